"""A card before it is rendered: a stack of layers, from back to front, with one light."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cached_property

import numpy as np
import skia

from unspoken_art.canvas import raster
from unspoken_art.canvas.palette import PALETTES, Palette
from unspoken_art.canvas.pen import THINGS, Part, Thing
from unspoken_art.canvas.raster import (
    Chance,
    Field,
    blended,
    blur,
    clamped,
    clouded,
    grid,
    inside,
    ramp,
    slope,
    smooth,
    weighted,
)

TALL, WIDE = 1080, 720
YY, XX = grid(TALL, WIDE)


def distance(x: float, y: float) -> Field:
    """Return the distance of each pixel from a point."""
    right, down = XX - x, YY - y
    away: Field = np.hypot(right, down)
    return away


def inset_of_pixels() -> Field:
    """Return the distance of each pixel from the nearest edge of the card."""
    to_right, to_foot = WIDE - 1 - XX, TALL - 1 - YY
    aside, above = np.minimum(XX, to_right), np.minimum(YY, to_foot)
    return np.minimum(aside, above)


def facing(right: Field, down: Field) -> Field:
    """Return how far a shape that leans to the right and downwards faces the viewer."""
    across, along = right * right, down * down
    straight = 1 - across - along
    return np.sqrt(clamped(straight))


class Kind(Enum):
    """What a layer shows; styles render each kind differently."""

    SKY = auto()
    DISC = auto()
    CLOUD = auto()
    LAND = auto()
    SEA = auto()
    THING = auto()
    FINE = auto()
    SHADE = auto()
    MIST = auto()
    BEAM = auto()


@dataclass
class Layer:
    """A mask and its colours at some depth (0 far, 1 near)."""

    kind: Kind
    mask: Field
    colours: Field
    depth: float
    leans: tuple[Field, Field] | None = None
    glow: Field | None = None
    water: float | None = None
    calm: float = 1.0
    name: str = ""
    """The thing's name, if the layer shows exactly one thing."""


@dataclass(frozen=True)
class Place:
    """Where a thing stands, in pixels; `size` is the length of a hundred of its units."""

    x: float
    y: float
    size: float
    turn: float = 0.0
    flip: bool = False

    def matrix(self) -> skia.Matrix:
        """Return the transformation from the thing's units to the card's pixels."""
        move = skia.Matrix().setTranslate(self.x, self.y)
        scale = self.size / 100
        move.preRotate(self.turn)
        move.preScale(-scale if self.flip else scale, scale)
        return move


def stencil(path: skia.Path) -> Field:
    """Return a mask of a path on the card."""
    surface = skia.Surface(WIDE, TALL)
    surface.getCanvas().drawPath(path, skia.Paint(AntiAlias=True, Color=0xFFFFFFFF))
    return raster.field(raster.field(surface.toarray()[..., 3]) / 255)


def cushion(mask: Field, round: float) -> tuple[Field, Field]:
    """Return how a bulging shape leans to the right and downwards (the x and y of its normals)."""
    deep = inside(mask)
    radius = max(3.0, float(deep.max()))
    height = np.sqrt(clamped(1 - (1 - clamped(deep / radius)) ** 2)) * radius * round
    gx, gy = slope(blur(height, max(1.0, radius * 0.06)))
    gx_squared, gy_squared = gx * gx, gy * gy
    steep = 1 + gx_squared + gy_squared
    flat = 1 / np.sqrt(steep)
    return raster.field(-gx * flat), raster.field(-gy * flat)


