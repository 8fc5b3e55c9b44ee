"""``sickbay play``."""

from __future__ import annotations

from pathlib import Path

from sickbay import terminal_ui
from sickbay.commands.arguments import Given
from sickbay.core import registry


def play(given: Given, language: str) -> int:
    """Play a new game at the terminal, or go on with a saved one."""
    name, seats = given.text("game"), given.texts("seats")
    saved = Path(name)
    if name not in registry.game_ids() and saved.is_file():
        terminal_ui.resume(saved, seats, language)
    else:
        game = registry.game(name)
        terminal_ui.play(game, seats, given.options(), given.maybe_number("seed"), language)
    return 0
