"""Are states drawn from a view with the right chance? Then the truth ranks uniformly among them."""

from __future__ import annotations

from typing import Any, Final

from sickbay.core.chance import Chance
from sickbay.core.game import Game
from sickbay.core.laws.moment import SAMPLE, STREAMS, as_sent, choose
from sickbay.core.options import Options
from sickbay.core.state import State

DRAWS: Final = 7


def ranks(game: Game[Any], options: Options | None, games: int, seed: int = 1, moves: int = 40) -> list[int]:
    """How often one hidden fact of the truth was the lowest, the second ... the highest among drawn ones.

    In each random game somebody looks at some moment, and one fact that differs between truth and draws is
    compared. What players do must not depend on it, else seeing what they did says something about it:
    hidden decks are such facts, hidden hands are not quite.

    :param moves: the moment is at most so many moves from the beginning
    """
    counts = [0] * (DRAWS + 1)
    for number in range(seed, seed + games):
        chance = Chance(number, STREAMS)
        state = game.new(options, number)
        for _ in range(chance.below(SAMPLE, moves)):
            before = state.copy()
            game.push(state, *choose(game, state, chance))
            if state.ended:
                state = before
                break
        viewer = chance.below(SAMPLE, 1 << game.seats(state.options))
        view = as_sent(game.view(state, viewer))
        seeds = [chance.below(SAMPLE, 1 << 31) for _ in range(DRAWS)]
        worlds = [_facts(game, game.determinize(view, Chance(one, game.streams))) for one in seeds]
        truth = _facts(game, state)
        differ = [path for path, fact in truth.items() if any(world.get(path) != fact for world in worlds)]
        if differ:
            path = differ[chance.below(SAMPLE, len(differ))]
            own = truth[path]
            lower = sum([world.get(path, own) < own for world in worlds])
            same = sum([world.get(path, own) == own for world in worlds])
            counts[lower + chance.below(SAMPLE, same + 1)] += 1
    return counts


def unevenness(counts: list[int]) -> float:
    """Chi squared of counts that should be equal; of eight, more than 40 comes once in a million times."""
    mean = sum(counts) / len(counts)
    return sum([(count - mean) ** 2 for count in counts]) / mean if mean else 0.0


def _facts(game: Game[Any], state: State) -> dict[str, str]:
    """The leaves of the position by their paths, without its chance; numbers so that they sort."""
    facts: dict[str, str] = {}
    stack: list[tuple[str, object]] = [
        (name, value) for name, value in game.to_json(state).items() if name != "chance"
    ]
    while stack:
        path, value = stack.pop()
        if isinstance(value, dict):
            stack += [(f"{path}.{key}", item) for key, item in value.items()]
        elif isinstance(value, list):
            stack += [(f"{path}.{i}", item) for i, item in enumerate(value)]
        else:
            facts[path] = f"{value:06}" if isinstance(value, int) else str(value)
    return facts
