"""Latency of well-behaved clients while others attack the server: `python -m bench.bystander`.

A few clients at separate tables send a clap several times a second, first undisturbed, then during each of
two attacks. Flood: a dozen raw sockets, each from its own address, send texts, pings and empty continuation
frames as fast as they can, and reconnect whenever the server disconnects them. Replays: clients ask for
replays and albums of tables with 59,000 records, forty of them at the same time from one address, and for
sleeping tables of that length. The server has its default limits. A clap's latency runs from the moment at
which it was due until the server acknowledges it. Two figures show the machine's share: how late this process
wakes up, and how long the server was runnable but waited for a core. The exit status is 1 if the server and
its processes needed more memory than allowed, or if a bystander's p99 was over its limit.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import httpx
from msgspec import Struct

from bench.clients.long_tables import write_long_tables
from bench.clients.party import open_table, socket_url
from bench.clients.player import Player
from bench.clients.wire import PATIENCE
from bench.flood import MEGABYTE, MEMORY_LIMIT, sample_memory
from bench.harness.child import Child, running_server
from bench.harness.report import Section, Value, make_console, show
from unspoken.kernel.types import Seat

_PEOPLE = 6
_PER_SECOND = 5
"""Claps per second of each client; the server allows eight."""
_UNDERWAY = "underway"
_ATTACKS = {
    "during a flood of frames": "bench.clients.flooders",
    "during requests for replays": "bench.clients.replay_attackers",
}
_MOST_MILLIS = 20.0
"""Limit of the p99 during an attack."""


class Period(Struct, frozen=True):
    """Measurements of one period of clapping."""

    waits: list[float]
    lateness: list[float]
    """Seconds by which this process woke up too late."""
    server: float
    """CPU seconds per second of the server's process."""
    waited: float
    """Share of the time in which the server's event loop was runnable but waited for a core."""
    memory: int
    """Peak of the resident bytes of the server and its processes."""


class Bystanders:
    """Clients that behave well while others flood the server."""

    def __init__(self, child: Child) -> None:
        self._child = child
        self._players: list[Player] = []

    async def connect(self) -> None:
        """Open a table for each client."""
        async with httpx.AsyncClient(base_url=self._child.address, timeout=PATIENCE) as http:
            for _ in range(_PEOPLE):
                code, token = await open_table(http)
                player = Player(Seat(0), lambda: None)
                await player.connect(socket_url(http, code), token)
                self._players.append(player)

    async def clap(self, seconds: float) -> Period:
        """Let all clients clap for some seconds, evenly spread."""
        waits: list[float] = []
        lateness: list[float] = []
        memory = [self._child.rss()]
        sampling = asyncio.ensure_future(sample_memory(self._child, memory))
        began, before = perf_counter(), self._ran_and_waited()
        await asyncio.gather(
            *(
                self._clap(player, began + place / (_PER_SECOND * _PEOPLE), seconds, waits, lateness)
                for place, player in enumerate(self._players)
            )
        )
        gone = perf_counter() - began
        sampling.cancel()
        ran, waited = (late - early for early, late in zip(before, self._ran_and_waited(), strict=True))
        return Period(waits, lateness, ran / gone, waited / gone, max(memory))

    async def disconnect(self) -> None:
        """Close all connections."""
        for player in self._players:
            await player.hang_up()

    async def _clap(
        self, player: Player, first: float, seconds: float, waits: list[float], lateness: list[float]
    ) -> None:
        for number in range(int(seconds * _PER_SECOND)):
            due = first + number / _PER_SECOND
            ahead = due - perf_counter()
            if ahead > 0:
                await asyncio.sleep(ahead)
                lateness.append(perf_counter() - due)
            await player.command("react", channel="table", sign="clap")
            waits.append(perf_counter() - due)

    def _ran_and_waited(self) -> tuple[float, float]:
        """Return the seconds that the server's event loop has run so far, and has waited for a core."""
        ran, waited, _ = Path(f"/proc/{self._child.pid}/schedstat").read_text().split()
        return int(ran) / 1e9, int(waited) / 1e9


@asynccontextmanager
async def _attacking(module: str, address: str) -> AsyncIterator[list[str]]:
    """Run the attackers in a separate process; when they end, the yielded list holds their summary."""
    summary: list[str] = []
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, address,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin is not None and process.stdout is not None
    if await process.stdout.readline() != f"{_UNDERWAY}\n".encode():
        raise RuntimeError("the attackers did not start")
    try:
        yield summary
    finally:
        process.stdin.close()
        summary.append((await process.stdout.read()).decode().strip())
        await process.wait()


async def measure(child: Child, seconds: float) -> tuple[dict[str, Period], list[str]]:
    """Measure the same clients undisturbed and during each attack; also return the attackers' summaries."""
    bystanders, summaries = Bystanders(child), []
    await bystanders.connect()
    await bystanders.clap(min(3.0, seconds))  # the first claps of a new server are slow
    periods = {"undisturbed": await bystanders.clap(seconds)}
    for name, module in _ATTACKS.items():
        async with _attacking(module, child.address) as summary:
            periods[name] = await bystanders.clap(seconds)
        summaries += summary
    await bystanders.disconnect()
    return periods, summaries


def _section(periods: dict[str, Period]) -> Section:
    def row(name: str, period: Period) -> tuple[Value, ...]:
        return (
            name,
            len(period.waits),
            _millis(period.waits, 50),
            _millis(period.waits, 99),
            1000 * max(period.waits),
            _millis(period.lateness, 50),
            _millis(period.lateness, 99),
            period.server,
            period.waited,
            period.memory / MEGABYTE,
        )

    return Section(
        "Bystanders of an attack",
        ("", "claps", "ms p50", "ms p99", "ms max", "own ms p50", "own ms p99", "CPU", "waited", "MB"),
        tuple(row(name, period) for name, period in periods.items()),
        "Own: how late this process wakes up, which is part of the latencies. CPU: cores that the server "
        "used. Waited: share of the time in which the server was runnable but had no core. MB: peak of the "
        "server and its processes.",
    )


def _millis(seconds: list[float], share: int) -> float:
    return 1000 * quantiles(seconds, n=100, method="inclusive")[share - 1]


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Latency of well-behaved clients during attacks.")
    parser.add_argument("--seconds", type=float, default=20.0, help="without and with each attack (20)")
    args = parser.parse_args()
    with running_server(write_long_tables) as child:
        periods, summaries = asyncio.run(measure(child, args.seconds))
    show(make_console(), _section(periods))
    print(*summaries, sep="\n")
    attacked = [period for name, period in periods.items() if name in _ATTACKS]
    is_bad = any(p.memory > MEMORY_LIMIT or _millis(p.waits, 99) > _MOST_MILLIS for p in attacked)
    return int(is_bad)


if __name__ == "__main__":
    sys.exit(main())
