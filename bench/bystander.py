"""Latency of well-behaved clients while others flood the server with frames: `python -m bench.bystander`.

A few clients at separate tables send a clap several times a second, first undisturbed, then while a dozen raw
sockets, each from its own address, send texts, pings and empty continuation frames as fast as they can, and
reconnect whenever the server disconnects them. The server has its default limits. A clap's latency runs from
the moment at which it was due until the server acknowledges it. Two figures show the machine's share: how
late this process wakes up, and how long the server was runnable but waited for a core.
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

from bench.clients.party import open_table, socket_url
from bench.clients.player import Player
from bench.clients.wire import PATIENCE
from bench.harness.child import Child, running_server
from bench.harness.report import Section, Value, make_console, show
from unspoken.kernel.types import Seat

_PEOPLE = 6
_PER_SECOND = 5
"""Claps of each client; the limit is eight."""
_UNDERWAY = "underway"


class Period(Struct, frozen=True):
    """What was measured in one period of clapping."""

    waits: list[float]
    lateness: list[float]
    """Seconds by which this process woke up too late."""
    server: float
    """CPU seconds per second of the server's process."""
    waited: float
    """Share of the time in which the server's event loop was runnable but waited for a core."""


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
        began, before = perf_counter(), self._ran_and_waited()
        await asyncio.gather(
            *(
                self._clap(player, began + place / (_PER_SECOND * _PEOPLE), seconds, waits, lateness)
                for place, player in enumerate(self._players)
            )
        )
        gone = perf_counter() - began
        ran, waited = (late - early for early, late in zip(before, self._ran_and_waited(), strict=True))
        return Period(waits, lateness, ran / gone, waited / gone)

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
async def _flooding(address: str) -> AsyncIterator[list[str]]:
    """Run the flooders in a separate process; when they end, the yielded list holds their summary."""
    summary: list[str] = []
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.clients.flooders", address,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin is not None and process.stdout is not None
    if await process.stdout.readline() != f"{_UNDERWAY}\n".encode():
        raise RuntimeError("the flooders did not start")
    try:
        yield summary
    finally:
        process.stdin.close()
        summary.append((await process.stdout.read()).decode().strip())
        await process.wait()


async def measure(child: Child, seconds: float) -> tuple[Section, str]:
    """Measure the same clients without a flood and during one; also return the flooders' summary."""
    bystanders = Bystanders(child)
    await bystanders.connect()
    await bystanders.clap(min(3.0, seconds))  # the first claps of a new server are slow
    quiet = await bystanders.clap(seconds)
    async with _flooding(child.address) as summary:
        flood = await bystanders.clap(seconds)
    await bystanders.disconnect()
    return _section(quiet, flood), summary[0]


def _section(quiet: Period, flood: Period) -> Section:
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
        )

    ratio = tuple(_millis(flood.waits, share) / _millis(quiet.waits, share) for share in (50, 99))
    return Section(
        "Bystanders of a flood",
        ("", "claps", "ms p50", "ms p99", "ms max", "own ms p50", "own ms p99", "CPU", "waited"),
        (row("undisturbed", quiet), row("during a flood", flood)),
        f"During a flood p50 is {ratio[0]:.1f} and p99 {ratio[1]:.1f} times the undisturbed value. Own: how "
        "late this process wakes up, which is part of the latencies. CPU: cores that the server used. "
        "Waited: share of the time in which the server was runnable but had no core.",
    )


def _millis(seconds: list[float], share: int) -> float:
    return 1000 * quantiles(seconds, n=100, method="inclusive")[share - 1]


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Latency of well-behaved clients during a flood of frames.")
    parser.add_argument("--seconds", type=float, default=20.0, help="without and with a flood, each (20)")
    args = parser.parse_args()
    with running_server() as child:
        section, summary = asyncio.run(measure(child, args.seconds))
    show(make_console(), section)
    print(summary)
    return 0


if __name__ == "__main__":
    sys.exit(main())
