"""The calibration loop: a small game of Pandemic's shape, against which speed is measured.

Machines differ and are never idle, so a figure alone says little. This loop runs beside a game in the same
minute, and the ratio is what counts. It has moves, flights, stations, treating, sharing, cures, epidemics,
chained outbreaks and the hand limit; no roles, no events, no words, no reasons: about the least that such a
game costs in plain Python. It must stay as it is, or figures of different days cannot be compared.
"""

from __future__ import annotations

import random
from typing import Final

_CITIES: Final = (
    "SanFrancisco Chicago Montreal NewYork Washington Atlanta London Madrid Paris Essen Milan StPetersburg "
    "LosAngeles MexicoCity Miami Bogota Lima Santiago BuenosAires SaoPaulo Lagos Kinshasa Johannesburg "
    "Khartoum Algiers Istanbul Cairo Moscow Baghdad Riyadh Tehran Karachi Mumbai Delhi Chennai Kolkata "
    "Beijing Seoul Tokyo Shanghai Osaka Taipei HongKong Bangkok HoChiMinh Manila Jakarta Sydney"
).split()
"""City i has the colour i // 12."""

_ROADS: Final = (
    "SanFrancisco:Tokyo,Manila,LosAngeles,Chicago Chicago:LosAngeles,MexicoCity,Atlanta,Montreal "
    "Montreal:NewYork,Washington NewYork:Washington,London,Madrid Washington:Atlanta,Miami "
    "Atlanta:Miami London:Madrid,Paris,Essen Madrid:Paris,Algiers,SaoPaulo Paris:Essen,Milan,Algiers "
    "Essen:Milan,StPetersburg Milan:Istanbul StPetersburg:Istanbul,Moscow LosAngeles:MexicoCity,Sydney "
    "MexicoCity:Miami,Bogota,Lima Miami:Bogota Bogota:Lima,BuenosAires,SaoPaulo Lima:Santiago "
    "BuenosAires:SaoPaulo SaoPaulo:Lagos Lagos:Kinshasa,Khartoum Kinshasa:Johannesburg,Khartoum "
    "Johannesburg:Khartoum Khartoum:Cairo Algiers:Istanbul,Cairo Istanbul:Moscow,Baghdad,Cairo "
    "Cairo:Baghdad,Riyadh Moscow:Tehran Baghdad:Tehran,Karachi,Riyadh Riyadh:Karachi "
    "Tehran:Karachi,Delhi Karachi:Delhi,Mumbai Mumbai:Delhi,Chennai Delhi:Kolkata,Chennai "
    "Chennai:Kolkata,Bangkok,Jakarta Kolkata:HongKong,Bangkok Beijing:Seoul,Shanghai "
    "Seoul:Shanghai,Tokyo Tokyo:Shanghai,Osaka Shanghai:Taipei,HongKong Osaka:Taipei "
    "Taipei:HongKong,Manila HongKong:Manila,HoChiMinh,Bangkok Bangkok:HoChiMinh,Jakarta "
    "HoChiMinh:Manila,Jakarta Manila:Sydney Jakarta:Sydney"
)


def _neighbours() -> list[list[int]]:
    near: list[list[int]] = [[] for _ in _CITIES]
    for part in _ROADS.split():
        here, others = part.split(":")
        for other in others.split(","):
            i, j = _CITIES.index(here), _CITIES.index(other)
            near[i].append(j)
            near[j].append(i)
    return [sorted(cities) for cities in near]


NEAR: Final[list[list[int]]] = _neighbours()
DRIVE: Final = 0
DIRECT: Final = 48
CHARTER: Final = 96
SHUTTLE: Final = 144
BUILD: Final = 192
TREAT: Final = 193
GIVE: Final = 197
TAKE: Final = 201
CURE: Final = 205
DISCARD: Final = 209
PASS: Final = 257
EPIDEMIC: Final = 48

DRIVES: Final[list[list[int]]] = [[DRIVE + n for n in near] for near in NEAR]
CHARTERS: Final[list[list[int]]] = [[CHARTER + c for c in range(48) if c != here] for here in range(48)]
RATE: Final[list[int]] = [2, 2, 2, 3, 3, 4, 4]


