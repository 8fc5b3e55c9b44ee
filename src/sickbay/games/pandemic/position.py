"""Positions that people write: what follows is completed, what cannot be is refused with its rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sickbay.core.chance import Chance
from sickbay.core.errors import BadPosition
from sickbay.core.files import quoted
from sickbay.core.options import Options
from sickbay.core.reading import read_int, refuse_others
from sickbay.core.state import Frame
from sickbay.games.pandemic.board import rate
from sickbay.games.pandemic.check import ON_DRAW, ON_INFECTION, TURN_FRAMES, check
from sickbay.games.pandemic.rules.frames import (
    ACT,
    ARRANGE,
    DRAW,
    INFECT,
    LIMIT,
    push_turn,
)
from sickbay.games.pandemic.setup import deal_roles, empty_board, forget_hands, pile_sizes
from sickbay.games.pandemic.state import (
    ACTIONS,
    CUBES_A_COLOUR,
    HAND_LIMIT,
    Pandemic,
)
from sickbay.games.pandemic.words import (
    AIRLIFT,
    COLOURS,
    EPIDEMIC,
    N_CITIES,
    ROLE,
    ROLES,
    WORDS,
)
from sickbay.games.pandemic.written import (
    count_held,
    read_cards,
    read_cubes,
    read_flag,
    read_for_seats,
    read_stations,
    read_status,
    read_stored,
    word_in,
)

PHASES: Final = {"actions": TURN_FRAMES, "draw": 8, "hand_limit": 5, "infect": 4, "end": ON_INFECTION}
"""Where in the turn: how many of its frames are left. The last W1, the limit, W5 or W7 comes next."""
_MANY: Final = 99

FIELDS: Final = (
    "active", "first", "turn", "actions", "special_used", "phase", "agenda", "roles", "pawns", "hands",
    "stored",
    "stations", "cubes", "supply", "diseases", "outbreaks", "epidemics", "quiet_night", "player_deck",
    "player_discard", "infection_deck", "infection_discard", "removed",
)  # fmt: skip


def read_position(
    options: Options, data: Mapping[str, object], chance: Chance, read_frame: Callable[[object], Frame]
) -> Pandemic:
    """A position from some of its fields; see docs/formats.md. Nobody is asked yet.

    :raises BadPosition: if a field is not well formed or the position is impossible
    """
    refuse_others(data, FIELDS)
    state = empty_board(options, chance)
    seats = state.seats
    wanted = [str(role) for role in options["roles"]] if isinstance(options["roles"], list) else []
    state.take_roles(deal_roles(wanted, chance))
    state.take_roles(read_for_seats(data, "roles", state.roles, ROLE, ROLE + len(ROLES)))
    state.active = read_int(data, "active", 0, seats - 1, 0)
    state.first = read_int(data, "first", 0, seats - 1, state.active)
    state.turn = read_int(data, "turn", 1, 100_000, 1)
    state.special_used = read_flag(data, "special_used", False)
    state.quiet_night = read_flag(data, "quiet_night", False)
    state.outbreaks = read_int(data, "outbreaks", 0, _MANY, 0)
    state.pawns = read_for_seats(data, "pawns", state.pawns, 0, N_CITIES)
    state.stored = read_stored(data)
    if "stations" in data:
        read_stations(state, data)
    _read_diseases(state, data)
    _read_player_cards(state, data, options)
    _read_infection_cards(state, data)
    _read_agenda(state, data, read_frame)
    if state.closed:
        forget_hands(state)
    check(state)
    _check_moment(state)
    return state


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
            k = word_in(colour, name, WORDS["blue"], WORDS["blue"] + 4) - WORDS["blue"]
            if name == "diseases":
                state.diseases[k] = read_status(value)
            elif value != state.supply[k]:
                raise BadPosition(
                    "supply-wrong",
                    f"supply.{colour}",
                    rule="P4.14",
                    value=quoted(value),
                    left=state.supply[k],
                )


def _read_player_cards(state: Pandemic, data: Mapping[str, object], options: Options) -> None:
    hands = data.get("hands", {})
    if isinstance(hands, list):
        hands = {str(seat): hand for seat, hand in enumerate(hands)}
    if not isinstance(hands, dict):
        raise BadPosition("map-bad", "hands")
    for seat, hand in hands.items():
        place = f"hands.{quoted(seat)}"
        if str(seat) not in [str(known) for known in range(state.seats)]:
            raise BadPosition("seat-none", place, seats=state.seats)
        state.hands[int(seat)] = read_cards({place: hand}, place, 0, EPIDEMIC + 1)
        if EPIDEMIC in state.hands[int(seat)]:
            raise BadPosition("epidemic-in-hand", place, rule="P4.4", also=("P4.5",))
    count_held(state)
    most = int(str(options["epidemics"]))
    state.epidemics = read_int(data, "epidemics", 0, _MANY, 0)
    if state.epidemics > most:
        raise BadPosition("epidemics-too-many", "epidemics", rule="P3.3", also=("P2.3",), most=most)
    state.player_discard = read_cards(data, "player_discard", 0, EPIDEMIC + 1)
    if EPIDEMIC in state.player_discard:
        raise BadPosition("epidemic-in-hand", "player_discard", rule="P4.5", also=("P4.4",))
    state.removed = [card for card in read_cards(data, "removed", 0, EPIDEMIC + 1) if card != EPIDEMIC]
    elsewhere = [card for hand in state.hands for card in hand] + state.player_discard
    elsewhere += [card for card in state.removed if card >= AIRLIFT]
    if state.stored >= 0:
        elsewhere.append(state.stored)
    every = [*range(EPIDEMIC), *[EPIDEMIC] * (most - state.epidemics)]
    state.player_deck = _read_deck(data, "player_deck", every, elsewhere)
    _find_piles(state, most)


def _read_infection_cards(state: Pandemic, data: Mapping[str, object]) -> None:
    state.infection_discard = read_cards(data, "infection_discard", 0, N_CITIES)
    elsewhere = state.infection_discard + [card for card in state.removed if card < N_CITIES]
    state.infection_deck = _read_deck(data, "infection_deck", list(range(N_CITIES)), elsewhere)
    if state.infection_deck:
        state.segments = [0, len(state.infection_deck)]


def _read_deck(data: Mapping[str, object], name: str, every: list[int], elsewhere: list[int]) -> list[int]:
    """A deck as written, top first; ``...`` is all the rest in the order of the table. The top comes last."""
    written = data.get(name, ["..."])
    if not isinstance(written, list) or written.count("...") > 1:
        raise BadPosition("deck-bad", name)
    place = written.index("...") if "..." in written else -1
    named = read_cards({name: [card for card in written if card != "..."]}, name, 0, EPIDEMIC + 1)
    left = every.copy()
    for card in [*elsewhere, *named]:
        if card not in left:
            also = ("P3.3",) if card == EPIDEMIC else ("P2.5",)
            raise BadPosition("card-twice", name, rule="P2", also=also, card=WORDS.words[card])
        left.remove(card)
    deck = named if place < 0 else named[:place] + left + named[place:]
    deck.reverse()
    return deck


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


def _read_agenda(state: Pandemic, data: Mapping[str, object], read_frame: Callable[[object], Frame]) -> None:
    phase = data.get("phase", "actions")
    if not isinstance(phase, str) or phase not in PHASES:
        raise BadPosition("value-bad", "phase", value=quoted(phase), may=", ".join(PHASES))
    if "agenda" in data:
        agenda = data["agenda"]
        if not isinstance(agenda, list) or not agenda or len(agenda) > 40:
            raise BadPosition("list-bad", "agenda", most=40)
        state.agenda = [read_frame(item) for item in agenda]
    else:
        push_turn(state.agenda, state.active)
        del state.agenda[PHASES[phase] :]
    acting = any(frame[0] == ACT for frame in state.agenda)
    state.actions = read_int(data, "actions", 0, _MANY, ACTIONS if acting else 0)
    if state.actions > ACTIONS:
        raise BadPosition("actions-too-many", "actions", rule="P4.2", also=("P4.1",), most=ACTIONS)


def _check_moment(state: Pandemic) -> None:
    """What a written position can be where it stands in the turn: hands, infections, a Forecast."""
    agenda = state.agenda
    drawn = len(agenda) >= ON_DRAW - 1 and not any(frame[0] in (ACT, DRAW) for frame in agenda)
    receivers = [frame[1] for frame in agenda if frame[0] == LIMIT and frame[2] == 8]
    for seat, hand in enumerate(state.hands):
        most = HAND_LIMIT + (2 if drawn and seat == state.active else 1 if seat in receivers else 0)
        if len(hand) > most:
            raise BadPosition("hand-over", f"hands.{seat}", rule="P5.11", also=("P4.7",), most=most)
    for frame in agenda:
        if frame[0] == INFECT and frame[1] > rate(state.epidemics):
            raise BadPosition("agenda-bad", "agenda", rule="P4.8", also=("P2.1",))
        if frame[0] == ARRANGE and not state.infection_deck:
            raise BadPosition("agenda-bad", "agenda", rule="P6.E2")
