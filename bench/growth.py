"""`python -m bench.growth`: does the CPU cost of a move grow with a table's history or with idle tables?"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from msgspec import Struct

from bench.harness.file_limit import raise_file_limit
from bench.harness.report import Section, make_console, show
from bench.peers import MoveCost, run, started
from bench.peers.ours import Ours


class Scale(Struct, frozen=True):
    """How much is played."""

    tables: int = 20
    moves: int = 200
    """Per table."""
    parts: int = 10
    """Parts of a long evening, each with `moves` moves."""
    idle: int = 1000


QUICK = Scale(tables=4, moves=50, idle=50)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.growth", description=__doc__)
    parser.add_argument("--packs", type=Path, help="a folder of additional packs")
    parser.add_argument(
        "--quick", action="store_true", help="fewer moves and tables; the figures prove nothing"
    )
    args = parser.parse_args()
    raise_file_limit()
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as folder:
        found = asyncio.run(measure(Path(folder), args.packs, QUICK if args.quick else Scale()))
    show(make_console(), found)
    return 0


async def measure(folder: Path, packs: Path | None, scale: Scale) -> Section:
    """Compare the first and the last part of an evening, and the same moves with and without idle tables."""
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
            (f"alone, and with {scale.idle:,} idle tables of four connections", alone, among),
        )
    )


def _section(compared: tuple[tuple[str, MoveCost, MoveCost], ...]) -> Section:
    return Section(
        "Does the cost of a move grow?",
        ("CPU s, 10,000 moves", "before", "after", "ratio"),
        tuple(
            (name, before.cpu_per_10k, after.cpu_per_10k, after.cpu_per_10k / before.cpu_per_10k)
            for name, before, after in compared
        ),
        "A ratio of 1 means that the cost does not grow.",
    )


if __name__ == "__main__":
    sys.exit(main())