class State:
    """The whole game: flat ints and lists."""

    __slots__ = (
        "actions",
        "at",
        "cubes",
        "cured",
        "deck",
        "discard",
        "hands",
        "infection",
        "limit_step",
        "outbreaks",
        "players",
        "rate",
        "result",
        "rng",
        "station",
        "stations",
        "supply",
        "turn",
        "who",
    )

    def __init__(self) -> None:
        self.players: int = 0
        self.rng: int = 1
        self.cubes: list[int] = []
        self.supply: list[int] = []
        self.at: list[int] = []
        self.hands: list[list[int]] = []
        self.station: list[int] = []
        self.stations: list[int] = []
        self.cured: list[int] = []
        self.deck: list[int] = []
        self.infection: list[int] = []
        self.discard: list[int] = []
        self.turn: int = 0
        self.who: int = 0
        self.actions: int = 4
        self.rate: int = 0
        self.outbreaks: int = 0
        self.limit_step: int = 0  # 0 acting, 1 discarding during actions, 2 discarding after the draw
        self.result: int = 0  # 0 going on, 1 won, -1 lost

    def clone(self) -> State:
        """An independent copy."""
        s = State.__new__(State)
        s.players = self.players
        s.rng = self.rng
        s.cubes = self.cubes.copy()
        s.supply = self.supply.copy()
        s.at = self.at.copy()
        s.hands = [h.copy() for h in self.hands]
        s.station = self.station.copy()
        s.stations = self.stations.copy()
        s.cured = self.cured.copy()
        s.deck = self.deck.copy()
        s.infection = self.infection.copy()
        s.discard = self.discard.copy()
        s.turn = self.turn
        s.who = self.who
        s.actions = self.actions
        s.rate = self.rate
        s.outbreaks = self.outbreaks
        s.limit_step = self.limit_step
        s.result = self.result
        return s

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.rng = (self.rng * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.rng >> 8) % n

    def shuffle(self, cards: list[int]) -> None:
        """Put cards into random order."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            t = cards[i]
            cards[i] = cards[j]
            cards[j] = t

    def infect(self, city: int, colour: int, n: int) -> None:
        """Place cubes, or break out."""
        for _ in range(n):
            if self.result != 0:
                return
            at = city * 4 + colour
            if self.cubes[at] < 3:
                self.place(at, colour)
            else:
                self.outbreak(city, colour)
                return

    def place(self, at: int, colour: int) -> None:
        """Place one cube, if there is one."""
        if self.supply[colour] == 0:
            self.result = -1
            return
        self.supply[colour] = self.supply[colour] - 1
        self.cubes[at] = self.cubes[at] + 1

    def outbreak(self, city: int, colour: int) -> None:
        """An outbreak and its chain."""
        queue = [city]
        done = [0] * 48
        done[city] = 1
        i = 0
        while i < len(queue):
            here = queue[i]
            i += 1
            self.outbreaks += 1
            if self.outbreaks >= 8:
                self.result = -1
                return
            for n in NEAR[here]:
                if done[n]:
                    continue
                at = n * 4 + colour
                if self.cubes[at] < 3:
                    self.place(at, colour)
                    if self.result != 0:
                        return
                else:
                    done[n] = 1
                    queue.append(n)

    def legal(self) -> list[int]:  # noqa: C901  (flat on purpose: the least it can cost)
        """All moves that may be made now."""
        me = self.who
        hand = self.hands[me]
        if self.limit_step != 0:
            return [DISCARD + c for c in hand]
        here = self.at[me]
        out = DRIVES[here].copy()
        mine = False
        for c in hand:
            if c != here:
                out.append(DIRECT + c)
            else:
                mine = True
                out.extend(CHARTERS[here])
        if self.station[here]:
            for s in self.stations:
                if s != here:
                    out.append(SHUTTLE + s)
            count = [0, 0, 0, 0]
            for c in hand:
                count[c // 12] += 1
            for k in range(4):
                if count[k] >= 5 and not self.cured[k]:
                    out.append(CURE + k)
        elif mine and len(self.stations) < 6:
            out.append(BUILD)
        base = here * 4
        for k in range(4):
            if self.cubes[base + k]:
                out.append(TREAT + k)
        for p in range(self.players):
            if p != me and self.at[p] == here:
                if mine:
                    out.append(GIVE + p)
                elif here in self.hands[p]:
                    out.append(TAKE + p)
        out.append(PASS)
        return out

    def apply(self, a: int) -> None:  # noqa: C901  (as above)
        """Do a legal move and all that follows."""
        me = self.who
        if self.limit_step != 0:
            hand = self.hands[me]
            hand.remove(a - DISCARD)
            if len(hand) <= 7:
                if self.limit_step == 2:
                    self.infect_phase()
                else:
                    self.limit_step = 0
                    self.who = self.turn
                    if self.actions == 0:
                        self.draw_phase()
            return
        here = self.at[me]
        if a < DIRECT:
            self.at[me] = a - DRIVE
        elif a < CHARTER:
            self.at[me] = a - DIRECT
            self.hands[me].remove(a - DIRECT)
        elif a < SHUTTLE:
            self.at[me] = a - CHARTER
            self.hands[me].remove(here)
        elif a < BUILD:
            self.at[me] = a - SHUTTLE
        elif a == BUILD:
            self.hands[me].remove(here)
            self.station[here] = 1
            self.stations.append(here)
        elif a < GIVE:
            k = a - TREAT
            at = here * 4 + k
            n = self.cubes[at] if self.cured[k] else 1
            self.cubes[at] = self.cubes[at] - n
            self.supply[k] = self.supply[k] + n
        elif a < TAKE:
            self.hands[me].remove(here)
            self.receive(a - GIVE, here)
        elif a < CURE:
            self.hands[a - TAKE].remove(here)
            self.receive(me, here)
        elif a < DISCARD:
            k = a - CURE
            left = 5
            kept: list[int] = []
            for c in self.hands[me]:
                if left and c // 12 == k:
                    left -= 1
                else:
                    kept.append(c)
            self.hands[me] = kept
            self.cured[k] = 1
            if self.cured[0] and self.cured[1] and self.cured[2] and self.cured[3]:
                self.result = 1
                return
        self.actions -= 1
        if self.actions == 0 and self.limit_step == 0:
            self.draw_phase()

    def receive(self, p: int, card: int) -> None:
        """A card changes hands."""
        hand = self.hands[p]
        hand.append(card)
        if len(hand) > 7:
            self.limit_step = 1
            self.who = p

    def draw_phase(self) -> None:
        """Draw two cards."""
        me = self.turn
        for _ in range(2):
            if len(self.deck) == 0:
                self.result = -1
                return
            card = self.deck.pop()
            if card == EPIDEMIC:
                self.rate += 1
                bottom = self.infection[0]
                del self.infection[0]
                self.infect(bottom, bottom // 12, 3)
                if self.result != 0:
                    return
                self.discard.append(bottom)
                self.shuffle(self.discard)
                self.infection.extend(self.discard)
                self.discard = []
            else:
                self.hands[me].append(card)
        if len(self.hands[me]) > 7:
            self.limit_step = 2
        else:
            self.infect_phase()

    def infect_phase(self) -> None:
        """Infect, and pass the turn on."""
        self.limit_step = 0
        for _ in range(RATE[self.rate]):
            city = self.infection.pop()
            self.infect(city, city // 12, 1)
            if self.result != 0:
                return
            self.discard.append(city)
        self.turn = (self.turn + 1) % self.players
        self.who = self.turn
        self.actions = 4


def new_state(players: int, seed: int) -> State:
    """A game after set-up."""
    s = State()
    s.players = players
    s.rng = (seed * 2654435761 + 1) & 0x7FFFFFFF
    s.cubes = [0] * 192
    s.supply = [24, 24, 24, 24]
    s.at = [5] * players
    s.station = [0] * 48
    s.station[5] = 1
    s.stations = [5]
    s.cured = [0, 0, 0, 0]
    s.infection = list(range(48))
    s.shuffle(s.infection)
    for n in (3, 2, 1):
        for _ in range(3):
            city = s.infection.pop()
            s.infect(city, city // 12, n)
            s.discard.append(city)
    cards = list(range(48))
    s.shuffle(cards)
    per = 6 - players
    s.hands = [[cards.pop() for _ in range(per)] for _ in range(players)]
    piles = 4
    s.deck = []
    size = len(cards) // piles
    for i in range(piles):
        pile = cards[i * size : (i + 1) * size if i < piles - 1 else len(cards)]
        pile.append(EPIDEMIC)
        s.shuffle(pile)
        s.deck.extend(pile)
    return s


def play_random(seed: int) -> int:
    """One random game of four, from plain Python; how many decisions it had."""
    state = new_state(4, seed)
    rnd = random.Random(seed).random
    decisions = 0
    while state.result == 0:
        moves = state.legal()
        state.apply(moves[int(rnd() * len(moves))])
        decisions += 1
    return decisions


def trace(seed: int) -> int:
    """A check sum over one random game: shows that the loop is still the same."""
    state = new_state(4, seed)
    r = seed + 1
    h = 0
    while state.result == 0:
        moves = state.legal()
        r = (r * 1103515245 + 12345) & 0x7FFFFFFF
        move = moves[(r >> 8) % len(moves)]
        h = (h * 31 + move * 7 + len(moves)) & 0xFFFFFFF
        state.apply(move)
    return h * 2 + (1 if state.result == 1 else 0)
