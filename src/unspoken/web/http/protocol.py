"""The HTTP byte protocol: uvicorn's, with timeouts for idle and slow clients and a connection limit."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import ClassVar

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from unspoken.tables.rate_limited_log import RateLimitedLog
from unspoken.web.limits.addresses import household
from unspoken.web.limits.slots import Slots
from unspoken.web.monitoring.metrics import METRICS

_FULL = RateLimitedLog(logging.getLogger(__name__))
_MIN_READ = 16_384
"""Bytes that a client must read within `read_timeout`; even a very slow network can carry more."""
_MAX_HTTP_CONNECTIONS = 600
"""Connections that are not WebSockets: each may hold a hundred kilobytes of request and response."""
_OTHER_DESCRIPTORS = 64
"""File descriptors reserved for the log, workers and everything else that is not a connection."""


class HttpProtocol(H11Protocol):
    """uvicorn's protocol with timeouts. At the connection limit, new connections are rejected."""

    request_timeout: ClassVar[float] = 10.0
    """Seconds from the start of a connection, or its last reply, to the end of a request's head."""
    read_timeout: ClassVar[float] = 20.0
    """Seconds between two checks whether a client reads its response."""
    max_connections: ClassVar[int] = 900
    """HTTP and WebSocket connections together."""
    slots: ClassVar[Slots] = Slots(_MAX_HTTP_CONNECTIONS, _MAX_HTTP_CONNECTIONS)
    """Slots of connections that are not WebSockets."""
    is_memory_short: ClassVar[bool] = False
    """True while free memory is low; set by the application's periodic check."""
    _deadline: asyncio.TimerHandle | None = None
    _read_timer: asyncio.TimerHandle | None = None
    _unread = 0.0
    _has_slot = False
    _household: str | None = None

    @classmethod
    def share_descriptors(cls, descriptors: int) -> None:
        """Derive the connection limits from the number of file descriptors: an HTTP request may need two."""
        for_connections = max(3, descriptors - _OTHER_DESCRIPTORS)
        http_connections = min(_MAX_HTTP_CONNECTIONS, for_connections // 3)
        cls.slots = Slots(http_connections, max(1, http_connections // 3))
        cls.max_connections = for_connections - http_connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """Take a slot for a new connection, or reject it."""
        super().connection_made(transport)
        self._household = self._client_household()
        is_full = self.is_memory_short or len(self.connections) > self.max_connections
        self._has_slot = not is_full and self.slots.take(self._household)
        if self._has_slot:
            self._deadline = self.loop.call_later(self.request_timeout, self._on_request_timeout)
        else:
            reason = "low memory" if self.is_memory_short else "connection limit reached"
            METRICS.rejected_connections += 1
            _FULL.warn(f"{reason}: rejecting new connections")
            transport.abort()

    def _client_household(self) -> str | None:
        """Return the client's household; None behind a proxy, which names it only in request headers."""
        allowed = self.config.forwarded_allow_ips
        proxies = _proxies(allowed if isinstance(allowed, str) else ",".join(allowed))
        return None if self.client is None or self.client[0] in proxies else household(self.client[0])

    # ---- requests

    def handle_events(self) -> None:
        """Parse received data; a complete request head ends the request timeout."""
        super().handle_events()
        if self.scope is not None:
            self._cancel_deadline()

    def on_response_complete(self) -> None:
        """Prepare for the next request, whose head has the same timeout."""
        self.scope = None  # type: ignore[assignment]  # as before the first request
        self._start_read_timer()
        super().on_response_complete()

    def data_received(self, data: bytes) -> None:
        """Start the request timeout: uvicorn's keep-alive timer ends with the first byte of a request."""
        super().data_received(data)
        if self.scope is None and self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self.request_timeout, self._on_request_timeout)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Release the slot: WebSockets have limits of their own."""
        self._release_slot()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timers and release the slot."""
        self._cancel_deadline()
        self._release_slot()
        super().connection_lost(exc)

    def _release_slot(self) -> None:
        if self._has_slot:
            self._has_slot = False
            self.slots.release(self._household)
        if self._read_timer is not None:
            self._read_timer.cancel()
            self._read_timer = None

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _on_request_timeout(self) -> None:
        self._deadline = None
        if self.scope is None:
            self.transport.abort()

    # ---- slow readers

    def pause_writing(self) -> None:
        """The write buffer is full: start to check whether the client reads."""
        super().pause_writing()
        self._start_read_timer()

    def resume_writing(self) -> None:
        """The write buffer has drained: the next check passes."""
        super().resume_writing()
        self._unread = float("inf")

    def _start_read_timer(self) -> None:
        unread = self.transport.get_write_buffer_size()
        if unread and self._read_timer is None:
            self._unread = unread
            self._read_timer = self.loop.call_later(self.read_timeout, self._check_reading)

    def _check_reading(self) -> None:
        """Abort if the client has read too little since the last check."""
        self._read_timer = None
        unread = self.transport.get_write_buffer_size()
        if unread and self._unread - unread < _MIN_READ:
            self.transport.abort()
        else:
            self._start_read_timer()


@cache
def _proxies(allowed: str) -> _TrustedHosts:
    """Proxies whose X-Forwarded-For header is trusted."""
    return _TrustedHosts(allowed)
