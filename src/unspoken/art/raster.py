"""Fields of numbers the size of a picture: noise, blurs, warps and ramps, all in float32 and from a seed."""

from collections.abc import Sequence
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

Field: TypeAlias = NDArray[np.float32]
"""A picture's plane (height, width) or its colours (height, width, 3), in 0…1 unless said otherwise."""

Chance: TypeAlias = np.random.Generator

LUMA = np.array([0.3, 0.59, 0.11], np.float32)


def field(values: object) -> Field:
    """The same numbers as a contiguous float32 array, which is all that OpenCV takes."""
    return np.ascontiguousarray(values, dtype=np.float32)


def smooth(low: float, high: float, values: object) -> Field:
    """0 below `low`, 1 above `high`, an S between; falls where `low` is the greater."""
    t = np.clip((field(values) - low) / (high - low), 0, 1)
    return field(t * t * (3 - 2 * t))


def blur(values: object, sigma: float) -> Field:
    """Gaussian blur."""
    return field(cv2.GaussianBlur(field(values), (0, 0), float(sigma)))


def slope(values: object) -> tuple[Field, Field]:
    """Derivatives to the right and downwards, for each pixel."""
    plane = field(values)
    return (
        field(field(cv2.Sobel(plane, cv2.CV_32F, 1, 0, ksize=3)) / 8),
        field(field(cv2.Sobel(plane, cv2.CV_32F, 0, 1, ksize=3)) / 8),
    )


def grid(height: int, width: int) -> tuple[Field, Field]:
    """Each pixel's y and x."""
    yy, xx = np.mgrid[0:height, 0:width]
    return field(yy), field(xx)


def noise(height: int, width: int, cell: float, rng: Chance) -> Field:
    """Smooth noise of mean 0 and deviation about 1, with bumps `cell` pixels wide."""
    rows, columns = int(height / cell) + 4, int(width / cell) + 4
    lattice = field(rng.standard_normal((rows, columns)))
    shift_y, shift_x = rng.random(2)
    place = field([[cell, 0, -(1 + shift_x) * cell], [0, cell, -(1 + shift_y) * cell]])
    return field(
        cv2.warpAffine(lattice, place, (width, height), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)
    )


def clouded(height: int, width: int, cell: float, octaves: int, rng: Chance, gain: float = 0.5) -> Field:
    """Several octaves of noise, each half as wide as the one before."""
    total, weight, power = np.zeros((height, width), np.float32), 1.0, 0.0
    for _ in range(octaves):
        if cell < 1.5:
            break
        total += weight * noise(height, width, cell, rng)
        power += weight * weight
        weight, cell = weight * gain, cell / 2.03
    return field(total / max(power, 1e-6) ** 0.5)


def looked_up(values: object, x: object, y: object, outside: int = cv2.BORDER_REFLECT) -> Field:
    """The values found at (x, y) for each pixel."""
    return field(cv2.remap(field(values), field(x), field(y), cv2.INTER_LINEAR, borderMode=outside))


def warped(values: object, right: object, down: object, outside: int = cv2.BORDER_REFLECT) -> Field:
    """The values pushed about by two fields of pixels."""
    plane = field(values)
    yy, xx = grid(plane.shape[0], plane.shape[1])
    return looked_up(plane, xx + field(right), yy + field(down), outside)


def moved(values: object, right: float, down: float) -> Field:
    """The values shifted as a whole."""
    plane = field(values)
    place = field([[1, 0, right], [0, 1, down]])
    return field(
        cv2.warpAffine(plane, place, (plane.shape[1], plane.shape[0]), borderMode=cv2.BORDER_REPLICATE)
    )


def inside(mask: object) -> Field:
    """How far each pixel of the mask lies from its edge."""
    return field(cv2.distanceTransform((field(mask) > 0.5).astype(np.uint8), cv2.DIST_L2, 5))


def grown(mask: object, pixels: int) -> Field:
    """The mask, wider by some pixels; narrower where they are negative."""
    size = 2 * abs(pixels) + 1
    brush = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    plane = field(mask)
    return field(cv2.dilate(plane, brush) if pixels > 0 else cv2.erode(plane, brush))


def resized(values: object, width: int, height: int) -> Field:
    """The picture at another size: averaged when smaller, smooth when larger."""
    plane = field(values)
    way = cv2.INTER_AREA if width < plane.shape[1] else cv2.INTER_CUBIC
    return field(cv2.resize(plane, (width, height), interpolation=way))


def ramp(stops: Sequence[Field], t: object) -> Field:
    """Colours along a row of stops, t in 0…1."""
    along = np.clip(field(t), 0, 1) * (len(stops) - 1)
    index = np.minimum(along.astype(np.int32), len(stops) - 2)
    part = (along - index)[..., None]
    table = np.stack(stops)
    return field(table[index] * (1 - part) + table[index + 1] * part)


def mixed(under: object, over: object, mask: object) -> Field:
    """One picture laid over another through a plane mask."""
    through = field(mask)[..., None]
    return field(field(under) * (1 - through) + field(over) * through)


def luma(colours: object) -> Field:
    """How light each pixel is."""
    return field(field(colours) @ LUMA)
