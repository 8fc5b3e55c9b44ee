"""What a viewer may know (H7), built from nothing."""

from __future__ import annotations

from sickbay.games.hrubec.cards import BACKS
from sickbay.games.hrubec.state import NOBODY, Hrubec
from sickbay.games.hrubec.words import CLOSING, WORDS
from sickbay.games.hrubec.written import write_board, write_history


def write_public(state: Hrubec) -> dict[str, object]:
    """The table, and what all know of hidden cards.

    Of the queue its size and the backs are known: how many of each (H3.5), and which is on top (0 is the
    Hospital Closing card).
    """
    view = write_board(state)
    view["draw_pile_size"] = len(state.draw_pile)
    view["queue_size"] = len(state.queue)
    backs = [0] * (BACKS + 1)
    for card in state.queue:
        backs[0 if card == CLOSING else state.cards.back(card)] += 1
    view["queue_backs"] = backs[1:]
    view["queue_top"] = back_on_top(state)
    view["covered_back"] = state.cards.back(state.covered) if state.covered != NOBODY else None
    return view


def write_view(state: Hrubec, viewer: int) -> dict[str, object]:
    """The hands and picks as the viewer knows them (``?``), and what it has seen of hidden cards."""
    return {
        "hands": [
            WORDS.names(hand) if viewer >> seat & 1 else ["?"] * len(hand)
            for seat, hand in enumerate(state.hands)
        ],
        "picks": [
            WORDS.name_or_none(pick) if pick == NOBODY or viewer >> seat & 1 else "?"
            for seat, pick in enumerate(state.picks)
        ],
        "history": write_history(state, viewer),
    }


def back_on_top(state: Hrubec) -> int:
    """The back of the top card of the queue; 0 if it is the Hospital Closing card, or there is none."""
    if not state.queue or state.queue[-1] == CLOSING:
        return 0
    return state.cards.back(state.queue[-1])
