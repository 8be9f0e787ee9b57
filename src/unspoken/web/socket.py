"""One WebSocket: messages in, decoded or refused; messages out, by a bounded queue that waits for nobody."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from unspoken.kernel.codec import encode
from unspoken.tables.errors import NoSuchTable
from unspoken.tables.house import House
from unspoken.tables.messages import FromPerson, Gone, Hello, No, Still
from unspoken.tables.ports import Stopwatch
from unspoken.tables.room import Person
from unspoken.tables.table import Table
from unspoken.web.limits import Bucket, Buckets
from unspoken.web.metrics import ANSWER_SECONDS, MESSAGES, SOCKETS, TOO_SLOW
from unspoken.web.settings import Settings

LARGEST = 16_384
"""Bytes of a message that we read."""
_DECODER: msgspec.json.Decoder[FromPerson] = msgspec.json.Decoder(FromPerson)
_INTRODUCTION = 10.0
"""Seconds in which a client must say who it is."""
_SILENCE = 15.0
"""Seconds without a word after which the page is told that the line is alive."""
_STILL = encode(Still())
_PATIENCE = 1.0
"""Seconds for a farewell."""
_TOO_MANY = 100
"""Refusals for haste on one connection before it is closed."""


class SocketLine:
    """The table's end of a connection. What is sent is queued; a reader who is too slow is let go."""

    def __init__(self, socket: WebSocket, most_waiting: int) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(most_waiting)
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

    def end(self, why: str) -> None:
        """Say goodbye and close."""
        self.send(encode(Gone(why)))
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
            return _STILL

    async def finish(self) -> None:
        """Stop writing, and close; a reader who does not read is not waited for."""
        self._over = True
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            await asyncio.wait_for(self._socket.close(), _PATIENCE)


class Reception:
    """Lets people in to tables, one connection each."""

    def __init__(self, house: House, settings: Settings, stopwatch: Stopwatch) -> None:
        self._house = house
        self._settings = settings
        self._stopwatch = stopwatch
        self._callers = Buckets(settings.address_rate, stopwatch)

    async def receive(self, socket: WebSocket) -> None:
        """A connection from its opening to its end."""
        code = str(socket.path_params["code"])
        if not self._callers.take(socket.client.host if socket.client else ""):
            await socket.close(1008, "too-fast")
            return
        await socket.accept()
        try:
            async with asyncio.timeout(_INTRODUCTION):
                known = await self._introduce(socket, code)
        except (WebSocketDisconnect, NoSuchTable, TimeoutError):
            known = None
        if known is None:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(1008, "no-such-table-or-token")
            return
        table, person = known
        line = SocketLine(socket, self._settings.most_waiting)
        SOCKETS.inc()
        try:
            if "screen" in socket.query_params:
                await self._show(socket, table, person, line)
            else:
                await self._seat(socket, table, person, line)
        finally:
            SOCKETS.dec()
            await line.finish()

    async def _seat(self, socket: WebSocket, table: Table, person: Person, line: SocketLine) -> None:
        """A person's own page."""
        try:
            await table.attach(person.id, line)
            await _until_gone(self._listen(socket, table, person, line), line)
        finally:
            await table.detach(person.id, line)

    async def _show(self, socket: WebSocket, table: Table, person: Person, line: SocketLine) -> None:
        """A screen that a person has put up: it shows what all may see, and whatever it says is not heard."""
        try:
            await table.show(person.id, line)
            await _until_gone(_ignore(socket), line)
        finally:
            table.put_away(person.id, line)

    async def _introduce(self, socket: WebSocket, code: str) -> tuple[Table, Person] | None:
        """Who is this? By cookie, or, for a client without cookies, by its first message."""
        table = await self._house.find(code)
        token = socket.cookies.get(cookie_name(table.code))
        if token is None:
            first = await _read(socket)
            token = first.token if isinstance(first, Hello) else ""
        _, person = await self._house.recognise(code, token)
        if person is None:
            await socket.send_text(encode(No("bad-token")).decode())
            return None
        return table, person

    async def _listen(self, socket: WebSocket, table: Table, person: Person, line: SocketLine) -> None:
        bucket = Bucket(self._settings.message_rate, self._stopwatch())
        hasty = 0
        while True:
            message = await _read(socket)
            MESSAGES.inc()
            if not bucket.take(self._stopwatch()):
                hasty += 1
                if hasty > _TOO_MANY:
                    line.end("too-fast")
                    return
                line.send(encode(No("too-fast", {}, getattr(message, "id", None))))
            elif isinstance(message, No):
                line.send(encode(message))
            else:
                with ANSWER_SECONDS.time():
                    await table.hear(person.id, message)


async def _until_gone(hears: Coroutine[None, None, None], line: SocketLine) -> None:
    """Listen until the other side is gone, or we have said the last word."""
    listening = asyncio.create_task(hears)
    ending = asyncio.create_task(line.gone.wait())
    await asyncio.wait((listening, ending), return_when=asyncio.FIRST_COMPLETED)
    for task in (listening, ending):
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
        await listening


async def _ignore(socket: WebSocket) -> None:
    """Wait until the other side is gone; nothing that it says is so much as read."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def _read(socket: WebSocket) -> FromPerson | No:
    """The next message, or the word for why it cannot be read."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1005))
    raw: str | bytes = received.get("text") or received.get("bytes") or b""
    if len(raw) > LARGEST or (isinstance(raw, str) and len(raw.encode()) > LARGEST):
        return No("too-large", {"most": LARGEST})
    try:
        return _DECODER.decode(raw)
    except (ValueError, RecursionError):  # no JSON, no message, no UTF-8, or nested without end
        return No("unreadable")


def cookie_name(code: str) -> str:
    """Each table knows its people by a cookie of its own."""
    return f"unspoken_{code}"
