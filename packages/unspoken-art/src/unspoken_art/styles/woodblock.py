"""Woodblock print in two inks: a key block of carved lines, one colour block, wood grain and gradients."""

from dataclasses import dataclass

import numpy as np

from unspoken_art.canvas.palette import Palette, colour
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
    mixed,
    moved,
    smooth,
    warped,
    weighted,
)
from unspoken_art.scenes.focus import Focal
from unspoken_art.scenes.light import shaded
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY, Kind, Layer, Scene, distance, inset_of_pixels
from unspoken_art.styles.values import brightness, seams, shadow_side, stroke_tile, stroked, tone_steps

PAPER = colour("f4ead3")
MARGIN = 30
"""The bare paper round the print, in pixels."""


@dataclass
class _Blocks:
    """How much ink each block carries at each place, where things are, and the waver of the knife."""

    key: Field
    tint: Field
    things: Field
    waver: tuple[Field, Field]
    rng: Chance

    def carve(self, mask: Field, key: object, tint: object) -> None:
        """Replace what both blocks print inside a shape."""
        self.key = field(blended(self.key, field(key), mask))
        self.tint = field(blended(self.tint, field(tint), mask))


def block_printed(scene: Scene, focal: Focal) -> Field:
    """Print the scene from two blocks on cream paper with a margin."""
    rng = np.random.default_rng(scene.seed)
    none = np.zeros((TALL, WIDE), np.float32)
    waver = (clouded(TALL, WIDE, 26, 2, rng), clouded(TALL, WIDE, 26, 2, rng))
    blocks = _Blocks(none, none, none, waver, rng)
    _sky(blocks, scene)
    for layer in scene.layers[1:]:
        _carve(blocks, scene, layer, layer is focal.layer)
    return _pulled(blocks, scene)


def _sky(blocks: _Blocks, scene: Scene) -> None:
    """Wipe the sky's ink: a dark band at the top, bare paper in the middle, a blush above the horizon."""
    top = smooth(0.34, 0.0, YY / TALL) * 0.95
    low = smooth(scene.horizon - 0.22 * TALL, scene.horizon + 6, YY) * 0.42
    night = brightness(scene.palette.top) < 0.14
    away = distance(*scene.light) / WIDE
    clear = smooth(0.10, 0.55, away)
    pale = 0.25 + 0.75 * clear
    blocks.tint = field(clamped((top + low + (0.16 if night else 0.0)) * pale))
    blocks.key = field(smooth(0.13, 0.0, YY / TALL) * (0.85 if night else 0.45))


def _carve(blocks: _Blocks, scene: Scene, layer: Layer, is_focal: bool) -> None:
    """Carve one layer into both blocks."""
    mask = warped(layer.mask, blocks.waver[0] * 0.7, blocks.waver[1] * 0.7)
    match layer.kind:
        case Kind.SKY | Kind.BEAM:
            return
        case Kind.SHADE:
            blocks.tint = field(np.maximum(blocks.tint, smooth(0.25, 0.4, mask) * 0.9))
        case Kind.MIST:
            clear = smooth(0.05, 0.5, mask)
            blocks.carve(field(clear * 0.8), 0, 0)
        case Kind.FINE:
            pale = float(luma(layer.colours).mean()) > 0.4
            blocks.carve(field(clamped(mask * 1.2)), 0 if pale else 1, 0)
        case Kind.DISC:
            blocks.carve(mask, 0, 0)
            _outline(blocks, mask, 1.6)
        case Kind.CLOUD:
            shape = smooth(0.42, 0.58, blur(mask, 4))
            foot = _graded(shape)
            blocks.carve(shape, 0, foot * 0.5)
            _outline(blocks, shape, 1.4)
        case Kind.LAND:
            _land(blocks, scene, layer, mask)
        case Kind.SEA:
            _sea(blocks, scene, layer, mask)
        case Kind.THING:
            _thing(blocks, scene, layer, mask, is_focal)


def _graded(mask: Field) -> Field:
    """Return a gradient that grows from the top to the bottom of a shape."""
    rows = np.nonzero(mask.max(axis=1) > 0.5)[0]
    if not len(rows):
        return np.zeros_like(mask)
    top, bottom = float(rows.min()), float(rows.max()) + 1
    return smooth(top, bottom, YY)


