"""`python -m bench.disturb --rounds 100`: three nodes, people at all four games, and all that can go wrong.

What must be 0 is 0: answers that were acknowledged and are lost, answers that are there twice, steps of an
owner from before the last one; steps and views that differ from those of the same games with the same answers
on one machine on which nothing goes wrong. How soon it is over is told for each kind of disturbance, from its
beginning: for a table, until one of its people at nodes that were spared has something saved there; and for
every person of the node that was struck. A node that is paused or cut off is so for ten seconds, which its
own people may have to wait out.
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
from bench.report import Section, Value, save, screen, show
from tests.cluster.course import AWAY, SEATS, Course, course
from tests.cluster.recovery import Recovery
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
                await made.disturb(disturbance)
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
    by_kind: defaultdict[str, list[Recovery]] = defaultdict(list)
    for recovery in made.recoveries:
        by_kind[recovery.disturbance].append(recovery)
    rows = [_row(name, found) for name, found in sorted(by_kind.items())]
    lost, twice = await made.lost_and_twice()
    strange = await made.strange_views()
    return Section(
        "Disturbances",
        ("", "times", "tables, s p50", "s p95", "s max", "own people, s p50", "own, s p95", "own, s max"),
        (*rows, _row("all", made.recoveries)),
        "Seconds from the beginning until somebody at a node that was spared has something saved at their "
        "table, and until each person of the node that was struck has; where it is paused or cut off, it is "
        f"away for {AWAY:g} s. {made.answers} answers were acknowledged: {lost} are lost, {twice} are there "
        f"twice; {await made.double_writers()} steps had a second writer. Beside the same games undisturbed: "
        f"{strange.steps} other steps, {strange.last} other views at the end, {strange.ever} that a seat "
        f"should never have seen. {made.reconnections} new connections.",
    )


def _row(name: str, found: list[Recovery]) -> tuple[Value, ...]:
    tables = [seconds for recovery in found for seconds in recovery.tables]
    own = [seconds for recovery in found for seconds in recovery.own_people]
    return (name, len(found), *_spread(tables), *_spread(own))


def _spread(seconds: list[float]) -> tuple[Value, Value, Value]:
    """Half of them, nearly all of them, all of them; nothing where nobody was struck."""
    return (median(seconds), _late(seconds), max(seconds)) if seconds else (None, None, None)


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
