"""Invitation links, and what is asked of a server over HTTP."""

from __future__ import annotations

import re
from collections.abc import Sequence
from http.client import HTTPException
from typing import Final, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from sickbay.core.errors import BadInput, SickbayError
from sickbay.core.files import one_line, quoted
from sickbay.table.messages import RefusedTold, SnapshotTold

_LINK: Final = re.compile(r"(https?://[^/?#\s@]+(?:/[^?#\s]*)?)/join/([A-Za-z0-9_-]{43})/?")
_PATIENCE: Final = 20.0
MOST_BYTES: Final = 16 << 20
"""Of an answer or a message; whoever sends more is no server of ours."""


class Unreachable(SickbayError):
    """Nobody answers there, or it is no server of ours."""


class LinkDead(BadInput):
    """The link opens nothing, or not any more."""


class RefusedThere(SickbayError):
    """The table has refused; nothing has changed.

    :ivar told: in the server's words
    """

    def __init__(self, told: RefusedTold) -> None:
        super().__init__("client-refused", text=one_line(told.text))
        self.told = told


class TableRow(Struct, frozen=True, kw_only=True):
    """A table that a link is for.

    :ivar seats: its own seats there
    """

    id: str
    game: str
    seats: list[int]
    owner: bool
    stage: str


class Me(Struct, frozen=True, kw_only=True):
    """What a link is for, the newest table first: a rematch keeps the links."""

    tables: list[TableRow]


class Link(NamedTuple):
    """An invitation link: where the server is, and the token by which it lets somebody in.

    >>> link = Link.read("https://play.example.org/join/" + 43 * "x")
    >>> link.base, link.socket("t1", "cs", [0, 2])
    ('https://play.example.org', 'wss://play.example.org/ws/t1?lang=cs&seats=0%2C2')
    """

    base: str
    token: str

    @staticmethod
    def read(text: str) -> Link:
        """Read a link as it was sent to somebody.

        :raises BadInput: if it is none
        """
        found = _LINK.fullmatch(text.strip())
        if found is None:
            raise BadInput("client-link-bad", link=quoted(text))
        return Link(found[1], found[2])

    @property
    def host(self) -> str:
        """The server's name, for people."""
        return urlsplit(self.base).netloc

    @property
    def headers(self) -> dict[str, str]:
        """What lets a request in. The token stands in no address, so no log keeps it."""
        return {"Authorization": f"Bearer {self.token}"}

    def socket(self, table: str, language: str, seats: Sequence[int] | None = None) -> str:
        """The address of a table's socket."""
        return "ws" + self.base.removeprefix("http") + f"/ws/{table}?{_query(language, seats)}"

    def fetch(self, path: str, language: str = "en", seats: Sequence[int] | None = None) -> bytes:
        """What the server answers to a question without a socket.

        :param path: after ``/api``
        :raises RefusedThere: if it refuses
        :raises Unreachable: if nobody answers
        """
        address = f"{self.base}/api{path}?{_query(language, seats)}"
        try:
            with urlopen(Request(address, headers=self.headers), timeout=_PATIENCE) as answer:  # noqa: S310
                return bytes(answer.read(MOST_BYTES))
        except HTTPError as error:
            raise self._refused(error) from None
        except (OSError, HTTPException) as error:
            why = getattr(error, "reason", error)
            raise Unreachable("client-unreachable", host=self.host, why=str(why)[:200]) from None

    def _refused(self, error: HTTPError) -> SickbayError:
        try:
            return RefusedThere(msgspec.json.decode(error.read(MOST_BYTES), type=RefusedTold))
        except (msgspec.MsgspecError, OSError, HTTPException):
            return Unreachable("client-stranger", host=self.host)

    def tables(self) -> list[TableRow]:
        """The tables that the link is for, the newest first.

        :raises LinkDead: if it is for none
        :raises Unreachable: if nobody answers, or no server of ours
        """
        try:
            found = msgspec.json.decode(self.fetch("/me"), type=Me).tables
        except msgspec.MsgspecError:
            raise Unreachable("client-stranger", host=self.host) from None
        if not found:
            raise LinkDead("client-link-dead")
        return found

    def snapshot(self, table: str, language: str, seats: Sequence[int]) -> SnapshotTold:
        """A table as it is seen through some of the link's seats."""
        return msgspec.json.decode(self.fetch(f"/tables/{table}", language, seats), type=SnapshotTold)


def _query(language: str, seats: Sequence[int] | None) -> str:
    asked = {"lang": language}
    if seats is not None:
        asked["seats"] = ",".join([str(seat) for seat in seats]) or "-"
    return urlencode(asked)
