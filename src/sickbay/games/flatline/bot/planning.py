"""What the team can fill with the dice in its hands: which die of which seat goes where (F5.11)."""

from __future__ import annotations

from sickbay.games.flatline.cards import ALL, ANY, DICE, DICE_IN, MULTI, ONE, SPLIT, TWO, Shape
from sickbay.games.flatline.rules.lines import is_freed, seats_on
from sickbay.games.flatline.state import Flatline
from sickbay.games.flatline.words import N_ICONS

Placing = tuple[int, int, int]
"""A space of a target, the seat that fills it, and the icon."""


class Hands:
    """How many dice of each icon each seat has in hand: ``counts[N_ICONS * seat + icon]``, and in all."""

    def __init__(self, state: Flatline) -> None:
        self.seats = state.seats
        self.counts: list[int] = [0] * (N_ICONS * state.seats)
        self.sizes: list[int] = [0] * state.seats
        for seat in range(state.seats):
            for die in DICE_IN[state.hands[seat]]:
                self.counts[N_ICONS * seat + state.faces[DICE * seat + die] - 1] += 1
                self.sizes[seat] += 1

    def take(self, seat: int, icon: int) -> None:
        """A die is planned for something."""
        self.counts[N_ICONS * seat + icon] -= 1
        self.sizes[seat] -= 1

    def give_back(self, seat: int, icon: int) -> None:
        """It is not, after all."""
        self.counts[N_ICONS * seat + icon] += 1
        self.sizes[seat] += 1


def filling(state: Flatline, hands: Hands, target: int, shape: Shape) -> list[Placing] | None:
    """A way to fill all empty spaces of a target with the dice in hand, None if there is none.

    The hands are left as they are.
    """
    used = state.used(target)
    empty = [space for space in range(shape.size) if not used >> space & 1]
    everyone = (1 << state.seats) - 1
    who = ANY if is_freed(state, target) else shape.who
    if who == ALL:
        return _each_its_own(hands, shape, empty)
    if who == SPLIT:
        return _apart(state, hands, target, shape, empty)
    on = seats_on(state, target, shape.full)
    if who == ONE:
        for seat in _fullest_first(hands, on or everyone):
            found = _fill(hands, shape, empty, 1 << seat, 0, 0)
            if found is not None:
                return found
        return None
    if who == TWO:
        for pair in _pairs(state.seats):
            if on & ~pair == 0:
                found = _fill(hands, shape, empty, pair, on, 2)
                if found is not None:
                    return found
        return None
    return _fill(hands, shape, empty, everyone, on, 2 if who == MULTI else 0)


def _fullest_first(hands: Hands, seats: int) -> list[int]:
    named = [seat for seat in range(hands.seats) if seats >> seat & 1]
    named.sort(key=lambda seat: -hands.sizes[seat])
    return named


def _pairs(seats: int) -> list[int]:
    return [1 << one | 1 << other for one in range(seats) for other in range(one)]


def _each_its_own(hands: Hands, shape: Shape, empty: list[int]) -> list[Placing] | None:
    found: list[Placing] = []
    for seat in empty:  # space and seat have the same number
        icon = _most_held(hands, seat, shape.accepts[seat])
        if icon < 0:
            return None
        found.append((seat, seat, icon))
    return found


def _most_held(hands: Hands, seat: int, accepts: int) -> int:
    """The icon that fits and of which the seat has most, -1 if it has none."""
    best = -1
    most = 0
    for icon in range(N_ICONS):
        count = hands.counts[N_ICONS * seat + icon]
        if accepts >> icon & 1 and count > most:
            best, most = icon, count
    return best


def _apart(
    state: Flatline, hands: Hands, target: int, shape: Shape, empty: list[int]
) -> list[Placing] | None:
    left_on = seats_on(state, target, shape.full & ~shape.right)
    right_on = seats_on(state, target, shape.right)
    left = [space for space in empty if not shape.right >> space & 1]
    right = [space for space in empty if shape.right >> space & 1]
    everyone = (1 << state.seats) - 1
    for one in _fullest_first(hands, left_on or everyone & ~right_on):
        first = _fill(hands, shape, left, 1 << one, 0, 0)
        if first is None:
            continue
        for other in _fullest_first(hands, right_on or everyone & ~(1 << one)):
            if other != one:
                second = _fill(hands, shape, right, 1 << other, 0, 0)
                if second is not None:
                    return first + second
    return None


def _fill(
    hands: Hands, shape: Shape, empty: list[int], may: int, on: int, least: int
) -> list[Placing] | None:
    """Fill the spaces with dice of the seats that may, so that at least so many seats are on the target."""
    if not empty:
        return [] if on.bit_count() >= least else None
    accepts = shape.accepts[empty[0]]
    last_for_two = len(empty) == 1 and on.bit_count() == 1 and least == 2
    for seat in _fullest_first(hands, may & ~on if last_for_two else may):
        for icon in range(N_ICONS):
            if accepts >> icon & 1 and hands.counts[N_ICONS * seat + icon]:
                hands.take(seat, icon)
                rest = _fill(hands, shape, empty[1:], may, on | 1 << seat, least)
                hands.give_back(seat, icon)
                if rest is not None:
                    return [(empty[0], seat, icon), *rest]
    return None


def die_with(state: Flatline, seat: int, icon: int) -> int:
    """A die in the hand of the seat that shows the icon; it must have one."""
    for die in DICE_IN[state.hands[seat]]:
        if state.faces[DICE * seat + die] == icon + 1:
            return die
    raise ValueError("no such die in hand")
