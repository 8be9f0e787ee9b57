"""Thread and cloth: rows of stitches over the card, their relief, and plain weave."""

from typing import NamedTuple

import numpy as np

from unspoken_art.canvas.raster import Chance, Field, blended, clouded, field, looked_up, smooth, weighted
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY

_OFFSETS = 4096
_ROUND = 0.6
"""How flat a thread is: 1 would be a full wave of light and dark across it."""


class Rows(NamedTuple):
    """Rows of stitches over the card."""

    x: Field
    y: Field
    """The middle of the stitch at each pixel."""
    relief: Field
    """The lightness of thread at each pixel: it is dark between rows and at the ends of stitches."""
    shade: Field
    """A small difference between stitches, -1…1."""


def woven(dye: Field, rng: Chance) -> Field:
    """Return plain weave: threads over and under each other, unevenly thick."""
    swell = clouded(TALL, WIDE, 40, 2, rng) * 0.35
    over = np.sin((XX + swell) * np.pi / 2.6) * np.sin((YY + swell) * np.pi / 2.6)
    slubs = clouded(TALL, 24, 3, 1, rng).repeat(WIDE // 24, axis=1) * 0.010
    uneven = clouded(TALL, WIDE, 180, 3, rng) * 0.014
    return field((1 + over * 0.055 + slubs + uneven)[..., None] * dye)


def profile(width: Field) -> Field:
    """Return the height of a thread at each part of its width, 0…1."""
    return field(np.maximum(np.sin(np.pi * width), 0) ** _ROUND)


def rows_of(angle: float, pitch: float, length: float, bend: Field | float, rng: Chance) -> Rows:
    """Return rows of stitches in this direction; `bend` displaces the rows, as over a form."""
    cosine, sine = np.cos(angle), np.sin(angle)
    along = field(XX * cosine + YY * sine)
    across = field(YY * cosine - XX * sine + bend)
    row = np.floor(across / pitch)
    offsets = field(rng.random(_OFFSETS))
    start = offsets[row.astype(np.int32) % _OFFSETS] * length
    number = np.floor((along + start) / length)
    within, width = (along + start) / length - number, across / pitch - row
    middle = (number + 0.5) * length - start
    off = (row + 0.5) * pitch - across
    x = field(XX + (middle - along) * cosine - off * sine)
    y = field(YY + (middle - along) * sine + off * cosine)
    twist = np.sin(2 * np.pi * (along / 4.6 + width * 0.8))
    ends = smooth(0.0, 0.16, within) * smooth(1.0, 0.84, within)
    relief = 0.60 + 0.50 * profile(width) * (0.62 + 0.38 * ends) + 0.035 * twist
    marks = offsets[weighted(row, 31, number, 17).astype(np.int32) % _OFFSETS]
    return Rows(x, y, field(relief), field(marks * 2 - 1))


def threads(
    mask: Field, colours: Field, rows: Rows, keep: Field | float = 0.0, strength: float = 1.0
) -> Field:
    """Return the colours of stitches: each has one colour, but ends where its part or the shape ends.

    Where `keep` is 1, each pixel has its own colour. `strength` is that of the relief.
    """
    one = looked_up(colours, rows.x, rows.y)
    other_part = smooth(0.10, 0.16, np.abs(one - colours).mean(axis=-1))
    outside = smooth(0.95, 0.7, looked_up(mask, rows.x, rows.y))
    own = np.maximum(np.maximum(other_part, outside), keep)[..., None]
    tinted = blended(one, colours, own)
    relief = 1 - (1 - (1 + rows.shade * 0.045) * rows.relief) * strength
    return field(relief[..., None] * tinted)
