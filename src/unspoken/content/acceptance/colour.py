"""Contrast and perceived distance of colours, also for colour-blind people."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import TypeAlias

Linear: TypeAlias = tuple[float, float, float]
"""Linear red, green and blue, each from 0 to 1."""
Lab: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Linear, Linear, Linear]

VISION_MATRICES: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""By kind of vision: the matrix for linear RGB that simulates it (Machado, Oliveira and Fernandes, 2009)."""

_TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.089)


def linear(colour: str) -> Linear:
    """Convert a hexadecimal sRGB colour to linear RGB."""
    red, green, blue = (_light(int(colour[at : at + 2], 16) / 255) for at in (0, 2, 4))
    return red, green, blue


def _light(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def contrast(first: str, second: str) -> float:
    """Return the WCAG contrast ratio of two colours: from 1 for equal colours to 21 for black on white."""
    lights = sorted(_times(_TO_XYZ, linear(colour))[1] + 0.05 for colour in (first, second))
    return lights[1] / lights[0]


def to_lab(colour: str, eyes: str) -> Lab:
    """Return a colour in CIELAB, as people with this kind of vision see it."""
    light = [min(max(part, 0.0), 1.0) for part in _times(VISION_MATRICES[eyes], linear(colour))]
    xyz = _times(_TO_XYZ, (light[0], light[1], light[2]))
    x, y, z = (_bent(part / white) for part, white in zip(xyz, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _bent(value: float) -> float:
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116


def _times(matrix: Matrix, vector: Linear) -> Linear:
    a, b, c = (sum(part * value for part, value in zip(row, vector, strict=True)) for row in matrix)
    return a, b, c


def distance(first: Lab, second: Lab) -> float:
    """Return the perceived difference of two colours: CIEDE2000 (in the form of Sharma, Wu and Dalal)."""
    mean = (hypot(*first[1:]) + hypot(*second[1:])) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    (a1, a2), (b1, b2) = (first[1] * stretch, second[1] * stretch), (first[2], second[2])
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    light, chroma = (first[0] + second[0]) / 2, (c1 + c2) / 2
    weight = (
        1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6)) - 0.20 * cos(radians(4 * hue - 63))
    )  # fmt: skip
    lighter = (second[0] - first[0]) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    fuller = (c2 - c1) / (1 + 0.045 * chroma)
    turned = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    tie = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(lighter**2 + fuller**2 + turned**2 + tie * fuller * turned)
