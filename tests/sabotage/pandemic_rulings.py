"""Rules of Pandemic turned round: the rulings of P9, the turn, actions, roles, events."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from sickbay.games.pandemic.board import NEAR, colour_of, rate
from sickbay.games.pandemic.results import CARDS_RAN_OUT, CUBES_RAN_OUT, EIGHT_OUTBREAKS
from sickbay.games.pandemic.rules import (
    acting,
    actions,
    events,
    hand_limit,
    pieces,
    roles,
    sharing,
    turn,
    verbs,
    windows,
)
from sickbay.games.pandemic.rules.frames import INFECT
from sickbay.games.pandemic.state import CURED, ERADICATED, UNCURED
from sickbay.games.pandemic.words import (
    AIRLIFT,
    EPIDEMIC,
    JOIN,
    NUMBER,
    QUARANTINE_SPECIALIST,
    RESEARCHER,
    SHUTTLE,
)
from tests.sabotage import Change, OfThisTurn, Sabotages, fewer, nothing, stand_in, value

SABOTAGES = Sabotages()
turned = SABOTAGES.turned
instead = SABOTAGES.instead


# -- P9: the end of the game -----------------------------------------------------------------------------


@turned("P9.1", (pieces, "outbreak"))
def cubes_are_counted_before_the_outbreak_marker(right: Any, state: Any, city: int, colour: int) -> None:
    if state.supply[colour]:
        right(state, city, colour)
    else:
        state.end(CUBES_RAN_OUT)


@turned("P9.2", (actions, "discover_cure"))
def no_win_without_cards_to_draw(right: Any, state: Any, colour: int) -> None:
    right(state, colour)
    if len(state.player_deck) < 2:
        state.end(CARDS_RAN_OUT)


@turned("P9.2", (actions, "discover_cure"))
def the_fourth_cure_does_not_win_at_once(right: Any, state: Any, colour: int) -> None:
    if state.diseases.count(UNCURED) > 1:
        right(state, colour)
    else:
        state.diseases[colour] = CURED


@SABOTAGES.together("P9.3")
def an_eighth_outbreak_lets_the_turn_end() -> list[Change]:
    def end_turn(right: Any, self: Any, state: Any, frame: Any) -> None:
        right(self, state, frame)
        if state.outbreaks >= 8:
            state.end(EIGHT_OUTBREAKS)

    return [value(pieces, "MOST_OUTBREAKS", 99), stand_in(turn.EndTurn, "run", end_turn)]


# -- P9 and P4: diseases ---------------------------------------------------------------------------------


@turned("P9.5", (actions, "discover_cure"))
def a_cure_removes_the_cubes(right: Any, state: Any, colour: int) -> None:
    right(state, colour)
    for city in range(48):
        if state.cubes[4 * city + colour]:
            pieces.remove_cubes(state, city, colour, state.cubes[4 * city + colour])


@turned("P9.6", (turn.Infect, "run"))
def eradicated_cards_are_replaced(right: Any, self: Any, state: Any, frame: Any) -> None:
    void = state.diseases[colour_of(state.infection_deck[-1])] == ERADICATED
    right(self, state, (INFECT, frame[1] + void))


@turned("P9.7", (pieces, "medic_sweeps"))
def what_the_medic_clears_is_never_eradicated(right: Any, state: Any) -> None:
    with patch.object(pieces, "check_eradicated", nothing):
        right(state)


@turned("P9.8", (pieces, "prevented_by"))
def a_full_city_breaks_out_beside_the_quarantine_specialist(
    right: Any, state: Any, city: int, colour: int
) -> int:
    by = int(right(state, city, colour))
    return 0 if by == QUARANTINE_SPECIALIST and state.cubes[4 * city + colour] == 3 else by


@turned("P4.10", (pieces, "outbreak"))
def a_chain_moves_the_marker_once(right: Any, state: Any, city: int, colour: int) -> None:
    before = state.outbreaks
    right(state, city, colour)
    state.outbreaks = before + 1


@turned("P4.11", (pieces, "outbreak"))
def a_city_breaks_out_again_in_its_chain(right: Any, state: Any, city: int, colour: int) -> None:
    with patch.object(pieces, "NEAR", [[]] * 48):
        right(state, city, colour)
    for other in NEAR[city]:
        if not state.ended:
            pieces.infect(state, other, colour)


@turned("P4.11", (pieces, "outbreak"))
def cubes_take_the_colour_of_their_city(right: Any, state: Any, city: int, colour: int) -> None:
    place = pieces.place_cube
    with patch.object(pieces, "place_cube", lambda state, other, _: place(state, other, colour_of(other))):
        right(state, city, colour)


@turned("P9.19", (turn, "shuffle_discard_onto_deck"))
def the_discards_go_beneath_the_deck(right: Any, state: Any) -> None:
    deck, state.infection_deck = state.infection_deck, []
    right(state)
    state.infection_deck += deck


@SABOTAGES.together("P9.20")
def the_new_rate_waits_for_the_next_turn() -> list[Change]:
    before = OfThisTurn()

    def increase(right: Any, self: Any, state: Any, frame: Any) -> None:
        before.of(state).add(state.epidemics)
        right(self, state, frame)

    def infect_cities(right: Any, self: Any, state: Any, frame: Any) -> None:
        right(self, state, frame)
        if state.agenda[-1][0] == INFECT and before.of(state):
            state.agenda[-1] = (INFECT, rate(min(before.of(state))))

    return [stand_in(turn.Increase, "run", increase), stand_in(turn.InfectCities, "run", infect_cities)]


@turned("P9.21", (turn, "infect"))
def cubes_of_all_colours_count_together(right: Any, state: Any, city: int, colour: int) -> None:
    if sum(state.cubes[4 * city : 4 * city + 4]) >= 3 and not pieces.prevented_by(state, city, colour):
        pieces.outbreak(state, city, colour)
    else:
        right(state, city, colour)


@SABOTAGES.together("P9.22")
def a_city_breaks_out_once_a_turn() -> list[Change]:
    broke_out = OfThisTurn()

    def outbreak(right: Any, state: Any, city: int, colour: int) -> None:
        if city not in broke_out.of(state):
            broke_out.of(state).add(city)
            right(state, city, colour)

    return [stand_in(pieces, "outbreak", outbreak)]


# -- actions ---------------------------------------------------------------------------------------------


@turned("P4.4", (turn.Draw, "run"))
def epidemic_cards_are_replaced(right: Any, self: Any, state: Any, frame: Any) -> None:
    epidemics = state.player_deck[-2:].count(EPIDEMIC)
    right(self, state, frame)
    for _ in range(epidemics):
        pieces.gain_card(state, state.active, turn.draw_player_card(state), False)


instead(
    "eight_cards_are_no_card_too_many",
    "P5.11",
    value(hand_limit, "HAND_LIMIT", 8),
    value(sharing, "HAND_LIMIT", 8),
)
instead("a_cured_disease_is_treated_cube_by_cube", "P5.6", value(actions, "CURED", 9))


@turned("P9.12", (actions.Build, "offers"), (actions.Build, "why_not"))
def a_second_station_in_a_city(right: Any, self: Any, state: Any, seat: int, *rest: Any) -> Any:
    other = state.copy()
    other.station[state.pawns[seat]] = 0
    return right(self, other, seat, *rest)


@turned("P9.13", (sharing.Give, "apply"))
def a_card_is_given_without_asking(right: Any, self: Any, *args: Any) -> None:
    self.do(*args)


instead("a_shared_eighth_card_waits_for_the_draw", "P9.14", value(sharing, "HAND_LIMIT", 99))

# -- roles -----------------------------------------------------------------------------------------------

instead("the_medic_treats_one_cube", "P6.R3", value(actions, "MEDIC", -1))
instead(
    "the_operations_expert_needs_the_card",
    "P6.R4",
    value(actions, "OPERATIONS_EXPERT", -1),
)
instead("the_researcher_gives_the_city_card_only", "P6.R6", value(sharing, "RESEARCHER", -1))
instead("the_scientist_needs_five_cards", "P6.R7", value(actions, "SCIENTIST", -1))


@turned("P6.R6", (sharing.Give, "offers"), (sharing.Give, "why_not"))
def the_researcher_is_given_any_card(right: Any, self: Any, state: Any, seat: int, *rest: Any) -> Any:
    other = state.copy()
    other.roles = [RESEARCHER] * state.seats if RESEARCHER in state.roles else state.roles
    return right(self, other, seat, *rest)


@turned("P6.R1", (roles.StoreEvent, "offers"), (roles.StoreEvent, "why_not"))
def a_second_event_is_stored(right: Any, self: Any, state: Any, *rest: Any) -> Any:
    other = state.copy()
    other.stored = -1
    return right(self, other, *rest)


@turned("P6.R1", (hand_limit.HandLimit, "run"))
def the_stored_event_counts_for_the_limit(right: Any, self: Any, state: Any, frame: Any) -> None:
    limit = 6 if state.stored >= 0 and pieces.stores_events(state, frame[1]) else 7
    with patch.object(hand_limit, "HAND_LIMIT", limit):
        right(self, state, frame)


instead(
    "the_stored_event_is_for_the_planners_own_turn",
    "P6.R1",
    *[
        value(module, "events_of", lambda state, seat: state.held >> 5 * seat & 31)
        for module in (acting, hand_limit, windows)
    ],
)


@turned("P9.15", (verbs, "use_event"))
def the_stored_event_comes_back(right: Any, state: Any, *args: Any) -> None:
    right(state, *args)
    if state.removed and state.removed[-1] >= AIRLIFT:
        state.player_discard.append(state.removed.pop())


@turned("P9.15", (roles.StoreEvent, "offers"))
def the_event_just_discarded_is_not_stored(right: Any, self: Any, state: Any, *args: Any) -> None:
    other = state.copy()
    del other.player_discard[-1:]
    right(self, other, *args)


instead(
    "the_dispatcher_joins_pawns_to_his_own_only",
    "P9.9",
    fewer(roles.Dispatch, lambda state, seat, move: move[2] == JOIN and move[3] != state.pawns[seat]),
)
instead(
    "the_dispatcher_shuttles_nobody",
    "P9.10",
    fewer(roles.Dispatch, lambda state, seat, move: move[2] == SHUTTLE),
)


@turned("P6.R2", (roles.Dispatch, "do"))
def the_dispatcher_flies_others_without_a_card(right: Any, self: Any, *args: Any) -> None:
    with patch.object(roles, "discard_card", nothing):
        right(self, *args)


instead(
    "the_special_move_takes_the_card_of_its_end",
    "P9.11",
    fewer(roles.SpecialMove, lambda state, seat, move: move[1] != move[2]),
)


@turned("P9.11", (roles.SpecialMove, "offers"), (roles.SpecialMove, "why_not"))
def the_special_move_starts_anywhere(right: Any, self: Any, state: Any, *rest: Any) -> Any:
    other = state.copy()
    other.station = bytearray([1] * 48)
    return right(self, other, *rest)


@turned("P6.R4", (turn.EndTurn, "run"))
def the_special_move_is_once_a_game(right: Any, self: Any, state: Any, frame: Any) -> None:
    used = state.special_used
    right(self, state, frame)
    state.special_used = used


# -- events ----------------------------------------------------------------------------------------------


@SABOTAGES.together("P9.16")
def an_airlift_to_where_the_pawn_is() -> list[Change]:
    def uses(right: Any, self: Any, state: Any, seat: int, out: list[Any]) -> None:
        right(self, state, seat, out)
        out += [(self.number, NUMBER + other, city) for other, city in enumerate(state.pawns)]

    return [stand_in(events.Airlift, "uses", uses), value(events.Airlift, "not_so", nothing)]


@turned("P9.17", (windows, "playable_events"))
def resilient_population_without_a_card_to_choose(right: Any, state: Any, window: int) -> int:
    return int(right(state, window)) | windows.RESILIENT_BIT


@turned("P9.18", (turn.Intensify, "run"))
def removed_cards_are_shuffled_in(right: Any, self: Any, state: Any, frame: Any) -> None:
    state.infection_discard += [card for card in state.removed if card < 48]
    state.removed = [card for card in state.removed if card >= 48]
    right(self, state, frame)


instead("a_forecast_of_five", "P6.E2", value(events, "FORESEEN", 5))


instead(
    "a_government_grant_needs_the_card",
    "P6.E3",
    fewer(events.GovernmentGrant, lambda state, seat, move: move[1] not in state.hands[seat], "uses"),
)


@SABOTAGES.wrong("two programs against P6.E3", "P6.E3", (events.GovernmentGrant, "uses"))
def no_government_grant_with_six_stations(
    right: Any, self: Any, state: Any, seat: int, out: list[Any]
) -> None:
    if len(state.stations) < 6:
        right(self, state, seat, out)


@turned("P6.E4", (turn.InfectBottom, "run"))
def a_quiet_night_stops_epidemics(right: Any, self: Any, state: Any, frame: Any) -> None:
    if not state.quiet_night:
        right(self, state, frame)


@turned("P6.7", (events.OneQuietNight, "effect"))
def a_quiet_night_stops_a_step_that_has_begun(right: Any, self: Any, state: Any, *args: Any) -> None:
    right(self, state, *args)
    if any(frame[0] == INFECT for frame in state.agenda):
        state.quiet_night = False
        state.agenda = [frame for frame in state.agenda if frame[0] != INFECT]


@turned("P6.7", (turn.EndTurn, "run"))
def a_quiet_night_is_over_with_the_turn(right: Any, self: Any, state: Any, frame: Any) -> None:
    state.quiet_night = False
    right(self, state, frame)


@SABOTAGES.together("P6.7")
def two_quiet_nights_are_counted() -> list[Change]:
    second = OfThisTurn()

    def effect(right: Any, self: Any, state: Any, *args: Any) -> None:
        if state.quiet_night:
            second.of(state).add(1)
        right(self, state, *args)

    def infect_cities(right: Any, self: Any, state: Any, frame: Any) -> None:
        right(self, state, frame)
        state.quiet_night = bool(second.of(state))

    return [
        stand_in(events.OneQuietNight, "effect", effect),
        stand_in(turn.InfectCities, "run", infect_cities),
    ]
