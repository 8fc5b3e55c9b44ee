"""Drawing a whole state from a view: every order of the unseen cards is equally likely (F7.2)."""

from __future__ import annotations

from collections.abc import Mapping

from sickbay.core.errors import BadPosition
from sickbay.core.reading import read_int
from sickbay.games.flatline.state import EMERGENCY_STREAM, PATIENT_STREAM, Flatline
from sickbay.games.flatline.words import CARD, N_CARDS, N_PATIENTS, PATIENT
from sickbay.games.flatline.written import read_board


def draw_state(state: Flatline, view: Mapping[str, object]) -> None:
    """Fill an empty board with what fits the view.

    :raises BadPosition: if the view is not well formed, or allows no state
    """
    read_board(state, view)
    deck_size = read_int(view, "emergency_deck_size", 0, N_CARDS)
    stack_size = read_int(view, "patient_stack_size", 0, N_PATIENTS)
    seen = {*state.area, *state.stat, *state.triage, *state.failed, *state.discard, *state.boxed}
    deck = [card for card in range(CARD, CARD + N_CARDS) if card not in seen]
    if len(deck) != deck_size:
        raise BadPosition("view-impossible", "emergency_deck_size")
    patients = [
        patient
        for patient in range(PATIENT, PATIENT + N_PATIENTS)
        if patient not in state.treated and patient not in state.bays
    ]
    if stack_size > len(patients):
        raise BadPosition("view-impossible", "patient_stack_size")
    state.chance.shuffle(EMERGENCY_STREAM, deck)
    state.chance.shuffle(PATIENT_STREAM, patients)
    state.deck = deck
    state.stack = patients[:stack_size]
