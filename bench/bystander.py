"""What people at other tables notice of a flood of frames: `python -m bench.bystander`.

Some people sit at tables of their own and clap a few times a second, first in peace, and then while a dozen
raw sockets, each from an address of its own, send texts, pings and empty continuations as fast as they can
and come back as soon as they are shown out. The limits are the usual ones. A clap's time is from the moment
at which it should have been sent until the table has said that it was heard. Two figures tell what is the
machine's and not the server's: how late this process itself wakes, and how long the server was ready to go
on but had no core to go on with.
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

from bench.child import Child, served
from bench.party import open_table, socket_url
from bench.player import Player
from bench.report import Section, Value, screen, show
from bench.wire import PATIENCE
from unspoken.kernel.game import Seat

_PEOPLE = 6
_A_SECOND = 5
"""Claps of each of them; eight are allowed."""
_UNDERWAY = "underway"


class Course(Struct, frozen=True):
    """A while of clapping."""

    waits: list[float]
    lateness: list[float]
    """Seconds by which this process woke too late."""
    server: float
    """CPU seconds a second of the server's process."""
    waited: float
    """The share of the time in which the server's loop was ready to run, and had to wait for a core."""


class Bystanders:
    """People who have nothing to do with it."""

    def __init__(self, child: Child) -> None:
        self._child = child
        self._players: list[Player] = []

    async def come(self) -> None:
        """Each to a table of their own."""
        async with httpx.AsyncClient(base_url=self._child.address, timeout=PATIENCE) as http:
            for _ in range(_PEOPLE):
                code, token = await open_table(http)
                player = Player(Seat(0), lambda: None)
                await player.connect(socket_url(http, code), token)
                self._players.append(player)

    async def clap(self, seconds: float) -> Course:
        """All of them, evenly spread over the time."""
        waits: list[float] = []
        lateness: list[float] = []
        began, before = perf_counter(), self._ran_and_waited()
        await asyncio.gather(
            *(
                self._clap(player, began + place / (_A_SECOND * _PEOPLE), seconds, waits, lateness)
                for place, player in enumerate(self._players)
            )
        )
        gone = perf_counter() - began
        ran, waited = (late - early for early, late in zip(before, self._ran_and_waited(), strict=True))
        return Course(waits, lateness, ran / gone, waited / gone)

    async def go(self) -> None:
        """Home."""
        for player in self._players:
            await player.hang_up()

    async def _clap(
        self, player: Player, first: float, seconds: float, waits: list[float], lateness: list[float]
    ) -> None:
        for number in range(int(seconds * _A_SECOND)):
            due = first + number / _A_SECOND
            ahead = due - perf_counter()
            if ahead > 0:
                await asyncio.sleep(ahead)
                lateness.append(perf_counter() - due)
            await player.command("react", channel="table", sign="clap")
            waits.append(perf_counter() - due)

    def _ran_and_waited(self) -> tuple[float, float]:
        """Seconds that the server's loop has had a core so far, and that it has waited for one."""
        ran, waited, _ = Path(f"/proc/{self._child.pid}/schedstat").read_text().split()
        return int(ran) / 1e9, int(waited) / 1e9


@asynccontextmanager
async def _flooding(address: str) -> AsyncIterator[list[str]]:
    """A flood from a process of its own; when it is over, what it says of itself."""
    told: list[str] = []
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.flooders", address,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin is not None and process.stdout is not None
    if await process.stdout.readline() != f"{_UNDERWAY}\n".encode():
        raise RuntimeError("the flood did not begin")
    try:
        yield told
    finally:
        process.stdin.close()
        told.append((await process.stdout.read()).decode().strip())
        await process.wait()


async def measure(child: Child, seconds: float) -> tuple[Section, str]:
    """The same people in peace and in a flood."""
    people = Bystanders(child)
    await people.come()
    await people.clap(min(3.0, seconds))  # the first claps of a new server are slow
    peace = await people.clap(seconds)
    async with _flooding(child.address) as told:
        flood = await people.clap(seconds)
    await people.go()
    return _section(peace, flood), told[0]


def _section(peace: Course, flood: Course) -> Section:
    def row(name: str, course: Course) -> tuple[Value, ...]:
        return (
            name,
            len(course.waits),
            _millis(course.waits, 50),
            _millis(course.waits, 99),
            1000 * max(course.waits),
            _millis(course.lateness, 50),
            _millis(course.lateness, 99),
            course.server,
            course.waited,
        )

    ratio = tuple(_millis(flood.waits, share) / _millis(peace.waits, share) for share in (50, 99))
    return Section(
        "Bystanders of a flood",
        ("", "claps", "ms p50", "ms p99", "ms max", "own ms p50", "own ms p99", "CPU", "waited"),
        (row("in peace", peace), row("in a flood", flood)),
        f"In a flood p50 is {ratio[0]:.1f} and p99 {ratio[1]:.1f} times what it is in peace. Own: how late "
        "this process itself wakes, which is in the times. CPU: cores that the server took. Waited: the "
        "share of the time in which it was ready and had no core.",
    )


def _millis(seconds: list[float], share: int) -> float:
    return 1000 * quantiles(seconds, n=100, method="inclusive")[share - 1]


def main() -> int:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description="What people at other tables notice of a flood of frames.")
    parser.add_argument("--seconds", type=float, default=20.0, help="of peace, and of flood (20)")
    args = parser.parse_args()
    with served() as child:
        section, told = asyncio.run(measure(child, args.seconds))
    show(screen(), section)
    print(told)
    return 0


if __name__ == "__main__":
    sys.exit(main())
