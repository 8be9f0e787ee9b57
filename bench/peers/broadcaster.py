"""The Python floor: a server that sends every message to all sockets of its table, without rules or state."""

from __future__ import annotations

import socket
import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

READY_PREFIX = "The floor is at "


class Broadcaster:
    """Answers every message with a text of a frame's size to all sockets of the table."""

    def __init__(self, size: int) -> None:
        self._text = "x" * size
        self._tables: dict[str, list[WebSocket]] = {}

    async def receive(self, websocket: WebSocket) -> None:
        """Serve one connection until it closes."""
        await websocket.accept()
        table = self._tables.setdefault(websocket.path_params["table"], [])
        table.append(websocket)
        try:
            while True:
                await websocket.receive_text()
                for other in table:
                    await other.send_text(self._text)
        except WebSocketDisconnect:
            table.remove(websocket)


def main() -> None:
    """Serve on a free port, with the same uvicorn settings as our server."""
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    app = Starlette(routes=[WebSocketRoute("/ws/{table}", Broadcaster(int(sys.argv[1])).receive)])
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    print(f"{READY_PREFIX}http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
