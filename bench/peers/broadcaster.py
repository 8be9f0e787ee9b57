"""The floor's server: every message goes out to all sockets of its table. No rules, nothing kept."""

from __future__ import annotations

import socket
import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

FIRST_WORDS = "The floor is at "


class Broadcaster:
    """Tables of sockets, and a text of the size of a frame for each of them."""

    def __init__(self, size: int) -> None:
        self._text = "x" * size
        self._tables: dict[str, list[WebSocket]] = {}

    async def receive(self, one: WebSocket) -> None:
        """A connection from its opening to its end."""
        await one.accept()
        table = self._tables.setdefault(one.path_params["table"], [])
        table.append(one)
        try:
            while True:
                await one.receive_text()
                for other in table:
                    await other.send_text(self._text)
        except WebSocketDisconnect:
            table.remove(one)


def main() -> None:
    """Serve on any free port, with the same settings as ours."""
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
    print(f"{FIRST_WORDS}http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
