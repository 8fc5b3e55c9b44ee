"""Wrong rules of Doktor Hrubec: whom cards touch and what they do to them (table 6.1, H6.1 - H6.5)."""

from __future__ import annotations

from types import ModuleType
from typing import Any
from unittest.mock import patch

from sickbay.games.hrubec.rules import abilities, effects, operation, pieces, play, sentences, stealing, swap
from sickbay.games.hrubec.rules.frames import DISMISSES
from sickbay.games.hrubec.state import NOBODY, OPERATION
from sickbay.games.hrubec.words import (
    ACTION,
    DR_AKULA,
    DR_INKOGNITO,
    KIDNAPPER,
    MUDR_NULA,
    NUMBER,
    RESURRECTION,
    VETRELEC,
    VIP,
)
from tests.sabotage import Change, Sabotages, as_if, everywhere, fewer, nothing, stand_in, value

SABOTAGES = Sabotages()
turned = SABOTAGES.turned
wrong = SABOTAGES.wrong
instead = SABOTAGES.instead

MISREAD = "common misreading"


def instead_of(owner: ModuleType, name: str, other: Any) -> list[Change]:
    """Another function wherever this one is looked up."""
    return [value(*place, other) for place in everywhere(owner, name)]


# -- Dr. Acula and Dr. Incognito (H6.1, H6.2) ------------------------------------------------------------


@SABOTAGES.together("H6.1 H6.D3", MISREAD)
def acula_lets_his_owner_move_the_patient() -> list[Change]:
    def has_free_patient(right: Any, state: Any, seat: int) -> bool:
        mine = seat == state.active and state.theatres[seat] != NOBODY
        return mine or bool(right(state, seat))

    def acula_there(right: Any, state: Any, seat: int, rule: str) -> Any:
        return None if seat == state.active else right(state, seat, rule)

    return [
        *[stand_in(*place, has_free_patient) for place in everywhere(pieces, "has_free_patient")],
        *[stand_in(*place, acula_there) for place in everywhere(play, "acula_there")],
    ]


@SABOTAGES.together("H6.1 H6.D3")
def acula_protects_nobody() -> list[Change]:
    return [
        *instead_of(pieces, "has_free_patient", lambda state, seat: state.theatres[seat] != NOBODY),
        *instead_of(play, "acula_there", nothing),
    ]


