"""The state of a game of Pandemic: plain data, no rule in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sickbay.core.chance import Chance
from sickbay.core.options import Options
from sickbay.core.state import State
from sickbay.core.words import Move
from sickbay.games.pandemic.board import ATLANTA
from sickbay.games.pandemic.words import MEDIC, QUARANTINE_SPECIALIST

UNCURED: Final = 0
CURED: Final = 1
ERADICATED: Final = 2

CUBES_A_COLOUR: Final = 24
MOST_STATIONS: Final = 6
MOST_OUTBREAKS: Final = 8
HAND_LIMIT: Final = 7
ACTIONS: Final = 4

ALL: Final = 128
"""In masks of who knows a card: everyone, spectators too. The other bits are seats."""

INFECTION_STREAM: Final = 0
ROLE_STREAM: Final = 1
PLAYER_STREAM: Final = 2
PILE_STREAM: Final = 3


@mypyc_attr(serializable=True)  # so that copy() need not run __init__
class Pandemic(State):
    """One game of Pandemic. Cards are word numbers; decks have their top at the end.

    What people know is state too. Of the infection deck: ``layer`` (of each card, public), ``segments``
    (pool and size, from the bottom), ``feeds`` (from pool, to pool, how many: what a Forecast mixed),
    ``placed`` (who knows where a card lies) and ``pooled`` (who knows in which pool it is). Of closed
    hands, slot by slot, cards as masks: ``shown`` (slots whose card all know), ``told`` (for each hand
    and viewer: of which cards it knows whether the slot's is one), ``ruled_out`` (which it is not, known
    to all), ``claims`` (of these cards at least one is in these slots), ``opening`` (slots of the opening
    hand) and ``opening_best`` (most people on one that left it).
    """

    __slots__ = (
        "actions", "active", "agreeable", "claims", "closed", "cubes", "diseases", "epidemics", "feeds",
        "first", "hands", "held", "infection_deck", "infection_discard", "layer", "medic", "opening",
        "opening_best", "outbreaks", "pawns", "pile_epidemics", "piles", "placed", "player_deck",
        "player_discard", "pooled", "pools", "quarantine", "quiet_night", "refused", "removed", "roles",
        "ruled_out", "segments", "shown", "special_used", "station", "stations", "stored",
        "supply", "told", "turn",
    )  # fmt: skip

    def __init__(self, chance: Chance, options: Options) -> None:
        super().__init__(chance, options)
        self.closed: bool = False
        self.agreeable: int = 0  # mask of seats that always agree (P5.12)
        self.first: int = 0
        self.active: int = 0
        self.turn: int = 1
        self.actions: int = ACTIONS
        self.special_used: bool = False  # Operations Expert, once a turn (P6.R4)
        self.roles: list[int] = []
        self.medic: int = -1  # the seat that has the role, -1 if none
        self.quarantine: int = -1
        self.pawns: list[int] = []
        self.hands: list[list[int]] = []
        self.held: int = 0  # events in hands: bit 5 * seat + event
        self.stored: int = -1  # the event on the Contingency Planner's card
        self.station: list[int] = [0] * 48
        self.stations: list[int] = []
        self.cubes: list[int] = [0] * 192  # 4 * city + colour
        self.supply: list[int] = [CUBES_A_COLOUR] * 4
        self.diseases: list[int] = [UNCURED] * 4
        self.outbreaks: int = 0
        self.epidemics: int = 0
        self.quiet_night: bool = False
        self.player_deck: list[int] = []
        self.piles: list[int] = []  # sizes of the piles of the player deck, from the bottom (P3.7)
        self.pile_epidemics: list[int] = []  # epidemics left in each
        self.player_discard: list[int] = []
        self.removed: list[int] = []  # events and infection cards out of the game
        self.infection_deck: list[int] = []
        self.infection_discard: list[int] = []
        self.refused: list[Move] = []  # refused requests: seat, then the move (P5.12)
        self.layer: bytearray = bytearray(48)
        self.pools: int = 1  # pools made so far
        self.segments: list[int] = []
        self.feeds: list[int] = []
        self.placed: bytearray = bytearray(48)
        self.pooled: bytearray = bytearray(48)
        self.shown: list[int] = []
        self.told: list[list[int]] = []
        self.ruled_out: list[list[int]] = []
        self.claims: list[list[int]] = []
        self.opening: list[int] = []
        self.opening_best: list[int] = []

    def copy(self) -> Pandemic:
        """An independent copy; listeners do not come along."""
        other = Pandemic.__new__(Pandemic)
        self.copy_to(other)
        other.closed = self.closed
        other.agreeable = self.agreeable
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.actions = self.actions
        other.special_used = self.special_used
        other.roles = self.roles
        other.medic = self.medic
        other.quarantine = self.quarantine
        other.pawns = self.pawns.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.held = self.held
        other.stored = self.stored
        other.station = self.station.copy()
        other.stations = self.stations.copy()
        other.cubes = self.cubes.copy()
        other.supply = self.supply.copy()
        other.diseases = self.diseases.copy()
        other.outbreaks = self.outbreaks
        other.epidemics = self.epidemics
        other.quiet_night = self.quiet_night
        other.player_deck = self.player_deck.copy()
        other.piles = self.piles.copy()
        other.pile_epidemics = self.pile_epidemics.copy()
        other.player_discard = self.player_discard.copy()
        other.removed = self.removed.copy()
        other.infection_deck = self.infection_deck.copy()
        other.infection_discard = self.infection_discard.copy()
        other.refused = self.refused.copy()
        other.layer = self.layer.copy()
        other.pools = self.pools
        other.segments = self.segments.copy()
        other.feeds = self.feeds.copy()
        other.placed = self.placed.copy()
        other.pooled = self.pooled.copy()
        if self.closed:
            other.shown = self.shown.copy()
            other.told = [slots.copy() for slots in self.told]
            other.ruled_out = [slots.copy() for slots in self.ruled_out]
            other.claims = [claims.copy() for claims in self.claims]
            other.opening = self.opening.copy()
            other.opening_best = self.opening_best.copy()
        else:
            other.shown = self.shown
            other.told = self.told
            other.ruled_out = self.ruled_out
            other.claims = self.claims
            other.opening = self.opening
            other.opening_best = self.opening_best
        return other

    def take_roles(self, roles: list[int]) -> None:
        """Give the seats their roles; they never change."""
        self.roles = roles
        self.medic = roles.index(MEDIC) if MEDIC in roles else -1
        self.quarantine = roles.index(QUARANTINE_SPECIALIST) if QUARANTINE_SPECIALIST in roles else -1

    def build_station(self, city: int) -> None:
        """A station stands in the city; the list stays in the order of the table."""
        self.station[city] = 1
        self.stations.append(city)
        self.stations.sort()

    def remove_station(self, city: int) -> None:
        """The station of the city is gone."""
        self.station[city] = 0
        self.stations.remove(city)


def blank(chance: Chance, options: Options) -> Pandemic:
    """An empty board: pawns and one station in Atlanta, all cubes in the supply, no card anywhere (P3.1)."""
    state = Pandemic(chance, options)
    state.pawns = [ATLANTA] * state.seats
    state.hands = [[] for _ in range(state.seats)]
    state.build_station(ATLANTA)
    return state
