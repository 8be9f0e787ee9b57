"""Clients that ask for replays, albums and sleeping tables as fast as they can, for `bench.bystander`."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count, cycle
from random import random
from urllib.parse import urlsplit

from bench.clients.long_tables import CODES, SEATS, TOKEN

_PARALLEL = 40
"""Requests for the same replay at the same time, from one address."""
_STEPPERS = 3
_REFUSED_PAUSE = 0.5
"""Mean seconds after a refusal; without a pause this would measure a flood of requests."""
_WAKE_INTERVAL = 1.0
"""Seconds between two requests for sleeping tables."""


class Attack:
    """Sends requests to a server, and counts the statuses of the replies."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._host, self._port = parts.hostname or "", parts.port or 80
        self.statuses: Counter[str] = Counter()

    async def get(self, path: str, address: str) -> None:
        """Send one request as a person of the table, and read the reply."""
        try:
            reader, writer = await asyncio.open_connection(self._host, self._port)
        except OSError:
            self.statuses["refused"] += 1
            return
        head = (
            f"GET {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nConnection: close\r\n"
            f"Accept-Encoding: gzip\r\nX-Forwarded-For: {address}\r\nAuthorization: Bearer {TOKEN}\r\n\r\n"
        )
        try:
            writer.write(head.encode())
            status = (await reader.readline()).decode().split()
            while await reader.read(65_536):
                pass
        except OSError:
            status = []
        finally:
            writer.close()
        self.statuses[status[1] if len(status) > 1 else "closed"] += 1
        if status[1:2] != ["200"]:
            await asyncio.sleep(2 * _REFUSED_PAUSE * random())

    async def repeat(self, paths: Iterator[str], code: str, address: str) -> None:
        """Send requests one after another."""
        for path in paths:
            await self.get(f"/api/tables/{code}{path}", address)

    async def wake(self) -> None:
        """Ask for one sleeping table after another."""
        for code in CODES[1:]:
            await self.get(f"/api/tables/{code}", "10.8.0.1")
            await asyncio.sleep(_WAKE_INTERVAL)

    async def run(self) -> None:
        """Attack until cancelled."""
        code = CODES[0]
        album = (f"/games/1/album.png?language={language}" for language in cycle(("en", "pl")))
        async with asyncio.TaskGroup() as clients:
            clients.create_task(self.wake())
            clients.create_task(self.repeat(album, code, "10.8.0.2"))
            for number in range(_PARALLEL):
                clients.create_task(self.repeat(cycle(("/games/1",)), CODES[number % 2], "10.8.0.3"))
            for number in range(_STEPPERS):
                clients.create_task(self.repeat(_steps(number), code, f"10.8.1.{number}"))


def _steps(number: int) -> Iterator[str]:
    """Yield paths of steps, no two of them equal for a long time."""
    for first in count(number):
        yield f"/games/1/steps?as={first % SEATS}&from={first % 200}"


async def main() -> None:
    """Attack until stdin ends, then print the statuses of all replies."""
    attack = Attack(sys.argv[1])
    running = asyncio.ensure_future(attack.run())
    print("underway", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    running.cancel()
    found = ", ".join(f"{number:,} × {status}" for status, number in attack.statuses.most_common())
    print(f"Replies to requests for replays, albums and sleeping tables: {found}.")


if __name__ == "__main__":
    asyncio.run(main())
