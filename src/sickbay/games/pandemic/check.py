"""The invariants of a position: what is so at every moment of every game."""

from __future__ import annotations

from typing import Final

from sickbay.core.errors import BadPosition
from sickbay.core.state import Frame
from sickbay.games.pandemic.rules.frames import (
    ARRANGE,
    CONSENT,
    INCREASE,
    INFECT,
    INFECT_BOTTOM,
    INTENSIFY,
    LIMIT,
    WINDOW,
    push_turn,
)
from sickbay.games.pandemic.rules.pieces import stores_events
from sickbay.games.pandemic.state import (
    CUBES_A_COLOUR,
    CURED,
    ERADICATED,
    MOST_OUTBREAKS,
    MOST_STATIONS,
    UNCURED,
    Pandemic,
)
from sickbay.games.pandemic.words import AIRLIFT, CARD_KIND, CITY_KIND, COLOURS, EPIDEMIC, N_CITIES, WORDS

TURN_FRAMES: Final = 9
"""Frames of a whole turn (P4.1)."""
EPIDEMIC_STEPS: Final = (INCREASE, INFECT_BOTTOM, INTENSIFY)
ON_DRAW: Final = 6
"""Frames that are left while a draw is resolved: from the window after it on."""
ON_INFECTION: Final = 2
"""Frames that are left while an infection card is resolved."""


def check(state: Pandemic) -> None:
    """The invariants of a position.

    :raises BadPosition: naming the field and the rule
    """
    _check_cards(state)
    for k, colour in enumerate(COLOURS):
        on_board = sum(state.cubes[k::4])
        if on_board + state.supply[k] != CUBES_A_COLOUR:
            raise BadPosition(
                "supply-wrong",
                f"supply.{colour}",
                rule="P4.14",
                value=state.supply[k],
                left=CUBES_A_COLOUR - on_board,
            )
        if state.diseases[k] != UNCURED and (state.diseases[k] == ERADICATED) == bool(on_board):
            raise BadPosition(
                "eradicated-wrong", f"diseases.{colour}", rule="P5.9", also=("P9.5",), cubes=on_board
            )
        if state.medic >= 0 and state.diseases[k] == CURED and state.cubes[4 * state.pawns[state.medic] + k]:
            raise BadPosition("medic-city", f"cubes.{colour}", rule="P9.7", also=("P6.R3",))
    if max(state.cubes) > 3:
        raise BadPosition("cubes-too-many", "cubes", rule="P2", also=("P4.8", "P4.10"), most=3)
    if UNCURED not in state.diseases and state.ended != 1:
        raise BadPosition("won-already", "diseases", rule="P1.2")
    if not 0 <= len(state.stations) <= MOST_STATIONS:
        raise BadPosition("stations-too-many", "stations", rule="P2", also=("P5.5",), most=MOST_STATIONS)
    if (state.outbreaks >= MOST_OUTBREAKS) != (state.ended == 2):
        raise BadPosition("outbreaks-over", "outbreaks", rule="P1.3a", most=MOST_OUTBREAKS - 1)
    for role in state.roles:
        if state.roles.count(role) > 1:
            raise BadPosition("name-twice", "roles", rule="P3.4", also=("P2",), name=WORDS.words[role])
    if state.stored >= 0 and not any(stores_events(state, seat) for seat in range(state.seats)):
        raise BadPosition("stored-nobody", "stored", rule="P6.R1")
    _check_agenda(state)


def _check_cards(state: Pandemic) -> None:
    places = [(f"hands.{seat}", hand) for seat, hand in enumerate(state.hands)]
    places += [
        ("player_deck", [card for card in state.player_deck if card != EPIDEMIC]),
        ("player_discard", state.player_discard),
        ("removed", [card for card in state.removed if card >= AIRLIFT]),
        ("stored", [state.stored] if state.stored >= 0 else []),
    ]
    CARD_KIND.check_copies(places, [1] * EPIDEMIC, "P2", ("P2.5",))
    places = [
        ("infection_deck", state.infection_deck),
        ("infection_discard", state.infection_discard),
        ("removed", [card for card in state.removed if card < N_CITIES]),
    ]
    CITY_KIND.check_copies(places, [1] * N_CITIES, "P2", ("P2.5",))
    if sum(state.piles) != len(state.player_deck) or sum(state.pile_epidemics) != state.player_deck.count(
        EPIDEMIC
    ):
        raise BadPosition("piles-wrong", "piles", rule="P3.7")
    at = 0
    for size, epidemics in zip(state.piles, state.pile_epidemics, strict=True):
        if state.player_deck[at : at + size].count(EPIDEMIC) != epidemics:
            raise BadPosition("piles-wrong", "piles", rule="P3.7")
        at += size
    check_pools(state, state.infection_deck)


def _check_agenda(state: Pandemic) -> None:
    """The agenda is the rest of a turn (P4.1), on it at most what belongs where it stands."""
    agenda = state.agenda
    turn: list[Frame] = []
    push_turn(turn, state.active)
    left = 0
    while left < min(len(turn), len(agenda)) and _same_place(agenda[left], turn[left]):
        left += 1
    if agenda and not left:
        raise BadPosition("agenda-bad", "agenda", rule="P4.1")
    for at in range(left, len(agenda)):
        frame = agenda[at]
        last = at == len(agenda) - 1
        if not (last and frame[0] in (CONSENT, ARRANGE)) and not _belongs(frame, left):
            raise BadPosition("agenda-bad", "agenda", rule="P4.1")
    for frame in agenda:
        if frame[0] in (LIMIT, ARRANGE, CONSENT) and frame[1] >= state.seats:
            raise BadPosition("seat-none", "agenda", seats=state.seats)
        if frame[0] == CONSENT and (frame[2] >= state.seats or frame[1] == frame[2]):
            raise BadPosition("seat-none", "agenda", seats=state.seats)
        if frame[0] == WINDOW and frame[2] > state.seats:
            raise BadPosition("seat-none", "agenda", seats=state.seats)


def _same_place(frame: Frame, planned: Frame) -> bool:
    """Whether a frame is the planned one of a turn; a window may have been passed by some."""
    return frame == planned or (frame[0] == planned[0] == WINDOW and frame[1] == planned[1])


def _belongs(frame: Frame, left: int) -> bool:
    """Whether a frame may lie on so many frames of a turn: an epidemic, an infection, a hand limit."""
    if left == TURN_FRAMES:
        return frame[0] == LIMIT and frame[2] == 8
    if left == ON_DRAW:
        return frame[0] in EPIDEMIC_STEPS or (frame[0] == WINDOW and frame[1] in (2, 3))
    if left == ON_INFECTION:
        return (frame[0] == INFECT and frame[1] > 0) or (frame[0] == WINDOW and frame[1] == 6)
    return False


def check_pools(state: Pandemic, cards: list[int]) -> None:
    """What is said of the layers and pools of the infection deck fits these cards (P7.2, P7.4).

    :raises BadPosition: if it does not
    """
    bad = BadPosition("pools-wrong", "infection_pools", rule="P7.2")
    content = [0] * 256  # cards of each pool, less those that it gave to later ones
    for card in cards:
        content[state.layer[card]] += 1
    for at in range(0, len(state.segments), 2):
        content[state.segments[at]] -= state.segments[at + 1]
        if state.segments[at] >= state.pools or not state.segments[at + 1]:
            raise bad
    for at in range(0, len(state.feeds), 3):
        giver, taker, count = state.feeds[at : at + 3]
        if not giver < taker < state.pools or not count:
            raise bad
        content[giver] -= count
        content[taker] += count
    if any(content):
        raise bad
