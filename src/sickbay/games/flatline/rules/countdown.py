"""The countdown: all seats place, sacrifice and re-roll at the same time (F4.11 - F4.14, F5.4 - F5.18)."""

from __future__ import annotations

from sickbay.core.kinds import ShapedVerb, fits
from sickbay.core.rules import Reason, Step, Verb
from sickbay.core.state import EVERYONE, HOST, Frame
from sickbay.core.words import Move
from sickbay.games.flatline.cards import ALL, DICE, DICE_IN, MULTI, ONE, TWO
from sickbay.games.flatline.rules.dice import roll, send_home, take_out_of_hand
from sickbay.games.flatline.rules.frames import COUNTDOWN, RESOLVE
from sickbay.games.flatline.rules.lines import is_cleared, look_again
from sickbay.games.flatline.rules.moments import not_in_countdown
from sickbay.games.flatline.rules.sentences import (
    FREE_REROLLS,
    IS_DONE,
    IS_NOT_DONE,
    PLACES,
    REROLLS,
    SACRIFICES,
    SKIPS,
)
from sickbay.games.flatline.rules.triage import no_seat, playable
from sickbay.games.flatline.state import STATIONS_LOCK, TRACK_LOCK, Flatline
from sickbay.games.flatline.words import (
    CARD,
    FINISHED,
    FOR,
    GOES_ON,
    LETTER,
    LETTER_KIND,
    N_ICONS,
    N_LINES,
    NUMBER,
    NUMBER_KIND,
    OVER,
    PLACED,
    SACRIFICED,
    SPACES,
    STATION,
    TARGET_KIND,
    TIME_UP,
    WORDS,
    number_word,
)


class Countdown(Step[Flatline]):
    """F4.12, F4.13 It waits for the seats that have dice in hand and are not done; the host may end it."""

    name = "countdown"
    rule = "F4.12"
    limits = ()

    def __init__(self, time_up: Verb[Flatline], *verbs: Verb[Flatline]) -> None:
        super().__init__(*verbs)
        self.host_verbs: tuple[Verb[Flatline], ...] = (time_up,)
        self.plain_verbs: tuple[Verb[Flatline], ...] = (verbs[0], verbs[1], verbs[-2])

    def run(self, state: Flatline, frame: Frame) -> None:
        everyone = (1 << state.seats) - 1
        idle = 0
        bit = 1
        for hand in state.hands:
            if not hand:
                idle |= bit
            bit <<= 1
        busy = everyone & ~idle & ~state.done
        if not busy:
            end_countdown(state)
            return
        state.wait(frame, busy)
        others = everyone & ~busy
        if idle and not (state.triage and playable(state)):
            others &= ~idle
        state.offered = others | 1 << HOST

    def verbs(self, state: Flatline, seat: int, frame: Frame) -> tuple[Verb[Flatline], ...]:
        if seat == HOST:
            return self.host_verbs
        if state.permissions[seat] or state.tokens or state.triage or state.done >> seat & 1:
            return self.own_verbs
        return self.plain_verbs  # place, sacrifice, done: the rest needs one of these


def end_countdown(state: Flatline) -> None:
    """F4.14 Dice in hand go home, those on spaces and on the track lie until H."""
    send_home(state)
    state.agenda.append((RESOLVE,))
    if state.log is not None:
        state.log.append((EVERYONE, (OVER,)))


def no_die(state: Flatline, seat: int, rule: str, die: int) -> Reason | None:
    """The reason if this is no die of the seat, or not in its hand."""
    if die >= state.own:
        return Reason("F2.4", "not-your-die", (rule, "F5.27"), most=state.own - 1)
    if not state.hands[seat] >> die & 1:
        return Reason(rule, "die-not-in-hand", ("F5.27", "F5.6"), die=die)
    return None


# -- placing (F5.5 - F5.13) ------------------------------------------------------------------------------


