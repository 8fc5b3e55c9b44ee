"""What is printed: lines and their spaces, cards, dials, meters, and the tables of set-up (F2, F3).

Read once from ``data/cards.toml``; nothing here ever changes.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sickbay.games.flatline.words import (
    CARDS,
    CODES,
    LINES,
    N_BLUE,
    N_CARDS,
    N_ICONS,
    N_PATIENTS,
    PATIENTS,
)

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
DICE: Final = 8  # of each colour (F2)
DICE_IN: Final[list[list[int]]] = [
    [die for die in range(DICE) if hand >> die & 1] for hand in range(1 << DICE)
]
"""By the mask of a hand: the numbers of its dice."""
METER: Final = 8  # spaces of the power meter
SLOTS: Final = 6  # of a row of the emergency area, and of the red edge
DIAL_SPACES: Final = 3
DIAL_STEPS: Final = 12
LEVELS: Final = ("training", "standard", "expert")
SIDES: Final = ("green", "red")

ANY: Final = 0
ONE: Final = 1
TWO: Final = 2
MULTI: Final = 3
ALL: Final = 4
SPLIT: Final = 5
WHO: Final = ("any", "one", "two", "multi", "all", "split")
"""F2.5 The types of lines."""

BENEFITS: Final = (
    "reroll_all", "ignore_emergency_dice", "place_tile", "gain_cube", "hold_dial", "all_gain_die", "gain_die",
    "discard_emergency", "discard_emergency_2", "set_die", "free_line", "hold_doors", "reroll_one",
)  # fmt: skip
WINDOWS: Final = ("any", "before_draw", "emergency_dice", "countdown", "dial")
"""F6.50 When a triage card may be played."""

_CODES: Final = "RBGYWP"


@mypyc_attr(serializable=True)
class Shape:
    """The spaces of a line, station or card for so many seats.

    :ivar who: the type (F2.5)
    :ivar accepts: for each space a mask of the icons that fit (F2.1)
    :ivar full: the mask of all spaces
    :ivar right: the mask of the right area of a split line
    :ivar by_icon: for each mask of spaces and each icon, those of the spaces that take it
    :ivar known: what :meth:`fitting` has found already
    :ivar order: the spaces from the left, plain ones before split ones (F5.8)
    """

    def __init__(self, who: int, accepts: list[int], right: int) -> None:
        self.who = who
        self.accepts = accepts
        self.size = len(accepts)
        self.full = (1 << self.size) - 1
        self.right = right
        self.by_icon: list[list[list[int]]] = [
            [
                [at for at in range(self.size) if spaces >> at & 1 and accepts[at] >> icon & 1]
                for icon in range(N_ICONS)
            ]
            for spaces in range(self.full + 1)
        ]
        self.known: dict[int, list[int]] = {}
        plain = [at for at in range(self.size) if accepts[at].bit_count() == 1]
        self.order: list[int] = plain + [at for at in range(self.size) if at not in plain]

    def fitting(self, spaces: int, icons: int) -> list[int]:
        """For masks of spaces and icons: which icon fits where, as ``8 * icon + space``; worked out once."""
        key = spaces << N_ICONS | icons
        found = self.known.get(key)
        if found is None:
            found = [
                8 * icon + space
                for icon in range(N_ICONS)
                if icons >> icon & 1
                for space in self.by_icon[spaces][icon]
            ]
            self.known[key] = found
        return found


_data: Final[dict[str, Any]] = tomllib.loads(
    (files(__package__ or "") / "data" / "cards.toml").read_text("utf-8")
)


def _accepts(spaces: list[str]) -> list[int]:
    return [sum([1 << _CODES.index(code) for code in space.split("/")]) for space in spaces]


def _shape(line: dict[str, Any], seats: int) -> Shape:
    """A line as printed; an ``all`` line has its one space once for each seat (F9.38)."""
    who = WHO.index(line["who"])
    if who == SPLIT:
        left, right = _accepts(line["left"]), _accepts(line["right"])
        return Shape(who, left + right, ((1 << len(right)) - 1) << len(left))
    accepts = _accepts(line["spaces"])
    return Shape(who, accepts * seats if who == ALL else accepts, 0)


_SEATS: Final = range(FEWEST_SEATS, MOST_SEATS + 1)


def _by_seats(rows: list[dict[str, Any]]) -> list[list[Shape]]:
    return [
        [_shape(row, seats) for row in rows] if seats in _SEATS else [] for seats in range(MOST_SEATS + 1)
    ]


_patients: Final[list[dict[str, Any]]] = _data["patient"]
_cards: Final[list[dict[str, Any]]] = _data["emergency"]

if [card["id"] for card in _cards] != [*CARDS] or [card["id"] for card in _patients] != [*PATIENTS]:
    raise ValueError("the cards of the data are not those of the words")

LINES_OF: Final[list[int]] = [len(patient["lines"]) for patient in _patients]
"""How many lines each patient has."""

ALL_LINES: Final[list[int]] = [(1 << count) - 1 for count in LINES_OF]
"""For each patient the mask of its lines."""

_lines: Final[list[list[Shape]]] = _by_seats([line for patient in _patients for line in patient["lines"]])
_first: Final[list[int]] = [sum(LINES_OF[:patient]) for patient in range(N_PATIENTS)]

LINE_SHAPES: Final[list[list[Shape]]] = [
    [
        row[_first[patient] + (line if line < LINES_OF[patient] else 0)]
        for patient in range(N_PATIENTS)
        for line in range(LINES)
    ]
    if row
    else []
    for row in _lines
]
"""By the number of seats, then ``LINES * patient + line``; beyond a patient's last line it means nothing."""

