"""The picture behind Telepathic's door: a board of glazed tiles."""

import numpy as np
import skia

from unspoken_art.canvas.palette import colour
from unspoken_art.canvas.raster import Field, blur, field, grid, inside, mixed, moved, ramp, smooth, weighted
from unspoken_art.house.textures import DOOR_TALL, DOOR_WIDE

TILES = {
    "sun": ("f2b632", "231b2e"),
    "coral": ("c8401f", "fbf6ea"),
    "sky": ("62b4ec", "231b2e"),
    "ink": ("2c2f6b", "fbf6ea"),
}
BOARD = (
    "sky circle",
    "ink cross",
    "sun moon",
    "coral star",
    "coral circle",
    "sun star",
    "ink moon",
    "sky cross",
    "sun circle",
    "sky star",
    "coral cross",
    "ink circle",
)


def _glyph(name: str, centre_x: float, centre_y: float, size: float) -> skia.Path:
    path = skia.Path()
    if name == "circle":
        path.addCircle(centre_x, centre_y, size)
    elif name == "cross":
        path.addRoundRect(
            skia.Rect.MakeLTRB(
                centre_x - size, centre_y - size * 0.36, centre_x + size, centre_y + size * 0.36
            ),
            4,
            4,
        )
        path.addRoundRect(
            skia.Rect.MakeLTRB(
                centre_x - size * 0.36, centre_y - size, centre_x + size * 0.36, centre_y + size
            ),
            4,
            4,
        )
    elif name == "star":
        for point in range(10):
            radius, angle = size * (1.12 if point % 2 == 0 else 0.5), point * np.pi / 5 - np.pi / 2
            x, y = centre_x + radius * np.cos(angle), centre_y + radius * np.sin(angle)
            _ = path.moveTo(x, y) if point == 0 else path.lineTo(x, y)
        path.close()
    else:
        whole, bite = skia.Path(), skia.Path()
        whole.addCircle(centre_x, centre_y, size)
        bite.addCircle(centre_x + size * 0.5, centre_y - size * 0.25, size * 0.82)
        path = skia.Op(whole, bite, skia.PathOp.kDifference_PathOp)
    return path


def drawn(path: skia.Path, tall: int, wide: int) -> Field:
    """Return a mask of a path."""
    surface = skia.Surface(wide, tall)
    surface.getCanvas().drawPath(path, skia.Paint(AntiAlias=True, Color=0xFFFFFFFF))
    return field(field(surface.toarray()[..., 3]) / 255)


def _pattern(name: str, x: Field, y: Field) -> Field:
    """Return the fine relief that identifies a tile's colour for people who do not see colours."""
    if name == "sun":
        return field(np.sin(np.arctan2(y, x) * 18))
    if name == "coral":
        return field(np.cos(x * 0.75) * np.cos(y * 0.75))
    if name == "sky":
        return field(np.sin(weighted(y, 0.8, np.sin(x * 0.35), 1.6)))
    return field(np.sign(np.sin((x + y) * 0.5) * np.sin((x - y) * 0.5)) * 0.7)


def door_tile() -> Field:
    """A board of three by four glazed tiles on pale green."""
    tall, wide = DOOR_TALL, DOOR_WIDE
    yy, xx = grid(tall, wide)
    lamp = np.exp(-(((xx - wide / 2) / 230) ** 2 + ((yy - 150) / 280) ** 2))
    room = ramp((colour("9fbcae"), colour("cfe0d5"), colour("f2f7f0")), 0.2 + 0.75 * lamp)
    room = mixed(room, np.broadcast_to(colour("84a794"), room.shape), smooth(640, 646, yy))
    gap, side, left, top = 11, 84, 75, 214
    board = skia.Path()
    board.addRoundRect(skia.Rect.MakeXYWH(left - 18, top - 18, 310, 405), 14, 14)
    plate = drawn(board, tall, wide)
    room = mixed(room, room * 0.4, moved(blur(plate, 11), 0, 14) * 0.6)
    room = mixed(room, np.broadcast_to(colour("f7f3e8"), room.shape), plate)
    for index, tile in enumerate(BOARD):
        paint, sign = tile.split()
        x, y = left + (index % 3) * (side + gap), top + (index // 3) * (side + gap)
        body = skia.Path()
        body.addRoundRect(skia.Rect.MakeXYWH(x, y, side, side), 10, 10)
        mask = drawn(body, tall, wide)
        ground, ink = TILES[paint]
        relief = _pattern(paint, xx - x - side / 2, yy - y - side / 2) * 0.045
        glaze = np.exp(-(((xx - x - 22) / 34) ** 2 + ((yy - y - 16) / 20) ** 2)) * 0.20
        bevel = np.exp(-inside(mask) / 2.2) * np.sign(side / 2 + y - yy) * 0.22
        glazed = colour(ground) * (1 + relief + bevel)[..., None] + glaze[..., None]
        room = mixed(room, room * 0.5, (1 - mask) * moved(blur(mask, 3), 0, 4) * 0.8)
        room = mixed(room, glazed, mask)
        mark = drawn(_glyph(sign, x + side / 2, y + side / 2, side * 0.28), tall, wide)
        room = mixed(room, np.broadcast_to(colour(ink), room.shape), mark)
    return room
