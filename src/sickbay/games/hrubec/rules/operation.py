"""The operation (H4.8 - H4.15)."""

from __future__ import annotations

from sickbay.core.kinds import ShapedVerb
from sickbay.core.rules import Reason
from sickbay.core.state import EVERYONE
from sickbay.core.words import Move
from sickbay.games.hrubec.cards import FACES, FEWEST_SEATS
from sickbay.games.hrubec.rules.abilities import push_patient_ability
from sickbay.games.hrubec.rules.frames import DRAWS, FINAL, SENDS
from sickbay.games.hrubec.rules.pieces import bury, put_in_theatre, remove_patient, right_of, team_value
from sickbay.games.hrubec.rules.sentences import OPERATES_BY
from sickbay.games.hrubec.rules.verbs import not_your_turn
from sickbay.games.hrubec.state import (
    DICE_STREAM,
    DONE,
    MOST_PASSED_ON,
    NOBODY,
    OPERATION,
    Hrubec,
)
from sickbay.games.hrubec.words import (
    ACTION,
    ALKOHOLIK,
    ALTERNATIVE_MEDICINE,
    CURED,
    DOKTOR_PRAV,
    DOKTOR_ZHOR,
    LUCKY_DAY,
    MEDICKA,
    MUDR_BRUTAL,
    NUMBER,
    OPERATES,
    PATIENT,
    REZNIK,
    ROLLED,
    SPECIALTY,
    SPECIALTY_KIND,
    TOTAL,
    VRATNY,
    WORDS,
    number_word,
)


class Operate(ShapedVerb[Hrubec]):
    """H5.8 Pick a requirement, roll, and carry out all that follows (4.1)."""

    word = "operate"
    rule = "H5.8"
    shape = (SPECIALTY_KIND,)

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        patient = state.theatres[seat]
        if patient != NOBODY:
            needs = state.cards.needs
            at = 4 * (patient - PATIENT)
            for k in range(4):
                if needs[at + k]:
                    out.append(OPERATES_BY[k])

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        patient = state.theatres[seat]
        if patient == NOBODY:
            return Reason("H4.5", "theatre-empty", ("H5.8", "H9.3"))
        if not state.cards.difficulty(patient, move[1] - SPECIALTY):
            words = WORDS.words
            return Reason("H4.8", "not-required", ("H5.8",), patient=words[patient], specialty=words[move[1]])
        return None

    def not_now(self, state: Hrubec, seat: int) -> Reason | None:
        """The reason if it is no moment for this seat to operate (H4.4, H4.6, H5.10)."""
        frame = state.agenda[-1]
        if state.agenda[0][0] == FINAL:
            if frame[0] != FINAL:
                return Reason("H4.2", "settle-first", ("H5.10",))
            return None if state.asked >> seat & 1 else Reason("H5.10", "final-other")
        reason = not_your_turn(state, seat, "H5.8")
        if reason is not None:
            return reason
        if state.hospital:
            return Reason("H4.6", "operation-turn-only", ("H4.3", "H4.4", "H4.1", "H5.8"))
        return None if state.stage == OPERATION else Reason("H4.6", "operated-already", ("H5.8",))

    def apply(self, state: Hrubec, seat: int, move: Move) -> None:
        if state.agenda[-1][0] == FINAL:
            place = state.agenda.pop()[1]
            state.agenda.append((FINAL, place + 1))
        else:
            state.stage = DONE
        operate(state, seat, move[1] - SPECIALTY)


def operate(state: Hrubec, seat: int, specialty: int) -> None:
    """Roll, compare, place the patient; what triggers goes onto the agenda in the order of H4.13, H4.14."""
    patient = state.theatres[seat]
    difficulty = state.cards.difficulty(patient, specialty)
    if state.log is not None:
        words = (OPERATES, NUMBER + seat, patient, SPECIALTY + specialty, number_word(difficulty))
        state.log.append((EVERYONE, words))
    natural = state.chance.below(DICE_STREAM, FACES) + 1
    state.revealed += 1
    success = total_of(state, seat, specialty, natural, difficulty) >= difficulty  # H4.11
    state.bonus = 0  # H4.15: nothing that follows asks for it
    state.operated = patient
    if success or patient != ALKOHOLIK:
        state.passed_on = 0
    state.theatres[seat] = NOBODY
    team = state.teams[seat]
    if success:
        state.cured[seat].append(patient)
        if state.log is not None:
            state.log.append((EVERYONE, (CURED, NUMBER + seat, patient)))
        if DOKTOR_ZHOR in team:
            state.agenda.append((SENDS, seat, DOKTOR_ZHOR, patient))
        if VRATNY in team:
            state.agenda.append((DRAWS, seat, VRATNY))
    else:
        place_failed(state, seat, patient, natural)
        if MEDICKA in team:
            state.agenda.append((SENDS, seat, MEDICKA, patient))
        if DOKTOR_PRAV in team:
            state.agenda.append((SENDS, seat, DOKTOR_PRAV, patient))
        if MUDR_BRUTAL in team:
            state.agenda.append((DRAWS, seat, MUDR_BRUTAL))
    push_patient_ability(state, seat, patient, success)


def total_of(state: Hrubec, seat: int, specialty: int, natural: int, difficulty: int) -> int:
    """H4.9, H4.10 Team, long-term card, bonuses, effective roll."""
    effective = natural
    team = modifier = 0
    if state.long_term == NOBODY:
        team = team_value(state, seat, specialty)
    else:
        cards = state.cards
        card = state.long_term - ACTION
        effective = cards.die[FACES * card + natural - 1]
        modifier = cards.modifiers[4 * card + specialty]
        if not cards.strike[card]:
            team = team_value(state, seat, specialty)
    total = team + modifier + state.bonus + effective
    if state.log is not None:
        who = NUMBER + seat
        state.log.append((EVERYONE, (ROLLED, who, number_word(natural), number_word(effective))))
        parts = [team, modifier, state.bonus, effective, total, difficulty]
        state.log.append((EVERYONE, (TOTAL, who, *[number_word(part) for part in parts])))
    return total


def place_failed(state: Hrubec, seat: int, patient: int, natural: int) -> None:
    """H4.12 The Alcoholic's own text, the Butcher, or the morgue: the first that applies."""
    if patient == ALKOHOLIK:  # H6.P1
        neighbour = right_of(state, seat)
        if state.theatres[neighbour] == NOBODY and state.passed_on < MOST_PASSED_ON:
            pass_on(state, neighbour, patient)
        else:
            state.passed_on = 0
            remove_patient(state, patient)
    elif natural == 1 and REZNIK in state.teams[seat] and butcher_works(state):
        remove_patient(state, patient)
    else:
        bury(state, seat, patient)


def pass_on(state: Hrubec, neighbour: int, patient: int) -> None:
    """H6.P1 He moves; between two players, who may both have nothing else to do, it is counted (H12.17)."""
    if state.seats == FEWEST_SEATS:
        state.passed_on += 1
    put_in_theatre(state, neighbour, patient)


def butcher_works(state: Hrubec) -> bool:
    """H6.D9 He is switched off while a card that changes the die is in force."""
    return state.long_term != ALTERNATIVE_MEDICINE and state.long_term != LUCKY_DAY
