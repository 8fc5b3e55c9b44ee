"""A table that plays against a clock: the count, the end and its grace, pauses, lost connections, bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from sickbay.core.errors import BadInput
from sickbay.core.records.record import Record
from sickbay.core.records.verify import verify
from sickbay.core.rules import Refused
from sickbay.core.state import HOST
from sickbay.table.contract import PERSON, Clock, Contract
from sickbay.table.deciding import BadRequest
from sickbay.table.entries import Clocked, Moved, Paused, Woke
from sickbay.table.messages import ClockInfo
from sickbay.table.requests import Actor, HandOver, Mark, Pause, Play, Resume, Start, TakeBack, Undo, Why
from sickbay.table.telling import Audience, why
from tests.table.live import SECOND, Live, one
from tests.table.test_flatline import in_countdown
from tests.table.test_seats import refused

CLOCK = Clock(seconds=60, grace=300, count_in=3)
PEOPLE = (PERSON,) * 3


def counting(kinds: Sequence[str] = PEOPLE, clock: Clock = CLOCK, **contract: Any) -> Live:
    """A table whose countdown has just begun: the clock counts in."""
    live = in_countdown(tuple(kinds), clock=clock, **contract)
    live.settle()
    return live


def running(kinds: Sequence[str] = PEOPLE, clock: Clock = CLOCK, **contract: Any) -> Live:
    """A table whose clock has just begun to run."""
    live = counting(kinds, clock, **contract)
    live.wait(clock.count_in)
    return live


def clock_of(live: Live) -> ClockInfo:
    told = live.told(0).table.clock
    assert told is not None
    return told


def place(live: Live, seat: int, at: int = 0) -> str:
    return [move for move in live.legal(seat) if move.startswith("place")][at]


def moved(entries: Sequence[object]) -> list[tuple[int, str]]:
    return [(entry.seat, entry.move) for entry in entries if isinstance(entry, Moved)]


# -- it runs -----------------------------------------------------------------------------------------------


def test_it_counts_in_and_nobody_acts_before() -> None:
    live = counting()
    assert clock_of(live) == ClockInfo(
        seconds=60, grace=300, count_in=3, pauses="anyone",
        starts_at=live.now + 3 * SECOND, ends_at=live.now + 63 * SECOND, left=None,
    )  # fmt: skip
    refused(live, "table-counts-in", 1, Play, move=place(live, 1))
    live.say(1, Mark, move=place(live, 1))
    live.wait(2.999)
    refused(live, "table-counts-in", 1, Play, move=place(live, 1))
    live.wait(0.001)
    live.play(1, place(live, 1))


def test_time_is_up_after_the_end_and_its_grace() -> None:
    live = running()
    assert live.wait(60.3) == []
    live.play(1, place(live, 1))
    assert moved(live.wait(0.001)) == [(HOST, "time_up 1")]
    with pytest.raises(Refused) as late:
        live.play(2, "place 1 bay1 a")
    assert late.value.reason.rule.startswith("F")
    assert clock_of(live).starts_at is None
    assert clock_of(live).left is None


def test_it_ends_when_all_are_done() -> None:
    live = running()
    live.wait(10)
    for seat in range(3):
        live.play(seat, "done")
    assert clock_of(live).ends_at is None
    assert moved(live.wait(100)) == [], "nobody says any more that time is up"


def test_each_countdown_has_its_own_clock() -> None:
    live = running()
    for _ in range(400):
        live.wait(61)
        if live.table.stage != "playing" or live.state.round > 3:
            break
        for seat in live.asks():
            legal = live.legal(seat)
            steps = [move for move in legal if not move.startswith(("place", "sacrifice", "done", "play"))]
            if steps and seat in live.asks():
                live.play(seat, steps[0])
    clocks = [entry for entry in live.table.entries if isinstance(entry, Clocked)]
    ends = [entry for entry in live.table.entries if isinstance(entry, Moved) and entry.seat == HOST]
    assert len(clocks) >= 3
    assert {entry.left for entry in clocks} == {60 * SECOND}
    for clock, end in zip(clocks, ends, strict=False):
        assert end.at - clock.at == 63 * SECOND + 301


@pytest.mark.parametrize("seed", range(20))
def test_what_comes_by_the_end_and_its_grace_counts_and_nothing_later(seed: int) -> None:
    """No client says what time it is, so a wrong clock of one's own changes nothing: arrival decides."""
    random = Random(seed)
    clock = Clock(
        seconds=random.choice([10, 45, 60, 120]),
        grace=random.choice([0, 50, 300, 2000]),
        count_in=random.choice([0, 3]),
    )
    live = counting(clock=clock)
    told = clock_of(live)
    assert told.starts_at is not None
    assert told.ends_at is not None
    first, last = told.starts_at, told.ends_at + clock.grace
    edges = [first - 1, first, last - 1, last, last + 1]
    times = sorted([*edges, *[random.randint(first - 4000, last + 4000) for _ in range(30)]])
    tried = 0
    for at in times:
        if at < live.now:
            continue
        live.now = at
        live.settle()
        seat = random.randrange(3)
        moves = [move for move in live.legal(seat) if move.startswith("place")] or ["place 1 bay1 a"]
        try:
            live.play(seat, random.choice(moves))
        except (BadRequest, Refused):
            assert not first <= at <= last or moves == ["place 1 bay1 a"]
        else:
            tried += 1
            assert first <= at <= last
    assert tried >= 4
    placed = [entry.at for entry in live.table.entries if isinstance(entry, Moved) and "place" in entry.move]
    assert all(first <= at <= last for at in placed)


