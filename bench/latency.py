"""`python -m bench.latency`: time from a move until all four players have it, for one and many tables."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time

import httpx
import msgspec
from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families

from bench import single_table
from bench.harness.file_limit import raise_file_limit
from bench.harness.report import Section, make_console, show
from bench.peers import percentile, started
from bench.peers.ours import Ours

_LAG = "unspoken_loop_lag_seconds"
_START_DELAY = 1.0  # seconds until the first paced move is due


class Scale(Struct, frozen=True):
    """How much is played."""

    alone: int = 500
    """Moves at a single table, one after the other."""
    crowds: tuple[int, ...] = (500, 1000, 2000, 4000)
    """Numbers of tables that move once per second."""
    warm: int = 5
    seconds: int = 20


QUICK = Scale(alone=100, crowds=(50,), warm=2, seconds=5)


class Latency(Struct, frozen=True):
    """Latency with a number of tables."""

    tables: int
    moves: int
    p50_ms: float
    p99_ms: float
    longest_ms: float
    lag_p99_ms: float | None
    """Lag of the server's event loop: an upper bound from its histogram; None without samples."""
    server_cpu: float
    """Share of a core that the server used."""
    players_cpu: float
    """Share of a core that the players used; they are one process."""
    late_p99_ms: float | None
    """How late the players sent their moves."""
    load_average: float


async def measure(packs: Path | None, scale: Scale) -> list[Latency]:
    """Measure each number of tables on its own server, with its log on disk."""
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as folder:
        found = []
        for tables in (1, *scale.crowds):
            async with started(Ours(Path(folder) / f"latency-{tables}.db", packs)) as ours:
                await ours.gather(tables)
                found.append(await _measured(ours, scale))
                print(f"{tables} tables: p99 {found[-1].p99_ms:.1f} ms", file=sys.stderr, flush=True)
                await ours.disperse()
        return found


async def _measured(ours: Ours, scale: Scale) -> Latency:
    """Measure one server. The players' garbage collector is off: its pauses would count as latency."""
    await _play(ours, scale, warm=True)
    gc.collect()
    gc.disable()
    before = await _lags(ours)
    cpu, own, began = ours.child.cpu(), process_time(), perf_counter()
    await _play(ours, scale, warm=False)
    wall = perf_counter() - began
    server, players = (ours.child.cpu() - cpu) / wall, (process_time() - own) / wall
    gc.enable()
    took = [seconds for table in ours.tables for seconds in table.latencies]
    late = [seconds for table in ours.tables for seconds in table.lateness]
    return Latency(
        tables=len(ours.tables),
        moves=len(took),
        p50_ms=percentile(took, 50),
        p99_ms=percentile(took, 99),
        longest_ms=1000 * max(took),
        lag_p99_ms=_lag_within(before, await _lags(ours), 0.99),
        server_cpu=server,
        players_cpu=players,
        late_p99_ms=percentile(late, 99) if late else None,
        load_average=os.getloadavg()[0],
    )


async def _play(ours: Ours, scale: Scale, *, warm: bool) -> None:
    """Let one table move as fast as it can, or many tables once per second, evenly spread."""
    if len(ours.tables) == 1:
        await ours.play(scale.alone // 4 if warm else scale.alone)
        return
    first = asyncio.get_running_loop().time() + _START_DELAY
    await asyncio.gather(
        *(
            table.play_paced(scale.warm if warm else scale.seconds, first + number / len(ours.tables), 1.0)
            for number, table in enumerate(ours.tables)
        )
    )


async def _lags(ours: Ours) -> dict[float, float]:
    """Return the server's histogram of event-loop lag: cumulative counts by upper bound in seconds."""
    async with httpx.AsyncClient(base_url=ours.child.address) as http:
        metrics = (await http.get("/metrics")).raise_for_status().text
    return {
        float(sample.labels["le"]): sample.value
        for family in text_string_to_metric_families(metrics)
        if family.name == _LAG
        for sample in family.samples
        if sample.name == f"{_LAG}_bucket"
    }


def _lag_within(before: dict[float, float], after: dict[float, float], share: float) -> float | None:
    """Return the bound in milliseconds for this share of the samples in between; None without samples."""
    counted = {bound: count - before.get(bound, 0) for bound, count in sorted(after.items())}
    if not counted or not max(counted.values()):
        return None
    return 1000 * next(bound for bound, n in counted.items() if n >= share * max(counted.values()))


def section(found: list[Latency]) -> Section:
    """Return the figures as a table."""
    return Section(
        "Time from a move until all four players have received it",
        (
            "tables",
            "moves",
            "ms p50",
            "ms p99",
            "ms longest",
            "loop's lag p99 ≤ ms",
            "server's CPU",
            "players' CPU",
            "players late, ms p99",
        ),
        tuple(
            (
                str(latency.tables),
                latency.moves,
                latency.p50_ms,
                latency.p99_ms,
                latency.longest_ms,
                latency.lag_p99_ms,
                f"{latency.server_cpu:.0%}",
                f"{latency.players_cpu:.0%}",
                latency.late_p99_ms,
            )
            for latency in found
        ),
        "A single table moves as fast as it can; many tables move once per second each. CPU in shares of one "
        "core. All players are one process, and their own lateness is part of the latency. Load average of "
        f"the machine: {', '.join(f'{latency.load_average:.1f}' for latency in found)}.",
    )


def main() -> int:
    """Measure, print, and write JSON if the command line asks for it."""
    parser = argparse.ArgumentParser(prog="python -m bench.latency", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="PATH", help="also write the figures to this file")
    parser.add_argument("--packs", type=Path, help="a folder of additional packs")
    parser.add_argument(
        "--quick", action="store_true", help="fewer moves and tables; the figures prove nothing"
    )
    args = parser.parse_args()
    raise_file_limit()
    found = asyncio.run(measure(args.packs, QUICK if args.quick else Scale()))
    show(make_console(), section(found))
    others = asyncio.run(single_table.measure(args.packs, 2 if args.quick else single_table.ROUNDS))
    show(make_console(), single_table.section(others))
    if args.json is not None:
        whole = {"crowds": found, "beside": others}
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
