"""Playing at a terminal, line by line: over ssh, in a pipe, with a screen reader."""

from __future__ import annotations

from sickbay.terminal_ui.console import Console
from sickbay.terminal_ui.session import Session
from sickbay.terminal_ui.start import join, play, resume

__all__ = ["Console", "Session", "join", "play", "resume"]
