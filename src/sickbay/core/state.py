"""What every state has: the agenda, who is asked, chance, and the count of reveals."""

from __future__ import annotations

from typing import Final, Self, TypeVar, cast

from mypy_extensions import mypyc_attr

from sickbay.core.chance import Chance

Frame = tuple[int, ...]
"""One thing that still has to happen: the number of its step, then the step's arguments."""

Event = tuple[int, tuple[int, ...]]
"""Something that happened: who may know its secret arguments (a seat mask), and its words."""

EVERYONE: Final = -1
"""The seat mask of all seats and spectators."""

HOST: Final = 15
"""The seat of the table itself (``host`` in text): time is up, go on."""


def seat_mask(*seats: int) -> int:
    """A viewer: one bit a seat. No seat at all is a spectator."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def seats_of(mask: int) -> list[int]:
    """The seats of a mask, lowest first."""
    some = mask & (1 << HOST + 1) - 1
    return [seat for seat in range(some.bit_length()) if some >> seat & 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data of one game under way; a game's own class adds its fields.

    ``agenda`` is a stack, what comes next on top (last). ``asked`` and ``offered`` are seat masks: the
    game waits for the asked, and goes on without the offered. ``ended`` is 0 while the game goes on and
    then the number of the game's result. ``revealed`` counts draws and secret looks. ``seats`` is how many
    play, by the option of that name. ``log`` is no part of the position: a list while somebody listens to
    events, else None.
    """

    __slots__ = ("agenda", "asked", "chance", "ended", "log", "offered", "options", "revealed", "seats")

    def __init__(self, chance: Chance, options: dict[str, object]) -> None:
        self.chance = chance
        self.options = options
        self.seats: int = cast(int, options.get("seats", 0))
        self.agenda: list[Frame] = []
        self.asked: int = 0
        self.offered: int = 0
        self.ended: int = 0
        self.revealed: int = 0
        self.log: list[Event] | None = None

    def copy(self) -> Self:
        """An independent copy that goes on in the same way; listeners do not come along."""
        raise NotImplementedError

    def copy_to(self, other: State) -> None:
        """Give another state this one's common fields (listeners do not come along)."""
        other.chance = self.chance.copy()
        other.options = self.options
        other.seats = self.seats
        other.agenda = self.agenda.copy()
        other.asked = self.asked
        other.offered = self.offered
        other.ended = self.ended
        other.revealed = self.revealed
        other.log = None

    def wait(self, frame: Frame, asked: int, offered: int = 0) -> None:
        """Put a frame back on the agenda and ask; both are seat masks."""
        self.agenda.append(frame)
        self.asked = asked
        self.offered = offered

    def end(self, result: int) -> None:
        """The game is over with this result; nothing that was still to come happens."""
        self.ended = result
        self.asked = 0
        self.offered = 0
        self.agenda.clear()


S = TypeVar("S", bound=State)
