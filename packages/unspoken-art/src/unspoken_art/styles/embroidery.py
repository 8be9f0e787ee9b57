"""Embroidery on linen: stitches of coloured thread in rows, with outlines, sheen and bare cloth between."""

from dataclasses import dataclass

import numpy as np

from unspoken_art.canvas.palette import Palette, colour
from unspoken_art.canvas.raster import (
    Chance,
    Field,
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
    weighted,
)
from unspoken_art.scenes.focus import Focal
from unspoken_art.scenes.light import shaded
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY, Kind, Layer, Scene, distance, inset_of_pixels
from unspoken_art.styles.stitches import Rows, profile, rows_of, threads, woven
from unspoken_art.styles.values import axis, brightness, bulge, seams, tone_steps

LINEN = colour("efe4cd")
"""The cloth of a bright card, before it is tinted."""
_BARE, _BORDER = 18, 12
"""The width of the bare cloth round the picture, and the border's distance from the edge, in pixels."""
_PALE = 0.62
"""The least lightness of the cloth of a day."""
_SKY_PITCH, _SKY_LENGTH = 15.0, 30.0
_CALM = 0.55
"""How strong the relief of thread is on ground and on small things: stripes would hide faces there."""
_TURNS = (0.0, np.pi / 4, np.pi / 2, 3 * np.pi / 4)
"""The directions of the stitches that fill neighbouring parts of a thing."""
_SHEEN = (1.06, 0.98, 0.92, 1.01)
"""How much light thread returns in each of these directions."""


@dataclass
class _Cloth:
    """The picture, the height of the thread on it, and the scene's chance."""

    picture: Field
    height: Field
    rng: Chance

    def stitch(self, mask: Field, colours: Field) -> None:
        """Lay thread of these colours inside a mask."""
        self.picture = mixed(self.picture, colours, mask)
        self.height = field(np.maximum((1 - mask * 0.4) * self.height, mask))


def embroidered(scene: Scene, focal: Focal) -> Field:
    """Stitch the scene on cloth, from back to front."""
    rng = np.random.default_rng(scene.seed)
    cloth = _Cloth(woven(_dye(scene.palette), rng), np.zeros((TALL, WIDE), np.float32), rng)
    _sky(cloth, scene)
    for layer in scene.layers[1:]:
        _layer(cloth, scene, layer, layer is focal.layer)
    _border(cloth, scene.palette)
    return _raised(cloth)


def _dye(palette: Palette) -> Field:
    """Return the colour of the cloth: tinted linen, or at night a deep blue or green cloth."""
    if _is_night(palette):
        return palette.mix(top=0.45, middle=0.55)
    return field(weighted(LINEN, 0.5, _paled(palette.mix(low=0.4, horizon=0.6)), 0.5))


def _is_night(palette: Palette) -> bool:
    return brightness(palette.top) < 0.1


def _paled(colours: Field) -> Field:
    """Return the colours mixed with white where they are dark."""
    tone = luma(colours)[..., None]
    return field((1 - colours) * np.maximum(0.0, _PALE - tone) / np.maximum(1 - tone, 0.1) + colours)


def _sky(cloth: _Cloth, scene: Scene) -> None:
    """Dye the sky like the scene's sky. Level stitches in nearly its own colour enliven it.

    Stitches that contrast with a pale sky look like noise. At night they are bright near the light.
    """
    night = _is_night(scene.palette)
    colours = blur(scene.layers[0].colours, 40)
    if not night:
        cloth.picture = woven(field(weighted(LINEN, 0.3, _paled(colours), 0.7)), cloth.rng)
    bend = clouded(TALL, WIDE, 160, 2, cloth.rng) * 7
    rows = rows_of(0.0, _SKY_PITCH, _SKY_LENGTH, bend, cloth.rng)
    line = smooth(0.17, 0.09, np.abs((YY + bend) / _SKY_PITCH % 1 - 0.5)) * _dashes(rows)
    near = smooth(0.42, 0.16, distance(*scene.light) / WIDE)[..., None]
    chosen = rows.shade < clamped(0.25 * smooth(0.5, 0.02, YY / TALL) - 0.7, -1, 1)
    starry = weighted(colours, 0.9, scene.palette.light * near, 0.35)
    tint = starry if night else (1.03 + 0.04 * near) * cloth.picture
    cloth.stitch(field(line * chosen * (1.0 if night else 0.6)), field(rows.relief[..., None] * tint))


