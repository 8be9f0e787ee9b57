"""Measures of pictures: similarity, contrast, coverage and symmetry."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

Plane: TypeAlias = NDArray[np.float64]
Bits: TypeAlias = NDArray[np.bool_]
Outline: TypeAlias = Sequence[tuple[int, int]]
"""A closed polygon, in percent of the picture from its upper left corner."""

_LUMA = np.array([0.2126, 0.7152, 0.0722])
_SHADES = np.arange(256) / 255
_LIGHTS = np.where(_SHADES <= 0.04045, _SHADES / 12.92, ((_SHADES + 0.055) / 1.055) ** 2.4)
"""The linear intensity of each of the 256 sRGB values."""
_TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
_WHITE = np.array([0.9505, 1.0, 1.089])
_HASH, _SAMPLED = 8, 32
_NEAR, _EDGE = 13, 0.3
"""Side of the window in which inside and outside of an outline are compared, in pixels of a picture 180 wide,
and the minimum share of the window that each of them must fill."""
_INKED = 0.72
"""A pixel counts as ink if one of its channels is below this share of the paper's."""


def _grey(picture: Image.Image, side: int) -> Plane:
    return np.asarray(picture.convert("L").resize((side, side), Image.Resampling.LANCZOS), np.float64) / 255


@cache
def _cosines() -> Plane:
    """Return the first rows of the matrix of the cosine transform of 32 samples."""
    at, row = np.arange(_SAMPLED), np.arange(_HASH)[:, None]
    return np.cos(np.pi * row * (2 * at + 1) / (2 * _SAMPLED))


def fingerprint(picture: Image.Image) -> Bits:
    """Return a perceptual hash of 64 bits: which of the lowest frequencies exceed their median."""
    waves = _cosines() @ _grey(picture, _SAMPLED) @ _cosines().T
    return (waves > np.median(waves)).ravel()


def hamming_distance(first: Bits, second: Bits) -> int:
    """Return the number of bits in which two fingerprints differ."""
    return int(np.count_nonzero(first != second))


def _light(picture: Image.Image, wide: int) -> Plane:
    """Downscale a picture to this width, and convert it to linear RGB."""
    tall = round(wide * picture.height / picture.width)
    small = picture.convert("RGB").resize((wide, tall), Image.Resampling.LANCZOS)
    light: Plane = _LIGHTS[np.asarray(small)]
    return light


def glance(picture: Image.Image, wide: int = 24) -> Plane:
    """Return a small copy of a picture in CIELAB, as it looks from a distance."""
    return _colours(_light(picture, wide))


def _colours(light: Plane) -> Plane:
    """Convert linear RGB to CIELAB."""
    xyz = light @ _TO_XYZ.T / _WHITE
    bent = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = bent[..., 0], bent[..., 1], bent[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def colour_distance(first: Plane, second: Plane) -> float:
    """Return the mean ΔE between the pixels of two glances."""
    return float(np.sqrt(((first - second) ** 2).sum(axis=-1)).mean())


def outline_contrast(picture: Image.Image, outline: Outline) -> tuple[float, float]:
    """Compare the two sides of an outline, all along the line.

    Return the mean ΔE and the mean WCAG contrast ratio.
    """
    wide, tall = 180, round(180 * picture.height / picture.width)
    stencil = Image.new("1", (wide, tall))
    corners = [(x * (wide - 1) / 100, y * (tall - 1) / 100) for x, y in outline]
    ImageDraw.Draw(stencil).polygon(corners, fill=1)
    inner = np.asarray(stencil, np.float64)[..., None]
    shone = _light(picture, wide)
    planes = np.concatenate([_colours(shone), (shone @ _LUMA)[..., None], np.ones_like(inner)], axis=-1)
    # the last plane of each array is its share of the window
    inside, outside = _around(planes * inner), _around(planes * (1 - inner))
    edge = np.minimum(inside[..., 4], outside[..., 4]) > _EDGE
    first, second = (near[edge, :4] / near[edge, 4:] for near in (inside, outside))
    apart = np.linalg.norm(first[:, :3] - second[:, :3], axis=1)
    ratio = np.log((first[:, 3] + 0.05) / (second[:, 3] + 0.05))
    return float(apart.mean()), float(np.exp(np.abs(ratio).mean()))


def _around(values: Plane) -> Plane:
    """Return the mean of a window around each pixel."""
    reach = _NEAR // 2
    sums = np.pad(values, ((reach + 1, reach), (reach + 1, reach), (0, 0)), mode="edge")
    np.cumsum(sums, axis=0, out=sums)
    np.cumsum(sums, axis=1, out=sums)
    total: Plane = (
        sums[_NEAR:, _NEAR:] - sums[:-_NEAR, _NEAR:] - sums[_NEAR:, :-_NEAR] + sums[:-_NEAR, :-_NEAR]
    )
    total /= _NEAR**2
    return total


def luminance_span(picture: Image.Image) -> float:
    """Return the difference between the 5th and the 95th percentile of the luminance."""
    light = np.asarray(picture.convert("RGB")).astype(np.float32) @ _LUMA.astype(np.float32) / 255
    low, high = np.percentile(light, [5, 95])
    return float(high - low)


def ink(picture: Image.Image, side: int = 256) -> Bits:
    """Return a mask of the ink: clearly darker or more coloured than the paper at the border."""
    rgb = np.asarray(picture.convert("RGB").resize((side, side), Image.Resampling.LANCZOS), np.float64) / 255
    paper = np.median(np.concatenate([rgb[:4].reshape(-1, 3), rgb[-4:].reshape(-1, 3)]), axis=0)
    red, green, blue = (rgb[..., part] / paper[part] for part in range(3))
    marked: Bits = np.minimum(np.minimum(red, green), blue) < _INKED
    return marked


def coverage(inked: Bits) -> float:
    """Return the share of the card that is ink."""
    return float(inked.mean())


def at_the_border(inked: Bits, share: float = 0.03) -> float:
    """Return the share of the ink that lies near the border of the card."""
    edge = round(inked.shape[0] * share)
    middle = np.count_nonzero(inked[edge:-edge, edge:-edge])
    return 1 - middle / max(int(np.count_nonzero(inked)), 1)


def overlap(first: Bits, second: Bits) -> float:
    """Return the area with ink on both cards, as a share of the area with ink on at least one."""
    return int(np.count_nonzero(first & second)) / max(int(np.count_nonzero(first | second)), 1)


def mirror_correlation(picture: Image.Image) -> float:
    """Return the correlation of a picture with its mirror image: 1 if it is symmetrical."""
    grey = _grey(picture, 256)
    return float(np.corrcoef(grey.ravel(), grey[:, ::-1].ravel())[0, 1])
