"""The WebSocket byte protocol: fast paths for receiving and sending, and one keep-alive timer."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import SERVER, State
from websockets.protocol import Protocol as _Frames

from unspoken.web.limits.token_bucket import Rate
from unspoken.web.monitoring.metrics import METRICS
from unspoken.web.sockets.frames import sound_frame, text_frame, whole_message
from unspoken.web.sockets.listener import SocketListener
from unspoken.web.sockets.traffic_limit import TrafficLimit

EXTENSION = "unspoken.socket"
"""The key in the scope's extensions under which the application finds the connection."""

_CHUNK = 512
"""Bytes that are parsed at once: up to 85 frames. One frame may cost as much CPU as a reaction."""
_RECEIVE_BUFFER = 65_536
"""Bytes that are received at once. Allocating asyncio's 256 kB costs more than receiving a message."""
_PING = b"\x89\x00"
_KEEP_ALIVE_INTERVAL = 15.0
"""Seconds without outgoing data until a heartbeat is sent, and without incoming data until a ping is sent."""
_GATHERING_TIME = 0.02
"""Seconds for which sound waits for other speakers' sound: a write costs more CPU than all the rest."""
_CLOSE_TIMEOUT = 1.0
"""Seconds for the closing handshake."""
_RECEIVE_TIMEOUT = 40.0
"""Seconds without a byte from the client after which the connection is considered dead."""


