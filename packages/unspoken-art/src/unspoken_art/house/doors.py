"""The pictures behind the four games' doors on the home page."""

from pathlib import Path

import numpy as np
import skia

from unspoken_art.canvas.palette import PALETTES, colour
from unspoken_art.canvas.raster import (
    Field,
    blur,
    clamped,
    clouded,
    field,
    grid,
    inside,
    mixed,
    moved,
    ramp,
    resized,
    slope,
    smooth,
    warped,
    weighted,
)
from unspoken_art.house.glazed import door_tile, drawn
from unspoken_art.house.textures import DOOR_TALL, DOOR_WIDE, grain, halved, saved, sky_day, sky_night, wood
from unspoken_art.styles.brush import painted


def _blot(size: int, seed: int) -> Field:
    """A symmetric inkblot on paper."""
    rng = np.random.default_rng(seed)
    half = size // 2
    yy, xx = grid(size, half)
    x, y = xx / size, yy / size
    shape = np.full((size, half), -1.0, np.float32)
    limbs = (
        (0.03, 0.22, 0.10, 0.09),
        (0.13, 0.34, 0.15, 0.12),
        (0.22, 0.25, 0.09, 0.08),
        (0.20, 0.56, 0.13, 0.17),
        (0.05, 0.60, 0.07, 0.10),
        (0.12, 0.78, 0.14, 0.07),
        (0.27, 0.72, 0.07, 0.10),
        (0.02, 0.84, 0.09, 0.05),
        (0.27, 0.44, 0.08, 0.05),
    )
    for cx, cy, rx, ry in limbs:
        shape = np.maximum(shape, 1 - np.hypot((x - cx) / rx, (y - cy) / ry))
    shape = warped(shape, clouded(size, half, 90, 2, rng) * 13, clouded(size, half, 90, 2, rng) * 13)
    shape = clouded(size, half, 60, 5, rng, 0.6) * 0.2 + shape
    whole = np.concatenate([shape[:, ::-1], shape], axis=1)
    whole = warped(whole, clouded(size, size, 150, 2, rng) * 2.5, clouded(size, size, 150, 2, rng) * 2.5)
    core = smooth(-0.02, 0.03, whole)
    pool = clouded(size, half, 70, 5, rng, 0.6)
    tone = np.concatenate([pool[:, ::-1], pool], axis=1)
    depth = core * clamped(1.5 + tone * 0.75 + np.exp(-inside(core) / 4) * 0.8, 0.25, 3.2)
    red = np.exp(-(((x - 0.23) / 0.06) ** 2 + ((y - 0.16) / 0.07) ** 2)) * smooth(-0.3, 0.9, pool)
    reds = np.concatenate([red[:, ::-1], red], axis=1) * 1.5
    page = (1 + clouded(size, size, 4, 2, rng) * 0.012)[..., None] * colour("f3ecdd")
    black, stain = depth[..., None], reds[..., None]
    stained = colour("c64a2c") ** stain
    return field(colour("3a3433") ** black * page * stained)


def door_ink() -> Field:
    """An inkblot in a frame on a clinical wall, a dark red bench below it."""
    tall, wide = DOOR_TALL, DOOR_WIDE
    yy, xx = grid(tall, wide)
    rng = np.random.default_rng(3)
    lamp = np.exp(-(((xx - wide / 2) / 210) ** 2 + ((yy - 150) / 260) ** 2))
    room = ramp((colour("a9b4b3"), colour("dfe4e1"), colour("fafaf6")), 0.25 + 0.7 * lamp)
    floor = smooth(612, 616, yy)
    room = mixed(room, room * colour("c6cecb"), floor)
    room = field((1 + clouded(tall, wide, 3, 2, rng) * 0.006)[..., None] * room)
    size, left, top = 300, (wide - 300) // 2, 176
    frame = smooth(1, -1, np.maximum(np.abs(xx - wide / 2), np.abs(yy - top - size / 2)) - (size / 2 + 9))
    room = mixed(room, room * 0.35, (1 - frame) * moved(blur(frame, 9), 0, 12) * 0.6)
    room = mixed(room, np.broadcast_to(colour("fffdf7"), room.shape), frame)
    room[top : top + size, left : left + size] = _blot(size, 21)
    across, down = np.abs(xx - wide / 2), yy - 596
    seat = smooth(1, -1, np.maximum(across - 92, np.abs(down - 15) - 17))
    legs = smooth(1, -1, np.maximum(np.abs(across - 76) - 7, np.abs(down - 48) - 30))
    shade = np.exp(-((across / 104) ** 4) - ((down - 78) / 11) ** 2)
    room = mixed(room, room * 0.45, shade * 0.8)
    room = mixed(room, np.broadcast_to(colour("3a1512"), room.shape), legs)
    red = ramp((colour("8c2a24"), colour("63191a"), colour("3d0f12")), clamped(down / 34))
    return mixed(room, red, seat)