class Place(Verb[Flatline]):
    """F5.5 A die in hand onto an empty space that takes its icon, where F5.11 allows the seat."""

    word = "place"
    rule = "F5.5"

    def offers(self, state: Flatline, seat: int, out: list[Move]) -> None:
        hand = state.hands[seat]
        if not hand:
            return
        faces = state.faces
        shapes = state.shapes
        may = state.may
        base = DICE * seat
        dice = DICE_IN[hand]
        icons = 0
        for die in dice:
            icons |= 1 << (faces[base + die] - 1)
        places: list[list[int]] = [[], [], [], [], [], []]
        for target in state.open_to:
            first = SPACES * target
            spaces = may[first + seat]
            if spaces:
                shape = shapes[target]
                fits_there = shape.known.get(spaces << N_ICONS | icons)
                if fits_there is None:
                    fits_there = shape.fitting(spaces, icons)
                for fit in fits_there:
                    places[fit >> 3].append(first + (fit & 7))
        for die in dice:
            sentences = PLACES[die]
            out += [sentences[place] for place in places[faces[base + die] - 1]]

    def why_not(self, state: Flatline, seat: int, move: Move) -> Reason | None:
        reason = not_in_countdown(state, "F5.5") or self.malformed(state, move)
        if reason is not None:
            return reason
        die, target = move[1] - NUMBER, move[2]
        space = move[3] - LETTER if len(move) > 3 else 0
        reason = (
            no_die(state, seat, "F5.5", die) or no_target(state, target, space) or not_open(state, target)
        )
        if reason is not None:
            return reason
        icon = state.faces[DICE * seat + die] - 1
        if len(move) == 3:
            return no_space(state, seat, target, icon) or Reason("F5.8", "name-the-space")
        return wrong_space(state, seat, target, space, icon)

    def malformed(self, state: Flatline, move: Move) -> Reason | None:
        seats = state.seats
        names_line = fits(move[:3], 1, (NUMBER_KIND, TARGET_KIND), seats)
        if names_line and (len(move) == 3 or fits(move, 3, (LETTER_KIND,), seats)):
            return None
        return Reason("F5.5", "sentence-bad", verb=self.word)

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        die = move[1] - NUMBER
        target = move[2]
        state.holder[SPACES * target + move[3] - LETTER] = DICE * seat + die + 1
        take_out_of_hand(state, seat, die)
        state.done &= ~(1 << seat)
        if state.log is not None:
            state.log.append((EVERYONE, (PLACED, NUMBER + seat, *move[1:])))
        look_again(state, target)

    def completed(self, state: Flatline, seat: int, move: Move) -> Move:
        """F5.8 Where only the line is named: the left-most space that fits, plain ones first."""
        if state.agenda[-1][0] != COUNTDOWN or len(move) != 3 or self.malformed(state, move) is not None:
            return move
        die = move[1] - NUMBER
        if no_die(state, seat, "F5.8", die) is None:
            may = state.may[SPACES * move[2] + seat]
            icon = state.faces[DICE * seat + die] - 1
            shape = state.shapes[move[2]]
            for space in shape.order:
                if may >> space & 1 and shape.accepts[space] >> icon & 1:
                    return (*move, LETTER + space)
        return move


def no_target(state: Flatline, target: int, space: int) -> Reason | None:
    """The reason if there is no such target on the board, or it has no such space."""
    shape = state.shape_of(target)
    if shape is None:
        return Reason("F5.5", "no-such-target", ("F5.27",), target=WORDS.words[target])
    if space >= shape.size:
        return Reason("F5.5", "no-such-space", ("F2.5", "F5.27"), target=WORDS.words[target])
    return None


def not_open(state: Flatline, target: int) -> Reason | None:
    """The reason if a target on the board takes no dice at all (F5.5)."""
    if target < N_LINES:
        if is_cleared(state, target):
            return Reason("F9.18", "line-cleared", ("F5.5", "F5.27", "F6.23"), line=WORDS.words[target])
    elif target < CARD:
        if not state.stations >> (target - STATION) & 1:
            return Reason("F4.20", "station-closed", ("F5.5", "F5.27"), station=WORDS.words[target])
        if state.locks[STATIONS_LOCK]:
            return Reason("F6.10", "stations-locked", ("F5.5", "F5.27"))
    return None


def wrong_space(state: Flatline, seat: int, target: int, space: int, icon: int) -> Reason | None:
    """The reason if a die with this icon may not lie on this space (F5.5, F5.11)."""
    shape = state.shapes[target]
    if state.used(target) >> space & 1:
        return Reason("F5.9", "space-taken", ("F5.5", "F5.27", "F5.6"))
    if not shape.accepts[space] >> icon & 1:
        return Reason("F5.5", "wrong-icon", ("F2.1", "F5.27"))
    if not state.may[SPACES * target + seat] >> space & 1:
        return constraint(state, target)
    return None


def no_space(state: Flatline, seat: int, target: int, icon: int) -> Reason | None:
    """The reason if no space of a target takes a die with this icon from this seat (F5.8)."""
    shape = state.shapes[target]
    empty = shape.full & ~state.used(target)
    if not empty:
        return Reason("F5.9", "space-taken", ("F5.8", "F5.5", "F5.27"))
    if not shape.by_icon[empty][icon]:
        return Reason("F5.8", "wrong-icon", ("F5.5", "F2.1", "F5.27"))
    if not shape.by_icon[state.may[SPACES * target + seat]][icon]:
        return constraint(state, target)
    return None


