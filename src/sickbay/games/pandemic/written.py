"""The named JSON form of a state: to write it, and to read it back exactly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sickbay.core.errors import BadMove, BadPosition
from sickbay.core.reading import choice, number_in, read_int, read_list, read_map, whole
from sickbay.games.pandemic.state import ALL, MOST_OUTBREAKS, Pandemic
from sickbay.games.pandemic.words import (
    AIRLIFT,
    CARD_KIND,
    CITY_KIND,
    COLOUR,
    COLOUR_KIND,
    COLOURS,
    DECK_KIND,
    EVENT_KIND,
    N_CITIES,
    ROLE_KIND,
    WORDS,
)

STATUSES: Final = ("uncured", "cured", "eradicated")
CITY_CARDS: Final = (1 << N_CITIES) - 1
EVENT_CARDS: Final = 31 << AIRLIFT
_MOST_CARDS: Final = 70

BOARD_FIELDS: Final = (
    "turn", "first", "active", "actions", "special_used", "roles", "pawns", "stored", "stations", "cubes",
    "supply", "diseases", "outbreaks", "epidemics", "quiet_night", "player_discard", "removed",
    "infection_discard", "refused", "piles", "infection_layers", "infection_pools", "infection_feeds",
    "pools",
)  # fmt: skip
"""The fields that all may know (P7.1, P7.2)."""

SECRET_FIELDS: Final = ("hands", "player_deck", "infection_deck", "infection_known_to")
"""The others; with closed hands also ``memory``."""


def write_board(state: Pandemic) -> dict[str, object]:
    """What all may know: P7.1, and of the decks their piles and layers (P7.2)."""
    words = WORDS.words
    cubes = state.cubes
    on_board: dict[str, dict[str, int]] = {colour: {} for colour in COLOURS}
    for at in range(len(cubes)):
        if cubes[at]:
            on_board[COLOURS[at & 3]][words[at >> 2]] = cubes[at]
    layers: dict[str, list[str]] = {}
    for card in sorted(state.infection_deck):
        layers.setdefault(str(state.layer[card]), []).append(words[card])
    piles = list(zip(state.piles, state.pile_epidemics, strict=True))
    piles.reverse()
    segments = state.segments
    feeds = state.feeds
    return {
        "turn": state.turn,
        "first": state.first,
        "active": state.active,
        "actions": state.actions,
        "special_used": state.special_used,
        "roles": WORDS.names(state.roles),
        "pawns": WORDS.names(state.pawns),
        "stored": WORDS.name_or_none(state.stored),
        "stations": WORDS.names(state.stations),
        "cubes": on_board,
        "supply": dict(zip(COLOURS, state.supply, strict=True)),
        "diseases": {colour: STATUSES[state.diseases[k]] for k, colour in enumerate(COLOURS)},
        "outbreaks": state.outbreaks,
        "epidemics": state.epidemics,
        "quiet_night": state.quiet_night,
        "player_discard": WORDS.names(state.player_discard),
        "removed": WORDS.names(state.removed),
        "infection_discard": WORDS.names(state.infection_discard),
        "refused": [f"{refused[0]} {WORDS.format(refused[1:])}" for refused in state.refused],
        "piles": [[size, epidemics] for size, epidemics in piles],
        "infection_layers": layers,
        "infection_pools": [[segments[at], segments[at + 1]] for at in range(len(segments) - 2, -1, -2)],
        "infection_feeds": [feeds[at : at + 3] for at in range(0, len(feeds), 3)],
        "pools": state.pools,
    }


def write_secrets(state: Pandemic) -> dict[str, object]:
    """Hands, decks, and who knows what of them."""
    known: dict[str, list[list[int]]] = {}
    for card in range(N_CITIES):
        if state.placed[card] or state.pooled[card]:
            known[WORDS.words[card]] = [who_list(state.placed[card]), who_list(state.pooled[card])]
    secrets: dict[str, object] = {
        "hands": [WORDS.names(hand) for hand in state.hands],
        "player_deck": WORDS.names(reversed(state.player_deck)),
        "infection_deck": WORDS.names(reversed(state.infection_deck)),
        "infection_known_to": known,
    }
    if state.closed:
        secrets["memory"] = write_memory(state)
    return secrets


def write_memory(state: Pandemic) -> dict[str, object]:
    """What was told of closed hands and to whom; that it was told is known to all (P7.5, P7.7, P7.8)."""
    return {
        "shown": [bits(mask) for mask in state.shown],
        "told": [[write_cards(mask) for mask in slots] for slots in state.told],
        "ruled_out": [[write_cards(mask) for mask in slots] for slots in state.ruled_out],
        "claims": [write_claims(claims) for claims in state.claims],
        "opening": [bits(mask) for mask in state.opening],
        "opening_best": state.opening_best.copy(),
    }


def who_list(mask: int) -> list[int]:
    """A mask of who knows as a list of seats; -1 is everyone."""
    return [-1] if mask & ALL else bits(mask)


def bits(mask: int) -> list[int]:
    """The places of the ones of a mask, lowest first."""
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def write_cards(mask: int) -> list[str]:
    """A mask of player cards: ``cities`` and ``events`` stand for all of them."""
    if not mask:
        return []
    out: list[str] = []
    for group, name in ((CITY_CARDS, "cities"), (EVENT_CARDS, "events")):
        if mask & group == group:
            out.append(name)
            mask &= ~group
    return out + WORDS.names(bits(mask))


def write_claims(claims: list[int]) -> list[object]:
    """Claims as pairs: some of these cards lie in these slots."""
    return [[write_cards(claims[at]), bits(claims[at + 1])] for at in range(0, len(claims), 2)]


# -- reading -----------------------------------------------------------------------------------------


def read_colours(data: Mapping[str, object], name: str) -> list[object]:
    """A field that is a map from the four colours, as a list in their order.

    :raises BadPosition: if a colour is missing or there is another key
    """
    values = read_map(data, name)
    for key in values:
        COLOUR_KIND.read(key, name)
    if len(values) != len(COLOURS):
        raise BadPosition("field-missing", name)
    return [values[colour] for colour in COLOURS]


def read_flag(data: Mapping[str, object], name: str, default: bool | None = None) -> bool:
    """A field that is true or false.

    :raises BadPosition: if it is not
    """
    value = data.get(name, default)
    if not isinstance(value, bool):
        raise BadPosition("flag-bad", name)
    return value


def read_cubes(data: Mapping[str, object]) -> list[int]:
    """The cubes on the board; colours and cities that are not named have none.

    :raises BadPosition: for another name, or a count that is no number
    """
    cubes = [0] * (4 * N_CITIES)
    for colour, cities in read_map(data, "cubes").items():
        place = f"cubes.{colour[:40]}"
        k = COLOUR_KIND.read(colour, "cubes") - COLOUR
        if not isinstance(cities, dict):
            raise BadPosition("map-bad", place)
        for city, count in cities.items():
            at = CITY_KIND.read(city, place)
            cubes[4 * at + k] = whole(count, f"{place}.{city}", 0, 99)
    return cubes


def read_board(state: Pandemic, data: Mapping[str, object]) -> None:
    """Read what :func:`write_board` wrote, into an empty board.

    :raises BadPosition: if it is not well formed
    """
    seats = state.seats
    state.turn = read_int(data, "turn", 1, 100_000)
    state.first = read_int(data, "first", 0, seats - 1)
    state.active = read_int(data, "active", 0, seats - 1)
    state.actions = read_int(data, "actions", 0, 4)
    state.special_used = read_flag(data, "special_used")
    state.take_roles(ROLE_KIND.read_each(data, "roles", [0] * seats))
    state.pawns = CITY_KIND.read_each(data, "pawns", [0] * seats)
    state.stored = EVENT_KIND.read_field(data, "stored")
    read_stations(state, data)
    state.cubes = read_cubes(data)
    state.supply = [whole(count, "supply", 0, 24) for count in read_colours(data, "supply")]
    state.diseases = [choice(status, "diseases", STATUSES) for status in read_colours(data, "diseases")]
    state.outbreaks = read_int(data, "outbreaks", 0, MOST_OUTBREAKS)
    state.epidemics = read_int(data, "epidemics", 0, 7)
    state.quiet_night = read_flag(data, "quiet_night")
    state.player_discard = CARD_KIND.read_list(data, "player_discard")
    state.removed = CARD_KIND.read_list(data, "removed")
    state.infection_discard = CITY_KIND.read_list(data, "infection_discard")
    for text in read_list(data, "refused", 400):
        who, _, sentence = str(text)[:200].partition(" ")
        try:
            move = WORDS.parse(sentence)
        except BadMove as error:
            raise BadPosition("frame-bad", "refused", value=sentence[:40]) from error
        state.refused.append((number_in(who, "refused", seats - 1), *move))
    for item in reversed(read_list(data, "piles", 10)):
        size, epidemics = read_numbers(item, "piles", 2)
        state.piles.append(size)
        state.pile_epidemics.append(epidemics)
    for layer, cards in read_map(data, "infection_layers").items():
        number = number_in(layer, "infection_layers", 250)
        for card in CITY_KIND.read_list({layer: cards}, layer):
            state.layer[card] = number
    for item in reversed(read_list(data, "infection_pools", 60)):
        state.segments += read_numbers(item, "infection_pools", 2)
    for item in read_list(data, "infection_feeds", 60):
        state.feeds += read_numbers(item, "infection_feeds", 3)
    state.pools = read_int(data, "pools", 1, 250)


def read_stations(state: Pandemic, data: Mapping[str, object]) -> None:
    """The stations, instead of those that stand.

    :raises BadPosition: if a name is no city or stands twice
    """
    for city in state.stations.copy():
        state.remove_station(city)
    for city in CITY_KIND.read_list(data, "stations"):
        if state.station[city]:
            raise BadPosition("name-twice", "stations", rule="P9.12", also=("P5.5",), name=WORDS.words[city])
        state.build_station(city)


def read_numbers(value: object, place: str, count: int) -> list[int]:
    """A list of so many small numbers.

    :raises BadPosition: if it is not
    """
    if not isinstance(value, list) or len(value) != count:
        raise BadPosition("list-short", place, count=count)
    return [whole(item, place, 0, 250) for item in value]


def read_secrets(state: Pandemic, data: Mapping[str, object]) -> None:
    """Read what :func:`write_secrets` wrote.

    :raises BadPosition: if it is not well formed
    """
    state.hands = CARD_KIND.read_lists(data, "hands", state.seats)
    count_held(state)
    state.player_deck = DECK_KIND.read_list(data, "player_deck")
    state.player_deck.reverse()
    state.infection_deck = CITY_KIND.read_list(data, "infection_deck")
    state.infection_deck.reverse()
    for city, who in read_map(data, "infection_known_to").items():
        card = CITY_KIND.read(city, "infection_known_to")
        if not isinstance(who, list) or len(who) != 2:
            raise BadPosition("list-short", "infection_known_to", count=2)
        state.placed[card] = read_who(who[0])
        state.pooled[card] = read_who(who[1])
    if state.closed:
        read_memory(state, read_map(data, "memory"))


def count_held(state: Pandemic) -> None:
    """Note which events lie in which hands."""
    state.held = 0
    for seat, hand in enumerate(state.hands):
        for card in hand:
            if card >= AIRLIFT:
                state.held |= 1 << (5 * seat + card - AIRLIFT)


def read_who(value: object) -> int:
    """A mask of who knows, from :func:`who_list`.

    :raises BadPosition: if it is none
    """
    if value == [-1]:
        return ALL
    return mask_of(value, 4, "infection_known_to")


def mask_of(value: object, below: int, place: str) -> int:
    """A mask from a list of the places of its ones.

    :raises BadPosition: if it is no list of such numbers
    """
    if not isinstance(value, list) or len(value) > _MOST_CARDS:
        raise BadPosition("list-bad", place, most=_MOST_CARDS)
    mask = 0
    for item in value:
        mask |= 1 << whole(item, place, 0, below - 1)
    return mask


def read_card_mask(value: object, place: str) -> int:
    """A mask of player cards, from :func:`write_cards`.

    :raises BadPosition: if it is none
    """
    if not isinstance(value, list) or len(value) > _MOST_CARDS:
        raise BadPosition("list-bad", place, most=_MOST_CARDS)
    mask = 0
    for item in value:
        if item == "cities":
            mask |= CITY_CARDS
        elif item == "events":
            mask |= EVENT_CARDS
        else:
            mask |= 1 << CARD_KIND.read(item, place)
    return mask


def read_claims(value: object) -> list[int]:
    """Claims, from :func:`write_claims`.

    :raises BadPosition: if they are none
    """
    claims: list[int] = []
    for pair in read_list({"claims": value}, "claims", 30):
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadPosition("list-short", "claims", count=2)
        claims += [read_card_mask(pair[0], "claims"), mask_of(pair[1], 16, "claims")]
    return claims


def read_slots(value: object, hands: list[list[int]], lists_a_hand: int, place: str) -> list[list[object]]:
    """For each hand so many lists with an entry a card.

    :raises BadPosition: if their number or length does not fit the hands
    """
    if not isinstance(value, list) or len(value) != lists_a_hand * len(hands):
        raise BadPosition("list-short", place, count=lists_a_hand * len(hands))
    for at, slots in enumerate(value):
        count = len(hands[at // lists_a_hand])
        if not isinstance(slots, list) or len(slots) != count:
            raise BadPosition("list-short", place, count=count)
    return value


def read_memory(state: Pandemic, data: Mapping[str, object]) -> None:
    """What people know of closed hands.

    :raises BadPosition: if it does not fit the hands
    """
    told = read_slots(data.get("told"), state.hands, state.seats, "memory.told")
    state.told = [[read_card_mask(mask, "memory.told") for mask in slots] for slots in told]
    ruled = read_slots(data.get("ruled_out"), state.hands, 1, "memory.ruled_out")
    state.ruled_out = [[read_card_mask(mask, "memory.ruled_out") for mask in slots] for slots in ruled]
    shown = read_list(data, "shown", state.seats)
    claims = read_list(data, "claims", state.seats)
    opening = read_list(data, "opening", state.seats)
    best = read_list(data, "opening_best", state.seats)
    if not len(shown) == len(claims) == len(opening) == len(best) == state.seats:
        raise BadPosition("list-short", "memory", count=state.seats)
    state.shown = [mask_of(item, 16, "memory.shown") for item in shown]
    state.claims = [read_claims(item) for item in claims]
    state.opening = [mask_of(item, 16, "memory.opening") for item in opening]
    state.opening_best = [whole(item, "memory.opening_best", 0, 100_000_000) for item in best]
