"""An HTTP connection at the level of bytes: whoever asks for nothing does not stay."""

from __future__ import annotations

import asyncio
import logging
from typing import ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

log = logging.getLogger(__name__)

_TELL_EVERY = 1.0
"""Seconds between two lines in the log about the same trouble."""


class HttpProtocol(H11Protocol):
    """uvicorn's own, with an end to waiting, and to connections: the newest goes, the seated stay."""

    ask_within: ClassVar[float] = 10.0
    """Seconds from a connection's beginning, or its last reply, to the end of a request's head."""
    most_connections: ClassVar[int] = 900
    """Of all kinds together; set from the number of descriptors that this process may have."""
    _told_at: ClassVar[float] = float("-inf")
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """Somebody connects."""
        super().connection_made(transport)
        if len(self.connections) > self.most_connections:
            self._tell_full()
            transport.abort()
        else:
            self._deadline = self.loop.call_later(self.ask_within, self._late)

    def handle_events(self) -> None:
        """Something came; once a whole head is there, it is the application's to wait or not."""
        super().handle_events()
        if self.scope is not None:
            self._stop_waiting()

    def on_response_complete(self) -> None:
        """The next request's head starts anew, and may not trickle either."""
        self.scope = None  # type: ignore[assignment]  # as before the first request
        super().on_response_complete()

    def data_received(self, data: bytes) -> None:
        """Bytes of a head: the keep-alive timer ends with the first of them, so another begins."""
        super().data_received(data)
        if self.scope is None and self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self.ask_within, self._late)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        self._deadline = None
        if self.scope is None:
            self.transport.abort()

    def _tell_full(self) -> None:
        now = self.loop.time()
        if now - HttpProtocol._told_at >= _TELL_EVERY:
            HttpProtocol._told_at = now
            log.warning("all %d connections are taken: new ones are turned away", self.most_connections)
