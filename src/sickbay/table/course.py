"""One game under way: its position, and what led to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from sickbay.core.chance import Chance
from sickbay.core.errors import BadInput
from sickbay.core.game import Game
from sickbay.core.options import Options
from sickbay.core.state import Event, S
from sickbay.core.words import Move
from sickbay.table.story import Happened, Story


class Course(Generic[S]):
    """One game under way.

    Earlier positions are played again from the seed: a few milliseconds when somebody wants one, and nothing
    kept for it meanwhile.

    :param start: a whole position from which it begins, instead of a set-up
    :ivar opening: what set-up brought, secrets included
    :ivar revealed: of the position before each move
    """

    def __init__(
        self, game: Game[S], options: Options, seed: int, start: Mapping[str, object] | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self._start = start
        self.opening: list[Event] = []
        self.state: S = self._begun(self.opening)
        self.story = Story(game, game.view(self.state, 0))
        self.revealed: list[int] = []

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return len(self.revealed)

    @property
    def turn(self) -> int:
        """The number of the turn, or of the round in which all act at once; 0 in a game that counts none."""
        turn = getattr(self.state, "turn", getattr(self.state, "round", 0))
        return turn if isinstance(turn, int) else 0

    def _begun(self, events: list[Event] | None) -> S:
        if self._start:
            return self.game.from_json(self._start)
        state = self.game.set_up(self.options, Chance(self.seed, self.game.streams))
        state.log = events
        self.game.settle(state)
        state.log = None
        return state

    def push(self, seat: int, move: Move) -> Happened:
        """Make a legal move."""
        state = self.state
        self.revealed.append(state.revealed)
        events: list[Event] = []
        state.log = events
        self.game.push(state, seat, move)
        state.log = None
        happened = Happened(seat, move, events)
        self.story.add(happened)
        return happened

    def back(self, to: int) -> list[Happened]:
        """Take back what came after so many moves, and return it."""
        undone = self.story.happened[to:]
        self.state = self.after(to)
        self.story.cut(to)
        del self.revealed[to:]
        return undone

    def after(self, moves: int, steps: int | None = None) -> S:
        """The position after so many moves, and so many steps of what followed the last; None: all of them.

        :raises BadInput: if there is no such moment
        """
        if moves > self.moves:
            raise BadInput("moment-too-far", move=moves, moves=self.moves)
        state = self._begun(None)
        for at in range(moves):
            happened = self.story.happened[at]
            if at < moves - 1 or steps is None:
                self.game.push(state, happened.seat, happened.move)
            else:
                self.game.apply(state, happened.seat, happened.move)
                self._step(state, moves, steps)
        return state

    def _step(self, state: S, moves: int, steps: int) -> None:
        for taken in range(steps):
            if state.asked or not state.agenda:
                raise BadInput("moment-too-few-steps", move=moves, steps=taken)
            self.game.step(state)

    def free_to(self, seat: int) -> int:
        """So many moves are left if a seat takes back all that nobody but itself has answered or seen."""
        to = self.moves
        while to and self.revealed[to - 1] == self.state.revealed:
            happened = self.story.happened[to - 1]
            if happened.seat != seat or self.game.is_binding(happened.move):
                break
            to -= 1
        return to
