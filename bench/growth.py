"""`python -m bench.growth`: does a move become dearer as an evening grows long, or as tables stand about?"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from msgspec import Struct

from bench.files import allow_files
from bench.peers import Spent, run, started
from bench.peers.ours import Ours
from bench.report import Section, screen, show


class Scale(Struct, frozen=True):
    """How much is played."""

    tables: int = 20
    moves: int = 200
    """At each table."""
    parts: int = 10
    """Of a long evening, each with as many moves."""
    idle: int = 1000


QUICK = Scale(tables=4, moves=50, idle=50)


def main() -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.growth", description=__doc__)
    parser.add_argument("--packs", type=Path, help="a folder with more packs")
    parser.add_argument("--quick", action="store_true", help="fewer moves and tables: a look, no measurement")
    asked = parser.parse_args()
    allow_files()
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as folder:
        found = asyncio.run(measure(Path(folder), asked.packs, QUICK if asked.quick else Scale()))
    show(screen(), found)
    return 0


async def measure(folder: Path, packs: Path | None, scale: Scale) -> Section:
    """The first part of an evening and the last; the same moves alone and among idle tables."""
    async with started(Ours(folder / "growth.db", packs)) as ours:
        await run(ours, scale.tables, scale.moves)  # warm
        await ours.gather(scale.tables)
        parts = [await ours.play(scale.moves) for _ in range(scale.parts)]
        await ours.disperse()
        alone = await run(ours, scale.tables, scale.moves)
        async with started(Ours(folder / "idle.db", packs)) as crowded:
            await run(crowded, scale.tables, scale.moves)  # warm
            await crowded.gather(scale.idle)
            crowded.rest()
            among = await run(crowded, scale.tables, scale.moves)
    last = scale.moves * scale.parts
    return _section(
        (
            (f"moves 1–{scale.moves} and {last - scale.moves + 1}–{last} at a table", parts[0], parts[-1]),
            (f"alone, and with {scale.idle:,} tables of four connections that stand still", alone, among),
        )
    )


def _section(compared: tuple[tuple[str, Spent, Spent], ...]) -> Section:
    return Section(
        "Does a move become dearer?",
        ("CPU s, 10,000 moves", "before", "after", "ratio"),
        tuple(
            (what, before.cpu_per_10k, after.cpu_per_10k, after.cpu_per_10k / before.cpu_per_10k)
            for what, before, after in compared
        ),
        "A ratio of 1 means that it does not.",
    )


if __name__ == "__main__":
    sys.exit(main())
