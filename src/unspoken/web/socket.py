"""One WebSocket: messages in, decoded or refused; messages out, by a bounded queue that waits for nobody."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from unspoken.kernel.codec import encode
from unspoken.tables.errors import NoSuchTable
from unspoken.tables.messages import Closed, CloseReason, FromPerson, Heartbeat, Hello, Refusal
from unspoken.tables.names import read_code
from unspoken.tables.ports import Stopwatch
from unspoken.tables.visit import Entrance, Visit
from unspoken.web.limits import Bucket, Buckets
from unspoken.web.metrics import ANSWER_SECONDS, MESSAGES, SOCKETS, TOO_SLOW
from unspoken.web.settings import Settings

LARGEST = 16_384
"""Bytes of a message that we read."""
_DECODER: msgspec.json.Decoder[FromPerson] = msgspec.json.Decoder(FromPerson)
_HELLO_WITHIN = 10.0
"""Seconds in which a client must say who it is."""
_SILENCE = 15.0
"""Seconds without a word after which the page is told that the connection is alive."""
_HEARTBEAT = encode(Heartbeat())
_CLOSE_WITHIN = 1.0
"""Seconds for a farewell."""
_MOST_REFUSALS = 100
"""Refusals for haste on one connection before it is closed."""


class SocketTransport:
    """The table's end of a connection. What is sent is queued; a reader who is too slow is let go."""

    def __init__(self, socket: WebSocket, most_queued_messages: int) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(most_queued_messages)
        self._over = False
        self.gone = asyncio.Event()
        """Set when nothing will be written any more."""
        self._writer = asyncio.create_task(self._write())

    def send(self, message: bytes) -> None:
        """Put a message on its way, or let the connection go if too many wait already."""
        if self._over:
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            TOO_SLOW.inc()
            self._over = True
            self.gone.set()

    def close(self, reason: CloseReason) -> None:
        """Say goodbye and close."""
        self.send(encode(Closed(reason)))
        if not self._over:
            self._over = True
            with contextlib.suppress(asyncio.QueueFull):
                self._queue.put_nowait(None)

    async def _write(self) -> None:
        try:
            while (message := await self._next()) is not None:
                await self._socket.send_text(message.decode())
        except (WebSocketDisconnect, RuntimeError):
            return  # the other side is gone: the reading side hears of it and detaches
        finally:
            self._over = True
            self.gone.set()

    async def _next(self) -> bytes | None:
        """What is to be written next; a sign of life if there is nothing for long."""
        try:
            async with asyncio.timeout(_SILENCE):
                return await self._queue.get()
        except TimeoutError:
            return _HEARTBEAT

    async def finish(self) -> None:
        """Stop writing, and close; a reader who does not read is not waited for."""
        self._over = True
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            await asyncio.wait_for(self._socket.close(), _CLOSE_WITHIN)


class SocketEndpoint:
    """Lets people in to tables, one connection each."""

    def __init__(self, entrance: Entrance, settings: Settings, stopwatch: Stopwatch) -> None:
        self._entrance = entrance
        self._settings = settings
        self._stopwatch = stopwatch
        self._call_rate = Buckets(settings.address_rate, stopwatch)

    async def handle(self, socket: WebSocket) -> None:
        """A connection from its opening to its end."""
        if not self._call_rate.take(socket.client.host if socket.client else ""):
            await socket.close(1008, "too-fast")
            return
        await socket.accept()
        transport = SocketTransport(socket, self._settings.most_queued_messages)
        SOCKETS.inc()
        try:
            await self._serve(socket, transport)
        finally:
            SOCKETS.dec()
            await transport.finish()

    async def _serve(self, socket: WebSocket, transport: SocketTransport) -> None:
        try:
            async with asyncio.timeout(_HELLO_WITHIN):
                visit = await self._enter(socket, transport)
        except (WebSocketDisconnect, NoSuchTable, TimeoutError):
            visit = None
        if visit is None:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(1008, "no-such-table-or-token")
            return
        try:
            await _until_gone(self._listen(socket, visit, transport), transport)
        finally:
            await visit.leave()

    async def _enter(self, socket: WebSocket, transport: SocketTransport) -> Visit | None:
        """Who is this? By cookie, or, for a client without cookies, by its first message."""
        code = read_code(str(socket.path_params["code"]))
        token = socket.cookies.get(cookie_name(code))
        if token is None:
            first = await _read(socket)
            token = first.token if isinstance(first, Hello) else ""
        visit = await self._entrance.enter(code, token, transport, screen="screen" in socket.query_params)
        if visit is None:
            await socket.send_text(encode(Refusal("bad-token")).decode())
        return visit

    async def _listen(self, socket: WebSocket, visit: Visit, transport: SocketTransport) -> None:
        bucket = Bucket(self._settings.message_rate, self._stopwatch())
        hasty = 0
        while True:
            message = await _read(socket)
            MESSAGES.inc()
            if not bucket.take(self._stopwatch()):
                hasty += 1
                if hasty > _MOST_REFUSALS:
                    transport.close(CloseReason.TOO_FAST)
                    return
                transport.send(encode(Refusal("too-fast", {}, getattr(message, "id", None))))
            elif isinstance(message, Refusal):
                transport.send(encode(message))
            else:
                with ANSWER_SECONDS.time():
                    await visit.hear(message)


async def _until_gone(hears: Coroutine[None, None, None], transport: SocketTransport) -> None:
    """Listen until the other side is gone, or we have said the last word."""
    listening = asyncio.create_task(hears)
    ending = asyncio.create_task(transport.gone.wait())
    await asyncio.wait((listening, ending), return_when=asyncio.FIRST_COMPLETED)
    for task in (listening, ending):
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
        await listening


async def _read(socket: WebSocket) -> FromPerson | Refusal:
    """The next message, or the word for why it cannot be read."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1005))
    raw: str | bytes = received.get("text") or received.get("bytes") or b""
    if len(raw) > LARGEST or (isinstance(raw, str) and len(raw.encode()) > LARGEST):
        return Refusal("too-large", {"most": LARGEST})
    try:
        return _DECODER.decode(raw)
    except (ValueError, RecursionError):  # no JSON, no message, no UTF-8, or nested without end
        return Refusal("unreadable")


def cookie_name(code: str) -> str:
    """Each table knows its people by a cookie of its own."""
    return f"unspoken_{code}"
