"""A WebSocket at the level of bytes: a short way in, a short way out, and one timer that keeps it alive."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Protocol

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import SERVER, State
from websockets.protocol import Protocol as _Frames

try:
    from websockets.speedups import apply_mask
except ImportError:  # no wheel for this machine: slower, and the same
    from websockets.utils import apply_mask

from unspoken.web.limits import Rate
from unspoken.web.meter import Meter

EXTENSION = "unspoken.socket"
"""Where the application finds the connection, among its scope's extensions."""

_PIECE = 512
"""Bytes that are read at once: up to 85 frames, if somebody means harm, and each costs as much as a clap."""
_WHOLE_TEXT = 0x81
_MASKED = 0x80
_SIXTEEN_BITS, _SIXTY_FOUR_BITS = 126, 127
_LARGE = 65_536
_PING = b"\x89\x00"
_ALIVE_EVERY = 15.0
"""Seconds without a word after which the other side is told that we are here, and asked whether it is."""
_CLOSE_WITHIN = 1.0
"""Seconds for a farewell."""
_DEAD_AFTER = 40.0
"""Seconds without a byte from the other side after which it is taken to be gone."""


class SocketListener(Protocol):
    """Who takes a connection over once it is let in."""

    def heard(self, message: bytes) -> None:
        """A whole message came."""
        ...

    def silent(self) -> None:
        """Nothing was sent for long."""
        ...

    def flooded(self) -> None:
        """It is closed, for more came than anybody sends who plays."""
        ...

    def lost(self) -> None:
        """The connection is gone."""
        ...


