"""Copper engraving: tone is made of lines that swell, follow the forms and cross in the shadows."""

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
    mixed,
    moved,
    resized,
    slope,
    smooth,
    weighted,
)
from unspoken_art.scenes.focus import Focal
from unspoken_art.scenes.light import underpainted
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY, Kind, Layer, Scene, facing
from unspoken_art.styles.paper import laid, tinted

FINE = 2
"""Lines are finer than a pixel, so they are drawn at twice the card's size."""
HIGH, BROAD = TALL * FINE, WIDE * FINE
SOLID = (Kind.SKY, Kind.DISC, Kind.CLOUD, Kind.LAND, Kind.SEA, Kind.THING)
LEAST = 0.15
"""The thinnest line, as a share of the distance between lines; paler places break the line into dots."""
SMALL = 0.012
"""Things that cover a smaller share of the card are drawn by contour more than by tone."""
FRAME = 33
"""The margin between the picture and the border of the card; the plate's margin is a little smaller."""


def engraved(scene: Scene, focal: Focal) -> Field:
    """Draw the scene as a plate from an old book, with the focal thing tinted by hand."""
    rng, focus = np.random.default_rng(scene.seed), focal.visible
    tone = _tone(scene, focus)
    across, along = _directions(scene, tone, rng)
    ink = _hatched(_dark(tone), across, along)
    ink = _contoured(scene, blur(ink, 1.0))
    return _pulled(scene, field(resized(ink, WIDE, TALL) * _pressed(scene)), focus, rng)


def _tone(scene: Scene, focus: Field) -> Field:
    """Return the lightness of each place: the lit scene with more contrast, set off around the focus."""
    tone = luma(underpainted(scene)[0])
    low, high = np.percentile(tone, [3, 97])
    tone = clamped((tone - low) / max(float(high - low), 0.1))
    tone = weighted(tone, 0.7, clamped(0.5 + (tone - blur(tone, 45)) * 1.5), 0.3)
    for layer in scene.layers:
        if layer.kind is Kind.THING and float(layer.mask.mean()) < SMALL:
            tone = mixed(tone[..., None], 0.35 + 0.65 * tone[..., None], layer.mask)[..., 0]
    own = tone[focus > 0.5]
    if not len(own):
        return field(tone)
    low, high = np.percentile(own, [4, 96])
    inner = clamped((tone - low) / max(float(high - low), 0.15)) * 0.84 + 0.12
    air = (1 - focus) * blur(grown(focus, 9), 16)
    pale = float(inner[focus > 0.5].mean()) < 0.62
    outer = (1 - tone) * air * 0.8 + tone if pale else (1 - air * 0.55) * tone
    outer = 0.04 + 0.96 * outer**0.85
    return field(clamped(blended(outer, inner, focus)))


def _dark(tone: Field) -> Field:
    """Return the share of ink at each place, at the size of the plate."""
    wanted = clamped(1.04 - tone * 1.12, 0, 0.92) ** 1.15
    return clamped(resized(wanted, BROAD, HIGH), 0, 0.93)


def _directions(scene: Scene, tone: Field, rng: Chance) -> tuple[Field, Field]:
    """Return the phases of two crossing sets of lines: each field grows by 1 from line to line."""
    waver = clouded(TALL, WIDE, 90, 2, rng) * 0.9
    across, along = np.zeros((HIGH, BROAD), np.float32), np.zeros((HIGH, BROAD), np.float32)
    for layer in scene.layers:
        if layer.kind not in SOLID:
            continue
        turn, pitch, bend = _manner(scene, layer, tone, rng)
        crossing = turn + np.radians(62)
        first = (XX * np.sin(turn) + YY * np.cos(turn) + bend + waver) / pitch
        second = (XX * np.sin(crossing) + YY * np.cos(crossing) + bend * 0.6 - waver) / pitch
        cut = resized(layer.mask, BROAD, HIGH) > 0.5
        across[cut] = resized(first, BROAD, HIGH)[cut]
        along[cut] = resized(second, BROAD, HIGH)[cut]
    return across, along


