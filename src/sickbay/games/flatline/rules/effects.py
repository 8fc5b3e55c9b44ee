"""Effects of blue cards and of the dial (F6.1 - F6.14, F6.30 - F6.41), and the team's choices (F5.3)."""

from __future__ import annotations

from typing import Final

from sickbay.core.errors import Arg, BadPosition
from sickbay.core.files import quoted
from sickbay.core.kinds import Kind, fits
from sickbay.core.rules import Reason, Step, Verb
from sickbay.core.state import EVERYONE, Frame
from sickbay.core.words import Move, Words
from sickbay.games.flatline.cards import DIAL_STEPS, SLOTS
from sickbay.games.flatline.rules.dice import gain_die, lose_die, reserve
from sickbay.games.flatline.rules.emergencies import (
    cards_in_order,
    discard,
    discard_emergency,
    gain_cube,
    lose_cube,
    may_gain_cube,
    reveal,
)
from sickbay.games.flatline.rules.frames import EFFECT
from sickbay.games.flatline.rules.lines import (
    diamond_bay,
    is_cleared,
    lines_in_order,
    place_tile,
    remove_tile,
    uncleared,
)
from sickbay.games.flatline.rules.moments import no_decider, wrong_step
from sickbay.games.flatline.rules.sentences import CHOICES, DECLINES
from sickbay.games.flatline.state import (
    LOCKED,
    LOCKED_LATE,
    STATIONS_LOCK,
    TRACK_LOCK,
    TRIAGE_LOCK,
    UNLOCKED,
    Flatline,
)
from sickbay.games.flatline.words import (
    BAY,
    BLUE_KIND,
    CARD_KIND,
    CODE,
    CODE_KIND,
    CODES,
    DECLINED,
    DIAL,
    LINE_KIND,
    LOCK,
    NONE,
    NUMBER,
    PATIENT,
    PATIENT_KIND,
    SEAT_KIND,
    TO_STAT,
    TOKEN,
    WORDS,
)
from sickbay.games.flatline.words import LOCKED as LOCKED_WORD

DISCARD_TRIAGE: Final = CODES.index("discard_triage")
TRIAGE_TO_STAT: Final = CODES.index("triage_to_stat")
LOSE_DICE_2: Final = CODES.index("lose_dice_2")
REMOVE_TILE: Final = CODES.index("remove_tile")
LOCK_TRIAGE: Final = CODES.index("lock_triage")
LOCK_REROLL: Final = CODES.index("lock_reroll")
DRAW_EMERGENCY: Final = CODES.index("draw_emergency")
TURN_DIAL: Final = CODES.index("turn_dial")
ESCALATE: Final = CODES.index("escalate")
LOCK_STATIONS: Final = CODES.index("lock_stations")
LOSE_CUBE: Final = CODES.index("lose_cube")
ALL_LOSE_DIE: Final = CODES.index("all_lose_die")
GAIN_DIE: Final = CODES.index("gain_die")
LOSE_DIE: Final = CODES.index("lose_die")
FREE_REROLL: Final = CODES.index("free_reroll")
DISCARD_EMERGENCY: Final = CODES.index("discard_emergency")
PLACE_TILE: Final = CODES.index("place_tile")
GAIN_CUBE: Final = CODES.index("gain_cube")

_KINDS: Final[dict[int, Kind]] = {
    DISCARD_TRIAGE: CARD_KIND,
    TRIAGE_TO_STAT: CARD_KIND,
    LOSE_DICE_2: SEAT_KIND,
    REMOVE_TILE: LINE_KIND,
    GAIN_DIE: SEAT_KIND,
    LOSE_DIE: SEAT_KIND,
    DISCARD_EMERGENCY: CARD_KIND,
    PLACE_TILE: LINE_KIND,
}
"""The effects that the team decides about, and of which kind the answers are."""

