"""Drawing a whole state from a view: every state that the view allows is equally likely (P7.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sickbay.core.errors import BadPosition
from sickbay.core.reading import by_seat, number_in, read_int, read_list, read_map
from sickbay.games.pandemic.board import POPULATION
from sickbay.games.pandemic.check import check_pools
from sickbay.games.pandemic.memory import take_from_pool
from sickbay.games.pandemic.state import (
    ALL,
    INFECTION_STREAM,
    PILE_STREAM,
    PLAYER_STREAM,
    Pandemic,
)
from sickbay.games.pandemic.words import AIRLIFT, CARD_KIND, CITY_KIND, EPIDEMIC, N_CITIES, UNKNOWN
from sickbay.games.pandemic.written import (
    count_held,
    mask_of,
    read_board,
    read_memory,
)

_TRIES: Final = 20_000


def draw_state(state: Pandemic, view: Mapping[str, object], viewer: int) -> None:
    """Fill an empty board with what fits the view of these seats.

    :raises BadPosition: if the view is not well formed, or allows no state
    """
    read_board(state, view)
    state.hands = [
        [_card_or_unknown(card) for card in read_list({"hands": hand}, "hands", 16)]
        for hand in by_seat(view, "hands", state.seats)
    ]
    if not state.closed and any(UNKNOWN in hand for hand in state.hands):
        raise BadPosition("view-impossible", "hands")
    if state.closed:
        read_memory(state, read_map(view, "memory"))
    unseen = _unseen_player_cards(state)
    if state.closed:
        _fill_hands(state, viewer, unseen)
    _fill_player_deck(state, unseen, read_int(view, "player_deck_size", 0, 70))
    count_held(state)
    _fill_infection_deck(state, view, viewer)


def _card_or_unknown(card: object) -> int:
    return UNKNOWN if card == "?" else CARD_KIND.read(card, "hands")


def _unseen_player_cards(state: Pandemic) -> list[int]:
    """All city and event cards whose place the viewer does not know."""
    located = bytearray(UNKNOWN + 1)
    for hand in state.hands:
        for card in hand:
            located[card] = 1
    for card in state.player_discard:
        located[card] = 1
    for card in state.removed:
        if card >= AIRLIFT:
            located[card] = 1
    if state.stored >= 0:
        located[state.stored] = 1
    return [card for card in range(EPIDEMIC) if not located[card]]


# -- hands -------------------------------------------------------------------------------------------


def _fill_hands(state: Pandemic, viewer: int, unseen: list[int]) -> None:
    """Give the unknown slots cards; the cards are taken out of ``unseen``.

    The slot with the fewest possible cards is filled first. A filling is thrown away with a probability
    that makes all fillings equally likely, and if it breaks a claim or the choice of the first player
    (P3.9).
    """
    free = 0
    for card in unseen:
        free |= 1 << card
    slots: list[tuple[int, int, int]] = []  # possible cards, seat, slot
    for seat, hand in enumerate(state.hands):
        for slot, card in enumerate(hand):
            if card == UNKNOWN:
                possible = free & ~state.ruled_out[seat][slot]
                for member in range(state.seats):
                    if viewer >> member & 1:
                        possible &= ~state.told[seat * state.seats + member][slot]
                slots.append((possible, seat, slot))
    slots.sort(key=lambda item: item[0].bit_count())
    most: list[int] = []  # for each slot: the most cards that can still be possible when its turn comes
    for i, (possible, _, _) in enumerate(slots):
        within = sum([1 for earlier, _, _ in slots[:i] if not earlier & ~possible])
        most.append(possible.bit_count() - within)
    hands = state.hands
    for _ in range(_TRIES):
        state.hands = [hand.copy() for hand in hands]
        if _fill(state, slots, most, free) and _claims_hold(state) and _first_fits(state):
            for _, seat, slot in slots:
                unseen.remove(state.hands[seat][slot])
            return
    raise BadPosition("view-impossible", "hands")


def _fill(state: Pandemic, slots: list[tuple[int, int, int]], most: list[int], free: int) -> bool:
    """Fill the slots at random; False if the filling is thrown away so that all are equally likely."""
    chance = state.chance
    for i, (possible, seat, slot) in enumerate(slots):
        cards = [card for card in range(EPIDEMIC) if (possible & free) >> card & 1]
        if not cards or (most[i] > len(cards) and chance.below(PLAYER_STREAM, most[i]) >= len(cards)):
            return False
        card = cards[chance.below(PLAYER_STREAM, len(cards))]
        free &= ~(1 << card)
        state.hands[seat][slot] = card
    return True


def _claims_hold(state: Pandemic) -> bool:
    """Whether each claim is kept: at least one of its slots holds one of its cards (P7.7)."""
    for seat, claims in enumerate(state.claims):
        hand = state.hands[seat]
        for at in range(0, len(claims), 2):
            slots, cards = claims[at + 1], claims[at]
            if not any(slots >> slot & 1 and cards >> card & 1 for slot, card in enumerate(hand)):
                return False
    return True


def _first_fits(state: Pandemic) -> bool:
    """Whether the seat that went first had the most people on a card of its opening hand (P3.9, P7.8)."""
    if not any(state.opening):
        return True
    best = state.opening_best.copy()
    for seat, hand in enumerate(state.hands):
        for slot, card in enumerate(hand):
            if state.opening[seat] >> slot & 1 and card < N_CITIES:
                best[seat] = max(best[seat], POPULATION[card])
    return best.index(max(best)) == state.first


# -- decks -------------------------------------------------------------------------------------------


def _fill_player_deck(state: Pandemic, unseen: list[int], size: int) -> None:
    """The unseen cards in any order, the epidemics of each pile at any place in it (P3.7, P7.6)."""
    chance = state.chance
    chance.shuffle(PLAYER_STREAM, unseen)
    if sum(state.piles) != size or size - sum(state.pile_epidemics) > len(unseen):
        raise BadPosition("view-impossible", "player_deck_size")
    at = 0
    for pile_size, epidemics in zip(state.piles, state.pile_epidemics, strict=True):
        cities = pile_size - epidemics
        pile = unseen[at : at + cities] + [EPIDEMIC] * epidemics
        at += cities
        chance.shuffle(PILE_STREAM, pile)
        state.player_deck += pile


def _fill_infection_deck(state: Pandemic, view: Mapping[str, object], viewer: int) -> None:
    """Known cards at their places; the others at random within their layers and pools (P7.2, P7.4)."""
    size = read_int(view, "infection_deck_size", 0, N_CITIES)
    segments = state.segments
    if sum(segments[1::2]) != size:
        raise BadPosition("view-impossible", "infection_deck_size")
    pool_at = [segments[at] for at in range(0, len(segments), 2) for _ in range(segments[at + 1])]
    free: dict[int, list[int]] = {}  # the cards of each layer that are still to be placed
    for layer, cards in read_map(view, "infection_layers").items():
        free[number_in(layer, "infection_layers", 250)] = CITY_KIND.read_list({layer: cards}, layer)
    check_pools(state, [card for cards in free.values() for card in cards])
    deck = [UNKNOWN] * size
    feeds = state.feeds.copy()
    mask = viewer or ALL
    shown = mask_of(view.get("infection_shown"), N_CITIES, "infection_shown")
    for place, name in read_map(view, "infection_known").items():
        at = size - 1 - number_in(place, "infection_known", size - 1)
        card = CITY_KIND.read(name, "infection_known")
        if deck[at] != UNKNOWN:
            raise BadPosition("view-impossible", "infection_known")
        deck[at] = card
        state.placed[card] = ALL if shown >> size - 1 - at & 1 else mask
        _take_out(free, state.layer[card], card)
        take_from_pool(feeds, pool_at[at], state.layer[card])
    contents: dict[int, list[int]] = {}  # the cards of each pool that are still to be placed
    for card in CITY_KIND.read_list(view, "infection_among"):
        pool = _pool_fed_from(feeds, state.layer[card])
        state.pooled[card] = mask
        _take_out(free, state.layer[card], card)
        take_from_pool(feeds, pool, state.layer[card])
        contents.setdefault(pool, []).append(card)
    for number, rest in free.items():
        contents.setdefault(number, []).extend(rest)
    for pool in sorted({*contents, *pool_at, *feeds[1::3]}):
        cards = contents.setdefault(pool, [])
        state.chance.shuffle(INFECTION_STREAM, cards)
        for at in range(0, len(feeds), 3):
            if feeds[at] == pool:
                share = len(cards) - feeds[at + 2]
                if share < 0:
                    raise BadPosition("view-impossible", "infection_feeds")
                contents.setdefault(feeds[at + 1], []).extend(cards[share:])
                del cards[share:]
        for at in range(size):
            if pool_at[at] == pool and deck[at] == UNKNOWN:
                if not cards:
                    raise BadPosition("view-impossible", "infection_pools")
                deck[at] = cards.pop()
    state.infection_deck = deck


def _take_out(free: dict[int, list[int]], layer: int, card: int) -> None:
    """A card of a layer has found its place.

    :raises BadPosition: if it is not among those that are still to be placed
    """
    if card not in free.get(layer, []):
        raise BadPosition("view-impossible", "infection_layers")
    free[layer].remove(card)


def _pool_fed_from(feeds: list[int], layer: int) -> int:
    """The pool into which a Forecast mixed cards of the layer."""
    for at in range(0, len(feeds), 3):
        if feeds[at] == layer:
            return feeds[at + 1]
    raise BadPosition("view-impossible", "infection_among")
