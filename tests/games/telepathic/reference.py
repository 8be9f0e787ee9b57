"""An independent implementation of the grid, from the rules alone: slow and simple."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

Board = tuple[str, ...]
"""Sixteen tiles such as "a0", row by row."""
Line = list[str]
_LINES = [[4 * row + column for column in range(4)] for row in range(4)]
_LINES += [[4 * row + column for row in range(4)] for column in range(4)]
THREES = [line[first : first + 3] for line in _LINES for first in (0, 1)]
"""The places of three neighbours in a row or a column."""


def east(line: Line) -> Line:
    return [line[3], line[0], line[1], line[2]]


def west(line: Line) -> Line:
    return [line[1], line[2], line[3], line[0]]


def two(line: Line) -> Line:
    return [line[2], line[3], line[0], line[1]]


def mirror(line: Line) -> Line:
    return [line[3], line[2], line[1], line[0]]


def on_row(change: Callable[[Line], Line], board: Board, row: int) -> Board:
    tiles = list(board)
    tiles[4 * row : 4 * row + 4] = change(tiles[4 * row : 4 * row + 4])
    return tuple(tiles)


def on_column(change: Callable[[Line], Line], board: Board, column: int) -> Board:
    tiles = list(board)
    tiles[column::4] = change(tiles[column::4])
    return tuple(tiles)


def on_corner(change: Callable[[Line], Line], board: Board, corner: int) -> Board:
    """Apply a change to the tiles of a corner, clockwise from the north-west."""
    row, column = [(0, 0), (0, 2), (2, 0), (2, 2)][corner]
    places = [
        4 * row + column,
        4 * row + column + 1,
        4 * (row + 1) + column + 1,
        4 * (row + 1) + column,
    ]
    tiles = list(board)
    for place, tile in zip(places, change([board[place] for place in places]), strict=True):
        tiles[place] = tile
    return tuple(tiles)


CARDS: dict[str, Callable[[Board, int], Board]] = {
    "row-east": lambda board, on: on_row(east, board, on),
    "row-west": lambda board, on: on_row(west, board, on),
    "row-two": lambda board, on: on_row(two, board, on),
    "row-mirror": lambda board, on: on_row(mirror, board, on),
    "column-north": lambda board, on: on_column(west, board, on),
    "column-south": lambda board, on: on_column(east, board, on),
    "column-two": lambda board, on: on_column(two, board, on),
    "column-mirror": lambda board, on: on_column(mirror, board, on),
    "corner-clockwise": lambda board, on: on_corner(east, board, on),
    "corner-counter": lambda board, on: on_corner(west, board, on),
}


def board_of(*rows: str) -> Board:
    return tuple(tile for row in rows for tile in row.split())


def next_boards(board: Board, cards: tuple[str, ...]) -> Iterator[Board]:
    for card in cards:
        for on in range(4):
            yield CARDS[card](board, on)


@lru_cache(maxsize=16)
def boards_after(board: Board, cards: tuple[str, ...], actions: int) -> frozenset[Board]:
    """Return the different boards after exactly this many actions; a card may be used again."""
    if not actions:
        return frozenset({board})
    found = boards_after(board, cards, actions - 1)
    return frozenset(after for before in found for after in next_boards(before, cards))


def has_line(board: Board, sign: str) -> bool:
    """True if three neighbours in a row or a column share a letter or a digit."""
    marked = {place for place, tile in enumerate(board) if sign in tile}
    return any(marked.issuperset(three) for three in THREES)


def actions_to(board: Board, colour: str, shape: str) -> int:
    """Return how many actions it takes to meet both conditions, with any card at any time."""
    cards, actions = tuple(CARDS), 0
    while not any(
        has_line(after, colour) and has_line(after, shape) for after in boards_after(board, cards, actions)
    ):
        actions += 1
    return actions
