"""What doctors and patients do by themselves, and the choices in it (H5.14, H5.16, tables 6.2 and 6.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from sickbay.core.errors import Arg
from sickbay.core.kinds import ShapedVerb
from sickbay.core.rules import Reason, Step
from sickbay.core.state import Frame
from sickbay.core.words import Move, Words
from sickbay.games.hrubec.rules.frames import (
    ADMITS,
    DISCARDS_CARD,
    DISMISSES,
    EXCHANGES,
    SENDS,
    TAKES,
)
from sickbay.games.hrubec.rules.pieces import (
    bury,
    discard_card,
    dismiss,
    draw_card,
    is_full,
    join,
    seat_of_doctor,
)
from sickbay.games.hrubec.rules.sentences import (
    DISCARDS,
    DISMISSALS,
    EXCHANGES_OF,
    SENDS_TO,
    TAKINGS,
)
from sickbay.games.hrubec.state import NOBODY, OFFICES, Hrubec
from sickbay.games.hrubec.words import (
    CARD_KIND,
    CLOSING,
    DOCTOR_KIND,
    DOKTOR_PRAV,
    DOKTOR_ZHOR,
    DVOJCATA,
    EXHIBICIONISTA,
    MALOMOCNY,
    MEDICKA,
    MUDR_BRUTAL,
    NUMBER,
    PARAN,
    PROSTITUTKA,
    PUCHYRE,
    SCHIZOFRENIK,
    SEAT_KIND,
    SLEPAK,
    USTRELENA_HLAVA,
    VETRELEC,
    WORDS,
    ZACPA,
    ZLOMENINA,
    ZUBNI_MUSTEK,
)

_RULES: Final[dict[int, str]] = {
    DOKTOR_PRAV: "H6.D1",
    DOKTOR_ZHOR: "H6.D2",
    MUDR_BRUTAL: "H6.D5",
    MEDICKA: "H6.D8",
    VETRELEC: "H6.D10",
    EXHIBICIONISTA: "H6.P2",
    PROSTITUTKA: "H6.P4",
    PUCHYRE: "H6.P6",
    SCHIZOFRENIK: "H6.P7",
    USTRELENA_HLAVA: "H6.P10",
    ZACPA: "H6.P11",
    ZLOMENINA: "H6.P12",
}


def push_patient_ability(state: Hrubec, seat: int, patient: int, success: bool) -> None:
    """H4.13 The patient's ability, if its condition is met; it comes before those of the doctors."""
    if success:
        if patient in (MALOMOCNY, SLEPAK):
            draw_card(state, seat)
        elif patient in (EXHIBICIONISTA, SCHIZOFRENIK):
            state.agenda.append((TAKES, seat, patient))
        elif patient == DVOJCATA:
            state.agenda.append((ADMITS, seat))
        elif patient == USTRELENA_HLAVA:
            state.agenda.append((SENDS, seat, patient, patient))
        elif patient == ZLOMENINA:
            state.agenda.append((DISCARDS_CARD, seat, patient))
        elif patient == ZUBNI_MUSTEK:
            state.agenda.append((EXCHANGES, seat))
    elif patient == PARAN:
        draw_card(state, seat)
    elif patient in (PUCHYRE, ZACPA):
        state.agenda.append((DISCARDS_CARD, seat, patient))
    elif patient == PROSTITUTKA:
        state.agenda.append((DISMISSES, seat, patient))


class AbilityStep(Step[Hrubec]):
    """A step of an ability: it asks the seat for its choice if there is one to make, else nothing happens."""

    def run(self, state: Hrubec, frame: Frame) -> None:
        if self.possible(state, frame):
            state.agenda.append(frame)
            state.asked = 1 << frame[1]

    def possible(self, state: Hrubec, frame: Frame) -> bool:
        """Whether the ability has a target (H5.16)."""
        raise NotImplementedError

    def wait_rule(self, state: Hrubec, seat: int, frame: Frame) -> str:
        return self.frame_rule(frame)

    def frame_rule(self, frame: Frame) -> str:
        return rule_of(frame, self.rule) if len(frame) > 2 else self.rule

    def write(self, frame: Frame, words: Words) -> list[Arg]:
        return [self.name, frame[1], *[words.words[card] for card in frame[2:]]]

    def read(self, number: int, data: list[object], words: Words) -> Frame:
        numbers = [words.number.get(item, item) if isinstance(item, str) else item for item in data]
        return super().read(number, numbers, words)


class ChoiceVerb(ShapedVerb[Hrubec]):
    """A verb that answers one kind of frame."""

    kind: ClassVar[int] = 0
    rules: ClassVar[tuple[str, ...]] = ()
    """The rules by which such a choice may be asked."""

    def not_now(self, state: Hrubec, seat: int) -> Reason | None:
        """The reason if no such choice is asked of the seat now."""
        frame = state.agenda[-1]
        if frame[0] == self.kind and frame[1] == seat:
            return None
        return Reason(self.rule, "no-choice-now", (*self.rules, "H5.16"), verb=self.word)


