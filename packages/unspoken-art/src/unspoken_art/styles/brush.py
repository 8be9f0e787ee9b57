"""Oil on canvas: a picture repainted in strokes, from large to small, with a relief of bristle marks."""

from dataclasses import dataclass
from functools import cache

import numpy as np
import skia
from numpy.typing import NDArray

from unspoken_art.canvas.raster import (
    Chance,
    Field,
    blended,
    blur,
    clamped,
    clouded,
    field,
    grid,
    luma,
    slope,
    smooth,
    weighted,
)

Bytes = NDArray[np.uint8]

WIDE, TALL, BRISTLES = 128, 40, 16


@dataclass(frozen=True)
class Pass:
    """One size of brush, and the error and detail that a place must have before the brush is used there."""

    size: float
    error: float
    detail: float
    at_edges: bool = False


PASSES = (
    Pass(150, 0.0, 0.0), Pass(84, 0.012, 0.0), Pass(46, 0.035, 0.010), Pass(24, 0.05, 0.016),
    Pass(13, 0.055, 0.022), Pass(8, 0.04, 0.024, at_edges=True),
)  # fmt: skip


@cache
def _bristles() -> tuple[Bytes, Bytes]:
    """Return sixteen strokes in one column: their coverage, and the height of their paint."""
    rng = np.random.default_rng(1)
    cover = np.zeros((TALL * BRISTLES, WIDE, 4), np.uint8)
    relief = np.zeros_like(cover)
    yy, xx = grid(TALL, WIDE)
    across = np.abs(yy - (TALL - 1) / 2) / (TALL / 2)
    along = (xx - WIDE / 2) / (WIDE / 2)
    for index in range(BRISTLES):
        hairs = blur(rng.standard_normal((TALL, WIDE)), 0.8)
        hairs = np.repeat(hairs[:, ::8], 8, axis=1)[:, :WIDE]
        hairs = 1.4 * blur(rng.standard_normal((TALL, 1)), 1.0) + blur(hairs, 1.6)
        ends = 0.9 - 0.18 * np.abs(blur(rng.standard_normal((TALL, 1)), 1.5))
        edge = across + 0.06 * blur(rng.standard_normal((TALL, WIDE)), 3)
        alpha = smooth(0.86, 0.62, edge) * smooth(0, 0.16, ends - np.abs(along))
        alpha = alpha * clamped(0.88 + 0.16 * hairs - 0.22 * smooth(0, 1, along))
        height = clamped(0.5 + 0.22 * hairs + 0.22 * smooth(0.5, 0.8, edge)) * alpha
        rows = slice(index * TALL, (index + 1) * TALL)
        cover[rows] = (alpha[..., None] * 255).astype(np.uint8)
        relief[rows, :, :3] = (height[..., None] * 255).astype(np.uint8)
        relief[rows, :, 3] = (alpha * 255).astype(np.uint8)
    return cover, relief


def _atlas(pixels: Bytes) -> skia.Image:
    info = skia.ImageInfo.Make(WIDE, TALL * BRISTLES, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
    return skia.Image.MakeRasterCopy(skia.Pixmap(info, pixels, WIDE * 4))


def _pixels(surface: skia.Surface) -> Field:
    return field(field(surface.toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3]) / 255)


class _Canvas:
    """Two surfaces that take every stroke: the colours, and the height of the paint."""

    def __init__(self, ground: Field) -> None:
        height, width = ground.shape[:2]
        self.colours, self.relief = skia.Surface(width, height), skia.Surface(width, height)
        opaque = np.dstack([ground, np.ones((height, width), np.float32)])
        pixels = np.ascontiguousarray(clamped(opaque * 255, 0, 255).astype(np.uint8))
        image = skia.Image.fromarray(pixels, colorType=skia.kRGBA_8888_ColorType)
        self.colours.getCanvas().drawImage(image, 0, 0)
        self.relief.getCanvas().clear(0xFF808080)
        cover, relief = _bristles()
        self._cover, self._relief = _atlas(cover), _atlas(relief)

    def stroke(self, x: Field, y: Field, angle: Field, scale: Field, colours: Field, rng: Chance) -> None:
        """Lay all the strokes of one pass, in the order given."""
        if not len(x):
            return
        places = [
            skia.RSXform.MakeFromRadians(float(s), float(a), float(px), float(py), WIDE / 2, TALL / 2)
            for s, a, px, py in zip(scale, angle, x, y, strict=True)
        ]
        kinds = rng.integers(0, BRISTLES, len(x))
        boxes = [skia.Rect.MakeXYWH(0, int(kind) * TALL, WIDE, TALL) for kind in kinds]
        parts = (colours * 255).astype(np.uint32)
        tints = [int(c) for c in 0xFF000000 | (parts[:, 0] << 16) | (parts[:, 1] << 8) | parts[:, 2]]
        soft = skia.SamplingOptions(skia.FilterMode.kLinear)
        blend = skia.BlendMode.kModulate
        self.colours.getCanvas().drawAtlas(self._cover, places, boxes, tints, blend, soft)
        white = [0xFFFFFFFF] * len(places)
        self.relief.getCanvas().drawAtlas(self._relief, places, boxes, white, blend, soft)