def _outline(blocks: _Blocks, mask: Field, width: float | Field) -> None:
    """Leave a line of the key block along the inside of an edge."""
    line = (mask > 0.5) * clamped(width + 0.5 - inside(mask))
    blocks.key = field(np.maximum(blocks.key, line))


def _land(blocks: _Blocks, scene: Scene, layer: Layer, mask: Field) -> None:
    """Print ground flat: its edge dark with ink, wiped to paper below; near ground carries the key ink."""
    own = float((luma(layer.colours) * layer.mask).sum() / max(float(layer.mask.sum()), 1))
    whole = float(mask[:60].mean()) > 0.5
    lines = smooth(0.07, 0.16, tone_steps(layer.colours)) * grown(mask, -3)
    if whole:
        level = smooth(0.72, 0.16, blur(luma(layer.colours), 8)) * 0.45 + 0.20
        wiped = smooth(0.62, 0.0, YY / TALL) * 0.55
        blocks.carve(
            mask, np.maximum(lines * 0.8, smooth(0.2, 0.0, YY / TALL) * 0.55), clamped(level + wiped)
        )
        return
    edge = np.exp(-inside(mask) / (60 + 150 * layer.depth))
    tint = clamped(0.42 + 0.7 * edge + 0.35 * (0.5 - own))
    heavy = smooth(0.62, 0.95, layer.depth) * smooth(0.5, 0.2, own)
    near = _graded(mask) ** 1.6 * heavy * 0.9
    blocks.carve(mask, np.maximum(lines * 0.85, near), tint)
    _outline(blocks, mask, 1.2 + 1.1 * layer.depth)


