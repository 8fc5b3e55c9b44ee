"""Wrong rules of Doktor Hrubec: special doctors and patients (H5.16, H6.6 - H6.9, H6.D, H6.P)."""

from __future__ import annotations

from typing import Any

from sickbay.games.hrubec.rules import abilities, operation, pieces, turn
from sickbay.games.hrubec.rules.frames import DRAWS, SENDS
from sickbay.games.hrubec.state import NOBODY, OFFICES
from sickbay.games.hrubec.words import (
    ALKOHOLIK,
    DOCTORS_STRIKE,
    DOKTOR_PRAV,
    DOKTOR_ZHOR,
    DR_AKULA,
    DVOJCATA,
    MALOMOCNY,
    MEDICKA,
    MUDR_BRUTAL,
    MUDR_NULA,
    MUDR_SILIKON,
    NUMBER,
    PARAN,
    PROSTITUTKA,
    PUCHYRE,
    SCHIZOFRENIK,
    SLEPAK,
    USTRELENA_HLAVA,
    VRATNY,
    ZACPA,
    ZLOMENINA,
)
from tests.sabotage import Change, Sabotages, everywhere, fewer, stand_in, value

SABOTAGES = Sabotages()
turned = SABOTAGES.turned
wrong = SABOTAGES.wrong
instead = SABOTAGES.instead

MISREAD = "common misreading"

# -- doctors (H6.D1 - H6.D11, H6.6) ----------------------------------------------------------------------


def without(*unwanted: int) -> Any:
    """A stand-in for the operation: what follows from it, less what these doctors do."""

    def operate(right: Any, state: Any, seat: int, specialty: int) -> None:
        before = len(state.agenda)
        right(state, seat, specialty)
        state.agenda[before:] = [
            frame
            for frame in state.agenda[before:]
            if frame[0] not in (DRAWS, SENDS) or frame[2] not in unwanted
        ]

    return operate


def also_after(wanted: bool, frame_kind: int, doctor: int) -> Any:
    """A stand-in for the operation: a doctor acts after the other result too."""

    def operate(right: Any, state: Any, seat: int, specialty: int) -> None:
        patient = state.theatres[seat]
        team = state.teams[seat].copy()
        before = len(state.agenda)
        right(state, seat, specialty)
        success = patient in state.cured[seat]
        if doctor in team and success == wanted:
            state.agenda.insert(
                before, (frame_kind, seat, doctor, patient)[: 4 if frame_kind == SENDS else 3]
            )

    return operate


for _doctor, _name, _rule in (
    (DOKTOR_PRAV, "doctor_of_laws", "H6.D1"),
    (DOKTOR_ZHOR, "doctor_zhor", "H6.D2"),
    (MEDICKA, "student", "H6.D8"),
):
    instead(f"the_{_name}_stays", _rule, stand_in(operation, "operate", without(_doctor)))

instead(
    "zhor_moves_after_a_failure_too",
    "H6.D2",
    stand_in(operation, "operate", also_after(False, SENDS, DOKTOR_ZHOR)),
)
instead(
    "the_student_moves_after_a_success_too",
    "H6.D8",
    stand_in(operation, "operate", also_after(True, SENDS, MEDICKA)),
)
instead(
    "brutal_draws_after_a_success_too",
    "H6.D5",
    stand_in(operation, "operate", also_after(True, DRAWS, MUDR_BRUTAL)),
)
instead(
    "the_porter_draws_after_a_failure_too",
    "H6.D11",
    stand_in(operation, "operate", also_after(False, DRAWS, VRATNY)),
)


@turned("H6.D1", (abilities.Send, "apply"))
def the_doctor_of_laws_sends_the_patient_alone(
    right: Any, self: Any, state: Any, seat: int, move: Any
) -> None:
    _, _, who, patient = state.agenda[-1]
    if who == DOKTOR_PRAV:
        state.agenda.pop()
        state.morgues[seat].remove(patient)
        pieces.bury(state, move[1] - NUMBER, patient)
    else:
        right(self, state, seat, move)


@turned("H6.D1", (abilities.Send, "apply"))
def the_doctor_of_laws_leaves_the_dead_behind(
    right: Any, self: Any, state: Any, seat: int, move: Any
) -> None:
    _, _, who, patient = state.agenda[-1]
    right(self, state, seat, move)
    if who == DOKTOR_PRAV:
        state.morgues[move[1] - NUMBER].remove(patient)
        pieces.bury(state, seat, patient)


instead(
    "doctors_move_to_the_left_neighbour",
    "H6.D1 H6.D2 H6.D8",
    fewer(abilities.Send, lambda state, seat, move: move[1] - NUMBER != pieces.left_of(state, seat)),
)


@turned("H6.D6", (turn.Hire, "apply"))
def zero_draws_nothing(right: Any, self: Any, state: Any, *args: Any) -> None:
    size = len(state.draw_pile)
    right(self, state, *args)
    if len(state.draw_pile) < size:
        state.draw_pile.append(state.hands[state.active].pop())


