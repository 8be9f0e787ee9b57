"""Gouache by night: opaque flat shapes on dark paper, lit by one lamp, with chalky edges."""

from dataclasses import dataclass

import numpy as np

from unspoken_art.canvas.raster import (
    Chance,
    Field,
    blur,
    clamped,
    clouded,
    field,
    grown,
    luma,
    mixed,
    moved,
    ramp,
    screened,
    smooth,
    warped,
    weighted,
)
from unspoken_art.scenes.focus import Focal
from unspoken_art.scenes.light import shaded
from unspoken_art.scenes.scene import TALL, WIDE, YY, Kind, Layer, Scene, distance
from unspoken_art.styles.paper import tooth


@dataclass
class _Sheet:
    """The painting so far, the roughness of its paper, and the brightness of the lamp at each place."""

    picture: Field
    tooth: Field
    lamp: Field
    wavering: tuple[Field, Field]
    rng: Chance

    def lay(self, mask: Field, colours: object, dry: float = 0.5) -> None:
        """Paint one flat shape; a dry brush leaves its edge and the dips of the paper bare."""
        edge = smooth(0.5 - 0.22, 0.5 + 0.22, self.tooth * 0.16 * dry + blur(mask, 1.2))
        bare = 0.10 * dry * smooth(0.7, 1.3, self.tooth)
        self.picture = mixed(self.picture, colours, (1 - bare) * edge)


def gouached(scene: Scene, focal: Focal) -> Field:
    """Paint the scene by lamplight."""
    rng = np.random.default_rng(scene.seed)
    grain = tooth(rng, 4.5)
    palette = scene.palette
    ground = palette.mix(dark=0.55, top=0.45)
    paper = (1 + 0.05 * grain + 0.05 * clouded(TALL, WIDE, 220, 3, rng))[..., None] * ground
    sheet = _Sheet(
        field(clamped(paper)),
        grain,
        _lamp(scene),
        (clouded(TALL, WIDE, 26, 2, rng), clouded(TALL, WIDE, 26, 2, rng)),
        rng,
    )
    _air(sheet, scene)
    for layer in scene.layers[1:]:
        _lay(sheet, scene, layer, layer is focal.layer)
    return field(clamped(sheet.picture))


def _lamp(scene: Scene) -> Field:
    """Return the brightness: a pool of light round the lamp, and smaller ones round things that glow."""
    away = distance(*scene.light) / WIDE
    pool = 1 / (1 + (away / 0.42) ** 2.2)
    for layer in scene.layers:
        if layer.glow is not None and layer.kind is Kind.THING:
            shine = blur(layer.glow * layer.mask, 70)
            pool = 0.8 * shine / max(float(shine.max()), 0.02) + pool
    return field(clamped(pool))


def _steps(values: Field, grain: Field, stops: int) -> Field:
    """Reduce values to a few flat tones, with rough transitions like those of a dry brush."""
    raised = clamped(values) * (stops - 1)
    floor = np.floor(raised)
    return field((floor + smooth(0.42, 0.58, raised - floor + grain * 0.16)) / (stops - 1))


def _air(sheet: _Sheet, scene: Scene) -> None:
    """Paint the lamp's light on the dark background, as rough rings of warmer paint."""
    palette = scene.palette
    waver = clouded(TALL, WIDE, 160, 3, sheet.rng) * 0.05
    tones = _steps(field(sheet.lamp * 0.95 + waver), sheet.tooth, 5)
    stops = (
        palette.mix(dark=0.4, top=0.6), palette.mix(top=0.6, middle=0.4),
        palette.middle, palette.mix(middle=0.45, low=0.55), palette.low,
    )  # fmt: skip
    sheet.lay(smooth(0.03, 0.16, sheet.lamp + waver), ramp(stops, tones * 0.9), 1.0)


