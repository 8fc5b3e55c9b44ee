"""Somebody who types what a test says."""

from __future__ import annotations

import io
import random
from collections.abc import Iterable, Iterator
from pathlib import Path

from sickbay.games.pandemic import GAME
from sickbay.terminal_ui import Console, play


class Lines:
    """A source of lines that ends."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines: Iterator[str] = iter(lines)

    def isatty(self) -> bool:
        return False

    def readline(self, most: int = -1) -> str:
        line = next(self._lines, None)
        return "" if line is None else line + "\n"


def any_lines(seed: int, most: int) -> Iterator[str]:
    """Random numbers, moves, commands and nonsense."""
    chance = random.Random(seed)
    others = "undo look hand log next skip pass help 0 12 agree treat charter airlift dispatch".split()
    others += [
        "why treat red",
        "why give 1 lima",
        "rules P4.5",
        "rules x",
        "help medic",
        "why",
        "drive paris",
        "ěšč",
        "99999999999",
        ":",
        "save:",
    ]
    for _ in range(most):
        draw = chance.random()
        yield str(chance.randint(1, 9)) if draw < 0.7 else "" if draw < 0.85 else chance.choice(others)


def at_table(
    lines: Iterable[str],
    seats: str = "me,random,random",
    seed: int = 7,
    language: str = "en",
    home: Path | None = None,
    **options: object,
) -> str:
    """All that is shown in a game whose person types these lines."""
    sink = io.StringIO()
    environ = {"HOME": str(home)} if home else {}
    play(GAME, seats.split(","), options, seed, language, Console(Lines(lines), sink, environ), environ)
    return sink.getvalue()
