"""Copper engraving: tone by lines alone, which swell, follow the forms and cross in the shadows."""

import cv2
import numpy as np

from unspoken.art.focus import Focal
from unspoken.art.light import underpainted
from unspoken.art.paper import laid, tinted
from unspoken.art.raster import (
    Chance,
    Field,
    blur,
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
)
from unspoken.art.scene import TALL, WIDE, XX, YY, Kind, Layer, Scene

FINE = 2
"""The burin is finer than a pixel: lines are cut at twice the card's size."""
HIGH, BROAD = TALL * FINE, WIDE * FINE
SOLID = (Kind.SKY, Kind.DISC, Kind.CLOUD, Kind.LAND, Kind.SEA, Kind.THING)
LEAST = 0.15
"""The thinnest line, as a share of the way to the next; where less ink is wanted, it breaks into dots."""
SMALL = 0.012
"""What takes less of the card than this is told by its contours more than by its tone."""
FRAME = 33
"""How far the picture keeps from the border of the card; the plate reaches a little farther."""


def engraved(scene: Scene, focal: Focal) -> Field:
    """The scene as a plate from an old book, what it is about tinted by hand."""
    rng, focus = np.random.default_rng(scene.seed), focal.seen
    tone = _tone(scene, focus)
    across, along = _directions(scene, tone, rng)
    ink = _hatched(_dark(tone), across, along)
    ink = _contoured(scene, blur(ink, 1.0))
    return _pulled(scene, field(resized(ink, WIDE, TALL) * _pressed(scene)), focus, rng)


def _tone(scene: Scene, focus: Field) -> Field:
    """How light each place is to be: the lit scene, its contrasts told apart, and air round the focus."""
    tone = luma(underpainted(scene)[0])
    low, high = np.percentile(tone, [3, 97])
    tone = np.clip((tone - low) / max(float(high - low), 0.1), 0, 1)
    tone = 0.7 * tone + 0.3 * np.clip(0.5 + (tone - blur(tone, 45)) * 1.5, 0, 1)
    for layer in scene.layers:
        if layer.kind is Kind.THING and float(layer.mask.mean()) < SMALL:
            tone = mixed(tone[..., None], 0.35 + 0.65 * tone[..., None], layer.mask)[..., 0]
    own = tone[focus > 0.5]
    if not len(own):
        return field(tone)
    low, high = np.percentile(own, [4, 96])
    inner = np.clip((tone - low) / max(float(high - low), 0.15), 0, 1) * 0.84 + 0.12
    air = blur(grown(focus, 9), 16) * (1 - focus)
    pale = float(inner[focus > 0.5].mean()) < 0.62
    outer = tone + (1 - tone) * air * 0.8 if pale else tone * (1 - air * 0.55)
    outer = 0.04 + 0.96 * outer**0.85
    return field(np.clip(outer * (1 - focus) + inner * focus, 0, 1))


def _dark(tone: Field) -> Field:
    """How much of each place is ink, at the size of the plate."""
    wanted = np.clip(1.04 - tone * 1.12, 0, 0.92) ** 1.15
    return np.clip(resized(wanted, BROAD, HIGH), 0, 0.93)


def _directions(scene: Scene, tone: Field, rng: Chance) -> tuple[Field, Field]:
    """Two fields that grow by 1 from line to line: across the first lines, and across those crossing them."""
    waver = clouded(TALL, WIDE, 90, 2, rng) * 0.9
    across, along = np.zeros((HIGH, BROAD), np.float32), np.zeros((HIGH, BROAD), np.float32)
    for layer in scene.layers:
        if layer.kind not in SOLID:
            continue
        turn, pitch, bend = _manner(scene, layer, tone, rng)
        crossing = turn + np.radians(62)
        one = (XX * np.sin(turn) + YY * np.cos(turn) + bend + waver) / pitch
        two = (XX * np.sin(crossing) + YY * np.cos(crossing) + bend * 0.6 - waver) / pitch
        cut = resized(layer.mask, BROAD, HIGH) > 0.5
        across[cut] = resized(one, BROAD, HIGH)[cut]
        along[cut] = resized(two, BROAD, HIGH)[cut]
    return across, along


def _manner(scene: Scene, layer: Layer, tone: Field, rng: Chance) -> tuple[float, float, Field]:
    """How the lines of a layer are turned, how far apart they are, and how they bend over its form."""
    chance = float(rng.uniform(-1, 1))
    match layer.kind:
        case Kind.THING if layer.leans is not None:
            right, down = layer.leans
            front = np.sqrt(np.clip(1 - right * right - down * down, 0, 1))
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
    """A sky is ruled level or aslant, in rings round the light, or in rays that come from it."""
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
    """How deep the plate was cut: what is far away prints paler."""
    depth = np.zeros((TALL, WIDE), np.float32)
    for layer in scene.layers:
        if layer.kind in SOLID:
            depth = mixed(depth[..., None], np.full((TALL, WIDE, 1), layer.depth), layer.mask)[..., 0]
    return field(0.64 + 0.36 * smooth(0.0, 0.8, depth))


def _axis(mask: Field) -> float:
    """How a shape lies: lines are cut across its length."""
    spread = cv2.moments((mask > 0.5).astype(np.uint8), binaryImage=True)
    return 0.5 * float(np.arctan2(2 * spread["mu11"], spread["mu20"] - spread["mu02"])) + np.pi / 2


def _hatched(dark: Field, across: Field, along: Field) -> Field:
    """Lines as thick as the tone asks; where they alone would close up, others cross them."""
    first = np.minimum(dark, 0.66)
    second = 1 - (1 - dark) / (1 - first)
    return field(np.maximum(_lines(across, first, along), _lines(along, second, across)))


