"""An HTTP connection at the level of bytes: whoever asks for nothing, or reads nothing, does not stay."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import ClassVar

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from unspoken.tables.seldom_log import SeldomLog
from unspoken.web.addresses import household
from unspoken.web.places import Places

_FULL = SeldomLog(logging.getLogger(__name__))
_READ_AT_LEAST = 16_384
"""Bytes that somebody reads at least while we watch: less than the slowest line carries."""
_MOST_ASKING = 600
"""Connections that are no sockets: each may hold a hundred kilobytes of what is asked or told."""
_OTHER_DESCRIPTORS = 64
"""Descriptors that are kept for the log, for workers, and for whatever else is no connection."""


class HttpProtocol(H11Protocol):
    """uvicorn's own, with an end to waiting, and to connections: the newest goes, the seated stay."""

    ask_within: ClassVar[float] = 10.0
    """Seconds from a connection's beginning, or its last reply, to the end of a request's head."""
    read_within: ClassVar[float] = 20.0
    """Seconds between two looks at whether somebody reads what waits for them."""
    most_connections: ClassVar[int] = 900
    """Of all kinds together."""
    places: ClassVar[Places] = Places(_MOST_ASKING, _MOST_ASKING)
    """Of those that are no sockets."""
    is_short: ClassVar[bool] = False
    """Whether memory is: whoever watches the loop looks."""
    _deadline: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    _unread = 0.0
    _has_place = False
    _household: str | None = None

    @classmethod
    def make_room(cls, descriptors: int) -> None:
        """Share out the descriptors of this process: who asks may hold two, the second for a file."""
        for_connections = max(3, descriptors - _OTHER_DESCRIPTORS)
        asking = min(_MOST_ASKING, for_connections // 3)
        cls.places = Places(asking, max(1, asking // 3))
        cls.most_connections = for_connections - asking

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """Somebody connects."""
        super().connection_made(transport)
        self._household = self._whose()
        is_full = self.is_short or len(self.connections) > self.most_connections
        self._has_place = not is_full and self.places.take(self._household)
        if self._has_place:
            self._deadline = self.loop.call_later(self.ask_within, self._late)
        else:
            why = "memory is short" if self.is_short else "all connections are taken"
            _FULL.warn(f"{why}: new ones are turned away")
            transport.abort()

    def _whose(self) -> str | None:
        """The household at the other end; None behind a proxy, where it is not known before it asks."""
        allowed = self.config.forwarded_allow_ips
        proxies = _proxies(allowed if isinstance(allowed, str) else ",".join(allowed))
        return None if self.client is None or self.client[0] in proxies else household(self.client[0])

    # ---- asking

    def handle_events(self) -> None:
        """Something came; once a whole head is there, it is the application's to wait or not."""
        super().handle_events()
        if self.scope is not None:
            self._stop_waiting()

    def on_response_complete(self) -> None:
        """The next request's head starts anew, and may not trickle either."""
        self.scope = None  # type: ignore[assignment]  # as before the first request
        self._watch_reading()
        super().on_response_complete()

    def data_received(self, data: bytes) -> None:
        """Bytes of a head: the keep-alive timer ends with the first of them, so another begins."""
        super().data_received(data)
        if self.scope is None and self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self.ask_within, self._late)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It becomes a socket, which has bounds of its own."""
        self._give_up_place()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._stop_waiting()
        self._give_up_place()
        super().connection_lost(exc)

    def _give_up_place(self) -> None:
        if self._has_place:
            self._has_place = False
            self.places.leave(self._household)
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        self._deadline = None
        if self.scope is None:
            self.transport.abort()

    # ---- reading

    def pause_writing(self) -> None:
        """What was said waits to be read."""
        super().pause_writing()
        self._watch_reading()

    def resume_writing(self) -> None:
        """It was read."""
        super().resume_writing()
        self._unread = float("inf")

    def _watch_reading(self) -> None:
        waits = self.transport.get_write_buffer_size()
        if waits and self._reading is None:
            self._unread = waits
            self._reading = self.loop.call_later(self.read_within, self._look_at_reading)

    def _look_at_reading(self) -> None:
        """Whoever has read hardly anything since the last look is let go, with all that waits for them."""
        self._reading = None
        waits = self.transport.get_write_buffer_size()
        if waits and self._unread - waits < _READ_AT_LEAST:
            self.transport.abort()
        else:
            self._watch_reading()


@cache
def _proxies(allowed: str) -> _TrustedHosts:
    """Whom we believe about who is calling."""
    return _TrustedHosts(allowed)
