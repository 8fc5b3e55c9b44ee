"""How a game of Doktor Hrubec ends (H1.3, H5.18, H5.19): the number of the result says what decided."""

from __future__ import annotations

from typing import Final

from sickbay.core.rules import Result
from sickbay.games.hrubec.state import Hrubec
from sickbay.games.hrubec.words import PATIENT

POINTS: Final = 1
FEWER_DEAD: Final = 2
MORE_CURED: Final = 3
SHARED: Final = 4

DEATH_PENALTY: Final = 2

RESULTS: Final[tuple[Result, ...]] = (
    Result((), "H5.18", "points"),
    Result((), "H5.19", "fewer-dead"),
    Result((), "H5.19", "more-cured"),
    Result((), "H5.19", "shared"),
)
"""By number, from 1; who has won is seen from the state."""


def points(state: Hrubec, seat: int) -> int:
    """H5.18 Points of the cured less two for each in the morgue."""
    values = state.cards.points
    total = -DEATH_PENALTY * len(state.morgues[seat])
    for patient in state.cured[seat]:
        total += values[patient - PATIENT]
    return total


def decided(state: Hrubec) -> tuple[int, list[int]]:
    """The number of the result and who has won: points, fewer dead, more cured, or all of these (H5.19)."""
    first = [points(state, seat) for seat in range(state.seats)]
    best = [seat for seat in range(state.seats) if first[seat] == max(first)]
    if len(best) == 1:
        return POINTS, best
    fewest = min([len(state.morgues[seat]) for seat in best])
    best = [seat for seat in best if len(state.morgues[seat]) == fewest]
    if len(best) == 1:
        return FEWER_DEAD, best
    most = max([len(state.cured[seat]) for seat in best])
    best = [seat for seat in best if len(state.cured[seat]) == most]
    return (MORE_CURED if len(best) == 1 else SHARED), best
