"""What a bot is: it sees what its seat may see, and says one of its legal moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sickbay.core.chance import Chance
from sickbay.core.game import Game
from sickbay.core.positions import View
from sickbay.core.words import Move


class Turn:
    """One question to a bot. The state stays outside: a bot knows what its seat may know.

    :param game: the game, for its words and for trying things out on drawn states
    :param seat: the seat that is asked
    :param legal: its legal moves, at least one
    :param offered: whether the game goes on without it; then None is an answer
    :param chance: the bot's own chance, the same in every run with the same seed; it has the streams of the
        game (for ``game.determinize``) and one more for what the bot itself draws
    :param look: gives the seat's view; called only if the bot looks
    :param marks: moves that people at the other seats have marked on the board, as something they mean to do
    :param events: what the seat was told since it was last asked, in words that it may know; the first time
        since the game began. Only for a bot with ``wants_events = True``: others get none
    """

    __slots__ = ("_look", "_view", "chance", "events", "game", "legal", "marks", "offered", "seat")

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        legal: tuple[Move, ...],
        offered: bool,
        chance: Chance,
        look: Callable[[], View],
        events: tuple[Move, ...] = (),
        marks: tuple[Move, ...] = (),
    ) -> None:
        self.game = game
        self.seat = seat
        self.legal = legal
        self.offered = offered
        self.chance = chance
        self.events = events
        self.marks = marks
        self._look = look
        self._view: View | None = None

    @property
    def view(self) -> View:
        """All that the seat may know, as JSON data; made when first looked at."""
        view = self._view
        if view is None:
            view = self._look()
            self._view = view
        return view

    def say(self, move: Move) -> str:
        """A move as text."""
        return self.game.words.format(move)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 from the bot's own chance."""
        return self.chance.below(len(self.game.streams), n)

    def pick(self, moves: Sequence[Move]) -> Move:
        """One of the moves, each equally likely."""
        return moves[self.below(len(moves))]


class Bot(Protocol):
    """A player of one seat in one game; it may remember what it saw.

    One that keeps a history sets ``wants_events = True``: then each turn brings what its seat was told since
    the last (:attr:`Turn.events`).
    """

    def choose(self, turn: Turn) -> Move | None:
        """One of ``turn.legal``; None to let an offer pass."""


BotMaker = Callable[[], Bot]
"""Makes a bot that has seen nothing yet."""