def rule_of(frame: Frame, other: str) -> str:
    """The rule of the doctor or patient for whom a frame is there."""
    return _RULES.get(frame[2], other)


# -- draws (H6.D5, H6.D11) ---------------------------------------------------------------------------


class AbilityDraw(AbilityStep):
    """H4.14 Dr. Brutal after a failure, the Porter after a success, if he is still in the team."""

    name = "ability_draw"
    rule = "H4.14"
    limits = (5, CLOSING)

    def run(self, state: Hrubec, frame: Frame) -> None:
        if frame[2] in state.teams[frame[1]]:
            draw_card(state, frame[1])

    def frame_rule(self, frame: Frame) -> str:
        return "H6.D5" if frame[2] == MUDR_BRUTAL else "H6.D11"


# -- a doctor is dismissed (H6.D10, H6.P4, H5.14) ----------------------------------------------------


class Dismissal(AbilityStep):
    """One of one's doctors goes: for the Alien and the Infected Prostitute; or one of five (H5.14)."""

    name = "dismissal"
    rule = "H5.14"
    limits = (5, CLOSING)

    def possible(self, state: Hrubec, frame: Frame) -> bool:
        team = state.teams[frame[1]]
        if frame[2] == VETRELEC or frame[2] == PROSTITUTKA:
            return bool(team)
        return len(team) > OFFICES

    def frame_rule(self, frame: Frame) -> str:
        return dismissal_rule(frame)


def dismissal_rule(frame: Frame) -> str:
    """The rule by which a doctor is to be dismissed."""
    return rule_of(frame, "H5.14") if frame[2] in (VETRELEC, PROSTITUTKA) else "H5.14"


class Dismiss(ChoiceVerb):
    """H5.14, H6.D10, H6.P4 Choose the doctor who goes to the discard pile."""

    word = "dismiss"
    rule = "H5.14"
    shape = (DOCTOR_KIND,)
    kind = DISMISSES
    rules = ("H6.D10", "H6.P4")

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        for doctor in state.teams[seat]:
            out.append(DISMISSALS[doctor])

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        return not_yours(dismissal_rule(state.agenda[-1]), state, seat, move[1])

    def apply(self, state: Hrubec, seat: int, move: Move) -> None:
        state.agenda.pop()
        dismiss(state, seat, move[1])


def not_yours(rule: str, state: Hrubec, seat: int, doctor: int) -> Reason | None:
    """The reason if the doctor is not in the seat's team."""
    if doctor in state.teams[seat]:
        return None
    return Reason(rule, "doctor-not-yours", doctor=WORDS.words[doctor])


def not_others(rule: str, state: Hrubec, seat: int, doctor: int) -> Reason | None:
    """The reason if the doctor is not in the team of another seat."""
    owner = seat_of_doctor(state, doctor)
    if owner in (NOBODY, seat):
        return Reason(rule, "doctor-not-others", doctor=WORDS.words[doctor])
    return None


# -- a card is discarded (H6.P6, H6.P11, H6.P12) -----------------------------------------------------


class HandDiscard(AbilityStep):
    """Blisters and Constipation after a failure, the Fracture after a success: a card of the hand, if any."""

    name = "hand_discard"
    rule = "H6.P6"
    limits = (5, CLOSING)

    def possible(self, state: Hrubec, frame: Frame) -> bool:
        return bool(state.hands[frame[1]])


class Discard(ChoiceVerb):
    """H6.P6, H6.P11, H6.P12 Choose the card of the hand that goes to the discard pile."""

    word = "discard"
    rule = "H6.P6"
    shape = (CARD_KIND,)
    kind = DISCARDS_CARD
    rules = ("H6.P11", "H6.P12")

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        seen = 0
        for card in state.hands[seat]:
            if not seen >> card & 1:
                seen |= 1 << card
                out.append(DISCARDS[card])

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        if move[1] not in state.hands[seat]:
            return Reason(rule_of(state.agenda[-1], "H6.P6"), "card-needed", card=WORDS.words[move[1]])
        return None

    def apply(self, state: Hrubec, seat: int, move: Move) -> None:
        state.agenda.pop()
        discard_card(state, seat, move[1])


# -- a doctor is taken (H6.P2, H6.P7) ----------------------------------------------------------------


class Taking(AbilityStep):
    """The Exhibitionist takes a woman, the Schizophrenic anybody, of another player; a full team nobody."""

    name = "taking"
    rule = "H6.P7"
    limits = (5, CLOSING)

    def possible(self, state: Hrubec, frame: Frame) -> bool:
        if is_full(state, frame[1]):
            return False
        for seat in range(state.seats):
            if seat != frame[1]:
                for doctor in state.teams[seat]:
                    if may_be_taken(state, frame[2], doctor):
                        return True
        return False