@wrong(MISREAD, "H6.D6", *everywhere(pieces, "dismiss"))
def zero_draws_when_he_goes_too(right: Any, state: Any, seat: int, doctor: int) -> None:
    right(state, seat, doctor)
    if doctor == MUDR_NULA:
        pieces.draw_card(state, seat)


@turned("H6.D7 H11.6", (pieces, "has_woman"))
def silicone_looks_at_all_teams(right: Any, state: Any, seat: int) -> bool:
    return any(right(state, other) for other in range(state.seats))


instead("silicone_is_always_the_same", "H6.D7 H11.6", value(pieces, "has_woman", lambda state, seat: False))


@wrong(MISREAD, "H6.D7", (pieces, "team_value"), (operation, "team_value"))
def silicone_adds_his_other_values(right: Any, state: Any, seat: int, specialty: int) -> int:
    team = int(right(state, seat, specialty))
    helped = MUDR_SILIKON in state.teams[seat] and pieces.has_woman(state, seat)
    return team + (state.cards.values[4 * MUDR_SILIKON + specialty] if helped else 0)


@turned("H6.D9", (operation, "place_failed"))
def the_butcher_kills_on_a_one(right: Any, state: Any, seat: int, patient: int, natural: int) -> None:
    right(state, seat, patient, 0)


@wrong(MISREAD, "H6.D9", (operation, "place_failed"))
def the_butcher_takes_every_failure(right: Any, state: Any, seat: int, patient: int, natural: int) -> None:
    right(state, seat, patient, 1)


@turned("H6.D9 H6.1", (operation, "place_failed"))
def acula_stops_the_butcher(right: Any, state: Any, seat: int, patient: int, natural: int) -> None:
    acula = DR_AKULA in state.teams[seat]
    right(state, seat, patient, 0 if acula else natural)


@turned("H6.D9", (operation, "butcher_works"))
def the_butcher_strikes_too(right: Any, state: Any) -> bool:
    return state.long_term != DOCTORS_STRIKE and bool(right(state))


@turned("H6.6", (operation, "operate"))
def doctors_look_at_the_operations_of_others(right: Any, state: Any, seat: int, specialty: int) -> None:
    before = len(state.agenda)
    patient = state.theatres[seat]
    right(state, seat, specialty)
    doctor = VRATNY if patient in state.cured[seat] else MUDR_BRUTAL
    for other, team in enumerate(state.teams):
        if other != seat and doctor in team:
            state.agenda.insert(before, (DRAWS, other, doctor))


# -- the Alcoholic (H6.P1) -------------------------------------------------------------------------------


@turned("H6.P1", (operation, "place_failed"))
def the_alcoholic_dies(right: Any, state: Any, seat: int, patient: int, natural: int) -> None:
    if patient == ALKOHOLIK:
        pieces.bury(state, seat, patient)
    else:
        right(state, seat, patient, natural)


@turned("H6.P1 H3.6", (operation, "right_of"))
def the_alcoholic_goes_to_the_left(right: Any, state: Any, seat: int) -> int:
    return pieces.left_of(state, seat)


@turned("H6.P1", (operation, "right_of"))
def the_alcoholic_looks_for_a_free_theatre(right: Any, state: Any, seat: int) -> int:
    neighbour = int(right(state, seat))
    while state.theatres[neighbour] != NOBODY and neighbour != seat:
        neighbour = int(right(state, neighbour))
    return neighbour


@turned("H6.P1", (operation, "remove_patient"))
def an_alcoholic_without_a_place_dies(right: Any, state: Any, patient: int) -> None:
    if patient == ALKOHOLIK:
        pieces.bury(state, state.active, patient)
    else:
        right(state, patient)


@turned("H6.P1", (operation, "operate"))
def the_alcoholic_is_no_failure(right: Any, state: Any, seat: int, specialty: int) -> None:
    before = len(state.agenda)
    alcoholic = state.theatres[seat] == ALKOHOLIK
    right(state, seat, specialty)
    if alcoholic and ALKOHOLIK not in state.cured[seat]:
        del state.agenda[before:]


# -- other patients (H6.P2 - H6.P13) ---------------------------------------------------------------------


def on_the_other_result(rule: str, name: str, *patients: int) -> None:
    """A patient's ability comes after a success instead of a failure, or the other way round."""

    def push(right: Any, state: Any, seat: int, patient: int, success: bool) -> None:
        right(state, seat, patient, success != (patient in patients))

    instead(name, rule, stand_in(operation, "push_patient_ability", push))


on_the_other_result("H6.P3", "the_leper_brings_a_card_if_he_dies", MALOMOCNY)
on_the_other_result("H6.P4", "the_prostitute_infects_if_cured", PROSTITUTKA)
on_the_other_result("H6.P5", "the_party_animal_brings_a_card_if_cured", PARAN)
on_the_other_result("H6.P6", "blisters_cost_a_card_if_cured", PUCHYRE)
on_the_other_result("H6.P9", "the_appendix_brings_a_card_if_he_dies", SLEPAK)
on_the_other_result("H6.P11", "constipation_costs_a_card_if_cured", ZACPA)
on_the_other_result("H6.P12", "the_fracture_costs_a_card_if_he_dies", ZLOMENINA)

