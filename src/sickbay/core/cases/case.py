"""What a case says: where it starts, its steps, and what each of them expects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from sickbay.core.cases.script import Entry
from sickbay.core.game import Game
from sickbay.core.records.replay import Moment

Wants = dict[str, object]
"""What a step expects: the names above and fields of the position, with their values."""

Find = Callable[[str], Game[Any]]
"""Finds a game by its id."""


class Hidden:
    """A fact that some viewers must not notice: who, and what is different instead."""

    def __init__(self, viewers: dict[str, int], instead: Mapping[str, object]) -> None:
        self.viewers = viewers
        self.move = str(instead.get("move", ""))
        self.position = instead.get("position")
        self.chance = instead.get("chance")


class Step:
    """One step of a case: a move, or passing until a wait, or nothing but looking."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.seat = -1
        """The seat that moves; -1: the one that is asked."""
        self.move = ""
        self.pass_until = ""
        self.refused = ""
        self.wants: Wants = {}
        self.hidden: Hidden | None = None


class Line:
    """A variant of a case: its steps come after those that all lines share."""

    def __init__(self, title: str, steps: list[Step], chance: dict[str, list[Entry]]) -> None:
        self.title = title
        self.steps = steps
        self.chance = chance


class Case:
    """What a case file says, checked against its schema and the game's words."""

    def __init__(self, game: Game[Any], path: Path) -> None:
        self.game = game
        self.path = path
        self.title = ""
        self.rules: list[str] = []
        self.start = "blank"
        """``blank``, ``setup``, or the path of a record."""
        self.moment = Moment(0)
        self.seed: int | None = None
        self.options: dict[str, object] = {}
        self.position: dict[str, object] = {}
        self.chance: dict[str, list[Entry]] = {}
        self.rest = False
        """Whether the seed answers when a scripted stream runs short."""
        self.impossible = ""
        self.lines: list[Line] = []

    @property
    def name(self) -> str:
        """The file's name without its ending."""
        return self.path.stem
