"""The paired-worlds proof over as many games as asked for, on all cores: `python -m bench.secrecy`.

Of each game one step of every second kind is looked at, drawn by lot; `--every 1` looks at all of them. In
every tenth game people move as well: they come late, stand up, are shown out, put up screens; and somebody
asks for its replay while it is on. Who holds a seat is told the same, a person or an agent. A game of a
number is the same whenever it is played: a long run can be made in ranges that begin with `--from`.
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

from bench.commit import commit
from tests.secrecy.asking import ask_for_replays
from tests.secrecy.movers import prove_moving
from unspoken.kernel.game import AnyGame
from unspoken.proofs.sampling import one_in, one_of_every_second_kind
from unspoken.proofs.secrecy import prove_secrecy
from unspoken.proofs.statistics import Statistics
from unspoken.proofs.worlds import Leak, Tally
from unspoken.tables.games import find_games

_SHARE = 50
"""Games that one process plays before it tells of them."""
_MOVING = 10
"""In one game of so many people move, and ask for its replay."""


class Share(NamedTuple):
    """What some games have shown."""

    tally: Tally
    statistics: Statistics
    moving: int
    """Lines of people who moved, and of their screens, that were compared."""
    replays: int
    """How often a game that was on was asked for."""


def main() -> int:
    """Prove every game, or the one that is named; 1 if there is a leak."""
    asked = _asked()
    games = find_games(asked.also)
    if asked.game and asked.game not in games:
        sys.exit(f"there is no game {asked.game!r}; there are {', '.join(games)}")
    chosen = [games[asked.game]] if asked.game else list(games.values())
    console = Console()
    for game in chosen:
        try:
            _prove(console, game, asked)
        except Leak as leak:
            console.print(f"{game.name}: a leak", style="bold red")
            console.print(str(leak), markup=False, highlight=False)
            return 1
    return 0


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="random games of each game")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first")
    parser.add_argument("--game", help="this one alone, by its name")
    parser.add_argument(
        "--every", type=int, help="look at one step in so many, not at one of every second kind"
    )
    parser.add_argument("--also", action="append", default=[], help="a game from outside, by its module")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="as many as there are cores")
    return parser.parse_args()


def _prove(console: Console, game: AnyGame, asked: argparse.Namespace) -> None:
    tally, statistics, moving, replays = Tally(), Statistics(), 0, 0
    began = perf_counter()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(game.name, total=asked.games)
        for played, share in _shares(game.name, asked):
            tally.add(share.tally)
            statistics.add(share.statistics)
            moving, replays = moving + share.moving, replays + share.replays
            progress.advance(task, played)
    statistics.check(game)
    seconds = perf_counter() - began
    console.print(
        f"{game.name}, games {asked.first} to {asked.first + asked.games - 1} at {commit()}: "
        f"{asked.games:,} games and no leak, in {seconds:,.1f} s: "
        f"{tally.exact:,} pairs of worlds, {tally.order:,} other orders, "
        f"{tally.course:,} other courses, {tally.drawn:,} draws, {moving:,} lines of people who moved, "
        f"{replays:,} replays asked for; "
        f"the statistics at most {statistics.most_conspicuous()[0]:.1f} σ apart",
        highlight=False,
        soft_wrap=True,
    )


def _shares(name: str, asked: argparse.Namespace) -> Iterator[tuple[int, Share]]:
    """What each share of the games has shown, as the processes come to an end with it."""
    end = asked.first + asked.games
    bounds = [(first, min(end, first + _SHARE)) for first in range(asked.first, end, _SHARE)]
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as processes:
        shares = [
            processes.submit(prove_share, name, tuple(asked.also), first, last, asked.every)
            for first, last in bounds
        ]
        for share, (first, last) in zip(as_completed(shares), bounds, strict=True):
            yield last - first, share.result()


def prove_share(name: str, also: tuple[str, ...], first: int, last: int, every: int | None) -> Share:
    """The games from one number to another, in a process that knows the game by its name alone."""
    tally, statistics = Tally(), Statistics()
    sample = one_in(every) if every else one_of_every_second_kind
    game = find_games(also)[name]
    for _ in prove_secrecy(game, range(first, last), sample=sample, tally=tally, statistics=statistics):
        pass
    chosen = [number for number in range(first, last) if number % _MOVING == 0]
    moving, _given = asyncio.run(prove_moving(game, chosen))
    replays = sum(ask_for_replays(game, number)[1] for number in chosen)
    return Share(tally, statistics, moving, replays)


if __name__ == "__main__":
    sys.exit(main())
