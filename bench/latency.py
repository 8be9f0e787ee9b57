"""`python -m bench.latency`: from a move to the last of four who hear of it, alone and in a crowd."""

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

from bench import beside
from bench.files import allow_files
from bench.peers import percentile, started
from bench.peers.ours import Ours
from bench.report import Section, screen, show

_LAG = "unspoken_loop_lag_seconds"
_SOON = 1.0  # seconds until the first move of a crowd is due


class Scale(Struct, frozen=True):
    """How much is played."""

    alone: int = 500
    """Moves at a single table, one after the other."""
    crowds: tuple[int, ...] = (500, 1000)
    """Tables that move once a second."""
    warm: int = 5
    seconds: int = 30


QUICK = Scale(alone=100, crowds=(50,), warm=2, seconds=5)


class Latency(Struct, frozen=True):
    """So many tables, and how long their moves took."""

    tables: int
    moves: int
    p50_ms: float
    p99_ms: float
    longest_ms: float
    lag_p99_ms: float | None
    """Of the server's loop: a bound of its histogram, where it has one."""
    server_cpu: float
    """Share of a core that the server took."""
    players_cpu: float
    """Share of a core that the players took, who are one process."""
    late_p99_ms: float | None
    """How late the players themselves were."""
    load_average: float


async def measure(packs: Path | None, scale: Scale) -> list[Latency]:
    """Each on a server of its own, on disk."""
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as folder:
        found = []
        for tables in (1, *scale.crowds):
            async with started(Ours(Path(folder) / f"latency-{tables}.db", packs)) as ours:
                await ours.gather(tables)
                found.append(await _measured(ours, scale))
                await ours.disperse()
        return found


async def _measured(ours: Ours, scale: Scale) -> Latency:
    """The players' own collector rests meanwhile: its pauses would look like the server's."""
    await _play(ours, scale, warm=True)
    gc.collect()
    gc.disable()
    before = await _lags(ours)
    cpu, own, began = ours.child.cpu(), process_time(), perf_counter()
    await _play(ours, scale, warm=False)
    wall = perf_counter() - began
    server, players = (ours.child.cpu() - cpu) / wall, (process_time() - own) / wall
    gc.enable()
    took = [one for table in ours.tables for one in table.latencies]
    late = [one for table in ours.tables for one in table.lateness]
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
    """One table as fast as it can; many of them once a second, evenly spread over it."""
    if len(ours.tables) == 1:
        await ours.play(scale.alone // 4 if warm else scale.alone)
        return
    first = asyncio.get_running_loop().time() + _SOON
    await asyncio.gather(
        *(
            table.play_paced(scale.warm if warm else scale.seconds, first + number / len(ours.tables), 1.0)
            for number, table in enumerate(ours.tables)
        )
    )


async def _lags(ours: Ours) -> dict[float, float]:
    """The loop's lag as the server counts it: how often it was at most so long."""
    async with httpx.AsyncClient(base_url=ours.child.address) as http:
        told = (await http.get("/metrics")).raise_for_status().text
    return {
        float(sample.labels["le"]): sample.value
        for family in text_string_to_metric_families(told)
        if family.name == _LAG
        for sample in family.samples
        if sample.name == f"{_LAG}_bucket"
    }


def _lag_within(before: dict[float, float], after: dict[float, float], share: float) -> float | None:
    """Milliseconds that bound this share of what was counted in between; None if nothing was."""
    counted = {bound: count - before.get(bound, 0) for bound, count in sorted(after.items())}
    if not counted or not max(counted.values()):
        return None
    return 1000 * next(bound for bound, n in counted.items() if n >= share * max(counted.values()))


def section(found: list[Latency]) -> Section:
    """As a table."""
    return Section(
        "From a move to the last of four who hear of it",
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
                str(one.tables),
                one.moves,
                one.p50_ms,
                one.p99_ms,
                one.longest_ms,
                one.lag_p99_ms,
                f"{one.server_cpu:.0%}",
                f"{one.players_cpu:.0%}",
                one.late_p99_ms,
            )
            for one in found
        ),
        "One table moves as fast as it can, many move once a second each. CPU in shares of one core; all "
        "players are one process, and what they themselves are late is part of what they measure. The "
        f"machine's load average meanwhile: {', '.join(f'{one.load_average:.1f}' for one in found)}.",
    )


def main() -> int:
    """Measure, print, and write."""
    parser = argparse.ArgumentParser(prog="python -m bench.latency", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="PATH", help="write the figures there too")
    parser.add_argument("--packs", type=Path, help="a folder with more packs")
    parser.add_argument("--quick", action="store_true", help="fewer moves and tables: a look, no measurement")
    asked = parser.parse_args()
    allow_files()
    found = asyncio.run(measure(asked.packs, QUICK if asked.quick else Scale()))
    show(screen(), section(found))
    others = asyncio.run(beside.measure(asked.packs, 2 if asked.quick else beside.ROUNDS))
    show(screen(), beside.section(others))
    if asked.json is not None:
        whole = {"crowds": found, "beside": others}
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
