"""Positions that people write: what follows is completed, what cannot be is refused with its rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sickbay.core.errors import BadPosition
from sickbay.core.files import quoted
from sickbay.core.options import Options
from sickbay.core.reading import choice, read_choice, read_int, refuse_others
from sickbay.core.state import Frame
from sickbay.games.pandemic.board import rate
from sickbay.games.pandemic.check import ON_DRAW, ON_INFECTION, TURN_FRAMES
from sickbay.games.pandemic.rules.frames import (
    ACT,
    ARRANGE,
    BETWEEN_EPIDEMICS,
    DRAW,
    INFECT,
    INTENSIFY,
    LIMIT,
    push_turn,
)
from sickbay.games.pandemic.setup import deal_roles, forget_hands, pile_sizes
from sickbay.games.pandemic.state import (
    ACTIONS,
    CUBES_A_COLOUR,
    HAND_LIMIT,
    Pandemic,
)
from sickbay.games.pandemic.words import (
    AIRLIFT,
    CITY_KIND,
    COLOUR,
    COLOUR_KIND,
    COLOURS,
    DECK_KIND,
    EPIDEMIC,
    EVENT_KIND,
    N_CITIES,
    ROLE_KIND,
)
from sickbay.games.pandemic.written import (
    STATUSES,
    count_held,
    read_cubes,
    read_flag,
    read_stations,
)

PHASES: Final = {"actions": TURN_FRAMES, "draw": 8, "hand_limit": 5, "infect": 4, "end": ON_INFECTION}
"""Where in the turn: how many of its frames are left. The last W1, the limit, W5 or W7 comes next."""
PHASE_NAMES: Final = tuple(PHASES)
_MANY: Final = 99

FIELDS: Final = (
    "active", "first", "turn", "actions", "special_used", "phase", "agenda", "roles", "pawns", "hands",
    "stored",
    "stations", "cubes", "supply", "diseases", "outbreaks", "epidemics", "quiet_night", "player_deck",
    "player_discard", "infection_deck", "infection_discard", "removed",
)  # fmt: skip


def read_position(state: Pandemic, data: Mapping[str, object]) -> None:
    """Read some of the fields of a position into an empty board; see docs/formats.md.

    :raises BadPosition: if a field is not well formed
    """
    refuse_others(data, FIELDS)
    options = state.options
    seats = state.seats
    wanted = [str(role) for role in options["roles"]] if isinstance(options["roles"], list) else []
    state.take_roles(deal_roles(wanted, state.chance))
    state.take_roles(ROLE_KIND.read_each(data, "roles", state.roles))
    state.active = read_int(data, "active", 0, seats - 1, 0)
    state.first = read_int(data, "first", 0, seats - 1, state.active)
    state.turn = read_int(data, "turn", 1, 100_000, 1)
    state.special_used = read_flag(data, "special_used", False)
    state.quiet_night = read_flag(data, "quiet_night", False)
    state.outbreaks = read_int(data, "outbreaks", 0, _MANY, 0)
    state.pawns = CITY_KIND.read_each(data, "pawns", state.pawns)
    state.stored = EVENT_KIND.read_field(data, "stored")
    if "stations" in data:
        read_stations(state, data)
    _read_diseases(state, data)
    _read_player_cards(state, data, options)
    _read_infection_cards(state, data)
    _read_agenda(state, data)
    if state.closed:
        forget_hands(state)


def _read_diseases(state: Pandemic, data: Mapping[str, object]) -> None:
    if "cubes" in data:
        state.cubes = read_cubes(data)
    for k, colour in enumerate(COLOURS):
        left = CUBES_A_COLOUR - sum(state.cubes[k::4])
        if left < 0:
            raise BadPosition(
                "cubes-too-many", f"cubes.{colour}", rule="P2", also=("P4.14",), most=CUBES_A_COLOUR
            )
        state.supply[k] = left
    for name in ("supply", "diseases"):
        values = data.get(name, {})
        if not isinstance(values, dict):
            raise BadPosition("map-bad", name)
        for colour, value in values.items():
            k = COLOUR_KIND.read(colour, name) - COLOUR
            if name == "diseases":
                state.diseases[k] = choice(value, "diseases", STATUSES)
            elif value != state.supply[k]:
                raise BadPosition(
                    "supply-wrong",
                    f"supply.{colour}",
                    rule="P4.14",
                    value=quoted(value),
                    left=state.supply[k],
                )


def _read_player_cards(state: Pandemic, data: Mapping[str, object], options: Options) -> None:
    state.hands = DECK_KIND.read_lists(data, "hands", state.seats)
    for seat, hand in enumerate(state.hands):
        if EPIDEMIC in hand:
            raise BadPosition("epidemic-in-hand", f"hands.{seat}", rule="P4.4", also=("P4.5",))
    count_held(state)
    most = int(str(options["epidemics"]))
    state.epidemics = read_int(data, "epidemics", 0, _MANY, 0)
    if state.epidemics > most:
        raise BadPosition("epidemics-too-many", "epidemics", rule="P3.3", also=("P2.3",), most=most)
    state.player_discard = DECK_KIND.read_list(data, "player_discard")
    if EPIDEMIC in state.player_discard:
        raise BadPosition("epidemic-in-hand", "player_discard", rule="P4.5", also=("P4.4",))
    state.removed = [card for card in DECK_KIND.read_list(data, "removed") if card != EPIDEMIC]
    elsewhere = [card for hand in state.hands for card in hand] + state.player_discard
    elsewhere += [card for card in state.removed if card >= AIRLIFT]
    if state.stored >= 0:
        elsewhere.append(state.stored)
    every = [*range(EPIDEMIC), *[EPIDEMIC] * (most - state.epidemics)]
    also = ("P2.5", "P3.3")
    state.player_deck = DECK_KIND.read_whole_deck(data, "player_deck", every, elsewhere, "P2", also)
    _find_piles(state, most)


def _read_infection_cards(state: Pandemic, data: Mapping[str, object]) -> None:
    state.infection_discard = CITY_KIND.read_list(data, "infection_discard")
    elsewhere = state.infection_discard + [card for card in state.removed if card < N_CITIES]
    state.infection_deck = CITY_KIND.read_whole_deck(
        data, "infection_deck", list(range(N_CITIES)), elsewhere, "P2", ("P2.5",)
    )
    if state.infection_deck:
        state.segments = [0, len(state.infection_deck)]


def _find_piles(state: Pandemic, epidemics: int) -> None:
    """The piles of P3.8 if the deck can be what is left of them, else one pile."""
    deck = state.player_deck
    sizes = [size + 1 for size in pile_sizes(53 - state.seats * (6 - state.seats), epidemics)]
    sizes.reverse()
    piles: list[int] = []
    left = len(deck)
    for size in sizes:
        if left > 0:
            piles.append(min(size, left))
            left -= size
    if left <= 0:
        found: list[int] = []
        at = 0
        for size in piles:
            found.append(deck[at : at + size].count(EPIDEMIC))
            at += size
        whole_pile = not piles or piles[-1] == sizes[len(piles) - 1]
        if all(count == 1 for count in found[:-1]) and (
            not found or found[-1] == 1 or (found[-1] == 0 and not whole_pile)
        ):
            state.piles = piles
            state.pile_epidemics = found
            return
    state.piles = [len(deck)]
    state.pile_epidemics = [deck.count(EPIDEMIC)]


def _read_agenda(state: Pandemic, data: Mapping[str, object]) -> None:
    left = PHASES[PHASE_NAMES[read_choice(data, "phase", PHASE_NAMES, "actions")]]
    if not state.agenda:
        push_turn(state.agenda, state.active)
        del state.agenda[left:]
    acting = any(frame[0] == ACT for frame in state.agenda)
    state.actions = read_int(data, "actions", 0, _MANY, ACTIONS if acting else 0)
    if state.actions > ACTIONS:
        raise BadPosition("actions-too-many", "actions", rule="P4.2", also=("P4.1",), most=ACTIONS)


def _drawn(agenda: list[Frame]) -> int:
    """How many cards of this turn's draw may be in hand: two, but epidemics never are (P4.4, P4.7)."""
    kinds = [frame[0] for frame in agenda]
    if len(agenda) < ON_DRAW - 1 or ACT in kinds or DRAW in kinds:
        return 0
    if BETWEEN_EPIDEMICS in [frame[:2] for frame in agenda]:
        return 0
    return 2 - kinds.count(INTENSIFY)


def check_moment(state: Pandemic) -> None:
    """What a written position can be where it stands in the turn: hands, infections, a Forecast.

    :raises BadPosition: if it cannot
    """
    agenda = state.agenda
    drawn = _drawn(agenda)
    receivers = [frame[1] for frame in agenda if frame[0] == LIMIT and frame[2] == 8]
    for seat, hand in enumerate(state.hands):
        most = HAND_LIMIT + (drawn if seat == state.active else 1 if seat in receivers else 0)
        if len(hand) > most:
            raise BadPosition("hand-over", f"hands.{seat}", rule="P5.11", also=("P4.7",), most=most)
    for frame in agenda:
        if frame[0] == INFECT and frame[1] > rate(state.epidemics):
            raise BadPosition("agenda-bad", "agenda", rule="P4.8", also=("P2.1",))
        if frame[0] == ARRANGE and not state.infection_deck:
            raise BadPosition("agenda-bad", "agenda", rule="P6.E2")