def _dashes(rows: Rows) -> Field:
    """Return the middle part of each stitch of level rows, so that gaps of cloth stay between stitches."""
    half = _SKY_LENGTH * 0.36
    return smooth(half + 1, half - 1, np.abs(rows.x - XX))


def _layer(cloth: _Cloth, scene: Scene, layer: Layer, is_focal: bool) -> None:
    mask = layer.mask
    match layer.kind:
        case Kind.SKY:
            return
        case Kind.BEAM:
            cloth.picture = field(mask[..., None] * scene.palette.light * 0.3 + cloth.picture)
        case Kind.MIST | Kind.SHADE:
            _sparse(cloth, scene, layer)
        case Kind.FINE:
            twist = 0.9 + 0.12 * np.sin((XX + YY) * 1.5)
            cloth.stitch(field(clamped(mask * 1.3)), field(layer.colours * twist[..., None]))
        case Kind.DISC:
            _disc(cloth, scene, layer)
        case Kind.CLOUD:
            _cloud(cloth, scene, layer)
        case Kind.LAND:
            _land(cloth, layer)
        case Kind.SEA:
            _sea(cloth, scene, layer)
        case Kind.THING:
            _thing(cloth, scene, layer, is_focal)


def _sparse(cloth: _Cloth, scene: Scene, layer: Layer) -> None:
    """Stitch mist and shadow as open rows, through which the cloth shows."""
    rows = rows_of(0.0 if layer.kind is Kind.MIST else np.pi / 4, 8.0, 26.0, 0.0, cloth.rng)
    lines = smooth(0.86, 0.98, rows.relief) * smooth(0.15, 0.6, layer.mask)
    dark = weighted(cloth.picture, 0.55, scene.palette.dark, 0.15)
    colours = layer.colours if layer.kind is Kind.MIST else dark
    cloth.stitch(field(lines * 0.85), field(rows.relief[..., None] * colours))


def _disc(cloth: _Cloth, scene: Scene, layer: Layer) -> None:
    """Stitch the sun or the moon in rings round its middle."""
    ys, xs = np.nonzero(layer.mask > 0.5)
    if not len(ys):
        return
    x, y = float(xs.mean()), float(ys.mean())
    away = distance(x, y)
    turn = np.arctan2(YY - y, XX - x) * np.maximum(away, 1)
    ends = smooth(0, 0.1, (turn / 19 + np.floor(away / 4.4) * 0.37) % 1)
    relief = 0.62 + 0.48 * profile(field(away / 4.4 % 1)) * (0.7 + 0.3 * ends)
    cloth.stitch(
        layer.mask, field(weighted(layer.colours, 0.8, scene.palette.light, 0.25) * relief[..., None])
    )
    _outline(cloth, layer.mask, field(layer.colours.reshape(-1, 3).mean(axis=0) * 0.6), 1.6)


def _cloud(cloth: _Cloth, scene: Scene, layer: Layer) -> None:
    """Stitch a cloud's outline, and a few open rows inside it."""
    shape = smooth(0.42, 0.58, blur(layer.mask, 4))
    bend = clouded(TALL, WIDE, 70, 2, cloth.rng) * 9
    rows = rows_of(0.0, 9.0, 24.0, bend, cloth.rng)
    lines = smooth(0.84, 0.96, rows.relief) * shape * (rows.shade < 0.35)
    pale = field(weighted(layer.colours, 0.4, scene.palette.light, 0.65))
    cloth.stitch(field(lines), field(rows.relief[..., None] * pale))
    _outline(cloth, shape, scene.palette.mix(light=0.75, middle=0.2), 2.6)