def test_what_others_place_does_not_make_mine_stale() -> None:
    live = running()
    seen = live.told(0).table.at
    live.play(1, place(live, 1))
    live.play(2, place(live, 2))
    mine = place(live, 0)
    live.play(0, mine, at=seen)
    with pytest.raises(Refused) as gone:
        live.play(0, mine, at=seen)
    assert gone.value.reason.rule.startswith("F")
    live.play(0, place(live, 0, -1), at=seen)


def test_who_has_rolled_anew_looks_again() -> None:
    live = running()
    seen = live.told(1).table.at
    live.play(1, next(move for move in live.legal(1) if move.startswith("sacrifice")))
    asker = next(seat for seat in range(3) if any(move.startswith("reroll") for move in live.legal(seat)))
    live.play(asker, next(move for move in live.legal(asker) if move.startswith("reroll")))
    refused(live, "table-moved-on", asker, Play, move=place(live, asker), at=seen)
    live.play((asker + 1) % 3, place(live, (asker + 1) % 3), at=seen)


def test_an_old_move_does_not_act_in_the_next_countdown() -> None:
    live = running()
    seen = live.told(0).table.at
    live.wait(61)
    refused(live, "table-moved-on", 0, Play, move="place 1 bay1 a", at=seen)


# -- it stands ---------------------------------------------------------------------------------------------


def test_a_pause_keeps_what_is_left_and_counts_in_again() -> None:
    live = running()
    live.wait(20)
    live.say(1, Pause)
    assert (clock_of(live).left, clock_of(live).ends_at) == (40 * SECOND, None)
    refused(live, "table-paused", 0, Play, move=place(live, 0))
    assert live.wait(1000) == []
    live.say(2, Resume)
    assert one(live.settle()) == Clocked(at=live.now, left=40 * SECOND)
    assert clock_of(live).ends_at == live.now + 43 * SECOND
    refused(live, "table-counts-in", 0, Play, move=place(live, 0))
    live.say(0, Pause)
    assert clock_of(live).left == 40 * SECOND, "nothing runs while it counts in"
    live.say(0, Resume)
    assert moved(live.wait(43.301)) == [(HOST, "time_up 1")]


def test_a_pause_within_the_grace_leaves_nothing() -> None:
    live = running()
    live.wait(60.2)
    live.say(1, Pause)
    assert clock_of(live).left == 0
    live.say(1, Resume)
    assert moved(live.wait(3.301)) == [(HOST, "time_up 1")]


def test_where_nobody_may_stop_it_nobody_does() -> None:
    live = in_countdown(PEOPLE, clock=Clock(pauses="never"))
    live.settle()
    refused(live, "table-pauses-never", 1, Pause)
    live.wait(70)
    live.say(1, Pause)
    assert live.table.paused_by == 1, "between countdowns it hurts nobody"


@pytest.mark.parametrize("pauses", ["anyone", "lost", "never"])
def test_a_lost_connection_stops_it_where_that_is_agreed(pauses: Any) -> None:
    live = running(clock=Clock(pauses=pauses))
    live.wait(10)
    live.table.presence(0b10, False, live.now)
    entries = live.settle()
    if pauses != "lost":
        assert entries == []
        return
    assert one(entries) == Paused(at=live.now, by=None, lost=1)
    told = live.told(0)
    assert (told.table.paused, told.table.paused_why, clock_of(live).left) == (True, "lost", 50 * SECOND)
    refused(live, "table-paused-lost", 0, Play, move=place(live, 0))
    live.wait(5)
    live.say(0, Resume)
    assert isinstance(one(live.settle()), Clocked), "who is still away does not stop it again"
    assert live.wait(20) == []
    live.table.presence(0b10, True, live.now)
    live.table.presence(0b10, False, live.now)
    assert isinstance(one(live.settle()), Paused), "but who goes again does"


def test_who_is_away_when_it_begins_does_not_stop_it() -> None:
    live = in_countdown(PEOPLE, clock=Clock(pauses="lost"))
    live.now += SECOND
    live.table.presence(0b100, False, live.now)
    live.now += SECOND
    assert isinstance(one(live.settle()), Clocked)
    assert live.wait(30) == []


