"""Rulings of Doktor Hrubec turned round (H9, H12.2 - H12.12, H12.15, H12.16)."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from sickbay.games import hrubec as game
from sickbay.games.hrubec import results
from sickbay.games.hrubec.cards import STANDARD_CARDS
from sickbay.games.hrubec.rules import abilities, effects, final, operation, pieces, play, swap, turn
from sickbay.games.hrubec.rules.frames import DISMISSES, DRAWS, FINAL, SENDS
from sickbay.games.hrubec.state import DONE, INTAKE, NOBODY, OPERATION
from sickbay.games.hrubec.words import (
    ACTION,
    ALKOHOLIK,
    CLOSING,
    DOKTOR_PRAV,
    DOKTOR_ZHOR,
    DR_INKOGNITO,
    N_DOCTORS,
    NUMBER,
    RETRAINING,
    REZNIK,
    USTRELENA_HLAVA,
    VETRELEC,
    VRATNY,
)
from tests.sabotage import Change, Sabotages, as_if, fewer, nothing, stand_in, value

SABOTAGES = Sabotages()
turned = SABOTAGES.turned
instead = SABOTAGES.instead

check = import_module("sickbay.games.hrubec.check")  # the game's name for it is the function

# -- H9: operations --------------------------------------------------------------------------------------


@turned("H9.1", (operation, "total_of"))
def an_equal_total_fails(right: Any, *args: Any) -> int:
    total = int(right(*args))
    return total - 1 if total == args[-1] else total


@turned("H9.2", (effects, "before_operation"))
def operation_cards_in_a_hospital_turn(right: Any, state: Any, seat: int) -> bool:
    return bool(state.hospital) or bool(right(state, seat))


@turned("H9.2", (effects, "before_operation"))
def operation_cards_after_the_roll(right: Any, state: Any, seat: int) -> bool:
    return (state.stage == DONE and not state.hospital) or bool(right(state, seat))


@turned("H9.3", (turn.Turn, "run"))
def without_an_operation_there_is_an_intake(right: Any, self: Any, state: Any, frame: Any) -> None:
    if state.stage == OPERATION and state.theatres[state.active] == NOBODY:
        state.hospital = True
        state.stage = INTAKE
    right(self, state, frame)


@turned("H9.4", (turn, "must_act"))
def who_has_a_patient_reveals_nobody(right: Any, state: Any, seat: int) -> bool:
    full = state.hospital and state.theatres[seat] != NOBODY
    return not full and bool(right(state, seat))


@SABOTAGES.together("H9.5")
def long_term_cards_change_the_team_card() -> list[Change]:
    modifiers = STANDARD_CARDS.modifiers

    def team_value(right: Any, state: Any, seat: int, specialty: int) -> int:
        changed = state.long_term != NOBODY
        more = modifiers[4 * (state.long_term - ACTION) + specialty] if changed else 0
        return int(right(state, seat, specialty)) + more

    return [
        stand_in(operation, "team_value", team_value),
        value(STANDARD_CARDS, "modifiers", [0] * len(modifiers)),
    ]


@turned("H9.6", (operation, "butcher_works"))
def the_butcher_looks_at_the_die_whatever_it_counts(right: Any, state: Any) -> bool:
    return True


@SABOTAGES.together("H9.6")
def the_butcher_looks_at_the_total() -> list[Change]:
    totals: list[int] = []

    def total_of(right: Any, *args: Any) -> int:
        totals.append(int(right(*args)))
        return totals[-1]

    def place_failed(right: Any, state: Any, seat: int, patient: int, natural: int) -> None:
        right(state, seat, patient, totals[-1])

    return [stand_in(operation, "total_of", total_of), stand_in(operation, "place_failed", place_failed)]


@turned("H9.7", (operation, "place_failed"))
def the_butcher_comes_before_the_alcoholic(
    right: Any, state: Any, seat: int, patient: int, natural: int
) -> None:
    if natural == 1 and REZNIK in state.teams[seat]:
        pieces.remove_patient(state, patient)
    else:
        right(state, seat, patient, natural)


def goes_alone() -> list[Change]:
    """The Doctor of Laws goes whether or not he has somebody to take along."""

    def possible(right: Any, self: Any, state: Any, frame: Any) -> bool:
        lawyer = frame[2] == DOKTOR_PRAV and DOKTOR_PRAV in state.teams[frame[1]]
        return lawyer or bool(right(self, state, frame))

    def apply(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
        _, _, who, patient = state.agenda[-1]
        if who == DOKTOR_PRAV and patient not in state.morgues[seat]:
            state.agenda.pop()
            pieces.join(state, who, seat, move[1] - NUMBER)
        else:
            right(self, state, seat, move)

    return [stand_in(abilities.Sending, "possible", possible), stand_in(abilities.Send, "apply", apply)]


instead("the_doctor_of_laws_goes_without_the_alcoholic", "H9.7", *goes_alone())
instead("the_doctor_of_laws_goes_without_the_butchers_patient", "H9.8", *goes_alone())
instead("the_doctor_of_laws_goes_alone", "H12.8 H6.D1", *goes_alone())


@turned("H9.8", (operation, "place_failed"))
def the_doctor_of_laws_comes_before_the_butcher(
    right: Any, state: Any, seat: int, patient: int, natural: int
) -> None:
    right(state, seat, patient, 0 if DOKTOR_PRAV in state.teams[seat] else natural)


@turned("H9.9", (operation, "operate"))
def doctors_act_in_the_order_of_their_offices(right: Any, state: Any, seat: int, specialty: int) -> None:
    before = len(state.agenda)
    team = state.teams[seat].copy()
    right(state, seat, specialty)
    frames = state.agenda[before:]
    doctors = [frame for frame in frames if frame[0] in (DRAWS, SENDS) and frame[2] in team]
    patients = [frame for frame in frames if frame not in doctors]
    doctors.sort(key=lambda frame: -team.index(frame[2]))
    state.agenda[before:] = doctors + patients


@turned("H9.10", (abilities.Take, "apply"))
def who_has_just_come_acts_at_once(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    patient = state.operated
    right(self, state, seat, move)
    if move[1] == VRATNY:
        state.agenda.append((DRAWS, seat, VRATNY))
    elif move[1] == DOKTOR_ZHOR:
        state.agenda.append((SENDS, seat, DOKTOR_ZHOR, patient))


@turned("H9.11", (abilities.AbilityDraw, "run"))
def who_has_just_gone_draws(right: Any, self: Any, state: Any, frame: Any) -> None:
    pieces.draw_card(state, frame[1])


@turned("H9.12", (effects.PowerCut, "effect"))
def no_operation_after_a_power_cut(right: Any, self: Any, state: Any, *args: Any) -> None:
    right(self, state, *args)
    if state.stage == OPERATION:
        state.stage = DONE


@turned("H9.13", (pieces, "has_woman"))
def silicone_remembers_the_heroine(right: Any, state: Any, seat: int) -> bool:
    given_up = state.bonus and any(
        card < N_DOCTORS and state.cards.female[card] for card in state.discard_pile
    )
    return bool(given_up) or bool(right(state, seat))


@turned("H9.14 H5.6", (effects, "before_operation"))
def a_nurse_is_played_to_empty_the_hand(right: Any, state: Any, seat: int) -> bool:
    return True


instead(
    "an_idle_card_is_played_to_empty_the_hand",
    "H9.14 H5.6",
    value(effects, "somebody_lies", lambda state: True),
)
instead(
    "long_term_cards_wait_for_an_operation",
    "H9.14 H5.6",
    fewer(play.LongTermCard, lambda state, seat, move: state.stage != OPERATION),
)
instead(
    "the_closing_card_needs_no_place",
    "H9.15",
    *[
        as_if(turn.Reveal, name, lambda state, seat: state.queue[-1] == CLOSING and state.waiting.clear())
        for name in ("offers", "why_not")
    ],
)


@turned("H9.16", (turn.EndTurn, "apply"))
def a_long_game_is_ended(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    if state.turn >= 100:
        turn.close_hospital(state, seat)
    else:
        right(self, state, seat, move)


@turned("H9.17 H6.A2", (effects.Euthanasia, "offers"), (effects.Euthanasia, "not_so"))
def euthanasia_on_whom_one_has_operated_on(right: Any, self: Any, state: Any, *args: Any) -> Any:
    operated, state.operated = state.operated, NOBODY
    out = right(self, state, *args)
    state.operated = operated
    return out


@turned("H9.17", (turn.EndTurn, "apply"))
def the_ban_on_euthanasia_lasts(right: Any, self: Any, state: Any, *args: Any) -> None:
    operated = state.operated
    right(self, state, *args)
    state.operated = operated


instead(
    "no_card_moves_whom_one_has_operated_on",
    "H9.17",
    *[
        fewer(card, lambda state, seat, move: move[2] == state.operated)
        for card in (effects.LunchBreak, effects.Kidnapper, effects.Resurrection)
    ],
)


@turned("H9.18", (turn, "must_act"))
def without_doctors_there_is_no_operation(right: Any, state: Any, seat: int) -> bool:
    return bool(state.teams[seat]) and bool(right(state, seat))


@turned("H9.18", (operation, "total_of"))
def without_doctors_no_long_term_card_counts(right: Any, state: Any, seat: int, *args: Any) -> int:
    card = state.long_term
    if not state.teams[seat]:
        state.long_term = NOBODY
    total = int(right(state, seat, *args))
    state.long_term = card
    return total


@turned("H9.18", (operation, "team_value"))
def a_long_term_card_counts_for_each_doctor(right: Any, state: Any, seat: int, specialty: int) -> int:
    team = int(right(state, seat, specialty))
    if state.long_term == NOBODY:
        return team
    modifier = int(state.cards.modifiers[4 * (state.long_term - ACTION) + specialty])
    return team + modifier * (len(state.teams[seat]) - 1)


@turned("H9.19 H6.D10", (abilities.Dismissal, "possible"))
def an_alien_alone_stays(right: Any, self: Any, state: Any, frame: Any) -> bool:
    alone = frame[2] == VETRELEC and len(state.teams[frame[1]]) == 1
    return not alone and bool(right(self, state, frame))


instead(
    "the_alien_does_not_dismiss_himself",
    "H9.19 H6.D10",
    fewer(abilities.Dismiss, lambda state, seat, move: move[1] == VETRELEC and len(state.teams[seat]) > 1),
)


@turned("H9.20", (results, "points"), (final, "points"))
def the_cured_are_counted(right: Any, state: Any, seat: int) -> int:
    return len(state.cured[seat])


# -- H12: choices and cards ------------------------------------------------------------------------------


@turned("H12.2", (abilities.AbilityStep, "run"))
def an_only_answer_is_given_at_once(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    moves = game.GAME.legal(state, frame[1])
    if len(moves) == 1:
        game.GAME.apply(state, frame[1], moves[0])


@turned("H12.2 H6.3", (swap.Swap, "run"))
def an_only_doctor_is_picked_at_once(right: Any, self: Any, state: Any, frame: Any) -> None:
    for seat, team in enumerate(state.teams):
        if len(team) == 1:
            state.picks[seat] = team[0]
    right(self, state, frame)


@turned("H12.3 H5.6", (effects.Retraining, "effect"))
def a_card_is_discarded_before_its_effect(right: Any, self: Any, state: Any, *args: Any) -> None:
    state.discard_pile.append(RETRAINING)
    state.playing = NOBODY
    right(self, state, *args)


@turned("H12.3", (effects.DoctorsSwap, "effect"))
def a_swap_is_discarded_before_the_picks(right: Any, self: Any, state: Any, *args: Any) -> None:
    right(self, state, *args)
    state.discard_pile.append(state.playing)
    state.playing = NOBODY


@turned("H12.4", (swap.Swap, "run"))
def the_swap_goes_round(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    state.asked &= -state.asked


@turned("H12.4", (swap, "left_of"))
def who_gives_nothing_gets_nothing(right: Any, state: Any, seat: int) -> int:
    other = int(right(state, seat))
    while not state.teams[other] and other != seat:
        other = int(right(state, other))
    return other


@turned("H12.5 H5.14", (abilities.Send, "apply"))
def the_dismissal_comes_when_all_is_settled(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    right(self, state, seat, move)
    if state.agenda[-1][0] == DISMISSES:
        state.agenda.insert(1, state.agenda.pop())


instead(
    "the_doctor_who_came_is_not_among_the_five",
    "H12.5",
    fewer(abilities.Dismiss, lambda state, seat, move: move[1] == state.agenda[-1][2] != VETRELEC),
)
instead(
    "the_bridge_does_not_touch_incognito",
    "H12.6",
    fewer(abilities.Exchange, lambda state, seat, move: DR_INKOGNITO in move),
)


@turned("H12.6", (abilities.Exchange, "apply"))
def the_bridge_takes_the_others_doctor_only(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    state.agenda.pop()
    pieces.join(state, move[2], pieces.seat_of_doctor(state, move[2]), seat)


@turned("H12.7", (operation, "operate"))
def the_head_counts_as_a_failure(right: Any, state: Any, seat: int, specialty: int) -> None:
    before = len(state.agenda)
    right(state, seat, specialty)
    if state.agenda[-1][0] == SENDS and state.agenda[-1][2] == USTRELENA_HLAVA:
        del state.agenda[before:-1]


@turned("H12.7", (operation, "operate"))
def the_head_goes_last(right: Any, state: Any, seat: int, specialty: int) -> None:
    before = len(state.agenda)
    right(state, seat, specialty)
    if state.agenda[-1][0] == SENDS and state.agenda[-1][2] == USTRELENA_HLAVA:
        state.agenda.insert(before, state.agenda.pop())


@turned("H12.8", (abilities.Send, "apply"))
def the_doctor_of_laws_takes_the_first_dead(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    kind, _, who, _ = state.agenda[-1]
    if who == DOKTOR_PRAV:
        state.agenda[-1] = (kind, seat, who, state.morgues[seat][0])
    right(self, state, seat, move)


@turned("H12.9", (operation, "push_patient_ability"))
def the_butchers_patients_have_no_ability(
    right: Any, state: Any, seat: int, patient: int, *args: Any
) -> None:
    if patient not in state.removed:
        right(state, seat, patient, *args)


@turned("H12.9", (operation, "operate"))
def the_butchers_patients_have_not_failed(right: Any, state: Any, seat: int, specialty: int) -> None:
    before = len(state.agenda)
    right(state, seat, specialty)
    if state.operated in state.removed and state.operated != ALKOHOLIK:
        del state.agenda[before:]


@turned("H12.10", (turn.Hire, "apply"))
def one_doctor_goes_for_the_alien_and_his_office(
    right: Any, self: Any, state: Any, seat: int, move: Any
) -> None:
    right(self, state, seat, move)
    if move[1] == VETRELEC and len(move) == 4:
        state.agenda.pop()


@turned("H12.11 H6.4", (play.Play, "apply"))
def a_bonus_is_lost_with_the_patient(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    before = state.theatres[seat]
    right(self, state, seat, move)
    if state.theatres[seat] != before:
        state.bonus = 0


# -- H12: the closing, ties ------------------------------------------------------------------------------


@turned("H12.12 H5.10", (final.FinalOperations, "run"))
def final_operations_go_on_until_all_theatres_are_empty(
    right: Any, self: Any, state: Any, frame: Any
) -> None:
    right(self, state, (FINAL, 0))


@turned("H12.12", (turn, "close_hospital"))
def long_term_cards_end_with_the_turn_of_the_closing(right: Any, state: Any, seat: int) -> None:
    right(state, seat)
    state.long_term = NOBODY


@turned("H12.16", (final, "decided"))
def ties_are_cited_as_points(right: Any, state: Any) -> tuple[int, list[int]]:
    return results.POINTS, right(state)[1]


# -- H12.15: written positions ---------------------------------------------------------------------------

instead("a_card_may_be_there_twice", "H12.15", value(check, "_check_cards", nothing))
instead("a_patient_may_be_there_twice", "H12.15", value(check, "_check_patients", nothing))
instead("a_turn_may_be_anybodys", "H12.15", value(check, "_check_turn", nothing))


# -- H12.17: the Alcoholic between two players -----------------------------------------------------------

instead("he_goes_to_and_fro_for_ever", "H12.17", value(operation, "MOST_PASSED_ON", 1000))
instead("he_leaves_one_failure_early", "H12.17", value(operation, "MOST_PASSED_ON", 29))


@turned("H12.17", (operation, "operate"))
def other_patients_do_not_begin_the_count_anew(right: Any, state: Any, seat: int, specialty: int) -> None:
    before = state.passed_on
    right(state, seat, specialty)
    if state.operated != ALKOHOLIK:
        state.passed_on = before


@turned("H12.17", (play.Play, "apply"))
def a_played_card_does_not_begin_it_anew(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    before = state.passed_on
    right(self, state, seat, move)
    state.passed_on = before
