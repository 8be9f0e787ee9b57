"""Ink wash: thin colour that ran, pooled and dried on white paper, much of which is left as it was."""

from dataclasses import dataclass

import numpy as np

from unspoken.art.focus import Focal
from unspoken.art.light import underpainted
from unspoken.art.paper import CREAM, edge, tooth
from unspoken.art.raster import Chance, Field, blur, clouded, field, grown, inside, luma, smooth, warped
from unspoken.art.scene import TALL, WIDE, YY, Kind, Layer, Scene

SOLID = (Kind.DISC, Kind.CLOUD, Kind.LAND, Kind.SEA, Kind.THING)


@dataclass
class _Sheet:
    """How much of three pigments has dried where: of the ink, of the palette's own colour, of the accent."""

    ink: Field
    colour: Field
    accent: Field
    tooth: Field
    wet: Field
    wavering: tuple[Field, Field]
    dried: Field
    rng: Chance

    def pooled(self) -> Field:
        """How unevenly another wash dried: the same pools elsewhere."""
        return np.roll(self.dried, tuple(self.rng.integers(0, TALL, 2)), (0, 1))

    def lay(self, mask: Field, ink: Field, colour: Field, accent: Field) -> None:
        """Lay one wash over what is there, its edge crisp where the paper was dry."""
        soft = smooth(0.15, 0.85, blur(mask, 7))
        body = field(mask * (1 - self.wet) + soft * self.wet)
        for name, own in (("ink", ink), ("colour", colour), ("accent", accent)):
            setattr(self, name, field(getattr(self, name) * (1 - body) + own * body))

    def left_by(self, margin: float, fray: float) -> Field:
        """Where a wash reaches to: it ends before the paper does, ragged as a wide brush leaves it."""
        reach = edge(self.rng, fray * 0.35, 110) - margin
        return smooth(0, fray * 0.35, reach + self.tooth * fray * 0.22)

    def spare(self, ring: Field) -> None:
        """Leave a line of bare paper."""
        for name in ("ink", "colour", "accent"):
            setattr(self, name, field(getattr(self, name) * (1 - ring)))


def washed(scene: Scene, focal: Focal) -> Field:
    """The scene in ink and two colours."""
    rng = np.random.default_rng(scene.seed)
    tone = _tone(scene)
    none = np.zeros((TALL, WIDE), np.float32)
    wet = smooth(0.0, 1.3, clouded(TALL, WIDE, 170, 3, rng))
    wavering = (clouded(TALL, WIDE, 20, 3, rng), clouded(TALL, WIDE, 20, 3, rng))
    sheet = _Sheet(none, none, none, tooth(rng), wet, wavering, _pooled(rng), rng)
    _sky(sheet, tone)
    for layer in scene.layers[1:]:
        _lay(sheet, layer, tone, layer is focal.layer)
    _brushed(sheet, scene)
    return _dried(sheet, scene)


def _tone(scene: Scene) -> Field:
    """How light each place is to be."""
    tone = luma(underpainted(scene)[0])
    low, high = np.percentile(tone, [2, 98])
    return field(np.clip((tone - low) / max(float(high - low), 0.1), 0, 1))


def _pooled(rng: Chance) -> Field:
    """How unevenly a wash dries: pools, and a back-run or two with its tide line; about 1."""
    pool = clouded(TALL, WIDE, 130, 4, rng)
    frayed = (clouded(TALL, WIDE, 30, 3, rng) * 7, clouded(TALL, WIDE, 30, 3, rng) * 7)
    run = warped(clouded(TALL, WIDE, 210, 2, rng), *frayed)
    bloom, tide = smooth(1.15, 1.7, run), np.exp(-((np.maximum(run - 1.12, 0) / 0.10) ** 1.2)) * (run > 1.12)
    return field(np.clip((1 + 0.24 * pool) * (1 - 0.5 * bloom) + 0.4 * blur(tide, 0.8), 0.25, 1.8))


def _rim(mask: Field, reach: float) -> Field:
    """Where pigment gathers as a wash dries: along its edge."""
    return field(np.exp(-inside(mask) / reach) * (mask > 0.3))