def _lay(sheet: _Sheet, scene: Scene, layer: Layer, is_focal: bool) -> None:
    """Paint one layer."""
    palette = scene.palette
    match layer.kind:
        case Kind.SKY | Kind.SHADE | Kind.MIST:
            return
        case Kind.BEAM:
            shine = _steps(field(layer.mask), sheet.tooth, 4)
            sheet.picture = screened(sheet.picture, shine[..., None] * layer.colours * 0.5)
        case Kind.FINE | Kind.DISC:
            sheet.lay(layer.mask, layer.colours, 0.3)
        case Kind.THING:
            _thing(sheet, scene, layer, is_focal)
        case _:
            light = luma(layer.colours)
            light = field((light - light.min()) / max(float(np.ptp(light)), 0.05))
            tones = _steps(field(weighted(light, 0.5, sheet.lamp, 0.6)), sheet.tooth, 4)
            own = (layer.mask[..., None] * layer.colours).sum(axis=(0, 1)) / max(float(layer.mask.sum()), 1)
            stops = (
                field(weighted(own, 0.35, palette.dark, 0.2)),
                field(own * 0.7),
                own,
                field(weighted(own, 0.7, palette.light, 0.3)),
            )
            night = palette.mix(dark=0.55, top=0.45)
            sunk = (1 - sheet.lamp) ** 1.4 * 0.5
            _painted(sheet, layer.mask, mixed(ramp(stops, tones), night, sunk), layer.depth)


def _thing(sheet: _Sheet, scene: Scene, layer: Layer, is_focal: bool) -> None:
    """Paint a thing in three tones of each of its colours: shaded, plain, and lit by the lamp."""
    palette, mask = scene.palette, layer.mask
    lit = luma(shaded(scene, layer)) / np.maximum(luma(layer.colours), 0.08)
    ambient = 0.25 * sheet.lamp
    value = (0.35 + 0.65 * sheet.lamp) * clamped((lit - 0.45) * 0.75) + ambient
    value = value + 0.24 if is_focal else value
    tones = _steps(field(value), sheet.tooth, 4)[..., None]
    shade = weighted(layer.colours, 0.42, palette.top, 0.22)
    bright = clamped(weighted(layer.colours, 0.75, palette.light, 0.38))
    colours = np.where(
        tones < 0.5,
        (layer.colours - shade) * tones * 2 + shade,
        (bright - layer.colours) * (tones * 2 - 1) + layer.colours,
    )
    sunk = (1 - sheet.lamp) ** 1.5 * (0.15 if is_focal else 0.55)
    colours = mixed(field(colours), np.broadcast_to(palette.mix(top=0.7, dark=0.3), colours.shape), sunk)
    if layer.glow is not None:
        colours = mixed(colours, layer.colours * 1.05, clamped(layer.glow * 1.6))
    if layer.water is not None:
        mask = field(mask * smooth(1, -1, YY - layer.water))
    if is_focal:
        _set_off(sheet, scene, mask, colours)
        colours = _edged(sheet, scene, mask, colours)
    _painted(sheet, mask, colours, layer.depth)


def _edged(sheet: _Sheet, scene: Scene, mask: Field, colours: Field) -> Field:
    """Return the colours of a shape with a chalk line along the side towards the lamp."""
    rows, columns = np.nonzero(mask > 0.5)
    lx, ly = scene.light[0] - columns.mean(), scene.light[1] - rows.mean()
    far = float(np.hypot(lx, ly)) + 1
    line = clamped(mask - moved(mask, -lx / far * 4, -ly / far * 4))
    line = line * smooth(-0.6, 0.3, sheet.tooth) * (0.35 + 0.5 * sheet.lamp)
    return mixed(colours, np.broadcast_to(scene.palette.light, colours.shape), line)


def _set_off(sheet: _Sheet, scene: Scene, mask: Field, colours: Field) -> None:
    """Paint the surroundings of a shape darker, or lighter if the shape itself is dark."""
    palette = scene.palette
    ring = (1 - mask) * blur(grown(mask, 11), 15)
    near = ring > 0.3
    own, other = luma(colours)[mask > 0.5].mean(), luma(sheet.picture)[near].mean()
    tint = palette.mix(dark=0.6, top=0.4) if own > other else palette.low
    share = smooth(0.25, 0.75, sheet.tooth * 0.2 + ring) * 0.74
    sheet.picture = mixed(sheet.picture, np.broadcast_to(tint, sheet.picture.shape), share)


def _painted(sheet: _Sheet, mask: Field, colours: Field, depth: float) -> None:
    """Paint a shape, leaving a line of dark paper round it."""
    rim = clamped(grown(mask, 2) - mask)
    sheet.picture = field((1 - 0.45 * rim * depth)[..., None] * sheet.picture)
    wavering = warped(mask, *sheet.wavering)
    sheet.lay(wavering, colours, 0.7)
