"""The options of a game: what each may be, read from text or data, with clear refusals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final

from sickbay.core.errors import BadOption
from sickbay.core.files import quoted

Options = dict[str, object]
"""All options of one game with their values: ints, words, or lists of these."""

_MOST_ITEMS: Final = 16


class Option:
    """One option: its name, the values it may have, and the value when nothing is said.

    :param choices: the values it may have, as text; numbers are written as decimal
    :param default: the value when nothing is said; its type is the option's type
    :param many: a list of such values instead of one
    """

    def __init__(self, name: str, choices: Iterable[str | int], default: object, many: bool = False) -> None:
        self.name = name
        self.choices: dict[str, str | int] = {str(choice): choice for choice in choices}
        self.default = default
        self.many = many

    def __reduce__(self) -> tuple[object, ...]:
        return Option, (self.name, tuple(self.choices.values()), self.default, self.many)

    def read(self, value: object) -> object:
        """The value, checked; text is read as people type it (lists with commas).

        :raises BadOption: if it cannot be
        """
        if not self.many:
            return self._one(value)
        if isinstance(value, str):
            value = [part for part in value.split(",") if part.strip()]
        if not isinstance(value, (list, tuple)) or len(value) > _MOST_ITEMS:
            raise BadOption("option-not-a-list", self.name, value=quoted(value))
        return [self._one(item) for item in value]

    def _one(self, value: object) -> str | int:
        text = value.strip().lower() if isinstance(value, str) else quoted(value)
        choice = self.choices.get(text)
        if choice is None or isinstance(value, (bool, float)):
            raise BadOption("option-bad", self.name, value=quoted(value), may=", ".join(self.choices))
        return choice


def read_options(known: tuple[Option, ...], given: Mapping[str, object] | None) -> Options:
    """All options of a game: those given, checked, and the defaults of the rest.

    :raises BadOption: if one does not exist or has a value that it cannot have
    """
    names = {option.name: option for option in known}
    for name in given or {}:
        if name not in names:
            near = get_close_matches(str(name), list(names), 1)
            may = near[0] if near else ", ".join(names)
            raise BadOption("option-unknown", option=quoted(name), may=may)
    return {
        name: option.read(option.default if given is None or name not in given else given[name])
        for name, option in names.items()
    }
