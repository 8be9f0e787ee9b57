"""A server that leaves in good order: its tables are handed over before its connections are closed."""

from __future__ import annotations

import socket

import uvicorn

from unspoken.tables.neighbours import Neighbours


class DrainingServer(uvicorn.Server):
    """At SIGTERM nobody new is let in, tables go to other nodes, and pages are told to come back."""

    def __init__(self, config: uvicorn.Config, neighbours: Neighbours) -> None:
        super().__init__(config)
        self._neighbours = neighbours

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand over, and then shut down as any server does."""
        for server in self.servers:
            server.close()
        await self._neighbours.leave()
        await super().shutdown(sockets)
