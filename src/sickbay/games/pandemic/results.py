"""How a game of Pandemic ends (P1.2, P1.3)."""

from __future__ import annotations

from typing import Final

from sickbay.core.rules import Result

CURES_FOUND: Final = 1
EIGHT_OUTBREAKS: Final = 2
CUBES_RAN_OUT: Final = 3
CARDS_RAN_OUT: Final = 4

RESULTS: Final[tuple[Result, ...]] = (
    Result((), "P1.2", "cures"),
    Result((), "P1.3a", "outbreaks"),
    Result((), "P1.3b", "cubes"),
    Result((), "P1.3c", "cards"),
)
"""By number, from 1. All seats win or lose together (P1.1)."""
