"""How things stand at a table: a snapshot, into which every event is folded."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from sickbay.core.positions import digest_of
from sickbay.table.messages import Event, Line, SnapshotTold

MOST_LINES: Final = 2000
"""Lines of the log that are kept."""

_SHARED: Final = [name for name in Event.__struct_fields__ if name in SnapshotTold.__struct_fields__]
"""What snapshots and events both say."""


class Gap(Exception):
    """Something was lost, or is not what the server sees: a snapshot is needed."""


def fold(standing: SnapshotTold, event: Event) -> SnapshotTold:
    """How things stand after an event. The position in words is in snapshots alone.

    :raises Gap: if an event before this one was lost, or the view is not the one that the server sees
    """
    if event.seq != standing.seq + 1:
        raise Gap
    log = standing.log if event.cut is None else [line for line in standing.log if _stands(line, event.cut)]
    told = {name: getattr(event, name) for name in _SHARED}
    after = replace(standing, **told, position=[], log=[*log, *event.lines][-MOST_LINES:])
    if not is_true(after):
        raise Gap
    return after


def is_true(standing: SnapshotTold) -> bool:
    """Whether the view is the one that the server sees."""
    return standing.view is None or digest_of(standing.view) == standing.digest


def _stands(line: Line, moves: int) -> bool:
    """Whether a line is still true when so many moves are left."""
    return line.entry != "moved" or line.move <= moves


class Bookmark:
    """How far somebody has read the log; it holds across lost connections and moves taken back.

    >>> said = [Line(entry="said", move=0, seat=0, text=[text], at=at) for text, at in (("a", 1), ("b", 2))]
    >>> reader = Bookmark()
    >>> [line.text for line in reader.unread(said)], reader.unread(said)
    ([['a'], ['b']], [])
    """

    def __init__(self) -> None:
        self._at = -1
        self._count = 0

    def copy(self) -> Bookmark:
        """Another, at the same place."""
        other = Bookmark()
        other._at, other._count = self._at, self._count
        return other

    def unread(self, log: list[Line]) -> list[Line]:
        """The lines since the last time."""
        same = [line for line in log if line.at == self._at][self._count :]
        found = same + [line for line in log if line.at > self._at]
        if log and log[-1].at >= self._at:
            self._at = log[-1].at
            self._count = sum([line.at == self._at for line in log])
        return found
