"""Twelve raw sockets, each with its own address, that flood a server with frames for `bench.bystander`."""

from __future__ import annotations

import socket
import sys
import threading
from urllib.parse import urlsplit

import httpx

from bench.clients.wire import PATIENCE

_FLOODERS = 12
_TEXT, _CONTINUATION, _PING = 1, 0, 9
_LAST = 0x80
_EMPTY = bytes((0x80, 0, 0, 0, 0))
"""The rest of a masked frame without payload."""
_FRAMES_PER_WRITE = 10_000
_FLOODS = (
    bytes((_LAST | _TEXT,)) + _EMPTY,
    bytes((_LAST | _PING,)) + _EMPTY,
    bytes((_CONTINUATION,)) + _EMPTY,
)
_BEGINNINGS = (b"", b"", bytes((_TEXT,)) + _EMPTY)
"""Sent first: a continuation frame must follow an unfinished text frame."""


class Flooder:
    """A client with its own table that sends one kind of frame and reconnects when it is disconnected."""

    def __init__(self, address: str, number: int) -> None:
        self._server = urlsplit(address)
        self._address = f"10.9.{number}.1"
        self._flood = _FLOODS[number % len(_FLOODS)] * _FRAMES_PER_WRITE
        self._beginning = _BEGINNINGS[number % len(_FLOODS)]
        reply = (
            httpx.post(
                f"{address}/api/tables",
                json={"name": "Eve", "game": "dixit"},
                headers={"x-unspoken-token": "wanted", "x-forwarded-for": self._address},
                timeout=PATIENCE,
            )
            .raise_for_status()
            .json()
        )
        self._code, self._token = reply["code"], reply["token"]
        self.connections = self.sent = 0

    def flood(self, is_over: threading.Event) -> None:
        """Send frames until the event is set."""
        while not is_over.is_set():
            try:
                with socket.create_connection(
                    (self._server.hostname or "", self._server.port or 80), 5
                ) as connection:
                    self._open_websocket(connection)
                    self.connections += 1
                    connection.sendall(self._beginning)
                    while not is_over.is_set():
                        self.sent += connection.send(self._flood)
            except OSError:
                continue  # the server has closed the connection, as it should

    def _open_websocket(self, connection: socket.socket) -> None:
        connection.sendall(
            f"GET /ws/{self._code} HTTP/1.1\r\nHost: {self._server.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"X-Forwarded-For: {self._address}\r\n"
            f"Cookie: unspoken_{self._code}={self._token}\r\n\r\n".encode()
        )
        connection.recv(1024)


def main() -> None:
    """Flood until stdin ends, then print how much was sent."""
    flooders = [Flooder(sys.argv[1], number) for number in range(_FLOODERS)]
    is_over = threading.Event()
    threads = [threading.Thread(target=flooder.flood, args=(is_over,)) for flooder in flooders]
    for thread in threads:
        thread.start()
    print("underway", flush=True)
    sys.stdin.read()
    is_over.set()
    for thread in threads:
        thread.join()
    sent = sum(flooder.sent for flooder in flooders)
    connections = sum(flooder.connections for flooder in flooders)
    print(f"{_FLOODERS} flooders connected {connections:,} times and sent {sent / 1_000_000:,.1f} MB.")


if __name__ == "__main__":
    main()
