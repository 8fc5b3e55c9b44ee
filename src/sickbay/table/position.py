"""The position in words: what a viewer may know, in plain lines."""

from __future__ import annotations

from typing import Any

from sickbay.core.game import Game
from sickbay.core.positions import COMMON, View
from sickbay.core.teller import Speaker, Teller


def teller_of(game: Game[Any]) -> Teller:
    """How a game is put into words: its own way, or field by field."""
    return game.teller() or Teller(fields)


def fields(view: View, speaker: Speaker) -> list[str]:
    """Any view, a line a field."""
    lines: list[str] = []
    for name, value in view.items():
        if name not in COMMON and name != "viewer":
            label = speaker.name(name) if speaker.has(name) else name.replace("_", " ")
            lines.append(f"{label}: {_value(value, speaker)}")
    return lines


def _value(value: object, speaker: Speaker) -> str:
    if isinstance(value, dict):
        return "; ".join([f"{_value(key, speaker)} {_value(item, speaker)}" for key, item in value.items()])
    if isinstance(value, (list, tuple)):
        return ", ".join([_value(item, speaker) for item in value]) or "–"
    if isinstance(value, str):
        return speaker.name(value) if speaker.has(value) else value
    return "–" if value is None else str(value)
