"""Lines and who may place where (F5.5, F5.11); what takes dice in a countdown."""

from __future__ import annotations

from typing import Final

from sickbay.core.state import EVERYONE
from sickbay.games.flatline.cards import ALL, ANY, DICE, ONE, SPLIT, TWO, Shape
from sickbay.games.flatline.state import NOBODY, STATIONS_LOCK, Flatline
from sickbay.games.flatline.words import (
    BAYS,
    CARD,
    FILLED,
    LINES,
    N_LINES,
    N_STATIONS,
    N_TARGETS,
    SPACES,
    STATION,
    TILE,
    TILE_GONE,
)

NO_SHAPE: Final = Shape(ANY, [], 0)


def is_cleared(state: Flatline, line: int) -> bool:
    """Whether a cleared tile lies on a line of a bay."""
    return bool(state.tiles[line // LINES] >> line % LINES & 1)


def is_freed(state: Flatline, target: int) -> bool:
    """F6.29 Whether a line counts as ``any`` in this countdown."""
    return target < N_LINES and bool(state.freed >> target & 1)


def uncleared(state: Flatline) -> list[int]:
    """The lines of patients in bays without a tile, in canonical order (F5.26)."""
    return [line for line in lines_in_order(state) if not is_cleared(state, line)]


def lines_in_order(state: Flatline) -> list[int]:
    """All lines of patients in bays, clockwise from the diamond bay, top to bottom (F5.26)."""
    out: list[int] = []
    for bay in clockwise(state):
        for line in range(LINES * bay, LINES * bay + LINES):
            if state.shape_of(line) is not None:
                out.append(line)
    return out


def diamond_bay(state: Flatline) -> int:
    """F2.3"""
    return (state.start_bay + state.dial // 3) % BAYS


def clockwise(state: Flatline) -> list[int]:
    """The bays clockwise from the diamond bay."""
    first = diamond_bay(state)
    return [(first + bay) % BAYS for bay in range(BAYS)]


# -- who may place where (F5.11) -------------------------------------------------------------------------


def seats_on(state: Flatline, target: int, spaces: int) -> int:
    """The mask of the seats that have dice on these spaces of a target."""
    holder = state.holder
    base = SPACES * target
    mask = 0
    for space in range(SPACES):
        if spaces >> space & 1 and holder[base + space]:
            mask |= 1 << (holder[base + space] - 1) // DICE
    return mask


def allowed(shape: Shape, empty: int, seat: int, left_on: int, right_on: int) -> int:
    """F5.11 Where a die of the seat leaves it possible to finish a target that is not for anybody.

    :param empty: the mask of the empty spaces
    :param left_on: the seats with dice on it; of a split line those in its left area
    :param right_on: those in the right area
    """
    who = shape.who
    me = 1 << seat
    if who == ALL:
        return empty & me  # a seat's own space
    if who == SPLIT:
        may = 0
        if left_on & ~me == 0 and not right_on & me:
            may |= empty & ~shape.right
        if right_on & ~me == 0 and not left_on & me:
            may |= empty & shape.right
        return may
    seats = (left_on | me).bit_count()
    if who == ONE:
        return empty if seats == 1 else 0
    last = empty & (empty - 1) == 0
    if (seats == 1 and last) or (who == TWO and seats > 2):
        return 0
    return empty


# -- what takes dice in this countdown -------------------------------------------------------------------


def lay_open(state: Flatline) -> None:
    """Work out what takes dice, and from whom: at the beginning of a countdown, or when one is read."""
    shapes: list[Shape] = [NO_SHAPE] * N_TARGETS
    state.open_to = []
    state.may = bytearray(SPACES * N_TARGETS)
    for target in on_board(state):
        shape = state.shape_of(target)
        if shape is not None:
            shapes[target] = shape
    state.shapes = shapes
    for target in range(N_TARGETS):
        full = shapes[target].full
        if full and takes_dice(state, target):
            state.open_to.append(target)
            if state.used(target):
                look_again(state, target)
            else:
                bound = shapes[target].who == ALL and not is_freed(state, target)
                for seat in range(state.seats):  # nothing else is bound while it is empty
                    state.may[SPACES * target + seat] = full & 1 << seat if bound else full


def on_board(state: Flatline) -> list[int]:
    """The lines of patients, the stations, and the cards in the emergency and stat areas."""
    targets = [
        LINES * bay + line for bay in range(BAYS) if state.bays[bay] != NOBODY for line in range(LINES)
    ]
    targets += [STATION + station for station in range(N_STATIONS)]
    targets += [card for card in state.area if card != NOBODY]
    return targets + state.stat


def takes_dice(state: Flatline, target: int) -> bool:
    """F5.5 Whether a target on the board is open to dice at all."""
    if target < N_LINES:
        return not is_cleared(state, target)
    if target < CARD:
        return bool(state.stations >> (target - STATION) & 1) and not state.locks[STATIONS_LOCK]
    return True


def look_again(state: Flatline, target: int) -> None:
    """Work out anew who may place on a target that is open; a filled one is open no more."""
    shape = state.shapes[target]
    base = SPACES * target
    holder = state.holder
    used = 0
    left_on = 0
    right_on = 0
    for space in range(shape.size):
        die = holder[base + space]
        if die:
            used |= 1 << space
            if shape.right >> space & 1:
                right_on |= 1 << (die - 1) // DICE
            else:
                left_on |= 1 << (die - 1) // DICE
    empty = shape.full & ~used
    bound = shape.who != ANY and not is_freed(state, target)
    may = state.may
    for seat in range(state.seats):
        may[base + seat] = allowed(shape, empty, seat, left_on, right_on) if bound else empty
    if not empty:
        state.open_to.remove(target)
        if state.log is not None:
            state.log.append((EVERYONE, (FILLED, target)))


def close(state: Flatline, target: int) -> None:
    """A target takes no dice any more: its card or patient has gone, or a tile lies on it."""
    if target in state.open_to:
        state.open_to.remove(target)
        for seat in range(state.seats):
            state.may[SPACES * target + seat] = 0


# -- tiles -----------------------------------------------------------------------------------------------


def place_tile(state: Flatline, line: int) -> None:
    """A cleared tile onto a line; it takes no more dice (F6.23)."""
    state.tiles[line // LINES] |= 1 << line % LINES
    close(state, line)
    if state.log is not None:
        state.log.append((EVERYONE, (TILE, line)))


def remove_tile(state: Flatline, line: int) -> None:
    """A cleared tile off a line (F6.4)."""
    state.tiles[line // LINES] &= ~(1 << line % LINES)
    if state.log is not None:
        state.log.append((EVERYONE, (TILE_GONE, line)))
