"""The state of a game of Flatline: plain data, no rule in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sickbay.core.chance import Chance
from sickbay.core.options import Options
from sickbay.core.state import State
from sickbay.games.flatline.cards import (
    CARD_SHAPES,
    DICE,
    LINE_SHAPES,
    LINES_OF,
    METER,
    METERS,
    OWN_DICE,
    POOL,
    SLOTS,
    STATION_SHAPES,
    TRACK,
    Shape,
)
from sickbay.games.flatline.words import (
    BAYS,
    CARD,
    LINES,
    N_LINES,
    N_STATIONS,
    N_TARGETS,
    PATIENT,
    SPACES,
    STATION,
)

NOBODY: Final = -1

EMERGENCY_STREAM: Final = 0
PATIENT_STREAM: Final = 1
EMERGENCY_DICE_STREAM: Final = 2
PLAYER_DICE_STREAM: Final = 3
STREAMS: Final = ("emergency deck", "patient deck", "emergency dice", "player dice")
"""F8.1"""

TRIAGE_LOCK: Final = 0
TRACK_LOCK: Final = 1
STATIONS_LOCK: Final = 2
UNLOCKED: Final = 0
LOCKED: Final = 1
LOCKED_LATE: Final = 2
"""A lock placed in step G, which stays until H of the next round (F4.23)."""


@mypyc_attr(serializable=True)  # so that copy() need not run __init__
class Flatline(State):
    """One game of Flatline. Cards are word numbers, -1 is none; decks have their top at the end.

    A die is ``DICE * seat + its number``: in ``hands`` (masks of numbers), on a space (``holder``, by
    ``SPACES * target + space``: the die and one more, 0 for nothing), on the ``track``, or at home. ``faces``
    are icons and one more, 0 at home. ``shapes``, ``open_to`` and ``may`` follow from the rest while a
    countdown runs: what takes dice, and by ``SPACES * target + seat`` the spaces where that seat may place.
    """

    __slots__ = (
        "activated",
        "all_ready",
        "area",
        "bays",
        "boxed",
        "cmo",
        "deciders",
        "deck",
        "dial",
        "dice",
        "discard",
        "done",
        "doors_held",
        "due",
        "escalating",
        "faces",
        "failed",
        "freed",
        "hands",
        "holder",
        "last_cube_loses",
        "locks",
        "may",
        "meter",
        "open_to",
        "own",
        "permissions",
        "pools",
        "power",
        "ready",
        "rolled_again",
        "round",
        "shapes",
        "stack",
        "start_bay",
        "stat",
        "stations",
        "steady",
        "tiles",
        "tokens",
        "track",
        "treated",
        "triage",
    )  # fmt: skip

    def __init__(self, chance: Chance, options: Options) -> None:
        super().__init__(chance, options)
        seats = self.seats
        self.meter: list[int] = METERS[str(options["meter"])][seats]
        self.own: int = OWN_DICE[seats]  # dice of a seat, the reserve with them (F2.4)
        self.cmo: int = int(str(options["cmo"]))
        self.start_bay: int = int(str(options["start_bay"])) - 1
        self.last_cube_loses: bool = options["last_cube"] == "loses"
        everyone = (1 << seats) - 1
        self.deciders: int = everyone if options["decides"] == "anybody" else 1 << self.cmo  # F5.3
        self.all_ready: bool = options["start"] == "all"  # F4.10
        self.round: int = 1
        self.power: int = METER  # cubes on the meter, always its right-most spaces (F2.6)
        self.due: int = 0  # emergencies that step B has still to bring (F4.3)
        self.doors_held: bool = False
        self.dial: int = 0  # its step, 0 to 11 (F2.3)
        self.steady: bool = False  # it will not turn in H (F6.25)
        self.bays: list[int] = [NOBODY] * BAYS
        self.tiles: list[int] = [0] * BAYS  # masks of cleared lines
        self.treated: list[int] = []
        self.stack: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.boxed: list[int] = []
        self.area: list[int] = [NOBODY] * (2 * SLOTS)  # row 1, then row 2
        self.stat: list[int] = []
        self.triage: list[int] = []
        self.failed: list[int] = []  # the red edge
        self.dice: list[int] = [0, 0]  # the emergency dice, 0 if they are not rolled
        self.activated: list[int] = []  # cards that have still to act (F4.8)
        self.escalating: int = 0  # the slot whose dice are rolled again (F4.9)
        self.rolled_again: int = 0
        self.locks: list[int] = [UNLOCKED, UNLOCKED, UNLOCKED]
        self.stations: int = (1 << N_STATIONS) - 1  # mask of those that still have their cube
        self.hands: list[int] = [0] * seats
        self.pools: list[int] = [base_pool(seats)] * seats
        self.faces: bytearray = bytearray(DICE * seats)
        self.holder: bytearray = bytearray(SPACES * N_TARGETS)
        self.track: list[int] = []
        self.permissions: list[int] = [0] * seats
        self.tokens: int = 0
        self.done: int = 0  # masks of seats
        self.ready: int = 0
        self.freed: int = 0  # mask of lines that count as ``any`` (F6.29)
        self.shapes: list[Shape] = []
        self.open_to: list[int] = []
        self.may: bytearray = bytearray()

    def copy(self) -> Flatline:
        """An independent copy; listeners do not come along."""
        other = Flatline.__new__(Flatline)
        self.copy_to(other)
        other.meter = self.meter
        other.own = self.own
        other.cmo = self.cmo
        other.start_bay = self.start_bay
        other.last_cube_loses = self.last_cube_loses
        other.deciders = self.deciders
        other.all_ready = self.all_ready
        other.round = self.round
        other.power = self.power
        other.due = self.due
        other.doors_held = self.doors_held
        other.dial = self.dial
        other.steady = self.steady
        other.bays = self.bays.copy()
        other.tiles = self.tiles.copy()
        other.treated = self.treated.copy()
        other.stack = self.stack.copy()
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.boxed = self.boxed.copy()
        other.area = self.area.copy()
        other.stat = self.stat.copy()
        other.triage = self.triage.copy()
        other.failed = self.failed.copy()
        other.dice = self.dice.copy()
        other.activated = self.activated.copy()
        other.escalating = self.escalating
        other.rolled_again = self.rolled_again
        other.locks = self.locks.copy()
        other.stations = self.stations
        other.hands = self.hands.copy()
        other.pools = self.pools.copy()
        other.faces = self.faces.copy()
        other.holder = self.holder.copy()
        other.track = self.track.copy()
        other.permissions = self.permissions.copy()
        other.tokens = self.tokens
        other.done = self.done
        other.ready = self.ready
        other.freed = self.freed
        other.shapes = self.shapes  # made anew for each countdown and never changed
        other.open_to = self.open_to.copy()
        other.may = self.may.copy()
        return other

    def shape_of(self, target: int) -> Shape | None:
        """The spaces of a target as it lies on the board, None if there is no such line, card or patient."""
        seats = self.seats
        if target < N_LINES:
            bay = target // LINES
            patient = self.bays[bay]
            line = target % LINES
            if patient == NOBODY or line >= LINES_OF[patient - PATIENT]:
                return None
            return LINE_SHAPES[seats][LINES * (patient - PATIENT) + line]
        if target < CARD:
            return STATION_SHAPES[seats][target - STATION]
        if target in self.area or target in self.stat:
            return CARD_SHAPES[seats][target - CARD]
        return None

    def used(self, target: int) -> int:
        """The mask of the spaces of a target on which dice lie."""
        holder = self.holder
        base = SPACES * target
        mask = 0
        for space in range(SPACES):
            if holder[base + space]:
                mask |= 1 << space
        return mask

    def is_filled(self, target: int) -> bool:
        """F5.13 Whether dice lie on all spaces of a target that is on the board."""
        shape = self.shape_of(target)
        return shape is not None and self.used(target) == shape.full

    def track_size(self) -> int:
        """F2.2 The spaces of the re-roll track."""
        return TRACK[self.seats]


def base_pool(seats: int) -> int:
    """F2.4 The dice that are in the pool of a seat unless some effect says otherwise."""
    return (1 << POOL[seats]) - 1
