"""The end of the game (H5.10, H5.18, H5.19)."""

from __future__ import annotations

from sickbay.core.rules import Step
from sickbay.core.state import EVERYONE, Frame
from sickbay.games.hrubec.results import decided, points
from sickbay.games.hrubec.state import NOBODY, Hrubec
from sickbay.games.hrubec.words import NUMBER, POINTS, number_word


class FinalOperations(Step[Hrubec]):
    """H5.10 Each seat once, from the left neighbour of the one that closed: who has a patient operates."""

    name = "final_operations"
    rule = "H5.10"
    limits = (6,)

    def run(self, state: Hrubec, frame: Frame) -> None:
        for place in range(frame[1], state.seats):
            seat = (state.closer + 1 + place) % state.seats
            if state.theatres[seat] != NOBODY:
                state.agenda.append((frame[0], place))
                state.asked = 1 << seat
                return
        if state.log is not None:
            for seat in range(state.seats):
                words = (POINTS, NUMBER + seat, number_word(points(state, seat)))
                state.log.append((EVERYONE, words))
        state.end(decided(state)[0])
