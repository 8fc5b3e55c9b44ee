"""What all verbs of Pandemic share: when a sentence may be said, consent, spent actions."""

from __future__ import annotations

from sickbay.core.kinds import ShapedVerb
from sickbay.core.rules import Reason
from sickbay.core.state import EVERYONE
from sickbay.core.words import Move
from sickbay.games.pandemic.memory import show_card
from sickbay.games.pandemic.rules.frames import ACT, ARRANGE, CONSENT, LIMIT, WINDOW
from sickbay.games.pandemic.rules.pieces import holds_event, use_event
from sickbay.games.pandemic.state import Pandemic
from sickbay.games.pandemic.words import (
    ASKED,
    NUMBER,
    RESILIENT_POPULATION,
)


def action_not_now(state: Pandemic, seat: int) -> Reason | None:
    """Actions belong to the active seat in step A, and wait while something must be settled (P5.14)."""
    if seat != state.active:
        return Reason("P5.14", "actions-active-only", ("P4.1", "P4.2"), seat=state.active)
    if state.agenda[-1][0] == ACT:
        return None
    reason = must_settle(state)
    if reason is None:
        return Reason("P5.14", "actions-step-a", ("P4.1", "P4.2"))
    if not any(frame[0] == ACT for frame in state.agenda):  # step A is over, too
        reason.citing("P5.14", "P4.1", "P4.2")
    return reason


def must_settle(state: Pandemic) -> Reason | None:
    """The reason if an answer, a hand limit or a Forecast must be settled before anything else."""
    kind = state.agenda[-1][0]
    if kind == CONSENT:
        return Reason("P5.12", "consent-open", seat=state.agenda[-1][2])
    if kind == LIMIT:
        return Reason("P5.11", "hand-limit-open", seat=state.agenda[-1][1])
    if kind == ARRANGE:
        return Reason("P6.E2", "forecast-open", seat=state.agenda[-1][1])
    return None


def spend_action(state: Pandemic) -> None:
    """One of the four actions is used; refused requests may be made again (P5.12)."""
    state.actions -= 1
    if state.refused:
        state.refused.clear()


def refused_lately(state: Pandemic, seat: int, move: Move) -> Reason | None:
    """The reason if this request was refused and nothing has happened since (P5.12)."""
    if state.refused and (seat, *move) in state.refused:
        return Reason("P5.12", "refused-lately", ("P12.4",))
    return None


def drop_refused(state: Pandemic, seat: int, verb: int, moves: list[Move]) -> None:
    """Take the requests of the seat with this verb that were refused out of a list of sentences."""
    for request in state.refused:
        if request[0] == seat and request[1] == verb:
            move = request[1:]
            for at in range(len(moves)):
                if moves[at] == move:
                    del moves[at]
                    break


def needs_consent(state: Pandemic, seat: int, other: int) -> bool:
    """Whether the other seat must be asked before its pawn or cards move (P5.12)."""
    return other != seat and not state.agreeable >> other & 1


def ask_consent(state: Pandemic, seat: int, other: int, move: Move) -> None:
    """Put the question on the agenda; nothing is done or paid until the answer (P5.12)."""
    state.agenda.append((CONSENT, seat, other, *move))
    if state.log is not None:
        state.log.append((EVERYONE, (ASKED, NUMBER + seat, NUMBER + other, *move)))


class Action(ShapedVerb[Pandemic]):
    """An action of step A (P5.14)."""

    def not_now(self, state: Pandemic, seat: int) -> Reason | None:
        return action_not_now(state, seat)


class ConsentVerb(ShapedVerb[Pandemic]):
    """A verb that may need another seat's yes: :meth:`do` comes after it."""

    def do(self, state: Pandemic, seat: int, move: Move) -> None:
        """Do it, agreed."""
        raise NotImplementedError


class EventVerb(ConsentVerb):
    """An event card: free, on anyone's turn, in a window (P6.1, P6.2). Its first word is its card."""

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        self.uses(state, seat, out)
        if state.refused:
            drop_refused(state, seat, self.number, out)

    def uses(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        """Append the ways in which the card, which the seat holds, can be used."""
        raise NotImplementedError

    def why_not(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        if not holds_event(state, seat, self.number):
            return Reason(self.rule, "event-not-held", ("P6.1", "P6.2"), event=self.word)
        return super().why_not(state, seat, move) or refused_lately(state, seat, move)

    def not_now(self, state: Pandemic, seat: int) -> Reason | None:
        """The reason if there is no window for this card and seat now (P6.1 - P6.3)."""
        frame = state.agenda[-1]
        if frame[0] == CONSENT or frame[0] == ARRANGE:
            reason = must_settle(state)
            return reason.citing("P6.1", "P6.2") if reason is not None else None
        if frame[0] == WINDOW:
            if frame[1] == 3 and self.number != RESILIENT_POPULATION:
                return Reason("P6.2", "window-resilient-only", ("P6.3", "P6.1", "P6.E5", "W3"))
            if not state.asked >> seat & 1:
                return Reason("P6.2", "window-not-yet")
        return None

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        self.do(state, seat, move)

    def do(self, state: Pandemic, seat: int, move: Move) -> None:
        use_event(state, seat, self.number)
        state.refused.clear()
        ask_again(state)
        self.effect(state, seat, move)

    def effect(self, state: Pandemic, seat: int, move: Move) -> None:
        """What the used card does."""
        raise NotImplementedError


def ask_again(state: Pandemic) -> None:
    """After an event, or a refused one, a window asks all holders again (P6.2)."""
    frame = state.agenda[-1]
    if frame[0] == WINDOW:
        state.agenda[-1] = (WINDOW, frame[1], 0)


def tell_card(state: Pandemic, seat: int, card: int) -> None:
    """A request that names a card of a closed hand makes it known to all (P7.5)."""
    if state.closed and card in state.hands[seat]:
        show_card(state, seat, card)
