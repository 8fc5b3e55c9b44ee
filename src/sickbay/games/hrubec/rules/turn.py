"""The turn (H4) and what is done in it besides cards and operations (H5.1 - H5.5, H5.9)."""

from __future__ import annotations

from sickbay.core.kinds import ShapedVerb, fits
from sickbay.core.rules import Reason, Step, Verb
from sickbay.core.state import EVERYONE, Frame
from sickbay.core.words import Move
from sickbay.games.hrubec.memory import left
from sickbay.games.hrubec.rules.frames import ADMITS, DISMISSES, FINAL
from sickbay.games.hrubec.rules.pieces import admit, dismiss, draw_card, is_full, left_of, may_draw
from sickbay.games.hrubec.rules.sentences import (
    ADMITS_PATIENT,
    DRAW_ONE,
    END_TURN,
    HIRES,
    HIRES_FOR,
    REVEAL_ONE,
)
from sickbay.games.hrubec.rules.verbs import not_in_hospital_turn, not_your_turn
from sickbay.games.hrubec.state import (
    ADMINISTRATION,
    DONE,
    DRAW_BELOW,
    INTAKE,
    NOBODY,
    OPERATION,
    Hrubec,
)
from sickbay.games.hrubec.state import FINAL as FINAL_STAGE
from sickbay.games.hrubec.words import (
    CLOSED,
    CLOSING,
    DISMISS,
    DOCTOR_KIND,
    HIRED,
    MUDR_NULA,
    N_DOCTORS,
    NUMBER,
    PATIENT_KIND,
    REVEALED,
    TURN,
    VETRELEC,
    WORDS,
)


class Turn(Step[Hrubec]):
    """H4.1 - H4.4 The active seat does what its kind of turn has, and plays cards at any time in it."""

    name = "turn"
    rule = "H4.1"
    limits = ()

    def __init__(self, *by_stage: tuple[Verb[Hrubec], ...]) -> None:
        self.by_stage = by_stage

    def run(self, state: Hrubec, frame: Frame) -> None:
        state.agenda.append(frame)
        state.asked = 1 << state.active

    def verbs(self, state: Hrubec, seat: int, frame: Frame) -> tuple[Verb[Hrubec], ...]:
        return self.by_stage[state.stage]

    def wait_rule(self, state: Hrubec, seat: int, frame: Frame) -> str:
        if state.stage == DONE:
            return "H4.3.3" if state.hospital else "H4.4.2"
        return ("H4.3.1", "H4.3.2", "H4.4.1")[state.stage]


def start_turn(state: Hrubec) -> None:
    """H4.1 The kind of the turn is fixed by the theatre of the player, now."""
    state.hospital = state.theatres[state.active] == NOBODY
    state.stage = ADMINISTRATION if state.hospital else OPERATION
    if state.hospital:
        state.passed_on = 0
    if state.log is not None:
        state.log.append((EVERYONE, (TURN, NUMBER + state.active)))


# -- morning administration (H4.3.1) -----------------------------------------------------------------


def administration_over(state: Hrubec, rule: str) -> Reason | None:
    """The reason if draw and hire are over: one of them is done, or the intake (H4.3.1, H4.7)."""
    if state.stage == ADMINISTRATION:
        return None
    return Reason(
        "H4.3.1" if state.stage == INTAKE else "H4.7", "administration-over", (rule, "H4.3.1", "H4.3")
    )


class Draw(ShapedVerb[Hrubec]):
    """H5.1 With fewer than five cards in hand: the top card of the draw pile."""

    word = "draw"
    rule = "H5.1"

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        if len(state.hands[seat]) < DRAW_BELOW and may_draw(state):
            out.append(DRAW_ONE)

    def not_now(self, state: Hrubec, seat: int) -> Reason | None:
        return not_in_hospital_turn(state, seat, "H5.1", self.word)

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        reason = administration_over(state, "H5.1")
        if reason is None and len(state.hands[seat]) >= DRAW_BELOW:
            return Reason("H5.1", "hand-large", ("H5.11",), below=DRAW_BELOW)
        if reason is None and not may_draw(state):
            return Reason("H5.12", "nothing-to-draw", ("H5.1",))
        return reason

    def apply(self, state: Hrubec, seat: int, move: Move) -> None:
        state.stage = INTAKE
        draw_card(state, seat)


