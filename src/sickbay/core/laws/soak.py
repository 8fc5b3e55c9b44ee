"""Very many random games over all options: do they end, keep their invariants, and replay alike?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from itertools import product
from typing import Any, Final

from sickbay.core.chance import Chance
from sickbay.core.errors import Arg, BadOption
from sickbay.core.game import Game
from sickbay.core.laws.moment import SAMPLE, STREAMS, LawBroken, broken, choose
from sickbay.core.laws.walk import BOUND, result_key
from sickbay.core.options import Options
from sickbay.core.registry import game as find_game
from sickbay.core.words import Move
from sickbay.core.workers import spread


def option_sets(game: Game[Any]) -> list[Options]:
    """All combinations of the options that have one value each."""
    single = [option for option in game.options if not option.many]
    names = [option.name for option in single]
    return [
        dict(zip(names, values, strict=True)) for values in product(*[o.choices.values() for o in single])
    ]


def some_options(game: Game[Any], sets: list[Options], number: int, chance: Chance) -> Options:
    """The combination with this number (they come round), with lists at random; one that the game takes."""
    for attempt in range(len(sets) * _ATTEMPTS):
        options = dict(sets[(number + attempt // _ATTEMPTS) % len(sets)])
        for option in game.options:
            if option.many and attempt % _ATTEMPTS != _ATTEMPTS - 1:
                choices = list(option.choices.values())
                items = [choices[chance.below(SAMPLE, len(choices))] for _ in range(chance.below(SAMPLE, 5))]
                options[option.name] = items
        try:
            return game.read_options(options)
        except BadOption:
            continue
    return game.read_options(None)


_ATTEMPTS: Final = 24

Told = Callable[[int, int], None]
"""Told how many games are over, and how many of them kept the laws."""


class SoakReport:
    """What came of many random games."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.results: dict[str, int] = {}
        self.broken: list[LawBroken] = []
        self.digest = ""
        """Over all games in order: the same for any number of workers."""


def soak(game: Game[Any], games: int, seed: int = 1, jobs: int = 1, tell: Told | None = None) -> SoakReport:
    """Play many random games over all options: each keeps its invariants, ends, and replays alike.

    :param games: how many
    :param seed: of the first game; the others follow
    :param jobs: worker processes; the game must be an installed one if there are several
    :param tell: called after each game
    """
    report = SoakReport()
    sums = blake2b(digest_size=16)
    for one in _soaked(game, games, seed, jobs):
        report.games += 1
        if isinstance(one, dict):
            report.broken.append(LawBroken("law-broken", game.id, **one))
        else:
            moves, result, digest = one
            report.moves += moves
            report.results[result] = report.results.get(result, 0) + 1
            sums.update(digest.encode())
        if tell is not None:
            tell(report.games, report.games - len(report.broken))
    report.digest = sums.hexdigest()
    return report


_One = tuple[int, str, str] | dict[str, Arg]
"""A game's moves, result and digest, or what the broken law says (an error does not travel well)."""


def _soaked(game: Game[Any], games: int, seed: int, jobs: int) -> Iterator[_One]:
    if jobs <= 1:
        sets = option_sets(game)
        yield from (_soak_one(game, sets, seed, number) for number in range(games))
        return
    yield from spread(partial(_soak_named, game.id, seed), range(games), jobs, 8)


def _soak_named(name: str, seed: int, number: int) -> _One:
    game = find_game(name)
    return _soak_one(game, option_sets(game), seed, number)


def _soak_one(game: Game[Any], sets: list[Options], seed: int, number: int) -> _One:
    seed += number
    chance = Chance(seed, STREAMS)
    options = some_options(game, sets, number, chance)
    moves: list[tuple[int, Move]] = []
    try:
        state = game.new(options, seed)
        while not state.ended:
            if len(moves) >= BOUND:
                raise broken("ends", game, options, seed, BOUND, f"not over after {BOUND} moves")
            game.check(state)
            moves.append(choose(game, state, chance))
            game.push(state, *moves[-1])
        game.check(state)
        digest = game.digest(state)
        again = game.new(options, seed)
        for seat, move in moves:
            game.play(again, seat, move)
        if game.digest(again) != digest:
            raise broken("replays", game, options, seed, len(moves), "a replay ends differently")
        return len(moves), result_key(game, state), digest
    except LawBroken as law_broken:
        return law_broken.args_said
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        return broken("plays", game, options, seed, len(moves), why).args_said
