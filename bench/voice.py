"""Cost and delay of voices: `python -m bench.voice`.

CPU: at each table sit five people, and three of them talk without a pause. Each packet has four listeners.
Bystanders: other tables make one Dixit move per second meanwhile. Mouth to ear: eight real pages, three of
them with a fake microphone that plays a short beep every second; the delay runs from the microphone's samples
in one page to the loudspeaker's samples in another.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import msgspec
from msgspec import Struct

from bench.clients.talkers import PEOPLE, TALKERS
from bench.harness.file_limit import raise_file_limit
from bench.harness.mouth_to_ear import measure_delays
from bench.harness.report import Section, make_console, show
from bench.peers import started
from bench.peers.ours import Ours


class Scale(Struct, frozen=True):
    """How much is measured."""

    voice_tables: int = 40
    move_tables: int = 50
    seconds: int = 20
    beeps: int = 30


QUICK = Scale(voice_tables=4, move_tables=10, seconds=5, beeps=4)


class Percentiles(Struct, frozen=True):
    """Percentiles in milliseconds."""

    p50: float
    p95: float


class VoiceFigures(Struct, frozen=True):
    """All figures."""

    cpu_us_per_packet: float
    """CPU of the server for a packet to four listeners, in microseconds."""
    packets_per_second: float
    heard_share: float
    """Share of the packets that arrived, of all that should have."""
    mouth_to_ear_ms: Percentiles | None
    bystander_ms_p99: float
    """p99 of a move at another table while everybody talks."""
    quiet_ms_p99: float
    """The same without voices."""


async def measure(scale: Scale, folder: Path, *, pages: bool) -> VoiceFigures:
    """Measure the server, then the pages."""
    async with started(Ours(folder / "voice.db")) as ours:
        await ours.gather(scale.move_tables)
        quiet = await _moves(ours, scale.seconds)
        async with _talking(ours.child.address, scale.voice_tables) as counts:
            loud = await _moves(ours, scale.seconds)
        await ours.disperse()
        async with _talking(ours.child.address, scale.voice_tables) as counts:
            cpu, began = ours.child.cpu(), perf_counter()
            await asyncio.sleep(scale.seconds)
            cpu, took = ours.child.cpu() - cpu, perf_counter() - began
    sent = scale.voice_tables * TALKERS * 25 * took
    delays = await asyncio.to_thread(measure_delays, folder, scale.beeps) if pages else []
    return VoiceFigures(
        cpu_us_per_packet=1e6 * cpu / sent,
        packets_per_second=sent / took,
        heard_share=counts["heard"] / max(1, counts["sent"] * (PEOPLE - 1)),
        mouth_to_ear_ms=Percentiles(_percentile(delays, 50), _percentile(delays, 95)) if delays else None,
        bystander_ms_p99=_percentile(loud, 99),
        quiet_ms_p99=_percentile(quiet, 99),
    )


async def _moves(ours: Ours, seconds: int) -> list[float]:
    """Let every table make one move per second, evenly spread; return the waits in milliseconds."""
    now, step = asyncio.get_running_loop().time() + 0.2, 1 / len(ours.tables)
    playing = (table.play_paced(seconds, now + step * place, 1.0) for place, table in enumerate(ours.tables))
    await asyncio.gather(*playing)
    return [
        1000 * (took + late)
        for table in ours.tables
        for took, late in zip(table.latencies, table.lateness, strict=False)
    ]


@asynccontextmanager
async def _talking(address: str, tables: int) -> AsyncIterator[dict[str, int]]:
    """Let people talk in another process; when they end, the yielded dictionary holds their counts."""
    counts: dict[str, int] = {}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.clients.talkers", address, str(tables),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin is not None and process.stdout is not None
    if await process.stdout.readline() != b"underway\n":
        raise RuntimeError("the talkers did not start")
    try:
        yield counts
    finally:
        process.stdin.close()
        counts.update(json.loads(await process.stdout.read()))
        await process.wait()


def _percentile(values: list[float], hundredth: int) -> float:
    return quantiles(values, n=100, method="inclusive")[hundredth - 1]


def section(figures: VoiceFigures, scale: Scale) -> Section:
    """Return the figures as a table."""
    delay = figures.mouth_to_ear_ms
    return Section(
        "Voices",
        ("", "value"),
        (
            ("server's CPU for a packet to four listeners, µs", figures.cpu_us_per_packet),
            ("packets a second", figures.packets_per_second),
            ("share of packets that arrived", figures.heard_share),
            ("mouth to ear, ms p50", None if delay is None else delay.p50),
            ("mouth to ear, ms p95", None if delay is None else delay.p95),
            ("a move at another table, ms p99", figures.bystander_ms_p99),
            ("the same without voices, ms p99", figures.quiet_ms_p99),
        ),
        f"{scale.voice_tables} tables × {TALKERS} talkers × {PEOPLE - 1} listeners; {scale.move_tables} "
        "other tables make a move per second. Mouth to ear: three talkers among eight real pages.",
    )


def main() -> int:
    """Measure, print, and write JSON if the command line asks for it."""
    parser = argparse.ArgumentParser(prog="python -m bench.voice", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="PATH", help="also write the figures to this file")
    parser.add_argument("--no-pages", action="store_true", help="measure only the server")
    parser.add_argument("--quick", action="store_true", help="fewer tables; the figures prove nothing")
    args = parser.parse_args()
    raise_file_limit()
    scale = QUICK if args.quick else Scale()
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as folder:
        figures = asyncio.run(measure(scale, Path(folder), pages=not args.no_pages))
    show(make_console(), section(figures, scale))
    if args.json is not None:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
