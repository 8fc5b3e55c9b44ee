"""Step A: the active seat acts (P4.2), while holders of events may use them (W1)."""

from __future__ import annotations

from sickbay.core.rules import Step, Verb
from sickbay.core.state import Frame
from sickbay.games.pandemic.board import CITIES
from sickbay.games.pandemic.memory import tell_viewer
from sickbay.games.pandemic.rules.pieces import events_of
from sickbay.games.pandemic.rules.windows import by_events, others_offered
from sickbay.games.pandemic.state import Pandemic
from sickbay.games.pandemic.words import RESEARCHER

CITY_CARDS = (1 << len(CITIES)) - 1


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