class Hire(ShapedVerb[Hrubec]):
    """H5.2 A doctor of the hand into an office; with four, one of them is dismissed first."""

    word = "hire"
    rule = "H5.2"

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        full = is_full(state, seat)
        for doctor in state.hands[seat]:
            if doctor < N_DOCTORS:
                if full:
                    sentences = HIRES_FOR[doctor]
                    for other in state.teams[seat]:
                        out.append(sentences[other])
                else:
                    out.append(HIRES[doctor])

    def why_not(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        reason = not_in_hospital_turn(state, seat, "H5.2", self.word)
        if reason is not None:
            return reason
        if not fits(move[:2], 1, (DOCTOR_KIND,), state.seats):
            return Reason("H5.2", "sentence-bad", verb=self.word)
        reason = administration_over(state, "H5.2")
        if reason is None and move[1] not in state.hands[seat]:
            return Reason("H5.2", "card-needed", card=WORDS.words[move[1]])
        return reason or no_office("H5.2", state, seat, move, 2)

    def apply(self, state: Hrubec, seat: int, move: Move) -> None:
        doctor = move[1]
        if len(move) == 4:
            dismiss(state, seat, move[3])
        state.hands[seat].remove(doctor)
        left(state, seat, doctor)
        state.teams[seat].append(doctor)
        state.stage = INTAKE
        if state.log is not None:
            state.log.append((EVERYONE, (HIRED, NUMBER + seat, doctor)))
        if doctor == MUDR_NULA:  # H6.D6
            draw_card(state, seat)
        elif doctor == VETRELEC:  # H6.D10
            state.agenda.append((DISMISSES, seat, VETRELEC))


def no_office(rule: str, state: Hrubec, seat: int, move: Move, at: int) -> Reason | None:
    """The reason if the end of the sentence (``dismiss DOCTOR`` or nothing) does not fit the team."""
    rest = move[at:]
    full = is_full(state, seat)
    if not rest:
        return Reason(rule, "team-full") if full else None
    if len(rest) != 2 or rest[0] != DISMISS or rest[1] >= N_DOCTORS:
        return Reason(rule, "sentence-bad", verb=WORDS.words[move[0]])
    if not full:
        return Reason(rule, "office-free")
    if rest[1] not in state.teams[seat]:
        return Reason(rule, "doctor-not-yours", doctor=WORDS.words[rest[1]])
    return None


# -- patient intake (H4.3.2) -------------------------------------------------------------------------


def intake_over(state: Hrubec, rule: str) -> Reason | None:
    """The reason if the intake is done (H4.3.2)."""
    return Reason("H4.3.2", "intake-over", (rule,)) if state.stage == DONE else None


class Reveal(ShapedVerb[Hrubec]):
    """H5.3 The top card of the queue into the waiting room, if there is a place."""

    word = "reveal"
    rule = "H5.3"

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        if len(state.waiting) < state.slots:
            out.append(REVEAL_ONE)

    def not_now(self, state: Hrubec, seat: int) -> Reason | None:
        return not_in_hospital_turn(state, seat, "H5.3", self.word)

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        reason = intake_over(state, "H5.3")
        if reason is None and len(state.waiting) >= state.slots:
            return Reason("H5.3", "waiting-room-full", ("H5.5",))
        return reason

    def apply(self, state: Hrubec, seat: int, move: Move) -> None:
        card = state.queue.pop()
        state.revealed += 1
        if card == CLOSING:
            close_hospital(state, seat)
            return
        state.waiting.append(card)
        state.stage = DONE
        if state.log is not None:
            state.log.append((EVERYONE, (REVEALED, NUMBER + seat, card)))


def close_hospital(state: Hrubec, seat: int) -> None:
    """H5.10 The turn ends at once; the final operations begin with the left neighbour."""
    state.closer = seat
    state.stage = FINAL_STAGE
    state.agenda.clear()
    state.agenda.append((FINAL, 0))
    if state.log is not None:
        state.log.append((EVERYONE, (CLOSED, NUMBER + seat)))


class Admit(ShapedVerb[Hrubec]):
    """H5.4 A patient of the waiting room into one's empty theatre; so do the Siamese Twins (H6.P8)."""

    word = "admit"
    rule = "H5.4"
    shape = (PATIENT_KIND,)

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        if state.theatres[seat] == NOBODY:
            for patient in state.waiting:
                out.append(ADMITS_PATIENT[patient])

    def not_now(self, state: Hrubec, seat: int) -> Reason | None:
        return None if is_twins(state, seat) else not_in_hospital_turn(state, seat, "H5.4", self.word)

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        twins = is_twins(state, seat)
        reason = None if twins else intake_over(state, "H5.4")
        if reason is None and state.theatres[seat] != NOBODY:
            return Reason("H5.4", "theatre-full", ("H5.15", "H9.4"))
        return reason or not_waiting("H6.P8" if twins else "H5.4", state, move[1])

    def apply(self, state: Hrubec, seat: int, move: Move) -> None:
        if state.agenda[-1][0] == ADMITS:
            state.agenda.pop()
        else:
            state.stage = DONE
        admit(state, seat, move[1])


def is_twins(state: Hrubec, seat: int) -> bool:
    """Whether the seat is choosing for the Siamese Twins (H6.P8)."""
    frame = state.agenda[-1]
    return frame[0] == ADMITS and frame[1] == seat


def not_waiting(rule: str, state: Hrubec, patient: int) -> Reason | None:
    """The reason if the patient is not in the waiting room."""
    if patient in state.waiting:
        return None
    return Reason(rule, "not-waiting", patient=WORDS.words[patient])


# -- the end of the turn (H4.3.3, H4.4.2) ------------------------------------------------------------


class EndTurn(ShapedVerb[Hrubec]):
    """H5.9 Once the mandatory step is done or impossible. Bonuses expire (H4.15), the next seat's turn."""

    word = "end"
    rule = "H5.9"

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        if not must_act(state, seat):
            out.append(END_TURN)

    def not_now(self, state: Hrubec, seat: int) -> Reason | None:
        return not_your_turn(state, seat, "H5.9")

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        if not must_act(state, seat):
            return None
        if state.stage == OPERATION:
            return Reason("H5.9", "operation-first", ("H4.4.1",))
        return Reason("H5.9", "intake-first", ("H4.3.2",))

    def apply(self, state: Hrubec, seat: int, move: Move) -> None:
        state.bonus = 0
        state.operated = NOBODY
        state.active = left_of(state, seat)
        state.turn += 1
        start_turn(state)


def must_act(state: Hrubec, seat: int) -> bool:
    """Whether the mandatory step of the turn is still to be done, and can be (H4.3.2, H4.4.1, H4.5)."""
    if state.stage == DONE:
        return False
    if state.stage == OPERATION:
        return state.theatres[seat] != NOBODY
    return len(state.waiting) < state.slots or state.theatres[seat] == NOBODY