def puff(centres: list[tuple[float, float, float]], seed: int) -> tuple[Field, Field]:
    """Return the mask and the relief of one piece of cloud, made of discs."""
    rng = np.random.default_rng(seed)
    yy, xx = grid(DOOR_TALL, DOOR_WIDE)
    wob = clouded(DOOR_TALL, DOOR_WIDE, 26, 3, rng) * 1.6
    mask = np.zeros_like(xx)
    relief = np.zeros_like(xx)
    for x, y, r in centres:
        d = np.hypot(xx - x, yy - y) + wob
        mask = np.maximum(mask, smooth(r + 1, r - 1, d))
        relief = np.maximum(relief, np.sqrt(clamped(1 - (d / r) ** 2)) * r)
    return mask, relief


def _between(*discs: tuple[float, float, float]) -> list[tuple[float, float, float]]:
    """Return nine discs interpolated along a bent line, for an ear."""
    at = np.linspace(0, len(discs) - 1, 9)
    rows = [np.interp(at, range(len(discs)), values) for values in zip(*discs, strict=True)]
    return [(float(x), float(y), float(r)) for x, y, r in zip(*rows, strict=True)]


def _cloud_rabbit() -> list[list[tuple[float, float, float]]]:
    """Return the discs of the rabbit's pieces, from back to front: tail, body, two ears, head, paw."""
    return [
        [(372, 452, 34), (392, 470, 24), (358, 474, 24)],
        [
            (214, 446, 58),
            (262, 424, 60),
            (312, 436, 62),
            (346, 476, 52),
            (246, 492, 56),
            (300, 498, 54),
            (196, 486, 40),
        ],
        _between((112, 186, 17), (124, 240, 29), (140, 306, 23)),
        _between((204, 178, 17), (190, 236, 30), (168, 306, 23)),
        [(150, 345, 52), (116, 364, 38), (186, 360, 42), (146, 388, 38), (172, 318, 30), (128, 320, 28)],
        [(170, 528, 26), (206, 534, 32), (248, 538, 34), (288, 538, 28), (322, 542, 20)],
    ]


def door_cloud() -> Field:
    """A day sky, and a rabbit of white cloud pieces in it."""
    yy, xx = grid(DOOR_TALL, DOOR_WIDE)
    picture = resized(sky_day(), DOOR_WIDE, DOOR_TALL)
    sun = np.exp(-((np.hypot(xx - 300, yy - 120) / 70) ** 4))
    picture = mixed(picture, np.broadcast_to(colour("fdf3c4"), picture.shape), sun * 0.5)
    for index, centres in enumerate(_cloud_rabbit()):
        mask, relief = puff(centres, index)
        gx, gy = slope(blur(relief, 3.2))
        up = clamped(0.55 + gy * 0.55 + gx * 0.22)
        crease = np.exp(-inside(mask) / 5) * 0.22
        shades = (colour("9db4cc"), colour("d3dde8"), colour("f8f8f6"), colour("ffffff"))
        white = ramp(shades, clamped(0.2 + up * 0.85 - crease))
        picture = mixed(picture, picture * colour("7f9fc4"), (1 - mask) * moved(blur(mask, 7), 3, 10) * 0.55)
        picture = mixed(picture, white, mask)
    return picture


def _stair(step: int, steps: int) -> tuple[float, float, float]:
    """Return the centre, top and width of one step; step 0 is the nearest."""
    far = step / steps
    return (
        250 + 62 * np.sin(far * 2.5 + 0.1) - 100 * far**1.3,
        700 - 440 * far**0.82,
        225 * (1 - far) ** 1.35 + 16,
    )


