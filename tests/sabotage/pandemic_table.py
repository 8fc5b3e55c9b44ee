"""Rules of Pandemic turned round: windows, consent, what may be known, chance (P5.12, P6.1 - P8)."""

from __future__ import annotations

from typing import Any

from sickbay.core.state import EVERYONE
from sickbay.games.pandemic import setup, view
from sickbay.games.pandemic.board import POPULATION
from sickbay.games.pandemic.rules import (
    actions,
    consent,
    events,
    hand_limit,
    pieces,
    roles,
    sentences,
    sharing,
    turn,
    verbs,
    windows,
)
from sickbay.games.pandemic.state import ALL
from sickbay.games.pandemic.words import AIRLIFT, RESILIENT_POPULATION
from tests.sabotage import Sabotages, nothing, stand_in, value

SABOTAGES = Sabotages()
turned = SABOTAGES.turned
instead = SABOTAGES.instead

# -- windows (P6.2 - P6.4, P9.23) ------------------------------------------------------------------------


def no_window(number: int) -> None:
    """Leave out one of the windows."""

    def run(right: Any, self: Any, state: Any, frame: Any) -> None:
        if frame[1] != number:
            right(self, state, frame)

    change = stand_in(windows.Window, "run", run)
    instead(f"no_window_w{number}", "P6.2", change)


for _window in (1, 2, 3, 4, 5, 7):
    no_window(_window)


@turned("P6.2", (hand_limit.HandLimit, "run"))
def no_events_of_others_during_the_hand_limit(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    state.offered = 0


@turned("P6.2", (windows.Window, "run"))
def windows_begin_with_the_first_seat(right: Any, self: Any, state: Any, frame: Any) -> None:
    active, state.active = state.active, 0
    right(self, state, frame)
    state.active = active


instead("the_asking_goes_on_after_an_event", "P6.2", value(verbs, "ask_again", nothing))
instead("the_asking_goes_on_after_a_no", "P6.2", value(consent, "ask_again", nothing))


@turned("P6.4", (windows.Window, "run"))
def a_card_just_drawn_waits_for_its_epidemic(right: Any, self: Any, state: Any, frame: Any) -> None:
    late = frame[1] == 3 and state.hands[state.active][-1:] == [RESILIENT_POPULATION]
    right(self, state, (*frame[:2], 1) if late else frame)


@turned("P9.23", (windows.Window, "run"))
def w3_is_for_the_active_player(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    if frame[1] == 3 and state.asked & ~(1 << state.active):
        state.agenda.pop()
        state.asked = 0


# -- consent (P5.12) -------------------------------------------------------------------------------------


@turned("P5.12", (sharing, "needs_consent"), (roles, "needs_consent"), (events, "needs_consent"))
def nobody_is_asked_for_consent(right: Any, *args: Any) -> bool:
    return False


@turned("P5.12", (sharing, "needs_consent"), (roles, "needs_consent"), (events, "needs_consent"))
def standing_consent_does_not_count(right: Any, state: Any, seat: int, other: int) -> bool:
    return seat != other


@turned("P5.12", (consent.Refuse, "apply"))
def a_no_costs_the_action(right: Any, self: Any, state: Any, *args: Any) -> None:
    right(self, state, *args)
    state.actions = max(0, state.actions - 1)


@turned("P5.12", (consent.Refuse, "apply"))
def a_no_costs_the_airlift(right: Any, self: Any, state: Any, *args: Any) -> None:
    _, seat, _, *move = state.agenda[-1]
    if move[0] == AIRLIFT:
        pieces.use_event(state, seat, AIRLIFT)
    right(self, state, *args)


@turned("P5.12", (actions, "spend_action"), (roles, "spend_action"))
def a_no_holds_for_the_whole_turn(right: Any, state: Any) -> None:
    state.actions -= 1


# -- closed hands, chance (P7, P8) -----------------------------------------------------------------------

instead("closed_hands_are_shown", "P7.3", value(view, "knows_card", lambda *args: True))


@turned("P7.5", (sharing, "gain_card"))
def passed_cards_are_unseen(right: Any, state: Any, seat: int, card: int, shown: bool) -> None:
    right(state, seat, card, False)


@turned("P7.3", (turn.Draw, "run"))
def all_are_told_what_is_drawn(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    if state.log is not None:
        state.log[:] = [(EVERYONE, words) for _, words in state.log]


@turned("P7.4", (events, "top_looked_at"))
def all_see_a_forecast_with_closed_hands(right: Any, state: Any, cards: Any, who: int) -> None:
    right(state, cards, ALL)


@turned("P7.4", (events, "top_looked_at"))
def nobody_else_sees_a_forecast_with_open_hands(right: Any, state: Any, cards: Any, who: int) -> None:
    right(state, cards, 1 << state.active)


@turned("P7.7", (sharing.Take, "offers"))
def a_take_is_offered_on_suspicion(right: Any, self: Any, state: Any, seat: int, out: list[Any]) -> None:
    here = state.pawns[seat]
    out += [
        sentences.TAKES[other][here]
        for other in range(state.seats)
        if other != seat and state.pawns[other] == here
    ]


@turned("P7.7", (windows, "may_use_event"))
def everybody_is_asked_with_closed_hands(right: Any, state: Any, *args: Any) -> bool:
    return bool(right(state, *args)) or bool(state.closed)


@turned("P7.8", (setup, "start_turn"))
def the_card_of_the_first_player_is_shown(right: Any, state: Any) -> None:
    if state.closed:
        people = [POPULATION[card] if card < 48 else 0 for card in state.hands[state.first]]
        state.shown[state.first] |= 1 << people.index(max(people))
    right(state)


@turned("P8.2", (setup, "gain_card"))
def hands_are_dealt_one_after_the_other(right: Any, state: Any, seat: int, card: int, shown: bool) -> None:
    dealt = sum([len(hand) for hand in state.hands])
    right(state, dealt // (6 - state.seats), card, shown)


@turned("P8.2", (setup, "build_player_deck"))
def the_first_pile_takes_the_last_cards(right: Any, state: Any, cards: list[int], epidemics: int) -> None:
    right(state, cards[::-1], epidemics)
