"""Shapes to look down on or into: pools, whirlpools, caves, flat rectangles."""

import numpy as np
import skia

from unspoken_art.canvas.raster import blended, clamped, field, mixed, ramp, smooth, weighted
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY, Kind, Scene, distance, stencil
from unspoken_art.scenes.shapes import Box, Circle, Oval, Tints

CAVE_MOUTH = Oval(50, 48, 70, 90)
WATERS = Tints("low", "top")


def pool(scene: Scene, oval: Oval, tint: str = "middle", edge: str = "", depth: float = 0.7) -> None:
    """Add an ellipse of one colour, paler or darker towards its edge: a pond, a table, a hole."""
    across = (XX - oval.x / 100 * WIDE) / (oval.wide / 200 * WIDE)
    down = (YY - oval.y / 100 * TALL) / ((oval.tall or oval.wide) / 200 * WIDE)
    away = np.hypot(across, down)
    base = scene.palette.named(tint)
    rim = scene.palette.named(edge) if edge else field(base * 0.7)
    colours = ramp((base, base, rim), away + scene.clouded(80, 3) * 0.04)
    scene.add(Kind.LAND, smooth(1.006, 0.994, away), clamped(colours), depth)


def whirl(scene: Scene, circle: Circle, turns: float = 5, tints: Tints = WATERS, squash: float = 1,
          depth: float = 0.4) -> None:  # fmt: skip
    """Add a whirlpool round a point, seen from above."""
    dx, dy = XX - circle.x / 100 * WIDE, (YY - circle.y / 100 * TALL) / squash
    away = np.hypot(dx, dy) / (circle.radius / 100 * WIDE)
    turn = np.arctan2(dy, dx) + turns * 2.6 * np.log(away + 0.08)
    bands = np.sin(weighted(turn, 3, scene.clouded(120, 3), 0.7)) * 0.5 + 0.5
    foam = smooth(0.9, 0.99, bands + scene.clouded(18, 2) * 0.05)
    deep, pale = scene.palette.named(tints.other), scene.palette.named(tints.tint)
    tone = weighted(bands, 0.75, smooth(0, 1, away), 0.25)
    colours = ramp((field(deep * 0.6), deep, pale), tone * smooth(-0.1, 0.5, away))
    colours = mixed(
        colours, np.broadcast_to(scene.palette.light, colours.shape), foam * 0.7 * smooth(0.1, 0.4, away)
    )
    scene.add(Kind.LAND, smooth(1.01, 0.99, away), clamped(colours), depth)


def cave(scene: Scene, opening: Oval = CAVE_MOUTH, tint: str = "dark", teeth: float = 9) -> None:
    """Frame the card with a cave's ragged opening, with hanging and standing stones like teeth."""
    across = (XX - opening.x / 100 * WIDE) / (opening.wide / 200 * WIDE)
    down = (YY - opening.y / 100 * TALL) / (opening.tall / 200 * WIDE)
    away = np.hypot(across, down) + scene.clouded(120, 4) * 0.045
    mask = smooth(0.99, 1.01, away)
    spikes = skia.Path()
    for index in range(int(teeth)):
        u = (index + 0.5) / teeth * 2 - 1
        bow = np.sqrt(max(0.0, 1 - u * u)) * opening.tall / 200 * WIDE
        cx, half = (opening.x / 100 + u * opening.wide / 200) * WIDE, opening.wide / 200 * WIDE / teeth * 0.92
        for side in (-1, 1):
            root = opening.y / 100 * TALL + side * (bow + 30)
            tip = root - side * (30 + bow * scene.rng.uniform(0.2, 0.5) * (1.2 if side < 0 else 0.8))
            corners = ((cx - half, root), (cx - half * 0.4, (root + tip) / 2), (cx + half * 0.2, tip),
                       (cx + half * 0.5, (root + tip) / 2), (cx + half, root))  # fmt: skip
            spikes.addPoly([skia.Point(float(px), float(py)) for px, py in corners], True)
    mask = np.maximum(mask, stencil(spikes))
    base = scene.palette.named(tint)
    rim = (smooth(1.25, 1.0, away) * 0.35)[..., None]
    colours = blended((1 + 0.14 * scene.clouded(50, 4))[..., None] * base, scene.palette.middle, rim)
    scene.add(Kind.LAND, mask, clamped(colours), 0.96)


def flat(scene: Scene, box: Box, tint: str = "light", depth: float = 0.75) -> None:
    """Add a plain rectangle: the back of a case, a sheet, a shaft."""
    left, right = box.x0 / 100 * WIDE, box.x1 / 100 * WIDE
    top, bottom = box.y0 / 100 * TALL, box.y1 / 100 * TALL
    mask = smooth(-1, 1, XX - left) * smooth(1, -1, XX - right)
    mask = mask * smooth(-1, 1, YY - top) * smooth(1, -1, YY - bottom)
    away = distance(*scene.light)
    tone = 0.8 + 0.3 * np.exp(-away / WIDE) + scene.clouded(70, 3) * 0.03
    scene.add(Kind.LAND, mask, clamped(scene.palette.named(tint) * tone[..., None]), depth)
