"""Evenings on virtual time in which everything goes wrong: `python -m bench.simulate --seeds 40 --from 1`.

Exit status 1 and the story of the first evening after which something was not as it must be. A seed is the
same evening whenever it is played. `--planted` plays them with faults planted, one at a time: each must be
found.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
from time import process_time

from bench.simulation.evening import Evening, Violated
from bench.simulation.planted import PLANTED

_SAME_ORDER = {"PYTHONHASHSEED": "0"}
"""Or a set of words has another order each time."""


def main() -> int:
    """Play the evenings of these seeds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=40, help="how many evenings")
    parser.add_argument("--from", type=int, default=1, dest="first", help="the first seed")
    parser.add_argument("--story", action="store_true", help="tell every evening, whatever comes of it")
    parser.add_argument("--planted", action="store_true", help="with faults that must be found")
    asked = parser.parse_args()
    if any(os.environ.get(name) != value for name, value in _SAME_ORDER.items()):
        again = [sys.executable, "-m", "bench.simulate", *sys.argv[1:]]
        os.execve(sys.executable, again, {**os.environ, **_SAME_ORDER})
    logging.disable()  # nodes in trouble say so, and these are always in trouble
    seeds = range(asked.first, asked.first + asked.seeds)
    return find_planted(seeds) if asked.planted else play(seeds, asked.story)


def play(seeds: range, story: bool) -> int:
    """Each evening, until one ends badly."""
    began, records = process_time(), 0
    for seed in seeds:
        evening = Evening(seed)
        try:
            evening.play()
        except Violated as violated:
            print(violated)
            return 1
        records += len(evening.log)
        if story:
            print(f"seed {seed}", *evening.world.story, "", sep="\n")
    seconds = process_time() - began
    print(
        f"{len(seeds):,} evenings, {records:,} records, {seconds:.1f} s of CPU: nothing lost, nothing twice,"
    )
    print("one writer a table, no secret in any byte, everybody back, nobody waits")
    return 0


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
