"""The laws of every game, over random play, for all installed games and the probes."""

from __future__ import annotations

from typing import Any

import pytest

from sickbay.core import laws
from sickbay.core.chance import Chance
from sickbay.core.game import Game
from sickbay.core.registry import games
from tests.probes import lair, rush, sealed

pytestmark = pytest.mark.compiled

GAMES: dict[str, Game[Any]] = {**games(), "sealed": sealed.GAME, "rush": rush.GAME, "lair": lair.GAME}
OPTION_SETS = 12  # of each game, spread over all of them
FIRST_SEED = 10**30  # long, so that a view cannot tell it by accident


def spread(game: Game[Any]) -> list[tuple[int, dict[str, object]]]:
    """Seeds and options for a game, spread over all combinations."""
    sets = laws.option_sets(game)
    return [
        (
            FIRST_SEED + i,
            laws.some_options(game, sets, i * len(sets) // OPTION_SETS, Chance(i, ("", "options"))),
        )
        for i in range(OPTION_SETS)
    ]


RUNS = [
    pytest.param(game, options, seed, id=f"{name}-{seed - FIRST_SEED}")
    for name, game in GAMES.items()
    for seed, options in spread(game)
]


def test_pandemic_is_installed() -> None:
    assert "pandemic" in GAMES


@pytest.mark.parametrize("law", laws.LAWS)
@pytest.mark.parametrize(("game", "options", "seed"), RUNS)
def test_law(law: str, game: Game[Any], options: dict[str, object], seed: int) -> None:
    laws.run(game, options, seed, laws=[law], often=2)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize(
    ("name", "bot"), [(name, bot) for name, game in GAMES.items() for bot in game.bots()]
)
def test_all_laws_where_good_play_leads(name: str, bot: str, number: int) -> None:
    """Random play does not get far in a hard game; what a bot knows leads to its other ends."""
    game = GAMES[name]
    seed, options = spread(game)[2 * number]
    laws.run(game, options, seed, often=8, bot=bot)


@pytest.mark.parametrize(("game", "options", "seed"), RUNS)
def test_the_same_seed_makes_the_same_trace(game: Game[Any], options: dict[str, object], seed: int) -> None:
    assert laws.trace(game, options, seed) == laws.trace(game, options, seed)
    assert laws.trace(game, options, seed) != laws.trace(game, options, seed + 1)


@pytest.mark.parametrize("name", GAMES)
def test_games_over_all_options_end_and_replay(name: str) -> None:
    report = laws.soak(GAMES[name], 80)
    assert [str(error) for error in report.broken] == []
    assert report.games == 80


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("sealed", {}),
        ("pandemic", {"hands": "open"}),
        ("pandemic", {"hands": "closed", "seats": 3}),
        ("hrubec", {"seats": 4}),
        ("flatline", {"seats": 3}),
    ],
)
def test_the_truth_ranks_evenly_among_what_is_drawn(name: str, options: dict[str, object]) -> None:
    counts = laws.ranks(GAMES[name], options, 300)
    assert sum(counts) > 20
    assert laws.unevenness(counts) < 40, counts
