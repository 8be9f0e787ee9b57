"""One WebSocket: messages in, decoded or refused; messages out, and a reader who is too slow is let go."""

from __future__ import annotations

import asyncio
import contextlib
from time import perf_counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from unspoken.kernel.codec import encode
from unspoken.tables.errors import NoSuchTable
from unspoken.tables.messages import Closed, CloseReason, FromPerson, Heartbeat, Hello, Refusal
from unspoken.tables.names import read_code
from unspoken.tables.ports import Stopwatch
from unspoken.tables.visit import Entrance, Visit
from unspoken.web.limits import Bucket, Buckets
from unspoken.web.metrics import METRICS
from unspoken.web.settings import Settings
from unspoken.web.socket_protocol import EXTENSION, SocketProtocol

LARGEST = 16_384
"""Bytes of a message that we read."""
_DECODER: msgspec.json.Decoder[FromPerson] = msgspec.json.Decoder(FromPerson)
_HELLO_WITHIN = 10.0
"""Seconds in which a client must say who it is."""
_HEARTBEAT = encode(Heartbeat())
_MOST_REFUSALS = 100
"""Refusals for haste on one connection before it is closed."""


class SocketTransport:
    """The table's way to a page, and the page's to the table, on one connection."""

    __slots__ = ("_bucket", "_hasty", "_most_unread", "_protocol", "_stopwatch", "_visit")

    def __init__(
        self, protocol: SocketProtocol, bucket: Bucket, most_unread: int, stopwatch: Stopwatch
    ) -> None:
        self._protocol = protocol
        self._bucket = bucket
        self._most_unread = most_unread
        self._stopwatch = stopwatch
        self._hasty = 0
        self._visit: Visit | None = None

    # ---- what the table says

    def send(self, message: bytes) -> None:
        """Put a message on its way, or let the connection go if too much waits already."""
        if self._protocol.unread > self._most_unread:
            METRICS.too_slow += 1
            self._protocol.abort()
        else:
            self._protocol.send_text(message)

    def close(self, reason: CloseReason) -> None:
        """Say goodbye with a reason, and close."""
        self.send(encode(Closed(reason)))
        self._protocol.close()

    # ---- what the connection says

    def begin(self, visit: Visit) -> None:
        """The visit begins: from now on this connection is heard."""
        self._visit = visit
        METRICS.sockets += 1
        self._protocol.take_over(self)

    def heard(self, raw: bytes) -> None:
        """A message came: to the table with it, or a refusal back."""
        assert self._visit is not None
        METRICS.messages += 1
        message = _decoded(raw)
        if not self._bucket.take(self._stopwatch()):
            self._hasty += 1
            if self._hasty > _MOST_REFUSALS:
                self.close(CloseReason.TOO_FAST)
            else:
                self.send(encode(Refusal("too-fast", {}, getattr(message, "id", None))))
        elif isinstance(message, Refusal):
            self.send(encode(message))
        else:
            began = perf_counter()
            self._visit.hear(message, lambda: METRICS.replied(perf_counter() - began))

    def silent(self) -> None:
        """Nothing was sent for long: a page cannot see the protocol's own pings."""
        self.send(_HEARTBEAT)

    def lost(self) -> None:
        """The connection is gone."""
        if self._visit is not None:
            visit, self._visit = self._visit, None
            METRICS.sockets -= 1
            visit.leave()


class SocketEndpoint:
    """Lets people in to tables, one connection each."""

    def __init__(self, entrance: Entrance, settings: Settings, stopwatch: Stopwatch) -> None:
        self._entrance = entrance
        self._settings = settings
        self._stopwatch = stopwatch
        self._call_rate = Buckets(settings.address_rate, stopwatch)

    async def handle(self, socket: WebSocket) -> None:
        """A connection until somebody is let in, or turned away."""
        if not self._call_rate.take(socket.client.host if socket.client else ""):
            await socket.close(1008, "too-fast")
            return
        await socket.accept()
        protocol: SocketProtocol = socket.scope["extensions"][EXTENSION]["connection"]
        bucket = Bucket(self._settings.message_rate, self._stopwatch())
        transport = SocketTransport(protocol, bucket, self._settings.most_unread_bytes, self._stopwatch)
        try:
            async with asyncio.timeout(_HELLO_WITHIN):
                visit = await self._enter(socket, transport)
        except (WebSocketDisconnect, NoSuchTable, TimeoutError):
            visit = None
        if visit is not None:
            transport.begin(visit)
            return
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(1008, "no-such-table-or-token")

    async def _enter(self, socket: WebSocket, transport: SocketTransport) -> Visit | None:
        """Who is this? By cookie, or, for a client without cookies, by its first message."""
        code = read_code(str(socket.path_params["code"]))
        token = socket.cookies.get(cookie_name(code))
        if token is None:
            first = _decoded(await _read(socket))
            token = first.token if isinstance(first, Hello) else ""
        visit = await self._entrance.enter(code, token, transport, screen="screen" in socket.query_params)
        if visit is None:
            await socket.send_text(encode(Refusal("bad-token")).decode())
        return visit


async def _read(socket: WebSocket) -> bytes:
    """The next message."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1005))
    text: str | None = received.get("text")
    return bytes(received.get("bytes") or b"") if text is None else text.encode()


def _decoded(raw: bytes) -> FromPerson | Refusal:
    """A message, or the word for why it cannot be read."""
    if len(raw) > LARGEST:
        return Refusal("too-large", {"most": LARGEST})
    try:
        return _DECODER.decode(raw)
    except (ValueError, RecursionError):  # no JSON, no message, no UTF-8, or nested without end
        return Refusal("unreadable")


def cookie_name(code: str) -> str:
    """Each table knows its people by a cookie of its own."""
    return f"unspoken_{code}"
