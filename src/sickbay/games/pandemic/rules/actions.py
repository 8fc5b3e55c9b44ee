"""The actions that every role has (P5.1 - P5.8, P5.10)."""

from __future__ import annotations

from itertools import combinations

from sickbay.core.kinds import ShapedVerb
from sickbay.core.rules import Reason
from sickbay.core.state import EVERYONE
from sickbay.core.words import Move
from sickbay.games.pandemic.board import WITHIN_ONE, colour_of
from sickbay.games.pandemic.rules.frames import ACT, WINDOW
from sickbay.games.pandemic.rules.pieces import (
    discard_card,
    discover_cure,
    move_pawn,
    put_station,
    remove_cubes,
)
from sickbay.games.pandemic.rules.sentences import (
    BUILD_FROM,
    BUILD_HERE,
    CHARTERS,
    DIRECTS,
    DRIVES,
    PASSES,
    SHUTTLES,
    TREATS,
)
from sickbay.games.pandemic.rules.verbs import Action, action_not_now, must_settle, spend_action
from sickbay.games.pandemic.state import CURED, MOST_STATIONS, UNCURED, Pandemic
from sickbay.games.pandemic.words import (
    ACTIONS_DONE,
    CITY_KIND,
    COLOUR,
    COLOUR_KIND,
    FROM,
    MEDIC,
    N_CITIES,
    NUMBER,
    OPERATIONS_EXPERT,
    PASSED,
    SCIENTIST,
    WORDS,
)


