"""Evenings on virtual time in which everything goes wrong: `python -m bench.simulate --seeds 40 --from 1`.

Exit status 1 and the story of the first evening after which something was not as it must be. A seed is the
same evening whenever it is played, so a long run can be made in ranges, on as many machines as there are.
`--planted` plays them with faults planted, one at a time: each must be found.
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

from bench.commit import commit
from bench.simulation.evening import Evening, Violated
from bench.simulation.planted import PLANTED

_SHARE = 20
"""Evenings that one process plays before it tells of them."""
_SAME_ORDER = {"PYTHONHASHSEED": "0"}
"""Or a set of words has another order each time."""


def main() -> int:
    """Play the evenings of these seeds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=40, help="how many evenings")
    parser.add_argument("--from", type=int, default=1, dest="first", help="the first seed")
    parser.add_argument("--story", action="store_true", help="tell every evening, whatever comes of it")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="as many as there are cores")
    parser.add_argument("--planted", action="store_true", help="with faults that must be found")
    asked = parser.parse_args()
    if any(os.environ.get(name) != value for name, value in _SAME_ORDER.items()):
        again = [sys.executable, "-m", "bench.simulate", *sys.argv[1:]]
        os.execve(sys.executable, again, {**os.environ, **_SAME_ORDER})
    seeds = range(asked.first, asked.first + asked.seeds)
    if asked.planted:
        prepare()
        return find_planted(seeds)
    return play(seeds, asked.processes, asked.story)


class Share(NamedTuple):
    """Some evenings that were played, one after the other."""

    records: int = 0
    seconds: float = 0.0
    """Of CPU."""
    stories: tuple[str, ...] = ()
    violation: str | None = None
    """What was not as it must be, and the story of how it came to be."""


def play(seeds: range, processes: int, story: bool) -> int:
    """Each evening, until one ends badly."""
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
        f"{cpu:.1f} s of CPU in {perf_counter() - began:.1f} s: nothing lost, nothing twice, "
        "one writer a table, no secret in any byte, everybody back, nobody waits"
    )
    return 0


def _shares(seeds: range, processes: int, story: bool) -> Iterator[Share]:
    """What the evenings came to, in the order of their seeds."""
    shares = [seeds[first : first + _SHARE] for first in range(0, len(seeds), _SHARE)]
    with ProcessPoolExecutor(min(processes, len(shares)), get_context("spawn"), prepare) as pool:
        told = [pool.submit(play_share, share, story) for share in shares]
        try:
            for one in told:
                yield one.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def prepare() -> None:
    """In a process that plays evenings and nothing else."""
    logging.disable()  # nodes in trouble say so, and these are always in trouble
    gc.set_threshold(50_000, 20, 100)  # as the server has it


def play_share(seeds: range, story: bool) -> Share:
    """Some evenings, up to the first that ends badly."""
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
    """Each fault in turn, until an evening shows it; 1 where one is never shown."""
    missed = 0
    for name, plant in PLANTED.items():
        with plant():
            found = next((told for seed in seeds if (told := _ends_badly(seed))), None)
        missed += found is None
        print(f"{name}: {found or 'NOT FOUND'}")
    return 1 if missed else 0


def _ends_badly(seed: int) -> str | None:
    try:
        Evening(seed).play()
    except Violated as violated:
        return f"seed {seed}: {violated.what}"
    return None


if __name__ == "__main__":
    sys.exit(main())
