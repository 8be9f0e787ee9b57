"""A server that leaves in good order: its tables are handed over before its connections are closed."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from typing import Any

import uvicorn

from unspoken.tables.neighbours import Neighbours
from unspoken.tables.seldom_log import SeldomLog

LET_IN_AT_ONCE = 8
"""Connections that are taken before it is looked at how many there are: fewer than the spare descriptors."""
WAITING = 1024
"""Connections that may wait to be taken."""
_NO_ROOM = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_seldom = SeldomLog(logging.getLogger(__name__))


class DrainingServer(uvicorn.Server):
    """At SIGTERM nobody new is let in, tables go to other nodes, and pages are told to come back."""

    def __init__(self, config: uvicorn.Config, neighbours: Neighbours) -> None:
        super().__init__(config)
        self._neighbours = neighbours

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Let people in, some at a time, and let many wait."""
        asyncio.get_running_loop().set_exception_handler(_tell)
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(WAITING)  # asyncio has told the system what it takes at once

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand over, and then shut down as any server does."""
        for server in self.servers:
            server.close()
        await self._neighbours.leave()
        await super().shutdown(sockets)


def _tell(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:  # as asyncio has it
    """What the loop met; where the system has no room for one more connection, a line a second is enough."""
    trouble = context.get("exception")
    if isinstance(trouble, OSError) and trouble.errno in _NO_ROOM:
        _seldom.warn(f"nobody new can be let in for now: {trouble.strerror}")
    else:
        loop.default_exception_handler(context)
