"""Which games there are: every installed package may bring some, by an entry point ``sickbay.games``."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from sickbay.core.errors import BadInput, SickbayError
from sickbay.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "sickbay.games"


def game_ids() -> list[str]:
    """The ids of all installed games in alphabetical order; none is loaded for it."""
    return list(_entries())


def game(name: str) -> Game[Any]:
    """The game with this id.

    :raises BadInput: if no such game is installed
    :raises SickbayError: if the package that brings it is broken
    """
    entries = _entries()
    entry = entries.get(name)
    if entry is None:
        near = get_close_matches(name, list(entries), 1)
        raise BadInput("game-unknown", game=name[:40], may=near[0] if near else ", ".join(entries))
    return _load(entry)


def games() -> dict[str, Game[Any]]:
    """All installed games by id; those of broken packages are left out (:func:`game` says what is wrong)."""
    found: dict[str, Game[Any]] = {}
    for name, entry in _entries().items():
        try:
            found[name] = _load(entry)
        except SickbayError:
            continue
    return found


_known: dict[tuple[str, ...], dict[str, EntryPoint]] = {}
"""What is installed, by the path on which it was looked for: reading that takes many milliseconds."""


def _entries() -> dict[str, EntryPoint]:
    path = tuple(sys.path)
    found = _known.get(path)
    if found is None:
        from importlib.metadata import entry_points  # slow to import, and not everybody asks

        found = {entry.name: entry for entry in sorted(entry_points(group=GROUP))}
        _known.clear()
        _known[path] = found
    return found


def _load(entry: EntryPoint) -> Game[Any]:
    try:
        found = entry.load()
    except Exception as error:  # whatever somebody else's package does when it is imported
        raise SickbayError("game-broken", entry.value, game=entry.name, why=_said(error)) from error
    if not isinstance(found, Game):
        raise SickbayError("game-not-one", entry.value, game=entry.name)
    if found.id != entry.name:
        raise SickbayError("game-misnamed", entry.value, game=entry.name, named=found.id)
    return found


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]
