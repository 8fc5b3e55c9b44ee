"""The lines of a table's log: each entry of the journal as somebody may be told it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sickbay.core.state import HOST, Event
from sickbay.table.clock import DEADLINE, ORDER
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
from sickbay.table.messages import Line
from sickbay.table.proposal import UNDO
from sickbay.table.story import Happened
from sickbay.table.taking import Logged
from sickbay.text import Catalogue

if TYPE_CHECKING:
    from sickbay.table.table import Table

FAILED: Final = "failed"
MOST_NAMED: Final = 8
"""Lines by which moves that are taken back are named."""


def line(table: Table, logged: Logged, viewer: int, catalogue: Catalogue) -> Line | None:
    """An entry as a viewer may be told it, None if it is not for this viewer."""
    entry = logged.entry
    words, auto = "", getattr(entry, "auto", "")
    events: Sequence[Event] = ()
    if isinstance(entry, Moved):
        own = bool(viewer >> entry.seat & 1)
        words = entry.move if own or entry.seat == HOST else ""
        events = table.playing.story.happened[logged.move - 1].events
        auto = auto if own or auto != ORDER else ""
    elif isinstance(entry, Started):
        events = table.playing.opening
    elif isinstance(entry, Marked):
        words = entry.move
    elif isinstance(entry, Ordered) and not viewer >> entry.seat & 1:
        return None
    masked, format_move = table.game.masked, table.game.words.format
    return Line(
        entry=str(type(entry).__struct_config__.tag),
        move=logged.move,
        turn=logged.turn,
        seat=logged.seat,
        words=words,
        events=[format_move(masked(event, viewer)) for event in events],
        text=_text(table, logged, viewer, catalogue),
        auto=auto,
        at=entry.at,
    )


def _text(table: Table, logged: Logged, viewer: int, catalogue: Catalogue) -> list[str]:
    entry = logged.entry
    if isinstance(entry, Moved):
        return _moved(table, entry, logged.move - 1, viewer, catalogue)
    if isinstance(entry, Started) and table.contract.start:
        return [catalogue.say("log-started-position")]
    if isinstance(entry, Started):
        return [catalogue.say("log-started"), *table.playing.story.opening(catalogue)]
    if isinstance(entry, Said):
        return [entry.text]
    if isinstance(entry, Undone):
        return [_undone(table, entry, logged.moves, viewer, catalogue)]
    if isinstance(entry, Proposed):
        return [proposed(table, entry.seat, entry.what, logged.moves, viewer, catalogue)]
    return [_around(table, entry, catalogue)]


def _moved(table: Table, entry: Moved, at: int, viewer: int, catalogue: Catalogue) -> list[str]:
    told = table.playing.story.lines(at, viewer, catalogue)
    if entry.auto in (DEADLINE, FAILED):
        return [catalogue.say(f"log-auto-{entry.auto}", seat=entry.seat), *told]
    return told


def _undone(table: Table, entry: Undone, moves: list[Happened], viewer: int, catalogue: Catalogue) -> str:
    said = named(table, moves, viewer, catalogue)
    if entry.by is None:
        return catalogue.say("log-undone-owner", count=len(moves), moves=said)
    key = "log-undone" if entry.agreed is None else "log-undone-agreed"
    return catalogue.say(key, seat=entry.by, count=len(moves), moves=said)


def proposed(
    table: Table, seat: int, what: str, moves: list[Happened], viewer: int, catalogue: Catalogue
) -> str:
    """What somebody proposes, in words; of moves to be taken back, what the viewer may know."""
    if what == UNDO:
        said = named(table, moves, viewer, catalogue)
        return catalogue.say("log-proposed-undo", seat=seat, count=len(moves), moves=said)
    return catalogue.say(f"log-proposed-{what}", seat=seat)


def named(table: Table, moves: list[Happened], viewer: int, catalogue: Catalogue) -> str:
    """Moves that are no longer, or may soon be no longer, by what a viewer knows of them."""
    said: list[str] = []
    for happened in moves:
        if len(said) <= MOST_NAMED:
            said += table.playing.story.brief(happened, viewer, catalogue)
    return "; ".join(said[:MOST_NAMED]) + (" …" if len(said) > MOST_NAMED else "")


def _around(table: Table, entry: AnyEntry, catalogue: Catalogue) -> str:
    """What happened at the table around the game."""
    say = catalogue.say
    match entry:
        case Sat():
            return say("log-sat", name=entry.name)
        case Answered():
            key = "agrees" if entry.agree else "declines-late" if entry.auto else "declines"
            return say(f"log-{key}", seat=entry.seat)
        case Ordered():
            what = say(f"order-{entry.until or 'none'}")
            return say("log-ordered", seat=entry.seat, what=what)
        case Marked():
            if not entry.move:
                return say("log-unmarked", seat=entry.seat)
            move = catalogue.say_move(table.game.words.parse(entry.move))
            return say("log-marked", seat=entry.seat, move=move)
        case Clocked() | Paused() | Resumed() | Woke():
            return _of_the_clock(entry, catalogue)
        case HandedOver():
            if entry.by is None:
                return say("log-handed-over-owner", seat=entry.seat, bot=entry.bot)
            key = "log-handed-over" if entry.by == entry.seat else "log-taken-over"
            return say(key, seat=entry.seat, bot=entry.bot, by=entry.by)
        case TakenBack() | Linked():
            key = f"linked-{entry.how}" if isinstance(entry, Linked) else "taken-back"
            return say(f"log-{key}", seat=entry.seat)
        case Closed():
            return say(f"log-closed-{entry.why}")
        case Followed():
            return say("log-followed")
    raise AssertionError(entry)


def _of_the_clock(entry: Clocked | Paused | Resumed | Woke, catalogue: Catalogue) -> str:
    """That it runs, or stands, and why."""
    say = catalogue.say
    if isinstance(entry, Clocked):
        return say("log-clocked", seconds=round(entry.left / 1000))
    if isinstance(entry, Woke):
        return say("log-woke", minutes=max(1, round(entry.lost / 60_000)))
    if isinstance(entry, Paused) and entry.lost is not None:
        return say("log-paused-lost", seat=entry.lost)
    key = "paused" if isinstance(entry, Paused) else "resumed"
    return say(f"log-{key}-owner") if entry.by is None else say(f"log-{key}-by", seat=entry.by)
