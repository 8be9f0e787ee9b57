"""`python -m bench.disturb --rounds 100`: three nodes, people at all four games, and all that can go wrong.

What must be 0 is 0: answers that were acknowledged and are lost, answers that are there twice, steps of an
owner from before the last one, views that differ from the log's. How soon every table goes on is told for
each kind of disturbance, from its beginning. A node that is paused or cut off is so for five seconds, which
count: its own people wait for it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles

import tests.conftest  # noqa: F401  (which knows the way to the toy game)
from bench.report import Section, save, screen, show
from tests.cluster.course import SEATS, Course, course
from tests.servers.postgres import Postgres


async def measure(rounds: int, folder: Path) -> Section:
    """So many disturbances, one after the other, each kind as often as the others."""
    postgres = Postgres()
    try:
        async with course(postgres, postgres.fresh_database(), folder) as made:
            for game in SEATS:
                await made.opens(game)
            playing = asyncio.ensure_future(made.play())
            for number in range(rounds):
                disturbance = made.disturbances[number % len(made.disturbances)]
                await made.disturb(disturbance.__name__, disturbance)
                await made.is_whole()
                print(f"{number + 1} of {rounds}: {disturbance.__name__}", file=sys.stderr, flush=True)
            playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await playing
            await made.comes_to_rest()
            return await _section(made)
    finally:
        postgres.end()


async def _section(made: Course) -> Section:
    by_kind: defaultdict[str, list[float]] = defaultdict(list)
    for name, seconds in made.recoveries:
        by_kind[name].append(seconds)
    rows = [
        (name, len(found), median(found), _late(found), max(found)) for name, found in sorted(by_kind.items())
    ]
    everything = [seconds for _, seconds in made.recoveries]
    lost, twice = await made.lost_and_twice()
    return Section(
        "Disturbances",
        ("", "times", "s p50", "s p95", "s max"),
        (*rows, ("all", len(everything), median(everything), _late(everything), max(everything))),
        f"Seconds until every table has acknowledged an answer again. {made.answers} were acknowledged: "
        f"{lost} are lost, {twice} are there twice; {await made.double_writers()} steps had a second writer, "
        f"{await made.strange_views()} views differ from the log's. {made.reconnections} new connections.",
    )


def _late(seconds: Sequence[float]) -> float:
    return quantiles(seconds, n=20, method="inclusive")[-1] if len(seconds) > 1 else seconds[0]


def main() -> int:
    """Measure, print, and write the figures where they are wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench.disturb", description=__doc__)
    parser.add_argument("--rounds", type=int, default=100, help="disturbances (100)")
    parser.add_argument("--json", type=Path, metavar="PATH", help="write the figures there too")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as folder:
        section = asyncio.run(measure(asked.rounds, Path(folder)))
    show(screen(), section)
    if asked.json is not None:
        save(asked.json, [section])
    return 0


if __name__ == "__main__":
    sys.exit(main())
