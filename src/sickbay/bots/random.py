"""The bot against which all others are measured."""

from __future__ import annotations

from sickbay.core.bot import Turn
from sickbay.core.words import Move


class RandomBot:
    """Says any of its legal moves, each equally likely; an offer it lets pass as often as it takes it."""

    def choose(self, turn: Turn) -> Move | None:
        """One of the legal moves, or None for every other offer."""
        if turn.offered and turn.below(2):
            return None
        return turn.pick(turn.legal)
