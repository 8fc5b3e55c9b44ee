"""All sentences, built once: listing legal moves is looking them up."""

from __future__ import annotations

from typing import Final

from sickbay.core.words import Move
from sickbay.games.flatline.cards import DICE, DICE_IN, MOST_SEATS
from sickbay.games.flatline.words import (
    BAY,
    BAYS,
    BEGIN_ROUND,
    CHOOSE,
    DONE,
    DRAW_EMERGENCIES,
    FOR,
    FREE_REROLL,
    LETTER,
    N_TARGETS,
    NONE,
    NOT_DONE,
    NUMBER,
    PLACE,
    READY,
    REROLL,
    RESOLVE,
    RESOLVE_EMERGENCIES,
    ROLL_DICE,
    SACRIFICE,
    SKIP_REROLL,
    SPACES,
    START_COUNTDOWN,
    TREAT,
)

BEGINS_ROUND: Final[Move] = (BEGIN_ROUND,)
DRAWS: Final[Move] = (DRAW_EMERGENCIES,)
ROLLS: Final[Move] = (ROLL_DICE,)
RESOLVES_EMERGENCIES: Final[Move] = (RESOLVE_EMERGENCIES,)
IS_READY: Final[Move] = (READY,)
STARTS: Final[Move] = (START_COUNTDOWN,)
RESOLVES: Final[Move] = (RESOLVE,)
IS_DONE: Final[Move] = (DONE,)
IS_NOT_DONE: Final[Move] = (NOT_DONE,)
SKIPS: Final[Move] = (SKIP_REROLL,)
GOES_ON: Final[Move] = (TREAT,)
TREATS: Final[list[Move]] = [(TREAT, BAY + bay) for bay in range(BAYS)]
PLACES: Final[list[list[Move]]] = [
    [(PLACE, NUMBER + die, target, LETTER + space) for target in range(N_TARGETS) for space in range(SPACES)]
    for die in range(DICE)
]
"""By die, then ``SPACES * target + space``."""
SACRIFICES: Final[list[list[list[Move]]]] = [
    [
        [(SACRIFICE, NUMBER + die, FOR, NUMBER + seat) for seat in range(MOST_SEATS) if seats >> seat & 1]
        for seats in range(1 << MOST_SEATS)
    ]
    for die in range(DICE)
]
"""By die, then the mask of the seats that may be named."""


def _subsets(verb: int) -> list[list[Move]]:
    sets = [(mask, (verb, *[NUMBER + die for die in dice])) for mask, dice in enumerate(DICE_IN)]
    return [
        [move for mask, move in sets[1 : hand + 1] if mask & ~hand == 0] if hand else []
        for hand in range(1 << DICE)
    ]


REROLLS: Final[list[list[Move]]] = _subsets(REROLL)
"""By the mask of the dice in hand: all sets of them, at least one die."""
FREE_REROLLS: Final[list[list[Move]]] = _subsets(FREE_REROLL)
CHOICES: Final[list[Move]] = [(CHOOSE, word) for word in range(NUMBER + MOST_SEATS)]
"""By word: lines, cards and seats."""
DECLINES: Final[Move] = (CHOOSE, NONE)
