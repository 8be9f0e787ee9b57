"""The outline of a blot: a half made of soft forms, warped, cut with holes, fitted to the card, mirrored."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
import skia

import unspoken_art.things  # noqa: F401  (fills `pen.THINGS`)
from unspoken_art.canvas.pen import THINGS
from unspoken_art.canvas.raster import (
    Chance,
    Field,
    blended,
    blur,
    clamped,
    clouded,
    field,
    grid,
    inside,
    noise,
    resized,
    smooth,
    warped,
)

SIDE = 1024
HALF = SIDE // 2
_COARSE = 2  # forms are soft, so half the resolution is enough to lay them out
_DRY = -1.0
_SOFT = 0.042
"""The width, as a share of the card, over which a form fades from ink to paper."""


@dataclass(frozen=True)
class Stroke:
    """A tapered capsule, in shares of the card: x from the fold, y from the top."""

    x: float
    y: float
    to_x: float
    to_y: float
    start: float
    end: float


@dataclass(frozen=True)
class Tendrils:
    """Lines that start in one place, wander off and grow thinner."""

    count: int
    x: float
    y: float
    reach: float
    thick: float = 0.03


@dataclass(frozen=True)
class Ghost:
    """The silhouette of a thing, half hidden in the blot."""

    thing: str
    x: float
    y: float
    size: float
    turn: float = 0.0
    flip: bool = False


@dataclass(frozen=True)
class Hole:
    """An ellipse in which the paper shows through, as an eye or a mouth."""

    x: float
    y: float
    wide: float
    tall: float


@dataclass(frozen=True)
class Forms:
    """All the forms that one ink fills."""

    strokes: tuple[Stroke, ...] = ()
    tendrils: tuple[Tendrils, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    holes: tuple[Hole, ...] = ()
    fold: float = 0.5
    """How much ink the fold squeezes out; `fold_at` and `fold_long` say where along it."""
    fold_at: float = 0.5
    fold_long: float = 0.3
    warp: float = 1.0
    rough: float = 1.0
    drops: int = 9


def _joined(first: Field, second: Field, soft: float = 0.22) -> Field:
    """Return the greater of two fields, without a crease where they meet (a smooth maximum)."""
    share = clamped(0.5 + 0.5 * (first - second) / soft)
    return field(soft * share * (1 - share) + blended(second, first, share))


def _stroked(stroke: Stroke, yy: Field, xx: Field) -> Field:
    along_x, along_y = stroke.to_x - stroke.x, stroke.to_y - stroke.y
    length = max(along_x**2 + along_y**2, 1e-6)
    across, down = (xx - stroke.x) * along_x, (yy - stroke.y) * along_y
    t = clamped((across + down) / length)
    to_x, to_y = t * along_x, t * along_y
    right, below = xx - stroke.x - to_x, yy - stroke.y - to_y
    away = np.hypot(right, below)
    return field(clamped(((stroke.end - stroke.start) * t + stroke.start - away) / _SOFT, -1, 1))


def _wandering(tendrils: Tendrils, rng: Chance) -> Iterable[Stroke]:
    """Yield the strokes of each tendril."""
    for _ in range(tendrils.count):
        x, y, heading = tendrils.x, tendrils.y, rng.uniform(0, 2 * np.pi)
        steps = 9
        for step in range(steps):
            heading += rng.normal(0, 0.5)
            length = tendrils.reach / steps * rng.uniform(1.0, 2.2)
            to_x, to_y = abs(x + length * np.cos(heading)), y + length * np.sin(heading)
            thick = [tendrils.thick * (1 - 0.75 * part / steps) for part in (step, step + 1)]
            yield Stroke(x, y, float(to_x), float(to_y), thick[0], thick[1])
            x, y = float(to_x), float(to_y)


@cache
def silhouette(thing: str) -> Field:
    """Return the signed distance to a thing's outline (negative outside), in widths of its box."""
    side, pad = 256, 64
    path = skia.Path()
    for part in THINGS[thing].parts():
        path = skia.Op(path, part.path, skia.PathOp.kUnion_PathOp) or path
    bounds = path.getBounds()
    scale = side / max(bounds.width(), bounds.height())
    surface = skia.Surface(side + 2 * pad, side + 2 * pad)
    canvas = surface.getCanvas()
    canvas.translate(pad + side / 2, pad + side / 2)
    canvas.scale(scale, scale)
    canvas.translate(-bounds.centerX(), -bounds.centerY())
    canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=0xFFFFFFFF))
    mask = field(field(surface.toarray()[..., 3]) / 255)
    return field((inside(mask) - inside(1 - mask)) / side)


def _ghost_field(ghost: Ghost, tall: int, wide: int) -> Field:
    """Return a ghost's field, which fades over a tenth of its size."""
    depth = silhouette(ghost.thing)
    box = depth.shape[0]
    scale = ghost.size * tall / (box / 1.5)
    turn = cv2.getRotationMatrix2D((box / 2, box / 2), ghost.turn, scale)
    turn[:, 2] += (ghost.x * tall - box / 2, ghost.y * tall - box / 2)
    oriented = depth[:, ::-1] if ghost.flip else depth
    laid = cv2.warpAffine(
        field(oriented), field(turn), (wide, tall), flags=cv2.INTER_LINEAR, borderValue=(-1.0,)
    )
    return field(clamped(field(laid) / 0.1, -1, 1))


