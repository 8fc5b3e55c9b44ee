"""What the game does by itself: draw, epidemics, infections, the next turn (P4.3 - P4.9)."""

from __future__ import annotations

from sickbay.core.rules import Step
from sickbay.core.state import EVERYONE, Frame
from sickbay.games.pandemic.board import colour_of, rate
from sickbay.games.pandemic.memory import infection_drawn, layer_added
from sickbay.games.pandemic.results import CARDS_RAN_OUT
from sickbay.games.pandemic.rules.frames import EPIDEMIC_FRAMES, INFECT, WINDOW, push_turn
from sickbay.games.pandemic.rules.pieces import gain_card, infect, infect_to_three
from sickbay.games.pandemic.state import ACTIONS, INFECTION_STREAM, Pandemic
from sickbay.games.pandemic.words import (
    DREW,
    EPIDEMIC,
    INFECTION,
    INTENSIFIED,
    NUMBER,
    QUIET,
    RATE,
    RESHUFFLED,
    TURN,
)


class Draw(Step[Pandemic]):
    """P4.3, P4.4 Two player cards together, or the loss if fewer are left; then the epidemics among them."""

    name = "draw"
    rule = "P4.4"
    limits = ()

    def run(self, state: Pandemic, frame: Frame) -> None:
        state.refused.clear()
        if len(state.player_deck) < 2:
            state.end(CARDS_RAN_OUT)
            return
        state.revealed += 1
        seat = state.active
        drawn = (draw_player_card(state), draw_player_card(state))
        epidemics = 0
        for card in drawn:
            hidden = state.closed and card != EPIDEMIC
            if card == EPIDEMIC:
                epidemics += 1
            else:
                gain_card(state, seat, card, False)
            if state.log is not None:
                state.log.append((1 << seat if hidden else EVERYONE, (DREW, NUMBER + seat, card)))
        if epidemics == 2:
            state.agenda += EPIDEMIC_FRAMES
            state.agenda.append((WINDOW, 2, 0))
        if epidemics:
            state.agenda += EPIDEMIC_FRAMES


def draw_player_card(state: Pandemic) -> int:
    """The top card of the player deck; its pile gets smaller (P3.7)."""
    card = state.player_deck.pop()
    state.piles[-1] -= 1
    if card == EPIDEMIC:
        state.pile_epidemics[-1] -= 1
    if not state.piles[-1]:
        state.piles.pop()
        state.pile_epidemics.pop()
    return card


class Increase(Step[Pandemic]):
    """P4.5.1 The infection rate goes up (a seventh epidemic leaves it, P2.1)."""

    name = "increase"
    rule = "P4.5"
    limits = ()

    def run(self, state: Pandemic, frame: Frame) -> None:
        state.epidemics += 1
        if state.log is not None:
            state.log.append((EVERYONE, (EPIDEMIC,)))
            state.log.append((EVERYONE, (RATE, NUMBER + rate(state.epidemics))))


class InfectBottom(Step[Pandemic]):
    """P4.5.2 The bottom infection card: its city goes to three cubes, or beyond."""

    name = "infect_bottom"
    rule = "P4.5"
    limits = ()

    def run(self, state: Pandemic, frame: Frame) -> None:
        if refill_infection_deck(state):
            return
        card = state.infection_deck.pop(0)
        flip(state, card, True)
        infect_to_three(state, card, colour_of(card))
        state.infection_discard.append(card)


class Intensify(Step[Pandemic]):
    """P4.5.3 The infection discard pile is shuffled and goes on top of the deck."""

    name = "intensify"
    rule = "P4.5"
    limits = ()

    def run(self, state: Pandemic, frame: Frame) -> None:
        shuffle_discard_onto_deck(state)
        if state.log is not None:
            state.log.append((EVERYONE, (INTENSIFIED,)))


class InfectCities(Step[Pandemic]):
    """P4.8 Step C begins: skipped on a quiet night (P6.E4), else as many cards as the rate says."""

    name = "infect_cities"
    rule = "P4.8"
    limits = ()

    def run(self, state: Pandemic, frame: Frame) -> None:
        state.refused.clear()
        if state.quiet_night:
            state.quiet_night = False
            if state.log is not None:
                state.log.append((EVERYONE, (QUIET,)))
        else:
            state.agenda.append((INFECT, rate(state.epidemics)))


class Infect(Step[Pandemic]):
    """P4.8 One infection card: flip, resolve, discard; W6 before the next."""

    name = "infect"
    rule = "P4.8"
    limits = (5,)

    def run(self, state: Pandemic, frame: Frame) -> None:
        if refill_infection_deck(state):
            return
        card = state.infection_deck.pop()
        flip(state, card, False)
        infect(state, card, colour_of(card))
        state.infection_discard.append(card)
        if frame[1] > 1 and not state.ended:
            state.agenda.append((INFECT, frame[1] - 1))
            state.agenda.append((WINDOW, 6, 0))


def flip(state: Pandemic, card: int, bottom: bool) -> None:
    """An infection card is turned up."""
    state.revealed += 1
    infection_drawn(state, card, bottom)
    if state.log is not None:
        state.log.append((EVERYONE, (INFECTION, card)))


def refill_infection_deck(state: Pandemic) -> bool:
    """An empty infection deck is made of the discard pile (P4.15); True if that is empty too."""
    if state.infection_deck:
        return False
    if not state.infection_discard:
        return True
    shuffle_discard_onto_deck(state)
    if state.log is not None:
        state.log.append((EVERYONE, (RESHUFFLED,)))
    return False


def shuffle_discard_onto_deck(state: Pandemic) -> None:
    """Shuffle the infection discard pile onto the infection deck."""
    cards = state.infection_discard
    state.revealed += 1
    state.chance.shuffle(INFECTION_STREAM, cards)
    layer_added(state, cards)
    state.infection_deck += cards
    state.infection_discard = []


class EndTurn(Step[Pandemic]):
    """P4.9 The next seat's turn: four actions, the special move is free again (P3.10, P6.R4)."""

    name = "end_turn"
    rule = "P4.9"
    limits = ()

    def run(self, state: Pandemic, frame: Frame) -> None:
        state.active = (state.active + 1) % state.seats
        state.turn += 1
        start_turn(state)


def start_turn(state: Pandemic) -> None:
    """The active seat's turn begins."""
    state.actions = ACTIONS
    state.special_used = False
    state.refused.clear()
    push_turn(state.agenda, state.active)
    if state.log is not None:
        state.log.append((EVERYONE, (TURN, NUMBER + state.active)))