def constraint(state: Flatline, target: int) -> Reason:
    """F5.11 The line could never be finished so; which seats it wants."""
    who = state.shapes[target].who
    if who == ONE:
        return Reason("F5.11", "constraint-one", ("F5.27", "F2.5"))
    if who == TWO:
        return Reason("F5.11", "constraint-two", ("F5.27", "F2.5", "F9.14"))
    if who == MULTI:
        return Reason("F5.11", "constraint-multi", ("F5.27", "F2.5"))
    if who == ALL:
        return Reason("F5.11", "constraint-all", ("F5.27", "F2.5", "F5.12", "F12.4"))
    return Reason("F5.11", "constraint-split", ("F5.27", "F2.5", "F9.15", "F9.17"))


# -- re-rolls (F5.14 - F5.17, F6.33) ---------------------------------------------------------------------


class Sacrifice(Verb[Flatline]):
    """F5.14 A die of one's hand onto the track, so that a seat may re-roll."""

    word = "sacrifice"
    rule = "F5.14"

    def offers(self, state: Flatline, seat: int, out: list[Move]) -> None:
        if state.locks[TRACK_LOCK] or len(state.track) >= state.track_size():
            return
        named = 0
        for other in range(state.seats):
            left = state.hands[other]
            if left and (other != seat or left & (left - 1)):
                named |= 1 << other
        for die in DICE_IN[state.hands[seat]]:
            out += SACRIFICES[die][named]

    def why_not(self, state: Flatline, seat: int, move: Move) -> Reason | None:
        reason = not_in_countdown(state, "F5.14") or self.malformed(state, move)
        if reason is not None:
            return reason
        die, other = move[1] - NUMBER, move[3] - NUMBER
        reason = no_die(state, seat, "F5.14", die) or no_seat(state, "F5.14", other)
        if reason is not None:
            return reason
        if state.locks[TRACK_LOCK]:
            return Reason("F6.6", "track-locked", ("F5.14", "F6.40", "F5.27"))
        if len(state.track) >= state.track_size():
            return Reason("F5.15", "track-full", ("F5.14", "F5.27"), spaces=state.track_size())
        left = state.hands[other]
        if not left or (other == seat and not left & (left - 1)):
            return Reason("F5.14", "no-dice-to-reroll", ("F9.30", "F5.27"), seat=other)
        return None

    def malformed(self, state: Flatline, move: Move) -> Reason | None:
        seats = state.seats
        if move[2:3] == (FOR,) and fits((*move[:2], *move[3:]), 1, (NUMBER_KIND, NUMBER_KIND), seats):
            return None
        return Reason("F5.14", "sentence-bad", verb=self.word)

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        die, other = move[1] - NUMBER, move[3] - NUMBER
        state.track.append(DICE * seat + die)
        state.faces[DICE * seat + die] = 0
        take_out_of_hand(state, seat, die)
        state.permissions[other] += 1
        state.done &= ~(1 << seat | 1 << other)
        if state.log is not None:
            state.log.append((EVERYONE, (SACRIFICED, NUMBER + seat, NUMBER + die, NUMBER + other)))


def dice_of(move: Move) -> int:
    """The mask of the dice that a sentence names."""
    mask = 0
    for word in move[1:]:
        mask |= 1 << (word - NUMBER)
    return mask


class Reroll(Verb[Flatline]):
    """F5.16 By a permission: as many of one's dice in hand as one likes, at least one."""

    word = "reroll"
    rule = "F5.16"

    def offers(self, state: Flatline, seat: int, out: list[Move]) -> None:
        if state.permissions[seat]:
            out += REROLLS[state.hands[seat]]

    def why_not(self, state: Flatline, seat: int, move: Move) -> Reason | None:
        return (
            not_in_countdown(state, "F5.16")
            or self.malformed(state, move)
            or self.not_permitted(state, seat)
            or wrong_dice(state, seat, self.rule, move)
        )

    def malformed(self, state: Flatline, move: Move) -> Reason | None:
        return None if names_dice(move) else Reason(self.rule, "sentence-bad", verb=self.word)

    def not_permitted(self, state: Flatline, seat: int) -> Reason | None:
        """The reason if the seat has no permission."""
        if state.permissions[seat]:
            return None
        return Reason("F5.16", "no-permission", ("F5.17", "F5.27"))

    def canonical(self, state: Flatline, move: Move) -> Move:
        return (move[0], *sorted(set(move[1:])))

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        state.permissions[seat] -= 1
        state.done &= ~(1 << seat)
        roll(state, seat, dice_of(move))


def names_dice(move: Move) -> bool:
    """Whether a sentence names dice, each once, the lowest first."""
    if len(move) < 2:
        return False
    for at in range(1, len(move)):
        if not NUMBER_KIND.has(move[at], 0) or (at > 1 and move[at] <= move[at - 1]):
            return False
    return True


