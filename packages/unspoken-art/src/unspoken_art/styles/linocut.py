"""Linocut: a dark key block, cut along the forms, over rolled colour that is slightly out of register."""

import cv2
import numpy as np

from unspoken_art.canvas.palette import colour
from unspoken_art.canvas.raster import (
    Chance,
    Field,
    blended,
    blur,
    clamped,
    clouded,
    field,
    grown,
    luma,
    mixed,
    moved,
    ramp,
    slope,
    smooth,
    weighted,
)
from unspoken_art.scenes.light import underpainted
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY, Kind, Layer, Scene, inset_of_pixels

LARGE = 0.02
KINDS_WITHOUT_LINES = (Kind.SKY, Kind.FINE, Kind.SHADE, Kind.MIST, Kind.BEAM)


def _gouges(angle: Field, rng: Chance, steps: int, cell: float) -> Field:
    """Return noise smeared along the direction of the knife, in -1…1."""
    grain = blur(rng.standard_normal((TALL, WIDE)), cell)
    total = grain / grain.std()
    vx, vy = field(np.cos(angle)), field(np.sin(angle))
    for way in (2.2, -2.2):
        x, y = XX.copy(), YY.copy()
        for _ in range(steps):
            dx = cv2.remap(vx, x, y, cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE)
            dy = cv2.remap(vy, x, y, cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE)
            x, y = field(field(dx) * way + x), field(field(dy) * way + y)
            total = total + field(
                cv2.remap(field(grain / grain.std()), x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
            )
    return field(clamped(total / total.std() / 1.9, -1, 1))


def _forms(tone: Field, rng: Chance) -> Field:
    """Return the angle of the knife: along edges, gently waving where there are none."""
    gx, gy = slope(tone)
    jxx, jyy, jxy = blur(gx * gx, 7), blur(gy * gy, 7), blur(gx * gy, 7)
    edge = 0.5 * np.arctan2(2 * jxy, jxx - jyy) + np.pi / 2
    sure = smooth(0.006 / 8, 0.04 / 8, np.sqrt(jxx + jyy))
    idle = clouded(TALL, WIDE, 300, 2, rng) * 0.35
    cosine = blur(np.cos(2 * edge) * sure + np.cos(2 * idle) * (1 - sure), 4)
    sine = blur(np.sin(2 * edge) * sure + np.sin(2 * idle) * (1 - sure), 4)
    return field(np.arctan2(sine, cosine) / 2)


def _stands_out(tone: Field, layer: Layer) -> Field:
    """Stretch a thing's tones, and make its surroundings darker if it is light, lighter if it is dark."""
    mask = layer.mask
    own = tone[mask > 0.5]
    if len(own) < 200 or layer.depth >= 0.97:
        return tone
    low, high = np.percentile(own, [4, 96])
    stretched = clamped((tone - low) / max(float(high - low), 0.12)) * 0.86 + 0.10
    way = 1.0 if float(stretched[mask > 0.5].mean()) >= 0.45 else -1.0
    ring = (1 - mask) * blur(grown(mask, 15), 22)
    return field(blended(tone - way * ring * 0.42, stretched, mask))


def printed(scene: Scene) -> Field:
    """Print the scene on cream paper with a margin."""
    picture, _ = underpainted(scene)
    rng = np.random.default_rng(scene.seed)
    tone = luma(picture)
    low, high = np.percentile(tone, [2, 98])
    tone = clamped((tone - low) / max(float(high - low), 0.1))
    tone = field(weighted(tone, 0.75, clamped(0.5 + (tone - blur(tone, 40)) * 1.6), 0.25))
    way = _forms(blur(tone, 2), rng)
    white, black, things, own = _lines(scene, tone)
    for layer in scene.layers:
        if layer.kind is Kind.THING:
            tone = _stands_out(tone, layer)
    tone = field(clamped(tone))
    calm = blur(tone, 5)
    calm = field(0.10 + 0.80 * weighted(smooth(0.28, 0.33, calm), 0.5, smooth(0.60, 0.65, calm), 0.5))
    near = blur(grown(things, 15), 20)
    bare, close = 1 - things, tone * 0.6 * near
    around = (1 - 0.6 * near) * calm + close
    block = bare * around + tone * things
    fine, broad = _gouges(way, rng, 14, 1.7) * 0.36 * things, _gouges(way, rng, 20, 2.6) * 0.40 * bare
    knife = fine + broad
    pale, dark = (block > 0.9) * 1.0, (block < 0.08) * 1.0
    key = smooth(-0.05, 0.05, (block - 0.5) * 2.1 + knife + pale - dark)
    key = np.maximum((1 - smooth(0.4, 0.6, black)) * key, smooth(0.4, 0.6, white))
    return _inked(scene, key, tone, things, own, rng)


def _lines(scene: Scene, tone: Field) -> tuple[Field, Field, Field, Field]:
    """Return white lines round things, black lines inside their edges, their mask, and their colours."""
    white, black, things = (np.zeros_like(tone) for _ in range(3))
    own = np.zeros((TALL, WIDE, 3), np.float32)
    for layer in scene.layers:
        if layer.kind in KINDS_WITHOUT_LINES:
            continue
        mask = layer.mask
        white, black, things = (1 - mask) * white, (1 - mask) * black, (1 - mask) * things
        if layer.kind is Kind.THING:
            large = float(mask.mean()) > LARGE
            if float(mask.mean()) > 0.005:
                black = np.maximum(black, mask - grown(mask, -3 if large else -1))
            white = np.maximum(white, grown(mask, 4 if large else 2) - mask)
            things = np.maximum(things, mask)
            bright = clamped((0.8 / (luma(layer.colours) + 0.22))[..., None] * layer.colours)
            own = mixed(own, bright, mask)
        elif layer.kind is Kind.LAND:
            white = np.maximum(white, (grown(mask, 2) - mask) * 0.9)
    return field(white), field(black), field(things), own


def _inked(scene: Scene, key: Field, tone: Field, things: Field, own: Field, rng: Chance) -> Field:
    """Print in this order: rolled colour, the plates of things and lights, then the key block."""
    palette, paper = scene.palette, colour("f3ead6")
    stops = (
        palette.mix(middle=0.45, low=0.55),
        palette.mix(low=0.6, horizon=0.4),
        palette.horizon,
        palette.mix(horizon=0.7, light=0.3),
    )
    rolled = ramp(stops, weighted(YY / scene.horizon, 0.9, clouded(TALL, WIDE, 200, 2, rng), 0.03))
    pale = smooth(0.42, 0.50, blur(tone, 1.2))
    rolled = mixed(
        rolled, np.broadcast_to(weighted(paper, 0.5, palette.light, 0.5), rolled.shape), pale * 0.55
    )
    bright = np.zeros_like(tone)
    for layer in scene.layers:
        if layer.depth > 0.3:
            bright = field((1 - layer.mask) * bright)
        if layer.glow is not None:
            bright = field(np.maximum(bright, smooth(0.1, 0.4, layer.mask * layer.glow)))
    rolled = mixed(rolled, own, moved(things, 2, 1.5) * 0.85)
    rolled = mixed(rolled, np.broadcast_to(palette.light, rolled.shape), moved(bright, 2.5, -2))
    rolled = (1 - 0.18 * smooth(1.2, 2.0, clouded(TALL, WIDE, 3, 2, rng)))[..., None] * rolled
    salt = smooth(1.9, 2.5, clouded(TALL, WIDE, 4, 3, rng)) * 0.8
    clean, uneven = 1 - salt, 0.93 + 0.05 * clouded(TALL, WIDE, 90, 3, rng)
    cover = (1 - key) * clean * uneven
    dark = palette.mix(dark=0.8, top=0.2)
    inked = mixed(rolled, np.broadcast_to(dark, rolled.shape), clamped(cover))
    margin = clouded(TALL, WIDE, 30, 4, rng) * 1.6 + inset_of_pixels()
    grain, stain = clouded(TALL, WIDE, 4, 3, rng) * 0.012, clouded(TALL, WIDE, 200, 2, rng) * 0.01
    sheet = (1 + grain + stain)[..., None] * paper
    return field(clamped(mixed(sheet, inked, smooth(24.5, 27.5, margin))))
