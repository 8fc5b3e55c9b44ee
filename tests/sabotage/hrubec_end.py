"""Wrong rules of Doktor Hrubec: final operations, points and ties (H1.3, H5.10, H5.18, H5.19)."""

from __future__ import annotations

from typing import Any

from sickbay.core.state import EVERYONE
from sickbay.games import hrubec as game
from sickbay.games.hrubec import results
from sickbay.games.hrubec.results import FEWER_DEAD, MORE_CURED, POINTS, SHARED
from sickbay.games.hrubec.rules import final, operation, turn
from sickbay.games.hrubec.rules.frames import FINAL
from sickbay.games.hrubec.state import DONE, NOBODY
from sickbay.games.hrubec.words import CLOSING, NUMBER, PATIENT, REVEALED
from tests.sabotage import Change, Sabotages, stand_in, value

SABOTAGES = Sabotages()
turned = SABOTAGES.turned
wrong = SABOTAGES.wrong
instead = SABOTAGES.instead

MISREAD = "common misreading"
OTHER_GAMES = "as in other card games"

# -- the closing and the final operations (H5.10) --------------------------------------------------------


@turned("H5.10", (final.FinalOperations, "run"))
def who_closes_operates_first(right: Any, self: Any, state: Any, frame: Any) -> None:
    closer, state.closer = state.closer, state.closer - 1
    right(self, state, frame)
    state.closer = closer


@turned("H5.10", (final.FinalOperations, "run"))
def the_final_operations_go_the_other_way(right: Any, self: Any, state: Any, frame: Any) -> None:
    mirrored = state.copy()
    other = [(2 * state.closer - seat) % state.seats for seat in range(state.seats)]
    mirrored.theatres = [state.theatres[seat] for seat in other]
    right(self, mirrored, frame)
    if mirrored.asked:
        state.agenda.append(mirrored.agenda[-1])
        state.asked = 1 << other[mirrored.asked.bit_length() - 1]
    else:
        right(self, state, (FINAL, state.seats))


@turned("H5.10", (final.FinalOperations, "run"))
def there_are_no_final_operations(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, (FINAL, state.seats))


@SABOTAGES.together("H5.10")
def the_closing_turn_is_played_to_its_end() -> list[Change]:
    close_hospital = turn.close_hospital

    def close(right: Any, state: Any, seat: int) -> None:
        state.closer = seat
        state.stage = DONE
        if state.log is not None:
            state.log.append((EVERYONE, (REVEALED, NUMBER + seat, CLOSING)))

    def end(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
        if state.closer == NOBODY:
            right(self, state, seat, move)
        else:
            close_hospital(state, seat)

    return [stand_in(turn, "close_hospital", close), stand_in(turn.EndTurn, "apply", end)]


@turned("H5.10", (turn, "close_hospital"))
def the_long_term_card_ends_with_the_closing(right: Any, state: Any, seat: int) -> None:
    right(state, seat)
    state.long_term = NOBODY


@SABOTAGES.together("H5.10")
def abilities_rest_in_the_final_operations() -> list[Change]:
    def operate(right: Any, state: Any, seat: int, specialty: int) -> None:
        before = len(state.agenda)
        right(state, seat, specialty)
        if state.agenda[0][0] == FINAL:
            del state.agenda[before:]

    def push_patient_ability(right: Any, state: Any, *args: Any) -> None:
        if state.agenda[0][0] != FINAL:
            right(state, *args)

    return [
        stand_in(operation, "operate", operate),
        stand_in(operation, "push_patient_ability", push_patient_ability),
    ]


# -- points and ties (H1.3, H5.18, H5.19) ----------------------------------------------------------------

instead("a_dead_patient_costs_one_point", "H1.3 H5.18", value(results, "DEATH_PENALTY", 1))


@wrong(MISREAD, "H1.3 H5.18", (results, "points"), (final, "points"))
def a_dead_patient_costs_his_points(right: Any, state: Any, seat: int) -> int:
    values = state.cards.points
    cured, dead = [
        sum([int(values[patient - PATIENT]) for patient in piles[seat]])
        for piles in (state.cured, state.morgues)
    ]
    return cured - dead


@turned("H1.3", (results, "points"), (final, "points"))
def nobody_has_less_than_no_points(right: Any, *args: Any) -> int:
    return max(0, int(right(*args)))


@wrong(OTHER_GAMES, "H5.18", (results, "points"), (final, "points"))
def a_patient_in_the_theatre_costs_points(right: Any, state: Any, seat: int) -> int:
    return int(right(state, seat)) - (2 if state.theatres[seat] != NOBODY else 0)


@wrong(OTHER_GAMES, "H5.18", (results, "points"), (final, "points"))
def a_card_in_hand_costs_a_point(right: Any, state: Any, seat: int) -> int:
    return int(right(state, seat)) - len(state.hands[seat])


def decided_by(*measures: tuple[int, Any]) -> list[Change]:
    """Another order of what decides, each a number of a result with what is best if large."""

    def decided(right: Any, state: Any) -> tuple[int, list[int]]:
        best = list(range(state.seats))
        for number, measure in measures:
            most = max([measure(state, seat) for seat in best])
            best = [seat for seat in best if measure(state, seat) == most]
            if len(best) == 1:
                return number, best
        return SHARED, best

    return [stand_in(module, "decided", decided) for module in (game, final)]


BY_POINTS = (POINTS, results.points)
BY_FEWER_DEAD = (FEWER_DEAD, lambda state, seat: -len(state.morgues[seat]))
BY_MORE_CURED = (MORE_CURED, lambda state, seat: len(state.cured[seat]))

instead("a_tie_is_shared_at_once", "H5.19", *decided_by(BY_POINTS))
instead("more_cured_before_fewer_dead", "H5.19", *decided_by(BY_POINTS, BY_MORE_CURED, BY_FEWER_DEAD))
instead("fewer_dead_is_all", "H5.19", *decided_by(BY_POINTS, BY_FEWER_DEAD))
instead(
    "the_first_of_those_who_tie_wins",
    "H5.19",
    *decided_by(BY_POINTS, BY_FEWER_DEAD, BY_MORE_CURED, (MORE_CURED, lambda state, seat: -seat)),
)
instead("the_most_cured_win", "H9.20", *decided_by(BY_MORE_CURED, BY_POINTS))
