"""A bad line between a browser and the server: slow, and cut whenever the test wants it."""

from __future__ import annotations

import asyncio
from threading import Thread


class Line:
    """Listens on a port of its own and passes everything on, each way so many seconds later.

    :ivar port: where it listens
    """

    def __init__(self, port: int, delay: float = 0.0) -> None:
        self._to = port
        self._delay = delay
        self._open: set[asyncio.StreamWriter] = set()
        self._closed = False
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(
            asyncio.start_server(self._serve, "127.0.0.1", 0), self._loop
        ).result(10)
        self.port: int = self._server.sockets[0].getsockname()[1]

    def cut(self, seconds: float) -> None:
        """Break all connections, and let nobody in for a while; it returns at once."""

        def begin() -> None:
            self._closed = True
            for writer in list(self._open):
                writer.transport.abort()
            self._loop.call_later(seconds, end)

        def end() -> None:
            self._closed = False

        self._loop.call_soon_threadsafe(begin)

    def close(self) -> None:
        """It is not needed any more."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    async def _end(self) -> None:
        self._server.close()
        passing = asyncio.all_tasks() - {asyncio.current_task()}
        for task in passing:
            task.cancel()
        await asyncio.gather(*passing, return_exceptions=True)
        await asyncio.sleep(0.05)  # until all is closed

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._closed:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        self._open |= {writer, back}
        try:
            await asyncio.gather(self._pass(reader, back), self._pass(there, writer), return_exceptions=True)
        finally:
            self._open -= {writer, back}
            writer.transport.abort()
            back.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what comes, in order, each piece after the delay."""
        while piece := await reader.read(1 << 16):
            self._loop.call_later(self._delay, writer.write, piece)
        await asyncio.sleep(self._delay + 0.01)
        writer.close()
