"""Who is asked: for actions, in event windows, over the hand limit, after a look (P6.2, P5.11)."""

from __future__ import annotations

from sickbay.core.rules import Reason, Step, Verb
from sickbay.core.state import Frame
from sickbay.core.words import Move
from sickbay.games.pandemic.board import CITIES
from sickbay.games.pandemic.memory import claim, rule_out, show_card, tell_viewer
from sickbay.games.pandemic.rules.frames import LIMIT, WINDOW
from sickbay.games.pandemic.rules.pieces import discard_card, events_of, stores_events
from sickbay.games.pandemic.rules.sentences import DISCARDS
from sickbay.games.pandemic.rules.verbs import CARD, PandemicVerb
from sickbay.games.pandemic.state import HAND_LIMIT, Pandemic
from sickbay.games.pandemic.words import AIRLIFT, RESEARCHER, RESILIENT_POPULATION, WORDS

ALL_EVENTS = 31
RESILIENT_BIT = 1 << (RESILIENT_POPULATION - AIRLIFT)
CITY_CARDS = (1 << len(CITIES)) - 1


def playable_events(state: Pandemic, window: int) -> int:
    """The events that anyone who holds them could use in this window, as a mask (P6.2, P9.17)."""
    if window == 3:
        return RESILIENT_BIT if state.infection_discard else 0
    return ALL_EVENTS if state.infection_discard else ALL_EVENTS & ~RESILIENT_BIT


def may_use_event(state: Pandemic, seat: int, playable: int) -> bool:
    """Whether the seat holds a playable event; with closed hands all learn the answer (P7.7)."""
    may = bool(events_of(state, seat) & playable)
    if state.closed:
        cards = playable << AIRLIFT
        if not may:
            rule_out(state, seat, cards)
        elif state.stored < 0 or not stores_events(state, seat) or not cards >> state.stored & 1:
            if playable == RESILIENT_BIT:
                show_card(state, seat, RESILIENT_POPULATION)
            else:
                claim(state, seat, cards)
    return may


def others_offered(state: Pandemic, seat: int, window: int) -> int:
    """The mask of the other seats that may use an event while the game waits for this one."""
    if not state.closed and not state.held and state.stored < 0:
        return 0
    playable = playable_events(state, window)
    mask = 0
    for other in range(state.seats):
        if other != seat and may_use_event(state, other, playable):
            mask |= 1 << other
    return mask


def by_events(events: tuple[Verb[Pandemic], ...]) -> list[tuple[Verb[Pandemic], ...]]:
    """For each mask of events held: their verbs, in the order of the rulebook."""
    return [tuple([verb for i, verb in enumerate(events) if held >> i & 1]) for held in range(ALL_EVENTS + 1)]


class Act(Step[Pandemic]):
    """P4.2 Step A: the active seat chooses an action; holders of events are offered W1."""

    name = "act"
    rule = "P4.2"
    limits = ()

    def __init__(
        self, by_role: dict[int, tuple[Verb[Pandemic], ...]], events: tuple[Verb[Pandemic], ...]
    ) -> None:
        self.without_events = by_role
        self.events = by_events(events)
        self.with_events = {
            role: [(*verbs, *held) for held in self.events] for role, verbs in by_role.items()
        }

    def run(self, state: Pandemic, frame: Frame) -> None:
        if not state.actions:
            return
        state.agenda.append(frame)
        state.asked = 1 << state.active
        state.offered = others_offered(state, state.active, 1)
        if state.closed:
            learn_from_takes(state)

    def verbs(self, state: Pandemic, seat: int, frame: Frame) -> tuple[Verb[Pandemic], ...]:
        if seat != state.active:
            return self.events[events_of(state, seat)]
        if state.held or state.stored >= 0:
            return self.with_events[state.roles[seat]][events_of(state, seat)]
        return self.without_events[state.roles[seat]]

    def wait_rule(self, state: Pandemic, seat: int, frame: Frame) -> str:
        return "P4.2" if seat == state.active else "W1"


def learn_from_takes(state: Pandemic) -> None:
    """Which takes are offered tells the active seat what partners in its city hold (P7.7)."""
    seat = state.active
    here = state.pawns[seat]
    for other in range(state.seats):
        if other != seat and state.pawns[other] == here:
            takeable = CITY_CARDS if state.roles[other] == RESEARCHER else 1 << here
            tell_viewer(state, other, seat, takeable)


class Window(Step[Pandemic]):
    """P6.2 An event window: holders one by one, the active seat first, until all pass in a row."""

    name = "window"
    rule = "P6.2"
    limits = (8, 5)

    def __init__(self, pass_on: Verb[Pandemic], events: tuple[Verb[Pandemic], ...]) -> None:
        self.with_events = [(pass_on, *held) for held in by_events(events)]

    def run(self, state: Pandemic, frame: Frame) -> None:
        if not state.closed and not state.held and state.stored < 0:
            return
        playable = playable_events(state, frame[1])
        for passed in range(frame[2], state.seats):
            seat = (state.active + passed) % state.seats
            if may_use_event(state, seat, playable):
                state.agenda.append((WINDOW, frame[1], passed))
                state.asked = 1 << seat
                return

    def verbs(self, state: Pandemic, seat: int, frame: Frame) -> tuple[Verb[Pandemic], ...]:
        held = events_of(state, seat)
        return self.with_events[held & RESILIENT_BIT if frame[1] == 3 else held]

    def wait_rule(self, state: Pandemic, seat: int, frame: Frame) -> str:
        return f"W{frame[1]}"

    def frame_rule(self, frame: Frame) -> str:
        return f"W{frame[1]}"


class HandLimit(Step[Pandemic]):
    """P5.11 More than seven cards: discard or use events, one card at a time; W4 or W8 for the others."""

    name = "limit"
    rule = "P5.11"
    limits = (4, 9)

    def __init__(self, discard: Verb[Pandemic], events: tuple[Verb[Pandemic], ...]) -> None:
        self.events = by_events(events)
        self.owner_verbs = [(discard, *held) for held in self.events]

    def run(self, state: Pandemic, frame: Frame) -> None:
        seat = frame[1]
        if len(state.hands[seat]) <= HAND_LIMIT:
            return
        state.agenda.append(frame)
        state.asked = 1 << seat
        state.offered = others_offered(state, seat, frame[2])

    def verbs(self, state: Pandemic, seat: int, frame: Frame) -> tuple[Verb[Pandemic], ...]:
        held = events_of(state, seat)
        return self.owner_verbs[held] if seat == frame[1] else self.events[held]

    def wait_rule(self, state: Pandemic, seat: int, frame: Frame) -> str:
        return "P5.11" if seat == frame[1] else f"W{frame[2]}"


class Discard(PandemicVerb):
    """P5.11 Give up a card over the hand limit; an event discarded so has no effect."""

    word = "discard"
    rule = "P5.11"
    shape = (CARD,)

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        for card in state.hands[seat]:
            out.append(DISCARDS[card])

    def why_not(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        frame = state.agenda[-1]
        if frame[0] != LIMIT or frame[1] != seat:
            return Reason("P5.11", "hand-not-over")
        reason = self.malformed(state, move)
        if reason is None and move[1] not in state.hands[seat]:
            return Reason("P5.11", "card-needed", ("P6.R1",), card=WORDS.words[move[1]])
        return reason

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        discard_card(state, seat, move[1])


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
