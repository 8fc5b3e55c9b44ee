"""What follows from a view for whoever draws it: spaces and who may fill them, the dial, what comes next."""

from __future__ import annotations

from typing import Final

from sickbay.games.flatline.cards import DIAL_SPACES, DIALS, DICE, RED_SLOTS, SPLIT, WHO
from sickbay.games.flatline.rules.emergencies import number_under
from sickbay.games.flatline.rules.lines import diamond_bay, is_cleared, is_freed, on_board
from sickbay.games.flatline.rules.resolution import full_bays
from sickbay.games.flatline.state import NOBODY, Flatline
from sickbay.games.flatline.words import (
    BAY,
    CODES,
    ICON,
    ICONS,
    LETTERS,
    N_LINES,
    PATIENT,
    SPACES,
    WORDS,
)

_ANY: Final = "any"


def facts(state: Flatline) -> dict[str, object]:
    """The figures of a board.

    ``next_emergencies``: how many the next cube brings; ``dial``: the connected space and the diamond bay;
    ``effects``: what treating each patient would trigger now; ``full``: bays that can be treated in G;
    ``slots_left``: failures until the game is lost; ``targets``: see :func:`target_facts`.
    """
    words = WORDS.words
    space = state.dial % DIAL_SPACES
    effects = {
        words[BAY + bay]: CODES[DIALS[DIAL_SPACES * (patient - PATIENT) + space]]
        for bay, patient in enumerate(state.bays)
        if patient != NOBODY
    }
    return {
        "next_emergencies": number_under(state) if state.power else None,
        "dial": {"space": space + 1, "bay": words[BAY + diamond_bay(state)]},
        "effects": effects,
        "full": [words[BAY + bay] for bay in full_bays(state)],
        "slots_left": RED_SLOTS - len(state.failed),
        "targets": {
            words[target]: target_facts(state, target)
            for target in on_board(state)
            if state.shape_of(target) is not None
        },
    }


def target_facts(state: Flatline, target: int) -> dict[str, object]:
    """A line, station or card: its type, and for each space the icons, the die on it, and who may fill it.

    ``dice`` are seat, die and icon, or None; ``may`` lists for each seat the spaces that it may fill now with
    some icon, empty outside the countdown. ``left`` is how many spaces the left area of a split line has.
    """
    shape = state.shape_of(target)
    assert shape is not None
    dice: list[object] = []
    for space in range(shape.size):
        die = state.holder[SPACES * target + space] - 1
        dice.append(None if die < 0 else [die // DICE, die % DICE, WORDS.words[ICON + state.faces[die] - 1]])
    open_now = target in state.open_to
    may = [
        [LETTERS[at] for at in range(shape.size) if open_now and state.may[SPACES * target + seat] >> at & 1]
        for seat in range(state.seats)
    ]
    found: dict[str, object] = {
        "who": _ANY if is_freed(state, target) else WHO[shape.who],
        "spaces": [[icon for at, icon in enumerate(ICONS) if accepts >> at & 1] for accepts in shape.accepts],
        "dice": dice,
        "may": may,
        "filled": state.used(target) == shape.full,
        "cleared": target < N_LINES and is_cleared(state, target),
    }
    if shape.who == SPLIT:
        found["left"] = shape.size - shape.right.bit_count()
    return found