instead(
    "anybody_is_taken_by_the_exhibitionist",
    "H6.P2",
    value(abilities, "may_be_taken", lambda state, patient, doctor: True),
)
instead(
    "the_exhibitionist_takes_men",
    "H6.P2",
    stand_in(
        abilities,
        "may_be_taken",
        lambda right, state, patient, doctor: patient == SCHIZOFRENIK or not right(state, patient, doctor),
    ),
)
instead(
    "the_schizophrenic_takes_men",
    "H6.P7",
    stand_in(
        abilities,
        "may_be_taken",
        lambda right, state, patient, doctor: (
            not state.cards.female[doctor] if patient == SCHIZOFRENIK else right(state, patient, doctor)
        ),
    ),
)


@turned("H6.P2 H6.P7", (abilities, "is_full"))
def a_full_team_takes_a_fifth_doctor(right: Any, state: Any, seat: int) -> bool:
    return False


@SABOTAGES.together("H6.P6 H6.P11 H6.P12 H5.16")
def the_last_card_is_discarded() -> list[Change]:
    def possible(right: Any, self: Any, state: Any, frame: Any) -> bool:
        if right(self, state, frame):
            pieces.discard_card(state, frame[1], state.hands[frame[1]][-1])
        return False

    return [stand_in(abilities.HandDiscard, "possible", possible)]


@turned("H5.16 H6.P6 H6.P8", (abilities.HandDiscard, "possible"), (abilities.Admission, "possible"))
def abilities_ask_though_nothing_is_possible(right: Any, self: Any, *args: Any) -> bool:
    return True


@turned("H6.P4", (abilities.Dismissal, "possible"))
def the_prostitute_spares_the_only_doctor(right: Any, self: Any, state: Any, frame: Any) -> bool:
    alone = frame[2] == PROSTITUTKA and len(state.teams[frame[1]]) == 1
    return not alone and bool(right(self, state, frame))


@turned("H6.P8", (abilities.Admission, "possible"))
def the_twins_are_cured_and_that_is_all(right: Any, self: Any, state: Any, frame: Any) -> bool:
    return False


@turned("H6.P8", (operation, "push_patient_ability"))
def one_twin_stays(right: Any, state: Any, seat: int, patient: int, success: bool) -> None:
    right(state, seat, patient, success)
    if success and patient == DVOJCATA:
        state.cured[seat].remove(patient)
        pieces.back_to_waiting(state, patient)


@turned("H6.P10", (operation, "push_patient_ability"))
def the_head_stays_cured(right: Any, state: Any, seat: int, patient: int, success: bool) -> None:
    right(state, seat, patient, success and patient != USTRELENA_HLAVA)


@wrong(MISREAD, "H6.P10", (abilities.Send, "apply"))
def the_head_is_cured_for_the_other(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    right(self, state, seat, move)
    other = move[1] - NUMBER
    if USTRELENA_HLAVA in state.morgues[other]:
        state.morgues[other].remove(USTRELENA_HLAVA)
        state.cured[other].append(USTRELENA_HLAVA)


@turned("H6.P13", (abilities.Exchanging, "possible"))
def a_full_team_exchanges_nobody(right: Any, self: Any, state: Any, frame: Any) -> bool:
    return len(state.teams[frame[1]]) < OFFICES and bool(right(self, state, frame))


@turned("H6.P13 H5.16", (abilities.Exchanging, "possible"))
def the_bridge_asks_though_nobody_can_come(right: Any, self: Any, state: Any, frame: Any) -> bool:
    return bool(state.teams[frame[1]])


@turned("H6.P13", (abilities.Exchange, "apply"))
def the_bridge_gives_a_doctor_away(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    state.agenda.pop()
    pieces.join(state, move[1], seat, pieces.seat_of_doctor(state, move[2]))


instead(
    "the_bridge_exchanges_with_the_neighbour",
    "H6.P13",
    fewer(
        abilities.Exchange,
        lambda state, seat, move: move[2] not in state.teams[pieces.left_of(state, seat)],
    ),
)


@turned("H6.8", (abilities, "may_be_taken"))
def acula_keeps_his_colleagues(right: Any, state: Any, patient: int, doctor: int) -> bool:
    team = state.teams[pieces.seat_of_doctor(state, doctor)]
    return DR_AKULA not in team and bool(right(state, patient, doctor))


# -- plain ones (H6.7, H6.9) -----------------------------------------------------------------------------


@wrong(MISREAD, "H6.9", (operation, "total_of"))
def visitors_are_cured_by_a_six_alone(
    right: Any, state: Any, seat: int, specialty: int, natural: int, difficulty: int
) -> int:
    total = int(right(state, seat, specialty, natural, difficulty))
    visitor = state.cards.back(state.theatres[seat]) == 3
    return -99 if visitor and natural < 6 else total


@turned("H6.9", (operation, "bury"))
def visitors_do_not_die(right: Any, state: Any, seat: int, patient: int) -> None:
    if state.cards.back(patient) == 3:
        pieces.remove_patient(state, patient)
    else:
        right(state, seat, patient)