class _NoQueue(asyncio.Queue[ASGIReceiveEvent]):
    """Where uvicorn puts what nobody waits for, once a listener hears everything itself."""

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Forget it."""


_NO_QUEUE = _NoQueue()
_WRITABLE = asyncio.Event()
_WRITABLE.set()


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own protocol until somebody is let in; from then on bytes go straight to a listener.

    uvicorn wakes a task for each message and each reply. A table decides at once: here a message is one call,
    and all that goes to one connection in one turn of the loop is one write. The application's call ends when
    the listener has taken over, and with it all that only the handshake needed.
    """

    frame_rate: ClassVar[Rate] = Rate(burst=250, per_second=50)
    """Frames of every kind: many more than messages that are heard, for pings and pieces are frames too."""
    byte_rate: ClassVar[Rate] = Rate(burst=1_000_000, per_second=50_000)
    _unsent: ClassVar[list[SocketProtocol]] = []
    """Connections with something to write at the end of this turn of the loop."""
    _listener: SocketListener | None = None
    _outgoing = b""
    _is_slow = False
    has_flooded = False
    """Whether it was closed over a flood."""
    _last_sent = 0.0
    _last_heard = 0.0

    # ---- the handshake, and its end

    def handle_connect(self, event: Request) -> None:
        """A request for a WebSocket: the application finds us in its scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[EXTENSION] = {"connection": self}

    def start_keepalive(self) -> None:
        """The handshake is over: its parser would keep every header of the request for as long as we live."""
        self.conn = _Frames(  # type: ignore[assignment]  # uvicorn names the subclass that shakes hands
            SERVER, max_size=self.config.ws_max_size, logger=self.logger
        )

    async def run_asgi(self) -> None:
        """The application's call; a connection that a listener has taken over outlives it."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self._listener is None:
            if self.close_timer is None:
                self.transport.close()
        else:
            del self.scope, self.request, self.response  # cookies and all: nobody needs them any more

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Bytes will come."""
        super().connection_made(transport)
        self.close_timeout = _CLOSE_WITHIN
        self._meter = Meter(self.frame_rate, self.byte_rate, self.loop.time())

    def take_over(self, listener: SocketListener) -> None:
        """From now on every message is the listener's; those that came meanwhile are the first."""
        self._listener = listener
        self._last_heard = self._last_sent = self.loop.time()
        self.ping_timer = self.loop.call_later(_ALIVE_EVERY, self._keep_alive)
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                listener.heard((event.get("bytes") or b"") if text is None else text.encode())
        self.queue, self.writable = _NO_QUEUE, _WRITABLE
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.disconnected:
            self._lose()

    # ---- in

    def data_received(self, data: bytes) -> None:
        """Nearly always one whole short text, which needs no state to be read; all else is the library's."""
        if self._listener is not None:
            self._last_heard = self.loop.time()
            text = self._whole_text(data)
            if text is not None:
                if self._meter.allows(len(data), 1, self._last_heard):
                    self._listener.heard(text)
                else:
                    self._flooded()
                return
        for start in range(0, len(data), _PIECE):
            self._read_piece(data[start : start + _PIECE])

    def _read_piece(self, data: bytes) -> None:
        """Some bytes, little enough that a thousand tiny frames in them are noticed before the next."""
        if self.transport.is_closing():
            return
        self.conn.receive_data(data)
        if not self._meter.allows(len(data), len(self.conn.events), self.loop.time()):
            self._flooded()
        elif self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()

    def _flooded(self) -> None:
        """More frames or bytes than anybody sends who plays."""
        self.write_out()  # what was said before comes first, a reason to go among it
        if self.handshake_complete and not self.close_sent:
            self.conn.fail(1008, "too-fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
        self.has_flooded = True
        if self._listener is not None:
            self._listener.flooded()

    def _whole_text(self, data: bytes) -> bytes | None:
        """The text, if these bytes are one whole masked frame, and nothing before it is unfinished."""
        if len(data) < 6 or data[0] != _WHOLE_TEXT or not data[1] & _MASKED:
            return None
        size, start = data[1] & 0x7F, 6
        if size == _SIXTEEN_BITS:
            size, start = int.from_bytes(data[2:4], "big"), 8
        if size == _SIXTY_FOUR_BITS or len(data) != start + size:
            return None
        if self.frames or self.conn.reader.buffer or self.close_sent or self.conn.state is not State.OPEN:
            return None
        return apply_mask(data[start:], data[start - 4 : start])

    def send_receive_event_to_app(self) -> None:
        """A message that the library has put together."""
        if self._listener is None:
            self.curr_msg_data_type = "bytes"  # whether a text is UTF-8 is for whoever reads it to say
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._listener.heard(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone, or we are."""
        super().connection_lost(exc)
        self._lose()

    def _lose(self) -> None:
        if self._listener is not None:
            listener, self._listener = self._listener, None
            listener.lost()

    # ---- out

    def send_text(self, text: bytes) -> None:
        """Send a message, with all else that is sent here in this turn of the loop."""
        if self.disconnected or self.close_sent:
            return
        size = len(text)
        if size < _SIXTEEN_BITS:
            head = bytes((_WHOLE_TEXT, size))
        elif size < _LARGE:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if self._outgoing:
            self._outgoing += head + text
            return
        self._outgoing = head + text
        if not self._unsent:
            self.loop.call_soon(_write_all, self._unsent)
        self._unsent.append(self)

    def write_out(self, now: float | None = None) -> None:
        """Hand over what is to be sent."""
        outgoing, self._outgoing = self._outgoing, b""
        if outgoing and not self.transport.is_closing():
            self._last_sent = self.loop.time() if now is None else now
            self.transport.write(outgoing)

    @property
    def unread(self) -> int:
        """Bytes that wait for a slow reader, once there are many."""
        return self.transport.get_write_buffer_size() if self._is_slow else 0

    def pause_writing(self) -> None:
        """The other side reads more slowly than we write."""
        self._is_slow = True

    def resume_writing(self) -> None:
        """It has caught up."""
        self._is_slow = False

    def abort(self) -> None:
        """Let go at once of somebody who does not read."""
        self.transport.abort()

    def close(self, code: int = 1000) -> None:
        """Say goodbye as the protocol wants it; a reader who does not read is not waited for."""
        self.write_out()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(_CLOSE_WITHIN, self.transport.abort)

    # ---- alive

    def _keep_alive(self) -> None:
        """The one timer: a sign of life where nothing was sent for long, an end where nothing came."""
        now = self.loop.time()
        if self._listener is None:
            return
        is_leaving = self.close_sent or self.transport.is_closing()
        if is_leaving or now - self._last_heard > _DEAD_AFTER:  # who does not read would stay in the door
            self.transport.abort()
            return
        if now - self._last_sent >= _ALIVE_EVERY - 0.1:
            self._listener.silent()
        if now - self._last_heard >= _ALIVE_EVERY - 0.1:
            self.transport.write(_PING)
        self.ping_timer = self.loop.call_later(_ALIVE_EVERY, self._keep_alive)


def _write_all(unsent: list[SocketProtocol]) -> None:
    """At the end of a turn of the loop: one write for each connection."""
    connections, unsent[:] = unsent[:], []
    now = connections[0].loop.time()
    for connection in connections:
        connection.write_out(now)
