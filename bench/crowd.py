"""What people notice of a crowd of bots: `python -m bench.crowd`.

Tables of people who make a move of Dixit each second, alone and beside tables at which nine bots play
Pareidolia at a human pace with one person. The people, those who sit with the bots, the server and its bots
are processes of their own. Two figures tell what is the machine's and not the server's: how late this process
itself wakes, and how long the server was ready to go on but had no core to go on with.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import httpx
import psutil  # type: ignore[import-untyped]  # it ships no types
from msgspec import Struct

from bench.party import open_table, socket_url
from bench.peers import started
from bench.peers.ours import Ours
from bench.player import Player
from bench.report import Section, Value, save, screen, show
from bench.table import Table
from bench.wire import PATIENCE
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame, Seat
from unspoken.tables.games import find_games

_BOTS = 9
_EVERY = 1.0
"""Seconds between two moves of a table of people."""
_GLANCE = 0.5
"""Seconds after which somebody who sits with bots looks whether anything is owed."""
_SEATED = "seated"


class Scale(Struct, frozen=True):
    """How many tables, and for how long."""

    people: int = 100
    bots: int = 120
    seconds: float = 60.0
    settle: float = 60.0
    """Seconds after the bots' tables were opened, before anything is measured."""


class Course(Struct, frozen=True):
    """A while of play: what the people waited for each move, and what it took."""

    latencies: list[float]
    lags: list[float]
    """Seconds by which this process woke too late."""
    server: float
    """CPU seconds a second of the server's process."""
    workers: float
    """CPU seconds a second of the processes in which bots think."""
    waited: float
    """The share of the time in which the server's loop was ready to run, and had to wait for a core."""
    thoughts: float
    """What bots thought about in a second."""
    sampled: float
    """What chance answered for them in a second."""


async def measure(scale: Scale, folder: Path) -> Section:
    """The same people on the same server, without bots and with them."""
    async with started(Ours(folder / "crowd.db")) as ours:
        await ours.gather(scale.people)
        alone = await _course(ours, scale.seconds)
        async with _guests(ours.child.address, scale.bots):
            await asyncio.sleep(scale.settle)
            beside = await _course(ours, scale.seconds)
        await ours.disperse()
    return _section(scale, alone, beside)


async def _course(ours: Ours, seconds: float) -> Course:
    """Every table makes a move a second, each at a moment of its own."""
    process = psutil.Process(ours.child.pid)
    before, began = [*_used(process), *await _thought(ours)], perf_counter()
    lagging = asyncio.create_task(_lags(seconds))
    now, step = asyncio.get_running_loop().time(), _EVERY / len(ours.tables)
    await asyncio.gather(
        *(
            table.play_paced(int(seconds / _EVERY), now + step * place, _EVERY)
            for place, table in enumerate(ours.tables)
        )
    )
    lags, gone = await lagging, perf_counter() - began
    after = [*_used(process), *await _thought(ours)]
    each_second = [(late - early) / gone for early, late in zip(before, after, strict=True)]
    return Course([took for table in ours.tables for took in _waits(table)], lags, *each_second)


def _waits(table: Table) -> list[float]:
    """What each move took from the moment at which it should have been made: who waits is not left out."""
    return [took + late for took, late in zip(table.latencies, table.lateness, strict=False)]


async def _lags(seconds: float) -> list[float]:
    lags = []
    until = perf_counter() + seconds
    while (now := perf_counter()) < until:
        await asyncio.sleep(0.02)
        lags.append(perf_counter() - now - 0.02)
    return lags


def _used(process: psutil.Process) -> tuple[float, float, float]:
    """CPU seconds of a server, of the processes that it has started; seconds that it waited for a core."""
    times = [one.cpu_times() for one in (process, *process.children())]
    server, *workers = [one.user + one.system for one in times]
    waited = Path(f"/proc/{process.pid}/schedstat").read_text().split()[1]
    return server, sum(workers), int(waited) / 1e9


