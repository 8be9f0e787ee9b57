"""The underpainting: a scene's layers lit by its light, with haze, reflections and bloom."""

from typing import assert_never

import cv2
import numpy as np

from unspoken_art.canvas.raster import (
    Field,
    blended,
    blur,
    clamped,
    clouded,
    field,
    looked_up,
    mixed,
    resized,
    screened,
    smooth,
    weighted,
)
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY, Kind, Layer, Scene, facing

LUMINANCE_WEIGHTS = np.array([0.2126, 0.7152, 0.0722], np.float32)
"""Relative luminance: the weights of red, green and blue."""


def shaded(scene: Scene, layer: Layer) -> Field:
    """Return a thing's colours, lit on one side, in cool shade on the other, with a bright rim."""
    if layer.leans is None:
        return layer.colours
    right, down = layer.leans
    front = facing(right, down)
    rows, columns = np.nonzero(layer.mask > 0.5)
    middle = (float(columns.mean()), float(rows.mean())) if len(rows) else (WIDE / 2, TALL / 2)
    lx, ly = scene.light[0] - middle[0], scene.light[1] - middle[1]
    far = float(np.hypot(lx, ly)) + 1
    toward = (lx / far * 0.84) * right + (ly / far * 0.84) * down
    lit = clamped(front * 0.55 + toward)[..., None]
    rim = smooth(0.35, 0.95, clamped(toward))[..., None]
    palette = scene.palette
    cool = palette.mix(middle=0.55, top=0.2)
    sunny = palette.light * 0.5 + 0.52
    warm = (0.36 + 0.95 * lit) * layer.colours * sunny
    unlit, glint = 1 - lit, rim * palette.light * 0.26
    result = layer.colours * cool * 0.9 * unlit + warm + glint
    result = (1 + scene.mottle * 0.05)[..., None] * result
    if layer.glow is not None:
        result = mixed(result, layer.colours * 1.05, clamped(layer.glow * 1.6))
    return field(result)


def hazed(scene: Scene, layer: Layer, colours: Field) -> Field:
    """Blend colours into the horizon, the more the farther the layer is."""
    share = (1 - layer.depth) ** 1.6 * 0.6
    air = scene.palette.mix(horizon=0.75, low=0.25)
    return field(blended(colours, air, share))


