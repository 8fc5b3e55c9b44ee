"""Wrong rules of Doktor Hrubec: set-up, turn, operation, intake (H1 - H4, H5.3 - H5.5, H5.9)."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from sickbay.games import hrubec as game
from sickbay.games.hrubec import setup
from sickbay.games.hrubec.cards import STANDARD_CARDS, Cards
from sickbay.games.hrubec.rules import abilities, effects, operation, pieces, play, turn
from sickbay.games.hrubec.rules.frames import ADMITS, DRAWS, SENDS, TURN
from sickbay.games.hrubec.state import ADMINISTRATION, DONE, INTAKE, NOBODY, OPERATION
from sickbay.games.hrubec.words import CLOSING, DOKTOR_PRAV, N_DOCTORS, SPECIALTY
from tests.sabotage import Change, OfThisTurn, Sabotages, as_if, fewer, stand_in, value

SABOTAGES = Sabotages()
turned = SABOTAGES.turned
wrong = SABOTAGES.wrong
instead = SABOTAGES.instead

check = import_module("sickbay.games.hrubec.check")  # the game's name for it is the function
MISREAD = "common misreading"
OTHER_GAMES = "as in other card games"

# -- what a hospital has (H1, H2) ------------------------------------------------------------------------


instead(
    "five_offices",
    "H1.1",
    *[value(module, "OFFICES", 5) for module in (pieces, abilities, check)],
    source=MISREAD + " of the number of theatres",
)


@wrong(MISREAD, "H1.2 H2.4", (operation, "team_value"))
def all_specialties_of_the_team_count(right: Any, state: Any, seat: int, specialty: int) -> int:
    return sum([int(right(state, seat, other)) for other in range(4)])


@wrong(MISREAD, "H1.2 H2.4", (operation, "team_value"))
def the_best_doctor_operates_alone(right: Any, state: Any, seat: int, specialty: int) -> int:
    return max([state.cards.values[4 * doctor + specialty] for doctor in state.teams[seat]], default=0)


@turned("H2.4", (operation, "team_value"))
def a_team_is_worth_no_less_than_nothing(right: Any, *args: Any) -> int:
    return max(0, int(right(*args)))


@turned("H2.4", (operation, "team_value"))
def a_team_is_worth_nine_at_most(right: Any, *args: Any) -> int:
    return min(9, int(right(*args)))


@wrong(MISREAD, "H2.3 H4.8", (Cards, "difficulty"))
def the_hardest_requirement_counts(right: Any, self: Any, patient: int, specialty: int) -> int:
    return max([int(right(self, patient, k)) for k in range(4)]) if right(self, patient, specialty) else 0


@turned("H2.5", (game, "empty_hospital"), (setup, "empty_hospital"))
def two_players_have_four_places(right: Any, *args: Any) -> Any:
    state = right(*args)
    state.slots = 4
    return state


@wrong(MISREAD, "H2.1", (operation, "team_value"))
def the_second_figure_is_for_the_teeth(right: Any, state: Any, seat: int, specialty: int) -> int:
    return int(right(state, seat, (0, 2, 1, 3)[specialty]))


instead("all_doctors_are_men", "H2.2", value(STANDARD_CARDS, "female", [0] * N_DOCTORS))


# -- set-up (H3) -----------------------------------------------------------------------------------------

instead("only_two_cards_are_drawn", "H3.2", value(setup, "CARDS_DRAWN", 2), source=MISREAD + " of the four")


@wrong(MISREAD, "H3.2", (setup, "deal_hands"))
def the_dealt_doctor_has_an_office(right: Any, state: Any) -> None:
    right(state)
    for seat in range(state.seats):
        state.teams[seat].append(state.hands[seat].pop(0))


@turned("H3.3", (game, "set_up"))
def the_covering_card_is_taken_from_the_queue(right: Any, *args: Any) -> Any:
    state = right(*args)
    if state.covered != NOBODY:
        state.covered = state.queue.pop()
    return state


@turned("H3.4", (setup, "build_queue"))
def the_queue_begins_with_back_3(right: Any, state: Any) -> list[int]:
    unused: list[int] = right(state)
    state.queue[1:] = state.queue[:0:-1]
    return unused


@wrong("as the epidemics of another game", "H3.4", (setup, "build_queue"))
def the_closing_card_lies_among_the_last(right: Any, state: Any) -> list[int]:
    unused: list[int] = right(state)
    state.queue.remove(CLOSING)
    state.queue.insert(2, CLOSING)
    return unused


instead("as_many_patients_as_for_one_more", "H3.5", value(STANDARD_CARDS, "queue", STANDARD_CARDS.queue[1:]))


@turned("H3.6 H8.1", (game, "set_up"))
def the_first_seat_begins(right: Any, *args: Any) -> Any:
    state = right(*args)
    state.first = state.active = 0
    return state


@turned("H3.6", (turn, "left_of"))
def turns_go_the_other_way(right: Any, state: Any, seat: int) -> int:
    return pieces.right_of(state, seat)


@turned("H3.7", (game, "set_up"))
def a_patient_waits_at_the_start(right: Any, *args: Any) -> Any:
    state = right(*args)
    state.waiting.append(state.queue.pop())
    return state


# -- the kind of the turn, and when cards may be played (H4.1, H4.2) -------------------------------------


@turned("H4.1 H9.3", (turn.Turn, "run"))
def an_emptied_theatre_makes_a_hospital_turn(right: Any, self: Any, state: Any, frame: Any) -> None:
    if state.stage == OPERATION and state.theatres[state.active] == NOBODY:
        state.hospital = True
        state.stage = ADMINISTRATION
    right(self, state, frame)


@turned("H4.1 H4.6", (turn.Turn, "run"))
def a_filled_theatre_makes_an_operation_turn(right: Any, self: Any, state: Any, frame: Any) -> None:
    if state.hospital and state.theatres[state.active] != NOBODY:
        state.hospital = False
        state.stage = OPERATION
    right(self, state, frame)


@SABOTAGES.together("H4.2")
def cards_in_the_turns_of_others() -> list[Change]:
    def run(right: Any, self: Any, state: Any, frame: Any) -> None:
        right(self, state, frame)
        state.offered = (1 << state.seats) - 1 & ~state.asked

    def verbs(right: Any, self: Any, state: Any, seat: int, frame: Any) -> Any:
        return right(self, state, seat, frame) if seat == state.active else (game.PLAY,)

    def not_your_turn(right: Any, state: Any, *args: Any) -> Any:
        return None if state.agenda[-1][0] == TURN else right(state, *args)

    return [
        stand_in(turn.Turn, "run", run),
        stand_in(turn.Turn, "verbs", verbs),
        stand_in(play, "not_your_turn", not_your_turn),
    ]


@SABOTAGES.together("H4.2")
def cards_while_an_ability_is_settled() -> list[Change]:
    def verbs(right: Any, self: Any, state: Any, seat: int, frame: Any) -> Any:
        return (*right(self, state, seat, frame), game.PLAY)

    def not_your_turn(right: Any, state: Any, seat: int, rule: str) -> Any:
        return None if state.agenda[0][0] == TURN and seat == state.active else right(state, seat, rule)

    return [
        stand_in(abilities.AbilityStep, "verbs", verbs),
        stand_in(play, "not_your_turn", not_your_turn),
    ]


@SABOTAGES.together("H4.2", OTHER_GAMES)
def one_card_a_turn() -> list[Change]:
    played = OfThisTurn()

    def offers(right: Any, self: Any, state: Any, *args: Any) -> None:
        if not played.of(state):
            right(self, state, *args)

    def apply(right: Any, self: Any, state: Any, *args: Any) -> None:
        played.of(state).add(1)
        right(self, state, *args)

    return [stand_in(play.Play, "offers", offers), stand_in(play.Play, "apply", apply)]


# -- the hospital turn (H4.3, H4.7) ----------------------------------------------------------------------


@turned("H4.3", (turn.Hire, "apply"))
def a_draw_after_a_hire(right: Any, self: Any, state: Any, *args: Any) -> None:
    right(self, state, *args)
    state.stage = ADMINISTRATION


@turned("H4.3", (turn.Draw, "apply"))
def a_hire_after_a_draw(right: Any, self: Any, state: Any, *args: Any) -> None:
    right(self, state, *args)
    state.stage = ADMINISTRATION


@turned("H4.3 H5.9", (turn, "must_act"))
def the_intake_may_be_left_out(right: Any, state: Any, seat: int) -> bool:
    return state.stage == OPERATION and bool(right(state, seat))


@wrong(MISREAD, "H4.3", (turn.Turn, "verbs"))
def the_administration_must_be_done(right: Any, self: Any, state: Any, seat: int, frame: Any) -> Any:
    must = state.stage == ADMINISTRATION and (pieces.may_draw(state) or state.hands[seat])
    return (game.DRAW, game.HIRE, game.PLAY) if must else right(self, state, seat, frame)


@turned("H4.3", (turn.Reveal, "apply"))
def a_patient_is_revealed_and_one_admitted(right: Any, self: Any, state: Any, *args: Any) -> None:
    right(self, state, *args)
    if state.stage == DONE:
        state.stage = INTAKE


@SABOTAGES.together("H4.7")
def the_administration_may_follow_the_intake() -> list[Change]:
    def verbs(right: Any, self: Any, state: Any, seat: int, frame: Any) -> Any:
        after = state.hospital and state.stage == DONE
        return (*right(self, state, seat, frame), *((game.DRAW, game.HIRE) if after else ()))

    def administration_over(right: Any, state: Any, rule: str) -> Any:
        return None if state.stage == DONE else right(state, rule)

    return [
        stand_in(turn.Turn, "verbs", verbs),
        stand_in(turn, "administration_over", administration_over),
    ]


# -- the operation turn (H4.4 - H4.6) --------------------------------------------------------------------


@SABOTAGES.together("H4.4")
def an_operation_turn_has_an_administration() -> list[Change]:
    def verbs(right: Any, self: Any, state: Any, seat: int, frame: Any) -> Any:
        before = state.stage == OPERATION
        return (*((game.DRAW, game.HIRE) if before else ()), *right(self, state, seat, frame))

    def not_in_hospital_turn(right: Any, state: Any, *args: Any) -> Any:
        return None if state.stage == OPERATION else right(state, *args)

    def administration_over(right: Any, state: Any, rule: str) -> Any:
        return None if state.stage == OPERATION else right(state, rule)

    def draw(right: Any, self: Any, state: Any, *args: Any) -> None:
        right(self, state, *args)
        if not state.hospital:
            state.stage = OPERATION

    return [
        stand_in(turn.Turn, "verbs", verbs),
        stand_in(turn, "not_in_hospital_turn", not_in_hospital_turn),
        stand_in(turn, "administration_over", administration_over),
        stand_in(turn.Draw, "apply", draw),
        stand_in(turn.Hire, "apply", draw),
    ]


@turned("H4.4", (operation.Operate, "apply"))
def an_intake_follows_the_operation(right: Any, self: Any, state: Any, *args: Any) -> None:
    right(self, state, *args)
    if state.stage == DONE:
        state.hospital = True
        state.stage = INTAKE


@turned("H4.4 H5.9", (turn, "must_act"))
def the_operation_may_be_put_off(right: Any, state: Any, seat: int) -> bool:
    return state.stage != OPERATION and bool(right(state, seat))


@turned("H4.5", (effects, "put_in_theatre"))
def a_patient_who_comes_before_the_roll_must_wait(right: Any, state: Any, seat: int, patient: int) -> None:
    right(state, seat, patient)
    if state.stage == OPERATION and seat == state.active:
        state.stage = DONE


@turned("H4.6", (turn.Admit, "apply"))
def the_patient_after_the_twins_is_operated_on_at_once(
    right: Any, self: Any, state: Any, seat: int, move: Any
) -> None:
    again = state.agenda[-1][0] == ADMITS and state.agenda[0][0] == TURN
    right(self, state, seat, move)
    if again:
        state.stage = OPERATION


@turned("H5.8", (operation.Operate, "apply"))
def the_easiest_requirement_is_picked(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    moves = operation_moves(state, seat)
    needs = [state.cards.difficulty(state.theatres[seat], word - SPECIALTY) for _, word in moves]
    right(self, state, seat, moves[needs.index(min(needs))])


# -- the operation (H4.8 - H4.15) ------------------------------------------------------------------------

instead(
    "the_first_requirement_is_the_one",
    "H4.8 H2.3",
    fewer(operation.Operate, lambda state, seat, move: move != operation_moves(state, seat)[0]),
)


def operation_moves(state: Any, seat: int) -> list[Any]:
    """All requirements of the patient in the theatre."""
    patient = state.theatres[seat]
    return [(game.OPERATE.number, SPECIALTY + k) for k in range(4) if state.cards.difficulty(patient, k)]


@turned("H4.10", (operation, "total_of"))
def bonuses_do_not_count(right: Any, state: Any, *args: Any) -> int:
    state.bonus = 0
    return int(right(state, *args))


@wrong("two German summaries", "H4.11 H11.5", (operation, "total_of"))
def the_difficulty_must_be_exceeded(right: Any, *args: Any) -> int:
    total = int(right(*args))
    return total - 1 if total == args[-1] else total


@wrong(MISREAD, "H4.12", (operation, "bury"))
def the_dead_leave_the_game(right: Any, state: Any, seat: int, patient: int) -> None:
    pieces.remove_patient(state, patient)


@wrong(MISREAD, "H4.12", (operation, "bury"))
def who_was_not_cured_waits_again(right: Any, state: Any, seat: int, patient: int) -> None:
    pieces.back_to_waiting(state, patient)


def reordered(order: Any) -> Any:
    """A stand-in for the operation that puts what follows, the next on top, into another order."""

    def operate(right: Any, state: Any, seat: int, specialty: int) -> None:
        before = len(state.agenda)
        right(state, seat, specialty)
        state.agenda[before:] = order(state.agenda[before:])

    return operate


def of_doctors(frame: Any) -> bool:
    """Whether the frame is an ability of a doctor."""
    return bool(frame[0] == DRAWS or (frame[0] == SENDS and frame[2] < N_DOCTORS))


instead(
    "doctors_before_the_patient",
    "H4.13",
    stand_in(operation, "operate", reordered(lambda frames: sorted(frames, key=of_doctors))),
)
instead(
    "draws_after_the_moves",
    "H4.14",
    stand_in(
        operation, "operate", reordered(lambda frames: sorted(frames, key=lambda frame: frame[0] != DRAWS))
    ),
)
instead(
    "the_student_before_the_doctor_of_laws",
    "H4.14 H9.9",
    stand_in(
        operation,
        "operate",
        reordered(
            lambda frames: sorted(frames, key=lambda frame: frame[0] == SENDS and frame[2] == DOKTOR_PRAV)
        ),
    ),
)


@turned("H4.15", (turn.EndTurn, "apply"))
def bonuses_wait_for_the_next_operation(right: Any, self: Any, state: Any, *args: Any) -> None:
    bonus = state.bonus
    right(self, state, *args)
    state.bonus = bonus


# -- the intake (H5.3 - H5.5) ----------------------------------------------------------------------------

instead(
    "a_full_waiting_room_takes_one_more",
    "H5.3 H5.5",
    *[
        as_if(turn.Reveal, name, lambda state, seat: setattr(state, "slots", state.slots + 1))
        for name in ("offers", "why_not")
    ],
)


@wrong(MISREAD, "H5.3", (turn.Reveal, "apply"))
def a_revealed_patient_goes_to_the_theatre(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    right(self, state, seat, move)
    if state.waiting and state.theatres[seat] == NOBODY:
        state.theatres[seat] = state.waiting.pop()


instead(
    "who_came_first_is_admitted_first",
    "H5.4",
    fewer(turn.Admit, lambda state, seat, move: move[1] != state.waiting[0]),
)
instead(
    "no_admission_of_whom_one_has_revealed_last",
    "H5.4",
    fewer(turn.Admit, lambda state, seat, move: move[1] == state.waiting[-1]),
)


@turned("H5.5", (turn, "must_act"))
def a_full_waiting_room_ends_the_intake(right: Any, state: Any, seat: int) -> bool:
    full = state.hospital and len(state.waiting) >= state.slots
    return not full and bool(right(state, seat))
