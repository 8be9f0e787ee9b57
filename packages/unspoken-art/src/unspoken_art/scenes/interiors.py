"""Surfaces: earth in cross-section, boards, cobbles, bricks, tiles; also ledges, and grids of one thing."""

import numpy as np
import skia

from unspoken_art.canvas.raster import Field, clamped, clouded, field, mixed, smooth, weighted
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY, Kind, Place, Scene, distance, stencil
from unspoken_art.scenes.shapes import Board, Box, CopyLook, GridCopies

PLAIN = CopyLook()


def earth(scene: Scene, y: float, tint: str = "5a4030", strata: float = 5, stones: float = 40) -> None:
    """Add earth in cross-section from a line downwards: turf, then ever darker layers with stones."""
    line = y / 100 * TALL - 10 * clouded(1, WIDE, 260, 3, scene.rng, 0.4)[0]
    below = YY - line[None, :]
    deep = clamped(below / (TALL - y / 100 * TALL + 1))
    bands = deep * strata + scene.clouded(260, 3, 0.4) * 0.22
    strips = np.floor(bands) * 2.4
    striped = 0.13 * np.cos(strips)
    shade = 1.12 - 0.62 * deep + striped
    seam = smooth(0.1, 0.0, np.abs(bands - np.round(bands))) * smooth(0.4, 0.6, bands)
    base = scene.palette.named(tint)
    colours = ((1 - 0.3 * seam) * shade + scene.clouded(16, 3) * 0.04)[..., None] * base
    turf = field(smooth(16, 10, below + scene.clouded(9, 2) * 3))
    colours = mixed(field(colours), np.broadcast_to(scene.palette.named("low") * 0.7, colours.shape), turf)
    scene.add(Kind.LAND, smooth(-1, 1, below), clamped(colours), 0.85)
    path = skia.Path()
    for _ in range(int(stones)):
        x, down = (
            scene.rng.random() * WIDE,
            y / 100 * TALL + 50 + scene.rng.random() * (TALL - y / 100 * TALL),
        )
        wide = scene.rng.uniform(3, 13)
        path.addOval(skia.Rect.MakeLTRB(x - wide, down - wide * 0.6, x + wide, down + wide * 0.6))
    if stones:
        scene.add(Kind.LAND, stencil(path), clamped(base * 1.35 + 0.04), 0.86)


def cliff(scene: Scene, x0: float, y: float, x1: float, tint: str = "5a4030") -> None:
    """Add a cliff with a flat top and ragged sides, down to the bottom of the card."""
    left = x0 / 100 * WIDE + clouded(1, TALL, 90, 4, scene.rng)[0][:, None] * 12
    right = x1 / 100 * WIDE + clouded(1, TALL, 90, 4, scene.rng)[0][:, None] * 12
    below = YY - y / 100 * TALL
    columns = scene.clouded(120, 3) * 2.4 + XX / 17
    rows = YY / 31 + scene.clouded(90, 3)
    ribs = weighted(np.sin(columns), 0.13, np.sin(rows), 0.1)
    dim, lit = 0.35 * clamped(below / TALL), 0.3 * smooth(14, 2, below)
    tone = 1.0 + ribs - dim + lit
    mask = smooth(-1, 1, below) * smooth(-1, 1, XX - left) * smooth(1, -1, XX - right)
    scene.add(Kind.LAND, mask, clamped(scene.palette.named(tint) * tone[..., None]), 0.88)


def planks(scene: Scene, y: float = 0, tint: str = "8a6240", boards: float = 7, across: float = 0) -> None:
    """Add boards from a line downwards, seen from above; if `across` is set, they run from left to right."""
    place = (YY / TALL if across else XX / WIDE) * boards
    board, inside = np.floor(place), place - np.floor(place)
    tone = scene.rng.uniform(0.88, 1.1, int(boards) + 2)[clamped(board, 0, boards + 1).astype(int)]
    along = XX if across else YY
    grain = np.sin(weighted(inside, 34, np.sin(along / 130 + board * 1.7), 3) + scene.clouded(90, 2)) * 0.05
    gap = smooth(0.035, 0.0, np.minimum(inside, 1 - inside))
    _laid(scene, y, tint, field((tone + grain) * (1 - 0.55 * gap)))


