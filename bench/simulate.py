"""Simulate evenings with random faults on virtual time: `python -m bench.simulate --seeds 40 --from 1`.

If an invariant is violated, the exit status is 1 and the story of that evening is printed. A seed always
gives the same evening, so a long run can be split into ranges on several machines. `--planted` plants bugs
one at a time and checks that each is found.
"""

from __future__ import annotations

import argparse
import gc
import logging
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter, process_time
from typing import NamedTuple

from bench.harness.commit import commit
from bench.simulation.evening import Evening, Violated
from bench.simulation.planted import PLANTED

_SHARE = 20
"""Evenings per task of a worker process."""
_SAME_ORDER = {"PYTHONHASHSEED": "0"}
"""Otherwise sets of strings have a different order in each run."""


def main() -> int:
    """Simulate the evenings of a range of seeds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=40, help="number of evenings")
    parser.add_argument("--from", type=int, default=1, dest="first", help="the first seed")
    parser.add_argument("--story", action="store_true", help="print the story of every evening")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="as many as there are cores")
    parser.add_argument("--planted", action="store_true", help="plant bugs and check that each is found")
    args = parser.parse_args()
    if any(os.environ.get(name) != value for name, value in _SAME_ORDER.items()):
        command = [sys.executable, "-m", "bench.simulate", *sys.argv[1:]]
        os.execve(sys.executable, command, {**os.environ, **_SAME_ORDER})
    seeds = range(args.first, args.first + args.seeds)
    if args.planted:
        prepare()
        return find_planted(seeds)
    return play(seeds, args.processes, args.story)


class Share(NamedTuple):
    """The results of some evenings."""

    records: int = 0
    seconds: float = 0.0
    """CPU time."""
    stories: tuple[str, ...] = ()
    violation: str | None = None
    """The violated invariant and the story of its evening."""


def play(seeds: range, processes: int, story: bool) -> int:
    """Simulate all evenings; return 1 at the first violation."""
    began, records, cpu = perf_counter(), 0, 0.0
    for share in _shares(seeds, processes, story):
        print(*share.stories, sep="", end="")
        records, cpu = records + share.records, cpu + share.seconds
        if share.violation is not None:
            print(share.violation)
            print(f"seeds {seeds[0]} to {seeds[-1]} at {commit()}: VIOLATED")
            return 1
    print(
        f"seeds {seeds[0]} to {seeds[-1]} at {commit()}: {len(seeds):,} evenings, {records:,} records, "
        f"{cpu:.1f} s of CPU in {perf_counter() - began:.1f} s: nothing lost, nothing saved twice, "
        "one writer per table, no secret leaked, everybody reconnected, no game stuck"
    )
    return 0


def _shares(seeds: range, processes: int, story: bool) -> Iterator[Share]:
    """Yield the results of all evenings in the order of their seeds."""
    shares = [seeds[first : first + _SHARE] for first in range(0, len(seeds), _SHARE)]
    with ProcessPoolExecutor(min(processes, len(shares)), get_context("spawn"), prepare) as pool:
        futures = [pool.submit(play_share, share, story) for share in shares]
        try:
            for future in futures:
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def prepare() -> None:
    """Set up a worker process."""
    logging.disable()  # the nodes log every injected fault
    gc.set_threshold(50_000, 20, 100)  # as in the server


def play_share(seeds: range, story: bool) -> Share:
    """Simulate some evenings, up to the first violation."""
    began, records, stories = process_time(), 0, list[str]()
    for seed in seeds:
        evening = Evening(seed)
        try:
            evening.play()
        except Violated as violated:
            return Share(records, process_time() - began, tuple(stories), str(violated))
        records += len(evening.log)
        if story:
            stories.append("\n".join((f"seed {seed}", *evening.world.story, "", "")))
    return Share(records, process_time() - began, tuple(stories))


def find_planted(seeds: range) -> int:
    """Plant each bug in turn and simulate until it is found; return 1 if one is never found."""
    missed = 0
    for name, plant in PLANTED.items():
        with plant():
            found = next((violation for seed in seeds if (violation := _violation(seed))), None)
        missed += found is None
        print(f"{name}: {found or 'NOT FOUND'}")
    return 1 if missed else 0


def _violation(seed: int) -> str | None:
    try:
        Evening(seed).play()
    except Violated as violated:
        return f"seed {seed}: {violated.what}"
    return None


if __name__ == "__main__":
    sys.exit(main())
