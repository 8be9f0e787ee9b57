"""Latency of human tables while many bots play on the same server: `python -m bench.crowd`.

Tables of simulated people make one Dixit move per second, first alone, then while tables of bots and one
guest play each of the four games at human pace. The people, the guests, the server and its bots run in
separate processes. Two figures show the machine's share: how late this process wakes up, and how long the
server was runnable but waited for a core.
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

from bench.clients.party import open_table, socket_url
from bench.clients.player import Player
from bench.clients.table import Table
from bench.clients.wire import PATIENCE
from bench.harness.report import Section, Value, make_console, save, show
from bench.peers import started
from bench.peers.ours import Ours
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat
from unspoken.tables.games import find_games

_EVERY = 1.0
"""Seconds between two moves of a human table."""
_POLL_INTERVAL = 0.5
"""Seconds after which a guest at a table of bots checks whether it owes an answer."""
_SEATED = "seated"


class Scale(Struct, frozen=True):
    """Number of tables, and durations."""

    people: int = 100
    bots: int = 50
    seconds: float = 30.0
    settle: float = 30.0
    """Seconds between opening the bots' tables and measuring."""


class Period(Struct, frozen=True):
    """Measurements of one period of play."""

    latencies: list[float]
    lags: list[float]
    """Seconds by which this process woke up too late."""
    server: float
    """CPU seconds per second of the server's process."""
    workers: float
    """CPU seconds per second of the bot workers."""
    waited: float
    """Share of the time in which the server's event loop was runnable but waited for a core."""
    thoughts: float
    """Bot decisions per second."""
    sampled: float
    """Random fallback answers per second."""


async def measure(scale: Scale, folder: Path) -> Section:
    """Measure the same tables on the same server without bots and with them."""
    async with started(Ours(folder / "crowd.db")) as ours:
        await ours.gather(scale.people)
        periods = {"people alone": await _measure_period(ours, scale.seconds)}
        for game in find_games().values():
            bots = _bots(game)
            async with _guests(ours.child.address, game.name, scale.bots):
                await asyncio.sleep(scale.settle)
                name = f"with {scale.bots} tables of {bots} bots: {game.name}"
                periods[name] = await _measure_period(ours, scale.seconds)
        await ours.disperse()
    return _section(scale, periods)


def _bots(game: AnyGame) -> int:
    """Return how many bots fill a table with one guest."""
    return game.seats(game.types.options())[-1] - 1


async def _measure_period(ours: Ours, seconds: float) -> Period:
    """Let every table make one move per second, evenly spread, and measure."""
    process = psutil.Process(ours.child.pid)
    before, began = [*_cpu_used(process), *await _bot_counters(ours)], perf_counter()
    lagging = asyncio.create_task(_lags(seconds))
    now, step = asyncio.get_running_loop().time(), _EVERY / len(ours.tables)
    await asyncio.gather(
        *(
            table.play_paced(int(seconds / _EVERY), now + step * place, _EVERY)
            for place, table in enumerate(ours.tables)
        )
    )
    lags, gone = await lagging, perf_counter() - began
    after = [*_cpu_used(process), *await _bot_counters(ours)]
    each_second = [(late - early) / gone for early, late in zip(before, after, strict=True)]
    return Period([took for table in ours.tables for took in _waits(table)], lags, *each_second)


def _waits(table: Table) -> list[float]:
    """Return the latency of each move from the moment at which it was due, so delayed sends count too."""
    return [took + late for took, late in zip(table.latencies, table.lateness, strict=False)]


async def _lags(seconds: float) -> list[float]:
    lags = []
    until = perf_counter() + seconds
    while (now := perf_counter()) < until:
        await asyncio.sleep(0.02)
        lags.append(perf_counter() - now - 0.02)
    return lags


def _cpu_used(server_process: psutil.Process) -> tuple[float, float, float]:
    """Return CPU seconds of the server and of its children, and the seconds that it waited for a core."""
    times = [process.cpu_times() for process in (server_process, *server_process.children())]
    server, *workers = [spent.user + spent.system for spent in times]
    waited = Path(f"/proc/{server_process.pid}/schedstat").read_text().split()[1]
    return server, sum(workers), int(waited) / 1e9


