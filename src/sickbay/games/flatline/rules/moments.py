"""At which moment somebody speaks: waits of the round, and why a sentence comes at the wrong one (F5.27)."""

from __future__ import annotations

from typing import Final

from sickbay.core.rules import Reason
from sickbay.core.state import Frame
from sickbay.games.flatline.rules.frames import (
    COUNTDOWN,
    DRAW,
    EFFECT,
    PLAN,
    RESOLVE,
    ROLL,
    START,
    TREAT,
    TRIGGER,
)
from sickbay.games.flatline.rules.triage import playable
from sickbay.games.flatline.state import Flatline
from sickbay.games.flatline.words import WORDS

AWAITED: Final[dict[int, str]] = {
    START: "begin_round",
    DRAW: "draw_emergencies",
    ROLL: "roll_emergency_dice",
    TRIGGER: "resolve_emergencies",
    PLAN: "start_countdown",
    COUNTDOWN: "place",
    RESOLVE: "resolve",
    TREAT: "treat",
}
"""What each wait is for, as a word."""


def wait_for(state: Flatline, frame: Frame, asked: int) -> None:
    """Wait at a step of the round; the others are offered it if a triage card can be played (F6.50)."""
    state.wait(frame, asked)
    if state.triage and playable(state):
        state.offered = ((1 << state.seats) - 1) & ~asked


def wrong_step(state: Flatline, rule: str) -> Reason:
    """F5.27 E_WRONG_STEP: what the game waits for instead; an open choice takes nothing but its answer."""
    at = state.agenda[-1][0]
    if at == EFFECT:
        return Reason("F5.3", "choose-first", (rule, "F5.27", "F5.2"))
    return Reason(rule, "wrong-step", ("F5.27", "F5.2"), now=AWAITED.get(at, "resolve"))


def not_at(state: Flatline, kind: int, rule: str) -> Reason | None:
    """The reason if the game does not wait for this step."""
    return None if state.agenda[-1][0] == kind else wrong_step(state, rule)


def not_the_cmo(state: Flatline, seat: int, rule: str) -> Reason | None:
    """F5.1 The reason if this is not the seat that leads the team through the steps."""
    return None if seat == state.cmo else Reason("F5.1", "cmo-only", (rule, "F3.6", "F5.27"), seat=state.cmo)


def not_in_countdown(state: Flatline, rule: str) -> Reason | None:
    """F5.27 The reason if the countdown does not run: it is over in this round, or has not begun."""
    if state.agenda[-1][0] == COUNTDOWN:
        return None
    if state.agenda[0][0] >= RESOLVE:
        return Reason("F5.4", "countdown-over", (rule, "F5.27", "F5.2"))
    return wrong_step(state, rule)


def no_decider(state: Flatline, seat: int, rule: str) -> Reason | None:
    """F5.3 The reason if team decisions are for another seat."""
    if seat >= 0 and state.deciders >> seat & 1:
        return None
    return Reason("F5.3", "decider-only", (rule, "F5.27"), seat=state.cmo)


def word(number: int) -> str:
    """A word of the game as an argument."""
    return WORDS.words[number]
