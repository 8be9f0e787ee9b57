"""Simulate tables by days over a month with faults: `python -m bench.simulate_days --tables 1000 --days 30`.

Each server has twenty tables, its own faults and its own SQLite file. If a claim is violated, the exit status
is 1 and the server's story is printed. `--planted` plants bugs and checks that each is found.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.harness.commit import commit
from bench.simulation.days.month import Month
from bench.simulation.days.planted import PLANTED
from bench.simulation.evening import seeded_secrets

_SHARE = 20
"""Tables of one server."""
_PLANTED_TABLES, _PLANTED_DAYS, _PLANTED_SEEDS = 6, 12, range(1, 9)


def main() -> int:
    """Simulate all servers, or find the planted bugs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--from", type=int, default=1, dest="first", help="the seed of the first server")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument(
        "--planted", nargs="?", const="", metavar="NAME", help="plant all bugs, or only this one"
    )
    args = parser.parse_args()
    logging.disable()  # the servers log every injected fault
    return (
        find_planted(args.planted)
        if args.planted is not None
        else play(args.first, args.tables, args.days, args.processes)
    )


def play(first: int, tables: int, days: int, processes: int) -> int:
    """Simulate all servers; return 1 at the first violation."""
    began, total = perf_counter(), Counter[str]()
    sizes = [min(_SHARE, tables - start) for start in range(0, tables, _SHARE)]
    with ProcessPoolExecutor(processes, get_context("spawn"), logging.disable) as pool:
        work = [pool.submit(play_month, first + number, size, days) for number, size in enumerate(sizes)]
        for number, (future, size) in enumerate(zip(work, sizes, strict=True)):
            violations, story, counts = future.result()
            total.update({**counts, "tables": size})
            print(f"seed {first + number}: {violations or 'ok'}", flush=True)
            if violations:
                print(*story, sep="\n")
                pool.shutdown(wait=False, cancel_futures=True)
                return 1
    figures = ", ".join(f"{count:,} {name}" for name, count in sorted(total.items()))
    print(
        f"{days} days at {commit()}: {figures}, in {perf_counter() - began:.0f} s: nobody waits for ever, "
        "nothing lost, at most one reminder of a kind per decision"
    )
    return 0


def play_month(seed: int, tables: int, days: int) -> tuple[list[str], list[str], dict[str, int]]:
    """Simulate one server; return the violated claims, its story and its figures."""
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    with TemporaryDirectory(dir=memory) as folder, seeded_secrets(seed):
        month = Month(seed, tables, days, Path(folder))
        violations = asyncio.run(month.play())
    witness = month.witness
    counts = {
        "visits": month.visits,
        "answers": month.answers,
        "games": witness.games,
        "lapses": witness.lapses,
        "reminders": witness.reminders,
        "pushes": witness.pushes.attempts,
        "failed pushes": witness.pushes.failures,
        "faults": len(month.story),
    }
    return violations, month.story, counts


def find_planted(only: str) -> int:
    """Plant each bug in turn and simulate until its own claim fails; return 1 if one is never found."""
    missed = 0
    for name, (plant, claim) in PLANTED.items():
        if only not in name:
            continue
        found, others = "", set[str]()
        with plant():
            for seed in _PLANTED_SEEDS:
                violations, _story, _counts = play_month(seed, _PLANTED_TABLES, _PLANTED_DAYS)
                found = next((what for what in violations if claim in what), "")
                if found:
                    break
                others.update(violations)
        missed += not found
        print(f"{name}: {found or f'NOT FOUND, but {sorted(others)}'} (seed {seed})", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
