"""What a viewer may know (P7), built from nothing."""

from __future__ import annotations

from sickbay.games.pandemic.state import ALL, Pandemic
from sickbay.games.pandemic.words import WORDS
from sickbay.games.pandemic.written import bits, names, write_board, write_cards, write_claims


def write_view(state: Pandemic, viewer: int) -> dict[str, object]:
    """The board, the hands as the viewer knows them, and what it remembers of the decks.

    An unknown card is ``?``. ``infection_known`` gives cards by their place in the deck (0 is the top),
    ``infection_shown`` the places that everyone knows, ``infection_among`` the cards known to be in a pool
    at an unknown place.
    """
    words = WORDS.words
    view = write_board(state)
    view["player_deck_size"] = len(state.player_deck)
    view["infection_deck_size"] = len(state.infection_deck)
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
    view["infection_known"] = known
    view["infection_shown"] = shown
    view["infection_among"] = sorted(among)
    if state.closed:
        view["hands"] = [closed_hand(state, seat, viewer) for seat in range(state.seats)]
        view["memory"] = write_memory(state, viewer)
    else:
        view["hands"] = [names(hand) for hand in state.hands]
    return view


def knows(state: Pandemic, seat: int, slot: int, viewer: int) -> bool:
    """Whether the viewer knows the card in a slot of a closed hand."""
    return bool(viewer >> seat & 1 or state.seen[seat][slot] & (viewer | ALL))


def closed_hand(state: Pandemic, seat: int, viewer: int) -> list[str]:
    """A closed hand as the viewer knows it."""
    hand = state.hands[seat]
    return [WORDS.words[card] if knows(state, seat, slot, viewer) else "?" for slot, card in enumerate(hand)]


def write_memory(state: Pandemic, viewer: int) -> dict[str, object]:
    """What was told of closed hands: to all, and to the viewer alone (P7.5, P7.7, P7.8)."""
    seats = range(state.seats)
    public: list[object] = []
    mine: list[object] = []
    for seat in seats:
        base = seat * (state.seats + 1)
        public.append([write_cards(mask) for mask in state.ruled_out[base + state.seats]])
        slots = [0] * len(state.hands[seat])
        for member in seats:
            if viewer >> member & 1:
                told = state.ruled_out[base + member]
                for slot in range(len(slots)):
                    slots[slot] |= told[slot]
        mine.append([write_cards(mask) for mask in slots])
    return {
        "shown": [[slot for slot, who in enumerate(slots) if who & ALL] for slots in state.seen],
        "ruled_out": public,
        "ruled_out_for_me": mine,
        "claims": [write_claims(claims) for claims in state.claims],
        "opening": [bits(mask) for mask in state.opening],
        "opening_best": state.opening_best.copy(),
    }
