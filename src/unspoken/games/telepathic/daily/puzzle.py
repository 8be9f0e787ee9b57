"""A position to read: two moves of a partner, and three cards of which one completes both lines.

The partner follows one rule, which the page states: of the four sets of a card, it plays one after which the
most pairs of tiles of its shape share an edge. Each of the three cards completes both lines for a different
shape, so only the moves show which card to hand over, and the player needs both moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from unspoken.games.telepathic.cards import Card, Cards
from unspoken.games.telepathic.conditions import draw_grid, is_calm, is_met
from unspoken.games.telepathic.daily.plays import (
    PLAYS,
    PLAYS_OF,
    Move,
    best_plays,
    cards_with,
    grid_after,
    grid_before,
    plays_with_line,
    touching,
)
from unspoken.games.telepathic.grid import CELLS
from unspoken.games.telepathic.tiles import COLOURS, SHAPES, Condition, Grid
from unspoken.kernel.chance import Chance
from unspoken.kernel.parts.daily import PuzzleDay

OPEN = 3
"""The number of cards to choose from."""
_TRIES = 10_000
"""Maximum number of tries; about one try in seven is fair."""
_SWAPS = 300
"""Swaps of tiles in one try."""

_CardsByWish: TypeAlias = Mapping[Condition, Card]
"""By shape: the only open card that completes both lines if the partner wants this shape."""


class _Wins(NamedTuple):
    """The cards that complete both lines, if the partner has a certain wish."""

    possibly: frozenset[Card]
    """Cards that do so on at least one of their sets."""
    surely: frozenset[Card]
    """Cards that do so on every set that the partner's rule allows."""


class Partner(Struct, frozen=True):
    """The puzzle: a position, and its solution."""

    start: Grid
    moves: tuple[Move, ...]
    grid: Grid
    """The grid after the moves; no line is complete yet."""
    own: Condition
    """The colour that the player wants."""
    wish: Condition
    """The shape that the partner wants; secret."""
    open: Cards
    card: Card
    """The open card that completes both lines; secret."""


class PlayedCard(Struct, frozen=True):
    """How the partner plays a card that the player hands over."""

    on: int
    grid: Grid
    won: bool


def draw(_materials: None, day: PuzzleDay) -> Partner:
    """Draw grids, cards and moves until they are fair."""
    chance = day.chance
    for _ in range(_TRIES):
        own = chance.pick(COLOURS)
        position = _draw_cards(own, chance)
        if position is None:
            continue
        grid, cards = position
        history = _draw_moves(grid, cards, chance)
        if history is not None:
            wish, start, moves = history
            return Partner(start, moves, grid, own, wish, chance.shuffled(set(cards.values())), cards[wish])
    raise RuntimeError("no fair position was drawn")


def play_card(partner: Partner, card: Card) -> PlayedCard:
    """Play a card by the partner's rule; among equally good sets, choose the one with the most lines."""
    best = best_plays(partner.grid, partner.wish) & PLAYS_OF[card]
    moves = [move for number, move in enumerate(PLAYS) if best >> number & 1]
    outcomes = [(move.on, grid_after(partner.grid, move)) for move in moves]

    def lines(outcome: tuple[int, Grid]) -> int:
        return is_met(outcome[1], partner.wish) + is_met(outcome[1], partner.own)

    on, grid = max(outcomes, key=lines)
    return PlayedCard(on, grid, lines((on, grid)) == 2)


def all_grids(partner: Partner) -> tuple[Grid, ...]:
    """Return the grid before the first move, and after each move."""
    grids = [partner.start]
    for move in partner.moves:
        grids.append(grid_after(grids[-1], move))
    return tuple(grids)


def _draw_cards(own: Condition, chance: Chance) -> tuple[Grid, _CardsByWish] | None:
    """Return a grid and a fair choice of open cards; None if this try finds none.

    Swaps random tiles, and rejects a swap after which fewer cards win.
    """
    grid, most = draw_grid(chance), 0
    for _ in range(_SWAPS):
        swapped = _swap_two(grid, chance)
        if not is_calm(swapped):
            continue
        wins = _wins(swapped, own)
        count = min(len(wins), len({card for cards in wins.values() for card in cards.surely}))
        if count < most:
            continue
        grid, most = swapped, count
        choice = _choose_cards(wins) if count >= OPEN else None
        if choice is not None:
            return grid, choice
    return None


def _swap_two(grid: Grid, chance: Chance) -> Grid:
    """Return the grid with two tiles swapped."""
    tiles, a, b = list(grid), chance.below(CELLS), chance.below(CELLS)
    tiles[a], tiles[b] = tiles[b], tiles[a]
    return tuple(tiles)


def _wins(grid: Grid, own: Condition) -> dict[Condition, _Wins]:
    """Return, by wish, the cards that complete both lines, for wishes that have such a card."""
    lines = plays_with_line(grid, own)
    wins = {}
    for wish in SHAPES if lines else ():
        winning = lines & plays_with_line(grid, wish)
        if winning:
            losing = best_plays(grid, wish) & ~winning
            wins[wish] = _Wins(cards_with(winning), frozenset(PLAYS_OF) - cards_with(losing))
    return wins


def _choose_cards(wins: Mapping[Condition, _Wins]) -> _CardsByWish | None:
    """Return open cards that win for different wishes, at most one card for each wish; None if impossible."""
    useful = sorted({card for cards in wins.values() for card in cards.possibly})
    for choice in combinations(useful, OPEN):
        possible = {wish: cards.possibly.intersection(choice) for wish, cards in wins.items()}
        if all(len(cards) <= 1 and cards <= wins[wish].surely for wish, cards in possible.items()):
            by_wish = {wish: card for wish, cards in possible.items() for card in cards}
            if len(set(by_wish.values())) == OPEN:
                return by_wish
    return None


def _draw_moves(
    grid: Grid, cards: _CardsByWish, chance: Chance
) -> tuple[Condition, Grid, tuple[Move, ...]] | None:
    """Return a wish, the first grid, and two moves from there that only this wish explains.

    Each move brings more tiles of the wish together. After one move alone, more than one card may be right.
    """
    free = [play for play, move in enumerate(PLAYS) if move.card not in cards.values()]
    for last in chance.shuffled(free):
        middle = grid_before(grid, PLAYS[last])
        by_last = _explanations(middle, last)
        growing = {wish for wish in by_last & cards.keys() if touching(middle, wish) < touching(grid, wish)}
        if not growing or not _is_open(by_last, cards) or not is_calm(middle):
            continue
        for first in chance.shuffled([play for play in free if PLAYS[play].card != PLAYS[last].card]):
            start = grid_before(middle, PLAYS[first])
            by_first = _explanations(start, first)
            both = by_first & by_last
            if len(both) == 1 and both <= growing and _is_open(by_first, cards) and is_calm(start):
                (wish,) = both
                if touching(start, wish) < touching(middle, wish):
                    return wish, start, (PLAYS[first], PLAYS[last])
    return None


def _explanations(grid: Grid, play: int) -> set[Condition]:
    """Return the shapes that a partner who makes this play may want."""
    return {shape for shape in SHAPES if best_plays(grid, shape) >> play & 1}


def _is_open(wishes: set[Condition], cards: _CardsByWish) -> bool:
    """True if these wishes leave more than one card to choose from."""
    return len({cards[wish] for wish in wishes if wish in cards}) > 1
