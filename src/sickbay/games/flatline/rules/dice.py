"""Medic dice: rolling, pools and reserves (F2.4, F4.11, F4.14, F6.13), re-roll permissions (F5.17)."""

from __future__ import annotations

from sickbay.core.state import EVERYONE
from sickbay.games.flatline.cards import DICE, DICE_IN
from sickbay.games.flatline.rules.frames import COUNTDOWN
from sickbay.games.flatline.state import PLAYER_DICE_STREAM, Flatline, base_pool
from sickbay.games.flatline.words import GAINED_DIE, ICON, LOST_DIE, N_ICONS, NUMBER, PERMITTED, ROLLED


def roll(state: Flatline, seat: int, dice: int) -> None:
    """Roll these dice of a seat (a mask), the lowest first, into its hand (F5.16, F8.1)."""
    below = state.chance.below
    faces = state.faces
    base = DICE * seat
    for die in DICE_IN[dice]:
        faces[base + die] = 1 + below(PLAYER_DICE_STREAM, N_ICONS)
    state.hands[seat] |= dice
    state.revealed += 1
    if state.log is not None:
        words = [ROLLED, NUMBER + seat]
        for die in DICE_IN[dice]:
            words += [NUMBER + die, ICON + faces[base + die] - 1]
        state.log.append((EVERYONE, tuple(words)))


def in_countdown(state: Flatline) -> bool:
    """Whether step E runs (F4.12)."""
    return bool(state.agenda) and state.agenda[-1][0] == COUNTDOWN


def reserve(state: Flatline, seat: int) -> int:
    """F2.4 The mask of the seat's dice in reserve."""
    return ((1 << state.own) - 1) & ~state.pools[seat]


def lose_die(state: Flatline, seat: int) -> None:
    """F6.13 The highest die of the pool goes into the reserve."""
    pool = state.pools[seat]
    if pool:
        die = pool.bit_length() - 1
        state.pools[seat] = pool & ~(1 << die)
        if state.log is not None:
            state.log.append((EVERYONE, (LOST_DIE, NUMBER + seat, NUMBER + die)))


def gain_die(state: Flatline, seat: int) -> None:
    """F6.13 The lowest die of the reserve joins the pool; in the countdown it is rolled at once (F6.26)."""
    spare = reserve(state, seat)
    if spare:
        bit = spare & -spare
        state.pools[seat] |= bit
        if state.log is not None:
            state.log.append((EVERYONE, (GAINED_DIE, NUMBER + seat, NUMBER + bit.bit_length() - 1)))
        if in_countdown(state):
            roll(state, seat, bit)
            state.done &= ~(1 << seat)


def permit(state: Flatline, seat: int) -> None:
    """F5.16 The seat may re-roll once more; being named, it is not done (F5.18)."""
    state.permissions[seat] += 1
    state.done &= ~(1 << seat)
    if state.log is not None:
        state.log.append((EVERYONE, (PERMITTED, NUMBER + seat)))


def take_out_of_hand(state: Flatline, seat: int, die: int) -> None:
    """A die leaves the hand; with the last one the permissions lapse (F5.17)."""
    hand = state.hands[seat] & ~(1 << die)
    state.hands[seat] = hand
    if not hand:
        state.permissions[seat] = 0


def send_home(state: Flatline) -> None:
    """F4.14 Dice in hand go home and do nothing; permissions are gone, pools as they were printed."""
    faces = state.faces
    pool = base_pool(state.seats)
    for seat in range(state.seats):
        hand = state.hands[seat]
        for die in DICE_IN[hand]:
            faces[DICE * seat + die] = 0
        state.hands[seat] = 0
        state.permissions[seat] = 0
        state.pools[seat] = pool
    state.tokens = 0
    state.done = 0
    state.open_to = []
    state.may = bytearray()
    state.shapes = []


def take_back(state: Flatline) -> None:
    """F4.23 All dice go back to their seats; the track is emptied."""
    state.holder = bytearray(len(state.holder))
    state.faces = bytearray(len(state.faces))
    state.track = []
    state.freed = 0
