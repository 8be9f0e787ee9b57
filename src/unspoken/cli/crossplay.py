"""`unspoken crossplay`: plays every pair of a list of players, and prints how many games they win."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.table import Table

from unspoken.cli.game_arguments import UsageError, game_called, house_rules
from unspoken.kernel.installing import pip_install

if TYPE_CHECKING:  # importing unspoken.research needs the extra
    from unspoken.research.crossplay.games import Plan
    from unspoken.research.crossplay.matrix import Matrix

_FIRST_SEED = 950_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `crossplay`."""
    add = parser.add_argument
    add(
        "players",
        nargs="*",
        metavar="PLAYER",
        help="a player by name, such as shipped, gentle, random, or literal in Telepathic",
    )
    add(
        "--player",
        action="append",
        default=[],
        metavar="FILE:NAME|URL",
        help="your own class in a Python file, or an agent's address (docs/research.md); may be repeated",
    )
    add("--game", default="telepathic", metavar="GAME", help="the name of the game (default telepathic)")
    add("--games", type=int, default=100, metavar="K", help="the number of games of each pair (default 100)")
    add(
        "--seed",
        type=int,
        default=_FIRST_SEED,
        metavar="S",
        help=f"the seed of each pair's first game (default {_FIRST_SEED}, where nothing was tuned)",
    )
    add("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule; may be repeated")
    add("--jobs", type=int, default=1, metavar="N", help="the number of processes (default 1)")
    add("--json", type=Path, metavar="PATH", help="write the matrix as JSON")
    add("--svg", type=Path, metavar="PATH", help="write the matrix as a picture")


def run(args: argparse.Namespace) -> int:
    """Play the games and print the matrix; 2 if an argument is invalid."""
    if importlib.util.find_spec("pettingzoo") is None:
        needed = pip_install("research")
        print(f"unspoken crossplay: install the `research` extra first: {needed}.", file=sys.stderr)
        return 2
    from unspoken.research.crossplay.games import matrix_of, measure
    from unspoken.research.crossplay.picture import as_svg
    from unspoken.research.crossplay.player import IllegalAction

    try:
        plan = _plan(args)
        with _pool(args.jobs) as pool:
            matrix = matrix_of(plan, tuple(measure(plan, pool)))
        for path, text in ((args.json, msgspec.json.encode(matrix).decode()), (args.svg, as_svg(matrix))):
            if path is not None:
                path.write_text(text, encoding="utf-8")
    except (UsageError, IllegalAction, OSError) as error:
        print(f"unspoken crossplay: {error}.", file=sys.stderr)
        return 2
    _show(matrix)
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    from unspoken.research.crossplay.games import Plan
    from unspoken.research.crossplay.roster import NoSuchPlayer, maker_of

    game = game_called(args.game)
    options = msgspec.to_builtins(house_rules(game, args.option))
    players = tuple(dict.fromkeys((*args.players, *args.player)))
    if not players:
        raise UsageError("name at least one player, for example shipped")
    if args.games < 1 or args.jobs < 1:
        raise UsageError("--games and --jobs must be 1 or more")
    for path in (args.json, args.svg):
        if path is not None and not path.absolute().parent.is_dir():
            raise UsageError(f"there is no folder {path.parent} for {path.name}")
    try:
        for player in players:
            maker_of(game, player)
    except NoSuchPlayer as error:
        raise UsageError(str(error)) from error
    return Plan(game.name, tuple(options.items()), players, range(args.seed, args.seed + args.games))


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor | None]:
    """Yield worker processes, or None for one job, which needs none."""
    if jobs == 1:
        yield None
    else:
        with ProcessPoolExecutor(jobs) as pool:
            yield pool


def _show(matrix: Matrix) -> None:
    """Print the matrix as a table."""
    last = matrix.first_seed + matrix.games - 1
    title = f"{matrix.game}: games won, per cent (95 % Wilson intervals); seeds {matrix.first_seed} to {last}"
    table = Table(title=title)
    for heading in ("", *matrix.players):
        table.add_column(heading, justify="left" if not heading else "right")
    for row in matrix.players:
        table.add_row(row, *(str(matrix.cell(row, column)) for column in matrix.players))
    Console().print(table)