def _mirror(scene: Scene, picture: Field, layer: Layer) -> Field:
    """Return the colours of water: the mirrored picture above it, ripples, and glitter below the light."""
    line = layer.water if layer.water is not None else scene.horizon
    below = np.maximum(YY - line, 0)
    near = below / (TALL - line + 1)
    ripple = resized(clouded(TALL, WIDE // 4, 24, 4, scene.rng), WIDE, TALL)
    rings = np.sin(9 / (near + 0.02) + scene.clouded(300, 2) * 2) * 0.5 + scene.clouded(90, 3)
    push_x = weighted(ripple, 10, rings, 3) * layer.calm * (0.25 + near * 1.5)
    push_y = ripple * 16 * layer.calm * (0.15 + near)
    above = looked_up(picture, XX + push_x, clamped(2 * line - YY + push_y, 0, line - 1))
    clear = (0.82 - 0.42 * near)[..., None]
    colours = above * clear + layer.colours * 0.62 * (1 - clear)
    crests = smooth(0.55, 1.1, weighted(ripple, 0.9, np.sin(16 / (near + 0.02) + ripple * 2), 0.35))
    colours = colours + (crests * (0.05 + 0.12 * near))[..., None] * scene.palette.light * 0.6
    colours = colours * (1 - 0.22 * smooth(0.5, 1.1, -ripple) * (0.3 + near))[..., None]
    glitter = np.exp(-(((XX - scene.light[0] + ripple * 26) / (28 + below * 0.16)) ** 2)) * smooth(
        -0.05, 0.55, ripple
    )
    return field(colours + (glitter * 0.42)[..., None] * scene.palette.light)


def _afloat(scene: Scene, picture: Field, layer: Layer, colours: Field) -> Field:
    """Return the picture with a floating thing's reflection, before the thing itself is added."""
    line = layer.water
    if line is None:
        return picture
    wave = resized(clouded(TALL, WIDE // 4, 20, 3, scene.rng), WIDE, TALL)
    mask = looked_up(layer.mask, wave * 8 + XX, 2 * line - YY + wave * 5, cv2.BORDER_CONSTANT)
    mask = mask * smooth(-1, 2, YY - line) * 0.55 * np.exp(-np.maximum(YY - line, 0) / (0.22 * TALL))
    return mixed(picture, looked_up(colours, XX, clamped(2 * line - YY, 0, TALL - 1)) * 0.8, mask)


def underpainted(scene: Scene) -> tuple[Field, Field]:
    """Return the lit picture, and a mask of its small things."""
    picture = scene.layers[0].colours
    bloom = np.zeros_like(picture)
    small = np.zeros((TALL, WIDE), np.float32)
    for layer in scene.layers:
        mask = layer.mask
        match layer.kind:
            case Kind.SKY | Kind.DISC | Kind.CLOUD | Kind.MIST | Kind.SHADE | Kind.FINE:
                colours = layer.colours
            case Kind.LAND:
                colours = hazed(scene, layer, layer.colours)
            case Kind.SEA:
                colours = _mirror(scene, picture, layer)
            case Kind.THING:
                colours = hazed(scene, layer, shaded(scene, layer))
                picture = _afloat(scene, picture, layer, colours)
                if layer.water is not None:
                    mask = field(mask * smooth(1, -1, YY - layer.water))
            case Kind.BEAM:
                picture = field(mask[..., None] * layer.colours + picture)
                continue
            case _:
                assert_never(layer.kind)
        picture = mixed(picture, colours, mask)
        bloom = (1 - mask[..., None]) * bloom
        if layer.glow is not None:
            bloom = (mask * layer.glow)[..., None] * colours + bloom
        small = _small(layer, small)
    for spread, share in ((8, 0.30), (30, 0.34), (80, 0.26)):
        picture = screened(picture, clamped(blur(bloom, spread) * share))
    return field(clamped(picture)), small


def _small(layer: Layer, small: Field) -> Field:
    """Add a layer to the mask of things whose detail a large brush would lose."""
    if layer.kind in (Kind.SKY, Kind.MIST, Kind.SHADE, Kind.BEAM):
        return small
    small = field((1 - layer.mask) * small)
    if layer.kind is Kind.THING:
        share = float(np.clip(1.15 - np.sqrt(layer.mask.mean()) * 2.4, 0.2, 1))
        return field(np.maximum(small, layer.mask * share))
    return field(np.maximum(small, layer.mask * 0.6)) if layer.kind is Kind.FINE else small


def finished(picture: Field, seed: int, vignette: float = 0.26) -> Field:
    """Add grain, a little contrast, and darker corners."""
    rng = np.random.default_rng(seed + 9)
    grain = blur(rng.standard_normal((TALL, WIDE)), 0.7) * 0.014
    away = np.hypot((XX - WIDE / 2) / (WIDE * 0.72), (YY - TALL / 2) / (TALL * 0.72))
    grey = picture.mean(axis=-1, keepdims=True)
    vivid = grey + (picture - grey) * 1.10
    vivid = vivid + 0.12 * (vivid - 0.5) * (1 - np.abs(vivid - 0.5) * 2)
    return field(
        clamped((1 + grain)[..., None] * vivid * (1 - vignette * smooth(0.55, 1.15, away))[..., None])
    )


def stretched(picture: Field, least: float = 0.455, wanted: float = 0.48) -> Field:
    """Raise the contrast of a flat picture towards the end with more room; leave other pictures unchanged."""
    low, high = (float(edge) for edge in np.percentile(picture @ LUMINANCE_WEIGHTS, [5, 95]))
    if high - low >= least:
        return picture
    room = low + 1 - high
    more = wanted - (high - low)
    gain = wanted / (high - low)
    return field(clamped((picture - low) * gain + low - more * low / room))
