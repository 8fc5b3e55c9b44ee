"""The bot against which others are measured: it hires and operates greedily, and plays no action card."""

from __future__ import annotations

from sickbay.core.bot import Turn
from sickbay.core.words import Move
from sickbay.games.hrubec.bot.known import read_view
from sickbay.games.hrubec.cards import FACES
from sickbay.games.hrubec.results import DEATH_PENALTY, points
from sickbay.games.hrubec.rules.operation import total_of
from sickbay.games.hrubec.state import Hrubec
from sickbay.games.hrubec.words import (
    ADMIT,
    CHOOSE,
    DISCARD,
    DISMISS,
    DRAW,
    END,
    EXCHANGE,
    HIRE,
    N_DOCTORS,
    NUMBER,
    OPERATE,
    PATIENT,
    PLAY,
    REVEAL,
    SEND,
    SPECIALTY,
    TAKE,
)


class Greedy:
    """Looks at nothing but its next operation and the sums of doctors' values.

    It hires whoever makes the sum of its team's values larger, else it draws. It admits the patient from
    whom it expects most, if that is more than nothing, else it reveals. It operates by the requirement with
    the best odds. Of doctors it gives up the one with the smallest sum and takes the one with the largest;
    what goes to somebody else goes to whoever has most points.
    """

    def choose(self, turn: Turn) -> Move | None:
        """One of the legal moves, but no action card; the first of the best."""
        legal = [move for move in turn.legal if move[0] != PLAY]
        if len(legal) == 1:
            return legal[0]
        state = read_view(turn)
        best = legal[0]
        most = (-1.0, 0.0)
        for move in legal:
            rank = rank_of(state, turn.seat, move)
            if rank > most:
                best = move
                most = rank
        return best


def rank_of(state: Hrubec, seat: int, move: Move) -> tuple[float, float]:
    """How urgent a kind of move is, and how good this one is among its kind."""
    verb = move[0]
    if verb == HIRE:
        gain = sum_of(state, move[1]) - (sum_of(state, move[3]) if len(move) == 4 else 0)
        return (5.0 if gain > 0 else 0.0, gain)
    if verb == DRAW:
        return (4.0, 0.0)
    if verb == ADMIT:
        hope = expected(state, seat, move[1])
        return (3.0 if hope > 0.0 else 1.0, hope)
    if verb == REVEAL:
        return (2.0, 0.0)
    if verb == OPERATE:
        return (2.0, chance(state, seat, state.theatres[seat], move[1] - SPECIALTY))
    if verb == END:
        return (0.5, 0.0)
    return (0.0, choice(state, move))


def choice(state: Hrubec, move: Move) -> float:
    """How good an answer to an ability or to Doctors' Swap is."""
    verb = move[0]
    if verb in (CHOOSE, DISMISS):
        return -sum_of(state, move[1])
    if verb == TAKE:
        return sum_of(state, move[1])
    if verb == EXCHANGE:
        return sum_of(state, move[2]) - sum_of(state, move[1])
    if verb == SEND:
        return points(state, move[1] - NUMBER)
    if verb == DISCARD:
        return float(move[1] >= N_DOCTORS)
    return 0.0


def sum_of(state: Hrubec, doctor: int) -> int:
    """The sum of a doctor's four values."""
    return sum(state.cards.values[4 * doctor : 4 * doctor + 4])


def chance(state: Hrubec, seat: int, patient: int, specialty: int) -> float:
    """How likely an operation by this requirement is to succeed (H4.9 - H4.11)."""
    needed = state.cards.difficulty(patient, specialty)
    good = 0
    for natural in range(1, FACES + 1):
        if total_of(state, seat, specialty, natural, needed) >= needed:
            good += 1
    return good / FACES


def expected(state: Hrubec, seat: int, patient: int) -> float:
    """The points that a patient brings on average, by his best requirement."""
    odds = 0.0
    for specialty in range(4):
        if state.cards.difficulty(patient, specialty):
            odds = max(odds, chance(state, seat, patient, specialty))
    return odds * state.cards.points[patient - PATIENT] - (1.0 - odds) * DEATH_PENALTY