async def _bot_counters(ours: Ours) -> list[float]:
    """Return how many decisions bots have made so far, and how many random fallback answers there were."""
    async with httpx.AsyncClient(base_url=ours.child.address, timeout=PATIENCE) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    figures = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return [float(figures[f"unspoken_bot_{name}_total"]) for name in ("thoughts", "answers_sampled")]


# ---- the guests at the bots' tables, in a separate process


@asynccontextmanager
async def _guests(address: str, game: str, tables: int) -> AsyncIterator[None]:
    """Run one guest at each of some tables of bots."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.crowd",
        "--sit-with-bots", address, "--game", game, "--bots", str(tables),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin is not None and process.stdout is not None
    try:
        if await process.stdout.readline() != f"{_SEATED}\n".encode():
            raise RuntimeError("the guests of the bots' tables did not start")
        yield
    finally:
        process.stdin.close()
        await process.wait()


async def _sit_with_bots(address: str, game_name: str, tables: int) -> None:
    """Open the tables and give random answers until stdin ends."""
    game = find_games()[game_name]
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        guests = [await _guest(http, game, number) for number in range(tables)]
    print(_SEATED, flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for guest in guests:
        guest.cancel()


async def _guest(http: httpx.AsyncClient, game: AnyGame, number: int) -> asyncio.Task[None]:
    code, token = await open_table(http, game.name, _bots(game))
    player = Player(Seat(0), lambda: None)
    await player.connect(socket_url(http, code), token)
    return asyncio.create_task(_play_along(player, game, number))


async def _play_along(player: Player, game: AnyGame, number: int) -> None:
    moves = 0
    while True:
        await asyncio.sleep(_POLL_INTERVAL)
        moves += 1
        chosen = player.choice(game, Chance(b"guest %d" % number, moves))
        if chosen is not None:
            await player.try_answer(*chosen)


def _section(scale: Scale, periods: dict[str, Period]) -> Section:
    def row(name: str, period: Period) -> tuple[Value, ...]:
        return (
            name,
            len(period.latencies),
            _millis(period.latencies, 50),
            _millis(period.latencies, 99),
            1000 * max(period.latencies),
            _millis(period.lags, 99),
            period.server,
            period.workers,
            period.waited,
            period.thoughts,
            period.sampled,
        )

    return Section(
        "People and bots on one server",
        (
            "",
            *("moves", "ms p50", "ms p99", "ms max", "own ms p99"),
            *("CPU", "CPU bots", "waited", "thoughts", "by chance"),
        ),
        tuple(row(name, period) for name, period in periods.items()),
        f"{scale.people} tables of people, one move per second at each; latency until all four have received "
        "it. Own: how late this process wakes up. CPU in cores. Waited: share of the time in which the "
        "server was runnable but had no core. Thoughts: bot decisions per second; by chance: random fallback "
        "answers per second.",
    )


def _millis(seconds: list[float], hundredth: int) -> float:
    return 1000 * quantiles(seconds, n=100)[hundredth - 1]


def main() -> int:
    """Measure, print, and write JSON if the command line asks for it."""
    args = _parse_args()
    if args.sit_with_bots is not None:
        asyncio.run(_sit_with_bots(args.sit_with_bots, args.game, args.bots))
        return 0
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as folder:
        scale = Scale(args.people, args.bots, args.seconds, args.settle)
        section = asyncio.run(measure(scale, Path(folder)))
    show(make_console(), section)
    if args.json is not None:
        save(args.json, [section])
    return 0


def _parse_args() -> argparse.Namespace:
    defaults = Scale()
    parser = argparse.ArgumentParser(prog="python -m bench.crowd", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="PATH", help="also write the figures to this file")
    parser.add_argument("--people", type=int, default=defaults.people, help="tables of people")
    parser.add_argument("--bots", type=int, default=defaults.bots, help="tables of bots of each game")
    parser.add_argument(
        "--seconds", type=float, default=defaults.seconds, help="length of each measured period"
    )
    parser.add_argument(
        "--settle",
        type=float,
        default=defaults.settle,
        help="seconds between opening the tables of bots and measuring",
    )
    parser.add_argument("--game", help=argparse.SUPPRESS)
    parser.add_argument("--sit-with-bots", metavar="ADDRESS", help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
