"""The paired-worlds proof over as many games as asked for, every step of each: `python -m bench.secrecy`."""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from unspoken.kernel.game import AnyGame
from unspoken.proofs.secrecy import prove_secrecy
from unspoken.proofs.statistics import Statistics
from unspoken.proofs.worlds import Leak, Tally
from unspoken.tables.games import find_games


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
            _prove(console, game, asked.games, asked.every)
        except Leak as leak:
            console.print(f"{game.name}: a leak", style="bold red")
            console.print(str(leak), markup=False, highlight=False)
            return 1
    return 0


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="random games of each game")
    parser.add_argument("--game", help="this one alone, by its name")
    parser.add_argument("--every", type=int, default=1, help="look at one step in so many")
    parser.add_argument("--also", action="append", default=[], help="a game from outside, by its module")
    return parser.parse_args()


def _prove(console: Console, game: AnyGame, games: int, every: int) -> None:
    tally, statistics = Tally(), Statistics()
    began = perf_counter()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(game.name, total=games)
        for _ in prove_secrecy(game, range(games), every=every, tally=tally, statistics=statistics):
            progress.advance(task)
    seconds = perf_counter() - began
    console.print(
        f"{game.name}: {games:,} games and no leak, in {seconds:,.1f} s: {tally.exact:,} pairs of worlds, "
        f"{tally.order:,} other orders, {tally.course:,} other courses, {tally.drawn:,} draws; "
        f"the statistics at most {statistics.most_conspicuous()[0]:.1f} σ apart",
        highlight=False,
    )


if __name__ == "__main__":
    sys.exit(main())
