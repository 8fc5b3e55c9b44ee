"""Legal moves in families, and in words."""

from __future__ import annotations

from collections.abc import Sequence

from sickbay.core.words import Move
from sickbay.table.messages import Group, MoveInfo
from sickbay.text import Catalogue


def families(moves: Sequence[Move], at: int = 0) -> dict[Move, list[Move]]:
    """The moves by what they begin with: so many words and one more; in their own order."""
    found: dict[Move, list[Move]] = {}
    for move in moves:
        found.setdefault(move[: at + 1], []).append(move)
    return found


class Choices:
    """Tells legal moves in one language; what was told once is kept."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._known: dict[Move, MoveInfo] = {}

    def groups(self, moves: Sequence[Move]) -> list[Group]:
        """The moves in families, each with what its moves share in words."""
        return [
            Group(label=self.catalogue.say_family(start), moves=[self.info(move) for move in family])
            for start, family in families(moves).items()
        ]

    def info(self, move: Move) -> MoveInfo:
        """A move: its words, what to call it, what it does."""
        info = self._known.get(move)
        if info is None:
            words = " ".join(self.catalogue.text_of(move))
            does = self._does(words.partition(" ")[0], move)
            info = MoveInfo(move=words, label=self.catalogue.say_move(move), does=does)
            self._known[move] = info
        return info

    def _does(self, verb: str, move: Move) -> str:
        return self.catalogue.explain_move(move) if self.catalogue.has(f"move-{verb}", "does") else ""