def _land(cloth: _Cloth, layer: Layer) -> None:
    """Stitch ground in long level rows. A wall that fills the card is dyed cloth with its lines stitched."""
    mask = layer.mask
    if not (mask > 0.5).any():
        return
    if float(mask[:60].mean()) > 0.5:
        _wall(cloth, layer)
        return
    lines = smooth(0.05, 0.12, tone_steps(layer.colours)) * grown(mask, -3)
    bend = weighted(clouded(TALL, WIDE, 150, 2, cloth.rng), 10, np.minimum(inside(mask), 60), 0.12)
    rows = rows_of(0.0, 5.2 + 1.6 * layer.depth, 30.0, field(bend), cloth.rng)
    cloth.stitch(mask, threads(mask, layer.colours, rows, field(lines * 0.7), _CALM))
    _outline(cloth, mask, field(layer.colours[mask > 0.5].mean(axis=0) * 0.62), 1.8)


def _wall(cloth: _Cloth, layer: Layer) -> None:
    """Cover the sky with dyed cloth, and stitch the joints or stripes of the wall."""
    lines = smooth(0.02, 0.06, tone_steps(layer.colours)) * grown(layer.mask, -3)
    weave = woven(field(np.ones(3)), cloth.rng)
    cloth.picture = mixed(cloth.picture, blur(layer.colours, 2) * weave, layer.mask)
    cloth.height = field((1 - layer.mask) * cloth.height)
    twist = 0.9 + 0.16 * np.sin((XX + YY) * 1.4)
    cloth.stitch(field(lines * layer.mask), field(layer.colours * 0.62 * twist[..., None]))


def _sea(cloth: _Cloth, scene: Scene, layer: Layer) -> None:
    """Stitch water in waving rows, close at the horizon and open near the viewer."""
    line = layer.water if layer.water is not None else scene.horizon
    near = clamped((YY - line) / (TALL - line + 1))
    wave = np.sin(XX / 26 + clouded(TALL, WIDE, 220, 2, cloth.rng) * 2) * (2 + 6 * near)
    rows = rows_of(0.0, 6.0, 34.0, field(wave), cloth.rng)
    open_rows = field((rows.shade > -1 + 1.1 * near) * 1.0)
    path = np.exp(-(((XX - scene.light[0]) / (60 + near * 140)) ** 2)) * (rows.shade > 0.1)
    deep = scene.palette.mix(middle=0.8, top=0.2)
    tint = weighted(layer.colours, 0.45, deep, 0.55)
    glitter = path[..., None]
    glint = scene.palette.light * 0.55 * glitter
    tint = (1 - 0.55 * glitter) * tint + glint
    under = field(weighted(cloth.picture, 0.45, deep, 0.55))
    cloth.picture = mixed(cloth.picture, under, layer.mask)
    cloth.stitch(field(layer.mask * open_rows), threads(layer.mask, field(tint), rows))
    _outline(cloth, layer.mask, field(deep * 0.75), 1.6)


def _thing(cloth: _Cloth, scene: Scene, layer: Layer, is_focal: bool) -> None:
    """Fill each part of a thing with satin stitches in a direction of its own, and outline the parts."""
    mask = layer.mask
    if layer.water is not None:
        mask = field(mask * smooth(1, -1, YY - layer.water))
    if not (mask > 0.5).any():
        return
    small = float(mask.mean()) < 0.02
    lines = seams(layer, 0.14 if small else 0.08)
    filled = _satin(cloth, scene, layer, mask, lines, small)
    halo = clamped(grown(mask, 3) - mask) * (0.6 if is_focal else 0.3)
    cloth.picture = field((1 - halo[..., None] * 0.5) * cloth.picture)
    cloth.stitch(mask, filled)
    twist = 0.92 + 0.14 * np.sin((XX + YY) * 1.4)
    inner = field(layer.colours * 0.5)
    cloth.stitch(field(clamped(lines * 0.75) * mask), field(inner * twist[..., None]))
    outer = field(weighted(scene.palette.dark, 0.7, layer.colours[mask > 0.5].mean(axis=0), 0.2))
    _outline(cloth, mask, outer, 1.3 if small else 2.1)


