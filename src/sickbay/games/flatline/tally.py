"""The figures of a finished game, for simulations: rounds, patients, failures, dice placed and sacrificed."""

from __future__ import annotations

from sickbay.core.state import Event
from sickbay.core.tally import Figure
from sickbay.games.flatline.state import Flatline
from sickbay.games.flatline.words import NUMBER, PLACED, SACRIFICED


def tally(state: Flatline, events: list[Event]) -> list[Figure]:
    """By seat; what is the team's is the same for all seats."""
    placed = [0] * state.seats
    sacrificed = [0] * state.seats
    for _, words in events:
        if words[0] == PLACED:
            placed[words[1] - NUMBER] += 1
        elif words[0] == SACRIFICED:
            sacrificed[words[1] - NUMBER] += 1
    seats = range(state.seats)
    return [
        Figure("rounds", tuple([state.round for _ in seats])),
        Figure("treated", tuple([len(state.treated) for _ in seats])),
        Figure("failed", tuple([len(state.failed) for _ in seats])),
        Figure("placed", tuple(placed)),
        Figure("sacrificed", tuple(sacrificed)),
    ]
