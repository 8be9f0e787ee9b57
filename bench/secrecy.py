"""Run the paired-worlds proof over many games on all cores: `python -m bench.secrecy`.

Each game is checked at one random step of every second kind; `--every 1` checks all steps. In every tenth
game people also move between seats: they join late, stand up, are removed, connect TV screens, and request
the replay of the running game. People and agents are sent the same bytes. A game with a given number is
always the same, so a long run can be split into ranges that start at `--from`.
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
from typing import NamedTuple

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from bench.harness.commit import commit
from tests.secrecy.movers import prove_moving
from tests.secrecy.replay_requests import ask_for_replays
from unspoken.kernel.game import AnyGame
from unspoken.proofs.sampling import every_nth, one_of_every_second_kind
from unspoken.proofs.secrecy import prove_secrecy
from unspoken.proofs.statistics import Statistics
from unspoken.proofs.worlds import Leak, ProofTally
from unspoken.tables.games import find_games

_SHARE = 50
"""Games per task of a worker process."""
_MOVING = 10
"""In every tenth game people move between seats and request its replay."""


class Share(NamedTuple):
    """The results of some games."""

    tally: ProofTally
    statistics: Statistics
    moving: int
    """Compared lines that were sent to people who moved, and to their screens."""
    replays: int
    """Requests for the replay of a running game."""


def main() -> int:
    """Prove every game, or the named one; return 1 if there is a leak."""
    args = _parse_args()
    games = find_games(args.also)
    if args.game and args.game not in games:
        sys.exit(f"unknown game {args.game!r}; choose from {', '.join(games)}")
    chosen = [games[args.game]] if args.game else list(games.values())
    console = Console()
    for game in chosen:
        try:
            _prove(console, game, args)
        except Leak as leak:
            console.print(f"{game.name}: a leak", style="bold red")
            console.print(str(leak), markup=False, highlight=False)
            return 1
    return 0


def _parse_args() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="random matches of each game")
    parser.add_argument("--from", type=int, default=0, dest="first", help="number of the first match")
    parser.add_argument("--game", help="prove only the game of this name")
    parser.add_argument("--every", type=int, help="check one step in N, instead of one of every second kind")
    parser.add_argument("--also", action="append", default=[], help="module of an additional game")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="as many as there are cores")
    return parser.parse_args()


def _prove(console: Console, game: AnyGame, args: argparse.Namespace) -> None:
    tally, statistics, moving, replays = ProofTally(), Statistics(), 0, 0
    began = perf_counter()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(game.name, total=args.games)
        for played, share in _shares(game.name, args):
            tally.add(share.tally)
            statistics.add(share.statistics)
            moving, replays = moving + share.moving, replays + share.replays
            progress.advance(task, played)
    statistics.check(game)
    seconds = perf_counter() - began
    console.print(
        f"{game.name}, games {args.first} to {args.first + args.games - 1} at {commit()}: "
        f"{args.games:,} games and no leak, in {seconds:,.1f} s: "
        f"{tally.exact:,} pairs of worlds, {tally.order:,} other orders, "
        f"{tally.course:,} other courses, {tally.drawn:,} draws, {moving:,} lines of people who moved, "
        f"{replays:,} requests for replays; "
        f"the statistics at most {statistics.most_conspicuous()[0]:.1f} σ apart",
        highlight=False,
        soft_wrap=True,
    )


def _shares(name: str, args: argparse.Namespace) -> Iterator[tuple[int, Share]]:
    """Yield the size and the results of each share of the games as worker processes finish them."""
    end = args.first + args.games
    bounds = [(first, min(end, first + _SHARE)) for first in range(args.first, end, _SHARE)]
    with ProcessPoolExecutor(args.processes, get_context("spawn")) as processes:
        shares = [
            processes.submit(prove_share, name, tuple(args.also), first, last, args.every)
            for first, last in bounds
        ]
        for share, (first, last) in zip(as_completed(shares), bounds, strict=True):
            yield last - first, share.result()


def prove_share(name: str, also: tuple[str, ...], first: int, last: int, every: int | None) -> Share:
    """Prove a range of games in a worker process, which looks the game up by its name."""
    tally, statistics = ProofTally(), Statistics()
    sample = every_nth(every) if every else one_of_every_second_kind
    game = find_games(also)[name]
    for _ in prove_secrecy(game, range(first, last), sample=sample, tally=tally, statistics=statistics):
        pass
    chosen = [number for number in range(first, last) if number % _MOVING == 0]
    moving, _given = asyncio.run(prove_moving(game, chosen))
    replays = sum(ask_for_replays(game, number)[1] for number in chosen)
    return Share(tally, statistics, moving, replays)


if __name__ == "__main__":
    sys.exit(main())
