"""Who wins with whom: every bot of a game and chance, against each other and with each other, by intervals.

python -m bench.research --games 20 [--game telepathic]
python -m bench.research --speed                     steps a second beside OpenSpiel's and pgx's
python -m bench.research --check 100000 [--from 1]   Telepathic's batch against the engine, so many games
"""

from __future__ import annotations

import argparse
from collections import Counter

from bench.commit import commit
from bench.report import screen, show
from bench.telepathic import told
from bench.telepathic_pairs import play
from unspoken.bots.lore import PackLore, best_lore
from unspoken.bots.match import play_match
from unspoken.bots.player import RANDOM
from unspoken.content.packs import load_packs
from unspoken.games.telepathic.types import Mode
from unspoken.kernel.game import AnyGame, Seat
from unspoken.tables.games import find_games

_FIRST_SEED = 50_000
"""Nothing was tuned on these."""
_AT_ONCE = 250
_SHORT: dict[str, dict[str, object]] = {"dixit": {"target": 15}, "pareidolia": {"times": 1}}


def won(game: AnyGame, first: str, others: str, games: int, lore: PackLore) -> int:
    """In how many games seat 0 has won, played by the one while the others hold all other seats."""
    options = game.options(**_SHORT.get(game.name, {}))
    materials = game.gather(options, load_packs().shelf())
    seats = game.seats(options)[0]
    bots = (first, *[others] * (seats - 1))
    played = (play_match(game, options, materials, bots, lore, _FIRST_SEED + n) for n in range(games))
    return sum(Seat(0) in match.outcome.winners for match in played)


def table(game: AnyGame, names: list[str], games: int, lore: PackLore) -> None:
    """One game's matrix, a row for whoever holds seat 0."""
    print(f"\n{game.name}, {games} games a cell: how often seat 0 won, in per cent\n")
    print(f"| seat 0 \\ the others | {' | '.join(names)} |")
    print(f"| --- |{' --- |' * len(names)}")
    for first in names:
        cells = []
        for others in names:
            hits = won(game, first, others, games, lore)
            cells.append(told(hits, games))
        print(f"| {first} | {' | '.join(cells)} |", flush=True)


def check(games: int, first: int) -> None:
    """Play Telepathic's batch and the engine side by side: both modes, any number of removed cards."""
    ends: Counter[str] = Counter()
    for start in range(first, first + games, _AT_ONCE):
        number = start // _AT_ONCE
        mode = Mode.FIRST if number % 4 == 3 else Mode.STANDARD
        seeds = range(start, min(start + _AT_ONCE, first + games))
        ends += play(seeds, mode, 0 if mode is Mode.FIRST else number % 7)
    told_ends = ", ".join(f"{count:,} {end}" for end, count in sorted(ends.items()))
    print(f"games {first}–{first + games - 1}, commit {commit()}: nothing differs ({told_ends})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--bots", type=int, default=3, help="how many of a game's bots, the best first")
    parser.add_argument(
        "--check", type=int, metavar="GAMES", help="hold Telepathic's batch against the engine"
    )
    parser.add_argument("--speed", action="store_true", help="steps a second, beside OpenSpiel and pgx")
    parser.add_argument("--from", type=int, default=1, dest="first", help="the first game of a check")
    args = parser.parse_args()
    if args.check is not None:
        check(args.check, args.first)
        return
    if args.speed:
        from bench.speed_of_research import ROUNDS, measure  # it compiles: only those wait who ask for it

        for section in measure(ROUNDS):
            show(screen(), section)
        return
    lore = best_lore(load_packs())
    for name, game in find_games().items():
        if not args.game or name in args.game:
            table(game, [*list(game.bots)[: args.bots], RANDOM], args.games, lore)


if __name__ == "__main__":
    main()