async def _thought(ours: Ours) -> list[float]:
    """How often bots have thought so far, and how often chance has answered for them."""
    async with httpx.AsyncClient(base_url=ours.child.address, timeout=PATIENCE) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    figures = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return [float(figures[f"unspoken_bot_{name}_total"]) for name in ("thoughts", "answers_sampled")]


# ---- those who sit with the bots, in a process of their own


@asynccontextmanager
async def _guests(address: str, tables: int) -> AsyncIterator[None]:
    """Somebody at each of so many tables of bots."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.crowd", "--sit-with-bots", address, "--bots", str(tables),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin is not None and process.stdout is not None
    try:
        if await process.stdout.readline() != f"{_SEATED}\n".encode():
            raise RuntimeError("those who were to sit with the bots did not sit down")
        yield
    finally:
        process.stdin.close()
        await process.wait()


async def _sit_with_bots(address: str, tables: int) -> None:
    """Open the tables and play along, by chance, until stdin ends."""
    game = find_games()["pareidolia"]
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        guests = [await _guest(http, game, number) for number in range(tables)]
    print(_SEATED, flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for guest in guests:
        guest.cancel()


async def _guest(http: httpx.AsyncClient, game: AnyGame, number: int) -> asyncio.Task[None]:
    code, token = await open_table(http, game.name, _BOTS)
    player = Player(Seat(0), lambda: None)
    await player.connect(socket_url(http, code), token)
    return asyncio.create_task(_play_along(player, game, number))


async def _play_along(player: Player, game: AnyGame, number: int) -> None:
    moves = 0
    while True:
        await asyncio.sleep(_GLANCE)
        moves += 1
        chosen = player.choice(game, Chance(b"guest %d" % number, moves))
        if chosen is not None:
            await player.try_answer(*chosen)


def _section(scale: Scale, alone: Course, beside: Course) -> Section:
    def row(name: str, course: Course) -> tuple[Value, ...]:
        return (
            name,
            len(course.latencies),
            _millis(course.latencies, 50),
            _millis(course.latencies, 99),
            1000 * max(course.latencies),
            _millis(course.lags, 99),
            course.server,
            course.workers,
            course.waited,
            course.thoughts,
            course.sampled,
        )

    return Section(
        "People beside bots",
        (
            "",
            *("moves", "ms p50", "ms p99", "ms max", "own ms p99"),
            *("CPU", "CPU bots", "waited", "thoughts", "by chance"),
        ),
        (row("people alone", alone), row(f"{scale.bots} tables of {_BOTS} bots beside", beside)),
        f"{scale.people} tables of people, a move a second at each; from the moment of the move until all "
        "four have heard of it. Own: how late this process itself wakes. CPU in cores; waited: the share of "
        "the time in which the server was ready and had no core. Bots' thoughts, and those for which chance "
        "had to answer, in a second.",
    )


def _millis(seconds: list[float], hundredth: int) -> float:
    return 1000 * quantiles(seconds, n=100)[hundredth - 1]


def main() -> int:
    """Measure, print, and write the figures where they are wanted."""
    asked = _asked()
    if asked.sit_with_bots is not None:
        asyncio.run(_sit_with_bots(asked.sit_with_bots, asked.bots))
        return 0
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as folder:
        scale = Scale(asked.people, asked.bots, asked.seconds, asked.settle)
        section = asyncio.run(measure(scale, Path(folder)))
    show(screen(), section)
    if asked.json is not None:
        save(asked.json, [section])
    return 0


def _asked() -> argparse.Namespace:
    usual = Scale()
    parser = argparse.ArgumentParser(prog="python -m bench.crowd", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="PATH", help="write the figures there too")
    parser.add_argument("--people", type=int, default=usual.people, help="tables of people")
    parser.add_argument("--bots", type=int, default=usual.bots, help="tables of nine bots")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="how long each course takes")
    parser.add_argument("--settle", type=float, default=usual.settle, help="seconds before the second course")
    parser.add_argument("--sit-with-bots", metavar="ADDRESS", help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