def door_dream() -> Field:
    """A stair that rises over clouds into a huge moon, painted."""
    tall, wide = DOOR_TALL, DOOR_WIDE
    palette, rng = PALETTES["night"], np.random.default_rng(7)
    yy, xx = grid(tall, wide)
    stops = (colour("12142e"), colour("2b3157"), colour("35618a"), colour("1b3a5e"), colour("0b1730"))
    picture = ramp(stops, yy / tall + clouded(tall, wide, 160, 3, rng) * 0.03)
    for _ in range(70):
        x, y, size = rng.random() * wide, rng.random() * 330, rng.uniform(0.8, 2.4)
        across, down = (xx - x) ** 2, (yy - y) ** 2
        shine = -(across + down) / size**2
        picture += (np.exp(shine) * 0.8)[..., None] * palette.light
    away = np.hypot(xx - 208, yy - 190)
    picture = mixed(picture, np.broadcast_to(palette.light, picture.shape), np.exp(-away / 95) * 0.55)
    disc = (1 - 0.1 * smooth(0, 1, clouded(tall, wide, 46, 4, rng)))[..., None] * palette.light
    picture = mixed(picture, disc, smooth(112, 109, away))
    for y, thick, z in ((395, 26, 1.0), (450, 20, 0.75), (560, 34, 0.85), (668, 40, 0.7)):
        shape = weighted(clouded(tall, wide, 100, 5, rng), 0.5, np.exp(-(((yy - y) / thick) ** 2)), 1.5)
        lit = clamped(0.55 - (yy - y) / (thick * 1.6))
        cloud = ramp((colour("27466e"), colour("7f97a5"), colour("f2e6bd")), lit * z)
        picture = mixed(picture, cloud, smooth(0, 0.12, shape - 1.05))
    sharp = np.zeros((tall, wide), np.float32)
    steps = 20
    for step in range(steps, -1, -1):
        x, y, span = _stair(step, steps)
        rise = max(3.0, 0.105 * span + 2)
        tread = smooth(1, -1, np.maximum(np.abs(xx - x) - span / 2, np.abs(yy - y) - rise * 0.42))
        riser = smooth(1, -1, np.maximum(np.abs(xx - x) - span / 2, np.abs(yy - y - rise) - rise * 0.75))
        picture = mixed(picture, np.broadcast_to(colour("0b1020"), picture.shape), riser)
        picture = mixed(picture, np.broadcast_to(colour("c9c4a4"), picture.shape), tread)
        sharp = np.maximum(sharp, np.maximum(tread, riser))
    walker = skia.Path()
    walker.addOval(skia.Rect.MakeXYWH(232, 486, 13, 15))
    walker.addPoly([skia.Point(x, y) for x, y in ((233, 502), (244, 502), (251, 540), (226, 542))], True)
    walker.addPoly([skia.Point(x, y) for x, y in ((230, 540), (237, 540), (234, 562), (229, 562))], True)
    walker.addPoly([skia.Point(x, y) for x, y in ((240, 540), (247, 540), (248, 556), (243, 556))], True)
    figure = drawn(walker, tall, wide)
    picture = mixed(picture, np.broadcast_to(colour("0a0c18"), picture.shape), figure)
    return painted(field(clamped(picture)), field(np.maximum(sharp * 0.8, blur(figure, 2))), 5)


def draw_house(page: Path) -> None:
    """Draw the page's textures, each game's door and the sky over Pareidolia into the page's sources."""
    textures, games = page / "ui" / "textures", page / "games"
    doors = {
        "rorschach": door_ink,
        "pareidolia": door_cloud,
        "telepathic": door_tile,
        "dixit": door_dream,
    }
    for folder in (textures, *(games / game for game in doors)):
        folder.mkdir(parents=True, exist_ok=True)
    grain(textures / "grain.webp")
    saved(wood(colour("150c0a"), colour("2a1a16"), colour("43291f"), 2), textures / "wood-dark.webp", 45_000)
    saved(wood(colour("a87b4c"), colour("cfa572"), colour("e8c797"), 4), textures / "wood-light.webp", 45_000)
    saved(sky_day(), games / "pareidolia" / "sky-day.webp", 40_000)
    saved(sky_night(), games / "pareidolia" / "sky-night.webp", 40_000)
    for game, picture in doors.items():
        door = games / game / "door.webp"
        saved(picture(), door, 45_000)
        halved(door, door.with_name("door-small.webp"))
