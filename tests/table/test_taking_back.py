"""Taking back: own moves while nothing was seen, everything else by consent; the owner of a learning game."""

from __future__ import annotations

import pytest

from sickbay.core.records.record import Record
from sickbay.core.records.verify import verify
from sickbay.table.entries import Answered, Proposed, Undone
from sickbay.table.logbook import named
from sickbay.table.requests import Actor, Answer, HandOver, Pause, Play, ResetTurn, TakeBack, Undo
from sickbay.table.table import Batch
from sickbay.table.telling import Audience, event
from sickbay.table.voice import voice
from tests.table.live import Live, at_wait, one
from tests.table.test_seats import refused


def drive(live: Live, seat: int) -> str:
    """A seat moves, which reveals nothing."""
    move = next(move for move in live.legal(seat) if move.startswith("drive"))
    live.play(seat, move)
    return move


def test_an_own_move_is_taken_back_freely() -> None:
    live = Live().begin()
    (seat,) = live.asks()
    before, view = live.game.digest(live.state), live.told(seat).digest
    assert live.told(seat).table.seats[seat].undo == ""
    drive(live, seat)
    at = live.table.at
    assert live.told(seat).table.seats[seat].undo == "free"
    assert live.told((seat + 1) % 3).table.seats[seat].undo == ""
    assert one(live.say(seat, Undo)) == Undone(at=live.now, id=f"r{live.asked}", by=seat, to=0)
    assert live.game.digest(live.state) == before
    assert (live.told(seat).digest, live.table.playing.moves, live.table.at) == (view, 0, at + 1)
    refused(live, "table-undo-nothing", seat, Undo)
    refused(live, "table-undo-nothing", seat, Undo, to=0)
    line = live.told(seat).log[-1]
    assert line.entry == "undone"
    assert "takes back a move: Drive" in line.text[0]


def test_what_is_drawn_again_is_the_same() -> None:
    live = Live(undo="owner").begin()
    (seat,) = live.asks()
    live.play(seat, "pass")
    while live.asks() == [seat]:
        live.play(seat, "pass")
    digest, moves = live.game.digest(live.state), list(live.table.playing.story.happened)
    live.say(Actor(0, True), Undo, to=0)
    for happened in moves:
        live.play(happened.seat, live.game.words.format(happened.move))
    assert live.game.digest(live.state) == digest


def test_a_whole_turn_is_reset() -> None:
    live = Live().begin()
    (seat,) = live.asks()
    refused(live, "table-undo-nothing-free", seat, ResetTurn)
    before = live.game.digest(live.state)
    drive(live, seat)
    drive(live, seat)
    assert one(live.say(seat, ResetTurn)).to == 0
    assert live.game.digest(live.state) == before


def test_nothing_is_taken_back_freely_once_others_have_answered_or_something_was_seen() -> None:
    live = Live().begin()
    mover = live.cross()
    refused(live, "table-undo-nothing-free", mover, ResetTurn)
    assert live.told(mover).table.seats[mover].undo == "ask"
    assert isinstance(one(live.say(mover, Undo)), Proposed)
    live = Live().begin()
    (seat,) = live.asks()
    revealed = live.state.revealed
    while live.state.revealed == revealed:
        live.play(live.asks()[0], "pass")
    assert live.table.playing.free_to(seat) == live.table.playing.moves


def test_a_secret_choice_is_taken_back_while_the_others_still_choose() -> None:
    live, seat = at_wait("hrubec", "H6.3")
    legal = live.legal(seat)
    live.play(seat, legal[-1])
    assert live.say(seat, Undo)
    assert seat in live.asks()
    live.play(seat, legal[0])
    while live.game.waits(live.state)[live.asks()[0]].rule == "H6.3":
        live.play(live.asks()[0])
    refused(live, "table-undo-nothing-free", seat, ResetTurn)


# -- by consent ----------------------------------------------------------------------------------------


def proposed(live: Live) -> tuple[int, int, int, int]:
    """Somebody proposes to take its last move back: who, the two others, and the number."""
    mover = live.cross()
    entry = one(live.say(mover, Undo))
    return mover, (mover + 1) % 3, (mover + 2) % 3, entry.number


