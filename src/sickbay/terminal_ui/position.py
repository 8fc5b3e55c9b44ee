"""The position in words: what a viewer may know, in plain lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from sickbay.core.game import COMMON, Game, View
from sickbay.terminal_ui import pandemic
from sickbay.text import Catalogue


class Teller(NamedTuple):
    """How one game is put into words."""

    whole: Callable[[View, Catalogue], list[str]]
    brief: Callable[[View, Catalogue], str] | None = None
    hand: Callable[[View, int, Catalogue], list[str]] | None = None


TELLERS: Final[Mapping[str, Teller]] = {
    "pandemic": Teller(pandemic.whole, pandemic.brief, pandemic.hand),
}
"""Games whose position is told in words of their own."""


def teller_of(game: Game[Any]) -> Teller:
    """How a game is put into words: its own way, or field by field."""
    return TELLERS.get(game.id, Teller(fields))


def fields(view: View, catalogue: Catalogue) -> list[str]:
    """Any view, a line a field."""
    lines: list[str] = []
    for name, value in view.items():
        if name not in COMMON and name != "viewer":
            label = catalogue.name(name) if catalogue.has(name) else name.replace("_", " ")
            lines.append(f"{label}: {_value(value, catalogue)}")
    return lines


def _value(value: object, catalogue: Catalogue) -> str:
    if isinstance(value, dict):
        return "; ".join(
            [f"{_value(key, catalogue)} {_value(item, catalogue)}" for key, item in value.items()]
        )
    if isinstance(value, (list, tuple)):
        return ", ".join([_value(item, catalogue) for item in value]) or "–"
    if isinstance(value, str):
        return catalogue.name(value) if catalogue.has(value) else value
    return "–" if value is None else str(value)
