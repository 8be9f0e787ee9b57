"""A uvicorn server that hands over its tables before it closes its connections."""

from __future__ import annotations

import asyncio
import errno
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from types import FrameType
from typing import Any

import uvicorn
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from unspoken.cluster.bus import BusUnavailable
from unspoken.kernel.codec import encode
from unspoken.tables.cluster_node import ClusterNode
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.house import House
from unspoken.tables.rate_limited_log import RateLimitedLog
from unspoken.tables.wire.messages import Refusal

ACCEPTED_AT_ONCE = 8
"""Connections that asyncio accepts before our limits are checked: fewer than the spare descriptors."""
BACKLOG = 1024
"""Connections that may wait to be accepted."""
_OUT_OF_RESOURCES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
log = logging.getLogger(__name__)
_seldom = RateLimitedLog(log)


class DrainingServer(uvicorn.Server):
    """On SIGTERM it stops accepting, hands its tables over to other nodes, and asks pages to reconnect."""

    def __init__(
        self,
        config: uvicorn.Config,
        node: ClusterNode,
        lifespan: AbstractAsyncContextManager[object],
        announce: Callable[[], None],
        house: House,
    ) -> None:
        super().__init__(config)
        self._announce = announce
        self._node = node
        self._lifespan = lifespan
        self._house = house
        self._stopped_by = "a request"
        self.described = "Unspoken"
        """The version, the address and the store, for the log."""
        self._running = AsyncExitStack()
        self.start_error: str | None = None
        """Why the server could not start."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening with a long backlog, and say so, unless the store or the bus does not answer."""
        asyncio.get_running_loop().set_exception_handler(_log_exception)
        try:
            await self._running.enter_async_context(self._lifespan)
        except StoreUnavailable as error:
            self.start_error = f"The server cannot start, {error}: try again later, or correct the store."
        except BusUnavailable as error:
            self.start_error = str(error)
        if self.start_error is not None:
            self.should_exit = True
            return
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(BACKLOG)  # asyncio has set it to ACCEPTED_AT_ONCE
        self._announce()
        log.info("started: %s", self.described)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Remember which signal stops the server."""
        self._stopped_by = signal.Signals(sig).name
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand the tables over, then shut down."""
        for server in self.servers:
            server.close()
        log.info("draining because of %s: %d tables in memory", self._stopped_by, len(self._house.tables))
        await self._node.leave()
        log.info("drained: %d tables left, which continue after the next start", len(self._house.tables))
        await super().shutdown(sockets)
        if not self.force_exit:
            await self._running.aclose()
        log.info("stopped by %s", self._stopped_by)


class CancelledReplies:
    """Middleware that answers the requests which are still waiting when uvicorn cancels them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        has_begun = False

        async def note_and_send(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive, note_and_send)
        except asyncio.CancelledError:
            if scope["type"] != "http" or has_begun:
                raise
            headers = {"connection": "close", "retry-after": "2"}
            refusal = Response(encode(Refusal("try-again")), 503, headers, "application/json")
            await refusal(scope, receive, send)


def _log_exception(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:  # asyncio's type
    """Log an exception of the event loop; a lack of resources for new connections is logged rarely."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in _OUT_OF_RESOURCES:
        _seldom.warn(f"cannot accept new connections: {error.strerror}")
    else:
        loop.default_exception_handler(context)
