"""Ink wash: thin colour that ran, pooled and dried on white paper; much of the paper stays bare."""

from dataclasses import dataclass

import numpy as np
import skia

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
    moved,
    smooth,
    warped,
    weighted,
)
from unspoken_art.scenes.focus import Focal
from unspoken_art.scenes.light import underpainted
from unspoken_art.scenes.scene import TALL, WIDE, YY, Kind, Layer, Scene, stencil
from unspoken_art.styles.paper import CREAM, Sides, edge, tooth

SPARE = 400
"""How many pixels the field of pools is larger than the card; each wash uses a random part of it."""
SOLID = (Kind.DISC, Kind.CLOUD, Kind.LAND, Kind.SEA, Kind.THING)


@dataclass
class _Sheet:
    """The density of three pigments at each place: the ink, the palette's own colour and the accent."""

    ink: Field
    colour: Field
    accent: Field
    tooth: Field
    wet: Field
    wavering: tuple[Field, Field]
    dried: Field
    side: float
    sides: Sides
    rng: Chance

    def pooled(self) -> Field:
        """Return the unevenness of the next wash: a random part of the field of pools, randomly mirrored."""
        down, right, over, back = self.rng.integers(0, (SPARE, SPARE, 2, 2))
        pools = self.dried[down : down + TALL, right : right + WIDE]
        return field(pools[:: 1 if over else -1, :: 1 if back else -1])

    def lay(self, mask: Field, ink: Field, colour: Field, accent: Field) -> None:
        """Paint one wash over the others, with a crisp edge where the paper was dry."""
        soft = smooth(0.15, 0.85, blur(mask, 7))
        body = field(blended(mask, soft, self.wet))
        for name, own in (("ink", ink), ("colour", colour), ("accent", accent)):
            setattr(self, name, field(blended(getattr(self, name), own, body)))

    def reach(self, margin: float, fray: float) -> Field:
        """Return the mask of a wash that ends before the edge of the paper, ragged like a brush stroke."""
        reach = edge(self.sides, self.rng, fray * 0.35, 110) - margin
        return smooth(0, fray * 0.35, self.tooth * fray * 0.22 + reach)

    def spare(self, ring: Field) -> None:
        """Leave bare paper along a line."""
        for name in ("ink", "colour", "accent"):
            setattr(self, name, field(getattr(self, name) * (1 - ring)))


def washed(scene: Scene, focal: Focal) -> Field:
    """Paint the scene in ink and two colours."""
    rng = np.random.default_rng(scene.seed)
    tone = _tone(scene)
    side = 1.0 if scene.light[0] < WIDE / 2 else -1.0
    left, right, above, below = (float(pixels) for pixels in rng.uniform(-75, 22, 4))
    sides = (left, right, above, below)
    none = np.zeros((TALL, WIDE), np.float32)
    wet = smooth(0.0, 1.3, clouded(TALL, WIDE, 170, 3, rng))
    wavering = (clouded(TALL, WIDE, 20, 3, rng), clouded(TALL, WIDE, 20, 3, rng))
    sheet = _Sheet(none, none, none, tooth(rng), wet, wavering, _pooled(rng), side, sides, rng)
    _sky(sheet, tone)
    for layer in scene.layers[1:]:
        _lay(sheet, layer, tone, layer is focal.layer)
    _spattered(sheet)
    return _dried(sheet, scene)


def _tone(scene: Scene) -> Field:
    """Return the lightness of each place."""
    tone = luma(underpainted(scene)[0])
    low, high = np.percentile(tone, [2, 98])
    return field(clamped((tone - low) / max(float(high - low), 0.1)))


def _pooled(rng: Chance) -> Field:
    """Return the unevenness of washes, around 1 and larger than the card: pools, and back-runs with a rim."""
    high, broad = TALL + SPARE, WIDE + SPARE
    pool, fine = clouded(high, broad, 150, 3, rng), clouded(high, broad, 13, 2, rng)
    frayed = (clouded(high, broad, 30, 3, rng) * 7, clouded(high, broad, 30, 3, rng) * 7)
    run = warped(clouded(high, broad, 210, 2, rng), *frayed)
    bloom, tide = smooth(1.15, 1.7, run), np.exp(-((np.maximum(run - 1.12, 0) / 0.10) ** 1.2)) * (run > 1.12)
    dried = (1 + 0.26 * pool + 0.05 * fine) * (1 - 0.5 * bloom) + 0.4 * blur(tide, 0.8)
    return field(clamped(dried, 0.25, 1.8))


