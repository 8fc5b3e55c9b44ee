"""Who is connected: how many, how fast, and by which credential (T1, T13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from sickbay.core.state import seats_of
from sickbay.server.credentials import Access
from sickbay.server.faults import TooMuch
from sickbay.server.limits import Buckets, Counts, Limits
from sickbay.server.viewers import Viewer


class Doors:
    """The open connections of one server."""

    def __init__(self, limits: Limits) -> None:
        self._all = Counts(limits.sockets)
        self._by_address = Counts(limits.sockets_of_address)
        self._by_table = Counts(limits.sockets_of_table)
        self._seats = Buckets(limits.seat)
        self._addresses = Buckets(limits.address)
        self._knocks = Buckets(limits.knock)
        self._viewers: dict[str, set[Viewer]] = {}

    def knock(self, address: str, now: float) -> None:
        """Somebody wants to come in, whoever it is.

        :raises TooMuch: if its address has tried too often
        """
        if not self._knocks.take(address, now):
            raise TooMuch("sockets-too-many")

    @contextmanager
    def place(self, address: str, table_id: str) -> Iterator[None]:
        """Room for one more connection.

        :raises TooMuch: if there is none
        """
        wanted = ((self._all, ""), (self._by_address, address), (self._by_table, table_id))
        taken: list[tuple[Counts, str]] = []
        try:
            for counts, key in wanted:
                if not counts.enter(key):
                    raise TooMuch("sockets-too-many")
                taken.append((counts, key))
            yield
        finally:
            for counts, key in taken:
                counts.leave(key)

    def may_ask(self, address: str, access: Access, now: float) -> bool:
        """Whether an address and the seats of a credential may ask once more now."""
        keys = [(access.table_id, seat) for seat in seats_of(access.own)]
        return self._addresses.take(address, now) and all(self._seats.take(key, now) for key in keys)

    @contextmanager
    def watched(self, access: Access, viewer: Viewer) -> Iterator[None]:
        """While this lasts the viewer goes when a credential of its access dies."""
        for credential in access.by:
            self._viewers.setdefault(credential, set()).add(viewer)
        try:
            yield
        finally:
            for credential in access.by:
                viewers = self._viewers.get(credential, set())
                viewers.discard(viewer)
                if not viewers:
                    self._viewers.pop(credential, None)

    def shut(self, dead: Iterable[str]) -> None:
        """These credentials are dead: whoever came in by them goes."""
        for credential in dead:
            for viewer in list(self._viewers.get(credential, ())):
                viewer.leave()
