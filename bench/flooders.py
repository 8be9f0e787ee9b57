"""A dozen who mean harm, on raw sockets and from addresses of their own: what `bench.bystander` starts."""

from __future__ import annotations

import socket
import sys
import threading
from urllib.parse import urlsplit

import httpx

from bench.wire import PATIENCE

_LINES = 12
_TEXT, _CONTINUATION, _PING = 1, 0, 9
_LAST = 0x80
_EMPTY = bytes((0x80, 0, 0, 0, 0))
"""No bytes, masked."""
_PATIENCE = 5.0
_AT_ONCE = 10_000
"""Frames in one write."""
_FLOODS = (
    bytes((_LAST | _TEXT,)) + _EMPTY,
    bytes((_LAST | _PING,)) + _EMPTY,
    bytes((_CONTINUATION,)) + _EMPTY,
)
_BEGINNINGS = (b"", b"", bytes((_TEXT,)) + _EMPTY)
"""A continuation continues something."""


class Flooder:
    """Somebody at a table of their own, who sends one kind of frame, and comes back when shown out."""

    def __init__(self, address: str, number: int) -> None:
        self._where = urlsplit(address)
        self._from = f"10.9.{number}.1"
        self._flood = _FLOODS[number % len(_FLOODS)] * _AT_ONCE
        self._beginning = _BEGINNINGS[number % len(_FLOODS)]
        reply = (
            httpx.post(
                f"{address}/api/tables",
                json={"name": "Eve", "game": "dixit"},
                headers={"x-unspoken-token": "wanted", "x-forwarded-for": self._from},
                timeout=PATIENCE,
            )
            .raise_for_status()
            .json()
        )
        self._code, self._token = reply["code"], reply["token"]
        self.connections = self.sent = 0

    def flood(self, is_over: threading.Event) -> None:
        """Until it is over."""
        while not is_over.is_set():
            try:
                with socket.create_connection(
                    (self._where.hostname or "", self._where.port or 80), 5
                ) as line:
                    self._shake_hands(line)
                    self.connections += 1
                    line.sendall(self._beginning)
                    while not is_over.is_set():
                        self.sent += line.send(self._flood)
            except OSError:
                continue  # shown out, as they should be

    def _shake_hands(self, line: socket.socket) -> None:
        line.sendall(
            f"GET /ws/{self._code} HTTP/1.1\r\nHost: {self._where.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"X-Forwarded-For: {self._from}\r\nCookie: unspoken_{self._code}={self._token}\r\n\r\n".encode()
        )
        line.recv(1024)


def main() -> None:
    """Flood until stdin ends, and tell how much."""
    flooders = [Flooder(sys.argv[1], number) for number in range(_LINES)]
    is_over = threading.Event()
    threads = [threading.Thread(target=one.flood, args=(is_over,)) for one in flooders]
    for thread in threads:
        thread.start()
    print("underway", flush=True)
    sys.stdin.read()
    is_over.set()
    for thread in threads:
        thread.join()
    sent = sum(one.sent for one in flooders)
    connections = sum(one.connections for one in flooders)
    print(f"{_LINES} flooders came {connections:,} times and sent {sent / 1_000_000:,.1f} MB.")


if __name__ == "__main__":
    main()