class _DiscardingQueue(asyncio.Queue[ASGIReceiveEvent]):
    """Replaces uvicorn's receive queue once a listener gets all messages directly."""

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Discard the event."""


_DISCARDING_QUEUE = _DiscardingQueue()
_WRITABLE = asyncio.Event()
_WRITABLE.set()


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol until a listener takes over; from then on messages go straight to the listener.

    uvicorn wakes a task for each message and each reply. A table handles messages synchronously, so here each
    message is one function call, and all data for a connection in one iteration of the event loop is one
    write. The ASGI call ends when the listener takes over, which frees the memory of the handshake.
    """

    frame_rate: ClassVar[Rate] = Rate(burst=250, per_second=50)
    """Frames of every kind. Higher than the message rate, since pings and fragments are frames too."""
    byte_rate: ClassVar[Rate] = Rate(burst=1_000_000, per_second=50_000)
    _unsent: ClassVar[list[SocketProtocol]] = []
    """Connections with data to write at the end of this iteration of the event loop."""
    _unsent_sound: ClassVar[list[SocketProtocol]] = []
    """Connections with sound to write at the end of the gathering time."""
    _listener: SocketListener | None = None
    _outgoing = b""
    is_slow = False
    """True while the write buffer is above its high-water mark."""
    has_flooded = False
    """True if the connection was closed because it exceeded its traffic limit."""
    max_unread_bytes = 524_288
    """Bytes in the write buffer above which the connection is dropped: its client reads too slowly."""
    _last_sent = 0.0
    _last_received = 0.0

    # ---- handshake

    def handle_connect(self, event: Request) -> None:
        """Handle the upgrade request; add this connection to the application's scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[EXTENSION] = {"connection": self}

    def start_keepalive(self) -> None:
        """Replace the handshake parser, which would keep all request headers in memory."""
        self.conn = _Frames(  # type: ignore[assignment]  # uvicorn declares the handshake subclass
            SERVER, max_size=self.config.ws_max_size, logger=self.logger
        )

    async def run_asgi(self) -> None:
        """Run the application; a connection with a listener stays open after it returns."""
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
            del self.scope, self.request, self.response  # free the headers and cookies

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Set up the traffic limit of a new connection."""
        super().connection_made(transport)
        if hasattr(transport, "max_size"):  # asyncio's own transports; others have no such setting
            transport.max_size = _RECEIVE_BUFFER
        self.close_timeout = _CLOSE_TIMEOUT
        self._traffic_limit = TrafficLimit(self.frame_rate, self.byte_rate, self.loop.time())

    def take_over(self, listener: SocketListener) -> None:
        """Send all messages to the listener, starting with those that are already queued."""
        self._listener = listener
        self._last_received = self._last_sent = self.loop.time()
        self.ping_timer = self.loop.call_later(_KEEP_ALIVE_INTERVAL, self._keep_alive)
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                listener.on_message((event.get("bytes") or b"") if text is None else text.encode())
        self.queue, self.writable = _DISCARDING_QUEUE, _WRITABLE
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.disconnected:
            self._notify_lost()

    # ---- receiving

    def data_received(self, data: bytes) -> None:
        """Parse received bytes: one short frame on the fast path, anything else with the library."""
        if self._listener is not None:
            self._last_received = self.loop.time()
            message = self._whole_message(data)
            if message is not None:
                if self._traffic_limit.allow(len(data), 1, self._last_received):
                    self._listener.on_message(message)
                else:
                    self._close_flooded()
                return
        for start in range(0, len(data), _CHUNK):
            self._read_chunk(data[start : start + _CHUNK])

    def _read_chunk(self, data: bytes) -> None:
        """Parse a chunk, small enough that a flood of tiny frames is noticed before the next chunk."""
        if self.transport.is_closing():
            return
        self.conn.receive_data(data)
        if not self._traffic_limit.allow(len(data), len(self.conn.events), self.loop.time()):
            self._close_flooded()
        elif self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()

    def _close_flooded(self) -> None:
        """Close a connection that has exceeded its traffic limit."""
        self.write_out()  # pending messages first: one of them may be the reason for closing
        if self.handshake_complete and not self.close_sent:
            self.conn.fail(1008, "too-fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
        self.has_flooded = True
        if self._listener is not None:
            self._listener.on_flood()

    def _whole_message(self, data: bytes) -> bytes | None:
        """Return the message if these bytes are exactly one short frame and no fragment is pending."""
        if self.frames or self.conn.reader.buffer or self.close_sent or self.conn.state is not State.OPEN:
            return None
        return whole_message(data)

    def send_receive_event_to_app(self) -> None:
        """Deliver a message that the library has assembled."""
        if self._listener is None:
            self.curr_msg_data_type = "bytes"  # the reader checks UTF-8 itself
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._listener.on_message(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Handle the end of the connection."""
        super().connection_lost(exc)
        self._notify_lost()

    def _notify_lost(self) -> None:
        if self._listener is not None:
            listener, self._listener = self._listener, None
            listener.on_lost()

    # ---- sending

    def send_text(self, text: bytes) -> None:
        """Send a message at the end of this iteration of the event loop, in one write with others."""
        if self.disconnected or self.close_sent:
            return
        if self.is_slow and self.transport.get_write_buffer_size() > self.max_unread_bytes:
            METRICS.too_slow += 1
            self.transport.abort()
            return
        if self._outgoing:
            self._outgoing += text_frame(text)
            return
        self._outgoing = text_frame(text)
        if not self._unsent:
            self.loop.call_soon(_write_all, self._unsent)
        self._unsent.append(self)

    def send_binary(self, data: bytes) -> None:
        """Send sound a few milliseconds later, in one write with other sound.

        The caller limits how much is unsent.
        """
        if self.disconnected or self.close_sent:
            return
        frame = sound_frame(data)
        if self._outgoing:
            self._outgoing += frame
            return
        self._outgoing = frame
        if not self._unsent_sound:
            self.loop.call_later(_GATHERING_TIME, _write_all, self._unsent_sound)
        self._unsent_sound.append(self)

    def write_out(self, now: float | None = None) -> None:
        """Write the pending messages to the transport."""
        outgoing, self._outgoing = self._outgoing, b""
        if outgoing and not self.transport.is_closing():
            self._last_sent = self.loop.time() if now is None else now
            self.transport.write(outgoing)

    def pause_writing(self) -> None:
        """The write buffer is above its high-water mark."""
        self.is_slow = True

    def resume_writing(self) -> None:
        """The write buffer has drained."""
        self.is_slow = False
        if self._listener is not None:
            self._listener.on_writable()

    def close(self, code: int = 1000) -> None:
        """Start the closing handshake; abort if the client does not complete it in time."""
        self.write_out()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(_CLOSE_TIMEOUT, self.transport.abort)

    # ---- keep-alive

    def _keep_alive(self) -> None:
        """Send a heartbeat or a ping on an idle connection; abort a dead one."""
        now = self.loop.time()
        if self._listener is None:
            return
        is_leaving = self.close_sent or self.transport.is_closing()
        if is_leaving or now - self._last_received > _RECEIVE_TIMEOUT:
            self.transport.abort()  # close() would wait for a client that does not read
            return
        if now - self._last_sent >= _KEEP_ALIVE_INTERVAL - 0.1:
            self._listener.on_idle()
        if now - self._last_received >= _KEEP_ALIVE_INTERVAL - 0.1:
            self.transport.write(_PING)
        self.ping_timer = self.loop.call_later(_KEEP_ALIVE_INTERVAL, self._keep_alive)


def _write_all(unsent: list[SocketProtocol]) -> None:
    """Write once for each connection, at the end of an iteration of the event loop."""
    connections, unsent[:] = unsent[:], []
    now = connections[0].loop.time()
    for connection in connections:
        connection.write_out(now)
