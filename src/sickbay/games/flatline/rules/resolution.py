"""After the countdown: cards, patients, stations, the dial (F4.15 - F4.25)."""

from __future__ import annotations

from sickbay.core.kinds import fits
from sickbay.core.rules import Reason, Step, Verb
from sickbay.core.state import EVERYONE, Frame
from sickbay.core.words import Move
from sickbay.games.flatline.cards import ALL_LINES, DIAL_SPACES, DIALS, RED_SLOTS
from sickbay.games.flatline.results import ALL_TREATED, TOO_MANY_FAILED
from sickbay.games.flatline.rules.dice import take_back
from sickbay.games.flatline.rules.effects import turn_dial
from sickbay.games.flatline.rules.emergencies import (
    cards_in_order,
    discard_emergency,
    gain_cube,
    may_gain_cube,
)
from sickbay.games.flatline.rules.frames import (
    ARRIVE,
    CLEAN_UP,
    CLEAR,
    EFFECT,
    JUDGE,
    RECHARGE,
    RESOLVE,
    START,
    TILES,
    TREAT,
)
from sickbay.games.flatline.rules.lines import clockwise, is_cleared, lines_in_order, place_tile
from sickbay.games.flatline.rules.moments import no_decider, not_at, wait_for
from sickbay.games.flatline.rules.round import CmoVerb, CmoWait
from sickbay.games.flatline.rules.sentences import GOES_ON, RESOLVES, TREATS
from sickbay.games.flatline.state import LOCKED, LOCKED_LATE, NOBODY, UNLOCKED, Flatline
from sickbay.games.flatline.words import (
    ARRIVED,
    BAY,
    BAY_KIND,
    CODE,
    CONNECTED,
    FAILED,
    HELD,
    N_STATIONS,
    NUMBER,
    PATIENT,
    RECHARGED,
    ROUND,
    STATION,
    TO_TRIAGE,
    TREATED,
    WORDS,
    number_word,
)

# -- F: cards --------------------------------------------------------------------------------------------


class AwaitResolve(CmoWait):
    """F4.15 After the countdown, before the cards are resolved."""

    name = "resolve"
    rule = "F4.15"


class Resolve(CmoVerb):
    """F4.15 First the stat cards, then the emergency area, then the lines."""

    word = "resolve"
    rule = "F4.15"
    at = RESOLVE
    sentence = RESOLVES

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        state.agenda.pop()
        state.agenda.append((TREAT,))
        state.agenda.append((TILES,))
        state.agenda.append((CLEAR,))
        state.agenda.append((JUDGE,))


class Judge(Step[Flatline]):
    """F4.15 The next stat card: filled it becomes a triage card, else it fails; the sixth failure loses."""

    name = "judge"
    rule = "F4.15"
    limits = ()

    def run(self, state: Flatline, frame: Frame) -> None:
        if not state.stat:
            return
        state.agenda.append(frame)
        card = state.stat[0]
        filled = state.is_filled(card)
        del state.stat[0]
        (state.triage if filled else state.failed).append(card)
        if state.log is not None:
            state.log.append((EVERYONE, (TO_TRIAGE if filled else FAILED, card)))
        if len(state.failed) >= RED_SLOTS:
            state.end(TOO_MANY_FAILED)


class Clear(Step[Flatline]):
    """F4.16 Filled cards of the emergency area are discarded, the others stay."""

    name = "clear"
    rule = "F4.16"
    limits = ()

    def run(self, state: Flatline, frame: Frame) -> None:
        for card in cards_in_order(state):
            if state.is_filled(card):
                discard_emergency(state, card)


# -- G: patients and stations ----------------------------------------------------------------------------


class Tiles(Step[Flatline]):
    """F4.17 A cleared tile on every line filled with dice, in all bays together."""

    name = "tiles"
    rule = "F4.17"
    limits = ()

    def run(self, state: Flatline, frame: Frame) -> None:
        for line in lines_in_order(state):
            if not is_cleared(state, line) and state.is_filled(line):
                place_tile(state, line)


def is_full(state: Flatline, bay: int) -> bool:
    """F4.18 Whether a patient lies in the bay and has a tile on every line."""
    patient = state.bays[bay]
    return patient != NOBODY and state.tiles[bay] == ALL_LINES[patient - PATIENT]


def full_bays(state: Flatline) -> list[int]:
    """The bays of patients that are full, clockwise from the diamond bay."""
    return [bay for bay in clockwise(state) if is_full(state, bay)]


class AwaitTreat(Step[Flatline]):
    """F4.24 Before, between and after treatments."""

    name = "treat"
    rule = "F4.24"
    limits = ()

    def run(self, state: Flatline, frame: Frame) -> None:
        wait_for(state, frame, state.deciders)


