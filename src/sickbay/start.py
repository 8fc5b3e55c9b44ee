"""Ctrl-C while the program still loads itself: it ends at once, without a word. Imported before all else."""

from __future__ import annotations

import os
import signal
import threading
from typing import Final

_INTERRUPTED: Final = 130


def _leave(*_: object) -> None:
    os._exit(_INTERRUPTED)


def over() -> None:
    """It is loaded: from now on Ctrl-C is as usual."""
    if signal.getsignal(signal.SIGINT) is _leave:
        signal.signal(signal.SIGINT, signal.default_int_handler)


if (
    threading.current_thread() is threading.main_thread()
    and signal.getsignal(signal.SIGINT) is signal.default_int_handler
):
    signal.signal(signal.SIGINT, _leave)
