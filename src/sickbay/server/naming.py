"""What a game and its options are called, for whoever makes a table."""

from __future__ import annotations

from typing import Any

from sickbay.core.game import Game
from sickbay.text import Catalogue


def game_text(game: Game[Any], language: str, what: str) -> str:
    """The title of a game, or what it is about."""
    key = f"game-{what}"
    said = Catalogue(language, game)
    if said.has(key):
        return said.say(key)
    return game.id.replace("_", " ").title() if what == "title" else ""


def option_texts(game: Game[Any], language: str, name: str, value: object) -> tuple[str, str]:
    """An option and a value of it (or a list of values) in words."""
    said = Catalogue(language, game)

    def one(part: object) -> str:
        key = f"value-{name}-{part}"
        return said.say(key) if said.has(key) else said.name(str(part))

    values = value if isinstance(value, list) else [value]
    label = said.say(f"option-{name}") if said.has(f"option-{name}") else name
    return label, ", ".join([one(part) for part in values]) or "–"
