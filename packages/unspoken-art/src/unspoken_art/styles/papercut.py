"""Cut paper: every layer is a sheet that casts a shadow on the sheet below."""

from dataclasses import dataclass
from typing import assert_never

import numpy as np

from unspoken_art.canvas.raster import (
    Chance,
    Field,
    blur,
    clamped,
    clouded,
    field,
    grown,
    mixed,
    moved,
    ramp,
    screened,
    slope,
    smooth,
    weighted,
)
from unspoken_art.scenes.light import hazed
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY, Kind, Layer, Scene, distance


@dataclass
class _Pile:
    """The sheets so far, the texture of their paper, and the direction of their shadows."""

    picture: Field
    paper: Field
    right: float
    down: float

    def lay(self, mask: object, colours: object, height: float) -> None:
        """Add one sheet: a wide soft shadow, a close one, and a lit edge."""
        cut = field(mask)
        for away, share, soft in ((height, 0.34, height * 0.75 + 1), (height * 0.35, 0.30, 1.6)):
            shadow = (1 - cut) * clamped(moved(blur(cut, soft), self.right * away, self.down * away))
            self.picture = field((1 - share * shadow)[..., None] * self.picture)
        lit = clamped(cut - moved(cut, self.right * 1.6, self.down * 1.6)) * 0.22
        dim = clamped(cut - moved(cut, -self.right * 1.6, -self.down * 1.6)) * 0.25
        sheet = ((1 + lit - dim) * self.paper)[..., None] * field(colours)
        self.picture = mixed(self.picture, sheet, cut)


def _paper(rng: Chance) -> Field:
    """Return the relief of a fibrous sheet, around 1."""
    fibre = weighted(clouded(TALL, WIDE, 3, 2, rng), 0.6, blur(rng.standard_normal((TALL, WIDE)), 1.0), 1.6)
    gx, gy = slope(fibre)
    return field(1 + clamped((gx + gy) * 2.8, -2, 2) * 0.02 + clouded(TALL, WIDE, 500, 2, rng) * 0.012)


def cut(scene: Scene) -> Field:
    """Draw the scene as a pile of cut sheets."""
    rng, palette = np.random.default_rng(scene.seed), scene.palette
    lx, ly = WIDE / 2 - scene.light[0], TALL / 2 - scene.light[1]
    far = float(np.hypot(lx, ly)) + 1
    paper = _paper(rng)
    ground = np.broadcast_to(palette.mix(top=0.9, middle=0.1), (TALL, WIDE, 3))
    pile = _Pile(field(paper[..., None] * ground), paper, lx / far * 0.75, abs(ly / far) * 0.75 + 0.35)
    away = distance(*scene.light) / TALL + clouded(TALL, WIDE, 260, 3, rng) * 0.018
    stops = (*palette.sky, palette.light)
    for reach, tone in ((1.05, 0.05), (0.82, 0.18), (0.62, 0.33), (0.45, 0.48), (0.30, 0.62), (0.185, 0.74)):
        pile.lay(smooth(0.0015, -0.0015, away - reach), ramp(stops, field([[tone]]))[0, 0], 9)
    for layer in scene.layers[1:]:
        _lay(pile, scene, layer, rng)
    corner = np.hypot((XX - WIDE / 2) / (WIDE * 0.72), (YY - TALL / 2) / (TALL * 0.72))
    return field(clamped((1 - 0.22 * smooth(0.55, 1.15, corner))[..., None] * pile.picture))


def _lay(pile: _Pile, scene: Scene, layer: Layer, rng: Chance) -> None:
    height = 4 + 13 * layer.depth
    match layer.kind:
        case Kind.SKY | Kind.SHADE | Kind.MIST:
            return
        case Kind.BEAM:
            pile.picture = screened(pile.picture, layer.mask[..., None] * layer.colours * 0.7)
        case Kind.SEA:
            _waves(pile, scene, layer, rng)
        case Kind.CLOUD:
            _cloud(pile, scene, layer)
        case Kind.LAND:
            share = layer.mask[..., None]
            flat = (layer.colours * share).sum(axis=(0, 1)) / max(float(layer.mask.sum()), 1)
            pile.lay(layer.mask, hazed(scene, layer, weighted(layer.colours, 0.16, flat, 0.84)), height)
        case Kind.DISC:
            pile.lay(layer.mask, layer.colours, 5)
            pile.picture = _shine(pile.picture, layer.mask, scene)
        case Kind.FINE:
            pile.lay(layer.mask, layer.colours, 2)
        case Kind.THING:
            _thing(pile, scene, layer, height)
        case _:
            assert_never(layer.kind)


def _shine(picture: Field, mask: Field, scene: Scene, share: float = 0.3) -> Field:
    return screened(picture, clamped(blur(mask, 30))[..., None] * scene.palette.light * share)


def _thing(pile: _Pile, scene: Scene, layer: Layer, height: float) -> None:
    """Add a thing as one sheet; colours, shading and a low relief distinguish its parts."""
    mask, colours = layer.mask, hazed(scene, layer, layer.colours)
    if layer.leans is not None:
        right, down = layer.leans
        fold = 1 - clamped(right * pile.right + down * pile.down, -1, 1) * 0.34
        colours = field(clamped(clamped(fold, 0.6, 1.25)[..., None] * colours))
    if layer.water is not None:
        mask = field(mask * smooth(1, -1, YY - layer.water))
    pile.lay(mask, colours, height)
    if layer.glow is not None:
        pile.picture = _shine(pile.picture, layer.glow * layer.mask, scene, 0.35)


def _cloud(pile: _Pile, scene: Scene, layer: Layer) -> None:
    """Add a cloud as three sheets, each smaller and paler than the one below."""
    palette = scene.palette
    solid = blur((layer.mask > 0.5).astype(np.float32), 5)
    tints = (
        palette.mix(low=0.55, horizon=0.45),
        palette.mix(horizon=0.7, light=0.3),
        palette.light,
    )
    for inset, tint in zip((0, 13, 28), tints, strict=True):
        shape = layer.mask if inset == 0 else blur(grown(solid, -inset), 2.5)
        pile.lay(smooth(0.42, 0.58, blur(shape, 3.5)), tint, 6)


def _waves(pile: _Pile, scene: Scene, layer: Layer, rng: Chance) -> None:
    """Add a sea as seven scalloped sheets, each nearer, larger and darker than the one before."""
    palette = scene.palette
    line = layer.water if layer.water is not None else scene.horizon
    stops = (
        palette.mix(horizon=0.45, low=0.55),
        palette.mix(low=0.6, middle=0.4),
        palette.middle,
        palette.mix(top=0.6, middle=0.4),
    )
    for sheet in range(7):
        near = sheet / 6
        tall, wide, phase = 4 + 13 * near, 60 + 150 * near, rng.random() * 6.28
        edge = (
            line
            + (TALL - line) * near**1.35 * 0.92
            + np.abs(np.sin((phase * 60 + XX) / wide * np.pi)) * tall
            - tall
        )
        edge = edge + 3 * clouded(1, WIDE, 200, 2, rng)
        pile.lay(smooth(-1, 1, YY - edge), ramp(stops, field([[near]]))[0, 0], 6 + 9 * near)
