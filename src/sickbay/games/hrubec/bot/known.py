"""The position as a seat knows it."""

from __future__ import annotations

from typing import Final, cast

from sickbay.core.bot import Turn
from sickbay.core.chance import Chance
from sickbay.core.game import Game
from sickbay.games.hrubec.state import Hrubec
from sickbay.games.hrubec.words import CLOSING, UNKNOWN

_HIDDEN_SEED: Final = 0


def read_view(turn: Turn) -> Hrubec:
    """The position of the seat's view, where every card that it does not know is the word ``?``.

    So nothing can be decided by what chance put in the place of hidden cards. Draw and discard pile are one,
    unknown: whoever draws gets ``?``. The Hospital Closing card is known to be the last of the queue.
    """
    view = turn.view
    game: Game[Hrubec] = turn.game
    state = game.determinize(view, Chance(_HIDDEN_SEED, game.streams))
    for hand, known in zip(state.hands, cast("list[list[str]]", view["hands"]), strict=True):
        for at, name in enumerate(known):
            if name == "?":
                hand[at] = UNKNOWN
    state.draw_pile = [UNKNOWN] * (len(state.draw_pile) + len(state.discard_pile))
    state.discard_pile = []
    state.queue = [card if card == CLOSING else UNKNOWN for card in state.queue]
    state.covered = UNKNOWN
    picks = cast("list[str | None]", view["picks"])
    state.picks = [UNKNOWN if picks[at] == "?" else pick for at, pick in enumerate(state.picks)]
    state.history = []
    return state