def _along(gx: Field, gy: Field, drift: Field, spread: float) -> Field:
    """Return the angle of strokes: along the edges of the picture, or with the drift where there are none."""
    jxx, jyy, jxy = blur(gx * gx, spread), blur(gy * gy, spread), blur(gx * gy, spread)
    edge = 0.5 * np.arctan2(2 * jxy, jxx - jyy) + np.pi / 2
    sure = smooth(0.01 / 8, 0.06 / 8, np.sqrt(jxx + jyy))
    sine = np.sin(edge * 2) * sure + np.sin(drift * 2) * (1 - sure)
    cosine = np.cos(edge * 2) * sure + np.cos(drift * 2) * (1 - sure)
    return field(np.arctan2(sine, cosine) / 2)


def painted(picture: Field, edges: Field, seed: int, passes: tuple[Pass, ...] = PASSES) -> Field:
    """Repaint the picture in oil; `edges` (0…1) marks small things that must stay legible."""
    rng = np.random.default_rng(seed)
    height, width = edges.shape
    canvas = _Canvas(blur(picture, 14))
    light = luma(picture)
    gx, gy = slope(blur(light, 1.5))
    drift = clouded(height, width, 260, 2, rng) * 0.7
    for brush in passes:
        angle = _along(gx, gy, drift, max(2.0, brush.size * 0.35))
        wanted = blur(picture, max(0.6, brush.size * 0.06))
        difference = np.abs(_pixels(canvas.colours) - wanted).sum(-1) / 3
        wrong = blur(difference, max(1.0, brush.size * 0.12))
        detail = blur(np.abs(light - blur(light, brush.size * 0.35)), max(1.5, brush.size * 0.15))
        step = max(2.2, brush.size * 0.26)
        rows, columns = int(height / step) + 1, int(width / step) + 1
        py, px = np.mgrid[0:rows, 0:columns]
        y = ((py + rng.random((rows, columns))) * step).ravel()
        x = ((px + rng.random((rows, columns))) * step).ravel()
        iy, ix = clamped(y, 0, height - 1).astype(int), clamped(x, 0, width - 1).astype(int)
        keep = (wrong[iy, ix] >= brush.error) & (detail[iy, ix] >= brush.detail)
        if brush.at_edges:
            keep &= edges[iy, ix] > 0.35
        order = rng.permutation(np.flatnonzero(keep))
        x, y, iy, ix = x[order], y[order], iy[order], ix[order]
        count = len(order)
        tint = wanted[iy, ix] * (1 + rng.normal(0, 0.045, (count, 1))) + rng.normal(0, 0.022, (count, 3))
        turn = angle[iy, ix] + rng.normal(0, 0.13, count)
        scale = brush.size / WIDE * rng.uniform(0.75, 1.25, count)
        canvas.stroke(field(x), field(y), field(turn), field(scale), field(clamped(tint)), rng)
    keep_sharp = (0.10 + 0.42 * smooth(0.3, 0.9, blur(edges, 3)))[..., None]
    result = blended(_pixels(canvas.colours), picture, keep_sharp)
    rx, ry = slope(blur(_pixels(canvas.relief)[..., 0], 1.1))
    raking = clamped(weighted(rx, 4.8, ry, 6.4), -0.5, 0.5)[..., None]
    return field(clamped((1 + raking * 0.15) * result))
