"""Legal moves in families, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from sickbay.core.game import Game
from sickbay.core.words import Move
from sickbay.table.messages import Group, MoveInfo
from sickbay.text import Catalogue
from sickbay.text.catalogue import word_id

MOST_KEPT: Final = 1000
"""Moves that a table keeps in words because they name somebody."""

MOST_KNOWN: Final = 4000
"""Moves that all tables keep in words together; there may be more than anybody could keep (a Forecast)."""


def families(moves: Sequence[Move], at: int = 0) -> dict[Move, list[Move]]:
    """The moves by what they begin with: so many words and one more; in their own order."""
    found: dict[Move, list[Move]] = {}
    for move in moves:
        found.setdefault(move[: at + 1], []).append(move)
    return found


class Choices:
    """Tells legal moves in one language at one table; what was told once is kept."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._everywhere = _everywhere(catalogue.language, catalogue.game)
        self._here: dict[Move, MoveInfo] = {}
        self._families: dict[Move, str] = {}

    def groups(self, moves: Sequence[Move]) -> list[Group]:
        """The moves in families, each with what its moves share in words."""
        return [
            Group(label=self._family(start), moves=[self.info(move) for move in family])
            for start, family in families(moves).items()
        ]

    def _family(self, start: Move) -> str:
        label = self._families.get(start)
        if label is None:
            label = self._families[start] = self.catalogue.say_family(start)
        return label

    def info(self, move: Move) -> MoveInfo:
        """A move: its words, what to call it, what it does."""
        told = self._everywhere.info(move) or self._here.get(move)
        if told is None:
            if len(self._here) >= MOST_KEPT:
                self._here.clear()
            told = self._here[move] = told_by(self.catalogue, move)
        return told


class Everywhere:
    """Tells the moves that name nobody: the same at all tables of a game."""

    def __init__(self, catalogue: Nameless) -> None:
        self._catalogue = catalogue
        self._known: dict[Move, MoveInfo | None] = {}

    def info(self, move: Move) -> MoveInfo | None:
        """The move in words, None if the name of somebody at the table is among them."""
        if move not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._catalogue.named = False
            told = told_by(self._catalogue, move)
            self._known[move] = None if self._catalogue.named else told
        return self._known[move]


class Nameless(Catalogue):
    """A catalogue that notes when it is asked for somebody's name."""

    named = False

    def seat(self, seat: str | int) -> str:
        self.named = True
        return super().seat(seat)


@lru_cache(maxsize=32)
def _everywhere(language: str, game: Game[Any] | None) -> Everywhere:
    return Everywhere(Nameless(language, game))


def told_by(catalogue: Catalogue, move: Move) -> MoveInfo:
    """A move in words."""
    words = catalogue.text_of(move)
    does = catalogue.explain_move(move) if catalogue.has(f"move-{word_id(words[0])}", "does") else ""
    return MoveInfo(move=" ".join(words), label=catalogue.say_move(move), does=does)