def wrong_dice(state: Flatline, seat: int, rule: str, move: Move) -> Reason | None:
    """The reason if some die is not the seat's own, or else if some die is not in its hand."""
    most = max(move[1:]) - NUMBER
    if most >= state.own:
        return no_die(state, seat, rule, most)
    for word in move[1:]:
        reason = no_die(state, seat, rule, word - NUMBER)
        if reason is not None:
            return reason
    return None


class FreeReroll(Reroll):
    """F6.33 By a token of the team: any seat, once, without the track."""

    word = "free_reroll"
    rule = "F6.33"

    def offers(self, state: Flatline, seat: int, out: list[Move]) -> None:
        if state.tokens:
            out += FREE_REROLLS[state.hands[seat]]

    def not_permitted(self, state: Flatline, seat: int) -> Reason | None:
        return None if state.tokens else Reason("F6.33", "no-token", ("F5.27",))

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        state.tokens -= 1
        state.done &= ~(1 << seat)
        roll(state, seat, dice_of(move))


class SkipReroll(ShapedVerb[Flatline]):
    """F5.17 A permission lapses unused."""

    word = "skip_reroll"
    rule = "F5.17"

    def offers(self, state: Flatline, seat: int, out: list[Move]) -> None:
        if state.permissions[seat]:
            out.append(SKIPS)

    def not_now(self, state: Flatline, seat: int) -> Reason | None:
        return not_in_countdown(state, "F5.17")

    def not_so(self, state: Flatline, seat: int, move: Move) -> Reason | None:
        if state.permissions[seat]:
            return None
        return Reason("F5.17", "no-permission", ("F5.16", "F5.27"))

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        state.permissions[seat] -= 1
        state.done &= ~(1 << seat)


# -- the end of the countdown (F4.13, F5.18) -------------------------------------------------------------


class Done(ShapedVerb[Flatline]):
    """F5.18 The seat is done, until it does something or somebody gives it something."""

    word = "done"
    rule = "F5.18"

    def offers(self, state: Flatline, seat: int, out: list[Move]) -> None:
        if state.hands[seat] and not state.done >> seat & 1:
            out.append(IS_DONE)

    def not_now(self, state: Flatline, seat: int) -> Reason | None:
        return not_in_countdown(state, "F5.18")

    def not_so(self, state: Flatline, seat: int, move: Move) -> Reason | None:
        if not state.hands[seat]:
            return Reason("F5.18", "no-dice-left", ("F12.11",))
        return Reason("F5.18", "done-already", ("F12.11",)) if state.done >> seat & 1 else None

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        state.done |= 1 << seat
        if state.log is not None:
            state.log.append((EVERYONE, (FINISHED, NUMBER + seat)))


class NotDone(ShapedVerb[Flatline]):
    """F5.18 The seat is not done after all."""

    word = "not_done"
    rule = "F5.18"

    def offers(self, state: Flatline, seat: int, out: list[Move]) -> None:
        if state.done >> seat & 1 and state.hands[seat]:
            out.append(IS_NOT_DONE)

    def not_now(self, state: Flatline, seat: int) -> Reason | None:
        return not_in_countdown(state, "F5.18")

    def not_so(self, state: Flatline, seat: int, move: Move) -> Reason | None:
        if not state.hands[seat]:
            return Reason("F5.18", "no-dice-left", ("F12.11",))
        return None if state.done >> seat & 1 else Reason("F5.18", "not-done-yet", ("F12.11",))

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        state.done &= ~(1 << seat)
        if state.log is not None:
            state.log.append((EVERYONE, (GOES_ON, NUMBER + seat)))


class TimeUp(Verb[Flatline]):
    """F5.4 The host ends the countdown of the round that it names."""

    word = "time_up"
    rule = "F5.4"

    def offers(self, state: Flatline, seat: int, out: list[Move]) -> None:
        if seat == HOST:
            out.append((TIME_UP, number_word(state.round)))

    def why_not(self, state: Flatline, seat: int, move: Move) -> Reason | None:
        reason = self.malformed(state, move)
        if reason is not None:
            return reason
        if move[1] != number_word(state.round):
            return Reason("F5.4", "stale-round", ("F5.27", "F5.2"), round=state.round)
        reason = not_in_countdown(state, "F5.4")
        if reason is None and seat != HOST:
            return Reason("F5.1", "host-only", ("F5.4", "F5.27"))
        return reason

    def malformed(self, state: Flatline, move: Move) -> Reason | None:
        if fits(move, 1, (NUMBER_KIND,), state.seats):
            return None
        return Reason("F5.4", "sentence-bad", verb=self.word)

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        state.agenda.pop()
        end_countdown(state)
