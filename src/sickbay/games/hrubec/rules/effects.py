"""The action cards (H6.A1 - H6.A25) by their numbers; :mod:`.stealing` has those that take a doctor."""

from __future__ import annotations

from typing import Final

from sickbay.core.rules import Reason
from sickbay.core.words import Move
from sickbay.games.hrubec.rules.abilities import not_yours
from sickbay.games.hrubec.rules.frames import SWAP
from sickbay.games.hrubec.rules.pieces import (
    admit,
    back_to_waiting,
    bury,
    dismiss,
    draw_card,
    has_free_patient,
    is_free_doctor,
    put_in_theatre,
    remove_patient,
    right_of,
    seat_of_doctor,
)
from sickbay.games.hrubec.rules.play import (
    ActionCard,
    LongTermCard,
    acula_there,
    not_in_a_team,
    not_movable,
    not_touchable,
    theatre_of,
)
from sickbay.games.hrubec.rules.sentences import HOLIDAYS, PLAYS_ON
from sickbay.games.hrubec.rules.stealing import Bribe, CandlelightDinner, SexBomb
from sickbay.games.hrubec.rules.turn import not_waiting
from sickbay.games.hrubec.state import NOBODY, OPERATION, Hrubec
from sickbay.games.hrubec.words import (
    ACTION,
    ALTERNATIVE_MEDICINE,
    CLOWN_VISIT,
    DOCTOR_KIND,
    DOCTORS_STRIKE,
    DOCTORS_SWAP,
    EUTHANASIA,
    HEART_ATTACK,
    HEROIC_EFFORT,
    HOLIDAY,
    HRUBEC_ON_DUTY,
    INFECTIOUS_ECZEMA,
    KIDNAPPER,
    LUCKY_DAY,
    LUNCH_BREAK,
    NEW_INSTRUMENTS,
    NOTICE,
    NUMBER,
    NURSE,
    OLD_BLAZKOVA_CLEANS,
    PATIENT_KIND,
    POWER_CUT,
    RECYCLING,
    RESURRECTION,
    RETRAINING,
    SEAT_KIND,
    VIP,
    WORDS,
)


class AlternativeMedicine(LongTermCard):
    """H6.A1 The effective roll: 1, 2, 3 count 0; 4, 5, 6 count 6."""

    card = ALTERNATIVE_MEDICINE


class Euthanasia(ActionCard):
    """H6.A2 A free patient in any theatre leaves the game; not the one just operated on (H9.17)."""

    card = EUTHANASIA
    shape = (PATIENT_KIND,)

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        for other in range(state.seats):
            if has_free_patient(state, other) and state.theatres[other] != state.operated:
                out.append(PLAYS_ON[EUTHANASIA][state.theatres[other]])

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        if move[2] == state.operated:
            return Reason("H6.A2", "operated-patient", ("H9.17",), patient=WORDS.words[move[2]])
        return not_movable("H6.A2", state, move[2])

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        state.theatres[theatre_of(state, move[2])] = NOBODY
        remove_patient(state, move[2])


class HrubecOnDuty(ActionCard):
    """H6.A3 Every patient in a theatre goes to that player's morgue; Dr. Acula does not help."""

    card = HRUBEC_ON_DUTY

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        if somebody_lies(state):
            out.append(self.plain)

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        return None if somebody_lies(state) else Reason("H6.A3", "theatres-empty")

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        for other in range(state.seats):
            patient = state.theatres[other]
            if patient != NOBODY:
                state.theatres[other] = NOBODY
                bury(state, other, patient)


def somebody_lies(state: Hrubec) -> bool:
    """Whether at least one theatre is occupied."""
    return any(patient != NOBODY for patient in state.theatres)


class NewInstruments(LongTermCard):
    """H6.A4 All teams: surgery +1, psychiatry -1."""

    card = NEW_INSTRUMENTS


class DoctorsSwap(ActionCard):
    """H6.A5, H6.3 Every player with a doctor picks one in secret; the picks move to the left."""

    card = DOCTORS_SWAP

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        if any(state.teams):
            out.append(self.plain)

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        return None if any(state.teams) else Reason("H6.A5", "teams-empty")

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        state.picks = [NOBODY] * state.seats
        state.agenda.append((SWAP,))