def may_be_taken(state: Hrubec, patient: int, doctor: int) -> bool:
    """Whether the patient takes such a doctor."""
    return patient == SCHIZOFRENIK or state.cards.female[doctor] == 1


class Take(ChoiceVerb):
    """H6.P2, H6.P7 Choose the doctor who comes."""

    word = "take"
    rule = "H6.P7"
    shape = (DOCTOR_KIND,)
    kind = TAKES
    rules = ("H6.P2",)

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        patient = state.agenda[-1][2]
        for other in range(state.seats):
            if other != seat:
                for doctor in state.teams[other]:
                    if may_be_taken(state, patient, doctor):
                        out.append(TAKINGS[doctor])

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        patient = state.agenda[-1][2]
        rule = rule_of(state.agenda[-1], "H6.P7")
        if not may_be_taken(state, patient, move[1]):
            return Reason(rule, "not-a-woman", doctor=WORDS.words[move[1]])
        return not_others(rule, state, seat, move[1])

    def apply(self, state: Hrubec, seat: int, move: Move) -> None:
        state.agenda.pop()
        join(state, move[1], seat_of_doctor(state, move[1]), seat)


# -- doctors are exchanged (H6.P13) ------------------------------------------------------------------


class Exchanging(AbilityStep):
    """H6.P13 The Dental Bridge: one of one's doctors for one of another player, both of one's choice."""

    name = "exchanging"
    rule = "H6.P13"
    limits = (5,)

    def possible(self, state: Hrubec, frame: Frame) -> bool:
        if not state.teams[frame[1]]:
            return False
        return any(seat != frame[1] and state.teams[seat] for seat in range(state.seats))


class Exchange(ChoiceVerb):
    """H6.P13 Choose both doctors, one's own first."""

    word = "exchange"
    rule = "H6.P13"
    shape = (DOCTOR_KIND, DOCTOR_KIND)
    kind = EXCHANGES

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        for own in state.teams[seat]:
            sentences = EXCHANGES_OF[own]
            for other in range(state.seats):
                if other != seat:
                    for doctor in state.teams[other]:
                        out.append(sentences[doctor])

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        return not_yours("H6.P13", state, seat, move[1]) or not_others("H6.P13", state, seat, move[2])

    def apply(self, state: Hrubec, seat: int, move: Move) -> None:
        state.agenda.pop()
        other = seat_of_doctor(state, move[2])
        join(state, move[1], seat, other)
        join(state, move[2], other, seat)


# -- another patient comes in (H6.P8) ----------------------------------------------------------------


class Admission(AbilityStep):
    """H6.P8 The cured Siamese Twins: another patient of the waiting room comes into the theatre, if any."""

    name = "admission"
    rule = "H6.P8"
    limits = (5,)

    def possible(self, state: Hrubec, frame: Frame) -> bool:
        return bool(state.waiting) and state.theatres[frame[1]] == NOBODY


# -- somebody goes to another player (H6.D1, H6.D2, H6.D8, H6.P10) -----------------------------------


class Sending(AbilityStep):
    """A doctor, or the head that was shot off, goes to another player; the operating player says to whom."""

    name = "sending"
    rule = "H4.14"
    limits = (5, CLOSING, CLOSING)

    def possible(self, state: Hrubec, frame: Frame) -> bool:
        seat, who, patient = frame[1], frame[2], frame[3]
        if who == USTRELENA_HLAVA:
            return who in state.cured[seat]
        if who not in state.teams[seat]:
            return False
        return who != DOKTOR_PRAV or patient in state.morgues[seat]


class Send(ChoiceVerb):
    """H6.D1, H6.D2, H6.D8, H6.P10 Choose the other player."""

    word = "send"
    rule = "H4.14"
    shape = (SEAT_KIND,)
    kind = SENDS
    rules = ("H6.D1", "H6.D2", "H6.D8", "H6.P10")

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        for other in range(state.seats):
            if other != seat:
                out.append(SENDS_TO[other])

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        if move[1] - NUMBER == seat:
            return Reason(rule_of(state.agenda[-1], "H4.14"), "not-yourself")
        return None

    def apply(self, state: Hrubec, seat: int, move: Move) -> None:
        frame = state.agenda.pop()
        who, patient = frame[2], frame[3]
        other = move[1] - NUMBER
        if who == USTRELENA_HLAVA:
            state.cured[seat].remove(who)
            bury(state, other, who)
            return
        if who == DOKTOR_PRAV:
            state.morgues[seat].remove(patient)
            bury(state, other, patient)
        join(state, who, seat, other)
        if len(state.teams[other]) > OFFICES:
            state.agenda.append((DISMISSES, other, who))
