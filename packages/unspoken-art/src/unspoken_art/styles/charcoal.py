"""Charcoal and white chalk on toned paper, with one touch of red chalk."""

from dataclasses import dataclass

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
    inside,
    luma,
    mixed,
    smooth,
    warped,
    weighted,
)
from unspoken_art.scenes.focus import Focal
from unspoken_art.scenes.scene import TALL, WIDE, YY, Kind, Layer, Scene
from unspoken_art.styles.paper import Sides, edge, tooth
from unspoken_art.styles.values import (
    axis,
    brightness,
    bulge,
    lightness,
    seams,
    shadow_side,
    stroke_tile,
    stroked,
)

SOLID = (Kind.DISC, Kind.CLOUD, Kind.LAND, Kind.SEA, Kind.THING)
DRAWN_ACROSS = -0.86
"""The angle of a right hand's hatching, in radians."""
MARGINS: Sides = (26, 26, 26, 30)


@dataclass
class _Sheet:
    """The marks so far: charcoal, chalk and red chalk, with the paper's tooth and the strokes of the hand."""

    coal: Field
    chalk: Field
    red: Field
    tooth: Field
    broad: Field
    fine: Field
    wavering: tuple[Field, Field]
    rng: Chance

    def rub(self, mask: Field, share: float) -> None:
        """Wipe away a share of what lies below a shape."""
        for name in ("coal", "chalk", "red"):
            setattr(self, name, field(getattr(self, name) * (1 - mask * share)))


def charcoaled(scene: Scene, focal: Focal) -> Field:
    """Draw the scene on toned paper."""
    rng = np.random.default_rng(scene.seed)
    none = np.zeros((TALL, WIDE), np.float32)
    wavering = (clouded(TALL, WIDE, 40, 3, rng), clouded(TALL, WIDE, 40, 3, rng))
    broad, fine = stroke_tile(rng, 170, 5.0), stroke_tile(rng, 90, 2.6)
    sheet = _Sheet(none, none, none, tooth(rng, 3.4), broad, fine, wavering, rng)
    tone = lightness(scene, focal.visible, 0.6)
    _air(sheet, tone)
    for layer in scene.layers[1:]:
        _lay(sheet, scene, layer, tone, layer is focal.layer)
    return _fixed(sheet, scene)


def _air(sheet: _Sheet, tone: Field) -> None:
    """Draw the background with the side of the stick: broad strokes, wiped soft."""
    quiet = blur(tone, 16)
    strokes = stroked(sheet.broad, DRAWN_ACROSS, clouded(TALL, WIDE, 500, 2, sheet.rng) * 14)
    _mark(sheet, np.ones_like(tone), field(quiet * 0.9 + 0.05), field(strokes * 0.7), 0.72)


def _mark(sheet: _Sheet, mask: Field, tone: Field, strokes: Field, smudge: float) -> None:
    """Draw the tones of a shape: a smudged film below, hatching above, chalk in the lights."""
    dark = clamped((0.62 - tone) / 0.62)
    pale = clamped((tone - 0.66) / 0.34)
    film = blur(dark, 4) * smudge
    hatch = smooth(-0.7, 1.0, weighted(strokes, 0.55, dark - 0.42, 3.6) + sheet.tooth * 0.35) * smooth(
        0.06, 0.3, dark
    )
    coal = hatch * dark * (1.15 - smudge * 0.55) + film
    lights = smooth(-0.5, 1.1, weighted(strokes, 0.5, pale - 0.5, 3.2) + sheet.tooth * 0.5) * smooth(
        0.05, 0.35, pale
    )
    chalk = weighted(blur(pale, 5), 0.30, lights * pale, 0.75)
    sheet.coal = field(blended(sheet.coal, coal, mask))
    sheet.chalk = field(blended(sheet.chalk, chalk, mask))
    sheet.red = field((1 - mask) * sheet.red)


def _lay(sheet: _Sheet, scene: Scene, layer: Layer, tone: Field, is_focal: bool) -> None:
    """Draw one layer: its tones, then its contour, lost in the light and found in the shade."""
    if layer.kind is Kind.FINE:
        _specks(sheet, layer)
    if layer.kind not in SOLID:
        return
    thing = layer.kind is Kind.THING
    mask = layer.mask
    if thing and layer.water is not None:
        mask = field(mask * smooth(4, -4, YY - layer.water))
    push = 0.8 if thing else 3.0
    mask = warped(mask, sheet.wavering[0] * push, sheet.wavering[1] * push)
    lost = smooth(-0.2, 1.1, sheet.wavering[1])
    soft = field(blended(mask, smooth(0.1, 0.9, blur(mask, 5)), lost))
    far = 1 - layer.depth
    value = field(tone * (1 - 0.35 * far) + 0.62 * 0.35 * far)
    if layer.kind is Kind.DISC:
        value = field(np.maximum(value, 0.93))
    elif thing and not is_focal:
        value = field(0.13 + 0.87 * value)
    angle = _angle(layer, float(sheet.rng.uniform(-0.2, 0.2)))
    strokes = stroked(sheet.fine if thing else sheet.broad, angle, bulge(layer))
    _mark(sheet, soft, value, strokes, 0.42 if thing else 0.55)
    if is_focal:
        _redden(sheet, mask, value, strokes)
    if layer.kind is not Kind.SEA:
        _contour(sheet, scene, layer, mask)