def test_a_server_that_was_away_goes_on_with_the_time_that_was_left() -> None:
    live = running()
    live.wait(25)
    live.play(1, place(live, 1))
    live.now += 3600 * SECOND
    live.table.take(Woke(at=live.now, lost=3595 * SECOND))
    assert clock_of(live).left == 30 * SECOND, "35 s had been played, five of them since the last move"
    assert live.told(0).table.paused_why == "woke"
    assert live.settle() == []
    refused(live, "table-paused-woke", 0, Play, move=place(live, 0))
    again = live.restored()
    assert again.fingerprint() == live.fingerprint()
    live.say(2, Resume)
    assert moved(live.wait(33.301)) == [(HOST, "time_up 1")]


def test_it_is_all_in_the_journal() -> None:
    live = running()
    for step in range(12):
        assert clock_of(live.restored()) == clock_of(live)
        live.wait(3.5)
        if step % 4 == 1:
            live.say(1, Pause)
        if step % 4 == 3:
            live.say(2, Resume)
            live.settle()
        elif step % 4 == 0:
            seat = step % 3
            live.play(seat, place(live, seat))


# -- what stands -------------------------------------------------------------------------------------------


def test_nobody_takes_back_what_was_done_against_the_clock() -> None:
    live = running(undo="owner")
    live.play(1, "done")
    refused(live, "table-undo-clock", 1, Undo)
    refused(live, "table-undo-clock", Actor(0b1, True), Undo, to=2)
    assert live.told(1).table.seats[1].undo == ""
    question = Why(id="q", seat=2, move="done")
    assert why(live.table, Audience(0b100, 0b100, False, "en"), question).free is False
    live.wait(61)
    refused(live, "table-undo-clock", Actor(0b1, True), Undo, to=2)


def test_without_a_clock_all_is_as_before() -> None:
    live = in_countdown(PEOPLE)
    assert live.told(0).table.clock is None
    assert live.wait(1000) == []
    live.play(1, "done")
    assert live.told(1).table.seats[1].undo == "free"
    live.say(1, Undo)


def test_a_game_in_turns_has_no_clock() -> None:
    with pytest.raises(BadInput) as told:
        Live("pandemic", clock=CLOCK)
    assert told.value.key == "table-no-clock"


@pytest.mark.parametrize(
    "wrong", [{"seconds": 5}, {"grace": -1}, {"pauses": "maybe"}, {"tempo": 0}, {"x": 1}]
)
def test_a_clock_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    body = {"game": "flatline", "options": {}, "kinds": [], "clock": wrong}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(body, Contract)


@pytest.mark.parametrize("clock", [None, CLOCK])
def test_what_was_called_is_forgotten_when_the_countdown_ends(clock: Clock | None) -> None:
    live = in_countdown(PEOPLE, clock=clock)
    live.settle()
    live.wait(3)
    live.say(1, Mark, move=place(live, 1))
    live.play(0, place(live, 0))
    assert live.told(0).table.seats[1].marks
    for seat in range(3):
        live.play(seat, "done")
    assert not live.told(0).table.seats[1].marks


# -- bots --------------------------------------------------------------------------------------------------


def test_bots_act_at_their_tempo_and_only_while_it_runs() -> None:
    counts: Counter[int] = Counter()
    minutes = 0
    for seed in range(6):
        live = running((PERSON, "greedy", "greedy"), seed=seed)
        told = clock_of(live)
        before = len(live.table.entries)
        live.wait(61)
        acted = [entry for entry in live.table.entries[before:] if isinstance(entry, Moved)]
        counts.update(entry.seat for entry in acted)
        assert told.starts_at is not None
        assert told.ends_at is not None
        for entry in acted:
            assert entry.seat == HOST or told.starts_at + SECOND < entry.at <= told.ends_at
        minutes += 1
    assert 0 < counts[1] <= 11 * minutes
    assert 0 < counts[2] <= 11 * minutes
    assert counts[HOST] == minutes


def test_bots_stand_still_while_it_stands() -> None:
    live = running((PERSON, "greedy", "greedy"))
    live.wait(8)
    live.say(0, Pause)
    assert live.wait(500) == []
    live.say(0, Resume)
    entries = live.wait(2.9)
    assert [type(entry) for entry in entries] == [Clocked]
    assert moved(live.wait(15))


def test_who_is_away_stops_nobody_and_a_bot_may_sit_in() -> None:
    live = running(deadline=5, grace=20)
    live.table.presence(0b100, False, live.now)
    assert live.wait(25) == [], "the clock ends the countdown, no deadline of one seat does"
    live.say(0, HandOver, seat=2)
    assert {seat for seat, _ in moved(live.wait(20))} == {2}
    live.say(2, TakeBack)
    assert moved(live.wait(14)) == []
    assert moved(live.wait(2)) == [(HOST, "time_up 1")]


@pytest.mark.parametrize("level", ["training", "expert"])
def test_bots_play_against_the_clock_to_the_end(level: str) -> None:
    live = Live("flatline", ("greedy",) * 3, seed=3, clock=CLOCK, options={"level": level})
    live.say(Actor(0, True), Start)
    for _ in range(300):
        live.wait(60)
        if live.table.stage == "over":
            break
    assert live.table.stage == "over"
    assert HOST in {seat for seat, _ in moved(live.table.entries)}
    record = live.table.record()
    assert verify(Record.read(record.write()), live.game).ok
