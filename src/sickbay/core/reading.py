"""Reading the fields of a position that somebody wrote: everything is checked, nothing is believed."""

from __future__ import annotations

from collections.abc import Mapping

from sickbay.core.errors import BadPosition
from sickbay.core.files import quoted


def whole(value: object, place: str, low: int, high: int) -> int:
    """The value if it is a whole number from ``low`` to ``high``.

    :raises BadPosition: if it is not
    """
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition("number-bad", place, value=quoted(value), low=low, high=high)
    return value


def read_int(data: Mapping[str, object], name: str, low: int, high: int, default: int | None = None) -> int:
    """A field that is a whole number; without a default it must be there.

    :raises BadPosition: if it is missing or cannot be so
    """
    value = data.get(name, default)
    if value is None:
        raise BadPosition("field-missing", name)
    return whole(value, name, low, high)


def read_list(data: Mapping[str, object], name: str, most: int) -> list[object]:
    """A field that is a list of at most ``most`` items; a missing one is empty.

    :raises BadPosition: if it is no list, or longer
    """
    value = data.get(name, [])
    if not isinstance(value, list) or len(value) > most:
        raise BadPosition("list-bad", name, most=most)
    return value


def read_map(data: Mapping[str, object], name: str) -> dict[str, object]:
    """A field that is a map from names.

    :raises BadPosition: if it is missing or no such map
    """
    value = data.get(name)
    if not isinstance(value, dict):
        raise BadPosition("map-bad", name)
    return {str(key): item for key, item in value.items()}


def read_choice(data: Mapping[str, object], name: str, choices: tuple[str, ...], default: str = "") -> int:
    """The place of a field's value among these.

    :raises BadPosition: if it is none of them
    """
    return choice(data.get(name, default), name, choices)


def choice(value: object, place: str, choices: tuple[str, ...]) -> int:
    """The place of a value among these.

    :raises BadPosition: if it is none of them
    """
    if not isinstance(value, str) or value not in choices:
        raise BadPosition("value-bad", place, value=quoted(value), may=", ".join(choices))
    return choices.index(value)


def number_in(text: str, place: str, high: int) -> int:
    """A number from 0 to ``high`` that is written as text, as keys are.

    :raises BadPosition: if it is none
    """
    return whole(int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else -1, place, 0, high)


def by_seat(data: Mapping[str, object], name: str, seats: int) -> list[object]:
    """A field that has an entry for each seat: a list of all, or a map of some; None where there is none.

    :raises BadPosition: if it is neither, or names another seat
    """
    value = data.get(name, {})
    if isinstance(value, list):
        if len(value) != seats:
            raise BadPosition("list-short", name, count=seats)
        return value
    if not isinstance(value, dict):
        raise BadPosition("map-bad", name)
    known = {str(seat): seat for seat in range(seats)}
    out: list[object] = [None] * seats
    for key, item in value.items():
        if str(key) not in known:
            raise BadPosition("seat-none", f"{name}.{quoted(key)}", seats=seats)
        out[known[str(key)]] = item
    return out


def refuse_missing(data: Mapping[str, object], names: tuple[str, ...]) -> None:
    """Refuse data that lack one of these fields.

    :raises BadPosition: if one is missing
    """
    for name in names:
        if name not in data:
            raise BadPosition("field-missing", name)


def refuse_others(data: Mapping[str, object], names: tuple[str, ...]) -> None:
    """Refuse fields that do not exist.

    :raises BadPosition: if there is one
    """
    for name in data:
        if name not in names:
            raise BadPosition("field-unknown", quoted(name), may=", ".join(names))