def _angle(layer: Layer, chance: float) -> float:
    """Return the direction of a layer's hatching: across upright forms, level on water."""
    match layer.kind:
        case Kind.SEA:
            return 0.02
        case Kind.THING:
            turn = axis(layer.mask) + np.pi / 2 + 0.5
            return turn + chance
        case _:
            return DRAWN_ACROSS + chance * 1.5


def _redden(sheet: _Sheet, mask: Field, tone: Field, strokes: Field) -> None:
    """Draw the half-tones of the focal thing in red chalk, and leave its darks to the charcoal."""
    large = float(np.clip(mask.mean() * 5, 0, 0.8))
    half = smooth(0.08, 0.34, tone) * smooth(0.98 - 0.16 * large, 0.62 - 0.24 * large, tone)
    rubbed = 0.55 + 0.45 * smooth(-1.0, 0.8, sheet.tooth * 0.6 + strokes)
    red = field(half * rubbed * mask)
    sheet.red = field(np.maximum(sheet.red, (0.95 - 0.2 * large) * red))
    sheet.coal = field((1 - 0.72 * red) * sheet.coal)


def _contour(sheet: _Sheet, scene: Scene, layer: Layer, mask: Field) -> None:
    """Add the outline with changing pressure; the parts of a thing meet in thinner lines."""
    thing = layer.kind is Kind.THING
    small = float(mask.mean()) < 0.012
    pressure = clamped(0.55 + 0.55 * shadow_side(scene, layer) + 0.35 * sheet.wavering[0], 0.06, 1.25)
    width = (1.3 if small else 2.3) * (0.5 + pressure) * (1.0 if thing else 0.7)
    line = (mask > 0.5) * clamped(width + 0.7 - inside(mask))
    line = line * pressure * (0.45 + 0.55 * layer.depth) * (1.0 if thing else 0.45)
    if thing:
        line = np.maximum(line, seams(layer) * (0.75 if small else 0.62))
    line = line * smooth(-1.5, -0.2, 0.6 * pressure + sheet.tooth)
    sheet.coal = field(np.maximum(sheet.coal, line))
    sheet.chalk = field((1 - clamped(line)) * sheet.chalk)
    if thing and layer.depth > 0.3:
        lit = clamped(-shadow_side(scene, layer)) * clamped(5.5 - np.abs(inside(mask) - 5)) * (mask > 0.5)
        touch = lit * smooth(-0.4, 0.7, sheet.tooth + sheet.wavering[1]) * 0.8
        sheet.chalk = field(np.maximum(sheet.chalk, touch))
        sheet.coal = field((1 - 0.7 * touch) * sheet.coal)


def _specks(sheet: _Sheet, layer: Layer) -> None:
    """Draw fine layers: stars and rain in chalk, birds in charcoal."""
    if float(luma(layer.colours).mean()) > 0.4:
        sheet.rub(layer.mask, 0.9)
        sheet.chalk = field(np.maximum(sheet.chalk, clamped(layer.mask * 1.1)))
    else:
        sheet.coal = field(np.maximum(sheet.coal, layer.mask))


def _fixed(sheet: _Sheet, scene: Scene) -> Field:
    """Return the drawing on its paper; the strokes run out before the edge."""
    rng, palette = sheet.rng, scene.palette
    body = weighted(colour("b5a68d"), 0.34, palette.low, 0.44) + palette.horizon * 0.22
    body = body * 0.88 + brightness(body) * 0.12 * np.array([1.03, 1.0, 0.95], np.float32)
    body = body * ((0.43 + 0.29 * brightness(palette.low)) / max(brightness(body), 0.2))
    relief = 1 + 0.030 * sheet.tooth + 0.02 * clouded(TALL, WIDE, 240, 3, rng)
    paper = (0.012 * rng.standard_normal((TALL, WIDE)) + relief)[..., None] * body
    ends = stroked(sheet.broad, DRAWN_ACROSS, sheet.wavering[0] * 3)
    reach = smooth(-8, 20, ends * 5 + edge(MARGINS, rng, 9, 210))
    bite = 0.84 + 0.16 * smooth(-0.9, 0.6, sheet.tooth)
    red = clamped(sheet.red * reach * bite) * 0.88
    coal = clamped(sheet.coal * reach * (0.78 + 0.22 * smooth(-1.0, 0.4, sheet.tooth))) * 0.95
    chalk = clamped(sheet.chalk * reach * (0.55 + 0.45 * smooth(-0.8, 0.5, sheet.tooth))) * 0.95
    dust = blur(sheet.coal * reach, 9) * 0.12
    picture = mixed(paper, np.broadcast_to(body * 0.35, paper.shape), clamped(dust))
    picture = mixed(picture, np.broadcast_to(colour("a8452b"), paper.shape), red)
    picture = mixed(picture, np.broadcast_to(palette.top * 0.06 + colour("1d1a1a"), paper.shape), coal)
    picture = mixed(picture, np.broadcast_to(colour("fbf5e8"), paper.shape), chalk)
    return field(clamped(picture))
