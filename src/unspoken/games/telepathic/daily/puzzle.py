"""A position to read: two moves of a partner, and three cards of which one completes both lines.

The partner follows one rule, which the page states: of the four sets of a card, it plays one after which the
most tiles of its shape touch. Positions are drawn until exactly one shape explains both moves and exactly one
card wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from unspoken.games.telepathic.cards import DECK, SETS_OF_A_CARD, Card, Cards
from unspoken.games.telepathic.conditions import THREES, is_met
from unspoken.games.telepathic.grid import CELLS, SIDE, sources
from unspoken.games.telepathic.tiles import COLOURS, SHAPES, Cell, Condition, Grid, Tile, shows
from unspoken.kernel.chance import Chance
from unspoken.kernel.parts.daily import PuzzleDay

OPEN = 3
"""The number of cards to choose from."""
_MOVES = 2
_TRIES = 50_000
"""About one draw in a hundred is fair."""
_TILES: Mapping[Condition, tuple[Tile, ...]] = {
    mark: tuple(tile for tile in range(CELLS) if shows(tile, mark)) for mark in (*COLOURS, *SHAPES)
}
_SOURCES: Mapping[Card, tuple[tuple[Cell, ...], ...]] = {
    action.card: tuple(sources(action, on) for on in range(SETS_OF_A_CARD)) for action in DECK
}
"""By card and set: the cell from which the tile of each cell comes."""
_THREES = tuple(sum(1 << cell for cell in three) for three in THREES)
_NOT_EAST = sum(1 << cell for cell in range(CELLS) if cell % SIDE < SIDE - 1)
"""A bit for each cell that has a neighbour to the east."""


class Move(Struct, frozen=True):
    """A move of the partner: a card, and which of its four sets."""

    card: Card
    on: int


class Partner(Struct, frozen=True):
    """The puzzle: a position, and its solution."""

    start: Grid
    moves: tuple[Move, ...]
    grid: Grid
    """After the moves; no line is complete yet."""
    own: Condition
    """The colour that the player wants."""
    wish: Condition
    """The shape that the partner wants; secret."""
    open: Cards
    card: Card
    """The open card that can complete both lines; secret."""


class PlayedCard(Struct, frozen=True):
    """How the partner plays a card that the player hands over."""

    on: int
    grid: Grid
    won: bool


def draw(_materials: None, day: PuzzleDay) -> Partner:
    """Draw positions until one is fair."""
    for _ in range(_TRIES):
        position = _draw_position(day.chance)
        if position is not None:
            return position
    raise RuntimeError("no fair position was drawn")


def touching(grid: Grid, mark: Condition) -> int:
    """Count the pairs of neighbours that both show this mark."""
    return _touching(_cells(grid, mark))


def best_sets(grid: Grid, card: Card, mark: Condition) -> tuple[int, ...]:
    """Return the sets of a card that a partner who wants this mark would choose."""
    counts = [touching(after, mark) for after in _outcomes(grid, card)]
    return tuple(on for on, count in enumerate(counts) if count == max(counts))


def play_card(partner: Partner, card: Card) -> PlayedCard:
    """Play a card as the partner does, who knows the player's colour: on the set with the most lines."""
    outcomes = _outcomes(partner.grid, card)

    def worth(on: int) -> tuple[int, int]:
        grid = outcomes[on]
        return is_met(grid, partner.wish) + is_met(grid, partner.own), touching(grid, partner.wish)

    on = max(range(SETS_OF_A_CARD), key=worth)
    return PlayedCard(on, outcomes[on], worth(on)[0] == 2)


def all_grids(partner: Partner) -> tuple[Grid, ...]:
    """Return the grid before the first move, and after each."""
    grids = [partner.start]
    for move in partner.moves:
        grids.append(_outcomes(grids[-1], move.card)[move.on])
    return tuple(grids)


def _draw_position(chance: Chance) -> Partner | None:
    """Draw a position; None if it is not fair."""
    start = chance.shuffled(range(CELLS))
    if not _is_calm(start):
        return None
    cards = chance.shuffled([action.card for action in DECK])
    wish = chance.pick(SHAPES)
    moves, grid = _play_moves(start, cards[:_MOVES], wish, chance)
    if touching(grid, wish) <= touching(start, wish) or not _is_calm(grid):
        return None
    if _explanations(start, moves) != {wish}:
        return None
    first = chance.below(len(COLOURS))
    for own in (*COLOURS[first:], *COLOURS[:first]):
        lines = {card: _most_lines(grid, card, own, wish) for card in cards[_MOVES:]}
        winning = [card for card, count in lines.items() if count == 2]
        tempting = [card for card, count in lines.items() if count == 1]
        if winning and len(tempting) >= OPEN - 1:
            card = chance.pick(winning)
            shown = chance.shuffled([card, *chance.shuffled(tempting)[: OPEN - 1]])
            return Partner(start, moves, grid, own, wish, shown, card)
    return None


def _play_moves(start: Grid, cards: Cards, wish: Condition, chance: Chance) -> tuple[tuple[Move, ...], Grid]:
    """Play these cards as a partner who wants this shape."""
    grid, moves = start, []
    for card in cards:
        on = chance.pick(best_sets(grid, card, wish))
        moves.append(Move(card, on))
        grid = _outcomes(grid, card)[on]
    return tuple(moves), grid


def _explanations(start: Grid, moves: tuple[Move, ...]) -> set[Condition]:
    """Return the shapes that explain all these moves."""
    shapes, grid = set(SHAPES), start
    for move in moves:
        shapes = {shape for shape in shapes if move.on in best_sets(grid, move.card, shape)}
        grid = _outcomes(grid, move.card)[move.on]
    return shapes


def _most_lines(grid: Grid, card: Card, own: Condition, wish: Condition) -> int:
    """Return how many of the two lines a card can complete at once."""
    return max(
        _has_line(_cells(after, own)) + _has_line(_cells(after, wish)) for after in _outcomes(grid, card)
    )


def _outcomes(grid: Grid, card: Card) -> tuple[Grid, ...]:
    """Return the grid after a card on each of its sets."""
    return tuple(tuple([grid[cell] for cell in cells]) for cells in _SOURCES[card])


def _is_calm(grid: Grid) -> bool:
    """True if no line is complete."""
    return not any(_has_line(_cells(grid, mark)) for mark in _TILES)


def _cells(grid: Grid, mark: Condition) -> int:
    """Return a bit for each cell that shows a mark."""
    a, b, c, d = _TILES[mark]
    return 1 << grid.index(a) | 1 << grid.index(b) | 1 << grid.index(c) | 1 << grid.index(d)


@lru_cache(maxsize=2048)
def _touching(cells: int) -> int:
    return (cells & cells >> 1 & _NOT_EAST).bit_count() + (cells & cells >> SIDE).bit_count()


@lru_cache(maxsize=2048)
def _has_line(cells: int) -> bool:
    return any(cells & three == three for three in _THREES)