def _lines(phase: Field, share: Field, other: Field) -> Field:
    """One set of lines that covers this share of each place, broken into dashes and dots where it is thin."""
    gx, gy = slope(phase)
    steep = np.clip(np.hypot(gx, gy), 0.01, 0.6)
    away = np.abs(phase - np.floor(phase) - 0.5) * 2
    width = np.maximum(share, LEAST)
    ink = np.clip((width - away) / (2 * steep) + 0.5, 0, 1)
    beat = (other * 0.8 + np.floor(phase) * 0.37) % 1
    full = np.clip(share / LEAST, 0, 1)
    dashes = np.clip((full - np.abs(beat - 0.5) * 2) * 3 + 0.5, 0, 1)
    gone = smooth(0.03, 0.07, share)
    return field(ink * np.where(full >= 1, 1, dashes) * gone)


def _contoured(scene: Scene, ink: Field) -> Field:
    """Clean contours, heavier away from the light; what is fine is left white or cut dark."""
    cut, bare = np.zeros_like(ink), np.zeros_like(ink)
    for layer in scene.layers[1:]:
        if layer.kind not in (*SOLID, Kind.FINE):
            continue
        large = np.clip(resized(layer.mask, BROAD, HIGH), 0, 1)
        if layer.kind is Kind.FINE:
            pale = float(luma(layer.colours).mean()) > 0.4
            cut, bare = (cut, np.maximum(bare, large)) if pale else (np.maximum(cut, large), bare)
            continue
        cut, bare = cut * (1 - large), bare * (1 - large)
        if layer.kind is Kind.THING and layer.depth < 0.97:
            bare = np.maximum(bare, np.clip(grown(large, 6) - large, 0, 1))
        line = _contour(scene, layer, large) if layer.kind is Kind.THING else _rim(large, 1.2)
        cut = cut if layer.kind is Kind.SEA else np.maximum(cut, line)
    return field(np.maximum(ink * (1 - bare), cut))


def _rim(large: Field, width: float | Field) -> Field:
    """A line within the edge of a shape."""
    deep = inside(large)
    return field(np.clip(width + 0.5 - deep, 0, 1) * (large > 0.5))


def _contour(scene: Scene, layer: Layer, large: Field) -> Field:
    """A thing's outline, and thinner lines where its parts meet."""
    gx, gy = slope(blur(layer.mask, 3))
    rows, columns = np.nonzero(layer.mask > 0.5)
    if not len(rows):
        return np.zeros_like(large)
    lx, ly = scene.light[0] - columns.mean(), scene.light[1] - rows.mean()
    shadow = (gx * lx + gy * ly) / (np.hypot(gx, gy) * np.hypot(lx, ly) + 1e-5)
    width = 1.8 + 2.4 * np.clip(resized(blur(shadow, 2), BROAD, HIGH), 0, 1)
    if float(layer.mask.mean()) < 0.006:
        width = width * 0.6
    planes = [layer.colours[..., channel] for channel in range(3)]
    planes += [lean * 0.35 for lean in layer.leans or ()]
    steps = field(np.sum([np.hypot(*slope(plane)) for plane in planes], axis=0))
    parts = smooth(0.10, 0.22, steps) * grown(layer.mask, -2)
    return field(np.maximum(_rim(large, field(width)), resized(parts, BROAD, HIGH) * 0.9))


def _pulled(scene: Scene, ink: Field, focus: Field, rng: Chance) -> Field:
    """The print: paper, the plate's film and mark, one colour by hand, the ink over all."""
    palette = scene.palette
    sheet = laid(tinted(palette, 0.22), rng)
    plate, picture = _box(FRAME - 14, 9), _box(FRAME, 1)
    deep = float(rng.uniform(0, 0.34))
    film = (tinted(palette, 0.62) * (1 - deep) + palette.low * deep) / tinted(palette, 0.22)
    sheet = mixed(sheet, sheet * film, plate)
    bevel = moved(plate, -1.2, -1.2) - moved(plate, 1.2, 1.2)
    sheet = sheet * (1 + 0.10 * bevel)[..., None]
    brushed = 0.74 + 0.14 * np.clip(clouded(TALL, WIDE, 120, 3, rng), -1, 1)
    colouring = blur(moved(focus, 2, 1.5), 0.8) * brushed * picture
    sheet = mixed(sheet, np.minimum(palette.accent * 1.05 + 0.10, 1) * (0.6 + 0.4 * sheet), colouring)
    neat = np.clip(_box(FRAME - 4, 1) - _box(FRAME - 2.6, 1), 0, 1)
    printed = np.maximum(ink * picture, neat)
    dense = np.clip(printed * (0.95 + 0.05 * clouded(TALL, WIDE, 60, 3, rng)), 0, 1)
    colour = field(palette.dark * 0.75 + palette.top * 0.25)
    return field(np.clip(mixed(sheet, np.broadcast_to(colour, sheet.shape), dense), 0, 1))


def _box(margin: float, corner: float) -> Field:
    """A rectangle inside the card, its corners a little rounded."""
    x = np.abs(XX - (WIDE - 1) / 2) - (WIDE / 2 - margin - corner)
    y = np.abs(YY - (TALL - 1) / 2) - (TALL / 2 - margin - corner)
    out = np.hypot(np.maximum(x, 0), np.maximum(y, 0)) + np.minimum(np.maximum(x, y), 0) - corner
    return smooth(0.7, -0.7, out)
