"""The WebSocket of a table: decodes and rate-limits messages, and drops clients that read too slowly."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from time import perf_counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from unspoken.kernel.codec import encode
from unspoken.tables.errors import NoSuchTable, StoreUnavailable
from unspoken.tables.ports import Stopwatch
from unspoken.tables.state.names import read_code
from unspoken.tables.visit import Entrance, Visit
from unspoken.tables.wire.messages import Closed, CloseReason, FromPerson, Heartbeat, Hello, Refusal
from unspoken.tables.wire.request import Identified
from unspoken.tables.wire.unreadable import unreadable
from unspoken.web.http.rate_limit_middleware import REFUSAL_DELAY
from unspoken.web.http.rate_limiter import RateLimiter
from unspoken.web.limits.token_bucket import TokenBucket, take_each
from unspoken.web.monitoring.metrics import METRICS
from unspoken.web.sockets.protocol import EXTENSION, SocketProtocol

MAX_MESSAGE_BYTES = 16_384
_DECODER: msgspec.json.Decoder[FromPerson] = msgspec.json.Decoder(FromPerson)
_ID_DECODER = msgspec.json.Decoder(Identified)
_HELLO_TIMEOUT = 10.0
"""Seconds in which a client must authenticate."""
_HEARTBEAT = encode(Heartbeat())
_MAX_RATE_REFUSALS = 100
"""Rate-limited messages on one connection before it is closed."""


class SocketTransport:
    """Carries messages between one client and a table."""

    __slots__ = (
        "_address",
        "_buckets",
        "_limiter",
        "_protocol",
        "_rate_refusals",
        "_stopwatch",
        "_visit",
        "send",
        "wants_patches",
    )

    def __init__(
        self,
        protocol: SocketProtocol,
        limiter: RateLimiter,
        address: str,
        most_unread: int,
        stopwatch: Stopwatch,
        *,
        wants_patches: bool = False,
    ) -> None:
        self.wants_patches = wants_patches
        self._protocol = protocol
        self._limiter = limiter
        self._address = address
        self._buckets: tuple[TokenBucket, ...] = ()
        self._stopwatch = stopwatch
        self._rate_refusals = 0
        self._visit: Visit | None = None
        protocol.max_unread_bytes = most_unread
        self.send: Callable[[bytes], None] = protocol.send_text
        """Send a message; drop the connection if its client reads too slowly."""

    # ---- called by the table

    def close(self, reason: CloseReason) -> None:
        """Send the reason and close."""
        self.send(encode(Closed(reason)))
        self._protocol.close()

    # ---- called by the connection

    def begin(self, visit: Visit, token: str) -> None:
        """Start a visit: take over the connection and pass its messages on, within the rate limits."""
        self._visit = visit
        self._buckets = self._limiter.message_buckets(self._address, token)
        METRICS.sockets += 1
        self._protocol.take_over(self)

    def on_message(self, raw: bytes) -> None:
        """Pass a message to the table, or reply with a refusal. A heartbeat is returned, without a limit."""
        assert self._visit is not None
        if raw == _HEARTBEAT:
            self.send(_HEARTBEAT)
            return
        METRICS.messages += 1
        message = _decode(raw)
        if not take_each(self._buckets, self._stopwatch()):
            self._rate_refusals += 1
            if self._rate_refusals > _MAX_RATE_REFUSALS:
                self.on_flood()
                self.close(CloseReason.TOO_FAST)
            else:
                METRICS.refusals.add("too-fast")
                self.send(encode(Refusal("too-fast", {}, getattr(message, "id", None))))
        elif isinstance(message, Refusal):
            METRICS.refusals.add(message.code)
            self.send(encode(message))
        else:
            began = perf_counter()
            self._visit.hear(message, lambda: METRICS.replied(perf_counter() - began))

    def on_idle(self) -> None:
        """Send a heartbeat: scripts in a browser cannot see the protocol's own pings."""
        self.send(_HEARTBEAT)

    def on_writable(self) -> None:
        """Do nothing: the protocol drops a client that reads too slowly."""

    def on_flood(self) -> None:
        """Charge the address, so that reconnecting at once does not reset the rate limit."""
        self._limiter.penalize_flood(self._address)

    def on_lost(self) -> None:
        """End the visit."""
        if self._visit is not None:
            visit, self._visit = self._visit, None
            METRICS.sockets -= 1
            visit.leave()


