"""`unspoken simulate`: whole games between bots, without a server."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from unspoken.bots.lore import PackLore, best_lore
from unspoken.bots.match import play_match
from unspoken.bots.player import RANDOM
from unspoken.content.packs import load_packs
from unspoken.kernel.game import AnyGame, Refused
from unspoken.kernel.seats import every_seat
from unspoken.tables.errors import NoSuchGame
from unspoken.tables.games import find_games


class Simulated(msgspec.Struct, frozen=True):
    """One game, as a line of JSON."""

    game: str
    seed: int
    seats: int
    options: dict[str, object]
    steps: int
    winners: tuple[int, ...]
    """Seat numbers; empty where a cooperative game is lost."""
    scores: tuple[int, ...] | None
    """By seat, or by team in a team game."""
    bots: tuple[str, ...]
    """Who sat where."""
    millis: int
    """Table time, at a human pace."""


class Plan(NamedTuple):
    """What is to be played."""

    game: AnyGame
    options: object
    materials: object
    bots: tuple[str, ...]
    seeds: range
    lore: PackLore


class UsageError(ValueError):
    """Something on the command line that cannot be; says what, in one sentence."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `simulate` understands."""
    add = parser.add_argument
    add("game", metavar="GAME", help="which game, by its name")
    add("--seats", type=int, metavar="N", help="how many play (the fewest that may)")
    add("--games", type=int, default=1, metavar="K", help="how many games (1)")
    add("--seed", type=int, default=0, metavar="S", help="the first game's seed; the next has S+1 (0)")
    add("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule; may be repeated")
    add(
        "--bot",
        action="append",
        default=[],
        metavar="NAME",
        help=f"a bot of the game, or {RANDOM}; repeated, they take the seats in turn (the game's best)",
    )
    add("--packs", type=Path, metavar="DIR", help="a folder with more packs")
    add("--also", action="append", default=[], metavar="MODULE", help="a module with one more game")
    add("--json", action="store_true", help="one JSON object a line")


def run(args: argparse.Namespace) -> int:
    """Play the games and print them; 2 and a sentence where that cannot be."""
    try:
        plan = _plan(args)
    except (UsageError, NoSuchGame) as wrong:
        print(f"unspoken simulate: {wrong}.", file=sys.stderr)
        return 2
    if args.json:
        for one in simulate(plan):
            print(msgspec.json.encode(one).decode(), flush=True)
    else:
        _show(plan, tuple(simulate(plan)))
    return 0


def simulate(plan: Plan) -> Iterator[Simulated]:
    """The games of a plan, one after the other."""
    for seed in plan.seeds:
        match = play_match(plan.game, plan.options, plan.materials, plan.bots, plan.lore, seed)
        yield Simulated(
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
        print(f"unspoken simulate: left out {broken.path.name}: {broken.sentence}.", file=sys.stderr)
    game = _game(args.game, args.also)
    options = _options(game, args.option)
    seats = _seats(game, options, args.seats)
    bots = _bots(game, args.bot, seats)
    if args.games < 1:
        raise UsageError(f"--games takes 1 or more, not {args.games}")
    try:
        materials = game.gather(options, packs.shelf())
        game.setup(options, materials, every_seat(seats))
    except Refused as refused:
        raise UsageError(f"{game.name} cannot be played like this: {_sentence(refused)}") from refused
    return Plan(game, options, materials, bots, range(args.seed, args.seed + args.games), best_lore(packs))


def _game(name: str, also: Sequence[str]) -> AnyGame:
    games = find_games(also)
    if name not in games:
        raise UsageError(f"there is no game called {name!r}; there is {', '.join(games)}")
    return games[name]


def _options(game: AnyGame, given: Sequence[str]) -> object:
    known = {field.name: field for field in msgspec.structs.fields(game.options)}
    chosen: dict[str, str] = {}
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"--option takes KEY=VALUE, not {pair!r}")
        if key not in known:
            raise UsageError(f"{game.name} has no option {key!r}; it has {', '.join(known)}")
        chosen[key] = value
    try:
        return msgspec.convert(chosen, game.options, strict=False)
    except msgspec.ValidationError as wrong:
        sentence, _, where = str(wrong).partition(" - at `$.")
        raise UsageError(f"option {where.rstrip('`')} does not fit: {sentence}") from wrong


def _seats(game: AnyGame, options: object, wanted: int | None) -> int:
    allowed = game.seats(options)
    seats = allowed[0] if wanted is None else wanted
    if seats not in allowed:
        raise UsageError(f"{game.name} is played by {allowed[0]} to {allowed[-1]}, not by {seats}")
    return seats


def _bots(game: AnyGame, names: Sequence[str], seats: int) -> tuple[str, ...]:
    known = (*game.bots, RANDOM)
    for name in names:
        if name not in known:
            raise UsageError(f"{game.name} has no bot called {name!r}; there is {', '.join(known)}")
    chosen = tuple(names) or known[:1]
    return tuple(chosen[seat % len(chosen)] for seat in range(seats))


def _sentence(refused: Refused) -> str:
    facts = ", ".join(f"{name} {value}" for name, value in refused.facts.items())
    return refused.code.replace("-", " ") + (f" ({facts})" if facts else "")


def _show(plan: Plan, played: tuple[Simulated, ...]) -> None:
    """A page for people: who won how often, with how many points."""
    seats = range(len(plan.bots))
    table = Table(title=f"{plan.game.name}: {len(played)} games, seeds {plan.seeds[0]} to {plan.seeds[-1]}")
    for heading in ("seat", "bot", "won", "mean score"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    by_seat = all(one.scores is not None and len(one.scores) == len(plan.bots) for one in played)
    for seat in seats:
        won = sum(seat in one.winners for one in played)
        mean = sum((one.scores or ())[seat] for one in played) / len(played) if by_seat else None
        table.add_row(str(seat), plan.bots[seat], str(won), "–" if mean is None else f"{mean:.1f}")
    console = Console()
    console.print(table)
    if not by_seat and all(one.scores is not None for one in played):
        means = (sum(team) / len(played) for team in zip(*(one.scores or () for one in played), strict=True))
        console.print(f"Mean points by team: {' : '.join(f'{mean:.1f}' for mean in means)}.")
    steps = sum(one.steps for one in played) / len(played)
    minutes = sum(one.millis for one in played) / len(played) / 60_000
    console.print(f"{steps:.0f} steps and {minutes:.0f} minutes of table time a game.")
    if not plan.lore.understands:
        console.print("The bots only compare words: the extra `bots` is not installed.")