def test_all_others_must_agree() -> None:
    live = Live().begin()
    mover, other, third, number = proposed(live)
    (told,) = live.told(third).table.proposals
    story = live.table.playing.story
    last = max(at for at, happened in enumerate(story.happened) if happened.seat == mover)
    assert (told.number, told.seat, told.what, told.to) == (number, mover, "undo", last)
    assert told.answers == {str(mover): True}
    assert "asks to take back" in told.text
    refused(live, "table-proposed-already", other, Undo, to=0)
    refused(live, "table-no-proposal", other, Answer, proposal=number + 1, agree=True)
    refused(live, "table-answered", mover, Answer, proposal=number, agree=False)
    live.say(other, Answer, proposal=number, agree=True)
    assert live.settle() == []
    live.say(third, Answer, proposal=number, agree=True)
    assert one(live.settle()) == Undone(at=live.now, by=mover, to=last, agreed=number)
    assert live.table.playing.moves == last
    assert live.told(-1).table.proposals == []


def test_one_no_is_enough_until_the_next_move() -> None:
    live = Live().begin()
    mover, other, third, number = proposed(live)
    live.say(other, Answer, proposal=number, agree=False)
    assert live.settle() == []
    assert live.told(third).table.proposals == []
    assert live.told(mover).table.seats[mover].undo == ""
    refused(live, "table-undo-declined", mover, Undo)
    refused(live, "table-no-proposal", third, Answer, proposal=number, agree=True)
    live.play(live.asks()[0])
    assert live.say(mover, Undo)


def test_a_move_makes_the_proposal_void() -> None:
    live = Live().begin()
    _, other, _, number = proposed(live)
    live.play(live.asks()[0])
    assert live.told(-1).table.proposals == []
    refused(live, "table-no-proposal", other, Answer, proposal=number, agree=True)


def test_bots_agree_and_so_does_a_stand_in() -> None:
    live = Live("pandemic", ["person", "random", "random"], thinking=400).begin()
    while 0 not in live.asks():
        live.wait(0.4)
    live.play(0)
    while live.table.playing.story.happened[-1].seat == 0:
        if 0 in live.asks():
            live.play(0, "pass" if "pass" in live.legal(0) else "")
        else:
            live.wait(0.4)
    assert isinstance(one(live.say(0, Undo)), Proposed)
    undone = live.settle()[0]
    assert isinstance(undone, Undone)
    assert undone.agreed is not None
    live = Live().begin()
    _, other, third, number = proposed(live)
    live.say(other, Answer, proposal=number, agree=True)
    live.say(third, HandOver)
    assert isinstance(live.settle()[0], Undone)


def test_whose_seat_a_bot_plays_does_not_vote() -> None:
    live = Live().begin()
    mover, other, _, number = proposed(live)
    live.say(other, HandOver)
    refused(live, "table-bot-sits-in", other, Answer, proposal=number, agree=False)
    live.say(other, TakeBack)
    live.say(other, Answer, proposal=number, agree=False)
    live.say(mover, HandOver)
    refused(live, "table-bot-sits-in", mover, Undo)


def test_a_proposal_names_only_what_each_may_know() -> None:
    live, seat = at_wait("hrubec", "H6.3")
    other = next(other for other in live.asks() if other != seat)
    name = live.legal(seat)[0].split()[1]
    live.play(seat)
    catalogue = voice(live.table, "en").catalogue
    own, others = (
        named(live.table, live.table.playing.story.happened[-1:], 1 << viewer, catalogue)
        for viewer in (seat, other)
    )
    assert catalogue.name(name) in own
    assert "picks in secret" in others
    assert catalogue.name(name) not in others


# -- contracts -----------------------------------------------------------------------------------------


def test_the_owner_rewinds_a_learning_game() -> None:
    live = Live(undo="owner").begin()
    live.cross()
    owner = Actor(0, True)
    assert one(live.say(owner, Undo, to=1)).by is None
    assert live.table.playing.moves == 1
    assert "The owner" in live.told(-1).log[-1].text[0]
    live.cross()
    assert one(live.say(Actor(1, True), Undo, seat=0, to=0)) == Undone(
        at=live.now, id=f"r{live.asked}", by=0, to=0
    )