class SocketEndpoint:
    """Authenticates connections and starts their visits to tables."""

    def __init__(
        self, entrance: Entrance, limiter: RateLimiter, most_unread: int, stopwatch: Stopwatch
    ) -> None:
        self._entrance = entrance
        self._limiter = limiter
        self._most_unread = most_unread
        self._stopwatch = stopwatch

    async def handle(self, socket: WebSocket) -> None:
        """Handle a connection until its visit starts or it is rejected."""
        await admit(socket, self._limiter, self._authenticate)

    async def _authenticate(self, socket: WebSocket, address: str) -> None:
        """Authenticate by cookie, or, for a client without cookies, by its first message."""
        code = read_code(str(socket.path_params["code"]))
        screen = "screen" in socket.query_params
        tokens = _cookies(socket, code, screen)
        if not tokens:
            first = _decode(await read_message(socket))
            tokens = [first.token if isinstance(first, Hello) else ""]
        transport = SocketTransport(
            protocol_of(socket),
            self._limiter,
            address,
            self._most_unread,
            self._stopwatch,
            wants_patches="patches" in socket.query_params,
        )
        visit, token = None, ""
        try:
            for token in tokens:
                visit = await self._entrance.enter(code, token, transport, screen=screen)
                if visit is not None:
                    break
        except NoSuchTable:
            visit = None
        except StoreUnavailable:
            await socket.send_text(encode(Refusal("not-saved")).decode())
            await socket.close(1013, "try-again")
            return
        if visit is None:  # the same reply for a wrong code and a wrong token: codes must stay secret
            self._limiter.count_wrong_code(address)
            await reject(socket, "no-such-table-or-token", Refusal("bad-token"))
        else:
            transport.begin(visit, token)


async def admit(
    socket: WebSocket, limiter: RateLimiter, authenticate: Callable[[WebSocket, str], Awaitable[None]]
) -> None:
    """Accept a connection, and authenticate it in time. A client that floods meanwhile is penalized."""
    address = await accept(socket, limiter)
    if address is None:
        return
    try:
        async with asyncio.timeout(_HELLO_TIMEOUT):
            await authenticate(socket, address)
    except (WebSocketDisconnect, TimeoutError):
        if protocol_of(socket).has_flooded:
            limiter.penalize_flood(address)
        await reject(socket, "nobody")


async def accept(socket: WebSocket, limiter: RateLimiter) -> str | None:
    """Accept a connection and return its address; reject it and return None beyond the rate limit."""
    address = socket.client.host if socket.client else ""
    if not limiter.allow_api_call(address):
        await asyncio.sleep(REFUSAL_DELAY)
        await socket.close(1008, "too-fast")
        return None
    await socket.accept()
    return address


def protocol_of(socket: WebSocket) -> SocketProtocol:
    """Return the connection behind a WebSocket."""
    protocol: SocketProtocol = socket.scope["extensions"][EXTENSION]["connection"]
    return protocol


async def reject(socket: WebSocket, reason: str, refusal: Refusal | None = None) -> None:
    """Close with a reason; the client may have closed the connection already."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        if refusal is not None:
            await socket.send_text(encode(refusal).decode())
        await socket.close(1008, reason)


async def read_message(socket: WebSocket) -> bytes:
    """Return the next message."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1005))
    text: str | None = received.get("text")
    return bytes(received.get("bytes") or b"") if text is None else text.encode()


def _decode(raw: bytes) -> FromPerson | Refusal:
    """Decode a message; return a refusal if it is invalid."""
    if len(raw) > MAX_MESSAGE_BYTES:
        return Refusal("too-large", {"most": MAX_MESSAGE_BYTES})
    try:
        return _DECODER.decode(raw)
    except (ValueError, RecursionError) as error:  # not JSON, not a message, not UTF-8, or nested too deeply
        refused = unreadable(error)
        return Refusal(refused.code, refused.facts, _id_of(raw))


def _id_of(raw: bytes) -> str | None:
    """Return the id of a message that is invalid for another reason, so that its sender can find it."""
    try:
        return _ID_DECODER.decode(raw).id
    except (ValueError, RecursionError):
        return None


def cookie_name(code: str) -> str:
    """Return the name of the cookie that holds a person's token for a table."""
    return f"unspoken_{code}"


def tv_cookie_name(code: str) -> str:
    """Return the name of the cookie that holds a TV's token: one browser may be both person and TV."""
    return f"unspoken_{code}_tv"


def _cookies(socket: WebSocket, code: str, screen: bool) -> list[str]:
    """Return the browser's tokens in the order to try them: for a screen, the TV's token comes first."""
    names = (tv_cookie_name(code), cookie_name(code)) if screen else (cookie_name(code),)
    return [socket.cookies[name] for name in names if name in socket.cookies]
