"""A network that can fail: a TCP proxy on the loopback between a client and a real server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

_CHUNK = 65_536


class Proxy:
    """Carries bytes to a port and back, until it is told to lose them or to cut the line."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._lines: set[asyncio.StreamWriter] = set()
        self.port = 0
        self.is_cut = False
        self.loses_requests = False
        self.loses_replies = False
        self.has_lost = asyncio.Event()
        """Something was on its way, and did not arrive."""

    def cut(self) -> None:
        """Every connection breaks, and no new one is let through."""
        self.is_cut = True
        for line in self._lines:
            line.transport.abort()

    def mend(self) -> None:
        """The network is whole again."""
        self.is_cut = self.loses_requests = self.loses_replies = False
        self.has_lost.clear()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:  # nobody is there just now
            writer.transport.abort()
            return
        self._lines |= {writer, back}
        try:
            await asyncio.gather(
                self._carry(reader, back, is_reply=False), self._carry(there, writer, is_reply=True)
            )
        finally:
            self._lines -= {writer, back}
            writer.transport.abort()
            back.transport.abort()

    async def _carry(
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
    """A network that is whole, to a port of the loopback."""
    proxy = Proxy(target)
    server = await asyncio.start_server(proxy._accept, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        proxy.cut()
        await asyncio.sleep(0)  # what was cut ends
