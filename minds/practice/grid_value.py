"""How much a grid is worth to a practice partner: four ways to value the progress towards a line."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TypeAlias

from unspoken.games.telepathic.cards import DECK, SETS_OF_A_CARD, Card, Cards
from unspoken.games.telepathic.grid import CELLS, SIDE
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.tiles import Grid

MASKS = mask_table(DECK)
"""Positions of four tiles and the actions that line them up. The bot uses this table too, only for speed."""
HOLDINGS = tuple((want, dread) for want in range(4) for dread in range(4) if want != dread)
"""The possible pairs of wanted and dreaded condition, as indexes into the four conditions of a kind."""
Look: TypeAlias = Callable[[int, Cards, Cards], float]
"""Values four tiles for a player who wants them in line, given the open cards and all unused cards."""

_LINES = (
    *(frozenset(range(SIDE * row, SIDE * (row + 1))) for row in range(SIDE)),
    *(frozenset(range(column, CELLS, SIDE)) for column in range(SIDE)),
)


@cache
def _cells(mask: int) -> frozenset[int]:
    return frozenset(cell for cell in range(CELLS) if mask >> cell & 1)


def by_hopes(mask: int, row: Cards, rest: Cards) -> float:
    """Value a grid by the number of cards that would complete the line; open cards count more."""
    if MASKS.is_met(mask):
        return 1.0
    ways = MASKS.single_solutions(mask, mask)
    soon, late = ((ways & MASKS.actions_of(cards)).bit_count() for cards in (row, rest))
    return float(0.15 + 0.45 * (1 - 0.8**soon) + 0.2 * (1 - 0.9**late))


def by_steps(mask: int, row: Cards, rest: Cards) -> float:
    """Value a grid by the least number of steps to the line."""
    if MASKS.is_met(mask):
        return 1.0
    if MASKS.single_solutions(mask, mask) & MASKS.actions_of(row):
        return 0.6
    two = MASKS.double_solutions(mask, mask) & MASKS.action_pairs_of(row, rest, reusable=False)
    return 0.35 if two else 0.2


def by_lines(mask: int, _row: Cards, _rest: Cards) -> float:
    """Value a grid by how many tiles are in the same row or column, adjacent or not."""
    most = max(len(_cells(mask) & line) for line in _LINES)
    return 1.0 if MASKS.is_met(mask) else 0.12 * most + 0.24 * MASKS.nearness(mask)


def by_clumps(mask: int, _row: Cards, _rest: Cards) -> float:
    """Value a grid by how many tiles are adjacent."""
    cells = _cells(mask)
    touching = sum((cell + 1 in cells and cell % SIDE < SIDE - 1) + (cell + SIDE in cells) for cell in cells)
    return 1.0 if MASKS.is_met(mask) else 0.1 + 0.12 * touching


@lru_cache(maxsize=200_000)
def holding_values(
    look: Look, timid: float, grid: Grid, kind: int, row: Cards, rest: Cards
) -> tuple[float, ...]:
    """Return the value of a grid for each holding; timid partners also count threats of the next card."""
    masks = MASKS.of_grid(grid)[kind]
    at_hand = MASKS.actions_of(row)
    worths = [look(mask, row, rest) for mask in masks]
    worries = [timid * min(3, (MASKS.single_solutions(mask, mask) & at_hand).bit_count()) for mask in masks]
    return tuple(
        0.0 if MASKS.is_met(masks[dread]) else max(0.01, worths[want] - worries[dread])
        for want, dread in HOLDINGS
    )


def outcomes(
    look: Look, timid: float, grid: Grid, kind: int, row: Cards, rest: Cards, card: Card
) -> list[tuple[float, ...]]:
    """Return the values for each holding of the four grids that a card can lead to."""
    open_then, unused = (tuple(other for other in cards if other != card) for cards in (row, rest))
    grids = [MASKS.grid_after(grid, card, on) for on in range(SETS_OF_A_CARD)]
    return [holding_values(look, timid, after, kind, open_then, unused) for after in grids]


def choices(
    look: Look, timid: float, grid: Grid, kind: int, row: Cards, rest: Cards, handed: Card | None
) -> list[tuple[float, ...]]:
    """Return the value of each set or card per holding; a card counts half its best and half its mean set."""
    if handed is not None:
        return outcomes(look, timid, grid, kind, row, rest, handed)
    by_card = [outcomes(look, timid, grid, kind, row, rest, card) for card in row]
    return [
        tuple(0.5 * max(worths) + 0.5 * sum(worths) / len(worths) for worths in zip(*four, strict=True))
        for four in by_card
    ]
