"""Who goes first among those asked. That is no rule, so it lives outside the state."""

from __future__ import annotations

from typing import Protocol

from sickbay.core.chance import Chance


class Pacer(Protocol):
    """Decides the order in which those speak who are asked at the same time."""

    def first(self, seats: list[int]) -> int:
        """One of the seats (lowest first, the host last), never none."""


class SeatOrder:
    """The lowest seat first; the host when nobody else is asked."""

    def first(self, seats: list[int]) -> int:
        """The lowest seat."""
        return seats[0]


class RandomOrder:
    """Any of them, each equally likely.

    :param chance: a source of its own, never that of the game; its first stream is used
    """

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def first(self, seats: list[int]) -> int:
        """A random seat."""
        return seats[self._chance.below(0, len(seats))] if len(seats) > 1 else seats[0]