class Treat(Verb[Flatline]):
    """F4.18, F4.24 A full patient is treated; once none is full, step G goes on."""

    word = "treat"
    rule = "F4.24"

    def offers(self, state: Flatline, seat: int, out: list[Move]) -> None:
        if state.deciders >> seat & 1:
            full = full_bays(state)
            for bay in full:
                out.append(TREATS[bay])
            if not full:
                out.append(GOES_ON)

    def why_not(self, state: Flatline, seat: int, move: Move) -> Reason | None:
        reason = (
            not_at(state, TREAT, "F4.24") or self.malformed(state, move) or no_decider(state, seat, "F4.24")
        )
        if reason is not None:
            return reason
        if move == GOES_ON:
            full = full_bays(state)
            return Reason("F4.24", "treat-first", bay=WORDS.words[BAY + full[0]]) if full else None
        if state.bays[move[1] - BAY] == NOBODY:
            return Reason("F4.18", "bay-empty", ("F4.24", "F5.27"), bay=WORDS.words[move[1]])
        if not is_full(state, move[1] - BAY):
            return Reason("F4.18", "patient-not-full", ("F4.24", "F5.27"), bay=WORDS.words[move[1]])
        return None

    def malformed(self, state: Flatline, move: Move) -> Reason | None:
        if move == GOES_ON or fits(move, 1, (BAY_KIND,), state.seats):
            return None
        return Reason("F4.24", "sentence-bad", verb=self.word)

    def completed(self, state: Flatline, move: Move) -> Move:
        """F4.24 Without a bay: the first full patient clockwise from the diamond bay."""
        full = full_bays(state) if move == GOES_ON else []
        return TREATS[full[0]] if full else move

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        if move == GOES_ON:
            state.agenda.pop()
            state.agenda.append((CLEAN_UP,))
            state.agenda.append((ARRIVE,))
            state.agenda.append((RECHARGE,))
        else:
            treat(state, move[1] - BAY)


def treat(state: Flatline, bay: int) -> None:
    """F4.18 The card goes, and what the dial connects is triggered; the last patient wins (F4.19)."""
    patient = state.bays[bay]
    state.bays[bay] = NOBODY
    state.tiles[bay] = 0
    state.treated.append(patient)
    if state.log is not None:
        state.log.append((EVERYONE, (TREATED, patient, BAY + bay)))
    if not state.stack and max(state.bays) == NOBODY:
        state.end(ALL_TREATED)
        return
    space = state.dial % DIAL_SPACES
    code = DIALS[DIAL_SPACES * (patient - PATIENT) + space]
    if state.log is not None:
        state.log.append((EVERYONE, (CONNECTED, patient, NUMBER + space + 1, CODE + code)))
    state.agenda.append((EFFECT, code, patient))


class Recharge(Step[Flatline]):
    """F4.20 A filled station gives its cube, S1 before S2; with a full meter it keeps it."""

    name = "recharge"
    rule = "F4.20"
    limits = ()

    def run(self, state: Flatline, frame: Frame) -> None:
        for station in range(N_STATIONS):
            there = state.stations >> station & 1
            if there and state.is_filled(STATION + station) and may_gain_cube(state):
                state.stations &= ~(1 << station)
                if state.log is not None:
                    state.log.append((EVERYONE, (RECHARGED, STATION + station)))
                gain_cube(state)


class Arrive(Step[Flatline]):
    """F4.21 Empty bays are filled from the stack, clockwise from the diamond bay."""

    name = "arrive"
    rule = "F4.21"
    limits = ()

    def run(self, state: Flatline, frame: Frame) -> None:
        for bay in clockwise(state):
            if state.bays[bay] == NOBODY and state.stack:
                arrive(state, bay)


def arrive(state: Flatline, bay: int) -> None:
    """The top patient of the stack into a bay, without tiles."""
    patient = state.stack.pop()
    state.bays[bay] = patient
    state.revealed += 1
    if state.log is not None:
        state.log.append((EVERYONE, (ARRIVED, patient, BAY + bay)))


# -- H: dial and dice ------------------------------------------------------------------------------------


class CleanUp(Step[Flatline]):
    """F4.22, F4.23, F4.25 The dial turns, dice and locks come off, the next round begins."""

    name = "clean_up"
    rule = "F4.23"
    limits = ()

    def run(self, state: Flatline, frame: Frame) -> None:
        if not state.steady:
            turn_dial(state)
        elif state.log is not None:
            state.log.append((EVERYONE, (HELD,)))
        state.steady = False
        take_back(state)
        state.dice = [0, 0]
        state.locks = [LOCKED if lock == LOCKED_LATE else UNLOCKED for lock in state.locks]
        state.round += 1
        state.agenda.append((START,))
        if state.log is not None:
            state.log.append((EVERYONE, (ROUND, number_word(state.round))))
