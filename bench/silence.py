"""Run the proof of silence over many games on all cores: `python -m bench.silence --games 1000 --from 1`.

In each game, a person who must be silent tries to communicate through every kind of request. Everybody else
must be sent the same bytes as without these attempts. The exit status is 1 at the first difference.
`--plants` plants one hole at a time and checks that the proof finds it. A game with a given number is always
the same, so a long run can be split into ranges.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from time import perf_counter

from bench.harness.commit import commit
from tests.secrecy.holes import HOLES, Hole
from tests.secrecy.silence import TRIES, prove_silence
from unspoken.proofs.worlds import Leak
from unspoken.tables.games import find_games

_SHARE = 25
"""Games per task of a worker process."""


def main() -> int:
    """Prove every game, or the named one; return 1 if somebody was heard or a planted hole was missed."""
    args = _parse_args()
    games = find_games()
    if args.game and args.game not in games:
        sys.exit(f"unknown game {args.game!r}; choose from {', '.join(games)}")
    names = [args.game] if args.game else list(games)
    if args.plants:
        return _find_holes(names, range(args.first, args.first + args.games))
    for name in names:
        began = perf_counter()
        try:
            compared = sum(_shares(name, args))
        except Leak as leak:
            print(f"{name}: {leak}")
            return 1
        print(
            f"{name}, games {args.first} to {args.first + args.games - 1} at {commit()}: nobody was heard; "
            f"{compared:,} connections compared after each of {TRIES} tries, "
            f"in {perf_counter() - began:.0f} s"
        )
    return 0


def _parse_args() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="random matches of each game")
    parser.add_argument("--from", type=int, default=1, dest="first", help="number of the first match")
    parser.add_argument("--game", help="prove only the game of this name")
    parser.add_argument("--plants", action="store_true", help="plant holes and check that each is found")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="as many as there are cores")
    return parser.parse_args()


def _shares(name: str, args: argparse.Namespace) -> Iterator[int]:
    """Yield the number of compared connections of each share as worker processes finish them."""
    end = args.first + args.games
    with ProcessPoolExecutor(args.processes, get_context("spawn")) as processes:
        shares = [
            processes.submit(prove_share, name, first, min(end, first + _SHARE))
            for first in range(args.first, end, _SHARE)
        ]
        for share in as_completed(shares):
            yield share.result()


def prove_share(name: str, first: int, last: int) -> int:
    """Prove a range of games in a worker process."""
    return asyncio.run(prove_silence(find_games()[name], range(first, last)))


def _find_holes(names: list[str], numbers: range) -> int:
    missed = 0
    for hole in HOLES:
        found = _find(hole, names, numbers)
        missed += found is None
        print(f"{hole.name}: {'NOT FOUND' if found is None else f'found in {found[0]}, game {found[1]}'}")
    print(f"{len(HOLES) - missed} of {len(HOLES)} planted holes found")
    return 1 if missed else 0


def _find(hole: Hole, names: list[str], numbers: range) -> tuple[str, int] | None:
    """Plant a hole; return the game and the number of the first match in which it is found."""
    games = find_games()
    original = getattr(hole.where, hole.attribute)
    hole.plant(setattr)
    try:
        for number in numbers:
            for name in names:
                try:
                    asyncio.run(prove_silence(games[name], [number]))
                except Leak:
                    return name, number
        return None
    finally:
        setattr(hole.where, hole.attribute, original)


if __name__ == "__main__":
    sys.exit(main())
