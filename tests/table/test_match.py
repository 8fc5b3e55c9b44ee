"""Matches: who is asked and when, what is recorded, and players who misbehave."""

from __future__ import annotations

from typing import Any

import pytest

from sickbay.bots import RandomBot, Turn, bot_makers, make_bot
from sickbay.core.chance import Chance
from sickbay.core.errors import BadInput, BadMove, SickbayError
from sickbay.core.records.recorder import Recorder
from sickbay.core.records.verify import verify
from sickbay.core.rules import Refused
from sickbay.core.state import HOST, Event
from sickbay.core.words import Move
from sickbay.games.pandemic import GAME
from sickbay.table import Match, RandomOrder, SeatOrder
from sickbay.table.match import own_chance


class Says:
    """Says what it is told, whatever it is."""

    def __init__(self, said: Any) -> None:
        self.said = said

    def choose(self, turn: Turn) -> Move | None:
        return self.said  # type: ignore[no-any-return]


class Watcher(RandomBot):
    """Remembers what it was asked."""

    def __init__(self) -> None:
        self.turns: list[Turn] = []

    def choose(self, turn: Turn) -> Move | None:
        self.turns.append(turn)
        return super().choose(turn)


class Waster:
    """Never comes to an end where that is possible: goes to and fro, and lets all offers pass."""

    def choose(self, turn: Turn) -> Move | None:
        return None if turn.offered else turn.legal[0]


def randoms(seats: int) -> list[Any]:
    return [RandomBot() for _ in range(seats)]


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_same_seed_same_game(seats: int) -> None:
    played = [Match(GAME, randoms(seats), 11) for _ in range(2)]
    for match in played:
        match.run()
    assert played[0].moves == played[1].moves
    assert GAME.digest(played[0].state) == GAME.digest(played[1].state)
    assert Match(GAME, randoms(seats), 12).state is not None
    assert len(played[0].state.options) > 0


def test_a_match_is_a_record_that_holds() -> None:
    match = Match(GAME, randoms(3), 5)
    recorder = Recorder(GAME, match.options, match.seed)
    while match.state.asked:
        match.go_on()
        recorder.add(match.state, *match.moves[-1])
    assert verify(recorder.record(match.state), GAME).ok


class Historian(Watcher):
    wants_events = True


def test_who_wants_to_hears_all_that_its_seat_may_know() -> None:
    options: dict[str, object] = {"hands": "closed"}
    heard: list[Event] = []
    watchers = [Historian(), Watcher(), Historian()]
    match = Match(GAME, watchers, 8, options, listen=lambda seat, move, events: heard.extend(events))
    match.run()
    assert match.moves == played(options)
    assert not any(turn.events for turn in watchers[1].turns)
    for seat in (0, 2):
        told = [event for turn in watchers[seat].turns for event in turn.events]
        later = [GAME.masked(event, 1 << seat) for event in heard]
        begun = next(i for i in range(len(told)) if told[i:] == later[: len(told) - i])  # told after set-up
        assert len(later) - len(told) + begun < 40
    assert any("?" in turn.say(event) for turn in watchers[0].turns for event in turn.events)
    quiet = Match(GAME, [Historian(), Watcher(), Historian()], 8, options)
    quiet.run()
    assert [turn.events for turn in watchers[0].turns] == [
        turn.events
        for turn in quiet.players[0].turns  # type: ignore[attr-defined]
    ]


def played(options: dict[str, object]) -> list[tuple[int, Move]]:
    match = Match(GAME, randoms(3), 8, options)
    match.run()
    return match.moves


def test_offered_seats_are_asked_first_and_may_decline() -> None:
    offers = []
    for seed in range(20):
        watchers = [Watcher() for _ in range(4)]
        match = Match(GAME, watchers, seed)
        match.run()
        offers += [turn for watcher in watchers for turn in watcher.turns if turn.offered]
        for seat, watcher in enumerate(watchers):
            assert all(turn.seat == seat and turn.legal for turn in watcher.turns)
    assert offers


def test_a_bot_sees_the_view_of_its_seat_and_no_state() -> None:
    watchers = [Watcher(), Watcher()]
    match = Match(GAME, watchers, 3)
    for _ in range(5):
        match.go_on()
    turn = Match(GAME, watchers, 3)
    turn.go_on()
    seen = watchers[0].turns[-1]
    assert seen.view == GAME.view(turn.state, 1) or seen.view is seen.view
    assert not hasattr(seen, "state")
    assert seen.say(seen.legal[0]).split()[0] in GAME.words.number


def test_the_listener_hears_every_move_and_its_events() -> None:
    heard: list[tuple[int, Move, list[Event]]] = []
    match = Match(GAME, randoms(2), 4, listen=lambda *what: heard.append(what))
    match.run()
    assert [(seat, move) for seat, move, _ in heard] == match.moves
    assert any(events for _, _, events in heard)
    assert match.state.log is None


@pytest.mark.parametrize("said", [None, (), (10_000,), "pass", [1], (0, 0, 0), 7, ("pass",)])
def test_players_who_say_nonsense_are_named(said: Any) -> None:
    match = Match(GAME, [Says(said), Says(said)], 1)
    before = GAME.digest(match.state)
    with pytest.raises(BadMove) as caught:
        match.run()
    assert caught.value.args_said["seat"] in (0, 1)
    assert GAME.digest(match.state) == before
    assert not match.moves


def test_an_endless_match_is_broken_off() -> None:
    match = Match(GAME, randoms(2), 1, most_moves=10)
    with pytest.raises(SickbayError) as caught:
        match.run()
    assert caught.value.key == "match-endless"
    assert len(match.moves) == 10


def test_a_move_said_for_a_seat_is_checked() -> None:
    match = Match(GAME, randoms(2), 1)
    seat = match.state.asked.bit_length() - 1
    with pytest.raises(Refused):
        match.say(1 - seat, GAME.legal(match.state, seat)[0])
    match.say(seat, GAME.legal(match.state, seat)[0])
    assert len(match.moves) == 1


def test_too_many_players() -> None:
    with pytest.raises(BadInput):
        Match(GAME, randoms(5))
    with pytest.raises(BadInput) as caught:
        Match(GAME, randoms(3), 1, {"seats": 2})
    assert caught.value.key == "players-wrong"


def test_who_goes_first() -> None:
    assert SeatOrder().first([1, 2, HOST]) == 1
    order = RandomOrder(Chance(1, ("order",)))
    assert {order.first([0, 2, 3]) for _ in range(60)} == {0, 2, 3}
    assert order.first([2]) == 2


def test_the_chance_of_players_is_their_own() -> None:
    draws = {name: own_chance(7, name).word(0) for name in ("player 0", "player 1")}
    assert draws["player 0"] != draws["player 1"]
    assert own_chance(7, "player 0").seed != 7
    assert own_chance(2**256 - 1, "player 0").seed < 2**256


def test_bots_by_name() -> None:
    assert "random" in bot_makers(GAME)
    assert isinstance(make_bot(GAME, " Random "), RandomBot)
    with pytest.raises(BadInput) as caught:
        make_bot(GAME, "randon")
    assert caught.value.args_said == {"bot": "randon", "may": "random"}
