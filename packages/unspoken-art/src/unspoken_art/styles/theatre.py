"""Paper theatre: sheets of card in a deep box, lit by a lamp behind them and framed by a proscenium."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

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
    ramp,
    screened,
    slope,
    smooth,
    weighted,
)
from unspoken_art.scenes.focus import Focal
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY, Kind, Layer, Scene
from unspoken_art.styles.values import seams

TABBED = 0.004
"""Things that cover a smaller share of the card have neither tab nor thread."""


@dataclass
class _Box:
    """The sheets so far, the lamp behind them, and the light that has come through."""

    picture: Field
    lamp: Field
    warm: Field
    fibre: Field
    shine: Field
    toward: tuple[float, float]
    rng: Chance

    def sheet(self, mask: Field, colours: object, depth: float, clear: float = 0.0) -> None:
        """Add a sheet of card: its shadow, its thickness, its lit edge, and the lamp shining through."""
        high = 5 + 15 * depth
        right, down = self.toward
        for away, share, soft in ((high, 0.40, high * 0.8), (high * 0.3, 0.34, 2.0)):
            shadow = clamped(moved(blur(mask, soft), -right * away, abs(down) * away))
            self.picture = field((1 - share * shadow * (1 - mask))[..., None] * self.picture)
            self.shine = field((1 - 0.5 * mask) * self.shine)
        thick = 1 + round(3.2 * depth)
        side = mask
        for step in range(1, thick + 1):
            side = np.maximum(side, moved(mask, right * step, down * step))
        self.picture = mixed(
            self.picture, (0.62 + 0.38 * self.lamp)[..., None] * self.warm, clamped(side - mask)
        )
        deep = inside(mask)
        through = (
            np.exp(-deep / (14 + 50 * (1 - depth))) * self.lamp * (0.50 - 0.22 * depth) + clear * self.lamp
        )
        card = (1 + 0.030 * self.fibre)[..., None] * field(colours)
        card = (1 - 0.5 * through)[..., None] * card + weighted(card, 0.35, self.warm, 0.65) * through[
            ..., None
        ]
        dim = clamped(mask - moved(mask, right * 1.5, down * 1.5)) * 0.35
        self.picture = mixed(self.picture, card * (1 - dim)[..., None], mask)


def staged(scene: Scene, focal: Focal) -> Field:
    """Build the scene in a box of cut card."""
    rng, palette = np.random.default_rng(scene.seed), scene.palette
    away = np.hypot(XX - scene.light[0], (YY - scene.light[1]) * 0.92) / WIDE
    lamp = field(1 / (1 + (away / 0.46) ** 2.4))
    grain = weighted(clouded(TALL, WIDE, 3, 2, rng), 0.6, blur(rng.standard_normal((TALL, WIDE)), 0.9), 1.4)
    gx, gy = slope(grain)
    fibre = field(clamped((gx + gy) * 2.2, -1.5, 1.5))
    glow = field(weighted(palette.light, 0.72, np.array([1.0, 0.80, 0.50], np.float32), 0.28))
    stops = (
        palette.mix(top=0.75, dark=0.25), palette.mix(top=0.3, middle=0.7),
        palette.low, field(weighted(palette.horizon, 0.8, glow, 0.2)), field(clamped(glow * 1.03)),
    )  # fmt: skip
    tissue = clouded(TALL, WIDE, 44, 4, rng, 0.65)
    back = (1 + 0.02 * fibre)[..., None] * ramp(stops, weighted(lamp, 1.02, tissue, 0.018))
    lx, ly = scene.light[0] - WIDE / 2, scene.light[1] - TALL * 0.55
    far = float(np.hypot(lx, ly)) + 1
    warm = field(np.broadcast_to(glow, (TALL, WIDE, 3)))
    toward = (lx / far * 0.8, ly / far * 0.8 - 0.3)
    box = _Box(field(back), lamp, warm, fibre, np.zeros((TALL, WIDE), np.float32), toward, rng)
    standing = np.zeros((TALL, WIDE), np.float32)
    for layer in scene.layers[1:]:
        _hang(box, scene, layer, standing, layer is focal.layer)
        if layer.kind in (Kind.LAND, Kind.SEA, Kind.THING):
            ground = layer.kind is not Kind.THING and not _upright(layer)
            standing = field(np.maximum((1 - layer.mask) * standing, layer.mask * (1 if ground else 2)))
    _shone(box, glow)
    _proscenium(box, scene)
    return field(clamped(box.picture))


def _hang(box: _Box, scene: Scene, layer: Layer, standing: Field, is_focal: bool) -> None:
    """Add one layer to the box."""
    palette = scene.palette
    match layer.kind:
        case Kind.SKY:
            return
        case Kind.SHADE:
            box.picture = field((1 - 0.35 * layer.mask)[..., None] * box.picture)
        case Kind.MIST:
            box.picture = mixed(box.picture, weighted(box.picture, 0.45, box.warm, 0.5), layer.mask * 0.7)
        case Kind.BEAM:
            box.picture = screened(box.picture, layer.mask[..., None] * layer.colours * 0.6)
        case Kind.FINE:
            if float(luma(layer.colours).mean()) > 0.4:
                box.shine = field(np.maximum(box.shine, layer.mask))
                box.picture = mixed(box.picture, clamped(box.warm * 1.05), layer.mask)
            else:
                box.sheet(layer.mask, _dimmed(box, layer.colours, 0.4), 0.05)
        case Kind.DISC:
            disc = clamped(weighted(layer.colours, 0.3, box.warm, 0.75))
            box.picture = mixed(box.picture, disc, layer.mask)
            box.shine = field(np.maximum(box.shine, layer.mask * 0.8))
        case Kind.CLOUD:
            _cloud(box, scene, layer)
        case Kind.SEA:
            _waves(box, scene, layer)
        case Kind.LAND:
            flat = (layer.mask[..., None] * layer.colours).sum(axis=(0, 1)) / max(float(layer.mask.sum()), 1)
            own = weighted(layer.colours, 0.4, flat, 0.6)
            haze = (1 - layer.depth) * 0.42
            own = blended(own, palette.mix(low=0.6, horizon=0.4), haze)
            box.sheet(
                layer.mask,
                _dimmed(box, own, layer.depth),
                layer.depth,
                0.34 if _upright(layer) else 0.14 * (1 - layer.depth),
            )
        case Kind.THING:
            _thing(box, scene, layer, standing, is_focal)


def _upright(layer: Layer) -> bool:
    """Say whether a ground is a wall: it reaches the top of the card."""
    return float(layer.mask[:40].mean()) > 0.5


def _dimmed(box: _Box, colours: object, depth: float) -> Field:
    """Return card seen from its unlit side: darker towards the viewer and away from the lamp."""
    front = 0.86 - 0.34 * depth + (0.22 + 0.1 * depth) * box.lamp
    return field(clamped(front[..., None] * field(colours)))


def _thing(box: _Box, scene: Scene, layer: Layer, standing: Field, is_focal: bool) -> None:
    """Add a thing: one card whose parts are glued on, held by a tab below or a thread above."""
    mask = layer.mask
    if layer.water is not None:
        mask = field(mask * smooth(1, -1, YY - layer.water))
    colours = layer.colours
    haze = (1 - layer.depth) ** 1.4 * 0.4
    colours = blended(colours, scene.palette.mix(low=0.6, horizon=0.4), haze)
    if layer.leans is not None:
        right, down = layer.leans
        fold = 1 + clamped(right * box.toward[0] + (box.toward[1] - 0.3) * down, -1, 1) * 0.30
        colours = clamped(fold, 0.62, 1.3)[..., None] * colours
    line = seams(layer)
    lit_edge = 0.12 * moved(line, 0, -1.5)[..., None]
    colours = (1 - 0.42 * moved(line, 0, 1.5))[..., None] * colours + lit_edge
    if float(mask.mean()) > TABBED and layer.depth > 0.35 and layer.depth < 0.97:
        _held(box, mask, field(colours), standing)
    if is_focal or (0.45 < layer.depth < 0.97 and float(mask.mean()) > TABBED):
        _set_off(box, scene, mask, field(colours), is_focal)
    lit = _dimmed(box, colours, layer.depth * 0.6) if is_focal else _dimmed(box, colours, layer.depth)
    box.sheet(mask, lit, layer.depth)
    if layer.glow is not None:
        hole = clamped(layer.glow * 1.5) * mask
        box.picture = mixed(box.picture, clamped(weighted(layer.colours, 0.35, box.warm, 0.72)), hole)
        box.shine = field(np.maximum(box.shine, hole))


def _set_off(box: _Box, scene: Scene, mask: Field, colours: Field, is_focal: bool) -> None:
    """Let more light through behind a dark subject, and less behind a light one."""
    reach, most = (20, 0.50) if is_focal else (9, 0.34)
    ring = (1 - mask) * blur(grown(mask, reach), reach * 1.7)
    near = ring > 0.3
    if not near.any():
        return
    own, other = float(luma(colours)[mask > 0.5].mean()), float(luma(box.picture)[near].mean())
    share = most * float(np.clip(1.2 - abs(own - other) * 2.6, 0.15, 1))
    dark = scene.palette.mix(dark=0.5, top=0.5)
    tint = dark if own > 0.5 else field(weighted(scene.palette.horizon, 0.5, box.warm[0, 0], 0.5))
    box.picture = mixed(box.picture, np.broadcast_to(tint, box.picture.shape), ring * share)


def _held(box: _Box, mask: Field, colours: Field, standing: Field) -> None:
    """Fix a thing: tabs in slots if it stands on the ground, a thread if it hangs in the air."""
    rows, columns = np.nonzero(mask > 0.5)
    foot, top = int(rows.max()), int(rows.min())
    if foot > TALL - 44:
        return
    feet = np.unique(columns[rows > foot - 4])
    for base in np.split(feet, np.nonzero(np.diff(feet) > 3)[0] + 1):
        below = float(standing[foot + 2, int(base.mean())])
        if 0.5 < below < 1.5:
            _tab(box, base, foot, colours)
        elif below <= 0.5:
            at = float(columns[rows < top + 4].mean())
            thread = (top + 2 > YY) * smooth(1.1, 0.3, np.abs(XX - at)) * 0.55
            box.picture = mixed(box.picture, np.broadcast_to(box.warm[0, 0] * 0.9, box.picture.shape), thread)
            return


def _tab(box: _Box, base: NDArray[np.int64], foot: int, colours: Field) -> None:
    """Add the tab below one foot of a thing, and the slot that holds it."""
    middle, half = float(base.mean()), float(np.clip(np.ptp(base) * 0.36, 4, 30))
    aside, below = np.abs(XX - middle), YY - foot
    tab = smooth(1, -1, aside - half + below * 0.2) * smooth(-3, -1, below) * smooth(7, 6, below)
    slot = smooth(1.5, 0.3, np.abs(below - 6.5)) * smooth(4, 2, aside - half)
    lip = smooth(1.2, 0.2, np.abs(below - 8.8)) * smooth(4, 2, aside - half)
    tint = colours[foot - 3, int(middle)] * 0.60
    box.picture = mixed(box.picture, np.broadcast_to(tint, box.picture.shape), tab)
    box.picture = field((1 - 0.62 * slot + 0.22 * lip)[..., None] * box.picture)


def _cloud(box: _Box, scene: Scene, layer: Layer) -> None:
    """Add a cloud as two sheets of tissue, through which the lamp is seen."""
    palette = scene.palette
    solid = smooth(0.42, 0.58, blur(layer.mask, 4))
    tints = (
        palette.mix(low=0.5, horizon=0.5),
        palette.mix(horizon=0.55, light=0.45),
    )
    for inset, tint in zip((0, 15), tints, strict=True):
        shape = solid if inset == 0 else smooth(0.4, 0.6, blur(grown(solid, -inset), 5))
        box.sheet(field(shape * 0.92), _dimmed(box, np.broadcast_to(tint, (TALL, WIDE, 3)), 0.1), 0.12, 0.3)


def _waves(box: _Box, scene: Scene, layer: Layer) -> None:
    """Add a sea as five rows of card waves on rails, each lower and darker than the one behind it."""
    palette = scene.palette
    line = layer.water if layer.water is not None else scene.horizon
    far, nearest = palette.mix(horizon=0.4, low=0.6), palette.mix(top=0.7, middle=0.3)
    stops = (far, palette.low, palette.middle, nearest)
    for row in range(5):
        near = row / 4
        tall, wide, phase = 5 + 17 * near, 90 + 120 * near, float(box.rng.uniform(0, 1))
        turn = (XX / wide + phase) % 1
        crest = np.where(turn < 0.62, (turn / 0.62) ** 2.2, ((1 - turn) / 0.38) ** 0.7)
        edge = (
            line
            + (TALL - line) * near**1.3 * 0.80
            + tall * (1 - blur(field(crest), 1.5))
            - (0 if row else tall)
        )
        tint = np.broadcast_to(ramp(stops, field([[near]]))[0, 0], (TALL, WIDE, 3))
        depth = 0.25 + 0.6 * near
        box.sheet(
            field(smooth(-1, 1, YY - edge) * layer.mask), _dimmed(box, tint, depth), depth, 0.14 * (1 - near)
        )


def _shone(box: _Box, glow: Field) -> None:
    """Let bright places bloom, and let the lamp's light hang in the air of the box."""
    for spread, share in ((5, 0.35), (22, 0.50), (70, 0.45)):
        light = clamped(blur(box.shine, spread) * share)[..., None] * glow
        box.picture = screened(box.picture, light)
    unlit = 1 - (0.10 * box.lamp**2)[..., None] * glow
    box.picture = field(1 - (1 - box.picture) * unlit)