def _sky(sheet: _Sheet, tone: Field) -> None:
    """One graded wash, wet in wet, that ends before the paper does."""
    dark = (1 - blur(tone, 12)) ** 1.6
    area = sheet.left_by(20, 60)
    pooled = sheet.pooled()
    rim = _rim(area, 6) * area
    sheet.lay(
        area, field(dark * 0.22 * pooled), field(dark * 0.85 * pooled + 0.25 * rim), np.zeros_like(tone)
    )


def _lay(sheet: _Sheet, layer: Layer, tone: Field, about: bool) -> None:
    """One layer as a wash of its own."""
    if layer.kind is Kind.FINE:
        _specks(sheet, layer)
    if layer.kind not in SOLID:
        return
    thing = layer.kind is Kind.THING
    push = 1.1 if thing else 3.0
    right, down = sheet.wavering
    mask = warped(layer.mask, right * push, down * push)
    if layer.water is not None and thing:
        mask = field(mask * smooth(3, -3, YY - layer.water))
    pooled, rim = sheet.pooled(), _rim(mask, 3.5 if thing else 5)
    dark, far = (1 - tone) ** (1.15 if thing else 1.5), 0.45 + 0.55 * layer.depth
    ink = dark * far * (0.85 if thing else 0.30) * pooled + 0.2 * rim * dark
    colour = dark * far * (0.5 if thing else 0.85) * pooled + 0.16 * rim * far
    accent = about * ((0.3 + 0.8 * dark) * pooled + 0.3 * rim)
    if thing and layer.depth > 0.3:
        sheet.spare(np.clip(grown(mask, 3) - mask, 0, 1) * 0.85 * smooth(-0.8, 0.5, sheet.wavering[0]))
    reach = sheet.left_by(6, 40) if thing else sheet.left_by(14, 60)
    own = (field(ink * (1 - 0.72 * about)), field(colour * (1 - about)), field(accent))
    sheet.lay(field(mask * reach), *own)


def _specks(sheet: _Sheet, layer: Layer) -> None:
    """Stars are bare paper; birds and rain are small touches of ink."""
    if float(luma(layer.colours).mean()) > 0.4:
        sheet.spare(field(np.clip(grown(layer.mask, 1), 0, 1)))
    else:
        sheet.ink = field(np.maximum(sheet.ink, layer.mask * 1.3))


def _brushed(sheet: _Sheet, scene: Scene) -> None:
    """Dry-brush along the shadow side of things: a line that breaks where the paper is rough."""
    for layer in scene.layers:
        if layer.kind is not Kind.THING or layer.depth < 0.5:
            continue
        large = float(layer.mask.mean()) > 0.01
        side = np.sign(WIDE / 2 - scene.light[0]) or 1
        width = 4 if large else 2
        rim = np.clip(layer.mask - np.roll(layer.mask, (-width, int(-side * width)), (0, 1)), 0, 1)
        broken = smooth(-0.35, 0.25, sheet.tooth + sheet.wavering[1] * 0.4)
        sheet.ink = field(sheet.ink + rim * broken * 0.8)


def _dried(sheet: _Sheet, scene: Scene) -> Field:
    """What light comes back from the paper through all three pigments."""
    rng, palette = sheet.rng, scene.palette
    grain = 1 + 0.16 * sheet.tooth + 0.05 * rng.standard_normal((TALL, WIDE))
    paper = CREAM * (1 + 0.012 * sheet.tooth + 0.008 * clouded(TALL, WIDE, 300, 2, rng))[..., None]
    ink = np.clip(palette.dark * 0.9 + palette.top * 0.1, 0.03, 1)
    colour = np.clip(palette.middle * 0.6 + palette.low * 0.4, 0.06, 0.97)
    accent = np.clip(palette.accent, 0.05, 0.97)
    picture = paper
    for pigment, dense in ((colour, sheet.colour), (accent, sheet.accent), (ink, sheet.ink)):
        picture = picture * np.power(pigment, np.clip(dense * grain, 0, 2.5)[..., None])
    return field(np.clip(picture, 0, 1))
