"""The socket of a table: requests in, messages out (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from typing import Any, Final, get_args

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import PermissionDeniedException, WebSocketDisconnect

from sickbay.core.errors import BadInput, SickbayError
from sickbay.server.answers import Asking, answer, audience_of, look_through, seats_asked
from sickbay.server.callers import caller_of, check_origin
from sickbay.server.credentials import Access, Caller
from sickbay.server.faults import TooMuch
from sickbay.server.given import TableId, TheHall
from sickbay.server.guard import note, told
from sickbay.server.hall import Hall
from sickbay.server.limits import Bucket
from sickbay.server.live import LiveTable
from sickbay.server.viewers import Viewer
from sickbay.table import requests as asked
from sickbay.table.messages import AnyMessage, Done
from sickbay.table.voice import voice
from sickbay.text import pick_language

LONGEST: Final = 1 << 16
"""Bytes of a frame."""

_GOODBYE: Final = 1.0
"""Seconds that somebody who has to go may take to hear of it."""
_POLICY: Final = 1008
_DEAD: Final = 4001
"""Close code: the credential is dead."""

_request_of: Final = msgspec.json.Decoder(asked.AnyRequest)
_encode: Final = msgspec.json.Encoder().encode


@websocket("/ws/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: TableId, hall: TheHall) -> None:
    """Everything that happens at one table, for whoever holds a credential of it."""
    with ExitStack() as stack:
        try:
            caller = caller_of(socket, hall.settings)
            hall.doors.knock(caller.address, time.monotonic())
            check_origin(socket, hall.settings, needed=bool(caller.session))
            access = await hall.credentials.access(caller, table_id)
            seats = seats_asked(socket.query_params.get("seats", ""), access)
            await hall.table(table_id)
            stack.enter_context(hall.doors.place(caller.address, table_id))
        except SickbayError:
            raise PermissionDeniedException from None  # 403, and nothing about why
        await socket.accept()
        viewer = Viewer(audience_of(access, caller.language, seats))
        stack.enter_context(hall.doors.watched(access, viewer))
        # The table may have gone to sleep while the socket opened.
        await Connection(hall, await hall.table(table_id), access, caller, viewer).run(socket)
        del socket.receive, socket.send  # they hold it, and all that belongs to it, in a circle


class Connection:
    """One open socket."""

    def __init__(self, hall: Hall, live: LiveTable, access: Access, caller: Caller, viewer: Viewer) -> None:
        self.hall = hall
        self.live = live
        self.access = access
        self.caller = caller
        self.viewer = viewer
        self.strikes = 0
        now = time.monotonic()
        self._bucket = Bucket(hall.limits.socket, now)
        self._chat = Bucket(hall.limits.chat, now)

    async def run(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Read and write until one side has enough."""
        self.hall.figures.sockets += 1
        self.hall.figures.sockets_ever += 1
        self.live.enter(self.viewer)
        work = (self._write(socket), self._read(socket), self.viewer.left())
        tasks = [asyncio.ensure_future(one) for one in work]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            code = _DEAD if self.viewer.gone else _POLICY if self._struck_out else 1000
            self.live.leave(self.viewer)
            self.hall.figures.sockets -= 1
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            del self.live  # what a socket leaves behind refers to itself, and must not keep a table
            with contextlib.suppress(Exception):
                async with asyncio.timeout(_GOODBYE):
                    await socket.close(code)

    async def _write(self, socket: WebSocket[Any, Any, Any]) -> None:
        async def send(message: bytes) -> None:
            await socket.send_text(message.decode())

        with contextlib.suppress(WebSocketDisconnect, OSError):
            await self.viewer.pump(send, lambda: self.live.encoded_snapshot(self.viewer.audience))

    async def _read(self, socket: WebSocket[Any, Any, Any]) -> None:
        with contextlib.suppress(WebSocketDisconnect, OSError):
            while not self._struck_out:
                await self.handle(await socket.receive_text())

    @property
    def _struck_out(self) -> bool:
        return self.strikes >= self.hall.limits.strikes

    async def handle(self, frame: str) -> None:
        """Answer one frame."""
        figures = self.hall.figures
        figures.requests += 1
        try:
            request = _request_of.decode(frame)
        except (msgspec.MsgspecError, RecursionError) as error:
            figures.bad_frames += 1
            self.strikes += 1
            self._refuse(BadInput("request-bad", why=str(error)[:200]), "")
            return
        try:
            self._check_rate(request)
            message = await HANDLERS[type(request)](self, request)
        except SickbayError as error:
            figures.refused += 1
            self._refuse(error, request.id)
        except Exception as error:
            figures.errors += 1
            note(error)
            self._refuse(SickbayError("server-failed"), request.id)
        else:
            self.viewer.answer(_encode(message))

    def _refuse(self, error: SickbayError, request_id: str) -> None:
        language = self.viewer.audience.language
        catalogue = voice(self.live.table, language).catalogue
        self.viewer.answer(_encode(told(error, language, request_id, catalogue)))

    def _check_rate(self, request: asked.AnyRequest) -> None:
        """Refuse what comes too fast; nothing is done for it.

        :raises TooMuch: if it does
        """
        now = time.monotonic()
        own = self._bucket.take(now) and (not isinstance(request, asked.Chat) or self._chat.take(now))
        if own and self.hall.doors.may_ask(self.caller.address, self.access, now):
            return
        self.hall.figures.too_fast += 1
        self.strikes += not own  # what others of the same address or seat do is not held against it
        raise TooMuch("requests-too-fast")

    # -- one handler for each kind of request ---------------------------------------------------------

    async def change(self, request: asked.Change) -> AnyMessage:
        """Anything that changes the table: stored when this returns."""
        await self.live.request(self.access.actor, request)
        return Done(id=request.id)

    async def question(self, request: Asking) -> AnyMessage:
        """A question about the game, as this viewer may know it."""
        return answer(self.live, self.viewer.audience, request)

    async def snapshot(self, request: asked.Snapshot) -> AnyMessage:
        """Everything again."""
        self.viewer.refresh()
        return Done(id=request.id)

    async def seats(self, request: asked.Seats) -> AnyMessage:
        """Look through other seats."""
        seats = look_through(request.seats, self.access)
        self.live.look_as(self.viewer, self.viewer.audience._replace(viewer=seats))
        return Done(id=request.id)

    async def speak(self, request: asked.Speak) -> AnyMessage:
        """Be told in another language."""
        language = pick_language(request.language, {})
        self.live.look_as(self.viewer, self.viewer.audience._replace(language=language))
        return Done(id=request.id)


Handler = Callable[[Connection, Any], Awaitable[AnyMessage]]

HANDLERS: Final[dict[type[asked.Request], Handler]] = {
    **dict.fromkeys(get_args(asked.Change), Connection.change),
    **dict.fromkeys(get_args(Asking), Connection.question),
    asked.Snapshot: Connection.snapshot,
    asked.Seats: Connection.seats,
    asked.Speak: Connection.speak,
}
