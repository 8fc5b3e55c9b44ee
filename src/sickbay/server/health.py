"""How the server is: figures for those who run it, without secrets and without anything of one table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from sickbay.table.entries import AnyEntry, Moved, Undone

if TYPE_CHECKING:
    from sickbay.server.hall import Hall


class Figures:
    """Counts since the server started."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.created = 0
        self.moves = 0
        self.undone = 0
        self.entries = 0
        self.requests = 0
        self.refused = 0
        self.bad_frames = 0
        self.too_fast = 0
        self.errors = 0
        self.store_failures = 0
        self.sockets = 0
        self.sockets_ever = 0
        self.notices_sent = 0
        self.notices_failed = 0

    def count(self, entries: list[AnyEntry]) -> None:
        """Count entries that were stored."""
        self.entries += len(entries)
        self.moves += sum(isinstance(entry, Moved) for entry in entries)
        self.undone += sum(isinstance(entry, Undone) for entry in entries)


_TEXTS: Final = (
    ("created", "tables_created", "Tables made"),
    ("moves", "moves", "Moves stored"),
    ("undone", "undone", "Times that something was taken back"),
    ("entries", "entries", "Journal entries stored"),
    ("requests", "requests", "Requests over sockets and JSON"),
    ("refused", "requests_refused", "Requests that were refused"),
    ("bad_frames", "frames_bad", "Frames that could not be read"),
    ("too_fast", "requests_too_fast", "Requests over a limit"),
    ("errors", "errors", "Errors inside the server"),
    ("store_failures", "store_failures", "Writes that failed"),
    ("sockets_ever", "sockets_opened", "Connections opened"),
    ("notices_sent", "notices_sent", "Notices delivered"),
    ("notices_failed", "notices_failed", "Notices given up"),
)


def metrics(hall: Hall) -> str:
    """All figures as Prometheus reads them."""
    figures = hall.figures
    lines: list[str] = []

    def put(name: str, kind: str, text: str, value: float) -> None:
        lines.extend(
            [f"# HELP sickbay_{name} {text}", f"# TYPE sickbay_{name} {kind}", f"sickbay_{name} {value:g}"]
        )

    for field, name, text in _TEXTS:
        put(f"{name}_total", "counter", text, getattr(figures, field))
    put("bot_questions_total", "counter", "Questions to bots", hall.bots.asked)
    put("bot_failures_total", "counter", "Questions to bots without an answer", hall.bots.failed)
    put("store_commits_total", "counter", "Commits", hall.store.commits)
    put("store_commit_seconds_total", "counter", "Seconds spent in commits", hall.store.commit_seconds)
    put("cpu_seconds_total", "counter", "Processor time of the server's process", time.process_time())
    put("sockets", "gauge", "Connections open now", figures.sockets)
    put("tables_live", "gauge", "Tables in memory", len(hall.live))
    put("tables_asleep", "gauge", "Unfinished tables only in the store", hall.asleep)
    put("bot_questions_waiting", "gauge", "Questions to bots not answered yet", hall.bots.waiting)
    put("uptime_seconds", "gauge", "Seconds since the start", time.monotonic() - figures.began)
    resident = resident_bytes()
    if resident:
        put("resident_bytes", "gauge", "Memory of the server's process", resident)
    return "\n".join([*lines, ""])


def resident_bytes() -> int:
    """Memory of this process, 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123  (no file of ours)
            return int(file.read().split()[1]) * 4096
    except (OSError, ValueError, IndexError):
        return 0
