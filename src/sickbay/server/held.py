"""A folder held by one server at a time: two would play the same tables against each other."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sickbay.core.errors import SickbayError

FILE = "held"


class Held:
    """The hold on a folder, until it is let go or the process ends, however it ends.

    :raises SickbayError: if another server holds it
    """

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise SickbayError("store-held", str(folder)) from None

    def let_go(self) -> None:
        """Let others have it."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
