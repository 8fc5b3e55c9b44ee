"""The frames of the agenda: the numbers of the steps, and what a turn puts on the agenda (P4.1)."""

from __future__ import annotations

from typing import Final

from sickbay.core.state import Frame

ACT: Final = 0  # ask the active seat for an action
WINDOW: Final = 1  # window number 1 to 7, how many seats have passed
DRAW: Final = 2
INCREASE: Final = 3
INFECT_BOTTOM: Final = 4
INTENSIFY: Final = 5
LIMIT: Final = 6  # seat, window number 4 or 8
INFECT_CITIES: Final = 7
INFECT: Final = 8  # cards still to flip
END_TURN: Final = 9
CONSENT: Final = 10  # seat that asks, seat that is asked, then the move
ARRANGE: Final = 11  # seat that looked, 1 if all may see what it does

TURN_BELOW: Final[list[Frame]] = [(END_TURN,), (WINDOW, 7, 0), (INFECT_CITIES,), (WINDOW, 5, 0)]
TURN_ABOVE: Final[list[Frame]] = [(WINDOW, 4, 0), (DRAW,), (WINDOW, 1, 0), (ACT,)]
LIMIT_AFTER_DRAW: Final[list[Frame]] = [(LIMIT, seat, 4) for seat in range(4)]
LIMIT_AFTER_SHARE: Final[list[Frame]] = [(LIMIT, seat, 8) for seat in range(4)]
BETWEEN_EPIDEMICS: Final[Frame] = (WINDOW, 2)
"""How the frame of the window between two epidemics of one draw begins (P4.6)."""
EPIDEMIC_FRAMES: Final[list[Frame]] = [(INTENSIFY,), (WINDOW, 3, 0), (INFECT_BOTTOM,), (INCREASE,)]


def push_turn(agenda: list[Frame], active: int) -> None:
    """Put a whole turn of the seat on the agenda: A act, B draw and hand limit, C infect, and its windows."""
    agenda += TURN_BELOW
    agenda.append(LIMIT_AFTER_DRAW[active])
    agenda += TURN_ABOVE
