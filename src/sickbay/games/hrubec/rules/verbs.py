"""What all verbs of Doktor Hrubec share: the shape of a sentence, and whose turn it is."""

from __future__ import annotations

from typing import ClassVar, Final

from sickbay.core.rules import Reason, Verb
from sickbay.core.words import Move
from sickbay.games.hrubec.rules.frames import FINAL, TURN
from sickbay.games.hrubec.state import Hrubec
from sickbay.games.hrubec.words import (
    ACTION,
    CLOSING,
    N_ACTIONS,
    N_DOCTORS,
    NUMBER,
    PATIENT,
    SPECIALTY,
)

DOCTOR_KIND: Final = 1
PATIENT_KIND: Final = 2
CARD_KIND: Final = 3
SEAT_KIND: Final = 4
SPECIALTY_KIND: Final = 5
_LOW: Final[list[int]] = [0, 0, PATIENT, 0, NUMBER, SPECIALTY]
_HIGH: Final[list[int]] = [0, N_DOCTORS, CLOSING, ACTION + N_ACTIONS, NUMBER, SPECIALTY + 4]


def fits(state: Hrubec, move: Move, at: int, shape: tuple[int, ...]) -> bool:
    """Whether the words from ``at`` on are of these kinds, and no more."""
    if len(move) != at + len(shape):
        return False
    for i in range(len(shape)):
        kind = shape[i]
        high = NUMBER + state.seats if kind == SEAT_KIND else _HIGH[kind]
        if not _LOW[kind] <= move[at + i] < high:
            return False
    return True


class HrubecVerb(Verb[Hrubec]):
    """A verb whose arguments have the kinds of :attr:`shape`."""

    shape: ClassVar[tuple[int, ...]] = ()

    def malformed(self, state: Hrubec, move: Move) -> Reason | None:
        """The reason if the sentence has not the shape of this verb."""
        if fits(state, move, 1, self.shape):
            return None
        return Reason(self.rule, "sentence-bad", verb=self.word)


def not_your_turn(state: Hrubec, seat: int, rule: str) -> Reason | None:
    """The reason if it is not the seat's turn, or something must be settled first (H4.2, H5.10)."""
    kind = state.agenda[-1][0]
    if state.agenda[0][0] == FINAL:
        return Reason("H5.10", "hospital-closed")
    if seat != state.active:
        return Reason(rule, "turn-other", ("H4.2",), seat=state.active)
    if kind != TURN:
        return Reason("H4.2", "resolving")
    return None


def not_in_hospital_turn(state: Hrubec, seat: int, rule: str, verb: str) -> Reason | None:
    """The reason if it is not the seat's hospital turn (H4.3, H4.4)."""
    reason = not_your_turn(state, seat, rule)
    if reason is None and not state.hospital:
        return Reason("H4.4", "hospital-turn-only", (rule,), verb=verb)
    return reason
