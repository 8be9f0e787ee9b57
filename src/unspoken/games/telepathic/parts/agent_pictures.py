"""The tiles of Telepathic as a picture for agents, with numbered rows and columns and a legend."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.albums.vocabulary import Label, Mark, RoundedPanel, VectorDrawing
from unspoken.games.telepathic.grid import SIDE
from unspoken.games.telepathic.parts.glyphs import condition_marks, tile_marks
from unspoken.games.telepathic.tiles import KINDS, Grid
from unspoken.games.telepathic.types import Public
from unspoken.kernel.parts.agents import AgentPicture

CELL, GAP, EDGE = 100.0, 6.0, 44.0
KEY_HEIGHT, KEY_SIZE = 62.0, 40.0
INK, FRAME = "#3a3340", "#efe7d5"
LEGEND = (
    "The tiles now. Row 1 is at the top, column 1 on the left. Below the tiles: the name of each colour, "
    "with its pattern, and of each shape."
)


def pictures(public: Public) -> tuple[AgentPicture, ...]:
    """Draw the tiles, once they are laid."""
    if not public.grid:
        return ()
    return (AgentPicture("tiles", LEGEND, board(public.grid)),)


def board(grid: Grid) -> VectorDrawing:
    """Draw a grid with its legend."""
    width = EDGE + SIDE * CELL + 3 * GAP
    height = width + len(KINDS) * KEY_HEIGHT + GAP
    return VectorDrawing(width, height, (*_tiles(grid), *_key(width)))


def _tiles(grid: Grid) -> Iterator[Mark]:
    side = SIDE * CELL
    yield RoundedPanel(EDGE - GAP, EDGE - GAP, side + 2 * GAP, side + 2 * GAP, 16, FRAME)
    for number in range(SIDE):
        middle = EDGE + (number + 0.5) * CELL
        yield Label(middle, EDGE / 2, str(number + 1), 26, INK)
        yield Label(EDGE / 2 - 2, middle, str(number + 1), 26, INK)
    for cell, tile in enumerate(grid):
        x, y = EDGE + cell % SIDE * CELL + GAP / 2, EDGE + cell // SIDE * CELL + GAP / 2
        yield from tile_marks(tile, x, y, CELL - GAP)


def _key(top: float) -> Iterator[Mark]:
    for row, kind in enumerate(KINDS):
        for place, condition in enumerate(kind):
            x, y = 14 + place * (top - 20) / len(kind), top + 10 + row * KEY_HEIGHT
            yield from condition_marks(condition, x, y, KEY_SIZE)
            yield Label(x + KEY_SIZE + 30, y + KEY_SIZE / 2, condition.value, 20, INK)