class Holiday(ActionCard):
    """H6.A6 One's own free patient goes to the empty theatre of another player."""

    card = HOLIDAY
    shape = (SEAT_KIND,)

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        if has_free_patient(state, seat):
            for other in range(state.seats):
                if state.theatres[other] == NOBODY:
                    out.append(HOLIDAYS[other])

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        other = move[2] - NUMBER
        if other == seat:
            return Reason("H6.A6", "not-yourself")
        reason = own_theatre_empty("H6.A6", state, seat) or acula_there(state, seat, "H6.A6")
        if reason is None and state.theatres[other] != NOBODY:
            return Reason("H6.A6", "theatre-of-full", ("H5.15",), seat=other)
        return reason

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        patient = state.theatres[seat]
        state.theatres[seat] = NOBODY
        put_in_theatre(state, move[2] - NUMBER, patient)


def own_theatre_empty(rule: str, state: Hrubec, seat: int) -> Reason | None:
    """The reason if no patient lies in the seat's own theatre."""
    return Reason(rule, "theatre-empty") if state.theatres[seat] == NOBODY else None


def own_theatre_full(rule: str, state: Hrubec, seat: int) -> Reason | None:
    """The reason if a patient lies in the seat's own theatre (H5.15)."""
    return None if state.theatres[seat] == NOBODY else Reason(rule, "theatre-full", ("H5.15",))


def before_operation(state: Hrubec, seat: int) -> bool:
    """Whether the seat is about to operate: the time for operation cards (H9.2)."""
    return state.stage == OPERATION and state.theatres[seat] != NOBODY


def no_operation_ahead(rule: str, state: Hrubec, seat: int) -> Reason | None:
    """The reason if an operation card can do nothing now (H9.2)."""
    return None if before_operation(state, seat) else Reason(rule, "before-operation-only", ("H9.2",))


class HeroicEffort(ActionCard):
    """H6.A7 Before the operation: one's own free doctor is discarded for a bonus; his values are gone."""

    card = HEROIC_EFFORT
    shape = (DOCTOR_KIND,)

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        if before_operation(state, seat):
            offer_own(state, seat, HEROIC_EFFORT, out)

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        return (
            no_operation_ahead("H6.A7", state, seat)
            or not_yours("H6.A7", state, seat, move[2])
            or not_touchable("H6.A7", move[2])
        )

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        dismiss(state, seat, move[2])
        state.bonus += state.cards.bonus[HEROIC_EFFORT - ACTION]


def offer_own(state: Hrubec, seat: int, card: int, out: list[Move]) -> None:
    """A card played on each of one's own free doctors."""
    sentences = PLAYS_ON[card]
    for doctor in state.teams[seat]:
        if is_free_doctor(doctor):
            out.append(sentences[doctor])


class HeartAttack(ActionCard):
    """H6.A8 A patient in the waiting room leaves the game."""

    card = HEART_ATTACK
    shape = (PATIENT_KIND,)

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        for patient in state.waiting:
            out.append(PLAYS_ON[HEART_ATTACK][patient])

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        return not_waiting("H6.A8", state, move[2])

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        state.waiting.remove(move[2])
        remove_patient(state, move[2])


class InfectiousEczema(LongTermCard):
    """H6.A9 All teams: skin -1."""

    card = INFECTIOUS_ECZEMA


class ClownVisit(LongTermCard):
    """H6.A10 All teams: psychiatry +1, the others -1."""

    card = CLOWN_VISIT


class LunchBreak(ActionCard):
    """H6.A11 A free patient in any theatre goes to a free place in the waiting room."""

    card = LUNCH_BREAK
    shape = (PATIENT_KIND,)

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        if len(state.waiting) < state.slots:
            for other in range(state.seats):
                if has_free_patient(state, other):
                    out.append(PLAYS_ON[LUNCH_BREAK][state.theatres[other]])

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        if len(state.waiting) >= state.slots:
            return Reason("H6.A11", "waiting-room-full")
        return not_movable("H6.A11", state, move[2])

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        state.theatres[theatre_of(state, move[2])] = NOBODY
        back_to_waiting(state, move[2])


class Recycling(LongTermCard):
    """H6.A12 All teams: dental +1, skin -1."""

    card = RECYCLING


class Retraining(ActionCard):
    """H6.A13 One's own free doctor is discarded; then a card is drawn."""

    card = RETRAINING
    shape = (DOCTOR_KIND,)

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        offer_own(state, seat, RETRAINING, out)

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        return not_yours("H6.A13", state, seat, move[2]) or not_touchable("H6.A13", move[2])

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        dismiss(state, seat, move[2])
        draw_card(state, seat)


