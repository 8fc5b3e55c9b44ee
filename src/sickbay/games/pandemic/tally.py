"""The figures of a finished game, for the end of a table and for simulations: what each seat has done."""

from __future__ import annotations

from sickbay.core.state import Event
from sickbay.core.tally import Figure
from sickbay.games.pandemic.state import Pandemic
from sickbay.games.pandemic.words import CURED, GAVE, NUMBER, PLAYED, REMOVED_CUBES, TURN


def tally(state: Pandemic, events: list[Event]) -> list[Figure]:
    """By seat: cures, cubes that were removed in its turns, cards given away, events played."""
    cures, cubes, given, played = ([0] * state.seats for _ in range(4))
    active = state.first
    for _, words in events:
        what = words[0]
        if what == TURN:
            active = words[1] - NUMBER
        elif what == CURED:
            cures[active] += 1
        elif what == REMOVED_CUBES:
            cubes[active] += words[3] - NUMBER
        elif what == GAVE:
            given[words[1] - NUMBER] += 1
        elif what == PLAYED:
            played[words[1] - NUMBER] += 1
    return [
        Figure("cures", tuple(cures)),
        Figure("cubes", tuple(cubes)),
        Figure("given", tuple(given)),
        Figure("events", tuple(played)),
    ]
