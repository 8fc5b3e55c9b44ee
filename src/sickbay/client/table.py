"""A table on a server, kept in step by a thread of its own."""

from __future__ import annotations

import random
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from sickbay.client.link import MOST_BYTES, Link, LinkDead, RefusedThere, Unreachable
from sickbay.client.standing import Gap, fold, is_true
from sickbay.core.errors import BadInput
from sickbay.table import requests
from sickbay.table.messages import AnyMessage, Asked, Done, Event, Pong, RefusedTold, SnapshotTold, Told

_FIRST_PAUSE: Final = 0.2
_LONGEST_PAUSE: Final = 15.0
_BREATH: Final = 0.5
"""Seconds after which a request that came too fast is sent again."""
_MOST_BREATHS: Final = 20

_message_of: Final = msgspec.json.Decoder(AnyMessage)
_encode: Final = msgspec.json.Encoder().encode


def join(link: str, *, name: str = "", language: str = "en") -> RemoteTable:
    """Sit down at the table of an invitation link.

    :param name: under which to sit down; without one nothing is said about it
    :raises BadInput: if it is no link, or a dead one
    :raises Unreachable: if nobody answers
    :raises RefusedThere: if the table does not take the name
    """
    read = Link.read(link)
    table = RemoteTable(read, read.tables()[0].id, language)
    try:
        if name:
            table.sit(name)
    except BaseException:
        table.close()
        raise
    return table


class Turn(NamedTuple):
    """A question to one of the own seats.

    :ivar at: number of the position in which it was asked
    """

    table: RemoteTable
    seat: int
    asked: Asked
    at: int

    @property
    def moves(self) -> list[str]:
        """The legal moves in words."""
        return [move.move for group in self.asked.groups for move in group.moves]

    def play(self, move: str) -> bool:
        """Answer; False if something happened meanwhile that matters, so that it has to be thought over.

        Where all act at once somebody else may have taken the space (F5.6).

        :raises RefusedThere: if the move is refused for another reason
        """
        try:
            self.table.ask(requests.Play, seat=self.seat, move=move, at=self.at)
        except RefusedThere as error:
            was_legal = bool(error.told.rule) and move in self.moves
            if was_legal or error.told.key == "table-moved-on":
                return False
            raise
        return True


class _Waiting:
    """A request that has no answer yet."""

    def __init__(self, frame: str) -> None:
        self.frame = frame
        self.answer: Done | Told | RefusedTold | None = None


