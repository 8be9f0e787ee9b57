"""Arrays of numbers the size of a picture, in float32: noise, blurs, warps and ramps."""

from collections.abc import Sequence
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

Field: TypeAlias = NDArray[np.float32]
"""A plane (height, width) or colours (height, width, 3), in 0…1 unless stated otherwise."""

Floats: TypeAlias = NDArray[np.floating]
"""Numbers of any precision."""

Chance: TypeAlias = np.random.Generator

LUMA = np.array([0.3, 0.59, 0.11], np.float32)


def field(values: object) -> Field:
    """Return the values as a contiguous float32 array, as OpenCV requires."""
    return np.ascontiguousarray(values, dtype=np.float32)


def clamped(values: Floats, low: float = 0, high: float = 1) -> Floats:
    """Return the values with those outside low…high moved to the nearer limit."""
    return np.clip(values, low, high)


def blended(first: Floats, second: Floats | float, share: Floats | float) -> Floats:
    """Return a sum of two values, `share` of it the second one."""
    kept: Floats = (1 - share) * first
    added = second * share
    return kept + added


def weighted(first: Floats, share: float, second: Floats, other_share: float) -> Floats:
    """Return the sum of two values, each multiplied by its share."""
    added = second * other_share
    return first * share + added


def smooth(low: float, high: float, values: object) -> Field:
    """Smoothstep: 0 below `low`, 1 above `high`; reversed if `low` is greater than `high`."""
    t = clamped((field(values) - low) / (high - low))
    return field(t * t * (3 - 2 * t))


def blur(values: object, sigma: float) -> Field:
    """Gaussian blur."""
    return field(cv2.GaussianBlur(field(values), (0, 0), float(sigma)))


def slope(values: object) -> tuple[Field, Field]:
    """Return the derivatives to the right and downwards at each pixel."""
    plane = field(values)
    return (
        field(field(cv2.Sobel(plane, cv2.CV_32F, 1, 0, ksize=3)) / 8),
        field(field(cv2.Sobel(plane, cv2.CV_32F, 0, 1, ksize=3)) / 8),
    )


def grid(height: int, width: int) -> tuple[Field, Field]:
    """Return the y and the x of each pixel."""
    yy, xx = np.mgrid[0:height, 0:width]
    return field(yy), field(xx)


def noise(height: int, width: int, cell: float, rng: Chance) -> Field:
    """Return smooth noise with mean 0 and deviation about 1, its bumps `cell` pixels wide."""
    rows, columns = int(height / cell) + 4, int(width / cell) + 4
    lattice = field(rng.standard_normal((rows, columns)))
    shift_y, shift_x = rng.random(2)
    place = field([[cell, 0, -(1 + shift_x) * cell], [0, cell, -(1 + shift_y) * cell]])
    return field(
        cv2.warpAffine(lattice, place, (width, height), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)
    )


def clouded(height: int, width: int, cell: float, octaves: int, rng: Chance, gain: float = 0.5) -> Field:
    """Return the sum of several octaves of noise, each with bumps half as wide as the previous octave."""
    total, weight, power = np.zeros((height, width), np.float32), 1.0, 0.0
    for _ in range(octaves):
        if cell < 1.5:
            break
        total += weight * noise(height, width, cell, rng)
        power += weight * weight
        weight, cell = weight * gain, cell / 2.03
    return field(total / max(power, 1e-6) ** 0.5)


def looked_up(values: object, x: object, y: object, outside: int = cv2.BORDER_REFLECT) -> Field:
    """Return for each pixel the value at (x, y)."""
    return field(cv2.remap(field(values), field(x), field(y), cv2.INTER_LINEAR, borderMode=outside))


def warped(values: object, right: object, down: object, outside: int = cv2.BORDER_REFLECT) -> Field:
    """Displace the values by two fields of offsets in pixels."""
    plane = field(values)
    yy, xx = grid(plane.shape[0], plane.shape[1])
    return looked_up(plane, xx + field(right), yy + field(down), outside)


def moved(values: object, right: float, down: float) -> Field:
    """Shift the values as a whole."""
    plane = field(values)
    place = field([[1, 0, right], [0, 1, down]])
    return field(
        cv2.warpAffine(plane, place, (plane.shape[1], plane.shape[0]), borderMode=cv2.BORDER_REPLICATE)
    )


def inside(mask: object) -> Field:
    """Return the distance of each pixel of the mask from the mask's edge."""
    return field(cv2.distanceTransform((field(mask) > 0.5).astype(np.uint8), cv2.DIST_L2, 5))


def grown(mask: object, pixels: int) -> Field:
    """Dilate the mask by some pixels; erode it if the number is negative."""
    size = 2 * abs(pixels) + 1
    brush = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    plane = field(mask)
    return field(cv2.dilate(plane, brush) if pixels > 0 else cv2.erode(plane, brush))


def resized(values: object, width: int, height: int) -> Field:
    """Resize the picture: averaged when smaller, cubic when larger."""
    plane = field(values)
    way = cv2.INTER_AREA if width < plane.shape[1] else cv2.INTER_CUBIC
    return field(cv2.resize(plane, (width, height), interpolation=way))


def ramp(stops: Sequence[Field], t: object) -> Field:
    """Return colours interpolated between the stops, t in 0…1."""
    along = clamped(field(t)) * (len(stops) - 1)
    index = np.minimum(along.astype(np.int32), len(stops) - 2)
    part = (along - index)[..., None]
    table = np.stack(stops)
    return field(table.take(index, axis=0) * (1 - part) + table.take(index + 1, axis=0) * part)


def mixed(under: object, over: object, mask: object) -> Field:
    """Lay one picture over another through a mask."""
    return field(blended(field(under), field(over), field(mask)[..., None]))


def screened(under: Floats, light: Floats) -> Field:
    """Add light to a picture so that no colour exceeds 1."""
    dark = 1 - light
    return field(1 - (1 - clamped(under)) * dark)


def luma(colours: object) -> Field:
    """Return the lightness of each pixel."""
    return field(field(colours) @ LUMA)
