"""Who wins with whom: every bot of a game and chance, against each other and with each other, by intervals.

python -m bench.research --games 20 [--game telepathic]
"""

from __future__ import annotations

import argparse

from bench.telepathic import told
from unspoken.bots.lore import PackLore, best_lore
from unspoken.bots.match import play_match
from unspoken.bots.player import RANDOM
from unspoken.content.packs import load_packs
from unspoken.kernel.game import AnyGame, Seat
from unspoken.tables.games import find_games

_FIRST_SEED = 50_000
"""Nothing was tuned on these."""
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--bots", type=int, default=3, help="how many of a game's bots, the best first")
    args = parser.parse_args()
    lore = best_lore(load_packs())
    for name, game in find_games().items():
        if not args.game or name in args.game:
            table(game, [*list(game.bots)[: args.bots], RANDOM], args.games, lore)


if __name__ == "__main__":
    main()
