"""Event windows: who may use which event when, and who is asked (P6.2)."""

from __future__ import annotations

from sickbay.core.rules import Step, Verb
from sickbay.core.state import Frame
from sickbay.games.pandemic.memory import claim, rule_out, show_card
from sickbay.games.pandemic.rules.frames import WINDOW
from sickbay.games.pandemic.rules.pieces import events_of, stores_events
from sickbay.games.pandemic.state import Pandemic
from sickbay.games.pandemic.words import AIRLIFT, RESILIENT_POPULATION

ALL_EVENTS = 31
RESILIENT_BIT = 1 << (RESILIENT_POPULATION - AIRLIFT)


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
