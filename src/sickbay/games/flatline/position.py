"""Positions that people write: what follows is completed, what cannot be is refused with its rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sickbay.core.errors import BadPosition
from sickbay.core.reading import choice, refuse_others
from sickbay.games.flatline.rules.frames import (
    COUNTDOWN,
    DRAW,
    PLAN,
    RESOLVE,
    ROLL,
    START,
    TREAT,
    TRIGGER,
)
from sickbay.games.flatline.setup import patients_dealt
from sickbay.games.flatline.state import NOBODY, Flatline
from sickbay.games.flatline.words import CARD, CARD_KIND, N_CARDS, N_PATIENTS, PATIENT, PATIENT_KIND, STATIONS
from sickbay.games.flatline.written import BOARD_FIELDS, SECRET_FIELDS, read_board

WAITS: Final[dict[str, int]] = {
    "start": START,
    "draw": DRAW,
    "roll": ROLL,
    "trigger": TRIGGER,
    "plan": PLAN,
    "countdown": COUNTDOWN,
    "resolve": RESOLVE,
    "treat": TREAT,
}
"""The waits of a round by the names of their steps."""


def read_position(state: Flatline, data: Mapping[str, object]) -> None:
    """Read some of the fields of a position onto an empty board; see docs/formats.md.

    :raises BadPosition: if a field is not well formed
    """
    refuse_others(data, (*BOARD_FIELDS, *SECRET_FIELDS, "step", "agenda"))
    step = data.get("step")
    if not state.agenda:
        at = 0 if step is None else choice(step, "step", tuple(WAITS))
        state.agenda.append(([*WAITS.values()][at],))
    elif step is not None:
        raise BadPosition("step-and-agenda", "step")
    usual: dict[str, object] = {
        "round": 1,
        "power": 8,
        "due": 0,
        "dial": 0,
        "stations": [*STATIONS],
        "escalating": 0,
        "rolled_again": 0,
        "tokens": 0,
    }
    read_board(state, {**usual, **data})
    _read_deck(state, data)
    _read_stack(state, data)


def _read_deck(state: Flatline, data: Mapping[str, object]) -> None:
    """Top first; ``...`` is all the rest in the order of the table. What is left over is discarded."""
    elsewhere = [card for card in state.area if card != NOBODY]
    elsewhere += [*state.stat, *state.triage, *state.failed, *state.discard, *state.boxed]
    every = list(range(CARD, CARD + N_CARDS))
    state.deck = CARD_KIND.read_whole_deck(data, "emergency_deck", every, elsewhere, "F2")
    known = {*elsewhere, *state.deck}
    if "emergency_discard" not in data:
        state.discard = [card for card in every if card not in known]


def _read_stack(state: Flatline, data: Mapping[str, object]) -> None:
    """Top first; ``...`` is as many of the rest as the game has. What is left over has been treated."""
    named, place = PATIENT_KIND.read_deck(data, "patient_stack")
    dealt = patients_dealt(state.options)
    known = [*[patient for patient in state.bays if patient != NOBODY], *state.treated, *named]
    rest = [patient for patient in range(PATIENT, PATIENT + N_PATIENTS) if patient not in known]
    missing = rest[: max(0, dealt - len(known))]
    if place >= 0:
        named[place:place] = missing
    elif "treated" not in data:
        state.treated = missing
    named.reverse()
    state.stack = named
