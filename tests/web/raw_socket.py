"""A WebSocket whose every byte a test chooses."""

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
    """One masked frame of a client."""
    head = bytes((opcode | (0x80 if last else 0),))
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else bytes((0xFE,)) + size.to_bytes(2, "big")
    return head + length + _NO_MASK + payload


def _says_goodbye(chunk: bytes) -> bool:
    """Does a server's chunk of whole, short frames end with one that closes?"""
    at, opcode = 0, 0
    while at + 1 < len(chunk):
        opcode, size = chunk[at] & 0xF, chunk[at + 1]
        at += 2 + size if size < 126 else 4 + int.from_bytes(chunk[at + 2 : at + 4], "big")
    return opcode == _CLOSE


class RawSocket:
    """One connection, past its handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def to(cls, address: str, path: str, cookie: str = "") -> RawSocket:
        """Shake hands."""
        host = urlsplit(address)
        reader, writer = await asyncio.open_connection(host.hostname, host.port)
        writer.write(_HANDSHAKE.format(path=path, host=host.netloc, cookie=cookie).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        return cls(reader, writer)

    async def send(self, data: bytes) -> None:
        """Bytes as they are; whether the other side still reads is another question."""
        self._writer.write(data)
        try:
            await self._writer.drain()
        except ConnectionError:
            return  # closed already, which the reading side tells

    async def rest(self) -> bytes:
        """All that comes until the other side closes."""
        received = bytearray()
        try:
            while chunk := await self._reader.read(65_536):
                received += chunk
                if _says_goodbye(chunk):
                    await self.send(frame(_CLOSE))  # or the other side waits for it
        except ConnectionError:
            pass
        self._writer.close()
        return bytes(received)