def _sea(blocks: _Blocks, scene: Scene, layer: Layer, mask: Field) -> None:
    """Print water: ink wiped from the horizon down and from the bottom up, with a few carved ripples."""
    line = layer.water if layer.water is not None else scene.horizon
    near = clamped((YY - line) / (TALL - line + 1))
    bands = weighted(np.log(near * 9 + 0.6), 9, clouded(TALL, WIDE, 190, 3, blocks.rng), 0.75)
    away = np.abs(bands % 1 - 0.5) * 2
    broken = smooth(0.1, 0.9, clouded(TALL, WIDE // 3, 60, 2, blocks.rng).repeat(3, axis=1))
    ripples = smooth(0.16, 0.06, away) * broken * smooth(0.0, 0.06, near)
    path = np.exp(-(((XX - scene.light[0]) / (50 + near * 130)) ** 2))
    tint = (1 - 0.6 * path) * clamped(
        weighted(smooth(0.45, 0.0, near), 0.75, smooth(0.35, 1, near), 0.95) + 0.12
    )
    key = np.maximum(ripples * 0.9, smooth(0.72, 1.05, near) * 0.55)
    blocks.carve(mask, key, tint)
    _outline(blocks, mask, 1.4)


def _thing(blocks: _Blocks, scene: Scene, layer: Layer, mask: Field, is_focal: bool) -> None:
    """Carve a thing: dark parts solid, middle parts in colour, light parts bare, with lines between."""
    if layer.water is not None:
        mask = field(mask * smooth(1, -1, YY - layer.water))
    small = float(mask.mean()) < 0.012
    tone = luma(layer.colours)
    lit = luma(shaded(scene, layer)) / np.maximum(tone, 0.08)
    dark = smooth(0.32, 0.27, tone)
    half = smooth(0.66, 0.60, tone)
    shade = smooth(0.70, 0.64, blur(lit, 4)) * (0 if small else 1)
    tint = clamped(np.maximum(half, shade * 0.8))
    gleam = smooth(1.22, 1.28, blur(lit, 4)) * half * (1 - dark)
    tint = (1 - gleam) * tint
    dark = clamped(shade * half * smooth(0.46, 0.42, tone) + dark)
    if is_focal:
        _set_off(blocks, mask, float((tint * 0.5 + dark)[mask > 0.5].mean()) if (mask > 0.5).any() else 0)
    rim = clamped(grown(mask, 3 if not small else 2) - mask)
    if layer.depth < 0.97:
        blocks.carve(rim, 0, blocks.tint * 0.15)
    blocks.carve(mask, dark, tint)
    blocks.things = field(np.maximum(blocks.things, mask))
    lines = seams(layer, 0.16 if small else 0.08)
    free = 1 - blocks.key * mask
    drawn = (1 - dark) * lines * mask * free
    blocks.key = field((1 - lines * dark) * blocks.key + drawn)
    width = (1.2 if small else 2.0) + clamped(shadow_side(scene, layer), -0.5, 1) * (0.6 if small else 1.5)
    _outline(blocks, mask, field(width))
    if layer.glow is not None:
        blocks.carve(field(smooth(0.2, 0.5, layer.glow * mask)), 0, 0)


def _set_off(blocks: _Blocks, mask: Field, inked: float) -> None:
    """Wipe a band of ink across the card behind a pale subject, or bare the paper round a dark one."""
    rows = np.nonzero(mask.max(axis=1) > 0.5)[0]
    free = (1 - blocks.things) * (1 - mask)
    if inked < 0.42 and len(rows):
        top, bottom = float(rows.min()), float(rows.max())
        reach = 0.35 * (bottom - top) + 90
        band = smooth(top - 150, top + 20, YY) * smooth(bottom + 60, bottom - reach, YY)
        blocks.tint = field(np.maximum(blocks.tint, band * free * 0.85))
    else:
        ring = blur(grown(mask, 22), 34) * free
        blocks.tint = field((1 - 0.9 * ring) * blocks.tint)
        blocks.key = field((1 - 0.8 * ring) * blocks.key)


def _inks(palette: Palette, seed: int) -> tuple[Field, Field]:
    """Return the key ink and the colour ink; an even seed prints the accent, an odd one the middle colour."""
    key = palette.mix(dark=0.7, top=0.3)
    tint = palette.accent if seed % 2 == 0 else palette.mix(middle=0.45, low=0.55)
    tint = tint * (0.46 / max(brightness(tint), 0.1)) ** 0.8
    tint = tint * 0.86 + brightness(tint) * 0.14 * np.array([1.06, 1.0, 0.9], np.float32)
    return field(clamped(key, 0, 0.3)), field(clamped(tint, 0.05, 0.92))


def _grain(rng: Chance, upright: bool) -> Field:
    """Return the grain of a plank: long fibres that swing round a few knots, 0…1."""
    swing = clouded(TALL, WIDE, 420, 2, rng) * 22
    for _ in range(2):
        x, y = rng.uniform(0, WIDE), rng.uniform(0, TALL)
        far = np.hypot((XX - x) / (70 if upright else 170), (YY - y) / (170 if upright else 70))
        swing = field(np.exp(-far * far) * rng.uniform(-46, 46) + swing)
    tile = weighted(stroke_tile(rng, 900, 5), 0.7, stroke_tile(rng, 320, 2.2), 0.5)
    fibres = stroked(field(tile), np.pi / 2 if upright else 0.0, swing)
    return field(smooth(-0.9, 1.9, fibres))


def _pulled(blocks: _Blocks, scene: Scene) -> Field:
    """Print the colour block slightly out of register, then the key block, both rubbed by hand."""
    rng = blocks.rng
    key_ink, tint_ink = _inks(scene.palette, scene.seed)
    turn = rng.uniform(0, 2 * np.pi)
    tint = moved(blocks.tint, 2.0 * np.cos(turn), 2.0 * np.sin(turn))
    grain = _grain(rng, bool(rng.integers(0, 2)))
    fibre = weighted(clouded(TALL, WIDE, 3, 2, rng), 0.010, clouded(TALL, WIDE, 300, 2, rng), 0.010)
    paper = (1 + fibre)[..., None] * PAPER
    rubbed = 1 + 0.05 * clouded(TALL, WIDE, 70, 3, rng)
    inset = inset_of_pixels()
    box = smooth(MARGIN - 1, MARGIN + 1, blocks.waver[0] * 0.5 + inset)
    frame = smooth(2.4, 1.2, np.abs(inset - MARGIN - 1))
    speckle = smooth(1.7, 2.3, clouded(TALL, WIDE, 3, 2, rng)) * 0.35
    worn, clean = 1 - 0.27 * grain, 1 - speckle
    tinted = clamped(tint * box * rubbed * worn * clean)
    key_worn, key_clean, key = 1 - 0.22 * grain * box, 1 - speckle * 0.5, blocks.key * box
    keyed = clamped(np.maximum(key, frame) * rubbed * key_worn * key_clean)
    picture = np.power(tint_ink / PAPER, tinted[..., None] * 1.0) * paper
    picture = mixed(picture, np.broadcast_to(key_ink, picture.shape), keyed * 0.97)
    return field(clamped(picture))
