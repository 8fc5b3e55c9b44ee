"""The seats of a table on a server, in words."""

from __future__ import annotations

import time
from collections.abc import Callable

from sickbay.core.files import one_line
from sickbay.table.contract import PERSON
from sickbay.table.messages import SeatInfo, SnapshotTold, TableInfo
from sickbay.terminal_ui.players import ME, Players

Say = Callable[..., str]
"""Says a message."""


def players_of(standing: SnapshotTold) -> Players:
    """Who sits where."""
    seats = standing.table.seats
    kinds = [ME if info.seat in standing.own else info.kind for info in seats]
    return Players(kinds, [one_line(info.name) for info in seats])


def seat_lines(standing: SnapshotTold, say: Say) -> list[str]:
    """Every seat and what is to be known of it, a line each."""
    playing = standing.table.stage == "playing"
    lines = []
    for info in standing.table.seats:
        facts = ", ".join([fact for fact in _facts(info, info.seat in standing.own, playing, say) if fact])
        name = one_line(info.name)
        lines.append(say("join-seat", name=name, facts=facts) if facts else name)
    return lines


def _facts(info: SeatInfo, own: bool, playing: bool, say: Say) -> list[str]:
    bot = info.stand_in or ("" if info.kind == PERSON else info.kind)
    facts = [
        say("join-you") if own else "",
        say("join-free") if not info.taken else "",
        say("join-bot", bot=one_line(bot)) if bot else "",
        say("join-away") if not bot and info.taken and not info.here else "",
        say("join-asked") if playing and info.asked == "asked" else "",
    ]
    if playing and info.due is not None:
        left = max(0, info.due - round(time.time() * 1000)) // 1000
        facts.append(say("join-due", minutes=left // 60, seconds=f"{left % 60:02}"))
    return facts


def waited_for(table: TableInfo, say: Say) -> str:
    """Who or what is waited for; empty if that is not known."""
    if table.paused:
        return say("join-paused")
    gathering = table.stage == "gathering"
    missing = [info.name for info in table.seats if (not info.taken if gathering else info.asked == "asked")]
    if missing:
        return say("join-waits-for", names=one_line(", ".join(missing)))
    return say("join-waits-start") if gathering else ""
