"""Doctors' Swap (H6.3): all pick in secret, then all picks move to the left at once."""

from __future__ import annotations

from sickbay.core.kinds import ShapedVerb
from sickbay.core.rules import Reason, Step
from sickbay.core.state import Frame
from sickbay.core.words import Move
from sickbay.games.hrubec.rules.abilities import not_yours
from sickbay.games.hrubec.rules.frames import SWAP
from sickbay.games.hrubec.rules.pieces import join, left_of
from sickbay.games.hrubec.rules.sentences import CHOICES
from sickbay.games.hrubec.state import NOBODY, Hrubec
from sickbay.games.hrubec.words import CHOSE, DOCTOR_KIND, NUMBER


class Swap(Step[Hrubec]):
    """H6.3 Ask every seat that has a doctor and has not picked; then move the picks and discard the card."""

    name = "swap"
    rule = "H6.3"
    limits = ()

    def run(self, state: Hrubec, frame: Frame) -> None:
        missing = 0
        for seat in range(state.seats):
            if state.teams[seat] and state.picks[seat] == NOBODY:
                missing |= 1 << seat
        if missing:
            state.agenda.append(frame)
            state.asked = missing
            return
        state.revealed += 1
        picks = state.picks
        state.picks = []
        for seat in range(state.seats):
            if picks[seat] != NOBODY:
                join(state, picks[seat], seat, left_of(state, seat))
        state.discard_pile.append(state.playing)
        state.playing = NOBODY


class Choose(ShapedVerb[Hrubec]):
    """H6.3 The pick; nobody else learns it, or that it differs from another, before all have picked."""

    word = "choose"
    rule = "H6.3"
    shape = (DOCTOR_KIND,)

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        for doctor in state.teams[seat]:
            out.append(CHOICES[doctor])

    def not_now(self, state: Hrubec, seat: int) -> Reason | None:
        if state.agenda[-1][0] != SWAP or not state.asked >> seat & 1:
            return Reason("H6.3", "no-choice-now", verb=self.word)
        return None

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        return not_yours("H6.3", state, seat, move[1])

    def apply(self, state: Hrubec, seat: int, move: Move) -> None:
        state.picks[seat] = move[1]
        if state.log is not None:
            state.log.append((1 << seat, (CHOSE, NUMBER + seat, move[1])))
