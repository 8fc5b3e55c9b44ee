"""One set of rules under every pacing: without a clock, with one, in any order, hours apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sickbay.bots import RandomBot, make_bot
from sickbay.core.chance import Chance
from sickbay.core.records.recorder import Recorder
from sickbay.core.records.replay import replay
from sickbay.core.records.verify import verify
from sickbay.core.rules import Refused
from sickbay.core.state import HOST, Event, seats_of
from sickbay.core.words import Move
from sickbay.games.flatline import GAME
from sickbay.games.flatline.rules.frames import COUNTDOWN
from sickbay.games.flatline.state import Flatline
from sickbay.table import InTurn, Match, RandomOrder, SeatOrder, Tempo
from sickbay.table.pacer import Pacer

PACERS: dict[str, Callable[[], Pacer]] = {
    "seat order": SeatOrder,
    "in turn": InTurn,
    "any order": lambda: RandomOrder(Chance(3, ("order",))),
    "tempo 8": lambda: Tempo(8, GAME.takes_time),
    "tempo 2": lambda: Tempo(2, GAME.takes_time),
}
TIME_UP = GAME.words["time_up"]


def played(pacer: Pacer | None, seats: int, seed: int, bot: str = "greedy") -> Match[Flatline]:
    match = Match(GAME, [make_bot(GAME, bot) for _ in range(seats)], seed, pacer=pacer)
    match.run()
    return match


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("name", PACERS)
def test_a_game_ends_and_its_record_holds_without_a_clock(name: str, seats: int) -> None:
    match = played(PACERS[name](), seats, 11)
    recorder = Recorder(GAME, match.options, match.seed, {})
    state = GAME.new(match.options, match.seed)
    for seat, move in match.moves:
        assert GAME.why_not(state, seat, move) is None
        GAME.push(state, seat, move)
        recorder.add(state, seat, move)
    assert GAME.digest(state) == GAME.digest(match.state)
    record = recorder.record(state)
    assert verify(record, GAME).ok
    assert GAME.digest(replay(record, GAME, None, match.seed)) == GAME.digest(state)


def test_without_a_clock_nobody_says_that_time_is_up() -> None:
    for pacer in (None, SeatOrder(), InTurn(), RandomOrder(Chance(3, ("order",)))):
        assert all(seat != HOST for seat, _ in played(pacer, 4, 5, "random").moves)


def test_with_a_clock_no_seat_does_more_than_it_has_time_for() -> None:
    match = Match(GAME, [RandomBot() for _ in range(3)], 4, pacer=Tempo(3))
    used = dict.fromkeys(range(3), 0)
    ended_by_host = 0
    while match.state.asked:
        running = match.state.agenda[-1][0] == COUNTDOWN
        match.go_on()
        seat, move = match.moves[-1]
        if seat == HOST:
            assert move == (TIME_UP, GAME.words[str(match.state.round)])
            ended_by_host += 1
        elif running:
            used[seat] += 1
            assert used[seat] <= 3 + 2  # what is merely offered is not counted out beforehand
        if match.state.agenda and match.state.agenda[-1][0] != COUNTDOWN:
            used = dict.fromkeys(range(3), 0)
    assert ended_by_host


def test_in_turn_the_seats_go_round() -> None:
    match = Match(GAME, [RandomBot() for _ in range(3)], 4, options={"cmo": "1"})
    seats: list[int] = []
    while match.state.asked and len(seats) < 6:
        running = match.state.agenda[-1][0] == COUNTDOWN
        asked = seats_of(match.state.asked)
        match.go_on()
        if running and len(asked) == 3:
            seats.append(match.moves[-1][0])
    assert seats[:4] == [1, 2, 0, 1]  # the chief medical officer began it (F5.21, F12.19)


def test_time_may_be_up_at_any_moment_of_the_countdown_and_at_no_other() -> None:
    state = GAME.new({"seats": 3}, 9)
    chance = Chance(5, ("law player",))
    times = 0
    for _ in range(400):
        if state.ended:
            break
        word = GAME.words[str(min(state.round, 99))]
        running = state.agenda[-1][0] == COUNTDOWN
        assert (GAME.why_not(state, HOST, (TIME_UP, word)) is None) == running
        assert GAME.legal(state, HOST) == ([(TIME_UP, word)] if running else [])
        if running:
            cut = state.copy()
            GAME.play(cut, HOST, (TIME_UP, word))
            assert not any(cut.hands)
            times += 1
        seat = chance.pick(0, seats_of(state.asked))
        legal = GAME.legal(state, seat)
        GAME.push(state, seat, legal[chance.below(0, len(legal))])
    assert times > 50


def test_two_want_one_space_and_the_log_decides() -> None:
    """Whoever comes first has it; the other is refused, and nothing of it has changed."""
    position = {"step": "countdown", "dice": {"0": ["heart", "heart"], "1": ["heart", "heart"]}}
    place = GAME.words.parse("place 0 port a")
    for first, second in ((0, 1), (1, 0)):
        options = GAME.read_options({"seats": 2})
        state = GAME.position(options, position, Chance(1, GAME.streams))
        GAME.play(state, first, place)
        before = GAME.digest(state)
        with pytest.raises(Refused) as refused:
            GAME.play(state, second, place)
        assert refused.value.reason.key == "space-taken"
        assert GAME.digest(state) == before
        assert state.hands[second] == 0b11


def test_options_stand_in_canonical_order() -> None:
    """F5.26, which case files cannot say: they compare legal moves without their order."""
    position = {
        "step": "treat",
        "bays": ["hull_welder", "signals_operator", "none", "navigator"],
        "area": [["none", "lock_down", "setback"], ["escalation", "regression"]],
        "tiles": ["bay4.line1", "bay4.line2", "bay4.line3", "bay1.line2", "bay1.line1", "bay2.line4"],
    }
    options = GAME.read_options({"seats": 2, "start_bay": 4})
    state = GAME.position(options, position, Chance(1, GAME.streams))
    GAME.play(state, 0, GAME.words.parse("treat bay4"))
    said = [GAME.words.format(move) for move in GAME.legal(state, 0)]
    cards = ["escalation", "lock_down", "regression", "setback"]
    assert said == [*[f"choose {card}" for card in cards], "choose none"]
    position["triage"] = ["field_surgery"]
    position["tiles"] = ["bay1.line2"]
    state = GAME.position(options, position, Chance(1, GAME.streams))
    said = [GAME.words.format(move) for move in GAME.legal(state, 1)]
    lines = [
        "bay4.line1",
        "bay4.line2",
        "bay4.line3",
        "bay1.line1",
        "bay1.line3",
        *[f"bay2.line{n}" for n in range(1, 5)],
    ]
    assert said == [f"play field_surgery {line}" for line in lines]


def test_listening_does_not_matter() -> None:
    events: list[Event] = []

    def hear(seat: int, move: Move, heard: list[Event]) -> None:
        events.extend(heard)

    match = Match(GAME, [make_bot(GAME, "greedy") for _ in range(3)], 8, listen=hear)
    match.run()
    assert GAME.digest(match.state) == GAME.digest(played(None, 3, 8).state)
    assert events
