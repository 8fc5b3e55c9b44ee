"""What a game tells of itself when many games are added up: its own figures beside who won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sickbay.core.state import Event


class Figure(NamedTuple):
    """One figure of a finished game, as a number for each seat.

    :ivar name: its message is ``figure-<name>``
    :ivar by_seat: the numbers
    :ivar part_of: the name of another figure of the same game of which this is a part: successes of
        operations. Then it is told as a share of that one, else as a mean
    """

    name: str
    by_seat: tuple[int, ...]
    part_of: str = ""


Tally = Callable[[Any, list[Event]], list[Figure]]
"""Makes the figures of a finished game: from its state, and all events of the game in their order."""