def _manner(scene: Scene, layer: Layer, tone: Field, rng: Chance) -> tuple[float, float, Field]:
    """Return the angle of a layer's lines, the distance between them, and their bend over its form."""
    chance = float(rng.uniform(-1, 1))
    match layer.kind:
        case Kind.THING if layer.leans is not None:
            right, down = layer.leans
            front = facing(right, down)
            radius = float(np.clip(inside(layer.mask).max(), 8, 70))
            small = float(layer.mask.mean()) < SMALL
            turn = _axis(layer.mask) + 0.30 * chance
            return turn, 5.4 if small else 7.0, field(blur(front, 2.5) * radius * 0.7)
        case Kind.SEA:
            line = layer.water if layer.water is not None else 0.0
            below = np.maximum(YY - line, 0) + 260
            return 0.0, 8.5, field(400 * np.log(below) - YY + blur(tone, 3) * 14)
        case Kind.SKY:
            return _sky(scene, chance, tone)
        case Kind.LAND if float(layer.mask[:40].mean()) > 0.5:
            return (0.0, 0.6, np.pi / 2)[int((chance + 1) * 1.49)], 9.6, field(blur(tone, 7) * 12)
        case _:
            return 0.35 * chance, 8.0, field(blur(tone, 7) * 18)


def _sky(scene: Scene, chance: float, tone: Field) -> tuple[float, float, Field]:
    """Return the lines of a sky: level, slanted, in rings round the light, or in rays from it."""
    x, y = XX - scene.light[0], YY - scene.light[1]
    soft = blur(tone, 14) * 10
    if chance < -0.3:
        return 0.05 * chance, 9.6, soft
    if chance < 0.1:
        return 0.5, 9.6, soft
    if chance < 0.55:
        return 0.0, 9.6, field(np.hypot(x, y) - YY)
    return 0.0, 9.6, field(np.arctan2(y, x) * 9.6 * 270 / (2 * np.pi) - YY)


def _pressed(scene: Scene) -> Field:
    """Return the strength of the ink: distant layers print paler."""
    depth = np.zeros((TALL, WIDE), np.float32)
    for layer in scene.layers:
        if layer.kind in SOLID:
            depth = mixed(depth[..., None], np.full((TALL, WIDE, 1), layer.depth), layer.mask)[..., 0]
    return field(0.64 + 0.36 * smooth(0.0, 0.8, depth))


def _axis(mask: Field) -> float:
    """Return the angle across the longest direction of a shape, which is the angle of its lines."""
    spread = cv2.moments((mask > 0.5).astype(np.uint8), binaryImage=True)
    return 0.5 * float(np.arctan2(2 * spread["mu11"], spread["mu20"] - spread["mu02"])) + np.pi / 2


def _hatched(dark: Field, across: Field, along: Field) -> Field:
    """Draw lines as thick as the tone needs, with crossing lines where the first set would merge."""
    first = np.minimum(dark, 0.66)
    second = 1 - (1 - dark) / (1 - first)
    return field(np.maximum(_lines(across, first, along), _lines(along, second, across)))


def _lines(phase: Field, share: Field, other: Field) -> Field:
    """Draw one set of lines that covers this share of each place, broken into dashes where it is thin."""
    gx, gy = slope(phase)
    steep = clamped(np.hypot(gx, gy), 0.01, 0.6)
    away = np.abs(phase - np.floor(phase) - 0.5) * 2
    width = np.maximum(share, LEAST)
    ink = clamped((width - away) / (2 * steep) + 0.5)
    beat = weighted(other, 0.8, np.floor(phase), 0.37) % 1
    full = clamped(share / LEAST)
    dashes = clamped((full - np.abs(beat - 0.5) * 2) * 3 + 0.5)
    visible = smooth(0.03, 0.07, share)
    return field(np.where(full >= 1, 1, dashes) * ink * visible)


