"""The first part: read a partner's two moves, and hand the card that brings both lines.

The partner has one rule, and the page tells it: of a card's four places it takes one where most tiles of its
shape touch. What is asked was found by search: one shape alone explains both moves, and one card alone wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from unspoken.games.telepathic.cards import DECK, SETS_OF_A_CARD, Card, Cards
from unspoken.games.telepathic.conditions import THREES, met
from unspoken.games.telepathic.grid import CELLS, SIDE, sources
from unspoken.games.telepathic.tiles import COLOURS, SHAPES, Cell, Condition, Grid, Tile, shows
from unspoken.kernel.chance import Chance

OPEN = 3
"""Cards to choose from."""
_MOVES = 2
_TRIES = 50_000
"""One draw in some hundred is fair."""
_TILES: Mapping[Condition, tuple[Tile, ...]] = {
    mark: tuple(tile for tile in range(CELLS) if shows(tile, mark)) for mark in (*COLOURS, *SHAPES)
}
_PLACES: Mapping[Card, tuple[tuple[Cell, ...], ...]] = {
    action.card: tuple(sources(action, on) for on in range(SETS_OF_A_CARD)) for action in DECK
}
"""By card and place: where each tile comes from."""
_THREES = tuple(sum(1 << cell for cell in three) for three in THREES)
_NOT_EAST = sum(1 << cell for cell in range(CELLS) if cell % SIDE < SIDE - 1)
"""The cells that have a neighbour to the east, a bit each."""


class Move(Struct, frozen=True):
    """What the partner did: a card, and on which of its four places."""

    card: Card
    on: int


class Partner(Struct, frozen=True):
    """A position that can be read."""

    start: Grid
    moves: tuple[Move, ...]
    grid: Grid
    """After the moves: no line stands yet."""
    own: Condition
    """The colour that one wants oneself."""
    wish: Condition
    """The shape that the partner wants: a secret."""
    open: Cards
    card: Card
    """The one of them that can bring both lines: a secret."""


class Handed(Struct, frozen=True):
    """What the partner makes of a card: the place that brings most of both lines."""

    on: int
    grid: Grid
    won: bool


def draw_partner(chance: Chance) -> Partner:
    """A fair position: positions are drawn until one is."""
    for _ in range(_TRIES):
        found = _attempt(chance)
        if found is not None:
            return found
    raise RuntimeError("no fair position was drawn")


def touching(grid: Grid, mark: Condition) -> int:
    """How many pairs of neighbours show this mark."""
    return _touching(_cells(grid, mark))


def best_places(grid: Grid, card: Card, mark: Condition) -> tuple[int, ...]:
    """The places of a card that somebody who wants this mark would take."""
    counts = [touching(after, mark) for after in _outcomes(grid, card)]
    return tuple(on for on, count in enumerate(counts) if count == max(counts))


def performed(partner: Partner, card: Card) -> Handed:
    """What comes of handing a card: the partner, read rightly, reads back and wins where it can."""
    grids = _outcomes(partner.grid, card)

    def lines(on: int) -> tuple[int, int]:
        grid = grids[on]
        return met(grid, partner.wish) + met(grid, partner.own), touching(grid, partner.wish)

    on = max(range(SETS_OF_A_CARD), key=lines)
    return Handed(on, grids[on], lines(on)[0] == 2)


def grids(partner: Partner) -> tuple[Grid, ...]:
    """The grid before the first move, and after each."""
    found = [partner.start]
    for move in partner.moves:
        found.append(_outcomes(found[-1], move.card)[move.on])
    return tuple(found)


def _attempt(chance: Chance) -> Partner | None:
    """A drawn position, if it is fair."""
    start = chance.shuffled(range(CELLS))
    if not _is_calm(start):
        return None
    cards = chance.shuffled([action.card for action in DECK])
    wish = chance.pick(SHAPES)
    moves, grid = _played(start, cards[:_MOVES], wish, chance)
    if touching(grid, wish) <= touching(start, wish) or not _is_calm(grid):
        return None
    if _explanations(start, moves) != {wish}:
        return None
    first = chance.below(len(COLOURS))
    for own in (*COLOURS[first:], *COLOURS[:first]):
        lines = {card: _lines(grid, card, own, wish) for card in cards[_MOVES:]}
        winning = [card for card, count in lines.items() if count == 2]
        others = [card for card, count in lines.items() if count == 1]
        if winning and len(others) >= OPEN - 1:
            card = chance.pick(winning)
            shown = chance.shuffled([card, *chance.shuffled(others)[: OPEN - 1]])
            return Partner(start, moves, grid, own, wish, shown, card)
    return None


def _played(start: Grid, cards: Cards, wish: Condition, chance: Chance) -> tuple[tuple[Move, ...], Grid]:
    """How somebody who wants this shape plays these cards."""
    grid, moves = start, []
    for card in cards:
        on = chance.pick(best_places(grid, card, wish))
        moves.append(Move(card, on))
        grid = _outcomes(grid, card)[on]
    return tuple(moves), grid


def _explanations(start: Grid, moves: tuple[Move, ...]) -> set[Condition]:
    """The shapes whose lover would have made all these moves."""
    left, grid = set(SHAPES), start
    for move in moves:
        left = {shape for shape in left if move.on in best_places(grid, move.card, shape)}
        grid = _outcomes(grid, move.card)[move.on]
    return left


def _lines(grid: Grid, card: Card, own: Condition, wish: Condition) -> int:
    """How many of the two lines a card can bring at once; one that brings neither tempts nobody."""
    return max(
        _has_line(_cells(after, own)) + _has_line(_cells(after, wish)) for after in _outcomes(grid, card)
    )


def _outcomes(grid: Grid, card: Card) -> tuple[Grid, ...]:
    return tuple(tuple([grid[start] for start in place]) for place in _PLACES[card])


def _is_calm(grid: Grid) -> bool:
    return not any(_has_line(_cells(grid, mark)) for mark in _TILES)


def _cells(grid: Grid, mark: Condition) -> int:
    """Where a mark lies, a bit for each cell."""
    a, b, c, d = _TILES[mark]
    return 1 << grid.index(a) | 1 << grid.index(b) | 1 << grid.index(c) | 1 << grid.index(d)


@lru_cache(maxsize=2048)
def _touching(cells: int) -> int:
    return (cells & cells >> 1 & _NOT_EAST).bit_count() + (cells & cells >> SIDE).bit_count()


@lru_cache(maxsize=2048)
def _has_line(cells: int) -> bool:
    return any(cells & three == three for three in _THREES)
