"""One WebSocket: messages in, decoded or refused; messages out, and a reader who is too slow is let go."""

from __future__ import annotations

import asyncio
import contextlib
from time import perf_counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from unspoken.kernel.codec import encode
from unspoken.tables.errors import NoSuchTable, NotSaved
from unspoken.tables.messages import Closed, CloseReason, FromPerson, Heartbeat, Hello, Refusal
from unspoken.tables.names import read_code
from unspoken.tables.ports import Stopwatch
from unspoken.tables.visit import Entrance, Visit
from unspoken.web.gate import Gate
from unspoken.web.limits import Bucket, take_each
from unspoken.web.metrics import METRICS
from unspoken.web.request_pace import REFUSED_AFTER
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

    __slots__ = (
        "_address",
        "_buckets",
        "_gate",
        "_hasty",
        "_most_unread",
        "_protocol",
        "_stopwatch",
        "_visit",
    )

    def __init__(
        self, protocol: SocketProtocol, gate: Gate, address: str, most_unread: int, stopwatch: Stopwatch
    ) -> None:
        self._protocol = protocol
        self._gate = gate
        self._address = address
        self._buckets: tuple[Bucket, ...] = ()
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

    def begin(self, visit: Visit, token: str) -> None:
        """The visit begins: from now on this connection is heard, as often as the gate allows."""
        self._visit = visit
        self._buckets = self._gate.message_buckets(self._address, token)
        METRICS.sockets += 1
        self._protocol.take_over(self)

    def heard(self, raw: bytes) -> None:
        """A message came: to the table with it, or a refusal back."""
        assert self._visit is not None
        METRICS.messages += 1
        message = _decoded(raw)
        if not take_each(self._buckets, self._stopwatch()):
            self._hasty += 1
            if self._hasty > _MOST_REFUSALS:
                self.flooded()
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

    def flooded(self) -> None:
        """It is closed over a flood; reconnecting at once must not renew what it may send."""
        self._gate.flooded(self._address)

    def lost(self) -> None:
        """The connection is gone."""
        if self._visit is not None:
            visit, self._visit = self._visit, None
            METRICS.sockets -= 1
            visit.leave()


class SocketEndpoint:
    """Lets people in to tables, one connection each."""

    def __init__(self, entrance: Entrance, gate: Gate, most_unread: int, stopwatch: Stopwatch) -> None:
        self._entrance = entrance
        self._gate = gate
        self._most_unread = most_unread
        self._stopwatch = stopwatch

    async def handle(self, socket: WebSocket) -> None:
        """A connection until somebody is let in, or turned away."""
        address = await accept(socket, self._gate)
        if address is None:
            return
        try:
            async with asyncio.timeout(_HELLO_WITHIN):
                await self._let_in(socket, address)
        except (WebSocketDisconnect, TimeoutError):
            if protocol_of(socket).has_flooded:
                self._gate.flooded(address)
            await turn_away(socket, "nobody")

    async def _let_in(self, socket: WebSocket, address: str) -> None:
        """Who is this? By cookie, or, for a client without cookies, by its first message."""
        code = read_code(str(socket.path_params["code"]))
        screen = "screen" in socket.query_params
        tokens = _cookies(socket, code, screen)
        if not tokens:
            first = _decoded(await _read(socket))
            tokens = [first.token if isinstance(first, Hello) else ""]
        transport = SocketTransport(
            protocol_of(socket), self._gate, address, self._most_unread, self._stopwatch
        )
        visit, token = None, ""
        try:
            for token in tokens:
                visit = await self._entrance.enter(code, token, transport, screen=screen)
                if visit is not None:
                    break
        except NoSuchTable:
            visit = None
        except NotSaved:
            await socket.send_text(encode(Refusal("not-saved")).decode())
            await socket.close(1013, "try-again")
            return
        if visit is None:  # the same words for both: whether there is such a table is not to be heard here
            self._gate.missed(address)
            await turn_away(socket, "no-such-table-or-token", Refusal("bad-token"))
        else:
            transport.begin(visit, token)


async def accept(socket: WebSocket, gate: Gate) -> str | None:
    """Let a connection speak; the address that it comes from, or None where it comes too often."""
    address = socket.client.host if socket.client else ""
    if not gate.may_call(address):
        await asyncio.sleep(REFUSED_AFTER)
        await socket.close(1008, "too-fast")
        return None
    await socket.accept()
    return address


def protocol_of(socket: WebSocket) -> SocketProtocol:
    """The connection itself."""
    protocol: SocketProtocol = socket.scope["extensions"][EXTENSION]["connection"]
    return protocol


async def turn_away(socket: WebSocket, reason: str, refusal: Refusal | None = None) -> None:
    """Say why, to whoever still listens: a connection may have been closed under our hands."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        if refusal is not None:
            await socket.send_text(encode(refusal).decode())
        await socket.close(1008, reason)


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


def tv_cookie_name(code: str) -> str:
    """And its TVs by another: somebody's own browser may be both."""
    return f"unspoken_{code}_tv"


def _cookies(socket: WebSocket, code: str, screen: bool) -> list[str]:
    """What this browser has to show: as a TV, where it shows the table, and as a person."""
    names = (tv_cookie_name(code), cookie_name(code)) if screen else (cookie_name(code),)
    return [socket.cookies[name] for name in names if name in socket.cookies]
