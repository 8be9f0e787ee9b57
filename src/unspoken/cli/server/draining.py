"""A uvicorn server that hands over its tables before it closes its connections."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from typing import Any

import uvicorn

from unspoken.tables.cluster_node import ClusterNode
from unspoken.tables.rate_limited_log import RateLimitedLog

ACCEPTED_AT_ONCE = 8
"""Connections that asyncio accepts before our limits are checked: fewer than the spare descriptors."""
BACKLOG = 1024
"""Connections that may wait to be accepted."""
_OUT_OF_RESOURCES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_seldom = RateLimitedLog(logging.getLogger(__name__))


class DrainingServer(uvicorn.Server):
    """On SIGTERM it stops accepting, hands its tables over to other nodes, and asks pages to reconnect."""

    def __init__(self, config: uvicorn.Config, node: ClusterNode) -> None:
        super().__init__(config)
        self._node = node

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening with a long backlog."""
        asyncio.get_running_loop().set_exception_handler(_log_exception)
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(BACKLOG)  # asyncio has set it to ACCEPTED_AT_ONCE

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand the tables over, then shut down."""
        for server in self.servers:
            server.close()
        await self._node.leave()
        await super().shutdown(sockets)


def _log_exception(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:  # asyncio's type
    """Log an exception of the event loop; a lack of resources for new connections is logged rarely."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in _OUT_OF_RESOURCES:
        _seldom.warn(f"cannot accept new connections: {error.strerror}")
    else:
        loop.default_exception_handler(context)
