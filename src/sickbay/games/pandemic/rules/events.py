"""The five events (P6.E1 - P6.E5)."""

from __future__ import annotations

from itertools import islice, permutations
from math import factorial

from sickbay.core.kinds import ShapedVerb
from sickbay.core.rules import Reason, Step, Verb
from sickbay.core.state import EVERYONE, Frame
from sickbay.core.words import Move
from sickbay.games.pandemic.memory import top_looked_at, top_rearranged
from sickbay.games.pandemic.rules.actions import no_station_source
from sickbay.games.pandemic.rules.frames import ARRANGE
from sickbay.games.pandemic.rules.pieces import move_pawn, put_station
from sickbay.games.pandemic.rules.sentences import (
    AIRLIFTS,
    GRANTS,
    GRANTS_FROM,
    LOOK,
    QUIET_NIGHT,
    REMOVALS,
    SHOW_CARDS,
)
from sickbay.games.pandemic.rules.verbs import EventVerb, ask_consent, needs_consent, tell_card
from sickbay.games.pandemic.state import ALL, MOST_STATIONS, Pandemic
from sickbay.games.pandemic.words import (
    CITY_KIND,
    LOOKED,
    N_CITIES,
    NUMBER,
    ORDERED,
    OUT_OF_GAME,
    SEAT_KIND,
    SHOWED,
    WORDS,
)

FORESEEN = 6


