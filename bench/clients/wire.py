"""A minimal WebSocket client: it must cost so little CPU that it does not distort measurements."""

from __future__ import annotations

import asyncio
from asyncio import Future, Protocol, Transport, get_running_loop, wait_for
from base64 import b64encode
from collections.abc import Callable
from os import urandom
from urllib.parse import urlsplit

PATIENCE = 60.0
"""Timeout of a reply in seconds."""

_TEXT, _BINARY, _CLOSE, _PING, _PONG = 0x1, 0x2, 0x8, 0x9, 0xA
_WHOLE = 0x80
_MASKED = 0x80
_ZERO_MASK = bytes(4)  # the server unmasks as usual, and the client need not change the payload

OnMessage = Callable[[bytes], None]


class Wire(Protocol):
    """A connection that passes each message to a callback."""

    def __init__(self, request: bytes, on_message: OnMessage) -> None:
        self._request = request
        self._on_message = on_message
        self._rest = b""
        self._transport: Transport | None = None
        self._opened: Future[None] = get_running_loop().create_future()
        self.closed: Future[None] = get_running_loop().create_future()
        """Done when the connection has ended."""
        self.received = 0
        """Bytes received, frame headers included."""

    @classmethod
    async def connect(cls, url: str, on_message: OnMessage) -> Wire:
        """Open a WebSocket without compression."""
        parts = urlsplit(url)
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        _, wire = await get_running_loop().create_connection(
            lambda: cls(request, on_message), parts.hostname or "", parts.port or 80
        )
        await wait_for(wire._opened, PATIENCE)
        return wire

    def send(self, message: bytes) -> None:
        """Send a text message."""
        self._write(_TEXT, message)

    def send_binary(self, message: bytes) -> None:
        """Send a binary message."""
        self._write(_BINARY, message)

    async def close(self) -> None:
        """Close the connection and wait until the server has closed it too."""
        if not self.closed.done():
            self._write(_CLOSE, b"\x03\xe8")
        await wait_for(asyncio.shield(self.closed), PATIENCE)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the opening handshake."""
        assert isinstance(transport, Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Resolve the futures that wait for the connection."""
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("the server closed the connection in the handshake"))
        self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Split the stream into messages."""
        self.received += len(data)
        if self._rest:
            data = self._rest + data
        at = 0 if self._opened.done() else self._read_handshake(data)
        if not self._opened.done():
            self._rest = data
            return
        while (found := _frame(data, at)) is not None:
            kind, start, at = found
            self._handle(kind, data[start:at])
        self._rest = data[at:]

    def _read_handshake(self, data: bytes) -> int:
        """Return the offset of the first message, or 0 while the response is incomplete."""
        end = data.find(b"\r\n\r\n") + 4
        if end < 4:
            return 0
        if data.startswith(b"HTTP/1.1 101"):
            self._opened.set_result(None)
        else:
            self._opened.set_exception(ConnectionError(data[:200].decode(errors="replace")))
        return end

    def _handle(self, kind: int, payload: bytes) -> None:
        if kind in (_TEXT, _BINARY):
            self._on_message(payload)
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
        self._transport.write(head + _ZERO_MASK + payload)


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Return opcode, payload start and payload end of the frame at this offset; None if it is incomplete."""
    if len(data) < at + 2:
        return None
    first, size, start = data[at], data[at + 1], at + 2
    if not first & _WHOLE:
        raise ConnectionError("received a fragmented message, which none of the servers sends")
    if size >= 126:
        more = 2 if size == 126 else 8
        if len(data) < start + more:
            return None
        size, start = int.from_bytes(data[start : start + more]), start + more
    return (first & 0x0F, start, start + size) if len(data) >= start + size else None
