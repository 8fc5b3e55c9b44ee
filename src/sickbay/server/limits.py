"""How much anybody may ask for (T13)."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple


class Limits(NamedTuple):
    """What the server allows. Rates are so many a second, after a burst of so many.

    :ivar socket: requests of one connection, of one seat, of one address
    :ivar chat: lines of chat of one connection
    :ivar page: pages and API calls of one address
    :ivar knock: sockets that one address may try to open
    :ivar create: tables that one address may make
    :ivar tables: tables under way on this server
    :ivar owned: tables under way of one owner
    :ivar sockets: connections to this server, of one address, at one table
    :ivar strikes: bad frames of one connection before it is closed
    :ivar idle_gathering: days after which a table closes that nobody came to
    :ivar idle_playing: days after which a game closes that nobody went on with
    :ivar idle_session: days after which a browser is forgotten
    """

    socket: tuple[float, int] = (10.0, 40)
    seat: tuple[float, int] = (10.0, 60)
    address: tuple[float, int] = (200.0, 800)
    chat: tuple[float, int] = (0.5, 6)
    page: tuple[float, int] = (20.0, 120)
    knock: tuple[float, int] = (20.0, 1_000)
    create: tuple[float, int] = (1 / 60, 20)
    tables: int = 5_000
    owned: int = 100
    sockets: int = 10_000
    sockets_of_address: int = 400
    sockets_of_table: int = 200
    strikes: int = 20
    idle_gathering: int = 7
    idle_playing: int = 60
    idle_session: int = 400


_MOST_KEPT: Final = 20_000


class Bucket:
    """Tokens that fill up again: a rate after a burst."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, limit: tuple[float, int], now: float) -> None:
        self._rate, self._burst = limit
        self._left = float(self._burst)
        self._at = now

    def take(self, now: float) -> bool:
        """Take one, if there is one (``now`` in seconds of any steady clock)."""
        self._left = min(self._burst, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each key; the keys used longest ago are forgotten, so that memory stays flat."""

    def __init__(self, limit: tuple[float, int], most: int = _MOST_KEPT) -> None:
        self._limit = limit
        self._most = most
        self._kept: OrderedDict[object, Bucket] = OrderedDict()

    def take(self, key: object, now: float) -> bool:
        """Take one of a key's tokens, if there is one."""
        bucket = self._kept.get(key)
        if bucket is None:
            bucket = self._kept[key] = Bucket(self._limit, now)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return bucket.take(now)


class Counts:
    """How many of something each key has now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[object, int] = {}

    def enter(self, key: object) -> bool:
        """One more, if that is allowed."""
        count = self._counts.get(key, 0)
        if count >= self._most:
            return False
        self._counts[key] = count + 1
        return True

    def leave(self, key: object) -> None:
        """One less."""
        count = self._counts.get(key, 0) - 1
        if count > 0:
            self._counts[key] = count
        else:
            self._counts.pop(key, None)
