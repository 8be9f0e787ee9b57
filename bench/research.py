"""`python -m bench.research`: win rates of every pair of bots, and checks of Telepathic's batch environment.

- `--games 20 [--game telepathic]` prints the win rates.
- `--speed` measures steps per second, compared with OpenSpiel and pgx.
- `--check 100000 [--from 1]` compares Telepathic's batch with the engine in this number of games.
"""

from __future__ import annotations

import argparse
from collections import Counter

from bench.environments.telepathic_pairs import play
from bench.harness.commit import commit
from bench.harness.intervals import share_with_interval
from bench.harness.report import make_console, show
from bench.rivals import with_rivals
from unspoken.bots.lore.lore import PackLore, best_lore
from unspoken.bots.match import MatchBots, play_match
from unspoken.bots.player import RANDOM
from unspoken.content.packs import load_packs
from unspoken.games.telepathic.types import Mode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat
from unspoken.tables.games import find_games

_FIRST_SEED = 50_000
"""No constant was tuned on games with this seed or a higher seed."""
_BATCH = 250
_SHORT: dict[str, dict[str, object]] = {"dixit": {"target": 15}, "pareidolia": {"times": 1}}


def won(game: AnyGame, first: str, others: str, games: int, lore: PackLore) -> int:
    """Return how many games seat 0 wins if bot `first` plays it and bot `others` plays all other seats."""
    options = game.types.options(**_SHORT.get(game.name, {}))
    materials = game.gather(options, load_packs().shelf())
    seats = game.seats(options)[0]
    bots = (first, *[others] * (seats - 1))
    played = (
        play_match(game, options, materials, MatchBots(bots, lore), _FIRST_SEED + n) for n in range(games)
    )
    return sum(Seat(0) in match.outcome.winners for match in played)


def table(game: AnyGame, names: list[str], games: int, lore: PackLore) -> None:
    """Print the matrix of one game; each row is a bot at seat 0."""
    print(f"\n{game.name}, {games} games a cell: how often seat 0 won, in per cent\n")
    print(f"| seat 0 \\ the others | {' | '.join(names)} |")
    print(f"| --- |{' --- |' * len(names)}")
    for first in names:
        cells = []
        for others in names:
            hits = won(game, first, others, games, lore)
            cells.append(share_with_interval(hits / games, games, digits=1))
        print(f"| {first} | {' | '.join(cells)} |", flush=True)


def check(games: int, first: int) -> None:
    """Compare Telepathic's batch with the engine in both modes and with every number of removed cards."""
    ends: Counter[str] = Counter()
    for start in range(first, first + games, _BATCH):
        number = start // _BATCH
        mode = Mode.FIRST if number % 4 == 3 else Mode.STANDARD
        seeds = range(start, min(start + _BATCH, first + games))
        ends += play(seeds, mode, 0 if mode is Mode.FIRST else number % 7)
    summary = ", ".join(f"{count:,} {end}" for end, count in sorted(ends.items()))
    print(f"games {first}–{first + games - 1}, commit {commit()}: nothing differs ({summary})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--bots", type=int, default=3, help="number of bots per game, the shipped one first")
    parser.add_argument(
        "--check", type=int, metavar="GAMES", help="compare Telepathic's batch with the engine"
    )
    parser.add_argument(
        "--speed", action="store_true", help="steps per second, compared with OpenSpiel and pgx"
    )
    parser.add_argument("--from", type=int, default=1, dest="first", help="the first game of a check")
    args = parser.parse_args()
    if args.check is not None:
        check(args.check, args.first)
        return
    if args.speed:
        from bench.environments.speed import ROUNDS, measure  # the import compiles machine code

        for section in measure(ROUNDS):
            show(make_console(), section)
        return
    lore = best_lore(load_packs())
    for name, game in ((name, with_rivals(game)) for name, game in find_games().items()):
        if not args.game or name in args.game:
            table(game, [*list(game.bots.players)[: args.bots], RANDOM], args.games, lore)


if __name__ == "__main__":
    main()
