"""Papers to draw on: laid paper with the lines of its mould, and rough paper."""

from typing import TypeAlias

import numpy as np

from unspoken_art.canvas.palette import Palette, colour
from unspoken_art.canvas.raster import Chance, Field, blended, clamped, clouded, field, smooth
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY

CREAM = colour("f5ecd9")


Sides: TypeAlias = tuple[float, float, float, float]
"""Pixels at the left, at the right, above and below."""


def edge(sides: Sides, rng: Chance, rough: float, cell: float) -> Field:
    """Return the distance in pixels inside a border that wavers by `rough` pixels over `cell` pixels."""
    left, right, above, below = sides
    across = np.minimum(XX - left, WIDE - 1 - XX - right)
    from_sides = np.minimum(across, np.minimum(YY - above, TALL - 1 - YY - below))
    return field(from_sides + clouded(TALL, WIDE, cell, 4, rng) * rough)


def tooth(rng: Chance, cell: float = 5) -> Field:
    """Return the bumps of rough paper, around 0 and mostly between -1 and 1."""
    return field(clamped(clouded(TALL, WIDE, cell, 3, rng, 0.7) * 0.6, -1.5, 1.5))


def laid(tint: Field, rng: Chance) -> Field:
    """Return a sheet of laid paper in this colour, with the lines of its mould."""
    wires = np.sin(YY * 2 * np.pi / 4.5) * 0.006
    chains = smooth(1.6, 0.4, np.abs((XX + 11) % 76 - 38)) * -0.014
    cloudy = clouded(TALL, WIDE, 260, 4, rng) * 0.011
    away = np.hypot((XX - WIDE / 2) / WIDE, (YY - TALL / 2) / TALL)
    aged = 1 - 0.10 * smooth(0.42, 0.75, away)
    return field(clamped(tint * ((1 + wires + chains + cloudy) * aged)[..., None]))


def tinted(palette: Palette, share: float) -> Field:
    """Return the colour of cream paper, mixed with a share of the palette's horizon."""
    return field(blended(CREAM, palette.horizon, share))
