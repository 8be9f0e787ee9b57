"""A table that sends messages from a script, for tests of the client."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.server import ServerConnection, serve

from unspoken.client import Table
from unspoken.client.server import Server
from unspoken.kernel.codec import encode

Json = dict[str, Any]  # any message

HANG_UP: Json = {}
"""The end of a connection, in a script."""


class ScriptedTable:
    """Sends each connection its messages, replies to requests, and hangs up where the script says so."""

    def __init__(self, connections: Sequence[Sequence[Json]], replies: Sequence[Json]) -> None:
        self._connections = list(connections)
        self._replies = replies

    async def __call__(self, socket: ServerConnection) -> None:
        """Handle one connection."""
        await socket.recv()
        messages = self._connections.pop(0) if self._connections else []
        for message in messages:
            if message is HANG_UP:
                return
            await socket.send(encode(message).decode())
        async for raw in socket:
            request = msgspec.json.decode(raw)
            for message in self._replies:
                await socket.send(encode(message | {"id": request["id"]}).decode())


@asynccontextmanager
async def scripted_table(*connections: Sequence[Json], replies: Sequence[Json] = ()) -> AsyncIterator[Table]:
    """Serve the script, and yield a client that connects to it."""
    async with serve(ScriptedTable(connections, replies), "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with Table(Server(f"http://127.0.0.1:{port}"), "ABCDEF", "token") as table:
            yield table
