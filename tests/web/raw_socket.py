"""A WebSocket client with which a test controls every byte."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

_HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n"
)
_NO_MASK = b"\0\0\0\0"
_CLOSE = 8


def frame(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """Return one masked client frame."""
    head = bytes((opcode | (0x80 if last else 0),))
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else bytes((0xFE,)) + size.to_bytes(2, "big")
    return head + length + _NO_MASK + payload


def _ends_with_close(chunk: bytes) -> bool:
    """True if a chunk of complete, short server frames ends with a close frame."""
    at, opcode = 0, 0
    while at + 1 < len(chunk):
        opcode, size = chunk[at] & 0xF, chunk[at + 1]
        at += 2 + size if size < 126 else 4 + int.from_bytes(chunk[at + 2 : at + 4], "big")
    return opcode == _CLOSE


class RawSocket:
    """One connection after its handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def to(cls, address: str, path: str, cookie: str = "") -> RawSocket:
        """Connect and do the handshake."""
        host = urlsplit(address)
        reader, writer = await asyncio.open_connection(host.hostname, host.port)
        writer.write(_HANDSHAKE.format(path=path, host=host.netloc, cookie=cookie).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        return cls(reader, writer)

    async def send(self, data: bytes) -> None:
        """Send raw bytes; ignore a closed connection."""
        self._writer.write(data)
        try:
            await self._writer.drain()
        except ConnectionError:
            return  # closed already; `rest` returns what was received

    async def rest(self) -> bytes:
        """Read everything until the server closes."""
        received = bytearray()
        try:
            while chunk := await self._reader.read(65_536):
                received += chunk
                if _ends_with_close(chunk):
                    await self.send(frame(_CLOSE))  # the server waits for it
        except ConnectionError:
            pass
        self._writer.close()
        return bytes(received)