CARD_SHAPES: Final[list[list[Shape]]] = _by_seats(_cards)
"""By the number of seats, then the emergency card."""

STATION_SHAPES: Final[list[list[Shape]]] = _by_seats([{**row, "who": "any"} for row in _data["station"]])

ON_HIT: Final[list[int]] = [CODES.index(card["on_hit"]) for card in _cards[:N_BLUE]]
"""The effect of each blue card (F6.1 - F6.12)."""

BENEFIT: Final[list[int]] = [BENEFITS.index(card["triage"]) if "triage" in card else -1 for card in _cards]
"""The benefit of each card as a triage card (F6.20 - F6.29), -1 for blue ones."""

WINDOW: Final[list[int]] = [WINDOWS.index(card["window"]) if "window" in card else -1 for card in _cards]

DIALS: Final[list[int]] = [CODES.index(code) for patient in _patients for code in patient["dial"]]
"""``DIAL_SPACES * patient + space`` (from 0): the effect there (F6.30 - F6.40)."""


def _table(rows: dict[str, int]) -> list[int]:
    """By the number of seats."""
    return [rows.get(str(seats), 0) for seats in range(MOST_SEATS + 1)]


PATIENTS_DEALT: Final[dict[str, list[int]]] = {
    level: _table(_data["setup"]["patients"][level]) for level in LEVELS
}
"""F3.2 By level and number of seats."""
POOL: Final[list[int]] = _table(_data["setup"]["starting_dice"])
"""F2.4 Dice in the pool, by the number of seats; one more is the reserve."""
OWN_DICE: Final[list[int]] = [
    pool + reserve for pool, reserve in zip(POOL, _table(_data["setup"]["reserve_dice"]), strict=True)
]
TRACK: Final[list[int]] = _table(_data["setup"]["reroll_track"])
"""F2.2 Spaces of the re-roll track, by the number of seats."""
SIDE_OF_LEVEL: Final[dict[str, str]] = {level: _data["setup"]["meter_side"][level] for level in LEVELS}
"""F3.7 The side of the meter if nobody chooses."""
METERS: Final[dict[str, list[list[int]]]] = {
    side: [
        next(
            (row["emergencies"] for row in _data["meter"] if row["seats"] == seats and row["side"] == side),
            [],
        )
        for seats in range(MOST_SEATS + 1)
    ]
    for side in SIDES
}
"""F2.6 By side and number of seats: the numbers under the spaces, from the left."""
RED_SLOTS: Final[int] = _data["limits"]["stat_fail_slots"]
MOST_ROLLED_AGAIN: Final[int] = _data["limits"]["escalation_max_rerolls"]

if len(_cards) != N_CARDS:
    raise ValueError("there are not 29 emergency cards")


def printed() -> dict[str, object]:
    """What stands on the cards and the board, by their words, for whoever draws them."""
    icons = {row["code"]: row["id"] for row in _data["icon"]}

    def line(row: dict[str, Any]) -> dict[str, object]:
        spaces = [*row.get("spaces", []), *row.get("left", []), *row.get("right", [])]
        shown: dict[str, object] = {
            "who": row["who"],
            "spaces": [[icons[code] for code in space.split("/")] for space in spaces],
        }
        return {**shown, "left": len(row["left"])} if "left" in row else shown

    cards = {
        card["id"]: {
            "number": card["number"],
            "tab": card["tab"],
            **line(card),
            **{field: card[field] for field in ("on_hit", "triage", "window") if field in card},
        }
        for card in _cards
    }
    patients = {
        patient["id"]: {
            "number": patient["number"],
            "dial": patient["dial"],
            "lines": [line(row) for row in patient["lines"]],
        }
        for patient in _patients
    }
    stations = {row["id"]: line({**row, "who": "any"}) for row in _data["station"]}
    return {
        "icons": {row["id"]: row["colour"] for row in _data["icon"]},
        "emergencies": cards,
        "patients": patients,
        "stations": stations,
        "meters": {side: {str(seats): METERS[side][seats] for seats in _SEATS} for side in SIDES},
        "track": {str(seats): TRACK[seats] for seats in _SEATS},
        "red_slots": RED_SLOTS,
    }