_BLUE_RULES: Final[dict[int, str]] = {
    DISCARD_TRIAGE: "F6.1",
    TRIAGE_TO_STAT: "F6.2",
    LOSE_DICE_2: "F6.3",
    REMOVE_TILE: "F6.4",
    LOCK_TRIAGE: "F6.5",
    LOCK_REROLL: "F6.6",
    DRAW_EMERGENCY: "F6.7",
    TURN_DIAL: "F6.8",
    ESCALATE: "F6.9",
    LOCK_STATIONS: "F6.10",
    LOSE_CUBE: "F6.11",
    ALL_LOSE_DIE: "F6.12",
}
_DIAL_RULES: Final[dict[int, str]] = {
    0: "F6.30",
    GAIN_DIE: "F6.31",
    LOSE_DIE: "F6.32",
    FREE_REROLL: "F6.33",
    DISCARD_EMERGENCY: "F6.34",
    DRAW_EMERGENCY: "F6.35",
    PLACE_TILE: "F6.36",
    REMOVE_TILE: "F6.37",
    DISCARD_TRIAGE: "F6.38",
    GAIN_CUBE: "F6.39",
    LOCK_REROLL: "F6.40",
}


def answers(state: Flatline, code: int) -> list[int]:
    """What may be chosen for an effect, as words in canonical order (F5.26); not the choice to decline."""
    if code in (DISCARD_TRIAGE, TRIAGE_TO_STAT):
        return state.triage.copy()
    if code in (LOSE_DICE_2, LOSE_DIE):
        return [NUMBER + seat for seat in range(state.seats) if state.pools[seat]]
    if code == GAIN_DIE:
        return [NUMBER + seat for seat in range(state.seats) if reserve(state, seat)]
    if code == REMOVE_TILE:
        return [line for line in lines_in_order(state) if is_cleared(state, line)]
    if code == PLACE_TILE:
        return uncleared(state)
    return cards_in_order(state)


def may_decline(code: int) -> bool:
    """F6.34 Only where the rule says that the team may (F6.41)."""
    return code == DISCARD_EMERGENCY


def carry_out(state: Flatline, code: int, answer: int) -> None:
    """Do an effect with what was chosen for it."""
    if code == DISCARD_TRIAGE:
        state.triage.remove(answer)
        discard(state, answer)
    elif code == TRIAGE_TO_STAT:
        state.triage.remove(answer)
        state.stat.append(answer)
        if state.log is not None:
            state.log.append((EVERYONE, (TO_STAT, answer)))
    elif code == LOSE_DICE_2:
        lose_die(state, answer - NUMBER)
        lose_die(state, answer - NUMBER)
    elif code == LOSE_DIE:
        lose_die(state, answer - NUMBER)
    elif code == GAIN_DIE:
        gain_die(state, answer - NUMBER)
    elif code == REMOVE_TILE:
        remove_tile(state, answer)
    elif code == PLACE_TILE:
        place_tile(state, answer)
    else:
        discard_emergency(state, answer)


def happen(state: Flatline, code: int, source: int) -> None:
    """Do an effect that needs no choice."""
    if code == LOCK_TRIAGE:
        lock(state, TRIAGE_LOCK, LOCKED)
    elif code == LOCK_REROLL:
        lock(state, TRACK_LOCK, LOCKED if source < PATIENT else LOCKED_LATE)
    elif code == LOCK_STATIONS:
        lock(state, STATIONS_LOCK, LOCKED)
    elif code == DRAW_EMERGENCY:
        reveal(state)
    elif code == TURN_DIAL:
        turn_dial(state)
    elif code == ESCALATE:
        state.escalating = state.area.index(source) % SLOTS + 1
    elif code == LOSE_CUBE:
        lose_cube(state)
    elif code == ALL_LOSE_DIE:
        for seat in range(state.seats):
            lose_die(state, seat)
    elif code == FREE_REROLL:
        state.tokens += 1
        if state.log is not None:
            state.log.append((EVERYONE, (TOKEN, NUMBER + state.tokens)))
    elif code == GAIN_CUBE and may_gain_cube(state):
        gain_cube(state)


