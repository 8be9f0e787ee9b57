"""`python -m bench.disturb --rounds 100`: inject faults into three nodes while all four games are played.

These counts must be 0: acknowledged answers that are lost, answers that were saved twice, steps written by a
former owner, and steps or views that differ from the same games with the same answers on a single undisturbed
node. The report has two recovery times for each kind of fault, both from the start of the fault: until a new
answer is saved at a table, sent by somebody at an unaffected node; and until each person at the affected node
has a new answer saved. A node stays paused or partitioned for ten seconds, and people who are connected to it
may have to wait until it is back.
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

import tests.conftest  # noqa: F401  (adds the toy game to sys.path)
from bench.harness.report import Section, Value, make_console, save, show
from tests.cluster.disturbance_run import AWAY, SEATS, DisturbanceRun, disturbance_run
from tests.cluster.recovery import Recovery
from tests.servers.postgres import Postgres


async def measure(rounds: int, folder: Path) -> Section:
    """Inject faults one after the other, each kind equally often."""
    postgres = Postgres()
    try:
        async with disturbance_run(postgres, postgres.fresh_database(), folder) as made:
            for game in SEATS:
                await made.open_table(game)
            playing = asyncio.ensure_future(made.play())
            for number in range(rounds):
                disturbance = made.disturbances[number % len(made.disturbances)]
                await made.disturb(disturbance)
                await made.wait_until_recovered()
                print(f"{number + 1} of {rounds}: {disturbance.__name__}", file=sys.stderr, flush=True)
            playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await playing
            await made.wait_until_idle()
            return await _section(made)
    finally:
        postgres.end()


async def _section(made: DisturbanceRun) -> Section:
    by_kind: defaultdict[str, list[Recovery]] = defaultdict(list)
    for recovery in made.recoveries:
        by_kind[recovery.disturbance].append(recovery)
    rows = [_row(name, found) for name, found in sorted(by_kind.items())]
    lost, twice = await made.lost_and_duplicated()
    strange = await made.differing_views()
    return Section(
        "Disturbances",
        ("", "times", "tables, s p50", "s p95", "s max", "own people, s p50", "own, s p95", "own, s max"),
        (*rows, _row("all", made.recoveries)),
        "Seconds from the start of the fault until somebody at an unaffected node has an answer saved at "
        "their table, and until each person at the affected node has one saved. A paused or partitioned node "
        f"is away for {AWAY:g} s. {made.answers} answers were acknowledged: {lost} are lost, {twice} were "
        f"saved twice; {await made.double_writers()} steps had a second writer. Compared with the same games "
        f"undisturbed: {strange.steps} other steps, {strange.last} other views at the end, {strange.ever} "
        f"views that a seat must not see. {made.reconnections} new connections.",
    )


def _row(name: str, found: list[Recovery]) -> tuple[Value, ...]:
    tables = [seconds for recovery in found for seconds in recovery.tables]
    own = [seconds for recovery in found for seconds in recovery.own_people]
    return (name, len(found), *_spread(tables), *_spread(own))


def _spread(seconds: list[float]) -> tuple[Value, Value, Value]:
    """Return the median, the 95th percentile and the maximum; None three times if the list is empty."""
    return (median(seconds), _p95(seconds), max(seconds)) if seconds else (None, None, None)


def _p95(seconds: Sequence[float]) -> float:
    return quantiles(seconds, n=20, method="inclusive")[-1] if len(seconds) > 1 else seconds[0]


def main() -> int:
    """Measure, print, and write JSON if the command line asks for it."""
    parser = argparse.ArgumentParser(prog="python -m bench.disturb", description=__doc__)
    parser.add_argument("--rounds", type=int, default=100, help="number of faults (100)")
    parser.add_argument("--json", type=Path, metavar="PATH", help="also write the figures to this file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as folder:
        section = asyncio.run(measure(args.rounds, Path(folder)))
    show(make_console(), section)
    if args.json is not None:
        save(args.json, [section])
    return 0


if __name__ == "__main__":
    sys.exit(main())
