"""Layers in front of the scene that frame it: arches, curtains, leaves, windows; also ropes and streams."""

import numpy as np
import skia

from unspoken_art.canvas.raster import clamped, clouded, field, ramp, smooth, weighted
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY, Kind, Place, Scene, cushion, distance, stencil
from unspoken_art.scenes.shapes import Line, Stream


def arch(scene: Scene, margin: float = 7, tint: str = "dark") -> None:
    """Frame the card with an arch."""
    m, top = margin / 100 * WIDE, margin / 100 * WIDE
    hole = skia.Path()
    span = WIDE - 2 * m
    hole.addOval(skia.Rect.MakeLTRB(m, top, WIDE - m, top + span))
    hole.addRect(skia.Rect.MakeLTRB(m, top + span / 2, WIDE - m, TALL - m * 0.6))
    _frame(scene, 1 - stencil(hole), tint)


def porthole(scene: Scene, x: float, y: float, radius: float, tint: str = "dark") -> None:
    """Frame the card with a wall that has a round opening."""
    away = distance(x / 100 * WIDE, y / 100 * TALL)
    _frame(scene, smooth(-1.2, 1.2, away - radius / 100 * WIDE), tint)


def keyhole(scene: Scene, tint: str = "dark") -> None:
    """Frame the card with the shape of a keyhole."""
    hole = skia.Path()
    hole.addCircle(WIDE * 0.5, TALL * 0.36, WIDE * 0.4)
    hole.addPoly(
        [
            skia.Point(WIDE * 0.36, TALL * 0.5),
            skia.Point(WIDE * 0.64, TALL * 0.5),
            skia.Point(WIDE * 0.86, TALL * 0.95),
            skia.Point(WIDE * 0.14, TALL * 0.95),
        ],
        True,
    )
    _frame(scene, 1 - stencil(hole), tint)


def panes(scene: Scene, tint: str = "dark") -> None:
    """Frame the card with a window and its crossbars."""
    whole = skia.Path()
    whole.addRect(skia.Rect.MakeLTRB(0, 0, WIDE, TALL))
    bar, edge = WIDE * 0.022, WIDE * 0.07
    columns, rows = (
        (edge, WIDE / 2 - bar, WIDE / 2 + bar, WIDE - edge),
        (edge, TALL * 0.42, TALL * 0.42 + 2 * bar, TALL - edge * 1.6),
    )
    for left, right in ((columns[0], columns[1]), (columns[2], columns[3])):
        for top, bottom in ((rows[0], rows[1]), (rows[2], rows[3])):
            pane = skia.Path()
            pane.addRect(skia.Rect.MakeLTRB(left, top, right, bottom))
            whole = skia.Op(whole, pane, skia.PathOp.kDifference_PathOp)
    _frame(scene, stencil(whole), tint)


def _frame(scene: Scene, mask: object, tint: str) -> None:
    plane = field(mask)
    colours = scene.palette.named(tint) * (1 + 0.08 * scene.clouded(60, 4))[..., None]
    layer = scene.add(Kind.THING, plane, clamped(colours), 1.0)
    right, down = cushion(plane, 0.12)
    layer.leans = (right, down)


def curtain(scene: Scene, width: float = 22, tint: str = "accent") -> None:
    """Hang heavy curtains on both sides, tied back near the bottom."""
    sway = 1 - 0.35 * np.exp(-(((YY - TALL * 0.7) / (TALL * 0.16)) ** 2))
    edge = width / 100 * WIDE * sway + clouded(1, TALL, 200, 2, scene.rng)[0][:, None] * 4
    from_side = np.minimum(XX, WIDE - 1 - XX)
    mask = smooth(1.5, -1.5, from_side - edge)
    folds = np.sin(weighted(from_side / edge, 17, np.sin(YY / 240), 0.8))
    base = scene.palette.named(tint)
    stops = (field(base * 0.3), field(base * 0.8), field(clamped(base * 1.15 + 0.05)))
    layer = scene.add(Kind.THING, mask, ramp(stops, 0.5 + folds * 0.45), 0.98)
    layer.leans = (field(np.cos(from_side / edge * 17) * 0.4), np.zeros_like(mask))


def leaves(scene: Scene, tint: str = "dark", count: float = 34) -> None:
    """Hang leaves into the card from its corners."""
    dark: list[Place] = []
    pale: list[Place] = []
    for _ in range(int(count)):
        side = scene.rng.random() < 0.5
        along = scene.rng.random() ** 1.6
        low = scene.rng.random() < 0.35
        x = (
            -2 + scene.rng.uniform(0, 14) * (1 - along)
            if side
            else 102 - scene.rng.uniform(0, 14) * (1 - along)
        )
        y = 100 - along * 42 if low else along * 62
        turn = scene.rng.uniform(20, 130) * (1 if side else -1)
        place = Place(x / 100 * WIDE, y / 100 * TALL, scene.rng.uniform(12, 22) / 100 * WIDE, turn)
        (dark if scene.rng.random() < 0.7 else pale).append(place)
    scene.put("leaf", pale, 0.96, {"a": "middle", "b": "dark"})
    scene.put("leaf", dark, 0.97, {"a": tint, "b": "dark"})


def rope(scene: Scene, line: Line, sag: float = 4, width: float = 4, tint: str = "dark") -> None:
    """Draw a rope between two points that sags in the middle."""
    t = np.linspace(0, 1, 50)
    xs, ys = (line.x1 - line.x0) * t + line.x0, (line.y1 - line.y0) * t + line.y0 + sag * 4 * t * (1 - t)
    ahead = np.stack([np.gradient(xs) / 100 * WIDE, np.gradient(ys) / 100 * TALL])
    aside = ahead[::-1] * [[-width / 2], [width / 2]] / np.hypot(*ahead)
    middle = np.stack([xs / 100 * WIDE, ys / 100 * TALL])
    sides = [*(middle + aside).T, *(middle - aside).T[::-1]]
    shape = skia.Path()
    shape.addPoly([skia.Point(float(x), float(y)) for x, y in sides], True)
    scene.add(Kind.LAND, stencil(shape), scene.palette.named(tint), 0.86)


def pour(scene: Scene, stream: Stream, tint: str = "light", splash: float = 3) -> None:
    """Draw a falling stream of water, milk, light or sand."""
    top, bottom = stream.y0 / 100 * TALL, stream.y1 / 100 * TALL
    middle = stream.x / 100 * WIDE + np.sin(YY / 70) * 2
    half = stream.width / 200 * WIDE * (0.8 + 0.5 * smooth(top, bottom, YY))
    inside = smooth(1.5, -1.5, np.abs(XX - middle) - half)
    tall = smooth(-2, 2, YY - top) * smooth(2, -2, YY - bottom)
    strands = np.sin((XX - middle) / half * 9 + scene.clouded(120, 2)) * 0.5 + 0.5
    base = scene.palette.named(tint)
    colours = ramp((field(weighted(base, 0.7, scene.palette.low, 0.3)), base), strands)
    mask = inside * tall
    across, down = (XX - middle) / (half * splash), (YY - bottom) / (half * splash * 0.3)
    upward = down**2
    foam = across**2 + upward
    mask = np.maximum(mask, smooth(1.2, 0.5, scene.clouded(14, 2) * 0.2 + foam) if splash else mask)
    layer = scene.add(Kind.THING, mask, colours, 0.85)
    layer.leans = (np.zeros_like(layer.mask), np.zeros_like(layer.mask))
