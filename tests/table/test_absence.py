"""Nobody's absence stops a table: for every kind of wait in both games, and for what all must agree to."""

from __future__ import annotations

from typing import Any

import pytest

from sickbay.table.entries import Answered, Closed, Moved, Woke
from sickbay.table.requests import Abandon, Answer, Chat, Order, Pause, Play, Resume, Undo
from tests.table.live import SECOND, Live, at_wait, one, waits_of

EVERY_WAIT = [(game, rule) for game in ("pandemic", "hrubec", "flatline") for rule in sorted(waits_of(game))]
QUIET = {"W": "pass", "P5.12": "refuse", "H4.3.3": "end", "H4.4.2": "end"}


def test_random_play_meets_every_kind_of_wait() -> None:
    met = {rule for _, rule in EVERY_WAIT}
    assert {"P4.2", "P5.11", "P5.12", "P6.E2", "W1", "W3", "W4", "W5", "W6", "W7"} <= met
    assert {"H4.3.1", "H4.3.2", "H4.3.3", "H4.4.1", "H4.4.2", "H5.10", "H5.14", "H6.3", "H6.P6"} <= met


@pytest.mark.parametrize(("game", "rule"), EVERY_WAIT)
def test_the_deadline_answers(game: str, rule: str) -> None:
    live, seat = at_wait(game, rule, deadline=30, grace=20)
    at = live.table.at
    assert live.told(seat).table.seats[seat].due == live.now + 30 * SECOND
    assert live.wait(29.9) == []
    moves = [entry for entry in live.wait(0.1) if isinstance(entry, Moved)]
    assert {entry.auto for entry in moves} == {"deadline"}
    assert [entry.seat for entry in moves].count(seat) == 1
    assert live.table.at > at
    quiet = QUIET.get(rule, QUIET.get(rule[0]))
    mine = next(entry for entry in moves if entry.seat == seat)
    assert quiet is None or mine.move == quiet
    line = next(line for line in reversed(live.told(-1).log) if line.seat == seat and line.entry == "moved")
    assert line.auto == "deadline"
    assert "Time is up" in line.text[0]


@pytest.mark.parametrize(("game", "rule"), EVERY_WAIT)
def test_somebody_who_has_gone_has_the_grace_while_others_wait(game: str, rule: str) -> None:
    live, seat = at_wait(game, rule, grace=20)
    live.table.presence(0b111, True, live.now)
    assert live.table.wakes_at(live.now) is None
    assert live.wait(24 * 3600) == []
    live.table.presence(1 << seat, False, live.now)
    at = live.table.at
    assert live.wait(19.9) == []
    assert seat in [entry.seat for entry in live.wait(0.1) if isinstance(entry, Moved)]
    assert live.table.at > at


def test_a_game_without_a_clock_that_all_have_left_stays_as_it_was() -> None:
    live, seat = at_wait("pandemic", "W5", grace=20)
    live.table.presence(0b111, True, live.now)
    live.table.presence(0b111, False, live.now)
    assert live.wait(24 * 3600) == []
    other = (seat + 1) % 3
    live.table.presence(1 << other, True, live.now)
    assert live.wait(19.9) == []
    assert one(live.wait(0.1)).seat == seat


def test_bots_do_not_play_on_for_the_only_person_when_it_goes() -> None:
    live = Live("hrubec", ["person", "random", "random"], grace=5).begin()
    live.table.presence(0b1, False, live.now)
    live.wait(24 * 3600)
    assert live.asks() == [0]


@pytest.mark.parametrize("game", ["pandemic", "hrubec", "flatline"])
def test_a_table_that_all_have_left_plays_to_its_end(game: str) -> None:
    live = Live(game, deadline=30, grace=5, stand_in="random").begin()
    live.table.presence(0b111, False, live.now)
    begun, waited = live.now, 0
    while live.table.stage == "playing":
        at, now = live.table.at, live.now
        wakes = live.table.wakes_at(now)
        assert wakes is not None
        assert wakes - now <= 30 * SECOND
        live.now = wakes
        live.settle()
        waited += live.table.at == at
    assert live.table.stage == "over"
    assert waited == 0
    assert live.now - begun <= (3 * 30 + 5 * live.table.playing.moves) * SECOND


def test_the_absent_have_only_the_grace_until_they_speak() -> None:
    live, seat = at_wait("pandemic", "P4.2", deadline=30, grace=5)
    asked = one(live.wait(30)).seat
    assert asked == seat
    assert live.table.chairs[seat].absent
    while seat not in live.asks():
        live.play(live.asks()[0])
    assert live.told(-1).table.seats[seat].due == live.table.chairs[seat].since + 5 * SECOND
    live.say(seat, Chat, text="I am here")
    assert not live.table.chairs[seat].absent
    assert live.told(-1).table.seats[seat].due == live.table.chairs[seat].since + 30 * SECOND


def test_answers_of_the_table_come_no_sooner_than_those_of_bots() -> None:
    live, seat = at_wait("pandemic", "W5", deadline=0, grace=0, thinking=400)
    live.table.presence(0b111 & ~(1 << seat), True, live.now)
    assert live.wait(0.399) == []
    assert one(live.settle() or live.wait(0.001)).auto == "deadline"
    live, seat = at_wait("pandemic", "W5", thinking=400)
    live.table.presence(0b111, True, live.now)
    live.say(seat, Order, until="stop")
    assert live.wait(0.399) == []
    assert live.wait(0.001)[0] == Moved(at=live.now, seat=seat, move="pass", auto="order")


# -- the clock -----------------------------------------------------------------------------------------


