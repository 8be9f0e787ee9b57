"""NATS on the wire, as much of it as a bus takes: one subject heard, any sent to, and signs of life.

https://docs.nats.io/reference/reference-protocols/nats-protocol
"""

from __future__ import annotations

import asyncio
import ssl
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from unspoken.cluster.bus import Hear

_PING = 1.0
"""Seconds between two signs of life: a connection that is cut may not say so."""
_MOST_UNANSWERED = 2
_END = b"\r\n"
_HUNG_UP = "it hung up"


class Info(Struct, frozen=True):
    """What a server says of itself, first of all."""

    max_payload: int = 1_048_576
    tls_required: bool = False
    connect_urls: list[str] = []
    """Where else it, or another of its cluster, can be reached."""


class NatsTrouble(Exception):
    """The connection is of no use; says why."""


class NatsProtocol(asyncio.Protocol):
    """One connection. What comes is handed on in the call that brought it, what is sent leaves in the call
    that sends it: no task and no queue of ours is between the loop and whoever hears.
    """

    def __init__(self, hear: Hear, lost: Callable[[], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._hear = hear
        self._lost = lost
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._trouble = ""
        """Why the server hangs up, in its own words or ours."""
        self._pings: deque[asyncio.Future[None]] = deque()
        """Those that were not answered yet."""
        self._timer: asyncio.TimerHandle | None = None
        self._most = 0
        self.info: asyncio.Future[Info] = self._loop.create_future()
        self.closed: asyncio.Future[None] = self._loop.create_future()

    @property
    def unsent(self) -> int:
        """Bytes that wait to be carried."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    # ---- what we say

    async def encrypt(self, context: ssl.SSLContext, host: str) -> None:
        """From now on nobody else reads along. Raises OSError where it is not the host that it should be."""
        assert self._transport is not None
        self._transport = await self._loop.start_tls(self._transport, self, context, server_hostname=host)

    async def introduce(self, name: str, subject: str | None, proof: Mapping[str, str]) -> None:
        """Say who we are and what we want to hear. Raises NatsTrouble where we are not let in."""
        self._most = (await self.info).max_payload
        about = {"lang": "python", "version": "1", "protocol": 1, "verbose": False, "pedantic": False}
        wanted = "" if subject is None else f"SUB {subject} 1\r\n"
        # In one piece: a server that hangs up with something unread takes its last words along.
        hello = b"CONNECT " + msgspec.json.encode({**about, "name": name, **proof}) + _END
        await self._ping(hello + wanted.encode())
        self._keep_alive()

    def publish(self, subject: str, data: bytes) -> None:
        """Send something. Raises NatsTrouble where it is too large: the server would hang up on us."""
        if len(data) > self._most:
            raise NatsTrouble(f"{len(data)} bytes are more than its max_payload of {self._most}")
        self._write(b"PUB %b %d\r\n%b\r\n" % (subject.encode(), len(data), data))

    async def arrived(self) -> None:
        """All that was said so far is at the server. Raises NatsTrouble."""
        if self.closed.done():
            raise NatsTrouble(self._trouble or _HUNG_UP)
        await self._ping()

    def abort(self) -> None:
        """Hang up at once: what is still on its way is lost."""
        if self._transport is not None:
            self._transport.abort()

    def _ping(self, before: bytes = b"") -> asyncio.Future[None]:
        answered: asyncio.Future[None] = self._loop.create_future()
        self._pings.append(answered)
        self._write(before + b"PING\r\n")
        return answered

    def _write(self, data: bytes) -> None:
        """What is said while the connection ends is lost with it."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def _keep_alive(self) -> None:
        if len(self._pings) >= _MOST_UNANSWERED:
            self._trouble = "it does not answer"
            self.abort()
        else:
            self._ping()
            self._timer = self._loop.call_later(_PING, self._keep_alive)

    # ---- what the server says

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A connection, or the same one encrypted."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits is told why."""
        if self._timer is not None:
            self._timer.cancel()
        trouble = NatsTrouble(self._trouble or str(exc or "") or _HUNG_UP)
        waiting: list[asyncio.Future[Any]] = [self.info, *self._pings]  # each of its own kind
        for one in waiting:
            if not one.done():
                one.set_exception(trouble)
                one.exception()  # perhaps nobody waits
        self.closed.set_result(None)
        self._lost()

    def data_received(self, data: bytes) -> None:
        """Cut the stream into lines and messages; what is not whole waits for more."""
        data = self._rest + data if self._rest else data
        at = 0
        while (line := data.find(_END, at)) >= 0:
            after = line + len(_END)
            if data.startswith(b"MSG ", at):
                end = after + int(data[data.rindex(b" ", at, line) : line])
                if len(data) < end + len(_END):
                    break
                self._hear(data[after:end])
                after = end + len(_END)
            else:
                self._obey(data[at:line])
            at = after
        self._rest = data[at:]

    def _obey(self, line: bytes) -> None:
        word, _, more = line.partition(b" ")
        match word:
            case b"PING":
                self._write(b"PONG\r\n")
            case b"PONG":
                answered = self._pings.popleft()
                if not answered.done():
                    answered.set_result(None)
            case b"INFO" if not self.info.done():
                self.info.set_result(msgspec.json.decode(more, type=Info))
            case b"-ERR":
                self._trouble = more.decode(errors="replace").strip("'")
            case _:  # news of its cluster, which the next connection brings anyway
                pass