def _glazed(dark: Field, waver: Field) -> Field:
    """Return the darkness of a form in two glazes, the second with its own edge."""
    second = smooth(0.50, 0.56, waver * 0.03 + blur(dark, 3))
    return field(weighted(dark, 0.62, second, 0.30) + 0.10 * _rim(second, 3))


def _rim(mask: Field, reach: float) -> Field:
    """Return a line along the edge of a wash, where pigment gathers as it dries."""
    return field(np.exp(-inside(mask) / reach) * (mask > 0.3))


def _sky(sheet: _Sheet, tone: Field) -> None:
    """Paint the sky as one graded wash that ends before the edge of the paper."""
    dark = clamped(1 - blur(tone, 12)) ** 1.6
    area = sheet.reach(20, 60)
    pooled = sheet.pooled()
    rim = _rim(area, 6) * area
    sheet.lay(
        area, field(dark * 0.22 * pooled), field(dark * 0.85 * pooled + 0.25 * rim), np.zeros_like(tone)
    )


def _lay(sheet: _Sheet, layer: Layer, tone: Field, is_focal: bool) -> None:
    """Paint one layer as a separate wash."""
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
    dark = _glazed(dark, right) if thing else dark
    dark_rim, pale_rim, plain_rim = 0.2 * rim * dark, 0.16 * rim * far, 0.3 * rim
    ink = dark * far * (0.85 if thing else 0.30) * pooled + dark_rim
    colour = dark * far * (0.5 if thing else 0.85) * pooled + pale_rim
    accent = ((0.3 + 0.8 * dark) * pooled + plain_rim) * is_focal
    if thing and layer.depth > 0.3:
        ink = 0.8 * _dry_brush(sheet, mask) + ink
        sheet.spare(clamped(grown(mask, 3) - mask) * 0.85 * smooth(-0.8, 0.5, sheet.wavering[0]))
    reach = sheet.reach(6, 40) if thing else sheet.reach(14, 60)
    own = (field(ink * (1 - 0.72 * is_focal)), field(colour * (1 - is_focal)), field(accent))
    sheet.lay(field(mask * reach), *own)


def _specks(sheet: _Sheet, layer: Layer) -> None:
    """Paint fine layers: stars as bare paper, birds and rain as small touches of ink."""
    if float(luma(layer.colours).mean()) > 0.4:
        sheet.spare(field(clamped(grown(layer.mask, 1))))
    else:
        sheet.ink = field(np.maximum(sheet.ink, layer.mask * 1.3))


def _dry_brush(sheet: _Sheet, mask: Field) -> Field:
    """Return a line along the shadow side of a thing, broken where the paper is rough."""
    width = 4 if float(mask.mean()) > 0.01 else 2
    shadow = clamped(mask - moved(mask, -sheet.side * width, -width))
    return field(shadow * smooth(-0.35, 0.25, sheet.wavering[1] * 0.4 + sheet.tooth))


def _spattered(sheet: _Sheet) -> None:
    """Add a few drops of the accent colour."""
    drops = skia.Path()
    x, y = sheet.rng.uniform(0.1, 0.9, 2)
    for _ in range(26):
        across, down = sheet.rng.normal(0, 0.16, 2)
        drops.addCircle((x + across) * WIDE, (y + down) * TALL, min(5.5, sheet.rng.pareto(2.2) + 0.7))
    sheet.accent = field(stencil(drops) * 0.55 + sheet.accent)


def _dried(sheet: _Sheet, scene: Scene) -> Field:
    """Return the colour of the paper under all three pigments."""
    rng, palette = sheet.rng, scene.palette
    grain = 1 + 0.11 * sheet.tooth + 0.04 * rng.standard_normal((TALL, WIDE))
    paper = (1 + 0.012 * sheet.tooth + 0.008 * clouded(TALL, WIDE, 300, 2, rng))[..., None] * CREAM
    ink = clamped(palette.mix(dark=0.9, top=0.1), 0.03, 1)
    colour = clamped(palette.mix(middle=0.6, low=0.4), 0.06, 0.97)
    accent = clamped(palette.accent, 0.05, 0.97)
    picture = paper
    for pigment, dense in ((colour, sheet.colour), (accent, sheet.accent), (ink, sheet.ink)):
        picture = np.power(pigment, clamped(dense * grain, 0, 2.5)[..., None]) * picture
    return field(clamped(picture))
