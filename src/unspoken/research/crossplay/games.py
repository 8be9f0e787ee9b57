"""The games of two kinds of players with each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import lru_cache, partial
from itertools import combinations_with_replacement, product
from typing import NamedTuple

from unspoken.bots.lore.lore import PackLore, best_lore
from unspoken.bots.match import MatchBots, play_match
from unspoken.content.packs import load_packs
from unspoken.kernel.codec import decode_options
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Refused, Seat
from unspoken.research.crossplay.matrix import Cell, Matrix
from unspoken.research.crossplay.player import IllegalAction
from unspoken.research.crossplay.roster import maker_of
from unspoken.research.games import research_games

_PARTNERS = 2


class Plan(NamedTuple):
    """What is played, in a form that another process can get."""

    game: str
    options: tuple[tuple[str, object], ...]
    players: tuple[str, ...]
    seeds: range


class _Rules(NamedTuple):
    game: AnyGame
    options: object
    materials: object
    seats: int
    lore: PackLore


def measure(plan: Plan, pool: Executor | None = None) -> Iterator[Cell]:
    """Play all pairs, and yield each result as soon as it is known."""
    shared = _rules(plan.game, plan.options).seats == _PARTNERS
    pairs = combinations_with_replacement(plan.players, 2) if shared else product(plan.players, repeat=2)
    for first, second in pairs:
        one = partial(play, plan.game, plan.options, first, second)
        won = map(one, plan.seeds) if pool is None else pool.map(one, plan.seeds, chunksize=2)
        yield Cell.of(first, second, len(plan.seeds), sum(won))


def matrix_of(plan: Plan, cells: Sequence[Cell]) -> Matrix:
    """Return the results of a plan. Two partners win together, so their cells count in both directions."""
    shared = _rules(plan.game, plan.options).seats == _PARTNERS
    mirrored = [cell.mirrored() for cell in cells if cell.row != cell.column] if shared else []
    return Matrix(
        plan.game, dict(plan.options), plan.players, len(plan.seeds), plan.seeds[0], (*cells, *mirrored)
    )


def play(game: str, options: tuple[tuple[str, object], ...], first: str, second: str, seed: int) -> bool:
    """Play one game; True if the first player wins. Two partners swap seats after every game."""
    rules = _rules(game, options)
    swapped = rules.seats == _PARTNERS and seed % 2 == 1
    players = [second, first] if swapped else [first, *[second] * (rules.seats - 1)]
    by_seat = {
        f"seat {seat}": maker_of(rules.game, player)(rules.materials, rules.seats)
        for seat, player in enumerate(players)
    }
    own = replace(rules.game, bots=replace(rules.game.bots, players=by_seat))
    try:
        match = play_match(own, rules.options, rules.materials, MatchBots(tuple(by_seat), rules.lore), seed)
    except Refused as refused:
        raise IllegalAction(
            f"the rules refused an answer in a game of {first} and {second}: {refused.code}"
        ) from refused
    return Seat(int(swapped)) in match.outcome.winners


@lru_cache(maxsize=1)
def _rules(name: str, options: tuple[tuple[str, object], ...]) -> _Rules:
    game, packs = research_games()[name], load_packs(None)
    house_rules = decode_options(game, dict(options))
    materials = game.gather(house_rules, packs.shelf())
    return _Rules(game, house_rules, materials, game.seats(house_rules)[0], best_lore(packs))