@dataclass
class Scene:
    """One card's layers, light and random numbers."""

    palette: Palette
    light: tuple[float, float]
    horizon: float
    seed: int
    layers: list[Layer] = field(default_factory=list)
    rng: Chance = field(init=False)

    def __post_init__(self) -> None:
        self.rng = np.random.default_rng(self.seed)
        self._sky()

    @cached_property
    def mottle(self) -> Field:
        """The noise that makes the colours of all things uneven."""
        return clouded(TALL, WIDE, 70, 4, np.random.default_rng(self.seed))

    def clouded(self, cell: float, octaves: int, gain: float = 0.5) -> Field:
        """Return noise over the whole card."""
        return clouded(TALL, WIDE, cell, octaves, self.rng, gain)

    def add(self, kind: Kind, mask: object, colours: object, depth: float) -> Layer:
        """Add a layer in front of the others."""
        spread = np.broadcast_to(raster.field(colours), (TALL, WIDE, 3))
        layer = Layer(kind, raster.field(clamped(raster.field(mask))), raster.field(spread), depth)
        self.layers.append(layer)
        return layer

    def _sky(self) -> None:
        colours = ramp(self.palette.sky, YY / self.horizon + self.clouded(300, 4) * 0.05)
        away = distance(*self.light)
        near = (0.5 * np.exp(-away / (WIDE * 0.42)))[..., None]
        colours = blended(colours, self.palette.light, near)
        self.add(Kind.SKY, np.ones((TALL, WIDE)), colours, 0)

    def put(self, what: str | Thing, places: Sequence[Place], depth: float, fills: dict[str, str],
            pattern: str = "", grounded: bool = False) -> Layer:  # fmt: skip
        """Add a thing in one or several places at one depth; each of its parts is shaded separately."""
        thing = THINGS[what] if isinstance(what, str) else what
        known = {**thing.fills, **fills}
        whole, glow, right, down = (np.zeros((TALL, WIDE), np.float32) for _ in range(4))
        colours = np.zeros((TALL, WIDE, 3), np.float32)
        for matrix in (place.matrix() for place in places):
            for part in thing.parts():
                found = self._stencil(part, matrix)
                if found is None:
                    continue
                cut, box = found
                lean_x, lean_y = cushion(cut, part.round)
                tint = self.palette.named(known.get(part.fill, part.fill))
                colours[box] = blended(colours[box], tint, cut[..., None])
                right[box], down[box] = (
                    blended(right[box], lean_x, cut),
                    blended(down[box], lean_y, cut),
                )
                glow[box] = blended(glow[box], part.glow, cut)
                shared = whole[box] * cut
                whole[box] = whole[box] + cut - shared
        colours /= np.maximum(whole, 0.02)[..., None]
        if pattern:
            colours = self._filled(pattern, colours)
            right, down = right * 0.5, down * 0.5
        if grounded:
            self._shadow(whole, depth)
        layer = self.add(Kind.THING, whole, clamped(colours), depth)
        layer.leans, layer.glow = (right, down), glow if glow.max() > 0 else None
        layer.name = thing.name if len(places) == 1 else ""
        return layer

    def _stencil(self, part: Part, matrix: skia.Matrix) -> tuple[Field, tuple[slice, slice]] | None:
        """Return a part's mask and its bounding box on the card; None if it is off the card."""
        path = skia.Path(part.path)
        path.transform(matrix)
        bounds, pad = path.getBounds(), 5
        left, right = max(0, int(bounds.left()) - pad), min(WIDE, int(bounds.right()) + pad)
        top, bottom = max(0, int(bounds.top()) - pad), min(TALL, int(bounds.bottom()) + pad)
        if left >= right or top >= bottom:
            return None
        surface = skia.Surface(right - left, bottom - top)
        canvas = surface.getCanvas()
        canvas.translate(-left, -top)
        canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=0xFFFFFFFF))
        mask = raster.field(raster.field(surface.toarray()[..., 3]) / 255)
        return mask, (slice(top, bottom), slice(left, right))

    def _filled(self, pattern: str, colours: Field) -> Field:
        """Return the colours of a thing filled with a pattern: stars, sea, sky or glass."""
        if pattern == "stars":
            stops = [raster.field(self.palette.top * k) for k in (0.35, 0.6, 0.9)]
            night = ramp(stops, 0.4 + self.clouded(140, 4) * 0.25)
            dots = smooth(2.3, 2.9, self.clouded(4, 1)) + smooth(2.2, 2.7, self.clouded(9, 1))
            haze = smooth(0.6, 1.8, self.clouded(110, 4))[..., None] * 0.35
            night = blended(night, self.palette.low, haze)
            return raster.field(clamped(clamped(dots)[..., None] * self.palette.light + night))
        if pattern == "sea":
            waves = weighted(np.sin(YY / 9 + self.clouded(90, 2) * 2.2), 0.5, self.clouded(60, 3), 0.3)
            return ramp(
                (self.palette.top, self.palette.middle, self.palette.low, self.palette.light),
                0.4 + waves * 0.3,
            )
        if pattern == "sky":
            puffs = smooth(0.2, 0.9, self.clouded(120, 5))
            sky = ramp((raster.field([0.36, 0.6, 0.8]), raster.field([0.72, 0.86, 0.9])), YY / TALL)
            return raster.field(
                (1 - puffs[..., None]) * sky + puffs[..., None] * np.array([1, 0.98, 0.94], np.float32)
            )
        if pattern == "glass":
            below = self.layers[0].colours
            return raster.field(weighted(colours, 0.45, below, 0.55))
        raise ValueError(f"unknown pattern: {pattern}")

    def _shadow(self, mask: Field, depth: float) -> None:
        rows, columns = np.nonzero(mask > 0.5)
        if not len(rows):
            return
        foot, half = float(rows.max()), float(columns.max() - columns.min()) / 2
        middle = float(columns.max() + columns.min()) / 2
        aside = np.sign(middle - self.light[0]) * half * 0.3
        shape = ((XX - middle - aside) / (half * 1.05 + 4)) ** 2 + ((YY - foot + 2) / (half * 0.15 + 5)) ** 2
        self.add(Kind.SHADE, np.exp(-shape) * 0.62, self.palette.dark, depth)


def empty_scene(palette: str, light: tuple[float, float], horizon: float, seed: int) -> Scene:
    """Return a scene with only a sky; light and horizon are shares of the card."""
    return Scene(PALETTES[palette], (light[0] * WIDE, light[1] * TALL), horizon * TALL, seed)
