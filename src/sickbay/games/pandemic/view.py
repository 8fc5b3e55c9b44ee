"""What a viewer may know (P7), built from nothing."""

from __future__ import annotations

from sickbay.games.pandemic.memory import knows_card
from sickbay.games.pandemic.state import ALL, Pandemic
from sickbay.games.pandemic.words import WORDS
from sickbay.games.pandemic.written import write_board, write_memory


def write_public(state: Pandemic) -> dict[str, object]:
    """The board, the sizes of the decks, and what all know of hands."""
    view = write_board(state)
    view["player_deck_size"] = len(state.player_deck)
    view["infection_deck_size"] = len(state.infection_deck)
    if state.closed:
        view["memory"] = write_memory(state)
    else:
        view["hands"] = [WORDS.names(hand) for hand in state.hands]
    return view


def write_view(state: Pandemic, viewer: int) -> dict[str, object]:
    """Closed hands as the viewer knows them, and what it remembers of the decks.

    An unknown card is ``?``. ``infection_known`` gives cards by their place in the deck (0 is the top),
    ``infection_shown`` the places that everyone knows, ``infection_among`` the cards known to be in a pool
    at an unknown place.
    """
    words = WORDS.words
    me = viewer | ALL
    known: dict[str, str] = {}
    shown: list[int] = []
    among: list[str] = []
    last = len(state.infection_deck) - 1
    for at, card in enumerate(state.infection_deck):
        if state.placed[card] & me:
            known[str(last - at)] = words[card]
            if state.placed[card] & ALL:
                shown.append(last - at)
        elif state.pooled[card] & me:
            among.append(words[card])
    view: dict[str, object] = {
        "infection_known": known,
        "infection_shown": shown,
        "infection_among": sorted(among),
    }
    if state.closed:
        view["hands"] = [closed_hand(state, seat, viewer) for seat in range(state.seats)]
    return view


def closed_hand(state: Pandemic, seat: int, viewer: int) -> list[str]:
    """A closed hand as the viewer knows it."""
    return [
        WORDS.words[card] if knows_card(state, seat, slot, viewer) else "?"
        for slot, card in enumerate(state.hands[seat])
    ]