class Airlift(EventVerb):
    """P6.E1 Airlift: any pawn to any other city, with its owner's consent (P5.12, P9.16)."""

    word = "airlift"
    rule = "P6.E1"
    shape = (SEAT_KIND, CITY_KIND)

    def uses(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        for moved in range(state.seats):
            out += AIRLIFTS[moved][state.pawns[moved]]

    def not_so(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        if state.pawns[move[1] - NUMBER] == move[2]:
            return Reason("P6.E1", "already-there", ("P9.16",), city=WORDS.words[move[2]])
        return None

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        moved = move[1] - NUMBER
        if needs_consent(state, seat, moved):
            tell_card(state, seat, self.number)
            ask_consent(state, seat, moved, move)
        else:
            self.do(state, seat, move)

    def effect(self, state: Pandemic, seat: int, move: Move) -> None:
        move_pawn(state, move[1] - NUMBER, move[2])


class Forecast(EventVerb):
    """P6.E2 Forecast: look at the top six infection cards, then put them back in any order."""

    word = "forecast"
    rule = "P6.E2"

    def uses(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        out.append(LOOK)

    def effect(self, state: Pandemic, seat: int, move: Move) -> None:
        cards = foreseen(state)
        if not cards:
            return
        state.revealed += 1
        top_looked_at(state, cards, 1 << seat if state.closed else ALL)
        if state.log is not None:
            who = 1 << seat if state.closed else EVERYONE
            state.log.append((who, (LOOKED, NUMBER + seat, *cards)))
        state.agenda.append((ARRANGE, seat, 0 if state.closed else 1))


def foreseen(state: Pandemic) -> list[int]:
    """The cards that a Forecast sees, top first: six, or all if there are fewer (P6.E2)."""
    top = state.infection_deck[-FORESEEN:]
    top.reverse()
    return top


class ArrangeForecast(Step[Pandemic]):
    """P6.E2 The seat that looked puts the cards back before anything else happens."""

    name = "arrange"
    rule = "P6.E2"
    limits = (4, 2)

    def __init__(self, verbs: tuple[Verb[Pandemic], ...]) -> None:
        self.all_verbs = verbs

    def run(self, state: Pandemic, frame: Frame) -> None:
        state.agenda.append(frame)
        state.asked = 1 << frame[1]

    def verbs(self, state: Pandemic, seat: int, frame: Frame) -> tuple[Verb[Pandemic], ...]:
        return self.all_verbs


class Arrange(ShapedVerb[Pandemic]):
    """P6.E2, second half: the cards seen, in their new order, the top one first."""

    word = "order"
    rule = "P6.E2"

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        cards = foreseen(state)
        # permutations come in order of place, so those that begin with the verb come first
        out += islice(permutations((self.number, *cards)), factorial(len(cards)))

    def why_not(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        reason = not_arranging(state, seat)
        if reason is not None:
            return reason
        if sorted(move[1:]) != sorted(foreseen(state)):
            return Reason("P6.E2", "order-cards", count=len(foreseen(state)))
        return None

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        frame = state.agenda.pop()
        cards = list(move[1:])
        who = ALL if frame[2] else 1 << seat
        cards.reverse()
        state.infection_deck[-len(cards) :] = cards
        top_rearranged(state, cards, who)
        if state.log is not None:
            state.log.append((EVERYONE if who == ALL else who, (ORDERED, NUMBER + seat, *move[1:])))


class Show(ShapedVerb[Pandemic]):
    """P7.4 With closed hands, the seat that looks may show the cards to all."""

    word = "show"
    rule = "P7.4"

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        if not state.agenda[-1][2]:
            out.append(SHOW_CARDS)

    def not_now(self, state: Pandemic, seat: int) -> Reason | None:
        return not_arranging(state, seat)

    def not_so(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        return Reason("P7.4", "shown-already", ("P12.6",)) if state.agenda[-1][2] else None

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        cards = foreseen(state)
        state.agenda[-1] = (ARRANGE, seat, 1)
        top_looked_at(state, cards, ALL)
        if state.log is not None:
            state.log.append((EVERYONE, (SHOWED, NUMBER + seat, *cards)))


def not_arranging(state: Pandemic, seat: int) -> Reason | None:
    """The reason if the seat is not the one that has just looked (P6.E2)."""
    frame = state.agenda[-1]
    return None if frame[0] == ARRANGE and frame[1] == seat else Reason("P6.E2", "no-forecast")


class GovernmentGrant(EventVerb):
    """P6.E3 Government Grant: a station in any city without one (P5.5, P9.12)."""

    word = "government_grant"
    rule = "P6.E3"

    def uses(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        if len(state.stations) < MOST_STATIONS:
            start = 0
            for city in state.stations:
                out += GRANTS[start:city]
                start = city + 1
            out += GRANTS[start:]
        else:
            for city in range(N_CITIES):
                if not state.station[city]:
                    sentences = GRANTS_FROM[city]
                    for old in state.stations:
                        out.append(sentences[old])

    def malformed(self, state: Pandemic, move: Move) -> Reason | None:
        if len(move) < 2 or move[1] >= N_CITIES:
            return Reason("P6.E3", "sentence-bad", verb=self.word)
        return None

    def not_so(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        if state.station[move[1]]:
            return Reason("P6.E3", "station-stands", ("P9.12", "P5.5"), city=WORDS.words[move[1]])
        return no_station_source("P6.E3", state, self.word, move, 2)

    def effect(self, state: Pandemic, seat: int, move: Move) -> None:
        put_station(state, move[1], move[3] if len(move) == 4 else -1)


class OneQuietNight(EventVerb):
    """P6.E4 One Quiet Night: the next step C that has not begun is skipped (P6.7)."""

    word = "one_quiet_night"
    rule = "P6.E4"

    def uses(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        out.append(QUIET_NIGHT)

    def effect(self, state: Pandemic, seat: int, move: Move) -> None:
        state.quiet_night = True


class ResilientPopulation(EventVerb):
    """P6.E5 Resilient Population: a card of the infection discard pile leaves the game (P9.17, P9.18)."""

    word = "resilient_population"
    rule = "P6.E5"
    shape = (CITY_KIND,)

    def uses(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        for card in state.infection_discard:
            out.append(REMOVALS[card])

    def not_so(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        if move[1] not in state.infection_discard:
            return Reason("P6.E5", "not-in-discard", ("P9.17",), card=WORDS.words[move[1]])
        return None

    def effect(self, state: Pandemic, seat: int, move: Move) -> None:
        state.infection_discard.remove(move[1])
        state.removed.append(move[1])
        if state.log is not None:
            state.log.append((EVERYONE, (OUT_OF_GAME, move[1])))
