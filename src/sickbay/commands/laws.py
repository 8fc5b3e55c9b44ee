"""``sickbay laws``."""

from __future__ import annotations

import re
from typing import Any

from sickbay.commands import find_game
from sickbay.commands.arguments import Given
from sickbay.commands.output import put_line
from sickbay.core import registry
from sickbay.core.chance import Chance
from sickbay.core.game import Game
from sickbay.core.laws import LawBroken, option_sets, run, soak, some_options
from sickbay.core.laws.moment import STREAMS
from sickbay.lab.simulate import cores
from sickbay.text import Catalogue

_LOOKS: int = 12
"""The laws are looked at about every so many moves: at each they cost a hundred times the game."""


def laws(given: Given, language: str) -> int:
    """Hold the laws against random games of one game, or of all."""
    name = given.maybe("game")
    games = [find_game(name)] if name else list(registry.games().values())
    count, seed = given.number("games"), given.number("seed")
    good = True
    for game in games:
        if given.on("quick"):
            report = soak(game, count, seed, given.maybe_number("jobs") or cores())
            broken, moves = report.broken, report.moves
        else:
            broken, moves = _hold(game, count, seed)
        catalogue = Catalogue(language, game)
        for line in _grouped(broken, catalogue):
            put_line(line)
        key = "cli-laws-broken" if broken else "cli-laws-hold"
        put_line(catalogue.say(key, game=game.id, games=count, moves=moves, broken=len(broken)))
        good = good and not broken
    return 0 if good else 1


def _grouped(broken: list[LawBroken], catalogue: Catalogue) -> list[str]:
    """What broke, the first of each kind, with how often it did."""
    kinds: dict[tuple[str, str], list[LawBroken]] = {}
    for error in broken:
        what = re.sub(r"[0-9]+", "0", str(error.args_said["why"]))  # the same mistake at another moment
        kinds.setdefault((str(error.args_said["law"]), what), []).append(error)
    lines = []
    for errors in kinds.values():
        lines.append(catalogue.say_error(errors[0]))
        if len(errors) > 1:
            lines.append("  " + catalogue.say("cli-laws-again", games=len(errors) - 1))
    return lines


def _hold(game: Game[Any], count: int, seed: int) -> tuple[list[LawBroken], int]:
    """What broke in so many games, each with the next options; and how many moves they had."""
    broken: list[LawBroken] = []
    moves = 0
    sets = option_sets(game)
    for number in range(count):
        options = some_options(game, sets, number, Chance(seed + number, STREAMS))
        try:
            moves += run(game, options, seed + number, often=_LOOKS).moves
        except LawBroken as error:
            broken.append(error)
    return broken, moves