class OldBlazkovaCleans(LongTermCard):
    """H6.A15 All teams: -1 in every specialty."""

    card = OLD_BLAZKOVA_CLEANS


class DoctorsStrike(LongTermCard):
    """H6.A16 Team values count 0; die, bonuses and abilities stay."""

    card = DOCTORS_STRIKE


class LuckyDay(LongTermCard):
    """H6.A17 The effective roll: 1 counts 8."""

    card = LUCKY_DAY


class Kidnapper(ActionCard):
    """H6.A18 A free patient of another player comes into one's own empty theatre."""

    card = KIDNAPPER
    shape = (PATIENT_KIND,)

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        if state.theatres[seat] == NOBODY:
            for other in range(state.seats):
                if has_free_patient(state, other):
                    out.append(PLAYS_ON[KIDNAPPER][state.theatres[other]])

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        return own_theatre_full("H6.A18", state, seat) or not_movable("H6.A18", state, move[2])

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        state.theatres[theatre_of(state, move[2])] = NOBODY
        put_in_theatre(state, seat, move[2])


class Vip(ActionCard):
    """H6.A21 One's own free patient and one of the waiting room change places."""

    card = VIP
    shape = (PATIENT_KIND,)

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        if has_free_patient(state, seat):
            for patient in state.waiting:
                out.append(PLAYS_ON[VIP][patient])

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        return (
            own_theatre_empty("H6.A21", state, seat)
            or acula_there(state, seat, "H6.A21")
            or not_waiting("H6.A21", state, move[2])
        )

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        own = state.theatres[seat]
        admit(state, seat, move[2])
        back_to_waiting(state, own)


class PowerCut(ActionCard):
    """H6.A22 All patients in theatres move to the right neighbours' at once; Dr. Acula does not help."""

    card = POWER_CUT

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        if somebody_lies(state):
            out.append(self.plain)

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        return None if somebody_lies(state) else Reason("H6.A22", "theatres-empty")

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        before = state.theatres
        state.theatres = [NOBODY] * state.seats
        for other in range(state.seats):
            if before[other] != NOBODY:
                put_in_theatre(state, right_of(state, other), before[other])


class Notice(ActionCard):
    """H6.A23 A free doctor of any player is discarded."""

    card = NOTICE
    shape = (DOCTOR_KIND,)

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        for other in range(state.seats):
            offer_own(state, other, NOTICE, out)

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        return not_in_a_team("H6.A23", state, move[2]) or not_touchable("H6.A23", move[2])

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        dismiss(state, seat_of_doctor(state, move[2]), move[2])


class Resurrection(ActionCard):
    """H6.A24 A patient of one's own morgue comes into one's own empty theatre."""

    card = RESURRECTION
    shape = (PATIENT_KIND,)

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        if state.theatres[seat] == NOBODY:
            for patient in state.morgues[seat]:
                out.append(PLAYS_ON[RESURRECTION][patient])

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        reason = own_theatre_full("H6.A24", state, seat)
        if reason is None and move[2] not in state.morgues[seat]:
            return Reason("H6.A24", "not-in-morgue", patient=WORDS.words[move[2]])
        return reason

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        state.morgues[seat].remove(move[2])
        put_in_theatre(state, seat, move[2])


class Nurse(ActionCard):
    """H6.A25 Before the operation: a bonus for it."""

    card = NURSE

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        if before_operation(state, seat):
            out.append(self.plain)

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        return no_operation_ahead("H6.A25", state, seat)

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        state.bonus += state.cards.bonus[NURSE - ACTION]


ACTION_CARDS: Final[tuple[ActionCard, ...]] = (
    AlternativeMedicine(),
    Euthanasia(),
    HrubecOnDuty(),
    NewInstruments(),
    DoctorsSwap(),
    Holiday(),
    HeroicEffort(),
    HeartAttack(),
    InfectiousEczema(),
    ClownVisit(),
    LunchBreak(),
    Recycling(),
    Retraining(),
    SexBomb(),
    OldBlazkovaCleans(),
    DoctorsStrike(),
    LuckyDay(),
    Kidnapper(),
    Bribe(),
    CandlelightDinner(),
    Vip(),
    PowerCut(),
    Notice(),
    Resurrection(),
    Nurse(),
)
"""By number."""
