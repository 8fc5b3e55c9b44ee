"""Ctrl-C while the program still loads itself: it ends at once, without a word. Imported before all else."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_INTERRUPTED: Final = 130
_AGAIN: Final = 3.0
"""Seconds after which a lost Ctrl-C is said again."""


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


@contextmanager
def insisting() -> Iterator[None]:
    """Ctrl-C that gets lost (what is raised in some callbacks Python drops) is said again after a while."""
    if (
        threading.current_thread() is not threading.main_thread()
        or not hasattr(signal, "setitimer")
        or signal.getsignal(signal.SIGINT) is not signal.default_int_handler
    ):
        yield
        return
    alarm = signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.signal(signal.SIGINT, _interrupt)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGALRM, alarm)


def _interrupt(*_: object) -> None:
    signal.setitimer(signal.ITIMER_REAL, _AGAIN, _AGAIN)
    raise KeyboardInterrupt
