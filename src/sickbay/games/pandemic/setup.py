"""Set-up (P3): the options, the decks, the roles, the hands, who begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from sickbay.core.chance import Chance
from sickbay.core.errors import BadOption
from sickbay.core.options import Option, Options, read_options
from sickbay.games.pandemic.board import POPULATION, colour_of
from sickbay.games.pandemic.memory import slot_gained
from sickbay.games.pandemic.rules.pieces import gain_card
from sickbay.games.pandemic.rules.turn import start_turn
from sickbay.games.pandemic.state import (
    INFECTION_STREAM,
    PILE_STREAM,
    PLAYER_STREAM,
    ROLE_STREAM,
    Pandemic,
    blank,
)
from sickbay.games.pandemic.words import AIRLIFT, EPIDEMIC, N_CITIES, ROLE, ROLES, WORDS

STREAMS: Final = ("infection deck", "roles", "player deck", "piles")

OPTIONS: Final = (
    Option("seats", (2, 3, 4), 4),
    Option("epidemics", (4, 5, 6, 7), 4),
    Option("hands", ("auto", "open", "closed"), "auto"),
    Option("roles", ("random", *ROLES), [], many=True),
    Option("auto_consent", (0, 1, 2, 3), [], many=True),
)
"""Seats and epidemics (P2.3), hands (``auto``: as P7.3 says), chosen roles (P3.4), consent (P5.12)."""


def complete_options(given: Mapping[str, object] | None) -> Options:
    """All options, with those that follow from others.

    Seats follow from the roles if they are not given; seats without a chosen role get one at random
    (P3.4). ``auto_consent`` may also be true, for all seats, or false.

    :raises BadOption: if a value cannot be, a role is chosen twice, or a list does not fit the seats
    """
    wanted = dict(given or {})
    everybody = wanted.get("auto_consent") is True
    if isinstance(wanted.get("auto_consent"), bool):
        wanted["auto_consent"] = [0, 1, 2, 3] if wanted["auto_consent"] else []
    options = read_options(OPTIONS, wanted)
    roles = cast(list[str], options["roles"])
    if "seats" not in wanted and len(roles) in (2, 3, 4):
        options["seats"] = len(roles)
    seats = cast(int, options["seats"])
    if len(roles) > seats:
        raise BadOption("option-roles-count", "roles", found=len(roles), seats=seats)
    for role in ROLES:
        if roles.count(role) > 1:
            raise BadOption("option-role-twice", "roles", role=role)
    options["roles"] = roles + ["random"] * (seats - len(roles))
    agreeable = sorted(set(cast(list[int], options["auto_consent"])))
    if everybody:
        agreeable = agreeable[:seats]
    if agreeable and agreeable[-1] >= seats:
        raise BadOption("option-seat-none", "auto_consent", seat=agreeable[-1], seats=seats)
    options["auto_consent"] = agreeable
    if options["hands"] == "auto":
        options["hands"] = "open" if options["epidemics"] == 4 else "closed"
    return options


def empty_board(options: Options, chance: Chance) -> Pandemic:
    """The board before anything is dealt (P3.1)."""
    state = blank(chance, options)
    state.closed = options["hands"] == "closed"
    for seat in cast(list[int], options["auto_consent"]):
        state.agreeable |= 1 << seat
    if state.closed:
        forget_hands(state)
    return state


def forget_hands(state: Pandemic) -> None:
    """Nobody knows anything of anybody's closed hand yet."""
    seats = range(state.seats)
    state.shown = [0] * state.seats
    state.told = [[] for _ in seats for _ in seats]
    state.ruled_out = [[] for _ in seats]
    state.claims = [[] for _ in seats]
    state.opening = [0] * state.seats
    state.opening_best = [0] * state.seats
    for seat in seats:
        for _ in state.hands[seat]:
            slot_gained(state, seat, False)


def set_up(options: Options, chance: Chance) -> Pandemic:
    """A new game, in the order of P3 and P8.2."""
    state = empty_board(options, chance)
    infect_first_cities(state)
    state.take_roles(deal_roles(cast(list[str], options["roles"]), chance))
    cards = list(range(AIRLIFT + 5))
    chance.shuffle(PLAYER_STREAM, cards)
    for _ in range(6 - state.seats):
        for seat in range(state.seats):
            gain_card(state, seat, cards.pop(), False)
    build_player_deck(state, cards, cast(int, options["epidemics"]))
    state.first = state.active = first_player(state.hands)
    if state.closed:
        state.opening = [(1 << len(hand)) - 1 for hand in state.hands]
    start_turn(state)
    return state


def infect_first_cities(state: Pandemic) -> None:
    """P3.2 Nine cities get 3, 2 and 1 cubes; no role and no outbreak matters here."""
    deck = list(range(N_CITIES))
    state.chance.shuffle(INFECTION_STREAM, deck)
    for count in (3, 3, 3, 2, 2, 2, 1, 1, 1):
        city = deck.pop()
        state.cubes[4 * city + colour_of(city)] = count
        state.supply[colour_of(city)] -= count
        state.infection_discard.append(city)
    state.infection_deck = deck
    state.segments = [0, len(deck)]


def deal_roles(wanted: list[str], chance: Chance) -> list[int]:
    """P3.4 One role a seat: the chosen ones, the rest at random from those that nobody chose."""
    free = [ROLE + i for i, role in enumerate(ROLES) if role not in wanted]
    if "random" in wanted:
        chance.shuffle(ROLE_STREAM, free)
    return [free.pop() if role == "random" else WORDS[role] for role in wanted]


def build_player_deck(state: Pandemic, cards: list[int], epidemics: int) -> None:
    """P3.7 Piles as equal as can be, an epidemic shuffled into each, the smaller ones at the bottom."""
    sizes = pile_sizes(len(cards), epidemics)
    piles: list[list[int]] = []
    for size in sizes:
        pile = cards[len(cards) - size :]
        del cards[len(cards) - size :]
        pile.append(EPIDEMIC)
        state.chance.shuffle(PILE_STREAM, pile)
        piles.append(pile)
    piles.reverse()
    for pile in piles:
        state.player_deck += pile
    state.piles = [len(pile) for pile in piles]
    state.pile_epidemics = [1] * epidemics


def pile_sizes(cards: int, epidemics: int) -> list[int]:
    """Cards in each pile without its epidemic, the top pile first (P3.8)."""
    return [cards // epidemics + (1 if pile < cards % epidemics else 0) for pile in range(epidemics)]


def first_player(hands: list[list[int]]) -> int:
    """P3.9 The seat with the most people on a city card; the lower seat on a tie."""
    best = [max([POPULATION[card] for card in hand if card < N_CITIES], default=0) for hand in hands]
    return best.index(max(best))
