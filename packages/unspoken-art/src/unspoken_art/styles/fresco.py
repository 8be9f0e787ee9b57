"""Fresco: matte mineral colours on a lime wall, with soft contours, fine cracks and worn edges."""

from dataclasses import dataclass

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
    inside,
    luma,
    mixed,
    screened,
    slope,
    smooth,
    warped,
    weighted,
)
from unspoken_art.scenes.focus import Focal
from unspoken_art.scenes.light import shaded, underpainted
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY, Kind, Layer, Scene, distance, inset_of_pixels
from unspoken_art.styles.values import brightness, seams, shadow_side

LIME = colour("ece2cc")
PIGMENTS = np.stack([
    colour(code)
    for code in (
        "efe6d2",  # lime white
        "d9b566",  # yellow ochre
        "b9793f",  # raw sienna
        "a4482f",  # red earth
        "6e2c22",  # burnt sienna
        "c98d72",  # flesh: red earth and lime
        "7d8d6a",  # green earth
        "3f5648",  # dark green earth
        "2a4a86",  # lapis
        "6f8fb4",  # lapis and lime
        "5b4a3a",  # umber
        "2b231f",  # bone black
    )
])  # fmt: skip
BANDS = (3, 8, 7, 4, 2)
"""The pigments of the border; the seed chooses one."""
BAND = 30
"""Where the painted border lies, in pixels from the edge."""


@dataclass
class _Wall:
    """The painting so far, the waver of the brush, and where the light falls."""

    picture: Field
    waver: tuple[Field, Field]
    dabs: Field
    rng: Chance

    def lay(self, mask: Field, colours: object, cover: float = 0.96) -> None:
        """Paint a shape; thin places let the plaster through."""
        thin = 1 - 0.10 * smooth(0.6, 1.6, self.dabs)
        self.picture = mixed(self.picture, colours, mask * thin * cover)


def frescoed(scene: Scene, focal: Focal) -> Field:
    """Paint the scene on a wall."""
    rng = np.random.default_rng(scene.seed)
    waver = (clouded(TALL, WIDE, 30, 3, rng), clouded(TALL, WIDE, 30, 3, rng))
    wall = _Wall(
        field(np.broadcast_to(LIME, (TALL, WIDE, 3))), waver, clouded(TALL, WIDE, 26, 4, rng, 0.7), rng
    )
    lit = underpainted(scene)[0]
    _air(wall, scene)
    for layer in scene.layers[1:]:
        _lay(wall, scene, layer, lit, layer is focal.layer)
    _bordered(wall, scene.seed)
    return _aged(wall, scene, focal)


