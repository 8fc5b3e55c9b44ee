"""Whether a record holds: everything that it claims, played again and compared."""

from __future__ import annotations

from typing import Any, Final

from sickbay.core.errors import Arg, BadInput
from sickbay.core.game import Game
from sickbay.core.records.record import Record
from sickbay.core.records.replay import Differs, Replay


class Verdict:
    """Whether a record holds.

    :ivar differs: the first thing that differs, None if nothing does
    :ivar moves: how many moves were found good
    :ivar older: the record was made under another version of the rules or an older word table
    """

    __slots__ = ("differs", "moves", "older", "result")

    def __init__(self, record: Record, moves: int, older: bool, differs: Differs | None = None) -> None:
        self.differs = differs
        self.moves = moves
        self.older = older
        self.result = record.result

    @property
    def ok(self) -> bool:
        """Whether all is as the record says."""
        return self.differs is None

    @property
    def message(self) -> tuple[str, dict[str, Arg]]:
        """Key and arguments of the one line that says it."""
        if self.differs is not None:
            return self.differs.key, self.differs.args_said
        return "record-holds", {"moves": self.moves, "result": self.result}


def verify(record: Record, game: Game[Any], seed: int | None = None) -> Verdict:
    """Play a whole record and compare everything it claims.

    :param seed: the seed, for a record of a game that still runs
    :raises BadFile: if it has an option that the game does not have, or one that cannot be so
    """
    verdict = _verify(record, game, seed)
    if verdict.differs is not None and verdict.differs.key in _OF_PLAY:
        verdict.differs = _changed_option(record, game, seed, verdict.differs) or verdict.differs
    return verdict


_OF_PLAY: Final = (
    "record-mark-differs", "record-move-refused", "record-no-such-seat", "record-result-differs",
    "record-digest-differs",
)  # fmt: skip
"""What may differ because an option was changed."""


def _changed_option(record: Record, game: Game[Any], seed: int | None, differs: Differs) -> Differs | None:
    """If the record holds with one option as something else, it is that option."""
    for option in game.options:
        said = record.options.get(option.name, "")
        for choice in option.choices if not option.many else ():
            if choice == said:
                continue
            other = record.copy()
            other.options[option.name] = choice
            try:
                holds = _verify(other, game, seed).ok
            except BadInput:
                continue
            if holds:
                args: dict[str, Arg] = {"move": differs.move, "option": option.name, "value": choice}
                return Differs(
                    "record-option-differs", record.place(f"option {option.name}"), said=said, **args
                )
    return None


def _verify(record: Record, game: Game[Any], seed: int | None) -> Verdict:
    moves = 0
    older = record.rules != game.version
    try:
        play = Replay(record, game, seed)
        older = play.older
        play.settle()
        while play.number < len(record.moves):
            play.forward()
            moves = play.number
        play.check_end()
    except Differs as differs:
        return Verdict(record, moves, older, differs)
    return Verdict(record, moves, older)