def _contoured(scene: Scene, ink: Field) -> Field:
    """Add contours, heavier away from the light; pale fine layers stay white, dark ones are inked."""
    cut, bare = np.zeros_like(ink), np.zeros_like(ink)
    for layer in scene.layers[1:]:
        if layer.kind not in (*SOLID, Kind.FINE):
            continue
        large = clamped(resized(layer.mask, BROAD, HIGH))
        if layer.kind is Kind.FINE:
            pale = float(luma(layer.colours).mean()) > 0.4
            cut, bare = (cut, np.maximum(bare, large)) if pale else (np.maximum(cut, large), bare)
            continue
        cut, bare = (1 - large) * cut, (1 - large) * bare
        if layer.kind is Kind.THING and layer.depth < 0.97:
            bare = np.maximum(bare, clamped(grown(large, 6) - large))
        line = _contour(scene, layer, large) if layer.kind is Kind.THING else _rim(large, 1.2)
        cut = cut if layer.kind is Kind.SEA else np.maximum(cut, line)
    return field(np.maximum((1 - bare) * ink, cut))


def _rim(large: Field, width: float | Field) -> Field:
    """Return a line inside the edge of a shape."""
    deep = inside(large)
    return field((large > 0.5) * clamped(width + 0.5 - deep))


def _contour(scene: Scene, layer: Layer, large: Field) -> Field:
    """Return a thing's outline, with thinner lines where its parts meet."""
    gx, gy = slope(blur(layer.mask, 3))
    rows, columns = np.nonzero(layer.mask > 0.5)
    if not len(rows):
        return np.zeros_like(large)
    lx, ly = scene.light[0] - columns.mean(), scene.light[1] - rows.mean()
    shadow = (gx * lx + gy * ly) / (np.hypot(gx, gy) * np.hypot(lx, ly) + 1e-5)
    width = 1.8 + 2.4 * clamped(resized(blur(shadow, 2), BROAD, HIGH))
    if float(layer.mask.mean()) < 0.006:
        width = width * 0.6
    planes = [layer.colours[..., channel] for channel in range(3)]
    planes += [lean * 0.35 for lean in layer.leans or ()]
    steps = field(np.sum([np.hypot(*slope(plane)) for plane in planes], axis=0))
    parts = smooth(0.10, 0.22, steps) * grown(layer.mask, -2)
    return field(np.maximum(_rim(large, field(width)), resized(parts, BROAD, HIGH) * 0.9))


def _pulled(scene: Scene, ink: Field, focus: Field, rng: Chance) -> Field:
    """Print the plate: paper, the plate's ink film and edge, one hand-painted colour, then the lines."""
    palette = scene.palette
    sheet = laid(tinted(palette, 0.22), rng)
    plate, picture = _box(FRAME - 14, 9), _box(FRAME, 1)
    deep = float(rng.uniform(0, 0.34))
    film = blended(tinted(palette, 0.62), palette.low, deep) / tinted(palette, 0.22)
    sheet = mixed(sheet, sheet * film, plate)
    bevel = moved(plate, -1.2, -1.2) - moved(plate, 1.2, 1.2)
    sheet = (1 + 0.10 * bevel)[..., None] * sheet
    brushed = 0.74 + 0.14 * clamped(clouded(TALL, WIDE, 120, 3, rng), -1, 1)
    colouring = blur(moved(focus, 2, 1.5), 0.8) * brushed * picture
    sheet = mixed(sheet, np.minimum(palette.accent * 1.05 + 0.10, 1) * (0.6 + 0.4 * sheet), colouring)
    neat = clamped(_box(FRAME - 4, 1) - _box(FRAME - 2.6, 1))
    printed = np.maximum(ink * picture, neat)
    dense = clamped(printed * (0.95 + 0.05 * clouded(TALL, WIDE, 60, 3, rng)))
    colour = palette.mix(dark=0.75, top=0.25)
    return field(clamped(mixed(sheet, np.broadcast_to(colour, sheet.shape), dense)))


def _box(margin: float, corner: float) -> Field:
    """Return the mask of a rectangle inside the card, with slightly rounded corners."""
    x = np.abs(XX - (WIDE - 1) / 2) - (WIDE / 2 - margin - corner)
    y = np.abs(YY - (TALL - 1) / 2) - (TALL / 2 - margin - corner)
    out = np.hypot(np.maximum(x, 0), np.maximum(y, 0)) + np.minimum(np.maximum(x, y), 0) - corner
    return smooth(0.7, -0.7, out)
