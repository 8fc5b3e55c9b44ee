"""Triage cards: one use each, for the team (F6.20 - F6.29, F6.50)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sickbay.core.kinds import Shape, fits
from sickbay.core.rules import Reason
from sickbay.core.state import EVERYONE
from sickbay.core.words import Move
from sickbay.games.flatline.cards import BENEFIT, BENEFITS, DICE, DICE_IN, WINDOW, WINDOWS
from sickbay.games.flatline.rules.dice import gain_die, permit, reserve
from sickbay.games.flatline.rules.emergencies import (
    cards_in_order,
    discard_emergency,
    gain_cube,
    may_gain_cube,
)
from sickbay.games.flatline.rules.frames import COUNTDOWN, DRAW, EFFECT, PLAN, ROLL, START, TRIGGER
from sickbay.games.flatline.rules.lines import (
    is_cleared,
    is_freed,
    lines_in_order,
    look_again,
    place_tile,
    uncleared,
)
from sickbay.games.flatline.state import TRIAGE_LOCK, Flatline
from sickbay.games.flatline.words import (
    CARD,
    CARD_KIND,
    FREED,
    ICON,
    ICON_KIND,
    LINE_KIND,
    N_ICONS,
    NO_HELP,
    NUMBER,
    NUMBER_KIND,
    PLAY,
    SET,
    WORDS,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Benefit:
    """What a triage card does. Its sentence is ``play CARD`` and words of the kinds of :attr:`shape`."""

    rule: ClassVar[str] = ""
    shape: ClassVar[Shape] = ()

    def possible(self, state: Flatline) -> bool:
        """Whether it has a target now; its window is open."""
        return True

    def offers(self, state: Flatline, card: int, out: list[Move]) -> None:
        """Append its sentences; it is possible."""
        out.append((PLAY, card))

    def malformed(self, state: Flatline, move: Move) -> bool:
        """Whether the sentence has not its shape."""
        return not fits(move, 2, self.shape, state.seats)

    def no_target(self, state: Flatline, move: Move) -> Reason | None:
        """The reason if it names nothing that is there, or would change nothing (F5.27: E_NO_TARGET)."""
        return self.in_vain(state)

    def in_vain(self, state: Flatline) -> Reason | None:
        """The reason if it would change nothing, whatever it named."""
        return None if self.possible(state) else Reason(self.rule, "no-target", ("F5.27", "F12.6"))

    def barred(self, state: Flatline, move: Move) -> Reason | None:
        """The reason if something stands against what it names; a lock on triage is said before (F5.27)."""
        return None

    def apply(self, state: Flatline, move: Move) -> None:
        """Do it."""
        raise NotImplementedError


class RerollAll(Benefit):
    """F6.20 Every seat that has a die in hand may re-roll once, without the track."""

    rule = "F6.20"

    def possible(self, state: Flatline) -> bool:
        return max(state.hands) > 0

    def apply(self, state: Flatline, move: Move) -> None:
        for seat in range(state.seats):
            if state.hands[seat]:
                permit(state, seat)


class RerollOne(Benefit):
    """F6.20 The chosen seat may re-roll once, without the track."""

    rule = "F6.20"
    shape = (NUMBER_KIND,)

    def possible(self, state: Flatline) -> bool:
        return max(state.hands) > 0

    def offers(self, state: Flatline, card: int, out: list[Move]) -> None:
        for seat in range(state.seats):
            if state.hands[seat]:
                out.append((PLAY, card, NUMBER + seat))

    def no_target(self, state: Flatline, move: Move) -> Reason | None:
        seat = move[2] - NUMBER
        reason = no_seat(state, "F6.20", seat)
        if reason is None and not state.hands[seat]:
            return Reason("F6.20", "hand-empty", ("F5.27",), seat=seat)
        return reason

    def apply(self, state: Flatline, move: Move) -> None:
        permit(state, move[2] - NUMBER)


class IgnoreEmergencyDice(Benefit):
    """F6.22 Instead of the roll, or before the cards that it activated act."""

    rule = "F6.22"

    def possible(self, state: Flatline) -> bool:
        before_the_roll = state.agenda[-1][0] == ROLL
        return before_the_roll or (bool(state.activated) and NO_HELP not in state.activated)

    def no_target(self, state: Flatline, move: Move) -> Reason | None:
        if state.agenda[-1][0] == TRIGGER and not state.activated:
            return Reason("F6.22", "nothing-activated", ("F12.6", "F5.27"))
        return None

    def barred(self, state: Flatline, move: Move) -> Reason | None:
        if NO_HELP in state.activated:
            return Reason("F6.22", "no-help-activated", ("F5.27",))
        return None

    def apply(self, state: Flatline, move: Move) -> None:
        state.agenda.pop()
        state.activated = []
        state.agenda.append((PLAN,))


class PlaceTile(Benefit):
    """F6.23 A cleared tile on any uncleared line of a patient in a bay."""

    rule = "F6.23"
    shape = (LINE_KIND,)

    def possible(self, state: Flatline) -> bool:
        return bool(uncleared(state))

    def offers(self, state: Flatline, card: int, out: list[Move]) -> None:
        for line in uncleared(state):
            out.append((PLAY, card, line))

    def no_target(self, state: Flatline, move: Move) -> Reason | None:
        return no_line("F6.23", state, move[2]) or self.in_vain(state)

    def barred(self, state: Flatline, move: Move) -> Reason | None:
        return cleared("F6.23", state, move[2])

    def apply(self, state: Flatline, move: Move) -> None:
        place_tile(state, move[2])


class GainCube(Benefit):
    """F6.24 A removed cube returns to the right-most empty space of the meter."""

    rule = "F6.24"

    def possible(self, state: Flatline) -> bool:
        return may_gain_cube(state)

    def no_target(self, state: Flatline, move: Move) -> Reason | None:
        return None if may_gain_cube(state) else Reason("F6.24", "meter-full", ("F5.27",))

    def apply(self, state: Flatline, move: Move) -> None:
        gain_cube(state)


class HoldDial(Benefit):
    """F6.25 The dial does not turn in H of this round."""

    rule = "F6.25"

    def possible(self, state: Flatline) -> bool:
        return not state.steady

    def apply(self, state: Flatline, move: Move) -> None:
        state.steady = True


def anybody_has_reserve(state: Flatline) -> bool:
    """Whether a seat could gain a die."""
    return any(reserve(state, seat) for seat in range(state.seats))


class AllGainDie(Benefit):
    """F6.26 Every seat gains a die; at least one of them has one in reserve."""

    rule = "F6.26"

    def possible(self, state: Flatline) -> bool:
        return anybody_has_reserve(state)

    def no_target(self, state: Flatline, move: Move) -> Reason | None:
        return None if anybody_has_reserve(state) else Reason("F6.26", "reserves-empty", ("F5.27",))

    def apply(self, state: Flatline, move: Move) -> None:
        for seat in range(state.seats):
            gain_die(state, seat)


class GainDie(Benefit):
    """F6.26 The chosen seat gains a die out of its reserve."""

    rule = "F6.26"
    shape = (NUMBER_KIND,)

    def possible(self, state: Flatline) -> bool:
        return anybody_has_reserve(state)

    def offers(self, state: Flatline, card: int, out: list[Move]) -> None:
        for seat in range(state.seats):
            if reserve(state, seat):
                out.append((PLAY, card, NUMBER + seat))

    def no_target(self, state: Flatline, move: Move) -> Reason | None:
        seat = move[2] - NUMBER
        reason = no_seat(state, "F6.26", seat)
        if reason is None and not reserve(state, seat):
            return Reason("F6.26", "reserve-empty", ("F5.27",), seat=seat)
        return reason

    def apply(self, state: Flatline, move: Move) -> None:
        gain_die(state, move[2] - NUMBER)


class DiscardEmergency(Benefit):
    """F6.27 A card of the emergency area is discarded, whatever lies on it."""

    rule = "F6.27"
    shape = (CARD_KIND,)

    def possible(self, state: Flatline) -> bool:
        return bool(cards_in_order(state))

    def offers(self, state: Flatline, card: int, out: list[Move]) -> None:
        for other in cards_in_order(state):
            out.append((PLAY, card, other))

    def no_target(self, state: Flatline, move: Move) -> Reason | None:
        for card in move[2:]:
            if card not in state.area:
                return Reason("F6.27", "not-in-area", ("F5.27",), card=WORDS.words[card])
        return None

    def apply(self, state: Flatline, move: Move) -> None:
        for card in move[2:]:
            discard_emergency(state, card)


class DiscardTwo(DiscardEmergency):
    """F6.27 One or two such cards, named in the order of the table."""

    def offers(self, state: Flatline, card: int, out: list[Move]) -> None:
        cards = cards_in_order(state)
        for other in cards:
            out.append((PLAY, card, other))
        cards.sort()
        for at in range(len(cards)):
            for second in cards[at + 1 :]:
                out.append((PLAY, card, cards[at], second))

    def malformed(self, state: Flatline, move: Move) -> bool:
        shape = (CARD_KIND, CARD_KIND) if len(move) == 4 else (CARD_KIND,)
        return not fits(move, 2, shape, state.seats) or (len(move) == 4 and move[2] > move[3])

    def no_target(self, state: Flatline, move: Move) -> Reason | None:
        if len(move) == 4 and move[2] == move[3]:
            return Reason("F6.27", "card-named-twice", ("F12.6", "F5.27"), card=WORDS.words[move[2]])
        return super().no_target(state, move)


class SetDie(Benefit):
    """F6.28 A die in the hand of any seat shows the icon that is wanted."""

    rule = "F6.28"
    shape = (NUMBER_KIND, NUMBER_KIND, ICON_KIND)

    def possible(self, state: Flatline) -> bool:
        return max(state.hands) > 0

    def offers(self, state: Flatline, card: int, out: list[Move]) -> None:
        for seat in range(state.seats):
            for die in DICE_IN[state.hands[seat]]:
                shown = state.faces[DICE * seat + die] - 1
                for icon in range(N_ICONS):
                    if icon != shown:
                        out.append((PLAY, card, NUMBER + seat, NUMBER + die, ICON + icon))

    def no_target(self, state: Flatline, move: Move) -> Reason | None:
        seat, die, icon = move[2] - NUMBER, move[3] - NUMBER, move[4] - ICON
        reason = no_seat(state, "F6.28", seat)
        if reason is not None:
            return reason
        if die >= state.own:
            return Reason("F2.4", "no-such-die", ("F6.28", "F5.27"), most=state.own - 1)
        if not state.hands[seat] >> die & 1:
            return Reason("F6.28", "die-not-in-that-hand", ("F5.27",), seat=seat, die=die)
        if state.faces[DICE * seat + die] == icon + 1:
            return Reason("F6.28", "die-shows-it", ("F5.27",), icon=WORDS.words[ICON + icon])
        return None

    def apply(self, state: Flatline, move: Move) -> None:
        seat = move[2] - NUMBER
        state.faces[DICE * seat + move[3] - NUMBER] = move[4] - ICON + 1
        state.done &= ~(1 << seat)
        if state.log is not None:
            state.log.append((EVERYONE, (SET, *move[2:])))


class FreeLine(Benefit):
    """F6.29 A line that is neither cleared nor filled counts as ``any`` in this countdown."""

    rule = "F6.29"
    shape = (LINE_KIND,)

    def possible(self, state: Flatline) -> bool:
        return any(may_be_freed(state, line) for line in lines_in_order(state))

    def offers(self, state: Flatline, card: int, out: list[Move]) -> None:
        for line in lines_in_order(state):
            if may_be_freed(state, line):
                out.append((PLAY, card, line))

    def no_target(self, state: Flatline, move: Move) -> Reason | None:
        line = move[2]
        reason = no_line("F6.29", state, line)
        if reason is None and (state.is_filled(line) or is_freed(state, line)):
            return Reason("F6.29", "line-filled", ("F12.6", "F5.27"), line=WORDS.words[line])
        return reason or self.in_vain(state)

    def barred(self, state: Flatline, move: Move) -> Reason | None:
        return cleared("F6.29", state, move[2])

    def apply(self, state: Flatline, move: Move) -> None:
        state.freed |= 1 << move[2]
        look_again(state, move[2])
        if state.log is not None:
            state.log.append((EVERYONE, (FREED, move[2])))


class HoldDoors(Benefit):
    """F4.3 Three emergencies fewer in step B of this round."""

    rule = "F4.3"

    def possible(self, state: Flatline) -> bool:
        return not state.doors_held

    def apply(self, state: Flatline, move: Move) -> None:
        state.doors_held = True


def may_be_freed(state: Flatline, line: int) -> bool:
    """Whether a line of a patient is neither cleared, nor filled, nor freed already."""
    return not (is_cleared(state, line) or is_freed(state, line) or state.is_filled(line))


def no_line(rule: str, state: Flatline, line: int) -> Reason | None:
    """The reason if there is no such line."""
    if state.shape_of(line) is None:
        return Reason(rule, "no-such-line", ("F5.27",), line=WORDS.words[line])
    return None


def cleared(rule: str, state: Flatline, line: int) -> Reason | None:
    """The reason if a tile lies on a line."""
    if is_cleared(state, line):
        return Reason(rule, "line-cleared", ("F5.27", "F9.18"), line=WORDS.words[line])
    return None


def no_seat(state: Flatline, rule: str, seat: int) -> Reason | None:
    """The reason if nobody at this table has this number (F5.27: E_NO_TARGET)."""
    if seat < state.seats:
        return None
    return Reason(rule, "no-such-seat", ("F3.6", "F5.27"), most=state.seats - 1)


_BY_NAME: Final[dict[str, Benefit]] = {
    "reroll_all": RerollAll(),
    "ignore_emergency_dice": IgnoreEmergencyDice(),
    "place_tile": PlaceTile(),
    "gain_cube": GainCube(),
    "hold_dial": HoldDial(),
    "all_gain_die": AllGainDie(),
    "gain_die": GainDie(),
    "discard_emergency": DiscardEmergency(),
    "discard_emergency_2": DiscardTwo(),
    "set_die": SetDie(),
    "free_line": FreeLine(),
    "hold_doors": HoldDoors(),
    "reroll_one": RerollOne(),
}
_NO_BENEFIT: Final = Benefit()
BENEFIT_OF: Final[list[Benefit]] = [_BY_NAME[BENEFITS[one]] if one >= 0 else _NO_BENEFIT for one in BENEFIT]
"""By emergency card; a blue one has none."""

ANY_TIME: Final = WINDOWS.index("any")
BEFORE_DRAW: Final = WINDOWS.index("before_draw")
EMERGENCY_DICE: Final = WINDOWS.index("emergency_dice")
IN_COUNTDOWN: Final = WINDOWS.index("countdown")


def window_open(state: Flatline, card: int) -> bool:
    """F6.50 Whether the game waits at a moment at which this triage card may be played."""
    at = state.agenda[-1][0]
    if at == EFFECT:
        return False
    window = WINDOW[card - CARD]
    if window == BEFORE_DRAW:
        return at in (START, DRAW)
    if window == EMERGENCY_DICE:
        return at in (ROLL, TRIGGER)
    if window == IN_COUNTDOWN:
        return at == COUNTDOWN
    return window >= 0  # any, and dial: every wait of a round lies before its end (F6.25)


def playable(state: Flatline) -> bool:
    """Whether some triage card can be played now, by anybody."""
    return not state.locks[TRIAGE_LOCK] and any(
        window_open(state, card) and BENEFIT_OF[card - CARD].possible(state) for card in state.triage
    )