@turned("H6.1 H6.A3", (effects.HrubecOnDuty, "effect"))
def acula_protects_from_doctor_hrubec(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    before = state.theatres.copy()
    for other, team in enumerate(state.teams):
        if DR_AKULA in team:
            state.theatres[other] = NOBODY
    right(self, state, seat, move)
    for other, team in enumerate(state.teams):
        if DR_AKULA in team:
            state.theatres[other] = before[other]


@turned("H6.1 H6.A22", (effects.PowerCut, "effect"))
def acula_protects_from_the_power_cut(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    kept = {other: state.theatres[other] for other, team in enumerate(state.teams) if DR_AKULA in team}
    for other in kept:
        state.theatres[other] = NOBODY
    right(self, state, seat, move)
    for other, patient in kept.items():
        if patient != NOBODY:
            if state.theatres[other] != NOBODY:
                pieces.remove_patient(state, state.theatres[other])
            state.theatres[other] = patient


instead(
    "nobody_is_sent_into_aculas_theatre",
    "H6.1",
    fewer(effects.Holiday, lambda state, seat, move: DR_AKULA in state.teams[move[2] - NUMBER]),
    fewer(effects.Kidnapper, lambda state, seat, move: DR_AKULA in state.teams[seat]),
)
instead(
    "acula_protects_the_morgue",
    "H6.1",
    fewer(effects.Resurrection, lambda state, seat, move: DR_AKULA in state.teams[seat]),
)
instead(
    "acula_stops_nurses_and_heroes",
    "H6.1",
    value(
        effects,
        "before_operation",
        lambda state, seat: state.stage == OPERATION and pieces.has_free_patient(state, seat),
    ),
)
instead(
    "acula_is_no_target_himself",
    "H6.1",
    *instead_of(pieces, "is_free_doctor", lambda doctor: doctor not in (DR_AKULA, DR_INKOGNITO)),
)


@SABOTAGES.together("H6.2 H6.D4")
def incognito_is_a_target() -> list[Change]:
    return instead_of(pieces, "is_free_doctor", lambda doctor: True)


@SABOTAGES.together("H6.2 H6.D4", MISREAD)
def incognito_is_a_target_for_his_owner() -> list[Change]:
    def offer_own(right: Any, state: Any, seat: int, card: int, out: list[Any]) -> None:
        right(state, seat, card, out)
        if seat == state.active and DR_INKOGNITO in state.teams[seat]:
            out.append(sentences.PLAYS_ON[card][DR_INKOGNITO])

    return [
        stand_in(effects, "offer_own", offer_own),
        value(effects, "not_touchable", nothing),
    ]


instead(
    "incognito_is_not_picked_in_a_swap",
    "H6.2 H6.3",
    fewer(swap.Choose, lambda state, seat, move: move[1] == DR_INKOGNITO and len(state.teams[seat]) > 1),
)
instead(
    "abilities_do_not_touch_incognito",
    "H6.2 H6.8",
    *[
        fewer(verb, lambda state, seat, move: DR_INKOGNITO in move)
        for verb in (abilities.Take, abilities.Exchange)
    ],
)


@turned("H6.2", (operation, "team_value"))
def long_term_cards_do_not_count_for_incognito(right: Any, state: Any, seat: int, specialty: int) -> int:
    team = int(right(state, seat, specialty))
    modifiers = state.cards.modifiers
    changed = state.long_term != NOBODY and state.teams[seat] == [DR_INKOGNITO]
    return team - (modifiers[4 * (state.long_term - ACTION) + specialty] if changed else 0)


# -- Doctors' Swap (H6.A5, H6.3), gaining a doctor (H6.5) ------------------------------------------------


@turned("H6.3", (swap, "left_of"))
def picks_go_to_the_right(right: Any, state: Any, seat: int) -> int:
    return pieces.right_of(state, seat)


@turned("H6.3", (swap, "left_of"))
def who_has_no_doctor_is_left_out_of_the_swap(right: Any, state: Any, seat: int) -> int:
    other = int(right(state, seat))
    while not state.teams[other] and other != seat:
        other = int(right(state, other))
    return other


@turned("H6.3 H7.4", (swap.Swap, "run"))
def picks_are_made_one_after_the_other(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    state.asked &= -state.asked


@turned("H6.3", (swap.Swap, "run"))
def the_player_of_the_swap_picks_for_himself_alone(right: Any, self: Any, state: Any, frame: Any) -> None:
    for seat, team in enumerate(state.teams):
        if team and seat != state.active and state.picks[seat] == NOBODY:
            state.picks[seat] = team[0]
    right(self, state, frame)


instead(
    "a_swap_needs_doctors_everywhere",
    "H6.A5",
    fewer(effects.DoctorsSwap, lambda state, seat, move: not all(state.teams)),
)
instead(
    "a_swap_needs_an_own_doctor",
    "H6.A5",
    fewer(effects.DoctorsSwap, lambda state, seat, move: not state.teams[seat]),
)


@turned("H6.5", *everywhere(pieces, "join"))
def zero_draws_for_whoever_gains_him(right: Any, state: Any, doctor: int, giver: int, taker: int) -> None:
    right(state, doctor, giver, taker)
    if doctor == MUDR_NULA:
        pieces.draw_card(state, taker)


@turned("H6.5", (stealing, "join"))
def a_stolen_alien_costs_a_doctor(right: Any, state: Any, doctor: int, giver: int, taker: int) -> None:
    right(state, doctor, giver, taker)
    if doctor == VETRELEC:
        state.agenda.append((DISMISSES, taker, VETRELEC))


# -- cards on doctors (H6.A13, A14, A19, A20, A23) -------------------------------------------------------


@turned("H6.A13", (effects.Retraining, "effect"))
def retraining_draws_first(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    pieces.draw_card(state, seat)
    pieces.dismiss(state, seat, move[2])


@wrong(MISREAD, "H6.A13", (effects.Retraining, "effect"))
def a_retrained_doctor_comes_to_the_hand(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    state.teams[seat].remove(move[2])
    state.hands[seat].append(move[2])
    pieces.draw_card(state, seat)


def is_woman(state: Any, doctor: int) -> bool:
    """Whether a doctor is a woman."""
    return bool(state.cards.female[doctor])


instead(
    "sex_bombs_are_for_women",
    "H6.A14",
    value(stealing.SexBomb, "is_meant", lambda self, state, doctor: is_woman(state, doctor)),
)
instead(
    "candlelight_is_for_all",
    "H6.A20",
    value(stealing.CandlelightDinner, "is_meant", lambda self, state, doctor: True),
)
instead(
    "bribes_are_for_men",
    "H6.A19",
    value(stealing.Bribe, "is_meant", lambda self, state, doctor: not is_woman(state, doctor)),
)
instead(
    "notice_is_for_others",
    "H6.A23",
    fewer(effects.Notice, lambda state, seat, move: move[2] in state.teams[seat]),
)
instead(
    "notice_is_for_oneself",
    "H6.A23",
    fewer(effects.Notice, lambda state, seat, move: move[2] not in state.teams[seat]),
)


@wrong(MISREAD, "H6.A19", (stealing.StealingCard, "effect"))
def a_bribed_doctor_comes_to_the_hand(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    right(self, state, seat, move)
    state.teams[seat].remove(move[2])
    state.hands[seat].append(move[2])


# -- cards on patients (H6.A2, A3, A6, A8, A11, A18, A21, A22, A24) --------------------------------------

instead(
    "euthanasia_is_for_others",
    "H6.A2",
    fewer(effects.Euthanasia, lambda state, seat, move: move[2] == state.theatres[seat]),
)


@turned("H6.A2", (effects.Euthanasia, "effect"))
def euthanasia_is_a_death(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    owner = play.theatre_of(state, move[2])
    right(self, state, seat, move)
    state.removed.remove(move[2])
    pieces.bury(state, owner, move[2])


@turned("H6.A3", (effects.HrubecOnDuty, "effect"))
def doctor_hrubec_spares_who_called_him(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    own, state.theatres[seat] = state.theatres[seat], NOBODY
    right(self, state, seat, move)
    state.theatres[seat] = own


@turned("H6.A3", (effects, "bury"))
def who_called_doctor_hrubec_has_the_dead(right: Any, state: Any, seat: int, patient: int) -> None:
    right(state, state.active, patient)


@turned("H6.A3", (effects.HrubecOnDuty, "effect"))
def doctor_hrubec_sends_them_away(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    with patch.object(effects, "bury", lambda state, seat, patient: pieces.remove_patient(state, patient)):
        right(self, state, seat, move)


instead(
    "a_holiday_is_at_the_neighbours",
    "H6.A6",
    fewer(effects.Holiday, lambda state, seat, move: move[2] - NUMBER != pieces.left_of(state, seat)),
)


@wrong(MISREAD, "H6.A8", (effects.HeartAttack, "effect"))
def a_heart_attack_is_a_death(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    state.waiting.remove(move[2])
    pieces.bury(state, seat, move[2])


instead(
    "a_lunch_break_is_for_oneself",
    "H6.A11",
    fewer(effects.LunchBreak, lambda state, seat, move: move[2] != state.theatres[seat]),
)
instead(
    "a_lunch_break_needs_no_place",
    "H6.A11",
    *[
        as_if(effects.LunchBreak, name, lambda state, seat: state.waiting.clear())
        for name in ("offers", "not_so")
    ],
)


@wrong(MISREAD, "H6.A18", (effects.Kidnapper, "offers"))
def kidnapping_from_the_waiting_room(right: Any, self: Any, state: Any, seat: int, out: list[Any]) -> None:
    right(self, state, seat, out)
    if state.theatres[seat] == NOBODY:
        out += [sentences.PLAYS_ON[KIDNAPPER][patient] for patient in state.waiting]


@wrong(MISREAD, "H6.A21", (effects, "back_to_waiting"))
def a_vip_drives_the_other_out(right: Any, state: Any, patient: int) -> None:
    if state.playing == VIP:
        pieces.remove_patient(state, patient)
    else:
        right(state, patient)


@SABOTAGES.together("H6.A21")
def a_vip_needs_no_patient_to_exchange() -> list[Change]:
    def offers(right: Any, self: Any, state: Any, seat: int, out: list[Any]) -> None:
        right(self, state, seat, out)
        if state.theatres[seat] == NOBODY:
            out += [sentences.PLAYS_ON[VIP][patient] for patient in state.waiting]

    def effect(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
        if state.theatres[seat] == NOBODY:
            pieces.admit(state, seat, move[2])
        else:
            right(self, state, seat, move)

    return [
        stand_in(effects.Vip, "offers", offers),
        stand_in(effects.Vip, "effect", effect),
        value(effects, "own_theatre_empty", lambda rule, state, seat: None),
    ]


@turned("H6.A22 H3.6", (effects, "right_of"))
def a_power_cut_moves_patients_to_the_left(right: Any, state: Any, seat: int) -> int:
    return pieces.left_of(state, seat)


@turned("H6.A22", (effects.PowerCut, "effect"))
def a_power_cut_moves_patients_into_empty_theatres_only(
    right: Any, self: Any, state: Any, seat: int, move: Any
) -> None:
    for other in range(state.seats):
        neighbour = pieces.right_of(state, other)
        if state.theatres[neighbour] == NOBODY and state.theatres[other] != NOBODY:
            state.theatres[neighbour] = state.theatres[other]
            state.theatres[other] = NOBODY


@turned("H6.A24", (effects.Resurrection, "offers"))
def resurrection_from_any_morgue(right: Any, self: Any, state: Any, seat: int, out: list[Any]) -> None:
    right(self, state, seat, out)
    if state.theatres[seat] == NOBODY:
        others = [pile for other, pile in enumerate(state.morgues) if other != seat]
        out += [sentences.PLAYS_ON[RESURRECTION][patient] for pile in others for patient in pile]


@turned("H6.A24", (effects.Resurrection, "effect"))
def the_resurrected_wait_again(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    state.morgues[seat].remove(move[2])
    pieces.back_to_waiting(state, move[2])


@wrong(MISREAD, "H6.A24", (effects.Resurrection, "effect"))
def the_resurrected_are_cured(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    state.morgues[seat].remove(move[2])
    state.cured[seat].append(move[2])
