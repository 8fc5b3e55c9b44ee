"""Running the application: the port, and uvicorn as the server needs it."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from typing import Final, cast

from litestar import Litestar
from uvicorn import Config, Server
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sickbay.core.errors import SickbayError
from sickbay.server.guard import note
from sickbay.server.settings import Settings
from sickbay.server.sockets import LONGEST

_PATIENCE: Final = 10.0
"""Seconds in which whoever connects must have asked for something; twice that for all of a request."""
_SLOWEST: Final = 20.0
"""Seconds in which some 50 kB that were sent must have been read."""
_GOODBYE: Final = 3
_SPARE: Final = 500
_LONGEST_HEAD: Final = 16 * 1024


class Impatient(H11Protocol):
    """HTTP, but whoever is slow to ask, or to hear the answer, is sent away (T13)."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there; the clock runs."""
        super().connection_made(transport)
        self._seen: object = None
        self.loop.call_later(_PATIENCE, self._look)

    def _look(self) -> None:
        """Hang up if the request is still the one it was; nobody idles for so long between two of them."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:  # it is a socket by now
            return
        if cast("object", self.cycle) is self._seen:
            self.transport.abort()
            return
        self._seen = self.cycle
        self.loop.call_later(_PATIENCE, self._look)


class Brisk(WebSocketsSansIOProtocol):
    """Sockets, but whoever reads nothing of what was sent is sent away (T13)."""

    _slow: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """More waits to be read than there is room for; the clock runs."""
        super().pause_writing()
        self._slow = self.loop.call_later(_SLOWEST, self.transport.abort)

    def resume_writing(self) -> None:
        """It was read."""
        super().resume_writing()
        self._stop()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        super().connection_lost(exc)
        self._stop()

    def _stop(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None


class Discreet(logging.Filter):
    """Keeps what people sent out of the web server's log: it says what broke, not with what (T7)."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line may be logged as it is."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and not isinstance(error, UnicodeError):  # that is a frame, and no news
            note(error)
        return error is None


_DISCREET: Final = Discreet()


def _hush() -> None:
    """At its lower levels the web server logs addresses, links and whole frames, whoever sets up the logs."""
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_DISCREET)


def bind(settings: Settings) -> socket.socket:
    """The port, listening; 0 takes any that is free.

    :raises SickbayError: if it cannot be had
    """
    host, port = settings.host, settings.port
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, address = found[0]
        listening = socket.create_server(address[:2], family=family, backlog=2048)
        # What was sent waits for nothing: all that connect have this from here, whatever the event loop.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listening
    except socket.gaierror:
        raise SickbayError("serve-host-unknown", host=host) from None
    except OSError as error:
        key = {
            errno.EADDRINUSE: "serve-port-taken",
            errno.EACCES: "serve-port-forbidden",
            errno.EADDRNOTAVAIL: "serve-host-unknown",
        }.get(error.errno or 0)
        if key == "serve-host-unknown":
            raise SickbayError(key, host=host) from None
        if key is None:
            raise SickbayError("serve-port-failed", port=str(port), why=str(error.strerror)) from None
        raise SickbayError(key, port=str(port)) from None


def server_of(app: Litestar, settings: Settings) -> Server:
    """What serves the application: it logs no paths, which may hold tokens; frames are small and plain."""
    _hush()
    return Server(
        Config(
            app,
            http=Impatient,
            ws=Brisk,
            ws_max_size=LONGEST,
            ws_per_message_deflate=False,
            h11_max_incomplete_event_size=_LONGEST_HEAD,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            limit_concurrency=settings.limits.sockets + _SPARE,
            timeout_graceful_shutdown=_GOODBYE,
        )
    )
