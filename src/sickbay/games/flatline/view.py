"""What a viewer may know (F7), built from nothing: all know the same."""

from __future__ import annotations

from sickbay.games.flatline.state import Flatline
from sickbay.games.flatline.written import write_board


def write_public(state: Flatline) -> dict[str, object]:
    """The board, and the sizes of deck and stack (F7.2)."""
    view = write_board(state)
    view["emergency_deck_size"] = len(state.deck)
    view["patient_stack_size"] = len(state.stack)
    return view
