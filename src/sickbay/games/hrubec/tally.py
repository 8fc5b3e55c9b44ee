"""The figures of a finished game, for simulations: points, the dead, operations and how many succeed."""

from __future__ import annotations

from sickbay.core.state import Event
from sickbay.core.tally import Figure
from sickbay.games.hrubec.results import points
from sickbay.games.hrubec.state import Hrubec
from sickbay.games.hrubec.words import CURED, NUMBER, OPERATES


def tally(state: Hrubec, events: list[Event]) -> list[Figure]:
    """By seat. A success is what H4.11 calls so, whatever becomes of the patient later."""
    operations = [0] * state.seats
    successes = [0] * state.seats
    for _, words in events:
        if words[0] == OPERATES:
            operations[words[1] - NUMBER] += 1
        elif words[0] == CURED:
            successes[words[1] - NUMBER] += 1
    seats = range(state.seats)
    return [
        Figure("points", tuple([points(state, seat) for seat in seats])),
        Figure("dead", tuple([len(state.morgues[seat]) for seat in seats])),
        Figure("operations", tuple(operations)),
        Figure("successes", tuple(successes), "operations"),
    ]
