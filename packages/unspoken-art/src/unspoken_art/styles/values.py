"""Helpers for styles that draw with few tones: lightness, set-off subjects, contours and strokes."""

import cv2
import numpy as np

from unspoken_art.canvas.raster import (
    Chance,
    Field,
    blended,
    blur,
    clamped,
    clouded,
    field,
    grown,
    inside,
    luma,
    moved,
    resized,
    slope,
    smooth,
    weighted,
)
from unspoken_art.scenes.focus import COVERING
from unspoken_art.scenes.light import underpainted
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY, Kind, Layer, Scene, facing

TILE = 1536
"""The size of a square of strokes; it is larger than the card's diagonal needs at any angle."""


def lightness(scene: Scene, focus: Field, push: float = 0.5) -> Field:
    """Return the lightness of the lit scene, with more contrast, and set off around the focal thing."""
    tone = luma(underpainted(scene)[0])
    low, high = np.percentile(tone, [2, 98])
    tone = clamped((tone - low) / max(float(high - low), 0.1))
    tone = weighted(tone, 0.72, clamped(0.5 + (tone - blur(tone, 45)) * 1.6), 0.28)
    free = np.ones_like(tone)
    for layer in reversed(scene.layers):
        visible = field(layer.mask * free)
        if layer.kind in COVERING:
            free = (1 - layer.mask) * free
        if layer.kind is Kind.THING and 0.45 < layer.depth < 0.97 and float(visible.mean()) > 0.002:
            tone = _set_off(tone, visible, push * 0.6)
    own = tone[focus > 0.5]
    if not len(own):
        return field(tone)
    low, high = np.percentile(own, [4, 96])
    inner = clamped((tone - low) / max(float(high - low), 0.2)) * 0.84 + 0.08
    ring = (1 - focus) * blur(grown(focus, 13), 20)
    pale = float(inner[focus > 0.5].mean()) < 0.56
    outer = (1 - tone) * ring * push + tone if pale else (1 - ring * push) * tone
    return field(clamped(blended(outer, inner, focus)))


def _set_off(tone: Field, mask: Field, push: float) -> Field:
    """Lighten the surroundings of a dark shape, or darken those of a light one."""
    ring = (1 - mask) * blur(grown(mask, 9), 13)
    if float(tone[mask > 0.5].mean()) < 0.5:
        return field((0.85 - tone) * ring * push * (tone < 0.85) + tone)
    return field((1 - ring * push) * tone)


def brightness(one: object) -> float:
    """Return the lightness of a single colour."""
    return float(luma(one)[0])


def axis(mask: Field) -> float:
    """Return the angle of the longest direction of a shape."""
    spread = cv2.moments((mask > 0.5).astype(np.uint8), binaryImage=True)
    return 0.5 * float(np.arctan2(2 * spread["mu11"], spread["mu20"] - spread["mu02"]))


def tone_steps(colours: Field) -> Field:
    """Return how much the lightness changes within one and a half pixels, as at the joints of bricks."""
    tone = luma(colours)
    return field(np.hypot(field(tone - moved(tone, 1.5, 0)), field(tone - moved(tone, 0, 1.5))))


def seams(layer: Layer, least: float = 0.08) -> Field:
    """Return lines where the parts of a thing meet, 0…1; a narrow part, such as a fold, becomes one line.

    `least` is how much two parts must differ.
    """
    planes = [layer.colours[..., channel] for channel in range(3)]
    planes += [lean * 0.35 for lean in layer.leans or ()]
    steps = field(np.sum([np.hypot(*slope(plane)) for plane in planes], axis=0))
    lines = field(smooth(least, least * 2.5, steps) * grown(layer.mask, -2))
    return field(cv2.morphologyEx(lines, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8)))


def shadow_side(scene: Scene, layer: Layer) -> Field:
    """Return how far the edge of a shape faces away from the light: 1 in shadow, -1 in full light."""
    gx, gy = slope(blur(layer.mask, 4))
    rows, columns = np.nonzero(layer.mask > 0.5)
    if not len(rows):
        return np.zeros_like(layer.mask)
    lx, ly = scene.light[0] - columns.mean(), scene.light[1] - rows.mean()
    return blur((gx * lx + gy * ly) / (np.hypot(gx, gy) * np.hypot(lx, ly) + 1e-4), 3)


def stroke_tile(rng: Chance, length: float, width: float) -> Field:
    """Return a square of level strokes, as noise with deviation 1."""
    grain = clouded(TILE, max(8, int(TILE * width / length)), width, 2, rng, 0.6)
    tile = resized(grain, TILE, TILE)
    return field(tile / max(float(tile.std()), 1e-3))


def stroked(tile: Field, angle: float, bend: Field) -> Field:
    """Return the strokes of a tile over the card, turned by an angle and displaced by a form."""
    along = XX * np.cos(angle) + YY * np.sin(angle) + TILE * 0.35
    across = YY * np.cos(angle) - XX * np.sin(angle) + bend + TILE * 0.35
    return field(
        cv2.remap(tile, field(along), field(across), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    )


def bulge(layer: Layer) -> Field:
    """Return the height of a thing's form, for strokes that bend over it."""
    if layer.leans is None:
        return np.zeros((TALL, WIDE), np.float32)
    right, down = layer.leans
    front = facing(right, down)
    reach = float(np.clip(inside(layer.mask).max() * 0.4, 3, 24))
    return field(blur(front, 3) * reach)