def test_the_owner_of_another_game_does_not() -> None:
    live = Live().begin()
    live.cross()
    refused(live, "table-only-watching", Actor(0, True), Undo, to=0)
    assert isinstance(one(live.say(Actor(1, True), Undo, seat=0, to=0)), Proposed)


def test_where_nothing_is_taken_back() -> None:
    live = Live(undo="off").begin()
    (seat,) = live.asks()
    drive(live, seat)
    refused(live, "table-undo-off", seat, Undo)
    refused(live, "table-undo-off", seat, ResetTurn)
    assert live.told(seat).table.seats[seat].undo == ""


def test_nothing_is_taken_back_during_a_pause_or_after_the_end() -> None:
    live = Live(undo="owner").begin()
    (seat,) = live.asks()
    drive(live, seat)
    live.say(seat, Pause)
    for kind in (Undo, ResetTurn):
        refused(live, "table-paused", seat, kind)
    refused(live, "table-paused", seat, Play, move="pass")
    live = Live("hrubec", undo="owner").begin().play_out()
    refused(live, "table-over", 0, Undo)
    refused(live, "table-over", 0, ResetTurn)
    refused(live, "table-over", 0, Play, move="end")


# -- what is told and kept -----------------------------------------------------------------------------


def test_who_is_told_of_it() -> None:
    live = Live().begin()
    (seat,) = live.asks()
    drive(live, seat)
    drive(live, seat)
    start = len(live.table.entries)
    entries = live.say(seat, ResetTurn)
    told = event(live.table, Audience(0, 0, False, "en"), Batch(start, tuple(entries)), live.now)
    assert told is not None
    assert (told.cut, told.table.moves) == (0, 0)
    assert [line.entry for line in told.lines] == ["undone"]
    assert "2 moves" in told.lines[0].text[0]
    assert [line.entry for line in live.told(-1).log].count("moved") == 0


def test_only_the_line_that_survives_is_in_the_record() -> None:
    live = Live("hrubec", deadline=30).begin()
    live.wait(30)
    undone = 0
    for _ in range(100):
        seat = live.asks()[0]
        live.play(seat)
        if live.table.playing.free_to(seat) < live.table.playing.moves:
            undone += len(live.say(seat, Undo))
            live.play(seat, live.legal(seat)[-1])
    assert undone > 5
    live.play_out()
    record = live.table.record()
    assert record.seed == live.seed
    assert record.names == {0: "Ana", 1: "Bruno", 2: "Clara"}
    assert "auto deadline" in [said.note for said in record.moves]
    again = Record.read(record.write())
    assert verify(again, live.game).ok
    running = Live("hrubec").begin()
    running.play(running.asks()[0])
    record = running.table.record()
    assert (record.seed, record.result, len(record.moves)) == (None, "running", 1)
    assert str(running.seed) not in record.write().split()


def test_a_proposal_that_was_declined_is_told_in_order() -> None:
    live = Live().begin()
    _, other, _, number = proposed(live)
    live.say(other, Answer, proposal=number, agree=False)
    kinds = [type(entry) for entry in live.table.entries[-2:]]
    assert kinds == [Proposed, Answered]
    assert [line.entry for line in live.told(-1).log[-2:]] == ["proposed", "answered"]


@pytest.mark.parametrize("game", ["pandemic", "hrubec", "flatline"])
def test_positions_are_made_again_exactly(game: str) -> None:
    live = Live(game, undo="owner").begin()
    digests = [live.game.digest(live.state)]
    while live.table.playing.moves < 40 and live.table.stage == "playing":
        live.play(live.asks()[0])
        digests.append(live.game.digest(live.state))
    if live.table.stage == "over":
        digests.pop()
    for to in (len(digests) - 2, len(digests) // 2, 1, 0):
        if live.table.stage == "playing":
            live.say(Actor(1, True), Undo, to=to)
            assert live.game.digest(live.state) == digests[to]