class Drive(Action):
    """P5.1 Drive or Ferry: to a connected city."""

    word = "drive"
    rule = "P5.1"
    shape = (CITY_KIND,)

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        out += DRIVES[state.pawns[seat]]

    def not_so(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        return not_connected("P5.1", state.pawns[seat], move[1])

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        spend_action(state)
        move_pawn(state, seat, move[1])


def not_connected(rule: str, here: int, city: int) -> Reason | None:
    """The reason if the two are one city or not connected (P5.1, P2.7)."""
    if city == here or not WITHIN_ONE[here][city]:
        return Reason(
            rule, "not-connected", ("P5.1", "P2.7", "P9.10"), here=WORDS.words[here], city=WORDS.words[city]
        )
    return None


class DirectFlight(Action):
    """P5.2 Direct Flight: discard the card of the city to fly to."""

    word = "direct"
    rule = "P5.2"
    shape = (CITY_KIND,)

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        here = state.pawns[seat]
        for card in state.hands[seat]:
            if card < N_CITIES and card != here:
                out.append(DIRECTS[card])

    def not_so(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        return no_direct_flight("P5.2", state, seat, state.pawns[seat], move[1])

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        spend_action(state)
        discard_card(state, seat, move[1])
        move_pawn(state, seat, move[1])


def no_direct_flight(rule: str, state: Pandemic, seat: int, here: int, city: int) -> Reason | None:
    """The reason if the seat cannot pay a Direct Flight to the city, or the pawn is there (P5.2)."""
    if city == here:
        return Reason(rule, "already-there", ("P5.2", "P9.10"), city=WORDS.words[city])
    if city not in state.hands[seat]:
        return Reason(rule, "card-needed", ("P5.2", "P9.10"), card=WORDS.words[city])
    return None


class CharterFlight(Action):
    """P5.3 Charter Flight: discard the card of the city the pawn is in, fly anywhere."""

    word = "charter"
    rule = "P5.3"
    shape = (CITY_KIND,)

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        here = state.pawns[seat]
        if here in state.hands[seat]:
            out += CHARTERS[here]

    def not_so(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        return no_charter_flight("P5.3", state, seat, state.pawns[seat], move[1])

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        spend_action(state)
        discard_card(state, seat, state.pawns[seat])
        move_pawn(state, seat, move[1])


def no_charter_flight(rule: str, state: Pandemic, seat: int, here: int, city: int) -> Reason | None:
    """The reason if the seat cannot pay a Charter Flight out of ``here``, or it leads nowhere (P5.3)."""
    if city == here:
        return Reason(rule, "already-there", ("P5.3", "P9.10"), city=WORDS.words[city])
    if here not in state.hands[seat]:
        return Reason(rule, "card-needed", ("P5.3", "P9.10"), card=WORDS.words[here])
    return None


class ShuttleFlight(Action):
    """P5.4 Shuttle Flight: from a station to another station."""

    word = "shuttle"
    rule = "P5.4"
    shape = (CITY_KIND,)

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        here = state.pawns[seat]
        if state.station[here]:
            for city in state.stations:
                if city != here:
                    out.append(SHUTTLES[city])

    def not_so(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        return no_shuttle_flight("P5.4", state, state.pawns[seat], move[1])

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        spend_action(state)
        move_pawn(state, seat, move[1])


def no_shuttle_flight(rule: str, state: Pandemic, here: int, city: int) -> Reason | None:
    """The reason if there is not a station at both ends, or they are the same (P5.4)."""
    if city == here:
        return Reason(rule, "already-there", ("P5.4", "P9.10"), city=WORDS.words[city])
    for end in (here, city):
        if not state.station[end]:
            return Reason(rule, "station-needed", ("P5.4", "P9.10"), city=WORDS.words[end])
    return None


class Build(Action):
    """P5.5 Build a station: discard the city's card, which the Operations Expert need not (P6.R4)."""

    word = "build"
    rule = "P5.5"

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        here = state.pawns[seat]
        if not state.station[here] and (state.roles[seat] == OPERATIONS_EXPERT or here in state.hands[seat]):
            if len(state.stations) < MOST_STATIONS:
                out.append(BUILD_HERE)
            else:
                for city in state.stations:
                    out.append(BUILD_FROM[city])

    def why_not(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        reason = action_not_now(state, seat)
        if reason is not None:
            return reason
        here = state.pawns[seat]
        if state.station[here]:
            return Reason("P5.5", "station-stands", ("P9.12",), city=WORDS.words[here])
        if state.roles[seat] != OPERATIONS_EXPERT and here not in state.hands[seat]:
            return Reason("P5.5", "card-needed", card=WORDS.words[here])
        return no_station_source("P5.5", state, self.word, move, 1)

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        here = state.pawns[seat]
        spend_action(state)
        if state.roles[seat] != OPERATIONS_EXPERT:
            discard_card(state, seat, here)
        put_station(state, here, move[2] if len(move) == 3 else -1)


def no_station_source(rule: str, state: Pandemic, verb: str, move: Move, at: int) -> Reason | None:
    """The reason if the end of the sentence (``from CITY`` or nothing) does not fit the supply (P5.5)."""
    rest = move[at:]
    if not rest:
        return None if len(state.stations) < MOST_STATIONS else Reason(rule, "station-from-needed", ("P5.5",))
    if len(rest) != 2 or rest[0] != FROM or rest[1] >= N_CITIES:
        return Reason(rule, "sentence-bad", verb=verb)
    if len(state.stations) < MOST_STATIONS:
        return Reason(rule, "stations-left", ("P5.5",))
    if not state.station[rest[1]]:
        return Reason(rule, "station-needed", ("P5.5",), city=WORDS.words[rest[1]])
    return None


class TreatDisease(Action):
    """P5.6 Treat Disease: one cube; all of the colour if it is cured or you are the Medic."""

    word = "treat"
    rule = "P5.6"
    shape = (COLOUR_KIND,)

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        cubes = state.cubes
        at = 4 * state.pawns[seat]
        if cubes[at]:
            out.append(TREATS[0])
        if cubes[at + 1]:
            out.append(TREATS[1])
        if cubes[at + 2]:
            out.append(TREATS[2])
        if cubes[at + 3]:
            out.append(TREATS[3])

    def not_so(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        here = state.pawns[seat]
        if not state.cubes[4 * here + move[1] - COLOUR]:
            return Reason("P5.6", "no-cube", city=WORDS.words[here], colour=WORDS.words[move[1]])
        return None

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        here = state.pawns[seat]
        colour = move[1] - COLOUR
        spend_action(state)
        every = state.roles[seat] == MEDIC or state.diseases[colour] >= CURED
        remove_cubes(state, here, colour, state.cubes[4 * here + colour] if every else 1)


class DiscoverCure(Action):
    """P5.8 Discover a Cure: five city cards of the colour at a station; the Scientist four (P6.R7)."""

    word = "cure"
    rule = "P5.8"

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        if not state.station[state.pawns[seat]]:
            return
        needed = cards_for_cure(state, seat)
        hand = state.hands[seat]
        if len(hand) < needed:
            return
        for colour in range(4):
            if state.diseases[colour] == UNCURED:
                low = 12 * colour
                cards = [card for card in hand if low <= card < low + 12]
                if len(cards) >= needed:
                    cards.sort()
                    for chosen in combinations(cards, needed):
                        out.append((self.number, COLOUR + colour, *chosen))

    def why_not(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        reason = action_not_now(state, seat)
        if reason is not None:
            return reason
        if len(move) < 2 or not COLOUR <= move[1] < COLOUR + 4:
            return Reason("P5.8", "sentence-bad", verb=self.word)
        here = state.pawns[seat]
        colour = move[1] - COLOUR
        if not state.station[here]:
            return Reason("P5.8", "station-needed", city=WORDS.words[here])
        if state.diseases[colour] != UNCURED:
            return Reason("P5.8", "already-cured", colour=WORDS.words[move[1]])
        needed = cards_for_cure(state, seat)
        cards = list(move[2:])
        if len(cards) != needed:
            return Reason("P5.8", "cure-count", ("P6.R7",), needed=needed, colour=WORDS.words[move[1]])
        for card in cards:
            if card >= N_CITIES or colour_of(card) != colour:
                return Reason("P5.8", "cure-colour", card=WORDS.words[card], colour=WORDS.words[move[1]])
            if card not in state.hands[seat]:
                return Reason("P5.8", "card-needed", card=WORDS.words[card])
        if sorted(set(cards)) != cards:
            return Reason("P5.8", "cure-twice")
        return None

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        spend_action(state)
        for card in move[2:]:
            discard_card(state, seat, card)
        discover_cure(state, move[1] - COLOUR)

    def canonical(self, state: Pandemic, move: Move) -> Move:
        """The cards in the order of the table: which order they are named in means nothing."""
        return (*move[:2], *sorted(move[2:]))


def cards_for_cure(state: Pandemic, seat: int) -> int:
    """Cards of one colour that a cure takes from this seat (P5.8, P6.R7)."""
    return 4 if state.roles[seat] == SCIENTIST else 5


class Pass(ShapedVerb[Pandemic]):
    """P5.10 Pass: end the actions; in a window, let it close without an event of yours (P6.2)."""

    word = "pass"
    rule = "P5.10"

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        if state.asked >> seat & 1:
            out.append(PASSES)

    def not_now(self, state: Pandemic, seat: int) -> Reason | None:
        reason = must_settle(state)
        if reason is not None:
            return Reason(reason.rule, reason.key, ("P5.10", "P6.2"), **reason.args)
        if not state.asked >> seat & 1:
            return Reason("P6.2", "nothing-to-pass", ("P5.10", "P5.14", "P4.2"))
        return None

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        frame = state.agenda[-1]
        if frame[0] == ACT:
            state.actions = 0
            if state.log is not None:
                state.log.append((EVERYONE, (ACTIONS_DONE, NUMBER + seat)))
        else:
            state.agenda[-1] = (WINDOW, frame[1], frame[2] + 1)
            if state.log is not None:
                state.log.append((EVERYONE, (PASSED, NUMBER + seat)))
