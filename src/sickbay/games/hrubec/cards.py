"""The cards: their values, read from a checked pack. The words stay, the values may be an owner's own."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from mypy_extensions import mypyc_attr

from sickbay.core.errors import BadFile
from sickbay.core.files import check_toml, may_be, quoted
from sickbay.games.hrubec.words import (
    ACTION,
    ACTIONS,
    DOCTORS,
    MUDR_SILIKON,
    N_ACTIONS,
    N_DOCTORS,
    N_PATIENTS,
    PATIENT,
    PATIENTS,
    SPECIALTIES,
)

SCHEMA: Final = 1
STANDARD: Final = "standard"
FACES: Final = 6
BACKS: Final = 3
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
ACTION_CARDS: Final = 34

INSTANT: Final = 0
LONG_TERM: Final = 1
OPERATION: Final = 2
KINDS: Final = ("instant", "long_term", "operation")

_MOST_BYTES: Final = 200_000
_LONGEST_LINE: Final = 1_000
_MOST_VALUE: Final = 9
_MOST_DIE: Final = 20
_MOST_DIFFICULTY: Final = 30
_MOST_POINTS: Final = 20
_MOST_NAME: Final = 60

_Table = Mapping[str, object]


@mypyc_attr(serializable=True)
class Cards:
    """All values that a pack may change, by card (its word number less that of the first of its kind).

    :ivar pack: ``standard``, or the hash of an owner's pack
    :ivar kinds: of action cards: instant, long-term or operation
    :ivar copies: of action cards
    :ivar die: ``FACES * action + natural roll - 1``: the effective roll while the card is in force
    :ivar modifiers: ``4 * action + specialty``: what a long-term card adds to every team
    :ivar bonus: what an operation card adds to the operation of the turn
    :ivar strike: whether team values count nothing while a long-term card is in force
    :ivar female: 1 for doctors who are women
    :ivar values: ``4 * doctor + specialty``
    :ivar with_female: the same for a team with a woman in it; it differs for Dr. Silicone
    :ivar needs: ``4 * patient + specialty``: the difficulty, 0 if this is no requirement
    :ivar points: of patients
    :ivar backs: of patients: 1, 2 or 3
    :ivar queue: for each number of seats: how many patients of each back (0: not a number of seats)
    :ivar deck: doctors and action cards, as often as they are in the game
    """

    def __init__(self, pack: str) -> None:
        self.pack = pack
        self.kinds: list[int] = [INSTANT] * N_ACTIONS
        self.copies: list[int] = [0] * N_ACTIONS
        self.die: list[int] = [1, 2, 3, 4, 5, 6] * N_ACTIONS
        self.modifiers: list[int] = [0] * (4 * N_ACTIONS)
        self.bonus: list[int] = [0] * N_ACTIONS
        self.strike: list[int] = [0] * N_ACTIONS
        self.female: list[int] = [0] * N_DOCTORS
        self.values: list[int] = [0] * (4 * N_DOCTORS)
        self.with_female: list[int] = []
        self.needs: list[int] = [0] * (4 * N_PATIENTS)
        self.points: list[int] = [0] * N_PATIENTS
        self.backs: list[int] = [0] * N_PATIENTS
        self.queue: list[list[int]] = [[0] * BACKS for _ in range(MOST_SEATS + 1)]
        self.deck: list[int] = []

    def back(self, patient: int) -> int:
        """The back of a patient: 1, 2 or 3."""
        return self.backs[patient - PATIENT]

    def of_back(self, back: int) -> list[int]:
        """The patients with this back, in the order of the table."""
        return [PATIENT + at for at in range(N_PATIENTS) if self.backs[at] == back]

    def left_over(self, seats: int, back: int) -> int:
        """How many patients with this back stay out of the queue (H3.4, H3.5)."""
        return len(self.of_back(back)) - self.queue[seats][back - 1]

    def difficulty(self, patient: int, specialty: int) -> int:
        """The difficulty of a requirement (specialty 0 to 3), 0 if the patient does not have it."""
        return self.needs[4 * (patient - PATIENT) + specialty]


# -- reading a pack ----------------------------------------------------------------------------------


def read_cards(text: str, pack: str = "") -> Cards:
    """Read a pack (TOML) and check everything in it.

    What a pack may change are values: copies, modifiers, die tables and bonuses of action cards, genders and
    values of doctors, backs, requirements and points of patients, and the table of the queue (H3.5).

    :param pack: what to call it; if left out, the hash of the text
    :raises BadFile: naming the place and what does not fit
    """
    check_toml(text, _MOST_BYTES, _LONGEST_LINE)
    try:
        data: _Table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadFile("pack-toml-bad", why=quoted(error)) from None
    if "schema" in data and data["schema"] != SCHEMA:
        raise BadFile("pack-version", "schema", version=quoted(data["schema"]), known=SCHEMA)
    ours = ("schema", "game", "counts", "setup", "queue", "specialties", "action", "doctor", "patient")
    _fields(data, "", (*ours, "closing_card"))
    _same(data, "schema", "", SCHEMA)
    _same(data, "game", "", "hrubec")
    for name, wanted in _FIXED.items():
        table = _table(data, name, "")
        _fields(table, name, tuple(wanted))
        for field, value in wanted.items():
            _same(table, field, name, value)
    cards = Cards(pack or blake2b(text.encode(), digest_size=8).hexdigest())
    for number, table in _listed(data, "action", ACTIONS):
        _read_action(cards, number, table)
    for number, table in _listed(data, "doctor", DOCTORS):
        _read_doctor(cards, number, table)
    cards.with_female[:0] = cards.values[: 4 * MUDR_SILIKON]
    cards.with_female += cards.values[4 * MUDR_SILIKON + 4 :]
    for number, table in _listed(data, "patient", PATIENTS):
        _read_patient(cards, number, table)
    closing = _table(data, "closing_card", "")
    _fields(closing, "closing_card", ("id", "name_cs", "name_en"))
    _same(closing, "id", "closing_card", "zavreni_nemocnice")
    _names(closing, "closing_card")
    _read_queue(cards, _table(data, "queue", ""))
    if sum(cards.copies) != ACTION_CARDS:
        raise BadFile("pack-sum-bad", "action", found=sum(cards.copies), wanted=ACTION_CARDS)
    cards.deck = list(range(N_DOCTORS))
    for action in range(N_ACTIONS):
        cards.deck += [ACTION + action] * cards.copies[action]
    return cards


_FIXED: Final[dict[str, dict[str, object]]] = {
    "counts": {
        "action_cards": ACTION_CARDS,
        "action_types": N_ACTIONS,
        "doctors": N_DOCTORS,
        "patients": N_PATIENTS,
        "closing_cards": 1,
        "specialty_tokens": 20,
        "theatres": MOST_SEATS,
        "dice": 1,
    },
    "setup": {
        "doctors_dealt_each": 1,
        "cards_drawn_each": 3,
        "offices_per_player": 4,
        "morning_draw_hand_below": 5,
        "death_penalty": 2,
        "waiting_room_slots": {"2": 3, "3": 4, "4": 4, "5": 4},
        "first_player": "random",
    },
    "specialties": {"order": list(SPECIALTIES)},
}
"""These are rules, not values: a pack repeats them as they are."""

_DOCTOR_ABILITIES: Final = (
    "prav", "zhor", "akula", "inkognito", "brutal", "nula", "silikon", "medicka", "reznik", "vetrelec",
    "vratny",
)  # fmt: skip
_PLAIN_PATIENTS: Final = (
    "zubni_kamen", "zubni_kaz", "spolknuta_vidlicka", "chlupac", "rovnatka", "knedlik_v_krku",
    "prostrelene_tetovani", "policejni_razie", "hygienicka_kontrola", "danova_kontrola", "pozustali",
    "pan_ministr",
)  # fmt: skip
_LONG_TERM_CARDS: Final = (
    "alternative_medicine", "new_instruments", "infectious_eczema", "clown_visit", "recycling",
    "old_blazkova_cleans", "doctors_strike", "lucky_day",
)  # fmt: skip
_OPERATION_CARDS: Final = ("heroic_effort", "nurse")
_DIE_CARDS: Final = ("alternative_medicine", "lucky_day")


def _read_action(cards: Cards, number: int, table: _Table) -> None:
    name = ACTIONS[number]
    place = f"action.{name}"
    long_term = name in _LONG_TERM_CARDS
    kind = LONG_TERM if long_term else OPERATION if name in _OPERATION_CARDS else INSTANT
    own: tuple[str, ...] = ()
    if kind == OPERATION:
        own = ("operation_bonus",)
    elif name in _DIE_CARDS:
        own = ("die_map",)
    elif name == "doctors_strike":
        own = ("ignore_team_values",)
    elif long_term:
        own = ("modifier",)
    _fields(table, place, ("id", "name_cs", "name_en", "kind", "copies", *own))
    _names(table, place)
    _same(table, "kind", place, KINDS[kind])
    cards.kinds[number] = kind
    cards.copies[number] = _number(table, "copies", place, 0, ACTION_CARDS)
    if own == ("operation_bonus",):
        cards.bonus[number] = _number(table, "operation_bonus", place, 0, _MOST_VALUE)
    elif own == ("ignore_team_values",):
        _same(table, "ignore_team_values", place, True)
        cards.strike[number] = 1
    elif own == ("modifier",):
        values = _values(_table(table, "modifier", place), f"{place}.modifier", SPECIALTIES, -_MOST_VALUE)
        cards.modifiers[4 * number : 4 * number + 4] = values
    elif own == ("die_map",):
        faces = tuple([str(face) for face in range(1, FACES + 1)])
        values = _values(_table(table, "die_map", place), f"{place}.die_map", faces, 0, _MOST_DIE)
        cards.die[FACES * number : FACES * number + FACES] = values


def _read_doctor(cards: Cards, number: int, table: _Table) -> None:
    place = f"doctor.{DOCTORS[number]}"
    changes = number == MUDR_SILIKON
    own = ("values_with_female",) if changes else ()
    _fields(table, place, ("id", "name_cs", "name_en", "gender", "values", "ability", *own))
    _names(table, place)
    _same(table, "ability", place, _DOCTOR_ABILITIES[number] if number < len(_DOCTOR_ABILITIES) else "none")
    gender = table["gender"]
    if gender not in ("m", "f"):
        raise BadFile("pack-value-bad", f"{place}.gender", value=quoted(gender), may="m, f")
    cards.female[number] = 1 if gender == "f" else 0
    cards.values[4 * number : 4 * number + 4] = _four(table, "values", place)
    if changes:
        cards.with_female = _four(table, "values_with_female", place)


def _read_patient(cards: Cards, number: int, table: _Table) -> None:
    name = PATIENTS[number]
    place = f"patient.{name}"
    _fields(table, place, ("id", "name_cs", "name_en", "back", "need", "points", "ability"))
    _names(table, place)
    _same(table, "ability", place, "none" if name in _PLAIN_PATIENTS else name)
    cards.backs[number] = _number(table, "back", place, 1, BACKS)
    cards.points[number] = _number(table, "points", place, 0, _MOST_POINTS)
    needs = table["need"]
    if not isinstance(needs, list) or not 1 <= len(needs) <= len(SPECIALTIES):
        raise BadFile("pack-list-bad", f"{place}.need", least=1, most=len(SPECIALTIES))
    for at, need in enumerate(needs, 1):
        inside = f"{place}.need.{at}"
        if not isinstance(need, dict):
            raise BadFile("pack-table-bad", inside)
        _fields(need, inside, ("specialty", "difficulty"))
        specialty = need["specialty"]
        if not isinstance(specialty, str) or specialty not in SPECIALTIES:
            may = may_be(quoted(specialty), SPECIALTIES)
            raise BadFile("pack-value-bad", f"{inside}.specialty", value=quoted(specialty), may=may)
        slot = 4 * number + SPECIALTIES.index(specialty)
        if cards.needs[slot]:
            raise BadFile("pack-id-twice", inside, id=specialty)
        cards.needs[slot] = _number(need, "difficulty", inside, 1, _MOST_DIFFICULTY)


def _read_queue(cards: Cards, table: _Table) -> None:
    """H3.5: all patients with back 3, and of the others no more than there are; two players cover one."""
    seats_named = tuple([str(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)])
    _fields(table, "queue", seats_named)
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        place = f"queue.{seats}"
        row = _table(table, str(seats), "queue")
        _fields(row, place, ("back1", "back2", "back3"))
        for back in range(1, BACKS + 1):
            most = len(cards.of_back(back))
            least = most if back == BACKS else 0
            cards.queue[seats][back - 1] = _number(row, f"back{back}", place, least, most)
        if seats == FEWEST_SEATS and sum(cards.queue[seats]) == N_PATIENTS:
            raise BadFile("pack-no-cover", place, most=N_PATIENTS - 1)


def _fields(table: _Table, place: str, wanted: tuple[str, ...]) -> None:
    """Refuse a table that has other fields than these, or lacks one."""
    for name in table:
        if name not in wanted:
            raise BadFile("pack-field-unknown", place, field=quoted(name), may=may_be(name, wanted))
    for name in wanted:
        if name not in table:
            raise BadFile("pack-field-missing", place, field=name)


def _same(table: _Table, name: str, place: str, wanted: object) -> None:
    """Refuse another value than this one."""
    if name not in table:
        raise BadFile("pack-field-missing", place, field=name)
    value = table[name]
    if value != wanted or type(value) is not type(wanted):
        inside = f"{place}.{name}" if place else name
        raise BadFile("pack-fixed", inside, value=quoted(value), wanted=quoted(wanted))


def _table(table: _Table, name: str, place: str) -> _Table:
    inside = f"{place}.{name}" if place else name
    if name not in table:
        raise BadFile("pack-field-missing", place, field=name)
    found = table[name]
    if not isinstance(found, dict):
        raise BadFile("pack-table-bad", inside)
    return found


def _listed(data: _Table, name: str, ids: tuple[str, ...]) -> list[tuple[int, _Table]]:
    """A list of tables, one for each id, in whatever order."""
    found = data[name]
    if not isinstance(found, list) or len(found) > len(ids):
        raise BadFile("pack-list-bad", name, least=len(ids), most=len(ids))
    tables: dict[str, _Table] = {}
    for at, table in enumerate(found, 1):
        place = f"{name}.{at}"
        if not isinstance(table, dict):
            raise BadFile("pack-table-bad", place)
        known = table.get("id")
        if not isinstance(known, str) or known not in ids:
            raise BadFile("pack-id-unknown", place, id=quoted(known), may=may_be(quoted(known), ids))
        if known in tables:
            raise BadFile("pack-id-twice", place, id=known)
        tables[known] = table
    for known in ids:
        if known not in tables:
            raise BadFile("pack-id-missing", name, id=known)
    return [(number, tables[ids[number]]) for number in range(len(ids))]


def _names(table: _Table, place: str) -> None:
    """The names in a pack are for its reader; the game speaks in its own."""
    for name in ("name_cs", "name_en"):
        value = table[name]
        if not isinstance(value, str) or not 0 < len(value) <= _MOST_NAME or not value.isprintable():
            raise BadFile("pack-name-wrong", f"{place}.{name}", value=quoted(value), most=_MOST_NAME)


def _whole(value: object, place: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadFile("pack-number-bad", place, value=quoted(value), low=low, high=high)
    return value


def _number(table: _Table, name: str, place: str, low: int, high: int) -> int:
    if name not in table:
        raise BadFile("pack-field-missing", place, field=name)
    return _whole(table[name], f"{place}.{name}", low, high)


def _four(table: _Table, name: str, place: str) -> list[int]:
    """Values in the order of the specialties (H2.1)."""
    found = table[name]
    if not isinstance(found, list) or len(found) != len(SPECIALTIES):
        raise BadFile("pack-list-bad", f"{place}.{name}", least=len(SPECIALTIES), most=len(SPECIALTIES))
    return [_whole(value, f"{place}.{name}", -_MOST_VALUE, _MOST_VALUE) for value in found]


def _values(
    table: _Table, place: str, names: tuple[str, ...], low: int, high: int = _MOST_VALUE
) -> list[int]:
    """A value for each of the names."""
    _fields(table, place, names)
    return [_whole(table[name], f"{place}.{name}", low, high) for name in names]


STANDARD_CARDS: Final[Cards] = read_cards(
    (files(__package__ or "") / "data" / "cards.toml").read_text("utf-8"), STANDARD
)
"""The cards as Sickbay brings them: docs/rules/hrubec.md says where each value comes from."""
