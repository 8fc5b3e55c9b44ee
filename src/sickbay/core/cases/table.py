"""Tables of a case file while they are read: each key of its type, and none that nobody asked for."""

from __future__ import annotations

from typing import Any, Final

from sickbay.core.errors import BadFile
from sickbay.core.files import may_be, quoted

MOST_DEPTH: Final = 12
MOST_ITEMS: Final = 2000


def check_size(data: dict[str, object], place: str) -> None:
    """Refuse what is deeper or longer than a case needs, and values of types that none has."""
    todo: list[tuple[str, object, int]] = [(place, data, 0)]
    while todo:
        where, value, depth = todo.pop()
        if depth > MOST_DEPTH:
            raise BadFile("case-too-deep", quoted(where), most=MOST_DEPTH)
        if isinstance(value, dict):
            if len(value) > MOST_ITEMS:
                raise BadFile("case-too-long", quoted(where), most=MOST_ITEMS)
            todo += [(f"{where}.{key}" if where else key, item, depth + 1) for key, item in value.items()]
        elif isinstance(value, list):
            if len(value) > MOST_ITEMS:
                raise BadFile("case-too-long", quoted(where), most=MOST_ITEMS)
            first = 0 if "expect" in where.split(".") or where.startswith("position.") else 1
            todo += [(f"{where}.{i}", item, depth + 1) for i, item in enumerate(value, first)]
        elif isinstance(value, int):
            if value.bit_length() > 256:
                raise BadFile("case-number-too-large", quoted(where))
        elif not isinstance(value, str):
            raise BadFile("case-type", quoted(where), want="any", found=quoted(value))


class Table:
    """A table of a case file while it is read: each key is taken once, and what is left over is refused."""

    def __init__(self, data: object, place: str) -> None:
        self.place = place
        if not isinstance(data, dict):
            raise BadFile("case-type", place, want="table", found=quoted(data))
        self.data: dict[str, object] = dict(data)
        self.known: list[str] = []

    def at(self, key: str) -> str:
        """The place of a key."""
        return f"{self.place}.{key}" if self.place else key

    def take(self, key: str, kind: type, want: str, default: object) -> Any:
        """The value of a key, of this type.

        :raises BadFile: if it is of another type, or missing without a default
        """
        self.known.append(key)
        if key not in self.data:
            if default is None:
                raise BadFile("case-missing", self.place, name=key)
            return default
        value = self.data.pop(key)
        if not isinstance(value, kind) or isinstance(value, bool) is not (kind is bool):
            raise BadFile("case-type", self.at(key), want=want, found=quoted(value))
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A text."""
        value: str = self.take(key, str, "text", default)
        return value

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number."""
        value: int = self.take(key, int, "number", default)
        return value

    def items(self, key: str) -> list[object]:
        """A list; empty if missing."""
        value: list[object] = self.take(key, list, "list", [])
        return value

    def table(self, key: str) -> Table:
        """A table within this one; empty if missing."""
        return Table(self.take(key, dict, "table", {}), self.at(key))

    def tables(self, key: str) -> list[Table]:
        """An array of tables, counted from 1 as people count; empty if missing."""
        return [Table(item, f"{self.at(key)}.{i}") for i, item in enumerate(self.items(key), 1)]

    def finish(self) -> None:
        """Refuse keys that nobody asked for.

        :raises BadFile: if there is one
        """
        for key in self.data:
            raise BadFile("case-key-unknown", self.place, name=quoted(key), may=may_be(key, self.known))
