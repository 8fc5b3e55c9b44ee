"""The round before the countdown: power, emergencies, emergency dice, planning (F4.1 - F4.11)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sickbay.core.kinds import ShapedVerb
from sickbay.core.rules import Reason, Step
from sickbay.core.state import EVERYONE, Frame
from sickbay.core.words import Move
from sickbay.games.flatline.cards import MOST_ROLLED_AGAIN, ON_HIT, SLOTS
from sickbay.games.flatline.rules.dice import roll
from sickbay.games.flatline.rules.emergencies import lose_cube, number_under, reveal
from sickbay.games.flatline.rules.frames import (
    ACTIVATE,
    COUNTDOWN,
    DRAW,
    EFFECT,
    ESCALATE,
    PLAN,
    REVEAL,
    ROLL,
    START,
    TRIGGER,
)
from sickbay.games.flatline.rules.lines import lay_open
from sickbay.games.flatline.rules.moments import not_at, not_the_cmo, wait_for
from sickbay.games.flatline.rules.sentences import (
    BEGINS_ROUND,
    DRAWS,
    IS_READY,
    RESOLVES_EMERGENCIES,
    ROLLS,
    STARTS,
)
from sickbay.games.flatline.state import EMERGENCY_DICE_STREAM, NOBODY, Flatline
from sickbay.games.flatline.words import ACTIVATED as ACTIVATED_WORD
from sickbay.games.flatline.words import CARD, EMERGENCY_DICE, EXPECTED, NUMBER, ROLLED_AGAIN, STANDS_BY
from sickbay.games.flatline.words import COUNTDOWN as COUNTDOWN_WORD

DOORS: Final = 3


class CmoWait(Step[Flatline]):
    """A wait of the round for the seat that leads the team (F4, F5.1)."""

    limits = ()

    def run(self, state: Flatline, frame: Frame) -> None:
        wait_for(state, frame, 1 << state.cmo)


@mypyc_attr(allow_interpreted_subclasses=True)
class CmoVerb(ShapedVerb[Flatline]):
    """A sentence of one word with which the chief medical officer goes on (F5.1)."""

    at: ClassVar[int] = START
    sentence: ClassVar[Move] = ()

    def offers(self, state: Flatline, seat: int, out: list[Move]) -> None:
        if seat == state.cmo:
            out.append(self.sentence)

    def not_now(self, state: Flatline, seat: int) -> Reason | None:
        return not_at(state, self.at, self.rule) or not_the_cmo(state, seat, self.rule)


# -- start and A -----------------------------------------------------------------------------------------


class Start(CmoWait):
    """F4.1 Before a round begins."""

    name = "start"
    rule = "F4.1"


class BeginRound(CmoVerb):
    """F4.2 The left-most cube goes; the number under it says how many emergencies come."""

    word = "begin_round"
    rule = "F4.1"
    at = START
    sentence = BEGINS_ROUND

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        state.agenda.pop()
        state.agenda.append((DRAW,))
        due = number_under(state) if state.power else 0
        if lose_cube(state):
            state.due = due
            if state.log is not None:
                state.log.append((EVERYONE, (EXPECTED, NUMBER + due)))


# -- B ---------------------------------------------------------------------------------------------------


class Draw(CmoWait):
    """F4.3 Before the emergencies are drawn."""

    name = "draw"
    rule = "F4.3"


class DrawEmergencies(CmoVerb):
    """F4.3 So many emergencies are revealed, three fewer if the doors are held."""

    word = "draw_emergencies"
    rule = "F4.3"
    at = DRAW
    sentence = DRAWS

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        due = state.due - DOORS if state.doors_held else state.due
        state.due = 0
        state.doors_held = False
        state.agenda.pop()
        state.agenda.append((ROLL,))
        if due > 0:
            state.agenda.append((REVEAL, due))


class Reveal(Step[Flatline]):
    """F4.3 - F4.6 One card after another."""

    name = "reveal"
    rule = "F4.3"
    limits = (10,)

    def run(self, state: Flatline, frame: Frame) -> None:
        if frame[1] > 1:
            state.agenda.append((REVEAL, frame[1] - 1))
        reveal(state)


# -- C ---------------------------------------------------------------------------------------------------


class Roll(CmoWait):
    """F4.7 Before the emergency dice are rolled."""

    name = "roll"
    rule = "F4.7"


class RollEmergencyDice(CmoVerb):
    """F4.7 Two dice, placed on their numbers."""

    word = "roll_emergency_dice"
    rule = "F4.7"
    at = ROLL
    sentence = ROLLS

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        state.agenda.pop()
        chance = state.chance
        left = 1 + chance.below(EMERGENCY_DICE_STREAM, SLOTS)
        right = 1 + chance.below(EMERGENCY_DICE_STREAM, SLOTS)
        state.dice = [left, right]
        state.revealed += 1
        state.rolled_again = 0
        if state.log is not None:
            state.log.append((EVERYONE, (EMERGENCY_DICE, NUMBER + left, NUMBER + right)))
        activate(state, state.dice)


def activate(state: Flatline, faces: list[int]) -> None:
    """F4.8 The cards that lie in these slots now will act: by slot, row 1 before row 2."""
    area = state.area
    for slot in range(SLOTS):
        if slot + 1 in faces:
            for at in (slot, slot + SLOTS):
                if area[at] != NOBODY:
                    state.activated.append(area[at])
    state.agenda.append((TRIGGER,))


class Trigger(CmoWait):
    """F4.8 Before the activated cards act."""

    name = "trigger"
    rule = "F4.8"


class ResolveEmergencies(CmoVerb):
    """F4.8 The activated cards act, one after another."""

    word = "resolve_emergencies"
    rule = "F4.8"
    at = TRIGGER
    sentence = RESOLVES_EMERGENCIES

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        state.agenda.pop()
        state.agenda.append((ESCALATE,))
        state.agenda.append((ACTIVATE,))


class Activate(Step[Flatline]):
    """F4.8 The next activated card acts."""

    name = "activate"
    rule = "F4.8"
    limits = ()

    def run(self, state: Flatline, frame: Frame) -> None:
        if state.activated:
            card = state.activated.pop(0)
            state.agenda.append(frame)
            state.agenda.append((EFFECT, ON_HIT[card - CARD], card))
            if state.log is not None:
                state.log.append((EVERYONE, (ACTIVATED_WORD, card)))


class Escalate(Step[Flatline]):
    """F4.9 The dice in the slot of an activated Escalation are rolled again, twelve at most in a step C."""

    name = "escalate"
    rule = "F4.9"
    limits = ()

    def run(self, state: Flatline, frame: Frame) -> None:
        slot = state.escalating
        state.escalating = 0
        faces: list[int] = []
        for at in range(2):
            if slot and state.dice[at] == slot and state.rolled_again < MOST_ROLLED_AGAIN:
                face = 1 + state.chance.below(EMERGENCY_DICE_STREAM, SLOTS)
                state.dice[at] = face
                state.rolled_again += 1
                faces.append(face)
                if state.log is not None:
                    state.log.append((EVERYONE, (ROLLED_AGAIN, NUMBER + face)))
        if faces:
            state.revealed += 1
            activate(state, faces)
        else:
            state.agenda.append((PLAN,))


# -- D ---------------------------------------------------------------------------------------------------


def all_ready(state: Flatline) -> bool:
    """F4.10 Whether all seats have said that they are ready, if they have to."""
    return not state.all_ready or state.ready == (1 << state.seats) - 1


class Plan(Step[Flatline]):
    """F4.10 The team talks; then the countdown begins."""

    name = "plan"
    rule = "F4.10"
    limits = ()

    def run(self, state: Flatline, frame: Frame) -> None:
        if all_ready(state):
            wait_for(state, frame, 1 << state.cmo)
        else:
            wait_for(state, frame, ((1 << state.seats) - 1) & ~state.ready)


class Ready(ShapedVerb[Flatline]):
    """F4.10 A seat is ready, if all have to say so."""

    word = "ready"
    rule = "F4.10"

    def offers(self, state: Flatline, seat: int, out: list[Move]) -> None:
        if state.all_ready and not state.ready >> seat & 1:
            out.append(IS_READY)

    def not_now(self, state: Flatline, seat: int) -> Reason | None:
        reason = not_at(state, PLAN, "F4.10")
        if reason is None and not state.all_ready:
            return Reason("F4.10", "nobody-asks-ready")
        if reason is None and state.ready >> seat & 1:
            return Reason("F4.10", "ready-already")
        return reason

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        state.ready |= 1 << seat
        if state.log is not None:
            state.log.append((EVERYONE, (STANDS_BY, NUMBER + seat)))


class StartCountdown(CmoVerb):
    """F4.11 All seats roll their whole pools at once, and the countdown runs."""

    word = "start_countdown"
    rule = "F4.10"
    at = PLAN
    sentence = STARTS

    def offers(self, state: Flatline, seat: int, out: list[Move]) -> None:
        if seat == state.cmo and all_ready(state):
            out.append(STARTS)

    def not_now(self, state: Flatline, seat: int) -> Reason | None:
        reason = super().not_now(state, seat)
        if reason is None and not all_ready(state):
            return Reason("F4.10", "not-all-ready")
        return reason

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        state.agenda.pop()
        state.agenda.append((COUNTDOWN,))
        state.ready = 0
        state.done = 0
        if state.log is not None:
            state.log.append((EVERYONE, (COUNTDOWN_WORD,)))
        for other in range(state.seats):
            if state.pools[other]:
                roll(state, other, state.pools[other])
        lay_open(state)