def test_a_pause_stops_the_clock() -> None:
    live, seat = at_wait("pandemic", "W5", deadline=30)
    live.wait(10)
    live.say(1, Pause)
    assert live.told(-1).table.seats[seat].due is None
    assert live.table.wakes_at(live.now) is None
    assert live.wait(1000) == []
    assert live.table.questions(live.now) == []
    live.say(2, Resume)
    assert live.told(-1).table.seats[seat].due == live.now + 20 * SECOND
    assert live.wait(19.9) == []
    assert live.wait(0.1)


def test_no_deadline_runs_while_the_server_is_away() -> None:
    live, seat = at_wait("pandemic", "W5", deadline=30)
    live.say(seat, Abandon)
    live.wait(10)
    live.now += 1000 * SECOND
    live.table.take(Woke(at=live.now, lost=1000 * SECOND))
    assert live.wait(19.9) == []
    assert {type(entry) for entry in live.wait(0.1)} == {Moved, Answered}


def test_a_sleep_during_a_pause_counts_once() -> None:
    live, seat = at_wait("pandemic", "W5", deadline=30)
    live.wait(10)
    live.say(seat, Pause)
    live.now += 500 * SECOND
    live.table.take(Woke(at=live.now, lost=500 * SECOND))
    live.say(seat, Resume)
    assert live.told(-1).table.seats[seat].due == live.now + 20 * SECOND


def test_the_clock_of_a_question_goes_on_while_others_play_beside_it() -> None:
    live, seat = at_wait("hrubec", "H6.3", deadline=30)
    others = [other for other in live.asks() if other != seat]
    live.wait(10)
    for other in others:
        live.play(other)
    assert live.told(-1).table.seats[seat].due == live.now + 20 * SECOND


# -- what all must agree to ----------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["undo", "abandon"])
@pytest.mark.parametrize("contract", [{"deadline": 30}, {"grace": 30}])
def test_a_proposal_that_nobody_answers_ends_as_no(what: str, contract: dict[str, Any]) -> None:
    live = Live(**contract).begin()
    mover = live.cross()
    if what == "undo":
        live.say(mover, Undo)
    else:
        live.say(mover, Abandon)
    (proposal,) = live.told(-1).table.proposals
    assert proposal.what == what
    assert proposal.due == live.now + 30 * SECOND
    entries = live.wait(29.9)
    assert entries == []
    (answer,) = [entry for entry in live.wait(0.1) if isinstance(entry, Answered)]
    assert (answer.agree, answer.auto) == (False, "deadline")
    assert live.table.proposals == {}


def test_bots_wait_while_people_decide_about_taking_back_but_not_for_ever() -> None:
    live = Live("pandemic", ["person", "random", "person"], deadline=30, thinking=0).begin()
    mover = live.cross()
    while 1 not in live.asks():
        live.play(live.asks()[0])
    live.say(mover, Undo)
    assert live.table.questions(live.now) == []
    at = live.table.at
    assert live.wait(29.9) == []
    assert isinstance(live.wait(0.1)[0], Answered)
    assert live.table.at > at


def test_a_deadline_runs_on_while_something_is_proposed() -> None:
    live = Live(deadline=30).begin()
    mover = live.cross()
    (asked,) = live.asks()
    live.wait(10)
    live.say(mover, Undo)
    assert any(entry.seat == asked for entry in live.wait(20) if isinstance(entry, Moved))
    assert live.table.proposals == {}


# -- standing orders -----------------------------------------------------------------------------------


def test_a_standing_order_lets_windows_pass_until_its_landmark() -> None:
    live = Live("pandemic", thinking=0).begin()
    for seat in range(3):
        live.say(seat, Order, until="turn")
    assert live.told(0).table.seats[0].order == "turn"
    assert live.told(1).table.seats[0].order == ""
    assert live.told(-1).table.seats[0].order == ""
    turn = live.state.active
    while live.state.active == turn and live.table.stage == "playing":
        live.wait()
        if live.state.active != turn:
            break
        (seat,) = live.asks()
        assert not live.game.waits(live.state)[seat].rule.startswith("W")
        live.play(seat)
    assert [chair.order for chair in live.table.chairs] == ["", "", ""]


def test_an_order_of_others_is_told_to_nobody() -> None:
    live, seat = at_wait("pandemic", "W5", thinking=0)
    live.table.presence(0b111, True, live.now)
    live.say(seat, Order, until="stop")
    live.wait()
    own = [line for line in live.told(seat).log if line.entry == "moved"][-1]
    public = [line for line in live.told(-1).log if line.entry == "moved"][-1]
    assert (own.auto, public.auto) == ("order", "")
    assert "ordered" in [line.entry for line in live.told(seat).log]
    assert "ordered" not in [line.entry for line in live.told(-1).log]


def test_an_order_answers_windows_only() -> None:
    live, seat = at_wait("pandemic", "P5.12", thinking=0)
    live.table.presence(0b111, True, live.now)
    live.say(seat, Order, until="stop")
    assert live.wait(3600) == []
    live.say(seat, Order, until="")
    live, seat = at_wait("pandemic", "W5", thinking=0)
    live.table.presence(0b111, True, live.now)
    live.say(seat, Order, until="stop")
    live.say(seat, Order, until="")
    assert live.wait(3600) == []


def test_all_agree_to_end_it() -> None:
    live = Live("hrubec", ["person", "person", "random"]).begin()
    live.say(0, Abandon)
    number = live.told(1).table.proposals[0].number
    assert live.settle() == []
    live.say(1, Answer, proposal=number, agree=True)
    assert one(live.settle()) == Closed(at=live.now, why="abandoned")
    told = live.told(-1).table
    assert (told.stage, told.seed, told.proposals) == ("closed", "", [])
    with pytest.raises(Exception, match="The game is over"):
        live.say(0, Play, move="end")
