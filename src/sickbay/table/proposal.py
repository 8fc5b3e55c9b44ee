"""What all people at a table must agree to."""

from __future__ import annotations

from sickbay.table.story import Happened

UNDO = "undo"
ABANDON = "abandon"
REMATCH = "rematch"


class Proposal:
    """Something that waits for the consent of all other people at the table.

    :ivar since: since when it waits (ms)
    :ivar moves: of an undo: the moves that would be taken back
    :ivar answers: who has agreed so far; who made it agrees
    """

    __slots__ = ("answers", "moves", "number", "seat", "since", "to", "what")

    def __init__(self, number: int, seat: int, what: str, to: int, since: int, moves: list[Happened]) -> None:
        self.number = number
        self.seat = seat
        self.what = what
        self.to = to
        self.since = since
        self.moves = moves
        self.answers: dict[int, bool] = {seat: True}
