"""What the table remembers: who has seen which hidden card, and what is known of the decks (P7).

The rules call these functions whenever a hidden card moves or somebody learns something. With open
hands only the infection deck has anything to remember.
"""

from __future__ import annotations

from sickbay.games.pandemic.board import POPULATION
from sickbay.games.pandemic.state import Pandemic
from sickbay.games.pandemic.words import N_CITIES

# -- closed hands ------------------------------------------------------------------------------------


def slot_gained(state: Pandemic, seat: int, shown: bool) -> None:
    """A card came to the end of a closed hand, seen by all or by its owner alone."""
    slot = len(state.ruled_out[seat])
    if shown:
        state.shown[seat] |= 1 << slot
    state.ruled_out[seat].append(0)
    for told in told_of(state, seat):
        told.append(0)


def told_of(state: Pandemic, seat: int) -> list[list[int]]:
    """For each viewer and slot of the hand: the cards of which the viewer knows whether it is one."""
    return state.told[seat * state.seats : (seat + 1) * state.seats]


def slot_lost(state: Pandemic, seat: int, slot: int, card: int) -> None:
    """The card of a slot left a closed hand, seen by all (P7.5)."""
    bit = 1 << slot
    del state.ruled_out[seat][slot]
    for told in told_of(state, seat):
        del told[slot]
    claims = state.claims[seat]
    kept: list[int] = []
    for at in range(0, len(claims), 2):
        cards, slots = claims[at], claims[at + 1]
        if not (slots & bit and cards >> card & 1):
            kept += [cards, _without(slots, slot)]
    state.claims[seat] = kept
    if state.opening[seat] & bit and card < N_CITIES:
        state.opening_best[seat] = max(state.opening_best[seat], POPULATION[card])
    state.opening[seat] = _without(state.opening[seat], slot)
    state.shown[seat] = _without(state.shown[seat], slot)


def _without(mask: int, slot: int) -> int:
    """The mask of slots after one slot is taken out."""
    low = (1 << slot) - 1
    return mask & low | mask >> 1 & ~low


def knows_card(state: Pandemic, seat: int, slot: int, viewer: int) -> bool:
    """Whether the viewer knows the card in a slot of a closed hand: its own, shown to all, or told of."""
    if viewer >> seat & 1 or state.shown[seat] >> slot & 1:
        return True
    card = state.hands[seat][slot]
    for member in range(state.seats):
        if viewer >> member & 1 and state.told[seat * state.seats + member][slot] >> card & 1:
            return True
    return False


def show_card(state: Pandemic, seat: int, card: int) -> None:
    """All now know that the seat holds this card of its closed hand (P7.5, P7.7)."""
    bit = 1 << state.hands[seat].index(card)
    if not state.shown[seat] & bit:
        state.shown[seat] |= bit
        state.revealed += 1


def tell_viewer(state: Pandemic, seat: int, viewer: int, cards: int) -> None:
    """A viewer learns which of these cards are in the seat's closed hand; that it learns so is public."""
    _learn(state, state.told[seat * state.seats + viewer], cards)


def rule_out(state: Pandemic, seat: int, cards: int) -> None:
    """Everyone knows that no card of the seat's closed hand is among these (P7.7)."""
    _learn(state, state.ruled_out[seat], cards)


def _learn(state: Pandemic, slots: list[int], cards: int) -> None:
    """Each slot of a hand has these cards too."""
    news = False
    for slot in range(len(slots)):
        if cards & ~slots[slot]:
            slots[slot] |= cards
            news = True
    if news:
        state.revealed += 1


def claim(state: Pandemic, seat: int, cards: int) -> None:
    """Everyone knows that at least one card of the seat's closed hand is among these (P7.7)."""
    hand = state.hands[seat]
    unknown = 0
    for slot in range(len(hand)):
        if not state.shown[seat] >> slot & 1:
            unknown |= 1 << slot
        elif cards >> hand[slot] & 1:
            return
    claims = state.claims[seat]
    for at in range(0, len(claims), 2):
        if not claims[at] & ~cards and not claims[at + 1] & ~unknown:
            return
    claims += [cards, unknown]
    state.revealed += 1


# -- the infection deck ------------------------------------------------------------------------------


def infection_drawn(state: Pandemic, card: int, bottom: bool = False) -> None:
    """An infection card left the deck at its top or bottom and is seen by all."""
    segments = state.segments
    pool = segments[0] if bottom else segments[-2]
    at = 1 if bottom else len(segments) - 1
    segments[at] -= 1
    if not segments[at]:
        del segments[at - 1 : at + 1]
    if state.feeds:
        take_from_pool(state.feeds, pool, state.layer[card])
    state.placed[card] = 0
    state.pooled[card] = 0


def take_from_pool(feeds: list[int], pool: int, layer: int) -> None:
    """One card of a layer is known to be in a pool: one less of that layer is still to find there."""
    while pool != layer:
        for at in range(0, len(feeds), 3):
            if feeds[at + 1] == pool and _leads_from(feeds, layer, feeds[at]):
                pool = feeds[at]
                feeds[at + 2] -= 1
                if not feeds[at + 2]:
                    del feeds[at : at + 3]
                break
        else:
            return


def _leads_from(feeds: list[int], layer: int, pool: int) -> bool:
    """Whether cards of the layer may have come into the pool."""
    if layer == pool:
        return True
    return any(
        feeds[at + 1] == pool and _leads_from(feeds, layer, feeds[at]) for at in range(0, len(feeds), 3)
    )


def layer_added(state: Pandemic, cards: list[int]) -> None:
    """Shuffled cards were put on the infection deck (P4.5.3): a new layer whose cards all know."""
    if cards:
        for card in cards:
            state.layer[card] = state.pools
        state.segments += [state.pools, len(cards)]
        state.pools += 1


def top_looked_at(state: Pandemic, cards: list[int], who: int) -> None:
    """Those of the mask know where these cards of the infection deck lie (P7.4)."""
    for card in cards:
        state.placed[card] |= who


def top_rearranged(state: Pandemic, cards: list[int], who: int) -> None:
    """Someone put these top cards back in an order of their choice, which only the mask knows (P7.4).

    For the others the cards are a new pool in which the old ones are mixed; who had known their places
    still knows that they are among them.
    """
    for card in cards:
        state.pooled[card] |= state.placed[card]
        state.placed[card] = who
    left = len(cards)
    segments = state.segments
    feeds = state.feeds
    new = state.pools
    state.pools += 1
    while left:
        pool, size = segments[-2], segments[-1]
        taken = min(size, left)
        left -= taken
        if taken == size:
            del segments[-2:]
        else:
            segments[-1] = size - taken
        flattened = False
        if taken == size:
            for at in range(0, len(feeds), 3):
                if feeds[at + 1] == pool:
                    feeds[at + 1] = new
                    flattened = True
        if not flattened:
            feeds += [pool, new, taken]
    segments += [new, len(cards)]
