"""Wrong rules of Pandemic that other programs, help pages and players have.

Their faults that are no rules are not here: copies that go different ways, names, missing roles, speed.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any
from unittest.mock import ANY, patch

import sickbay.games.pandemic as game
from sickbay.games.pandemic import setup, view
from sickbay.games.pandemic.board import CITY_NAMES, NEAR, WITHIN_ONE, colour_of
from sickbay.games.pandemic.results import CARDS_RAN_OUT
from sickbay.games.pandemic.rules import (
    acting,
    actions,
    consent,
    events,
    hand_limit,
    pieces,
    roles,
    sharing,
    turn,
    verbs,
    windows,
)
from sickbay.games.pandemic.rules.frames import ACT, EPIDEMIC_FRAMES, WINDOW
from sickbay.games.pandemic.state import CURED, ERADICATED, MOST_STATIONS, UNCURED
from sickbay.games.pandemic.words import DRIVE, EPIDEMIC, MEDIC
from sickbay.games.pandemic.words import ERADICATED as ERADICATED_WORD
from tests.sabotage import Change, Sabotages, nothing, stand_in, value

SABOTAGES = Sabotages()
wrong = SABOTAGES.wrong
instead = SABOTAGES.instead

TAG = "TAG (Java research framework)"
PAI = "PAIndemic (Python)"
DDD = "pandemic_ddd (C#)"
ONLINE = "PandemicOnline (TypeScript)"
EPIDEMIC_JS = "epidemic (JavaScript)"
FIRST_EDITION = "answers about the 2008 edition"
MISREAD = "common misreading"

# -- the map -------------------------------------------------------------------------------------------


def with_edges(name: str, source: str, rules: str, *edges: tuple[str, str], there: bool) -> None:
    """Add edges to the map, or take them away, each in the one direction that is given."""
    near = [list(others) for others in NEAR]
    within = [list(others) for others in WITHIN_ONE]
    for one, other in edges:
        here, city = CITY_NAMES.index(one), CITY_NAMES.index(other)
        within[here][city] = there
        if there:
            near[here].append(city)
        else:
            near[here].remove(city)
    drives = [[(DRIVE, city) for city in others] for others in near]
    instead(
        name,
        rules,
        value(pieces, "NEAR", near),
        value(pieces, "WITHIN_ONE", within),
        value(actions, "WITHIN_ONE", within),
        value(actions, "DRIVES", drives),
        source=source,
    )


with_edges("edge_algiers_milan", TAG, "P10.3", ("algiers", "milan"), ("milan", "algiers"), there=True)
with_edges("one_way_khartoum_kinshasa", TAG, "P10.3", ("khartoum", "kinshasa"), there=False)
with_edges("one_way_miami_washington", "pandemic-scipy", "P10.3", ("miami", "washington"), there=False)
with_edges("one_way_taipei_shanghai", "pandemic-scipy", "P10.3", ("taipei", "shanghai"), there=False)
with_edges("one_way_lagos_kinshasa", "a Ruby data set", "P10.3", ("lagos", "kinshasa"), there=False)
with_edges(
    "the_map_ends_at_its_edges",
    MISREAD,
    "P2.7 P10.3",
    ("san_francisco", "tokyo"),
    ("san_francisco", "manila"),
    ("los_angeles", "sydney"),
    ("tokyo", "san_francisco"),
    ("manila", "san_francisco"),
    ("sydney", "los_angeles"),
    there=False,
)

# -- cubes, outbreaks, epidemics -----------------------------------------------------------------------


@wrong(TAG, "P4.10", (pieces, "outbreak"))
def an_outbreak_spreads_only_to_pawns(right: Any, state: Any, city: int, colour: int) -> None:
    near = [[other for other in others if other in state.pawns] for others in NEAR]
    with patch.object(pieces, "NEAR", near):
        right(state, city, colour)


@wrong(TAG, "P4.14", (pieces, "outbreak"))
def an_outbreak_fills_the_supply(right: Any, state: Any, city: int, colour: int) -> None:
    right(state, city, colour)
    state.supply[colour] += 1


@wrong(TAG, "P4.14 P1.3", (pieces, "place_cube"))
def the_supply_stops_at_zero(right: Any, state: Any, city: int, colour: int) -> bool:
    state.supply[colour] = max(1, state.supply[colour])
    return bool(right(state, city, colour))


@wrong(ONLINE, "P4.5", (turn, "infect_to_three"))
def an_epidemic_causes_no_outbreak(right: Any, *args: Any) -> None:
    with patch.object(pieces, "outbreak", nothing):
        right(*args)


@wrong(EPIDEMIC_JS, "P4.5 P9.6", (turn.InfectBottom, "run"))
def an_eradicated_epidemic_discards_nothing(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    if state.diseases[colour_of(state.infection_discard[-1])] == ERADICATED:
        state.infection_discard.pop()


@wrong(DDD, "P4.5", (turn.Increase, "run"))
def the_epidemic_card_is_discarded(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    state.player_discard.append(EPIDEMIC)


@wrong(MISREAD + " of where the epidemic's card goes", "P4.5", (turn.InfectBottom, "run"))
def the_infected_card_is_not_shuffled_in(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    state.infection_deck.insert(0, state.infection_discard.pop())


@wrong(MISREAD, "P4.5", (turn.InfectBottom, "run"))
def an_epidemic_takes_the_top_card(right: Any, self: Any, state: Any, frame: Any) -> None:
    state.infection_deck.insert(0, state.infection_deck.pop())
    right(self, state, frame)


@wrong(MISREAD, "P4.13 P9.5", (pieces, "prevented_by"))
def a_cured_disease_infects_no_more(right: Any, state: Any, city: int, colour: int) -> int:
    return ERADICATED_WORD if state.diseases[colour] == CURED else int(right(state, city, colour))


# -- roles ---------------------------------------------------------------------------------------------

instead(
    "the_quarantine_specialist_covers_her_own_city_only",
    "P6.R5",
    value(pieces, "WITHIN_ONE", [[int(here == city) for city in range(48)] for here in range(48)]),
    source=TAG,
)


@wrong(TAG, "P6.R3", (pieces, "prevented_by"))
def the_medic_prevents_nothing(right: Any, state: Any, city: int, colour: int) -> int:
    medic, state.medic = state.medic, -1
    by = int(right(state, city, colour))
    state.medic = medic
    return by


@wrong(TAG, "P6.R3", (pieces, "medic_sweeps"))
def the_medic_clears_only_on_his_own_turn(right: Any, state: Any) -> None:
    if state.active == state.medic:
        right(state)


@wrong(MISREAD + " of the Medic and uncured diseases", "P6.R3", (pieces, "prevented_by"))
def the_medic_prevents_uncured_cubes(right: Any, state: Any, city: int, colour: int) -> int:
    here = state.medic >= 0 and state.pawns[state.medic] == city
    return MEDIC if here else int(right(state, city, colour))


@wrong(MISREAD + " of the Medic and uncured diseases", "P6.R3", (pieces, "medic_sweeps"))
def the_medic_clears_uncured_cubes(right: Any, state: Any) -> None:
    if state.medic >= 0:
        city = state.pawns[state.medic]
        for colour in range(4):
            pieces.remove_cubes(state, city, colour, state.cubes[4 * city + colour])


@wrong(TAG, "P6.R4", (roles.SpecialMove, "apply"))
def the_special_move_is_unlimited(right: Any, self: Any, state: Any, *args: Any) -> None:
    right(self, state, *args)
    state.special_used = False


# -- actions -------------------------------------------------------------------------------------------


@wrong(TAG, "P5.8", (actions.DiscoverCure, "apply"))
def a_cure_takes_all_cards_of_the_colour(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    right(self, state, seat, move)
    for card in state.hands[seat].copy():
        if card < 48 and colour_of(card) == colour_of(move[2]):
            pieces.discard_card(state, seat, card)


@wrong(TAG, "P5.8", (actions.DiscoverCure, "offers"), (actions.DiscoverCure, "why_not"))
def a_cure_is_offered_again(right: Any, self: Any, state: Any, *args: Any) -> Any:
    other = state.copy()
    other.diseases = [UNCURED] * 4
    return right(self, other, *args)


@wrong(TAG, "P5.8", (actions.DiscoverCure, "offers"))
def a_cure_leaves_no_choice_of_cards(right: Any, self: Any, state: Any, seat: int, out: list[Any]) -> None:
    cures: list[Any] = []
    right(self, state, seat, cures)
    out += [next(same) for _, same in groupby(cures, lambda move: move[1])]


instead(
    "no_cure_can_be_discovered",
    "P5.8",
    value(actions.DiscoverCure, "offers", nothing),
    source="Pandemic-AI (Python)",
)


@wrong(TAG, "P5.9", (actions, "discover_cure"))
def no_eradication_at_the_cure(right: Any, *args: Any) -> None:
    with patch.object(pieces, "check_eradicated", nothing):
        right(*args)


@wrong(TAG, "P5.10 P4.2", (actions.Pass, "offers"))
def no_pass(right: Any, self: Any, state: Any, seat: int, out: list[Any]) -> None:
    if state.agenda[-1][0] != ACT:
        right(self, state, seat, out)


@wrong(DDD, "P5.5", (actions.Build, "offers"))
def no_building_with_six_stations(right: Any, self: Any, state: Any, seat: int, out: list[Any]) -> None:
    if len(state.stations) < MOST_STATIONS:
        right(self, state, seat, out)


instead(
    "no_limit_of_stations",
    "P5.5",
    value(actions, "MOST_STATIONS", 48),
    value(events, "MOST_STATIONS", 48),
    source=ONLINE,
)


@wrong("a table of Saito (issue 427)", "P5.2", (actions.DirectFlight, "apply"))
def a_flight_keeps_its_card(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    verbs.spend_action(state)
    pieces.move_pawn(state, seat, move[1])


instead("any_card_may_be_shared", "P5.7", value(sharing, "RESEARCHER", ANY), source="a help page")

# -- the turn ------------------------------------------------------------------------------------------


@wrong(TAG, "P4.3", (turn.Draw, "run"))
def the_last_card_drawn_loses(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    if not state.player_deck:
        state.end(CARDS_RAN_OUT)


@wrong("a public question; P9.4 turned round", "P9.4", (turn.EndTurn, "run"))
def a_turn_cannot_begin_without_cards(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    if len(state.player_deck) < 2:
        state.end(CARDS_RAN_OUT)


@wrong(TAG + " (issue 180)", "P3.10", (turn.EndTurn, "run"))
def the_turn_goes_the_other_way(right: Any, self: Any, state: Any, frame: Any) -> None:
    state.active -= 2
    right(self, state, frame)


@wrong(PAI, "P3.7", (setup, "pile_sizes"))
def small_piles_on_top(right: Any, *args: Any) -> list[int]:
    return list(reversed(right(*args)))


@wrong(PAI, "P3.9", (setup, "first_player"))
def a_tie_goes_to_the_last_seat(right: Any, hands: list[list[int]]) -> int:
    return len(hands) - 1 - int(right(hands[::-1]))


# -- events --------------------------------------------------------------------------------------------


@wrong(TAG, "P5.14 P6.1", (verbs.EventVerb, "do"))
def an_event_costs_an_action(right: Any, self: Any, state: Any, *args: Any) -> None:
    right(self, state, *args)
    state.actions = max(0, state.actions - 1)


@wrong(TAG, "P6.1", (windows, "may_use_event"))
def events_are_for_the_active_player(right: Any, state: Any, seat: int, playable: int) -> bool:
    return seat == state.active and bool(right(state, seat, playable))


instead(
    "no_events_during_the_actions_of_others",
    "P6.1",
    value(acting, "others_offered", lambda *args: 0),
    value(hand_limit, "others_offered", lambda *args: 0),
    source="a table of Saito (issue 305)",
)


@wrong(TAG, "P6.2", (turn.Infect, "run"))
def no_window_between_infection_cards(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    if state.agenda and state.agenda[-1][:2] == (WINDOW, 6):
        state.agenda.pop()


@wrong(ONLINE, "P6.E1", (verbs, "use_event"))
def played_events_vanish(right: Any, state: Any, seat: int, event: int) -> None:
    right(state, seat, event)
    if event in state.player_discard:
        state.player_discard.remove(event)


@SABOTAGES.together("P6.2", f"{DDD} (Government Grant); {ONLINE} (no timing at all)")
def any_event_between_infect_and_intensify() -> list[Change]:
    other: Any = (WINDOW, 2, 0)

    def playable_events(right: Any, state: Any, window: int) -> Any:
        return right(state, 2)

    def window_verbs(right: Any, self: Any, state: Any, seat: int, frame: Any) -> Any:
        return right(self, state, seat, other)

    def not_now(right: Any, self: Any, state: Any, seat: int) -> Any:
        frame = state.agenda[-1]
        if frame[0] == WINDOW:
            state.agenda[-1] = other
        reason = right(self, state, seat)
        state.agenda[-1] = frame
        return reason

    return [
        stand_in(windows, "playable_events", playable_events),
        stand_in(windows.Window, "verbs", window_verbs),
        stand_in(verbs.EventVerb, "not_now", not_now),
    ]


@wrong(FIRST_EDITION, "P6.3", (turn.Draw, "run"))
def events_before_the_first_epidemic(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    if state.agenda and state.agenda[-1] == EPIDEMIC_FRAMES[-1]:
        state.agenda.append((WINDOW, 2, 0))


@wrong(FIRST_EDITION, "P6.3", (turn.Increase, "run"))
def events_between_increase_and_infect(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    state.agenda.append((WINDOW, 2, 0))


@wrong("games without an end (TAG, issues 103 and 157)", "P5.12", (consent.Refuse, "apply"))
def a_refused_request_may_be_made_again_at_once(right: Any, self: Any, state: Any, *args: Any) -> None:
    right(self, state, *args)
    state.refused.clear()


# -- what may be known ---------------------------------------------------------------------------------


@wrong(TAG, "P7.2 P7.6", (view, "write_board"))
def layers_are_forgotten(right: Any, state: Any) -> dict[str, Any]:
    board: dict[str, Any] = right(state)
    layers = board["infection_layers"].values()
    board["infection_layers"] = {
        "0": sorted([city for layer in layers for city in layer], key=CITY_NAMES.index)
    }
    return board


@wrong(TAG, "P7.2 P7.6", (view, "write_board"))
def piles_are_forgotten(right: Any, state: Any) -> dict[str, Any]:
    board: dict[str, Any] = right(state)
    board["piles"] = [[sum(column) for column in zip(*board["piles"], strict=True)]]
    return board


@wrong(TAG, "P7.4 P7.6", (game, "write_view"))
def the_known_top_is_forgotten(right: Any, *args: Any) -> dict[str, Any]:
    seen: dict[str, Any] = right(*args)
    seen["infection_known"] = {}
    return seen


@wrong(TAG, "P9.19", (turn.Intensify, "run"))
def the_whole_infection_deck_is_shuffled(right: Any, self: Any, state: Any, frame: Any) -> None:
    state.infection_discard = state.infection_deck + state.infection_discard
    state.infection_deck = []
    state.segments.clear()
    right(self, state, frame)