def _satin(cloth: _Cloth, scene: Scene, layer: Layer, mask: Field, lines: Field, small: bool) -> Field:
    """Return the thread that fills a thing; `lines` separate its parts, and keep their own colour."""
    pitch, length, strength = (3.0, 9.0, _CALM) if small else (3.7, 17.0, 0.85)
    flat, parts = _flattened(scene, layer), _parts(layer.colours)
    lean, bend = axis(mask), bulge(layer) * 0.5
    keep = field(clamped(blur(lines, 1.2) * 1.6 + (0.35 if small else 0.0)))
    colours = np.zeros_like(flat)
    for number, (turn, sheen) in enumerate(zip(_TURNS, _SHEEN, strict=True)):
        here = parts == number
        if here.any():
            rows = rows_of(lean + np.pi / 2 + turn, pitch, length, bend, cloth.rng)
            filled = threads(mask, flat, rows, keep, strength) * sheen
            colours = field(np.where(here[..., None], filled, colours))
    return colours


def _flattened(scene: Scene, layer: Layer) -> Field:
    """Return the colours of the thread: brighter than paint, in a light, a middle and a dark shade."""
    lit = luma(shaded(scene, layer)) / np.maximum(luma(layer.colours), 0.06)
    steps = 0.80 + 0.20 * smooth(0.55, 0.62, blur(lit, 3)) + 0.16 * smooth(1.02, 1.09, blur(lit, 3))
    grey = luma(layer.colours)[..., None]
    vivid = (layer.colours - grey) * 1.25 + grey
    return field(clamped(steps[..., None] * vivid * 1.08 + 0.02))


def _parts(colours: Field) -> Field:
    """Return the number of a stitch direction for each pixel: parts of unlike colour differ in most cases."""
    keys = np.round(blur(colours, 1.0) * 5) @ field([1, 3, 2])
    return field(keys % len(_TURNS))


def _outline(cloth: _Cloth, mask: Field, thread: Field, width: float) -> None:
    """Stitch round a shape with a twisted thread."""
    line = (mask > 0.5) * clamped(width + 0.5 - inside(mask))
    twist = 0.88 + 0.22 * np.sin((XX - YY) * 1.15)
    cloth.stitch(field(line), field(clamped(thread * twist[..., None])))


def _border(cloth: _Cloth, palette: Palette) -> None:
    """Leave bare cloth round the picture, with a running stitch on it."""
    inset = inset_of_pixels()
    bare = smooth(_BARE + 1, _BARE - 1, inset)
    dye = _dye(palette)
    cloth.picture = mixed(cloth.picture, woven(dye, cloth.rng), bare)
    cloth.height = field((1 - bare) * cloth.height)
    level = np.minimum(YY, TALL - 1 - YY) < np.minimum(XX, WIDE - 1 - XX)
    along = np.where(level, XX, YY)
    dash = smooth(0.34, 0.30, np.abs(along / 18 % 1 - 0.5))
    line = smooth(2.6, 1.8, np.abs(inset - _BORDER)) * dash
    cloth.stitch(field(line), field((0.95 + 0.15 * np.sin(along * 1.3))[..., None] * palette.accent))


def _raised(cloth: _Cloth) -> Field:
    """Light the thread from the upper left: a bright side, and a shadow on the cloth beside it."""
    rise = cloth.height - moved(cloth.height, 1.6, 2.0)
    shadow = clamped(moved(blur(cloth.height, 1.6), 2.4, 3.0) - cloth.height)
    lit = 1 + 0.10 * clamped(blur(rise, 0.8), -1, 1) - 0.34 * shadow
    return field(clamped(lit[..., None] * cloth.picture))
