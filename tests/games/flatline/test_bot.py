"""The greedy bot: it says legal moves only, from what its seat may know; lines are finished together."""

from __future__ import annotations

import json

import pytest

from sickbay.bots import make_bot
from sickbay.core.bot import Turn
from sickbay.core.chance import Chance
from sickbay.core.state import Event, seat_mask, seats_of
from sickbay.core.words import Move
from sickbay.games.flatline import GAME
from sickbay.games.flatline.bot import Greedy
from sickbay.games.flatline.bot.planning import Hands, filling
from sickbay.games.flatline.state import Flatline
from sickbay.games.flatline.tally import tally
from sickbay.games.flatline.words import LETTER, NUMBER, PLACE, SACRIFICE
from sickbay.table import Match, Tempo


def turn_of(state: Flatline, seat: int, seed: int = 1) -> Turn:
    legal = tuple(GAME.legal(state, seat))
    chance = Chance(seed, (*GAME.streams, "player"))
    offered = bool(state.offered >> seat & 1)
    return Turn(GAME, seat, legal, offered, chance, lambda: GAME.view(state, seat_mask(seat)))


def position(seats: int, **fields: object) -> Flatline:
    return GAME.position(GAME.read_options({"seats": seats}), fields, Chance(1, GAME.streams))


def answer(state: Flatline, seat: int, seed: int = 1) -> str:
    move = Greedy().choose(turn_of(state, seat, seed))
    return "" if move is None else GAME.words.format(move)


class Watcher:
    """Plays at random, and asks the bot in every position that comes of it."""

    def choose(self, turn: Turn) -> Move | None:
        said = Greedy().choose(turn)
        assert said in turn.legal or (said is None and turn.offered)
        return None if turn.offered and turn.below(2) else turn.pick(turn.legal)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_knows_an_answer_in_every_position(seats: int) -> None:
    for seed in range(3):
        Match(GAME, [Watcher() for _ in range(seats)], seed, {"level": "training"}).run()


@pytest.mark.parametrize("seed", range(4))
def test_it_knows_only_its_view(seed: int) -> None:
    match = Match(GAME, [make_bot(GAME, "greedy") for _ in range(3)], seed)
    for _ in range(30 + 17 * seed):
        match.go_on()
    state = match.state
    seat = seats_of(state.asked)[0]
    view = GAME.view(state, seat_mask(seat))
    answers, decks = set(), set()
    for draw in range(6):
        other = GAME.determinize(view, Chance(draw, GAME.streams))
        assert json.dumps(GAME.view(other, seat_mask(seat))) == json.dumps(view)
        decks.add(str(other.deck))
        answers.add(answer(other, seat))
    assert len(decks) > 1
    assert len(answers) == 1


def test_what_it_plans_can_be_placed() -> None:
    """Every filling is a row of legal moves, in its own order."""
    tried = 0
    for seed in range(12):
        match = Match(GAME, [make_bot(GAME, "greedy") for _ in range(4)], seed)
        while match.state.asked and tried < 40 * (seed + 1):
            match.go_on()
            state = match.state
            for target in list(state.open_to):
                placings = filling(state, Hands(state), target, state.shapes[target])
                if placings is not None:
                    tried += 1
                    assert can_be_placed(state.copy(), target, placings)
    assert tried > 200


def can_be_placed(state: Flatline, target: int, placings: list[tuple[int, int, int]]) -> bool:
    """Whether some order of the placings is legal."""
    for at, (space, seat, icon) in enumerate(placings):
        for move in GAME.legal(state, seat):
            there = move[0] == PLACE and move[2] == target and move[3] - LETTER == space
            if there and state.faces[8 * seat + move[1] - NUMBER] == icon + 1:
                after = state.copy()
                GAME.push(after, seat, move)
                rest = placings[:at] + placings[at + 1 :]
                if not rest or can_be_placed(after, target, rest):
                    return True
    return False


def test_it_finishes_what_somebody_has_begun() -> None:
    state = position(
        2, step="countdown", bays=["signals_operator"], stations=[],
        dice={"0": ["cross", "bolt"], "1": ["heart bay1.line4 a", "pill"]},
    )  # fmt: skip
    assert answer(state, 0) == "place 0 bay1.line4 b"


def test_it_leaves_what_people_have_marked() -> None:
    state = position(
        2, step="countdown", bays=["signals_operator"], stations=[],
        dice={"0": ["cross", "bolt"], "1": ["heart bay1.line4 a", "pill"]},
    )  # fmt: skip
    turn = turn_of(state, 0)
    turn.marks = (GAME.words.parse("place 3 bay1.line4 b"),)
    move = Greedy().choose(turn)
    assert move is not None
    assert move[0] != PLACE


def test_without_any_plan_a_die_is_sacrificed_for_the_fullest_hand() -> None:
    state = position(2, step="countdown", stations=[], dice={"0": ["cross"], "1": ["heart", "pill", "eye"]})
    assert answer(state, 0) == "sacrifice 0 for 1"
    GAME.play(state, 0, GAME.words.parse("sacrifice 0 for 1"))
    assert answer(state, 1) == "reroll 0 1 2"


def test_a_cube_is_brought_back_in_time() -> None:
    assert answer(position(2, power=1, triage=["backup_cell"]), 0) == "play backup_cell"


def test_who_is_full_is_treated_before_a_tile_is_lost() -> None:
    state = position(
        2, step="treat", dial=2, bays=["bomb_disposal_officer", "signals_operator"],
        tiles=["bay1.line1", "bay1.line2", "bay1.line3"] + [f"bay2.line{line}" for line in range(1, 5)],
    )  # fmt: skip
    assert answer(state, 0) == "treat bay2"


def test_it_wins_now_and_then_with_a_clock() -> None:
    """F10.9 measures it; here only what would make it much weaker is caught."""
    won = 0
    for seed in range(16):
        match = Match(GAME, [Greedy(), Greedy()], seed, {"level": "training"}, Tempo(8, GAME.takes_time))
        won += bool(match.run().won)
    assert 4 <= won <= 15


def test_the_figures_of_a_game_are_what_happened() -> None:
    happened: list[Event] = []
    match = Match(
        GAME, [Greedy() for _ in range(3)], 5, listen=lambda seat, move, events: happened.extend(events)
    )
    match.run()
    figures = {figure.name: figure.by_seat for figure in tally(match.state, happened)}
    for name, verb in (("placed", PLACE), ("sacrificed", SACRIFICE)):
        counted = [sum(seat == at and move[0] == verb for at, move in match.moves) for seat in range(3)]
        assert list(figures[name]) == counted
    assert figures["treated"] == (len(match.state.treated),) * 3
