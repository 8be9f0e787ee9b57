"""One WebSocket from the outside: every message is counted, and the next one can be waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 30.0
"""Seconds after which a reply is held to be lost."""


class Wire:
    """A connection that hands on what it hears."""

    def __init__(self, socket: ClientConnection, hear: Callable[[bytes], None]) -> None:
        self._socket = socket
        self._hear = hear
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def to(cls, url: str, hear: Callable[[bytes], None]) -> Wire:
        """Connect as browsers do, without compression."""
        socket = await connect(url, compression=None, max_queue=None, open_timeout=PATIENCE)
        return cls(socket, hear)

    async def send(self, message: bytes) -> None:
        """One text message."""
        await self._socket.send(message, text=True)

    async def close(self) -> None:
        """Hang up."""
        await self._socket.close()
        await self._reader

    async def _read(self) -> None:
        try:
            while True:
                self._hear(await self._socket.recv(decode=False))
        except ConnectionClosed:
            return
