"""Making a record while a game is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sickbay.core.chance import seal
from sickbay.core.game import Game
from sickbay.core.records.record import Record, Said, write_options, write_result
from sickbay.core.records.replay import MARK
from sickbay.core.words import Move


class Recorder:
    """Collects the moves of a game while it is played.

    :param options: the options as the game has read them
    :param names: names of the players by seat
    :param marks: whether each move gets a mark, so that a later difference is found where it is
    """

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, object],
        seed: int,
        names: Mapping[int, str] | None = None,
        marks: bool = True,
    ) -> None:
        self.game = game
        self.seed = seed
        self.marks = marks
        self._record = Record(game.id, game.version, game.words.hash, write_options(options))
        self._record.names = dict(names or {})
        self._record.seal = seal(seed)

    def __len__(self) -> int:
        return len(self._record.moves)

    def add(self, state: Any, seat: int, move: Move, note: str = "") -> None:
        """Add a move that has just been played; ``state`` is the position after it."""
        mark = self.game.digest(state)[:MARK] if self.marks else ""
        self._record.moves.append(Said(seat, self.game.words.format(move), mark, note))

    def back_to(self, number: int) -> None:
        """Undo: keep so many moves; only the line that survives is written."""
        del self._record.moves[number:]

    def record(self, state: Any) -> Record:
        """The record so far, with the seed only if the game is over."""
        record = self._record.copy()
        result = self.game.result(state)
        record.seed = None if result is None else self.seed
        record.digest = self.game.digest(state)
        record.result = write_result(result)
        return record
