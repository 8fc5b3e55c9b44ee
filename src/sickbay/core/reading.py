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


def refuse_others(data: Mapping[str, object], names: tuple[str, ...]) -> None:
    """Refuse fields that do not exist.

    :raises BadPosition: if there is one
    """
    for name in data:
        if name not in names:
            raise BadPosition("field-unknown", quoted(name), may=", ".join(names))
