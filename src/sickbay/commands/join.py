"""``sickbay join``."""

from __future__ import annotations

from sickbay import terminal_ui
from sickbay.commands.arguments import Given


def join(given: Given, language: str) -> int:
    """Play at a table on a server, by an invitation link.

    :raises SickbayError: if the link opens no table
    """
    terminal_ui.join(given.text("link"), given.text("name"), language)
    return 0
