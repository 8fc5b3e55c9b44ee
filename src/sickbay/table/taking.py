"""Folding entries of the journal into a table. They were decided before, so nothing is refused here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sickbay.core.state import HOST
from sickbay.table import countdown
from sickbay.table.contract import PERSON
from sickbay.table.course import Course
from sickbay.table.entries import (
    Answered,
    AnyEntry,
    Clocked,
    Closed,
    Followed,
    HandedOver,
    Linked,
    Marked,
    Moved,
    Ordered,
    Paused,
    Proposed,
    Resumed,
    Said,
    Sat,
    Started,
    TakenBack,
    Undone,
    Woke,
)
from sickbay.table.proposal import ABANDON, REMATCH, UNDO, Proposal
from sickbay.table.story import Happened, is_window
from sickbay.table.voice import silence

if TYPE_CHECKING:
    from sickbay.table.table import Table


TALK: Final = (Said, Marked, Ordered, Sat, Undone, Proposed, Paused, HandedOver)
"""What a seat may bring about without end unless it is counted; a game alone ends by itself."""


class Logged(NamedTuple):
    """An entry as it is told.

    :ivar number: in the journal
    :ivar move: how many moves stood then; for a move, its own number
    :ivar turn: number of the turn then
    :ivar seat: whose it is, None for the table
    :ivar moves: the moves that it is about: that were taken back, or shall be
    """

    number: int
    entry: AnyEntry
    move: int
    turn: int
    seat: int | None
    moves: list[Happened]


def seat_of(entry: AnyEntry) -> int | None:
    """Who spoke, None for the table or the owner."""
    seat = getattr(entry, "by", getattr(entry, "seat", None))
    return seat if isinstance(seat, int) and seat != HOST else None


def take(table: Table, entry: AnyEntry) -> None:
    """Fold one entry in."""
    seat = seat_of(entry)
    if entry.id:
        table.done.add((seat, entry.id))
        if isinstance(entry, TALK):
            table.spent[seat] = table.spent.get(seat, 0) + 1
    by_itself = getattr(entry, "auto", "") or getattr(entry, "agreed", None) is not None
    secret = isinstance(entry, Ordered)  # nothing that others are told may change by it (T5)
    if seat is not None and not by_itself and not secret:
        table.chairs[seat].spoke = entry.at
        table.chairs[seat].absent = False
    moves = _TAKERS[type(entry)](table, entry)
    stand, turn = (table.course.moves, table.course.turn) if table.course else (0, 0)
    table.log.append(Logged(len(table.entries), entry, stand, turn, seat, moves or []))


def _sat(table: Table, entry: Sat) -> None:
    table.chairs[entry.seat].name = entry.name
    silence(table)
    table.told.clear()


def _started(table: Table, entry: Started) -> None:
    for chair, kind in zip(table.chairs, entry.kinds, strict=True):
        chair.kind = kind
        if kind != PERSON:
            chair.name = ""
    table.course = Course(table.game, dict(table.contract.options), table.seed, table.contract.start)
    table.stage = "playing"
    silence(table)
    table.told.clear()
    _moved_on(table)
    _asked(table, entry.at)


def _moved(table: Table, entry: Moved) -> None:
    course = table.playing
    game, before = table.game, course.state
    counted = countdown.under_way(table)
    asked, offered, top, revealed = before.asked, before.offered, before.agenda[-1], before.revealed
    window = entry.seat != HOST and is_window(game.waits(before)[entry.seat].rule)
    happened = course.push(entry.seat, game.words.parse(entry.move))
    state = course.state
    _moved_on(table)
    goes_on = countdown.moved(table, counted)
    same = bool(state.agenda) and state.agenda[-1] == top
    still = asked & state.asked | offered & state.offered if same else 0
    together = still & state.asked if asked >> entry.seat & 1 else 0
    mover = 1 << entry.seat
    anew, look_again = mover | ~still, mover | ~together
    if goes_on:  # each die is placed for itself: only who rolls has to look again
        look_again = mover if state.revealed != revealed else 0
    for seat, chair in enumerate(table.chairs):
        if anew >> seat & 1:
            chair.since = entry.at
        if look_again >> seat & 1:
            chair.fresh = table.at
    if entry.seat != HOST:
        chair = table.chairs[entry.seat]
        chair.absent = chair.absent or entry.auto == "deadline"
        if entry.move in chair.marks:
            chair.marks.remove(entry.move)
        if not window and not state.asked >> entry.seat & 1:
            chair.marks.clear()
    words = {game.words.words[words[0]] for _, words in happened.events}
    for chair in table.chairs:
        if chair.order in words:
            chair.order = ""
    if state.ended:
        _ended(table, "over")


def _moved_on(table: Table) -> None:
    """The position is another one."""
    table.at += 1
    table.held.clear()
    table.declined.clear()
    table.told.clear()
    _drop(table, UNDO)


def _asked(table: Table, now: int) -> None:
    """Everybody is asked anew."""
    for chair in table.chairs:
        chair.since = now
        chair.fresh = table.at


def _ended(table: Table, stage: str) -> None:
    table.stage = stage
    table.paused_at = table.paused_by = None
    table.paused_why = ""
    table.countdown = None
    table.told.clear()
    _drop(table, UNDO, ABANDON)
    for chair in table.chairs:
        chair.order = ""
        chair.marks.clear()


def _drop(table: Table, *what: str) -> None:
    table.proposals = {
        number: proposal for number, proposal in table.proposals.items() if proposal.what not in what
    }


def _undone(table: Table, entry: Undone) -> list[Happened]:
    undone = table.playing.back(entry.to)
    table.log[:] = [
        logged for logged in table.log if not (isinstance(logged.entry, Moved) and logged.move > entry.to)
    ]
    _moved_on(table)
    _asked(table, entry.at)
    return undone


def _proposed(table: Table, entry: Proposed) -> list[Happened]:
    moves = table.playing.story.happened[entry.to :] if entry.what == UNDO else []
    table.proposals[entry.number] = Proposal(entry.number, entry.seat, entry.what, entry.to, entry.at, moves)
    table.proposed = entry.number
    return moves


def _answered(table: Table, entry: Answered) -> list[Happened]:
    proposal = table.proposals[entry.number]
    if entry.agree:
        proposal.answers[entry.seat] = True
    else:
        del table.proposals[entry.number]
        if proposal.what == UNDO:
            table.declined.add(proposal.seat)
    return proposal.moves


def _ordered(table: Table, entry: Ordered) -> None:
    table.chairs[entry.seat].order = entry.until


def _marked(table: Table, entry: Marked) -> None:
    marks = table.chairs[entry.seat].marks
    if entry.move:
        marks.append(entry.move)
    else:
        marks.clear()


def _said(table: Table, entry: Said) -> None:
    pass


def _clocked(table: Table, entry: Clocked) -> None:
    countdown.begin(table, entry.at, entry.left)


def _paused(table: Table, entry: Paused) -> None:
    table.paused_at, table.paused_by = entry.at, entry.by
    table.paused_why = "" if entry.lost is None else "lost"
    if table.countdown is not None:
        table.countdown.stop(entry.at)


def _resumed(table: Table, entry: Resumed) -> None:
    assert table.paused_at is not None
    _lose(table, entry.at - table.paused_at, entry.at)
    table.paused_at = table.paused_by = None
    table.paused_why = ""


def _lose(table: Table, lost: int, now: int) -> None:
    """No deadline counts so many milliseconds that have just passed."""
    for chair in table.chairs:
        chair.since = min(chair.since + lost, now)
        chair.spoke = min(chair.spoke + lost, now)
    for proposal in table.proposals.values():
        proposal.since = min(proposal.since + lost, now)


def _handed_over(table: Table, entry: HandedOver) -> None:
    table.chairs[entry.seat].stand_in = entry.bot
    table.held.pop(entry.seat, None)
    table.told.clear()


def _taken_back(table: Table, entry: TakenBack) -> None:
    chair = table.chairs[entry.seat]
    chair.stand_in = ""
    chair.since = entry.at
    table.held.pop(entry.seat, None)
    table.told.clear()


def _linked(table: Table, entry: Linked) -> None:
    pass


def _woke(table: Table, entry: Woke) -> None:
    if table.paused_at is None:
        _lose(table, entry.lost, entry.at)
    for chair in table.chairs:
        if not chair.here:
            chair.gone = entry.at
    table.held.clear()
    if table.countdown is not None and table.paused_at is None:  # until somebody says that all are back
        table.countdown.stop(entry.at - entry.lost)
        table.paused_at, table.paused_why = entry.at, "woke"


def _closed(table: Table, entry: Closed) -> None:
    table.closed = entry.why
    _ended(table, "closed")


def _followed(table: Table, entry: Followed) -> None:
    table.follows = entry.table
    _drop(table, REMATCH)


_TAKERS: Final[dict[type[Any], Callable[[Table, Any], list[Happened] | None]]] = {
    Sat: _sat,
    Started: _started,
    Moved: _moved,
    Undone: _undone,
    Proposed: _proposed,
    Answered: _answered,
    Ordered: _ordered,
    Marked: _marked,
    Said: _said,
    Clocked: _clocked,
    Paused: _paused,
    Resumed: _resumed,
    HandedOver: _handed_over,
    TakenBack: _taken_back,
    Linked: _linked,
    Woke: _woke,
    Closed: _closed,
    Followed: _followed,
}