class RemoteTable:
    """A table on a server, as somebody with a link may know it.

    A thread of its own keeps it in step. When the connection is lost it comes back by itself, and what was
    asked meanwhile is asked again: a request acts once, however often it is sent.

    :param table_id: one of the link's tables
    :param language: in which everything is told
    :param seats: through which of its own seats to look, None for all
    :param heard: called, in that thread, when something is new
    :raises LinkDead: if the link does not open this table
    :raises Unreachable: if nobody answers
    """

    def __init__(
        self,
        link: Link,
        table_id: str,
        language: str = "en",
        seats: Sequence[int] | None = None,
        heard: Callable[[], None] | None = None,
    ) -> None:
        self.link = link
        self.id = table_id
        self.language = language
        self.seats = seats
        self.heard = heard
        self.connected = False
        self.changes = 0
        """Counts whatever may be of interest: messages, the connection lost and found."""
        self._news = threading.Condition()
        self._standing: SnapshotTold | None = None
        self._waiting: dict[str, _Waiting] = {}
        self._socket: ClientConnection | None = None
        self._failed: Exception | None = None
        self._pause = _FIRST_PAUSE
        self._behind = False
        """Whether a snapshot was asked for that has not come yet."""
        self._closing = threading.Event()
        self._open()  # the first time, whatever is wrong is said at once
        self._thread = threading.Thread(target=self._run, name=f"table {table_id}", daemon=True)
        self._thread.start()
        self.wait(lambda: self._standing is not None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave; the seats stay one's own."""
        self._closing.set()
        with self._news:
            socket = self._socket
        if socket is not None:
            socket.close()
        if self._thread is not threading.current_thread():
            self._thread.join(1)

    # -- how things stand -----------------------------------------------------------------------------

    @property
    def standing(self) -> SnapshotTold:
        """How things stand, as far as was heard."""
        assert self._standing is not None, "the constructor waits for the first"
        return self._standing

    def wait(self, until: Callable[[], bool], timeout: float | None = None) -> bool:
        """Wait until something is so; False if it was not in time (seconds).

        :raises LinkDead: if it cannot be any more
        """
        with self._news:
            so = self._news.wait_for(lambda: self._failed is not None or until(), timeout)
            if self._failed is not None:
                raise self._failed
            return so

    def turns(self) -> Iterator[Turn]:
        """The questions to the own seats, one after another, until the game is over.

        Offers, which the game does not wait for, are in ``standing.asked`` only.
        """
        while True:
            self.wait(lambda: self._over() or self._turn() is not None)
            turn = self._turn()
            if turn is None:
                return
            yield turn

    def _over(self) -> bool:
        return self.standing.table.stage in ("over", "closed")

    def _turn(self) -> Turn | None:
        standing = self.standing
        if standing.table.paused or self._over():
            return None
        asked = next((asked for asked in standing.asked if asked.asked), None)
        return None if asked is None else Turn(self, asked.seat, asked, standing.table.at)

    # -- asking ---------------------------------------------------------------------------------------

    def ask(self, kind: type[requests.Request], timeout: float | None = None, **fields: Any) -> Told | None:
        """Send a request and wait until it is done, or for the answer to a question.

        :param kind: one of :mod:`sickbay.table.requests`, its fields without the id follow
        :raises BadInput: if a field does not fit
        :raises RefusedThere: if the table refuses
        :raises Unreachable: if there is no answer in time; it may be done all the same
        """
        request = kind(id=secrets.token_hex(8), **fields)
        waiting = _Waiting(_encode(request).decode())
        try:
            msgspec.json.decode(waiting.frame, type=kind)
        except msgspec.ValidationError as error:
            raise BadInput("client-request-bad", why=str(error)) from None
        with self._news:
            self._waiting[request.id] = waiting
        try:
            for _ in range(_MOST_BREATHS):
                self._send(waiting)
                if not self.wait(lambda: waiting.answer is not None, timeout):
                    raise Unreachable("client-no-answer", host=self.link.host)
                answer = waiting.answer
                if not isinstance(answer, RefusedTold) or answer.key != "requests-too-fast":
                    break
                time.sleep(_BREATH)
                waiting.answer = None
        finally:
            with self._news:
                del self._waiting[request.id]
        if isinstance(answer, RefusedTold):
            raise RefusedThere(answer)
        return answer if isinstance(answer, Told) else None

    def sit(self, name: str) -> None:
        """Sit down under a name; with several seats the others get a number too."""
        for number, seat in enumerate(self.standing.own, 1):
            numbered = name if number == 1 else f"{name} {number}"
            if self.standing.table.seats[seat].name != numbered:
                self.ask(requests.Sit, seat=seat, name=numbered)

    def look_through(self, seats: Sequence[int]) -> None:
        """Look through some of the own seats, until something else is said."""
        self.seats = seats
        self.ask(requests.Seats, seats=list(seats))
        self.wait(lambda: self.standing.seats == sorted(seats))

    def speak(self, language: str) -> None:
        """Be told in another language from now on."""
        self.language = language
        self.ask(requests.Speak, language=self.language)
        self.wait(lambda: self.standing.language == language)

    def follow(self) -> RemoteTable:
        """The next table, after all agreed to play again; this one is left."""
        table = RemoteTable(self.link, self.standing.table.follows, self.language, None, self.heard)
        self.close()
        return table

    def record(self) -> str:
        """The record of the finished game."""
        return self.link.fetch(f"/tables/{self.id}/record", self.language).decode("utf-8", "replace")

    def pack(self) -> str:
        """The owner's own pack with which the table plays; empty if the game's own values count."""
        return self.link.fetch(f"/tables/{self.id}/pack", self.language).decode("utf-8", "replace")

    def _send(self, waiting: _Waiting) -> None:
        """Send it, if there is a connection; if not, it is sent when there is one."""
        socket = self._socket
        if socket is not None:
            with suppress(OSError, WebSocketException):  # the thread notices too, and sends it again
                socket.send(waiting.frame)

    # -- the connection -------------------------------------------------------------------------------

    def _open(self) -> None:
        """Connect.

        :raises LinkDead: if the link does not open the table any more
        :raises Unreachable: if nobody answers
        """
        address = self.link.socket(self.id, self.language, self.seats)
        try:
            socket = connect(
                address, additional_headers=self.link.headers, compression=None, max_size=MOST_BYTES
            )
        except InvalidStatus as error:
            if error.response.status_code == 403:
                self._check_link()
                raise Unreachable("client-full", host=self.link.host) from None
            raise Unreachable("client-stranger", host=self.link.host) from None
        except (OSError, WebSocketException) as error:
            raise Unreachable("client-unreachable", host=self.link.host, why=str(error)[:200]) from None
        with self._news:
            self._socket = socket
            if self._closing.is_set():
                socket.close()

    def _check_link(self) -> None:
        """A socket was refused without a word: find out whether the link is dead."""
        if self.id not in [row.id for row in self.link.tables()]:
            raise LinkDead("client-link-dead")

    def _run(self) -> None:
        """Hear what the server says, and come back when the connection is lost."""
        while not self._closing.is_set():
            try:
                if self._socket is None:
                    self._open()
                self._hear_all()
            except (Unreachable, OSError, WebSocketException):
                pass  # it may be there again in a moment
            except Exception as error:
                self._failed = error
                self._closing.set()
            with self._news:
                self._socket, self.connected, self._behind = None, False, False
            self._stir()
            self._closing.wait(self._pause * random.uniform(0.5, 1))
            self._pause = min(2 * self._pause, _LONGEST_PAUSE)

    def _hear_all(self) -> None:
        socket = self._socket
        assert socket is not None
        with socket:
            for waiting in list(self._waiting.values()):
                self._send(waiting)
            for frame in socket:
                self._hear(frame)

    def _hear(self, frame: str | bytes) -> None:
        try:
            message = _message_of.decode(frame)
        except msgspec.MsgspecError:
            raise LinkDead("client-stranger", host=self.link.host) from None
        if isinstance(message, SnapshotTold):
            if not is_true(message):
                raise LinkDead("client-stranger", host=self.link.host)
            self._standing, self.connected, self._behind = message, True, False
            self._pause = _FIRST_PAUSE
        elif isinstance(message, Event):
            self._fold(message)
        elif not isinstance(message, Pong):  # nobody waits for one
            self._answer(message)
        self._stir()

    def _answer(self, message: Done | Told | RefusedTold) -> None:
        """Hand an answer to who waits for it; what a server could not even read, it refuses without an id."""
        ids = [message.id] if message.id or len(self._waiting) != 1 else list(self._waiting)
        for waiting in [self._waiting[known] for known in ids if known in self._waiting]:
            waiting.answer = message

    def _fold(self, event: Event) -> None:
        """Take an event in; after one that was lost, nothing counts until a snapshot comes."""
        if self._behind:
            return
        try:
            self._standing = fold(self.standing, event)
        except Gap:
            self._behind = True
            self._send(_Waiting(_encode(requests.Snapshot(id=secrets.token_hex(8))).decode()))

    def _stir(self) -> None:
        with self._news:
            self.changes += 1
            self._news.notify_all()
        if self.heard is not None:
            self.heard()
