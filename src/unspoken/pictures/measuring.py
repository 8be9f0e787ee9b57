"""Measures a card: light, warmth, colour, amount of detail, and guessed sights."""

from __future__ import annotations

from PIL import Image, ImageFilter, ImageStat

from unspoken.pictures.colour_heuristics import guess_sights
from unspoken.pictures.rendered import Look

_SIZE = (80, 120)
_COLOURFUL = 60
"""Minimum saturation, out of 255, of a colourful point."""
_SECTORS = 36


def measure(card: Image.Image) -> Look:
    """Measure a downscaled copy of a card."""
    small = card.resize(_SIZE, Image.Resampling.BOX)
    grey = ImageStat.Stat(small.convert("L"))
    red, _green, blue = ImageStat.Stat(small).mean
    edges = ImageStat.Stat(small.convert("L").filter(ImageFilter.FIND_EDGES).crop((1, 1, 79, 119)))
    hsv = small.convert("HSV")
    return Look(
        light=_share(grey.mean[0] / 255),
        contrast=_share(grey.stddev[0] / 100),
        warmth=_share(0.5 + (red - blue) / 160),
        colour=_share(ImageStat.Stat(hsv).mean[1] / 190),
        busy=_share(edges.mean[0] / 90),
        hue=_hue(hsv),
        sights=guess_sights(small),
    )


def _hue(hsv: Image.Image) -> int:
    """Return the centre of the ten degrees with the most colourful points."""
    hues, saturations, lights = (band.tobytes() for band in hsv.split())
    counts = [0] * _SECTORS
    for hue, saturation, light in zip(hues, saturations, lights, strict=True):
        if saturation >= _COLOURFUL and light >= _COLOURFUL:
            counts[hue * _SECTORS // 256] += 1
    return counts.index(max(counts)) * (360 // _SECTORS) + 5


def _share(value: float) -> int:
    return round(100 * min(max(value, 0.0), 1.0))
