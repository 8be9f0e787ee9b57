"""How good a grid looks to a partner for practice: the hopes for one line, four ways."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TypeAlias

from unspoken.games.telepathic.cards import DECK, SETS_OF_A_CARD, Card, Cards
from unspoken.games.telepathic.grid import CELLS, SIDE
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.tiles import Grid

MASKS = mask_table(DECK)
"""Where four tiles lie and what would bring them into line: this is the bot's, and no part of its mind."""
HOLDINGS = tuple((want, dread) for want in range(4) for dread in range(4) if want != dread)
"""What somebody may hold, by the numbers of a kind's four conditions."""
Look: TypeAlias = Callable[[int, Cards, Cards], float]
"""What four tiles are worth to whoever wants them in line, by the open cards and all that are unused."""

_LINES = (
    *(frozenset(range(SIDE * row, SIDE * (row + 1))) for row in range(SIDE)),
    *(frozenset(range(column, CELLS, SIDE)) for column in range(SIDE)),
)


@cache
def _cells(mask: int) -> frozenset[int]:
    return frozenset(cell for cell in range(CELLS) if mask >> cell & 1)


def by_hopes(mask: int, row: Cards, rest: Cards) -> float:
    """The more cards would make the line, the better, the open ones before those to come."""
    if MASKS.met(mask):
        return 1.0
    ways = MASKS.meeting_in_one(mask, mask)
    soon, late = ((ways & MASKS.actions_of(cards)).bit_count() for cards in (row, rest))
    return float(0.15 + 0.45 * (1 - 0.8**soon) + 0.2 * (1 - 0.9**late))


def by_steps(mask: int, row: Cards, rest: Cards) -> float:
    """By how many steps it takes at least."""
    if MASKS.met(mask):
        return 1.0
    if MASKS.meeting_in_one(mask, mask) & MASKS.actions_of(row):
        return 0.6
    two = MASKS.meeting_in_two(mask, mask) & MASKS.action_pairs_of(row, rest, reusable=False)
    return 0.35 if two else 0.2


def by_lines(mask: int, _row: Cards, _rest: Cards) -> float:
    """By how many lie in one row or column, side by side or not."""
    most = max(len(_cells(mask) & line) for line in _LINES)
    return 1.0 if MASKS.met(mask) else 0.12 * most + 0.24 * MASKS.nearness(mask)


def by_clumps(mask: int, _row: Cards, _rest: Cards) -> float:
    """By how many touch."""
    cells = _cells(mask)
    touching = sum((cell + 1 in cells and cell % SIDE < SIDE - 1) + (cell + SIDE in cells) for cell in cells)
    return 1.0 if MASKS.met(mask) else 0.1 + 0.12 * touching


@lru_cache(maxsize=200_000)
def seen(look: Look, timid: float, grid: Grid, kind: int, row: Cards, rest: Cards) -> tuple[float, ...]:
    """What a grid is worth to each holding; the timid also mind what the next card might do."""
    masks = MASKS.of_grid(grid)[kind]
    at_hand = MASKS.actions_of(row)
    worths = [look(mask, row, rest) for mask in masks]
    worries = [timid * min(3, (MASKS.meeting_in_one(mask, mask) & at_hand).bit_count()) for mask in masks]
    return tuple(
        0.0 if MASKS.met(masks[dread]) else max(0.01, worths[want] - worries[dread])
        for want, dread in HOLDINGS
    )


def outcomes(
    look: Look, timid: float, grid: Grid, kind: int, row: Cards, rest: Cards, card: Card
) -> list[tuple[float, ...]]:
    """The same for the four grids that a card can lead to."""
    open_then, unused = (tuple(one for one in cards if one != card) for cards in (row, rest))
    grids = [MASKS.grid_after(grid, card, on) for on in range(SETS_OF_A_CARD)]
    return [seen(look, timid, one, kind, open_then, unused) for one in grids]


def choices(
    look: Look, timid: float, grid: Grid, kind: int, row: Cards, rest: Cards, handed: Card | None
) -> list[tuple[float, ...]]:
    """What each set, or each card, is worth to each holding: a card half by its best set, half by chance."""
    if handed is not None:
        return outcomes(look, timid, grid, kind, row, rest, handed)
    by_card = [outcomes(look, timid, grid, kind, row, rest, card) for card in row]
    return [
        tuple(0.5 * max(worths) + 0.5 * sum(worths) / len(worths) for worths in zip(*four, strict=True))
        for four in by_card
    ]
