"""More than seven cards: what is discarded, and who may use events meanwhile (P5.11)."""

from __future__ import annotations

from sickbay.core.kinds import ShapedVerb
from sickbay.core.rules import Reason, Step, Verb
from sickbay.core.state import Frame
from sickbay.core.words import Move
from sickbay.games.pandemic.rules.frames import LIMIT
from sickbay.games.pandemic.rules.pieces import discard_card, events_of
from sickbay.games.pandemic.rules.sentences import DISCARDS
from sickbay.games.pandemic.rules.windows import by_events, others_offered
from sickbay.games.pandemic.state import HAND_LIMIT, Pandemic
from sickbay.games.pandemic.words import CARD_KIND, WORDS


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


class Discard(ShapedVerb[Pandemic]):
    """P5.11 Give up a card over the hand limit; an event discarded so has no effect."""

    word = "discard"
    rule = "P5.11"
    shape = (CARD_KIND,)

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        for card in state.hands[seat]:
            out.append(DISCARDS[card])

    def not_now(self, state: Pandemic, seat: int) -> Reason | None:
        frame = state.agenda[-1]
        return None if frame[0] == LIMIT and frame[1] == seat else Reason("P5.11", "hand-not-over")

    def not_so(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        if move[1] not in state.hands[seat]:
            return Reason("P5.11", "card-needed", ("P6.R1",), card=WORDS.words[move[1]])
        return None

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        discard_card(state, seat, move[1])
