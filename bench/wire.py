"""One WebSocket from the outside, as lean as Python allows: whoever measures must not be what is measured."""

from __future__ import annotations

import asyncio
from asyncio import Future, Protocol, Transport, get_running_loop, wait_for
from base64 import b64encode
from collections.abc import Callable
from os import urandom
from urllib.parse import urlsplit

PATIENCE = 60.0
"""Seconds after which a reply is held to be lost."""

_TEXT, _BINARY, _CLOSE, _PING, _PONG = 0x1, 0x2, 0x8, 0x9, 0xA
_WHOLE = 0x80
_MASKED = 0x80
_NO_MASK = bytes(
    4
)  # a mask as good as any for a server, which unmasks all the same, and nothing to do for us

Hear = Callable[[bytes], None]


class Wire(Protocol):
    """A connection that hands on each message whole, and says so when it breaks."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self._request = request
        self._hear = hear
        self._rest = b""
        self._transport: Transport | None = None
        self._opened: Future[None] = get_running_loop().create_future()
        self.closed: Future[None] = get_running_loop().create_future()
        """Done when the connection has ended, by whomever."""
        self.received = 0
        """Bytes that came, frames and all."""

    @classmethod
    async def to(cls, url: str, hear: Hear) -> Wire:
        """Connect as browsers do, without compression."""
        parts = urlsplit(url)
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        _, wire = await get_running_loop().create_connection(
            lambda: cls(request, hear), parts.hostname or "", parts.port or 80
        )
        await wait_for(wire._opened, PATIENCE)
        return wire

    def send(self, message: bytes) -> None:
        """One text message."""
        self._write(_TEXT, message)

    async def close(self) -> None:
        """Hang up, and wait until the other side has."""
        if not self.closed.done():
            self._write(_CLOSE, b"\x03\xe8")
        await wait_for(asyncio.shield(self.closed), PATIENCE)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits is told."""
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("the server hung up on the handshake"))
        self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Cut the stream into messages."""
        self.received += len(data)
        if self._rest:
            data = self._rest + data
        at = 0 if self._opened.done() else self._shake_hands(data)
        if not self._opened.done():
            self._rest = data
            return
        while (found := _frame(data, at)) is not None:
            kind, start, at = found
            self._take(kind, data[start:at])
        self._rest = data[at:]

    def _shake_hands(self, data: bytes) -> int:
        """Where the messages begin; 0 while the answer is not whole."""
        end = data.find(b"\r\n\r\n") + 4
        if end < 4:
            return 0
        if data.startswith(b"HTTP/1.1 101"):
            self._opened.set_result(None)
        else:
            self._opened.set_exception(ConnectionError(data[:200].decode(errors="replace")))
        return end

    def _take(self, kind: int, payload: bytes) -> None:
        if kind in (_TEXT, _BINARY):
            self._hear(payload)
        elif kind == _PING:
            self._write(_PONG, payload)
        elif kind == _CLOSE:
            assert self._transport is not None
            self._transport.close()

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        if size < 126:
            head = bytes((_WHOLE | kind, _MASKED | size))
        elif size < 65_536:
            head = bytes((_WHOLE | kind, _MASKED | 126)) + size.to_bytes(2)
        else:
            head = bytes((_WHOLE | kind, _MASKED | 127)) + size.to_bytes(8)
        self._transport.write(head + _NO_MASK + payload)


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins there, where its payload begins and ends; None if it is not whole."""
    if len(data) < at + 2:
        return None
    first, size, start = data[at], data[at + 1], at + 2
    if not first & _WHOLE:
        raise ConnectionError("a message in pieces: none of the servers sends any")
    if size >= 126:
        more = 2 if size == 126 else 8
        if len(data) < start + more:
            return None
        size, start = int.from_bytes(data[start : start + more]), start + more
    return (first & 0x0F, start, start + size) if len(data) >= start + size else None
