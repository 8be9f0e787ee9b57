"""`unspoken simulate`: plays whole games between bots, without a server."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from unspoken.bots.lore.lore import PackLore, best_lore
from unspoken.bots.match import MatchBots, play_match
from unspoken.bots.player import RANDOM
from unspoken.cli.game_arguments import UsageError, game_called, house_rules
from unspoken.content.packs import load_packs
from unspoken.kernel.game import AnyGame
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Refused
from unspoken.tables.errors import NoSuchGame


class SimulatedGame(msgspec.Struct, frozen=True):
    """One game in the output of `simulate --json`."""

    game: str
    seed: int
    seats: int
    options: dict[str, object]
    steps: int
    winners: tuple[int, ...]
    """Seat numbers; empty if a cooperative game is lost."""
    scores: tuple[int, ...] | None
    """By seat, or by team in a team game."""
    bots: tuple[str, ...]
    """Names by seat."""
    millis: int
    """Duration in table time, at a human pace."""


class Plan(NamedTuple):
    """The games to be played."""

    game: AnyGame
    options: object
    materials: object
    bots: tuple[str, ...]
    seeds: range
    lore: PackLore


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `simulate`."""
    add = parser.add_argument
    add("game", metavar="GAME", help="the name of the game")
    add(
        "--seats",
        type=int,
        metavar="N",
        help="the number of seats (default: the fewest that the game allows)",
    )
    add("--games", type=int, default=1, metavar="K", help="the number of games (default 1)")
    add(
        "--seed",
        type=int,
        default=0,
        metavar="S",
        help="the seed of the first game; the next one has S+1 (default 0)",
    )
    add("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule; may be repeated")
    add(
        "--bot",
        action="append",
        default=[],
        metavar="NAME",
        help=f"a bot of the game, or {RANDOM}; several take seats in turn (default: the game's first bot)",
    )
    add("--packs", type=Path, metavar="DIR", help="a folder with additional packs")
    add("--also", action="append", default=[], metavar="MODULE", help="a module with an additional game")
    add("--json", action="store_true", help="print one JSON object per line")


def run(args: argparse.Namespace) -> int:
    """Play the games and print the results; 2 if an argument is invalid."""
    try:
        plan = _plan(args)
    except (UsageError, NoSuchGame) as error:
        print(f"unspoken simulate: {error}.", file=sys.stderr)
        return 2
    if args.json:
        for game in simulate(plan):
            print(msgspec.json.encode(game).decode(), flush=True)
    else:
        _show(plan, tuple(simulate(plan)))
    return 0


def simulate(plan: Plan) -> Iterator[SimulatedGame]:
    """Play the games of a plan, one after the other."""
    for seed in plan.seeds:
        match = play_match(plan.game, plan.options, plan.materials, MatchBots(plan.bots, plan.lore), seed)
        yield SimulatedGame(
            game=plan.game.name,
            seed=seed,
            seats=len(plan.bots),
            options=msgspec.to_builtins(plan.options),
            steps=len(match.entries),
            winners=tuple(sorted(match.outcome.winners)),
            scores=match.outcome.scores,
            bots=plan.bots,
            millis=match.millis,
        )


def _plan(args: argparse.Namespace) -> Plan:
    packs = load_packs(args.packs)
    for broken in packs.broken:
        print(
            f"unspoken simulate: ignored the broken pack {broken.path.name}: {broken.sentence}.",
            file=sys.stderr,
        )
    game = game_called(args.game, args.also)
    options = house_rules(game, args.option)
    seats = _seats(game, options, args.seats)
    bots = _bots(game, args.bot, seats)
    if args.games < 1:
        raise UsageError(f"--games must be 1 or more, not {args.games}")
    try:
        materials = game.gather(options, packs.shelf())
        game.setup(options, materials, every_seat(seats))
    except Refused as refused:
        raise UsageError(
            f"{game.name} cannot be played with these arguments: {_sentence(refused)}"
        ) from refused
    return Plan(game, options, materials, bots, range(args.seed, args.seed + args.games), best_lore(packs))


def _seats(game: AnyGame, options: object, wanted: int | None) -> int:
    allowed = game.seats(options)
    seats = allowed[0] if wanted is None else wanted
    if seats not in allowed:
        raise UsageError(f"{game.name} has {allowed[0]} to {allowed[-1]} seats, not {seats}")
    return seats


def _bots(game: AnyGame, names: Sequence[str], seats: int) -> tuple[str, ...]:
    known = (*game.bots.players, RANDOM)
    for name in names:
        if name not in known:
            raise UsageError(f"{game.name} has no bot called {name!r}; its bots are {', '.join(known)}")
    chosen = tuple(names) or known[:1]
    return tuple(chosen[seat % len(chosen)] for seat in range(seats))


def _sentence(refused: Refused) -> str:
    facts = ", ".join(f"{name} {value}" for name, value in refused.facts.items())
    return refused.code.replace("-", " ") + (f" ({facts})" if facts else "")


def _show(plan: Plan, played: tuple[SimulatedGame, ...]) -> None:
    """Print wins and mean scores as a table."""
    seats = range(len(plan.bots))
    table = Table(title=f"{plan.game.name}: {len(played)} games, seeds {plan.seeds[0]} to {plan.seeds[-1]}")
    for heading in ("seat", "bot", "won", "mean score"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    by_seat = all(game.scores is not None and len(game.scores) == len(plan.bots) for game in played)
    for seat in seats:
        won = sum(seat in game.winners for game in played)
        mean = sum((game.scores or ())[seat] for game in played) / len(played) if by_seat else None
        table.add_row(str(seat), plan.bots[seat], str(won), "–" if mean is None else f"{mean:.1f}")
    console = Console()
    console.print(table)
    if not by_seat and all(game.scores is not None for game in played):
        teams = zip(*(game.scores or () for game in played), strict=True)
        means = (sum(scores) / len(played) for scores in teams)
        console.print(f"Mean points by team: {' : '.join(f'{mean:.1f}' for mean in means)}.")
    steps = sum(game.steps for game in played) / len(played)
    minutes = sum(game.millis for game in played) / len(played) / 60_000
    console.print(f"Mean game: {steps:.0f} steps, {minutes:.0f} minutes of table time.")
    if not plan.lore.understands:
        console.print("The bots only compare words, because the extra `bots` is not installed.")
