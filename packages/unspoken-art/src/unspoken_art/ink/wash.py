"""Ink on paper: its density inside an outline, and the colour that shows through it (Beer–Lambert law)."""

import numpy as np

from unspoken_art.canvas.raster import (
    Chance,
    Field,
    blur,
    clamped,
    clouded,
    field,
    grid,
    inside,
    noise,
    smooth,
    warped,
    weighted,
)
from unspoken_art.ink.shape import HALF, SIDE

INKS: dict[str, tuple[float, float, float]] = {
    "black": (0.105, 0.105, 0.125),
    "sepia": (0.20, 0.135, 0.095),
    "red": (0.72, 0.15, 0.13),
    "teal": (0.13, 0.43, 0.45),
    "ochre": (0.80, 0.53, 0.15),
    "rust": (0.69, 0.30, 0.13),
    "blue": (0.16, 0.29, 0.58),
    "violet": (0.41, 0.23, 0.50),
    "rose": (0.83, 0.37, 0.43),
    "green": (0.30, 0.48, 0.25),
}
"""The share of red, green and blue light that one unit of each ink transmits."""

DARK = ("black", "sepia")


def paper(rng: Chance) -> Field:
    """Return warm paper with a fine grain, slightly darker towards its edges."""
    yy, xx = grid(SIDE, SIDE)
    away = np.hypot(xx - SIDE / 2, yy - SIDE / 2) / SIDE
    tone = weighted(clouded(SIDE, SIDE, 260, 3, rng), 0.005, noise(SIDE, SIDE, 3, rng), 0.003)
    light = (1 + tone) * (1 - 0.05 * smooth(0.42, 0.75, away))
    return field(np.array([0.957, 0.939, 0.897], np.float32) * light[..., None])


def _twin(cell: float, octaves: int, rng: Chance, gain: float = 0.55, alone: float = 0.3) -> Field:
    """Return noise that is mirrored at the fold, plus a share `alone` that is not."""
    half = clouded(SIDE, HALF, cell, octaves, rng, gain)
    both = np.concatenate([half[:, ::-1], half], axis=1)
    return field(both * np.sqrt(1 - alone * alone) + clouded(SIDE, SIDE, cell, octaves, rng, gain) * alone)


def _pooled(shape: Field, tone: float, rng: Chance) -> Field:
    """Return the density of the ink before it dried: pools, pale veins, back-runs with a dark tide line."""
    deep = clamped(shape, 0, 1.2)
    wide, fine = _twin(210, 4, rng), _twin(60, 4, rng, 0.6)
    full = smooth(-0.6 - 0.6 * tone, 1.4 - 0.6 * tone, 0.6 * fine + wide)
    dense = 0.26 + 0.24 * tone + (0.85 + 0.55 * tone) * full + 0.2 * smooth(0.05, 0.5, deep)
    run = _twin(130, 4, rng)
    bloom, tide = smooth(0.34, 0.42, run), np.exp(-(((run - 0.36) / 0.045) ** 2))
    within = smooth(0.02, 0.09, deep)
    dense = (1 - 0.5 * bloom * within) * dense + 0.42 * tide * within
    across, down = (clouded(SIDE, SIDE, 60, 3, rng) * 30 for _ in range(2))
    vein = warped(_twin(100, 5, rng, 0.6), across, down)
    dense = dense - 0.3 * np.exp(-((np.abs(vein) / 0.09) ** 1.2)) * smooth(-0.2, 0.9, fine + 0.2) * within
    lifted = smooth(0.8, 1.2, _twin(100, 5, rng, 0.6)) * smooth(0.03, 0.16, deep)
    return field(dense * (1 - 0.68 * lifted))


def _seam(rng: Chance) -> Field:
    """Return the change of density at the fold: ink squeezed aside, and a thin dark line in the middle."""
    away = np.abs(np.arange(SIDE, dtype=np.float32) - SIDE / 2) / SIDE
    line = np.exp(-((away / 0.004) ** 2)) * 0.45 - np.exp(-((away / 0.028) ** 2)) * 0.2
    return field(line[None, :] * (0.5 + 0.5 * clamped(clouded(SIDE, SIDE, 60, 3, rng), -1, 1)))


def poured(shape: Field, tone: float, rng: Chance) -> Field:
    """Return the optical density of one ink in a whole outline; `tone` says how much ink there was."""
    wet = smooth(-0.4, 1.0, _twin(170, 3, rng))
    feathered = (0.01 + 0.075 * wet**1.5) * clouded(SIDE, SIDE, 16, 4, rng, 0.65) + shape
    body = smooth(-0.014, 0.026, feathered)
    rim = np.exp(-inside(body) / 6) * (body > 0.01)
    dense = _pooled(shape, tone, rng) + _seam(rng)
    dense = rim * 0.8 * smooth(-0.9, 0.6, _twin(130, 3, rng)) * (1 - 0.6 * wet) + dense
    grain = weighted(blur(rng.standard_normal((SIDE, SIDE)), 1.0), 1.3, clouded(SIDE, SIDE, 6, 2, rng), 0.5)
    core = body * clamped((1 + grain * 0.10) * dense, 0.1, 2.2)
    return field((1 - body) * _halo(shape, wet, rng) + core)


def _halo(shape: Field, wet: Field, rng: Chance) -> Field:
    """Return the density of thin ink that ran beyond the wet edge, with a line where it dried."""
    reach = _twin(60, 4, rng) * 0.06 + blur(shape, 6) + 0.1 * wet
    water = smooth(0.0, 0.03, reach) * smooth(0.2, 0.75, wet)
    return field((0.1 + 0.16 * np.exp(-inside(water > 0.3) / 3)) * water)


def stained(page: Field, ink: str, density: Field) -> Field:
    """Return the page under one more ink, which absorbs its share of the remaining light."""
    thin = 1.35 if ink in DARK else 0.85
    through = np.array(INKS[ink], np.float32)
    return field(np.power(through, density[..., None] * thin) * page)
