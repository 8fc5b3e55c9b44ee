"""Who goes first among those asked, and when time is up. That is no rule, so it lives outside the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from sickbay.core.chance import Chance
from sickbay.core.state import HOST


class Pacer(Protocol):
    """Decides the order in which those speak who are asked at the same time.

    :ivar timed: whether it has a clock: where the host is offered that time is up, it may be picked too.
        Without a clock nobody says so, and a game waits until all seats are done
    """

    timed: bool

    def first(self, seats: list[int]) -> int:
        """One of the seats (lowest first, the host last), never none."""

    def heard(self, seat: int, verb: str) -> None:
        """A seat has said a sentence that begins with this word."""


class SeatOrder:
    """The lowest seat first; the host when nobody else is asked."""

    timed = False

    def first(self, seats: list[int]) -> int:
        """The lowest seat."""
        return seats[0]

    def heard(self, seat: int, verb: str) -> None:
        """It does not matter who spoke."""


class InTurn:
    """The next seat after the one that spoke last: where all act at once and there is no clock.

    Whoever began it, so that several are asked where one was, has the first turn.
    """

    timed = False

    def __init__(self) -> None:
        self._last = -1
        self._several = False

    def first(self, seats: list[int]) -> int:
        """The next of these seats, round the table."""
        begins = len(seats) > 1 and not self._several
        self._several = len(seats) > 1
        if begins and self._last in seats:
            return self._last
        return next((seat for seat in seats if seat > self._last), seats[0])

    def heard(self, seat: int, verb: str) -> None:
        """Whoever comes after this seat is next."""
        self._last = seat


class RandomOrder:
    """Any of them, each equally likely.

    :param chance: a source of its own, never that of the game; its first stream is used
    """

    timed = False

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def first(self, seats: list[int]) -> int:
        """A random seat."""
        return seats[self._chance.below(0, len(seats))] if len(seats) > 1 else seats[0]

    def heard(self, seat: int, verb: str) -> None:
        """It does not matter who spoke."""


TEMPO: Final = 8
"""Actions of a seat in a minute, in simulations."""


class Tempo:
    """A clock for simulations: every seat has so many actions, then time is up. Who has most left is next.

    :param actions: of a seat while one clock runs
    :param costs: verbs that take the time of more than one action, or of none
    """

    timed = True

    def __init__(self, actions: int = TEMPO, costs: Mapping[str, int] | None = None) -> None:
        self._actions = actions
        self._costs = dict(costs or {})
        self._used: dict[int, int] = {}
        self._runs = False

    def first(self, seats: list[int]) -> int:
        """The seat with most time left; the host, if none has any."""
        runs = seats[-1] == HOST and len(seats) > 1
        if runs and not self._runs:
            self._used = {}
        self._runs = runs
        if not runs:
            return seats[0]
        busy = [seat for seat in seats if seat != HOST and self._used.get(seat, 0) < self._actions]
        return min(busy, key=lambda seat: self._used.get(seat, 0)) if busy else HOST

    def heard(self, seat: int, verb: str) -> None:
        """This took time."""
        if self._runs:
            self._used[seat] = self._used.get(seat, 0) + self._costs.get(verb, 1)