def ground_in_earth(colours: Field, share: float = 0.72) -> Field:
    """Mix colours from the pigments of a wall painter; near hues win, lightness is mostly kept."""
    small = cv2.resize(colours, (WIDE // 2, TALL // 2), interpolation=cv2.INTER_AREA)
    weights = []
    grey = luma(small)
    for pigment in PIGMENTS:
        shade = brightness(pigment)
        away = ((small - grey[..., None]) - (pigment - shade)) ** 2
        weights.append(np.exp(-away.sum(axis=-1) * 34 - (grey - shade) ** 2 * 16))
    total = np.sum(weights, axis=0) + 1e-6
    mixture = np.tensordot(np.stack(weights, axis=-1) / total[..., None], PIGMENTS, axes=1)
    mixture = field(cv2.resize(field(mixture), (WIDE, TALL), interpolation=cv2.INTER_LINEAR))
    kept = luma(colours) / np.maximum(luma(mixture), 0.06)
    mixture = clamped(kept, 0.6, 1.5)[..., None] * mixture
    return field(clamped(blended(colours, mixture, share)))


def _air(wall: _Wall, scene: Scene) -> None:
    """Paint the sky flat and graded, in broad dry strokes."""
    palette = scene.palette
    sky = blur(scene.layers[0].colours, 9)
    sky = weighted(sky, 0.86, LIME, 0.14)
    strokes = 1 + 0.05 * clamped(wall.dabs, -2, 2) + 0.03 * clouded(TALL, WIDE, 180, 3, wall.rng)
    sky = ground_in_earth(field(clamped(strokes[..., None] * sky)), 0.62)
    away = distance(*scene.light) / WIDE
    halo = np.exp(-((away / 0.42) ** 2)) * 0.22
    wall.lay(
        np.ones((TALL, WIDE), np.float32), mixed(sky, weighted(palette.light, 0.5, LIME, 0.5), halo), 0.97
    )


def _lay(wall: _Wall, scene: Scene, layer: Layer, lit: Field, is_focal: bool) -> None:
    """Paint one layer."""
    right, down = wall.waver
    match layer.kind:
        case Kind.SKY:
            return
        case Kind.BEAM:
            shine = layer.mask[..., None] * layer.colours * 0.6
            wall.picture = screened(wall.picture, shine)
        case Kind.SHADE | Kind.MIST:
            wall.lay(layer.mask, ground_in_earth(layer.colours), 0.7)
        case Kind.FINE:
            wall.lay(clamped(layer.mask * 1.1), ground_in_earth(layer.colours, 0.4))
        case Kind.SEA:
            shape = warped(layer.mask, right, down)
            wall.lay(shape, ground_in_earth(field(weighted(lit, 0.88, LIME, 0.06))))
        case Kind.THING:
            _thing(wall, scene, layer, is_focal)
        case _:
            shape = warped(layer.mask, right * 1.2, down * 1.2)
            tone = luma(blur(layer.colours, 5))
            flat = (layer.mask[..., None] * layer.colours).sum(axis=(0, 1)) / max(float(layer.mask.sum()), 1)
            level = 1 + (tone / max(brightness(flat), 0.05) - 1) * 0.75
            haze = (1 - layer.depth) ** 1.5 * 0.38
            own = (layer.colours * 0.45 + flat * 0.55 * clamped(level, 0.5, 1.6)[..., None]) * (1 - haze)
            own = weighted(scene.palette.horizon, 0.5, LIME, 0.5) * haze + own
            brushed = 1 + 0.06 * clamped(wall.dabs, -1.5, 1.5)
            wall.lay(shape, ground_in_earth(field(clamped(own * brushed[..., None]))))
            _contour(wall, scene, layer, shape, 0.30 + 0.25 * layer.depth)


def _thing(wall: _Wall, scene: Scene, layer: Layer, is_focal: bool) -> None:
    """Paint a thing: local colour, a shade of the same pigment, lime lights, and an earthen contour."""
    mask = warped(layer.mask, wall.waver[0] * 0.6, wall.waver[1] * 0.6)
    if layer.water is not None:
        mask = field(mask * smooth(2, -2, YY - layer.water))
    _set_off(wall, layer, mask, is_focal)
    value = blur(luma(shaded(scene, layer)) / np.maximum(luma(layer.colours), 0.10), 1.6)
    own = ground_in_earth(layer.colours, 0.66)
    shade = own * (0.52 * (0.7 + 0.3 * PIGMENTS[4] / 0.3))
    colours = mixed(own, clamped(shade), smooth(0.95, 0.48, value) * 0.85)
    aslant, bend = YY * 0.35, wall.waver[0] * 1.5
    hatched = (XX - aslant) / 2.3 + bend
    hatching = 0.75 + 0.25 * np.sin(hatched)
    colours = mixed(colours, weighted(own, 0.45, LIME, 0.6), smooth(1.0, 1.45, value) * 0.62 * hatching)
    haze = (1 - layer.depth) ** 1.5 * 0.35
    colours = blended(colours, weighted(scene.palette.horizon, 0.5, LIME, 0.5), haze)
    if layer.glow is not None:
        glow = clamped(layer.glow * 1.5)
        colours = mixed(colours, weighted(layer.colours, 0.6, colour("f7e3a6"), 0.4), glow)
        halo = blur(glow * mask, 26)
        wall.lay(field(clamped(halo * 1.4, 0, 0.55)), np.broadcast_to(colour("f3d995"), colours.shape))
    wall.lay(mask, clamped(colours))
    _contour(wall, scene, layer, mask, 0.82)


def _set_off(wall: _Wall, layer: Layer, mask: Field, is_focal: bool) -> None:
    """Lighten the wall round a dark thing and darken it round a light one."""
    if layer.depth < 0.3 or float(mask.mean()) < 0.002:
        return
    ring = (1 - mask) * blur(grown(mask, 9), 16)
    near = ring > 0.3
    if not near.any():
        return
    own, other = float(luma(layer.colours)[mask > 0.5].mean()), float(luma(wall.picture)[near].mean())
    share = (0.66 if is_focal else 0.28) * float(np.clip(1.25 - abs(own - other) * 3, 0.25, 1))
    tint = LIME if own < other or own < 0.34 else PIGMENTS[10] * 0.75
    wall.picture = mixed(wall.picture, np.broadcast_to(tint, wall.picture.shape), ring * share)


def _contour(wall: _Wall, scene: Scene, layer: Layer, mask: Field, strength: float) -> None:
    """Draw the outline with a soft brush in dark earth, broader in the shade."""
    thing = layer.kind is Kind.THING
    small = float(mask.mean()) < 0.012
    width = (1.2 if small else 2.0) + 1.1 * clamped(shadow_side(scene, layer), -0.6, 1) + 0.4 * wall.waver[1]
    line = (mask > 0.5) * clamped(width + 0.6 - inside(mask))
    if thing:
        line = np.maximum(line, seams(layer) * (0.55 if small else 0.7))
    dark = np.broadcast_to(weighted(PIGMENTS[4], 0.45, PIGMENTS[11], 0.45), wall.picture.shape)
    wall.picture = mixed(wall.picture, dark, blur(line, 0.8) * strength)


def _bordered(wall: _Wall, seed: int) -> None:
    """Paint the border of the picture: a band between two lines, like the panels of old rooms."""
    inset = wall.waver[0] * 0.7 + inset_of_pixels()
    outer = smooth(BAND, BAND - 1.5, inset)
    wall.lay(outer, np.broadcast_to(PIGMENTS[BANDS[seed % len(BANDS)]] * 0.92, wall.picture.shape), 0.97)
    for at, wide, pigment in ((BAND + 0.5, 1.6, 0), (12, 1.3, 1), (BAND + 5.5, 1.0, 4)):
        line = smooth(wide + 0.8, wide - 0.4, np.abs(inset - at))
        wall.lay(line, np.broadcast_to(PIGMENTS[pigment], wall.picture.shape), 0.85)


def _cracks(rng: Chance) -> tuple[Field, Field]:
    """Return the fine cracks of a wall, and the larger ones: ridges of warped noise, mostly hidden."""
    bend = (clouded(TALL, WIDE, 90, 5, rng, 0.6) * 9, clouded(TALL, WIDE, 90, 5, rng, 0.6) * 9)
    cells = warped(clouded(TALL, WIDE, 210, 2, rng), *bend)
    net = warped(clouded(TALL, WIDE, 46, 2, rng), bend[0] * 0.4, bend[1] * 0.4)
    gx, gy = slope(cells)
    fx, fy = slope(net)
    large = smooth(1.1, 0.3, np.abs(cells) / (np.hypot(gx, gy) + 1e-3)) * smooth(
        0.0, 0.7, clouded(TALL, WIDE, 170, 2, rng)
    )
    fine = smooth(1.0, 0.3, np.abs(net) / (np.hypot(fx, fy) + 1e-3)) * smooth(
        0.5, 1.3, clouded(TALL, WIDE, 150, 2, rng)
    )
    return field(fine), field(large)


def _things(scene: Scene) -> Field:
    """Return the mask of all near things; the colour must not fall off them."""
    masks = [layer.mask for layer in scene.layers if layer.kind is Kind.THING and 0.45 < layer.depth < 0.97]
    return field(np.max([np.zeros((TALL, WIDE), np.float32), *masks], axis=0))


def _aged(wall: _Wall, scene: Scene, focal: Focal) -> Field:
    """Give the painting its years: plaster grain, cracks, and places where the colour has fallen off."""
    rng = wall.rng
    sand = weighted(clouded(TALL, WIDE, 3.2, 2, rng), 0.6, clouded(TALL, WIDE, 9, 2, rng), 0.5)
    trowel = cv2.GaussianBlur(clouded(TALL, WIDE, 60, 3, rng), (0, 0), 14, sigmaY=3)
    gx, gy = slope(sand + trowel * 3)
    relief = clamped((gx + gy) * 0.9, -1, 1)
    inset = inset_of_pixels()
    kept = blur(grown(np.maximum(focal.visible, _things(scene)), 18), 14)
    wear = clouded(TALL, WIDE, 130, 5, rng, 0.62) - inset / 34 - 0.55 - kept * 4
    corner = np.exp(-np.hypot(XX - rng.choice((0, WIDE)), YY - rng.choice((0, TALL))) / 150) * 2.0
    gone = smooth(0.0, 0.10, wear + corner)
    rim_x, rim_y = slope(blur(gone, 1.2))
    picture = weighted(wall.picture, 0.93, LIME, 0.035)
    picture = (1 - 0.07 * smooth(0.5, 1.4, sand))[..., None] * picture + 0.05 * smooth(0.9, 1.7, sand)[
        ..., None
    ]
    bare = (0.94 + 0.03 * clouded(TALL, WIDE, 40, 3, rng))[..., None] * LIME
    picture = mixed(picture, bare, gone)
    fine, large = _cracks(rng)
    hold = 1 - 0.8 * kept
    picture = (1 - 0.12 * fine * hold - 0.30 * large * hold)[..., None] * picture
    lit = 1 + 0.085 * relief - clamped((rim_x + rim_y) * 2.2, -0.16, 0.42)
    return field(clamped(picture * lit[..., None]))