def cobbles(scene: Scene, y: float = 0, tint: str = "7d8088", size: float = 9) -> None:
    """Add cobblestones from a line downwards, seen from above."""
    cell = size / 100 * WIDE
    row = np.floor(YY / (cell * 0.8))
    shift = weighted(row, 0.5, np.sin(row * 12.9), 0.12)
    column = np.floor(XX / cell + shift)
    u, v = XX / cell + shift - column - 0.5, YY / (cell * 0.8) - row - 0.5
    edge = (np.abs(u) * 2.1) ** 3 + (np.abs(v) * 2.1) ** 3 + scene.clouded(12, 2) * 0.06
    tone = 0.92 + 0.16 * np.sin(weighted(column, 7.3, row, 3.1))
    _laid(scene, y, tint, field(tone * (1.12 - 0.3 * v) * (1 - 0.6 * smooth(0.55, 1.0, edge))))


def bricks(scene: Scene, y: float = 101, tint: str = "8a4f3a", rows: float = 26) -> None:
    """Add a brick wall down to a line."""
    tall = TALL / rows
    row = np.floor(YY / tall)
    place = XX / (tall * 2.3) + (row % 2) * 0.5
    column = np.floor(place)
    u, v = place - column, YY / tall - row
    joint = np.maximum(smooth(0.04, 0.0, np.minimum(u, 1 - u)), smooth(0.1, 0.0, np.minimum(v, 1 - v)))
    tone = 0.95 + 0.13 * np.sin(weighted(column, 5.7, row, 9.1)) + scene.clouded(8, 2) * 0.03
    _laid(scene, 0, tint, field(tone + joint * 0.22), y)


def tiles(scene: Scene, y: float = 101, tint: str = "c9d4d4", rows: float = 12) -> None:
    """Add kitchen tiles down to a line."""
    tall = TALL / rows
    u, v = XX / tall % 1, YY / tall % 1
    joint = smooth(0.05, 0.0, np.minimum(np.minimum(u, 1 - u), np.minimum(v, 1 - v)))
    tone = 1 + 0.05 * np.sin(weighted(np.floor(XX / tall), 4.1, np.floor(YY / tall), 7.7)) + (0.5 - v) * 0.05
    _laid(scene, 0, tint, field(tone * (1 - 0.3 * joint)), y)


def _laid(scene: Scene, top: float, tint: str, tone: Field, bottom: float = 101) -> None:
    """Add a surface of one colour between two horizontal lines, brighter near the light."""
    away = distance(*scene.light)
    near = 0.72 + 0.5 * np.exp(-away / (WIDE * 0.7))
    colours = scene.palette.named(tint) * (tone * near)[..., None]
    mask = smooth(-1, 1, YY - top / 100 * TALL) * smooth(1, -1, YY - bottom / 100 * TALL)
    scene.add(Kind.LAND, mask, clamped(colours), 0.8)


def ledge(scene: Scene, board: Board, tint: str = "8a6240", depth: float = 0.85) -> None:
    """Add the edge of a board, sill or table, with its upper part lit."""
    left, right = board.x0 / 100 * WIDE, board.x1 / 100 * WIDE
    top, foot = board.y / 100 * TALL, (board.y + board.thick) / 100 * TALL
    shape = skia.Path()
    shape.addRect(skia.Rect.MakeLTRB(left, top, right, foot))
    down = clamped((YY - top) / (foot - top))
    tone = np.where(down < 0.3, 1.25, 0.9 - 0.35 * down) + scene.clouded(40, 3) * 0.03
    colours = scene.palette.named(tint) * tone[..., None]
    scene.add(Kind.LAND, stencil(shape), clamped(colours), depth)


def grid(scene: Scene, name: str, box: Box, copies: GridCopies, look: CopyLook = PLAIN) -> None:
    """Add copies of one thing in columns and rows."""
    places = []
    for index in range(int(copies.columns * copies.rows)):
        row, column = divmod(index, int(copies.columns))
        x = box.x0 + (box.x1 - box.x0) * (column / max(copies.columns - 1, 1))
        y = box.y0 + (box.y1 - box.y0) * (row / max(copies.rows - 1, 1))
        turn = look.rot + scene.rng.uniform(-1, 1) * look.wild
        if index != copies.without:
            places.append(Place(x / 100 * WIDE, y / 100 * TALL, copies.size / 100 * WIDE, turn))
    scene.put(name, places, look.depth, {"a": look.tint} if look.tint else {})
