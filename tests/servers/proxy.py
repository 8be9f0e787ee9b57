"""Simulates network failures: a TCP proxy on 127.0.0.1 between a client and a real server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

_CHUNK = 65_536


class Proxy:
    """Forwards bytes to a port and back, and can drop them or cut all connections."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._writers: set[asyncio.StreamWriter] = set()
        self.port = 0
        self.is_cut = False
        self.loses_requests = False
        self.loses_replies = False
        self.has_lost = asyncio.Event()
        """Set when data was dropped."""

    def cut(self) -> None:
        """Abort all connections and refuse new ones."""
        self.is_cut = True
        for writer in self._writers:
            writer.transport.abort()

    def mend(self) -> None:
        """Forward everything again."""
        self.is_cut = self.loses_requests = self.loses_replies = False
        self.has_lost.clear()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:  # the server is down
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        try:
            # Otherwise Python 3.11 prints a traceback for each connection that is open when the proxy ends.
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(
                    self._forward(reader, back, is_reply=False), self._forward(there, writer, is_reply=True)
                )
        finally:
            self._writers -= {writer, back}
            writer.transport.abort()
            back.transport.abort()

    async def _forward(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_reply: bool
    ) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(_CHUNK):
                if self.loses_replies if is_reply else self.loses_requests:
                    self.has_lost.set()
                else:
                    writer.write(data)
                    await writer.drain()
        writer.transport.abort()


@asynccontextmanager
async def proxy_to(target: int) -> AsyncIterator[Proxy]:
    """Run a proxy to a port of 127.0.0.1."""
    proxy = Proxy(target)
    server = await asyncio.start_server(proxy._accept, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        proxy.cut()
        await asyncio.sleep(0)  # let the aborted connections end