def lock(state: Flatline, place: int, how: int) -> None:
    """A lock tile; a second one has no effect (F6.14)."""
    if state.locks[place] == UNLOCKED:
        state.locks[place] = how
        if state.log is not None:
            state.log.append((EVERYONE, (LOCKED_WORD, LOCK + place)))


def turn_dial(state: Flatline) -> None:
    """F4.22 One step clockwise; the turn itself triggers nothing."""
    state.dial = (state.dial + 1) % DIAL_STEPS
    if state.log is not None:
        state.log.append((EVERYONE, (DIAL, NUMBER + state.dial % 3 + 1, BAY + diamond_bay(state))))


class Effect(Step[Flatline]):
    """F5.3 One effect: done at once, or asked about if there is more than one answer."""

    name = "effect"
    rule = "F5.3"

    def run(self, state: Flatline, frame: Frame) -> None:
        code = frame[1]
        if code not in _KINDS:
            happen(state, code, frame[2])
            return
        found = answers(state, code)
        if len(found) == 1 and not may_decline(code):
            carry_out(state, code, found[0])
        elif found:
            state.wait(frame, state.deciders)

    def wait_rule(self, state: Flatline, seat: int, frame: Frame) -> str:
        return self.frame_rule(frame)

    def frame_rule(self, frame: Frame) -> str:
        return (_BLUE_RULES if frame[2] < PATIENT else _DIAL_RULES)[frame[1]]

    def write(self, frame: Frame, words: Words) -> list[Arg]:
        return [self.name, words.words[CODE + frame[1]], words.words[frame[2]]]

    def read(self, number: int, data: list[object], words: Words) -> Frame:
        if len(data) != 3:
            raise BadPosition("frame-bad", "agenda", value=quoted(data))
        code = CODE_KIND.read(data[1], "agenda") - CODE
        blue = isinstance(data[2], str) and BLUE_KIND.has(words.number.get(data[2], -1), 0)
        source = (BLUE_KIND if blue else PATIENT_KIND).read(data[2], "agenda")
        if code not in (_BLUE_RULES if blue else _DIAL_RULES):
            raise BadPosition("frame-bad", "agenda", value=quoted(data))
        return (number, code, source)


class Choose(Verb[Flatline]):
    """F5.3 The answer of the team: a card, a line or a seat; ``none`` where it may decline."""

    word = "choose"
    rule = "F5.3"

    def offers(self, state: Flatline, seat: int, out: list[Move]) -> None:
        if state.deciders >> seat & 1:
            code = state.agenda[-1][1]
            for answer in answers(state, code):
                out.append(CHOICES[answer])
            if may_decline(code):
                out.append(DECLINES)

    def why_not(self, state: Flatline, seat: int, move: Move) -> Reason | None:
        frame = state.agenda[-1]
        if frame[0] != EFFECT:
            return wrong_step(state, "F5.3")
        code = frame[1]
        reason = no_decider(state, seat, "F5.3")
        if reason is not None or (move == DECLINES and may_decline(code)):
            return reason
        if not fits(move, 1, (_KINDS[code],), state.seats):
            return Reason("F5.3", "answer-bad", ("F5.27",))
        if move[1] not in answers(state, code):
            return Reason("F5.3", "no-such-answer", ("F5.27",), answer=WORDS.words[move[1]])
        return None

    def malformed(self, state: Flatline, move: Move) -> Reason | None:
        return None if len(move) == 2 else Reason("F5.3", "sentence-bad", verb=self.word)

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        frame = state.agenda.pop()
        if move[1] == NONE:
            if state.log is not None:
                state.log.append((EVERYONE, (DECLINED,)))
        else:
            carry_out(state, frame[1], move[1])