def _forms(forms: Forms, rng: Chance) -> Field:
    """Join all forms softly, before they are warped."""
    tall, wide = SIDE // _COARSE, HALF // _COARSE
    yy, xx = (field(plane / tall) for plane in grid(tall, wide))
    whole = np.full((tall, wide), _DRY, np.float32)
    strokes = [*forms.strokes, *(stroke for some in forms.tendrils for stroke in _wandering(some, rng))]
    for stroke in strokes:
        whole = _joined(_stroked(stroke, yy, xx), whole)
    for ghost in forms.ghosts:
        whole = _joined(_ghost_field(ghost, tall, wide), whole)
    margin = np.minimum(np.minimum(yy, 1 - yy), 0.5 - xx)
    return resized(whole - 2 * smooth(0.06, 0.0, margin), HALF, SIDE)


def flowed(forms: Forms, rng: Chance) -> Field:
    """Return the half right of the fold (ink above 0): warped three times, roughened, cut with holes."""
    half = _forms(forms, rng)
    for cell, push in ((300, 34), (110, 22), (38, 8)):
        across, down = (noise(SIDE, HALF, cell, rng) * push * forms.warp for _ in range(2))
        half = warped(half, across, down)
    half = field(half + clouded(SIDE, HALF, 90, 5, rng, 0.55) * 0.16 * forms.rough)
    yy, xx = (field(plane / SIDE) for plane in grid(SIDE, HALF))
    wander = noise(SIDE, HALF, 120, rng) * 0.012
    narrow = 0.035 + wander
    narrow[np.abs(narrow) < 1e-9] = 1e-9  # avoid a division by zero
    squeezed = np.exp(-((xx / narrow) ** 2)) * np.exp(-(((yy - forms.fold_at) / forms.fold_long) ** 2))
    half = field(half + squeezed * forms.fold)
    for hole in forms.holes:
        astray = wander * 2
        across, down = (xx - hole.x + astray) / hole.wide, (yy - hole.y + astray) / hole.tall
        emptied = 1.5 * smooth(1.15, 0.8, np.hypot(across, down))
        half = field(half - emptied)
    return half


def fitted(halves: Sequence[Field], share: float, cover: float) -> list[Field]:
    """Move and scale fields together: their ink spans `share` of the card and covers about `cover` of it."""
    once, _ = _fit(halves, share, cover)
    twice, level = _fit(once, share, cover)  # measured again, because scaling changed the size
    return [_framed(field(half - level)) for half in twice]


def _fit(halves: Sequence[Field], share: float, cover: float) -> tuple[list[Field], float]:
    """Return the scaled fields, and the level above which they are ink."""
    together = np.max(np.stack(halves), axis=0)
    level = float(np.clip(np.quantile(together, 1 - cover), -0.22, 0.3))
    rows, columns = np.nonzero(_without_specks(together - level > 0))
    top, bottom, out = (rows.min(), rows.max(), columns.max()) if len(rows) else (0, SIDE, HALF)
    scale = float(np.clip(min(share * HALF / max(out, 1), share * SIDE / max(bottom - top, 1)), 0.5, 1.7))
    place = field([[scale, 0, 0], [0, scale, SIDE / 2 - scale * (top + bottom) / 2]])
    return [_placed(half, place) for half in halves], level


def _placed(half: Field, place: Field) -> Field:
    return field(cv2.warpAffine(half, place, (HALF, SIDE), flags=cv2.INTER_LINEAR, borderValue=(_DRY,)))


def _without_specks(wet: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> Field:
    count, labels, stats, _ = cv2.connectedComponentsWithStats(wet.astype(np.uint8))
    large = [label for label in range(1, count) if stats[label, cv2.CC_STAT_AREA] > 1200]
    return field(np.isin(labels, large))


def _framed(half: Field) -> Field:
    """Remove the ink at the border of the card, along a line that is not straight."""
    yy, xx = (field(plane / SIDE) for plane in grid(SIDE, HALF))
    margin = np.minimum(np.minimum(yy, 1 - yy), 0.5 - xx) + _bent(half) * 0.004
    return field(half - 2.2 * smooth(0.062, 0.034, margin))


def _bent(half: Field) -> Field:
    """Return how far the field itself bends the frame, so that no edge is straight."""
    return field(clamped(blur(half, 9) * 6, -2, 2))


def sprinkled(half: Field, count: int, rng: Chance) -> Field:
    """Return the field with drops scattered around its ink."""
    near = blur(smooth(-0.05, 0.05, half), 60)
    rows, columns = np.nonzero((near > 0.02) & (near < 0.35))
    result = half
    yy, xx = grid(SIDE, HALF)
    for _ in range(count if len(rows) else 0):
        at = int(rng.integers(len(rows)))
        y, x, size = int(rows[at]), int(columns[at]), float(rng.gamma(1.1, 2.2)) + 1.0
        if not (60 < y < SIDE - 60 and x < HALF - 60):
            continue
        window = (slice(y - 30, y + 30), slice(max(0, x - 30), x + 30))
        away = np.hypot((yy[window] - y) * rng.uniform(0.65, 1.4), xx[window] - x)
        result = result.copy() if result is half else result
        result[window] = np.maximum(result[window], clamped((size - away) / 12, -1, 0.25))
    return result


def folded(half: Field, rng: Chance) -> Field:
    """Return the whole blot: the half and its mirror image, displaced by about three pixels in places."""
    whole = np.concatenate([half[:, ::-1], half], axis=1)
    across, down = (clouded(SIDE, SIDE, 150, 2, rng) * 3 for _ in range(2))
    return field(clouded(SIDE, SIDE, 26, 3, rng) * 0.02 + warped(whole, across, down))
