"""The voice socket of a person: its own connection, so that sound never delays a move.

A listener who reads slowly loses the oldest packets: sound that comes late is worse than no sound.
"""

from __future__ import annotations

import contextlib
import socket as sockets
from collections import deque
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket

from unspoken.kernel.codec import encode
from unspoken.tables.errors import NoSuchTable, StoreUnavailable
from unspoken.tables.ports import Stopwatch
from unspoken.tables.state.names import read_code
from unspoken.tables.voice_visit import VoiceEntrance, VoiceVisit
from unspoken.tables.wire.messages import Closed, CloseReason, Heartbeat, Hello, Refusal
from unspoken.tables.wire.voice_messages import LOUDEST, MAX_PACKET, SOUND, FromSpeaker
from unspoken.web.http.rate_limiter import RateLimiter
from unspoken.web.limits.token_bucket import TokenBucket, take_each
from unspoken.web.monitoring.metrics import METRICS
from unspoken.web.sockets.protocol import SocketProtocol
from unspoken.web.sockets.socket import admit, cookie_name, protocol_of, read_message, reject

_DECODER: msgspec.json.Decoder[FromSpeaker] = msgspec.json.Decoder(FromSpeaker)
_HEARTBEAT = encode(Heartbeat())
_MAX_REFUSED = 200
"""Packets beyond the rate, or malformed messages, before the connection is closed."""
_HIGH_WATER = 4_096
"""Bytes in the write buffer above which packets wait: about 300 milliseconds of four voices."""
_MOST_WAITING = 40
"""Packets that wait for a slow listener: about 400 milliseconds of four voices."""
_SEND_BUFFER = 16_384
"""Bytes that the system buffers for the connection. The default holds minutes of sound."""


class VoiceSocket:
    """Carries sound between one person and a table."""

    def __init__(
        self, protocol: SocketProtocol, address: str, limiter: RateLimiter, stopwatch: Stopwatch
    ) -> None:
        self._protocol = protocol
        self._address = address
        self._limiter = limiter
        self._stopwatch = stopwatch
        self._buckets: tuple[TokenBucket, ...] = ()
        self._refused = 0
        self._waiting: deque[bytes] = deque(maxlen=_MOST_WAITING)
        self._visit: VoiceVisit | None = None
        self.send: Callable[[bytes], None] = protocol.send_text
        """Send a JSON message."""

    # ---- called by the table

    def send_sound(self, packet: bytes) -> None:
        """Send a packet, or queue it behind others while the client reads slowly; the oldest are dropped."""
        if self._protocol.is_slow:
            METRICS.voice_packets_dropped += len(self._waiting) == _MOST_WAITING
            self._waiting.append(packet)
        else:
            METRICS.voice_packets += 1
            self._protocol.send_binary(packet)

    def flush(self) -> None:
        """Write the sound that waits for other speakers' sound."""
        self._protocol.write_out()

    def close(self, reason: CloseReason) -> None:
        """Send the reason and close."""
        self.send(encode(Closed(reason)))
        self._protocol.close()

    # ---- called by the connection

    def begin(self, visit: VoiceVisit, token: str) -> None:
        """Take over the connection, with small buffers and within the rate limits."""
        self._visit = visit
        self._buckets = self._limiter.voice_buckets(self._address, token)
        METRICS.voice_sockets += 1
        transport = self._protocol.transport
        transport.set_write_buffer_limits(high=_HIGH_WATER)
        raw = transport.get_extra_info("socket")
        if raw is not None:
            with contextlib.suppress(OSError):  # the connection may be closed already
                raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, _SEND_BUFFER)
        self._protocol.take_over(self)

    def on_message(self, raw: bytes) -> None:
        """Pass sound or a control message to the table."""
        assert self._visit is not None
        if raw == _HEARTBEAT:
            self.send(_HEARTBEAT)
        elif not take_each(self._buckets, self._stopwatch()):
            self._refuse("too-fast")
        elif raw and raw[0] == SOUND:
            if 2 < len(raw) <= MAX_PACKET and raw[1] <= LOUDEST:
                self._visit.hear(raw)
            else:
                self._refuse("unreadable")
        else:
            try:
                message = _DECODER.decode(raw)
            except (ValueError, RecursionError):
                self._refuse("unreadable")
            else:
                if not isinstance(message, Hello):
                    self._visit.control(message)

    def _refuse(self, code: str) -> None:
        """Refuse a message. The first refusal is sent; a client that goes on is disconnected."""
        self._refused += 1
        if self._refused == 1:
            self.send(encode(Refusal(code)))
        elif self._refused > _MAX_REFUSED:
            self.on_flood()
            self.close(CloseReason.TOO_FAST)

    def on_idle(self) -> None:
        """Send a heartbeat: scripts in a browser cannot see the protocol's own pings."""
        self.send(_HEARTBEAT)

    def on_writable(self) -> None:
        """Send the packets that waited."""
        while self._waiting and not self._protocol.is_slow:
            METRICS.voice_packets += 1
            self._protocol.send_binary(self._waiting.popleft())

    def on_flood(self) -> None:
        """Charge the address, so that reconnecting at once does not reset the rate limit."""
        self._limiter.penalize_flood(self._address)

    def on_lost(self) -> None:
        """End the visit."""
        if self._visit is not None:
            visit, self._visit = self._visit, None
            METRICS.voice_sockets -= 1
            visit.leave()


class VoiceEndpoint:
    """Authenticates voice connections, in the same way as the table's socket."""

    def __init__(self, entrance: VoiceEntrance, limiter: RateLimiter, stopwatch: Stopwatch) -> None:
        self._entrance = entrance
        self._limiter = limiter
        self._stopwatch = stopwatch

    async def handle(self, socket: WebSocket) -> None:
        """Handle a connection until its visit starts or it is rejected."""
        await admit(socket, self._limiter, self._authenticate)

    async def _authenticate(self, socket: WebSocket, address: str) -> None:
        code = read_code(str(socket.path_params["code"]))
        token = socket.cookies.get(cookie_name(code)) or await _read_token(socket)
        voice = VoiceSocket(protocol_of(socket), address, self._limiter, self._stopwatch)
        try:
            visit = await self._entrance.enter_voice(code, token, voice)
        except NoSuchTable:
            visit = None
        except StoreUnavailable:
            await reject(socket, "try-again", Refusal("not-saved"))
            return
        if visit is None:  # the same reply for a wrong code and a wrong token: codes must stay secret
            self._limiter.count_wrong_code(address)
            await reject(socket, "no-such-table-or-token", Refusal("bad-token"))
        else:
            voice.begin(visit, token)


async def _read_token(socket: WebSocket) -> str:
    """Return the token in the first message of a client without cookies; empty if there is none."""
    try:
        first = _DECODER.decode(await read_message(socket))
    except (ValueError, RecursionError):
        return ""
    return first.token if isinstance(first, Hello) else ""
