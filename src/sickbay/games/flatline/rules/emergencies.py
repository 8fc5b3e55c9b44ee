"""Emergency cards on the board: revealed, discarded (F4.4 - F4.6), and power (F4.2, F6.11, F6.24)."""

from __future__ import annotations

from sickbay.core.state import EVERYONE
from sickbay.games.flatline.cards import METER, SLOTS
from sickbay.games.flatline.results import OUT_OF_POWER
from sickbay.games.flatline.rules.lines import close
from sickbay.games.flatline.state import EMERGENCY_STREAM, NOBODY, Flatline
from sickbay.games.flatline.words import (
    BOXED,
    CHARGED,
    DISCARDED,
    EMERGENCY,
    NO_CARD,
    NUMBER,
    ORANGE,
    POWER,
    RESHUFFLED,
    STAT,
)

# -- cards -----------------------------------------------------------------------------------------------


def reveal(state: Flatline) -> None:
    """F4.3 - F4.6 Reveal one card and put it where it belongs; without a card nothing happens."""
    log = state.log
    state.revealed += 1
    if not state.deck:
        if not state.discard:
            if log is not None:
                log.append((EVERYONE, (NO_CARD,)))
            return
        state.deck = state.discard
        state.discard = []
        state.deck.sort()
        state.chance.shuffle(EMERGENCY_STREAM, state.deck)
        if log is not None:
            log.append((EVERYONE, (RESHUFFLED,)))
    card = state.deck.pop()
    slot = free_slot(state)
    if slot == NOBODY:
        state.boxed.append(card)
        if log is not None:
            log.append((EVERYONE, (BOXED, card)))
    elif card >= ORANGE:
        state.stat.append(card)
        if log is not None:
            log.append((EVERYONE, (STAT, card)))
    else:
        state.area[slot] = card
        if log is not None:
            row, place = divmod(slot, SLOTS)
            log.append((EVERYONE, (EMERGENCY, card, NUMBER + row + 1, NUMBER + place + 1)))


def free_slot(state: Flatline) -> int:
    """F4.4 The place for the next blue card: row 1 first, the lowest number first; -1 if none is free."""
    area = state.area
    for slot in range(2 * SLOTS):
        if area[slot] == NOBODY:
            return slot
    return NOBODY


def cards_in_order(state: Flatline) -> list[int]:
    """F5.26 The cards of the emergency area by slot, row 1 before row 2."""
    area = state.area
    return [area[at] for slot in range(SLOTS) for at in (slot, slot + SLOTS) if area[at] != NOBODY]


def discard(state: Flatline, card: int) -> None:
    """A card goes to the emergency discard, whatever lies on it (F6.27)."""
    state.discard.append(card)
    close(state, card)
    if state.log is not None:
        state.log.append((EVERYONE, (DISCARDED, card)))


def discard_emergency(state: Flatline, card: int) -> None:
    """F6.34 A card leaves the emergency area; the others stay where they are (F4.4)."""
    state.area[state.area.index(card)] = NOBODY
    if card in state.activated:  # it is gone before its turn (F4.8)
        state.activated.remove(card)
    discard(state, card)


# -- power -----------------------------------------------------------------------------------------------


def lose_cube(state: Flatline) -> bool:
    """The left-most cube leaves the meter; False if the game is lost by it (F1.5, F9.3)."""
    if not state.power:
        state.end(OUT_OF_POWER)
        return False
    state.power -= 1
    if state.log is not None:
        state.log.append((EVERYONE, (POWER, NUMBER + state.power)))
    if not state.power and state.last_cube_loses:
        state.end(OUT_OF_POWER)
        return False
    return True


def number_under(state: Flatline) -> int:
    """F4.2 The number under the left-most cube."""
    return state.meter[METER - state.power]


def may_gain_cube(state: Flatline) -> bool:
    """F6.24 Whether there is a removed cube and a place for it: with a place there always is one."""
    return state.power < METER


def gain_cube(state: Flatline) -> None:
    """A cube onto the right-most empty space (F4.20, F6.24)."""
    state.power += 1
    if state.log is not None:
        state.log.append((EVERYONE, (CHARGED, NUMBER + state.power)))
