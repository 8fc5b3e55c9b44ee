"""The planner: it says legal moves only, from what its seat may know, and does the obvious."""

from __future__ import annotations

import json

import pytest

from sickbay.bots import make_bot
from sickbay.core.bot import Turn
from sickbay.core.chance import Chance
from sickbay.core.state import seat_mask
from sickbay.games.pandemic import GAME
from sickbay.games.pandemic.bot import Planner
from sickbay.games.pandemic.bot.outlook import bottom_chances, epidemics_within, slot_chances
from sickbay.games.pandemic.state import Pandemic
from sickbay.table.match import Match


def answer(state: Pandemic, seat: int, bot: Planner | None = None) -> str | None:
    """What a planner says for the seat."""
    legal = tuple(GAME.legal(state, seat))
    offered = bool(state.offered >> seat & 1)
    turn = Turn(GAME, seat, legal, offered, Chance(1, ("player",)), lambda: GAME.view(state, seat_mask(seat)))
    move = (bot or Planner()).choose(turn)
    return None if move is None else GAME.words.format(move)


def position(fields: dict[str, object], **options: object) -> Pandemic:
    chosen = {"seats": 2, "roles": ["scientist", "medic"], "auto_consent": [0, 1], **options}
    return GAME.position(GAME.read_options(chosen), fields, Chance(1, GAME.streams))


def turn_of(fields: dict[str, object], **options: object) -> list[str]:
    """All that the active seat says in its actions."""
    state = position(fields, **options)
    seat, turn = state.active, state.turn
    bot = Planner()
    said: list[str] = []
    while state.asked >> seat & 1 and state.turn == turn and state.actions:
        move = answer(state, seat, bot)
        assert move is not None
        said.append(move)
        GAME.play(state, seat, GAME.words.parse(move))
    return said


def play(seed: int, seats: int, **options: object) -> Match[Pandemic]:
    match = Match(GAME, [make_bot(GAME, "planner") for _ in range(seats)], seed, {"seats": seats, **options})
    match.run()
    return match


@pytest.mark.parametrize(("seats", "hands", "epidemics"), [(2, "open", 4), (3, "closed", 5), (4, "open", 7)])
def test_it_plays_whole_games(seats: int, hands: str, epidemics: int) -> None:
    assert play(3, seats, hands=hands, epidemics=epidemics).state.ended


def test_it_is_the_same_in_every_run() -> None:
    assert play(5, 2).moves == play(5, 2).moves


def test_it_knows_only_its_view() -> None:
    """Two states with one view: decks and a closed hand differ, the answer does not."""
    state = GAME.new({"seats": 3, "hands": "closed", "epidemics": 5}, 11)
    seat = state.active
    view = GAME.view(state, seat_mask(seat))
    answers = set()
    for seed in range(3):
        other = GAME.determinize(view, Chance(seed, GAME.streams))
        assert json.dumps(GAME.view(other, seat_mask(seat))) == json.dumps(view)
        answers.add(answer(other, seat))
    assert len(answers) == 1


def test_it_cures_when_it_can() -> None:
    said = turn_of({"hands": [["paris", "london", "madrid", "milan"], []]})
    assert "cure blue london madrid milan paris" in said


def test_it_takes_the_last_card_from_a_team_mate() -> None:
    said = turn_of(
        {"hands": [["paris", "london", "madrid"], ["atlanta"]], "pawns": ["atlanta", "atlanta"]},
    )
    assert "take 1 atlanta" in said
    assert "cure blue atlanta london madrid paris" in said


def test_it_goes_to_the_city_that_is_about_to_break_out() -> None:
    said = turn_of(
        {
            "cubes": {"blue": {"washington": 3}, "red": {"tokyo": 1}},
            "infection_deck": ["washington", "tokyo"],
            "infection_discard": [],
        }
    )
    assert "treat blue" in said


def test_it_agrees_to_what_helps() -> None:
    state = position(
        {"hands": [["paris", "london", "madrid"], ["atlanta"]], "pawns": ["atlanta", "atlanta"]},
        auto_consent=[],
    )
    GAME.play(state, 0, GAME.words.parse("take 1 atlanta"))
    assert answer(state, 1) == "agree"


def test_it_refuses_what_ruins_the_team() -> None:
    state = position(
        {
            "hands": [["paris"], ["atlanta", "london", "madrid", "milan", "essen"]],
            "pawns": ["atlanta", "atlanta"],
        },
        roles=["medic", "researcher"],
        auto_consent=[],
    )
    GAME.play(state, 0, GAME.words.parse("take 1 london"))
    assert answer(state, 1) == "refuse"


def test_it_gives_up_a_card_that_no_cure_needs() -> None:
    state = position(
        {
            "hands": [["paris", "london", "madrid", "tokyo", "osaka", "seoul", "lima"], []],
            "diseases": {"yellow": "eradicated"},
            "actions": 1,
            "player_deck": ["cairo", "delhi", "miami", "bogota"],
        }
    )
    GAME.play(state, 0, GAME.words.parse("pass"))
    assert answer(state, 0) == "discard lima"


def test_chances_follow_from_what_is_public() -> None:
    state = GAME.new({"seats": 2}, 4)
    slots = slot_chances(state, 5)
    assert len(slots) == 5
    for chances in (*slots, bottom_chances(state)):
        assert sum(chances) == pytest.approx(1.0)
        assert all(chances[city] == 0 for city in state.infection_discard)
    assert epidemics_within(state, len(state.player_deck)) == pytest.approx(4.0)
    assert epidemics_within(state, 13) == pytest.approx(1.0)
