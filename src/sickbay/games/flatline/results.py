"""How a game of Flatline ends (F1.4, F1.5): all together."""

from __future__ import annotations

from typing import Final

from sickbay.core.rules import Result

ALL_TREATED: Final = 1
OUT_OF_POWER: Final = 2
TOO_MANY_FAILED: Final = 3

RESULTS: Final[tuple[Result, ...]] = (
    Result((), "F1.4", "all-treated"),
    Result((), "F1.5", "out-of-power"),
    Result((), "F1.5", "too-many-failed"),
)
"""By number, from 1; with the first of them all seats have won."""