def _proscenium(box: _Box, scene: Scene) -> None:
    """Add the front of the theatre: three frames, one before the other, with a scalloped valance."""
    palette = scene.palette
    corner = np.hypot((XX - WIDE / 2) / (WIDE * 0.70), (YY - TALL / 2) / (TALL * 0.72))
    box.picture = field((1 - 0.45 * smooth(0.5, 1.05, corner))[..., None] * box.picture)
    tints = (
        palette.mix(accent=0.42, dark=0.35),
        palette.mix(accent=0.30, dark=0.5),
        palette.mix(dark=0.75, top=0.2),
    )
    across = np.abs(XX - (WIDE - 1) / 2)
    for at, tint in enumerate(tints):
        margin, drop = 47 - 15 * at, 74 - 24 * at
        swag = np.abs(np.sin(XX / WIDE * np.pi * (7 if at == 0 else 5 if at == 1 else 1)))
        top = drop - (22 - 4 * at) * (1 - swag if at < 2 else 1 - swag * 0.6)
        shoulder = 34 * np.exp(-np.maximum(YY - drop, 0) / (70 - 12 * at))
        side = WIDE / 2 - margin - shoulder
        foot = TALL - (46 - 13 * at) + (3 * np.cos(XX / WIDE * np.pi * 22) if at == 0 else 0)
        opening = (
            smooth(-0.8, 0.8, side - across) * smooth(-0.8, 0.8, YY - top) * smooth(-0.8, 0.8, foot - YY)
        )
        box.sheet(
            field(1 - opening),
            np.broadcast_to(field(clamped(tint)), (TALL, WIDE, 3)) * 0.95,
            0.9 + 0.05 * at,
        )
