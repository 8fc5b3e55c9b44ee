"""Ctrl-C that Python drops is said again."""

from __future__ import annotations

import os
import signal
import time

import pytest

from sickbay import start


class Drops:
    """What is raised while this goes away is lost."""

    def __del__(self) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        sum(range(1000))


def lose_one_and_wait() -> None:
    begun = time.monotonic()
    with start.insisting():
        Drops()
        while time.monotonic() - begun < 10:
            pass


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_lost_interrupt_comes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "_AGAIN", 0.2)
    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            lose_one_and_wait()
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
