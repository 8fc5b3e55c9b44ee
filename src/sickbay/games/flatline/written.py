"""The named JSON form of a state: to write it, and to read it back exactly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sickbay.core.errors import BadPosition
from sickbay.core.files import quoted
from sickbay.core.kinds import Kind
from sickbay.core.reading import by_seat, read_int, read_list, whole
from sickbay.games.flatline.cards import DIAL_STEPS, DICE, MOST_ROLLED_AGAIN, SLOTS
from sickbay.games.flatline.rules.frames import COUNTDOWN
from sickbay.games.flatline.rules.lines import lay_open
from sickbay.games.flatline.state import LOCKED_LATE, NOBODY, Flatline
from sickbay.games.flatline.words import (
    BAYS,
    BLUE_KIND,
    CARD_KIND,
    ICON,
    ICON_KIND,
    LETTER,
    LETTER_KIND,
    LINE_KIND,
    LINES,
    LOCKS,
    N_LINES,
    N_TARGETS,
    ORANGE_KIND,
    PATIENT_KIND,
    SPACES,
    STATION,
    STATION_KIND,
    TARGET_KIND,
    WORDS,
)

MOST_ROUNDS: Final = 1_000_000
MOST_TOKENS: Final = 1_000
MOST_POWER: Final = 8
ON_TRACK: Final = "track"
HOME: Final = "home"

BOARD_FIELDS: Final = (
    "round", "power", "due", "doors_held", "dial", "steady", "bays", "tiles", "treated", "area", "stat",
    "triage", "failed", "emergency_discard", "boxed", "emergency_dice", "activated", "escalating",
    "rolled_again", "locks", "stations", "dice", "track", "reserves", "permissions", "tokens", "done",
    "ready", "freed",
)  # fmt: skip
"""The fields that all may know (F7.1)."""

SECRET_FIELDS: Final = ("emergency_deck", "patient_stack")


def write_board(state: Flatline) -> dict[str, object]:
    """What all may know (F7.1)."""
    words = WORDS
    seats = range(state.seats)
    lying = placed_dice(state)
    return {
        "round": state.round,
        "power": state.power,
        "due": state.due,
        "doors_held": state.doors_held,
        "dial": state.dial,
        "steady": state.steady,
        "bays": [words.name_or_none(patient) for patient in state.bays],
        "tiles": words.names(lines_of_masks(state.tiles)),
        "treated": words.names(state.treated),
        "area": [
            [words.name_or_none(card) for card in state.area[:SLOTS]],
            [words.name_or_none(card) for card in state.area[SLOTS:]],
        ],
        "stat": words.names(state.stat),
        "triage": words.names(state.triage),
        "failed": words.names(state.failed),
        "emergency_discard": words.names(state.discard),
        "boxed": words.names(state.boxed),
        "emergency_dice": list(state.dice),
        "activated": words.names(state.activated),
        "escalating": state.escalating,
        "rolled_again": state.rolled_again,
        "locks": dict(zip(LOCKS, state.locks, strict=True)),
        "stations": [words.words[STATION + at] for at in numbers_in(state.stations)],
        "dice": [write_dice(state, seat, lying) for seat in seats],
        "track": [[die // DICE, die % DICE] for die in state.track],
        "reserves": [numbers_in(((1 << state.own) - 1) & ~state.pools[seat]) for seat in seats],
        "permissions": list(state.permissions),
        "tokens": state.tokens,
        "done": numbers_in(state.done),
        "ready": numbers_in(state.ready),
        "freed": words.names(numbers_in(state.freed)),
    }


def write_secrets(state: Flatline) -> dict[str, object]:
    """What nobody may know (F7.2), the top first."""
    return {
        "emergency_deck": WORDS.names(reversed(state.deck)),
        "patient_stack": WORDS.names(reversed(state.stack)),
    }


def numbers_in(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def lines_of_masks(tiles: list[int]) -> list[int]:
    """The lines with a tile."""
    return [LINES * bay + line for bay in range(BAYS) for line in numbers_in(tiles[bay])]


def placed_dice(state: Flatline) -> dict[int, str]:
    """By die: line and space on which it lies, as words."""
    words = WORDS.words
    holder = state.holder
    return {
        holder[place] - 1: f" {words[place // SPACES]} {words[LETTER + place % SPACES]}"
        for place in range(len(holder))
        if holder[place]
    }


def write_dice(state: Flatline, seat: int, lying: dict[int, str]) -> list[str]:
    """Where each die of a seat is: its icon if it lies in hand, with line and space if it is placed."""
    words = WORDS.words
    out: list[str] = []
    for number in range(state.own):
        die = DICE * seat + number
        face = state.faces[die]
        if die in state.track:
            out.append(ON_TRACK)
        elif not face:
            out.append(HOME)
        else:
            out.append(words[ICON + face - 1] + lying.get(die, ""))
    return out


# -- reading ---------------------------------------------------------------------------------------------


def read_board(state: Flatline, data: Mapping[str, object]) -> None:
    """Read what :func:`write_board` wrote.

    :raises BadPosition: if it is not well formed
    """
    state.round = read_int(data, "round", 1, MOST_ROUNDS)
    state.power = read_int(data, "power", 0, MOST_POWER)
    state.due = read_int(data, "due", 0, MOST_POWER)
    state.doors_held = read_flag(data, "doors_held")
    state.dial = read_int(data, "dial", 0, DIAL_STEPS - 1)
    state.steady = read_flag(data, "steady")
    state.bays = read_places(data, "bays", PATIENT_KIND, BAYS)
    state.tiles = read_tiles(data)
    state.treated = PATIENT_KIND.read_list(data, "treated")
    state.area = read_area(data)
    state.stat = ORANGE_KIND.read_list(data, "stat")
    state.triage = ORANGE_KIND.read_list(data, "triage")
    state.failed = ORANGE_KIND.read_list(data, "failed")
    state.discard = CARD_KIND.read_list(data, "emergency_discard")
    state.boxed = CARD_KIND.read_list(data, "boxed")
    state.dice = read_emergency_dice(data)
    state.activated = BLUE_KIND.read_list(data, "activated")
    state.escalating = read_int(data, "escalating", 0, SLOTS)
    state.rolled_again = read_int(data, "rolled_again", 0, MOST_ROLLED_AGAIN)
    state.locks = read_locks(data)
    state.stations = read_mask(STATION_KIND.read_list(data, "stations"), STATION, "stations")
    read_dice(state, data)
    read_track(state, data)
    read_reserves(state, data)
    permissions = by_seat(data, "permissions", state.seats)
    state.permissions = [whole(item or 0, "permissions", 0, MOST_TOKENS) for item in permissions]
    state.tokens = read_int(data, "tokens", 0, MOST_TOKENS)
    state.done = read_seats(state, data, "done")
    state.ready = read_seats(state, data, "ready")
    state.freed = read_mask(LINE_KIND.read_list(data, "freed"), 0, "freed")
    if state.agenda and state.agenda[-1][0] == COUNTDOWN:
        lay_open(state)


def read_flag(data: Mapping[str, object], name: str) -> bool:
    """A field that is true or false; a missing one is false.

    :raises BadPosition: if it is something else
    """
    value = data.get(name, False)
    if not isinstance(value, bool):
        raise BadPosition("value-bad", name, value=quoted(value), may="true, false")
    return value


def read_places(data: Mapping[str, object], name: str, kind: Kind, count: int) -> list[int]:
    """A field with a word or none for each of so many places; what is missing at the end is none.

    :raises BadPosition: if it is something else
    """
    items = read_list(data, name, count)
    return [kind.read_or_none(item, name) for item in items] + [NOBODY] * (count - len(items))


def read_tiles(data: Mapping[str, object]) -> list[int]:
    """Cleared tiles by bay."""
    tiles = [0] * BAYS
    for line in LINE_KIND.read_list(data, "tiles"):
        if tiles[line // LINES] >> line % LINES & 1:
            raise BadPosition("word-twice", "tiles", word=WORDS.words[line])
        tiles[line // LINES] |= 1 << line % LINES
    return tiles


def read_area(data: Mapping[str, object]) -> list[int]:
    """The emergency area: two rows, each with a card or none in its slots."""
    rows = read_list(data, "area", 2)
    area: list[int] = []
    for at in range(2):
        area += read_places({"area": rows[at] if at < len(rows) else []}, "area", BLUE_KIND, SLOTS)
    return area


def read_emergency_dice(data: Mapping[str, object]) -> list[int]:
    """The two emergency dice: both rolled, or none."""
    dice = [whole(item, "emergency_dice", 0, SLOTS) for item in read_list(data, "emergency_dice", 2)]
    if not dice:
        return [0, 0]
    if len(dice) != 2 or bool(dice[0]) != bool(dice[1]):
        raise BadPosition("list-short", "emergency_dice", count=2)
    return dice


def read_locks(data: Mapping[str, object]) -> list[int]:
    """The lock tiles: 0, 1, or for the track 2 if it was placed in step G (F4.23)."""
    value = data.get("locks", {})
    if not isinstance(value, dict) or any(name not in LOCKS for name in value):
        raise BadPosition("map-bad", "locks")
    return [
        whole(value.get(name, 0), f"locks.{name}", 0, LOCKED_LATE if at == 1 else 1)
        for at, name in enumerate(LOCKS)
    ]


def read_mask(words: list[int], first: int, place: str) -> int:
    """Words of one kind as a mask.

    :raises BadPosition: if one stands there twice
    """
    mask = 0
    for word in words:
        if mask >> (word - first) & 1:
            raise BadPosition("word-twice", place, word=WORDS.words[word])
        mask |= 1 << (word - first)
    return mask


def read_seats(state: Flatline, data: Mapping[str, object], name: str) -> int:
    """A list of seats as a mask."""
    mask = 0
    for item in read_list(data, name, state.seats):
        mask |= 1 << whole(item, name, 0, state.seats - 1)
    return mask


def read_dice(state: Flatline, data: Mapping[str, object]) -> None:
    """Where each die is; those that are not named are at home.

    :raises BadPosition: if one cannot be read, or two lie on one space
    """
    for seat, item in enumerate(by_seat(data, "dice", state.seats)):
        place = f"dice.{seat}"
        dice = read_list({place: [] if item is None else item}, place, state.own)
        for number, written in enumerate(dice):
            read_die(state, seat, number, written, place)


def read_die(state: Flatline, seat: int, number: int, written: object, place: str) -> None:
    """One die: ``home``, ``track``, ``heart`` in hand, ``heart bay1.line2 a`` on a space."""
    parts = written.split(" ") if isinstance(written, str) else [""]
    die = DICE * seat + number
    if parts in ([HOME], [ON_TRACK]):
        return
    if len(parts) not in (1, 3):
        raise BadPosition("die-bad", place, value=quoted(written))
    icon = ICON_KIND.read(parts[0], place) - ICON
    state.faces[die] = icon + 1
    if len(parts) == 1:
        state.hands[seat] |= 1 << number
        return
    target = TARGET_KIND.read(parts[1], place)
    space = SPACES * target + LETTER_KIND.read(parts[2], place) - LETTER
    if state.holder[space]:
        raise BadPosition("space-twice", place, rule="F5.5", also=("F5.9",), line=parts[1])
    state.holder[space] = die + 1


def read_track(state: Flatline, data: Mapping[str, object]) -> None:
    """The dice on the track from the left, as seat and number; those that only ``dice`` names come last."""
    named: list[int] = []
    for item in read_list(data, "track", DICE):
        if not isinstance(item, list) or len(item) != 2:
            raise BadPosition("die-bad", "track", value=quoted(item))
        seat = whole(item[0], "track", 0, state.seats - 1)
        named.append(DICE * seat + whole(item[1], "track", 0, state.own - 1))
    written: list[int] = []
    for seat, dice in enumerate(by_seat(data, "dice", state.seats)):
        for number, die in enumerate(dice if isinstance(dice, list) else []):
            if die == ON_TRACK:
                written.append(DICE * seat + number)
    if len(set(named)) != len(named) or (named and sorted(named) != written):
        raise BadPosition("track-wrong", "track", rule="F5.14")
    state.track = named or written


def read_reserves(state: Flatline, data: Mapping[str, object]) -> None:
    """The dice in the reserve of each seat; where nothing is said, as they are printed (F2.4)."""
    everything = (1 << state.own) - 1
    for seat, item in enumerate(by_seat(data, "reserves", state.seats)):
        if item is not None:
            place = f"reserves.{seat}"
            spare = 0
            for number in read_list({place: item}, place, state.own):
                spare |= 1 << whole(number, place, 0, state.own - 1)
            state.pools[seat] = everything & ~spare


def read_secrets(state: Flatline, data: Mapping[str, object]) -> None:
    """Read what :func:`write_secrets` wrote.

    :raises BadPosition: if it is not well formed
    """
    state.deck = CARD_KIND.read_list(data, "emergency_deck")
    state.deck.reverse()
    state.stack = PATIENT_KIND.read_list(data, "patient_stack")
    state.stack.reverse()


def targets_with_dice(state: Flatline) -> list[int]:
    """The targets on which dice lie."""
    return [target for target in range(N_TARGETS) if state.used(target)]


def is_line(target: int) -> bool:
    """Whether a target is a line of a bay."""
    return target < N_LINES
