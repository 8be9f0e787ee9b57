"""The matrix as an SVG picture."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from unspoken.research.crossplay.matrix import Cell, Matrix

_SIDE, _LEFT, _TOP, _FOOT, _RIGHT = 92, 150, 104, 64, 60
_PAPER, _INK, _LOW, _HIGH = (251, 246, 234), "#2b2631", (251, 240, 214), (14, 72, 58)
_DARK = 0.68
"""From this share on, the text of a cell is light."""
_SHOWN = 16
"""Limit of characters of a player's name."""


def as_svg(matrix: Matrix) -> str:
    """Draw the matrix: the darker a cell, the more games were won."""
    many = len(matrix.players)
    width, height = max(420, _LEFT + many * _SIDE + _RIGHT), _TOP + many * _SIDE + _FOOT
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" fill="{_INK}">',
            f"<title>{escape(_title(matrix))}</title>",
            f'<rect width="{width}" height="{height}" fill="{_colour(_PAPER)}"/>',
            *_names(matrix),
            *(
                line
                for row, one in enumerate(matrix.players)
                for column, other in enumerate(matrix.players)
                for line in _cell(matrix.cell(one, other), row, column)
            ),
            f'<text x="20" y="{height - 38}" font-size="13">{escape(_title(matrix))}</text>',
            f'<text x="20" y="{height - 18}" font-size="13">{escape(_sample(matrix))}</text>',
            "</svg>\n",
        ]
    )


def _title(matrix: Matrix) -> str:
    return f"{matrix.game}: games won, per cent, with 95 % Wilson intervals"


def _sample(matrix: Matrix) -> str:
    return f"{matrix.games} games of each pair, seeds from {matrix.first_seed}"


def _names(matrix: Matrix) -> Iterator[str]:
    for number, player in enumerate(matrix.players):
        name, middle = escape(_short(player)), number * _SIDE + _SIDE / 2
        x, y = _LEFT + middle, _TOP + middle
        yield f'<text x="{_LEFT - 12}" y="{y + 5}" text-anchor="end" font-size="15">{name}</text>'
        yield (f'<text transform="translate({x + 5} {_TOP - 12}) rotate(-40)" font-size="15">{name}</text>')


def _short(player: str) -> str:
    """Return a name; of a player in a file, the name of the class."""
    name = player.rpartition(":")[2]
    return name if len(name) <= _SHOWN else name[: _SHOWN - 1] + "…"


def _cell(cell: Cell, row: int, column: int) -> Iterator[str]:
    x, y = _LEFT + column * _SIDE, _TOP + row * _SIDE
    mixed = tuple(round(low + (high - low) * cell.share) for low, high in zip(_LOW, _HIGH, strict=True))
    ink = _colour(_PAPER) if cell.share >= _DARK else _INK
    middle = f'x="{x + _SIDE / 2}" text-anchor="middle" fill="{ink}"'
    interval = f"{100 * cell.low:.0f}–{100 * cell.high:.0f}"
    yield (
        f'<rect x="{x + 2}" y="{y + 2}" width="{_SIDE - 4}" height="{_SIDE - 4}" rx="8" '
        f'fill="{_colour(mixed)}"/>'
    )
    yield f'<text {middle} y="{y + 48}" font-size="24">{100 * cell.share:.0f}</text>'
    yield f'<text {middle} y="{y + 70}" font-size="13">{interval}</text>'


def _colour(rgb: tuple[int, ...]) -> str:
    return "#" + "".join(f"{part:02x}" for part in rgb)
