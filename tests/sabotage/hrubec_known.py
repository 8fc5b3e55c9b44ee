"""Wrong rules of Doktor Hrubec: what may be known (H7, H12.13, H12.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sickbay.core.state import EVERYONE
from sickbay.games import hrubec as game
from sickbay.games.hrubec import memory, setup, written
from sickbay.games.hrubec.rules import abilities, pieces, play, turn
from tests.sabotage import Change, Sabotages, everywhere, nothing, stand_in, value

SABOTAGES = Sabotages()
turned = SABOTAGES.turned
instead = SABOTAGES.instead

# -- views -----------------------------------------------------------------------------------------------


def seen(change: Callable[[Any, Any, int], object]) -> Change:
    """Another view: what is made of the right one, with the state and the viewer."""

    def write_view(right: Any, state: Any, viewer: int) -> Any:
        view = right(state, viewer)
        change(view, state, viewer)
        return view

    return stand_in(game, "write_view", write_view)


def shown(field: str) -> Change:
    """A view that shows a secret field."""
    return seen(lambda view, state, viewer: view.update({field: written.write_secrets(state)[field]}))


def hidden(field: str, other: Any) -> Change:
    """A view that does not show a field."""
    return seen(lambda view, state, viewer: view.update({field: other}))


def without_sizes(view: Any, state: Any, viewer: int) -> None:
    """Hands of others as if they were empty."""
    view["hands"] = [hand if viewer >> seat & 1 else [] for seat, hand in enumerate(view["hands"])]


instead("hands_are_open", "H7.1", shown("hands"))
instead("hands_have_no_size", "H7.1", seen(without_sizes))
instead("the_discard_pile_is_closed", "H7.2", hidden("discard_pile", []))
instead("the_back_of_the_queue_is_hidden", "H7.2", hidden("queue_top", 0))
instead("the_size_of_the_draw_pile_is_hidden", "H7.2", hidden("draw_pile_size", 0))
instead("the_queue_is_open", "H7.3", shown("queue"))
instead("the_draw_pile_is_open", "H7.3", shown("draw_pile"))
instead("picks_are_open", "H7.4 H6.3", shown("picks"))
instead("the_back_of_the_covering_card_is_hidden", "H12.14", hidden("covered_back", None))
instead("the_face_of_the_covering_card_is_seen", "H12.14 H7.3", shown("covered"))
instead("what_came_into_hands_is_open", "H12.13", shown("history"))
instead("the_dealt_doctor_may_be_any_card", "H12.13", value(setup, "dealt", memory.came))
instead("nobody_remembers_who_was_hired", "H12.13", value(turn, "left", nothing))
instead("nobody_remembers_what_was_discarded", "H12.13", value(pieces, "left", nothing))
instead("nobody_remembers_what_was_played", "H12.13", value(play, "left", nothing))
instead(
    "nobody_remembers_the_discard_pile",
    "H12.13",
    value(pieces, "pile_made", nothing),
)


# -- events ----------------------------------------------------------------------------------------------


@turned("H7.4", *everywhere(pieces, "draw_card"))
def all_are_told_what_is_drawn(right: Any, state: Any, seat: int) -> None:
    right(state, seat)
    if state.log is not None:
        state.log[:] = [(EVERYONE, words) for _, words in state.log]


@turned("H7.4", (abilities, "discard_card"))
def discards_of_the_hand_are_not_shown(right: Any, state: Any, seat: int, card: int) -> None:
    log, state.log = state.log, None
    right(state, seat, card)
    state.log = log
