"""Grounds: seas, hills, mountains, floors, walls, stairs, paths, rows of things, grass."""

import numpy as np
import skia

from unspoken_art.canvas.raster import blended, clamped, clouded, field, mixed, ramp, smooth, weighted
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY, Kind, Place, Scene, distance, stencil
from unspoken_art.scenes.shapes import Flight, Line, RowCopies


def sea(scene: Scene, y: float, calm: float = 1.0, tint: str = "middle") -> None:
    """Add water from a line downwards, which mirrors everything above it."""
    layer = scene.add(Kind.SEA, smooth(-1, 1, YY - y / 100 * TALL), scene.palette.named(tint), 0.6)
    layer.water, layer.calm = y / 100 * TALL, calm


def mountains(scene: Scene, rows: float, height: float, base: float = 0, snow: float = 0) -> None:
    """Add mountain ranges, each nearer and lower than the previous one."""
    foot = base / 100 * TALL if base else scene.horizon
    side = -1.0 if scene.light[0] > WIDE / 2 else 1.0
    for row in range(int(rows)):
        near = row / max(rows - 1, 1)
        crest = clouded(1, WIDE, 260 * (1 - 0.3 * near), 6, scene.rng)[0]
        line = foot - height / 100 * TALL * (1 - 0.62 * near) * (0.65 + 0.35 * crest) + near * 20
        below = YY - line[None, :]
        tilt = np.convolve(np.gradient(line), np.ones(9) / 9, mode="same")
        rough = scene.clouded(80, 5, 0.6)
        lit = clamped(0.5 + side * tilt[None, :] * 0.45 + 0.25 * rough)
        dark = scene.palette.mix(dark=0.5, middle=0.5)
        pale = scene.palette.mix(low=0.6, horizon=0.4)
        colours = ramp((dark, pale), lit * 0.75)
        if snow:
            cap = smooth(0.09 * TALL, 0, below + rough * 24) * smooth(0.3, 0.6, lit)
            colours = mixed(colours, np.broadcast_to(scene.palette.light, colours.shape), cap)
        if row < rows - 1:
            haze = 0.5 * smooth(0, 0.25 * TALL, below)
            colours = mixed(colours, np.broadcast_to(scene.palette.horizon, colours.shape), haze)
        scene.add(Kind.LAND, smooth(-1, 1, below), colours, 0.15 + 0.35 * near)


def hills(
    scene: Scene, y: float, swell: float = 4, tint: str = "", depth: float = 0.7, furrows: float = 1
) -> None:
    """Add rolling ground from a line downwards."""
    crest = clouded(1, WIDE, 420, 3, scene.rng, 0.4)[0]
    below = YY - (y / 100 * TALL - swell / 100 * TALL * crest)[None, :]
    ground = scene.palette.mix(dark=0.4, middle=0.6) if not tint else scene.palette.named(tint)
    lit = (clamped(np.exp(-below / 80)) * 0.5)[..., None]
    grain = scene.clouded(70, 4) * 0.10
    if furrows:
        fan = (XX - WIDE / 2) / (np.maximum(below, 2) + 90)
        grain = grain + np.sin(weighted(fan, 26, scene.clouded(200, 2), 1.2)) * 0.07 * smooth(0, 60, below)
    colours = (1 + grain[..., None]) * blended(ground, weighted(scene.palette.horizon, 0.5, ground, 0.5), lit)
    scene.add(Kind.LAND, smooth(-1, 1, below), clamped(colours), depth)


def floor(scene: Scene, y: float, tint: str = "light", other: str = "dark", tiles: float = 9) -> None:
    """Add a chequered floor that recedes to a horizontal line."""
    line = y / 100 * TALL
    below = np.maximum(YY - line, 0.5)
    across, along = (XX - WIDE / 2) / below, (TALL - line) / below
    chequer = np.sign(np.sin(across * tiles / 2 * np.pi / 1.4) * np.sin(along * tiles / 4 * np.pi))
    chequer = chequer * smooth(2, 40, below)
    pale, deep = scene.palette.named(tint), scene.palette.named(other)
    colours = ramp(
        (field(weighted(deep, 0.75, pale, 0.25)), field(weighted(pale, 0.7, deep, 0.3))), 0.5 + chequer * 0.5
    )
    uneven = scene.clouded(60, 3) * 0.03
    shade = (0.75 + 0.25 * smooth(0, TALL * 0.3, below) + uneven)[..., None]
    scene.add(Kind.LAND, smooth(-1, 1, YY - line), clamped(colours * shade), 0.75)


def wall(scene: Scene, y: float, tint: str = "low", stripes: float = 0) -> None:
    """Add a room's wall down to a line, with a skirting board and optional wallpaper stripes."""
    line = y / 100 * TALL
    away = distance(*scene.light)
    near = (np.exp(-away / (WIDE * 0.6)) * 0.55)[..., None]
    base = scene.palette.named(tint)
    colours = base * (0.55 + near) + scene.palette.light * near * 0.35
    if stripes:
        colours = (1 + 0.09 * np.sign(np.sin(XX / WIDE * np.pi * stripes * 2)))[..., None] * colours
    colours = (1 + scene.clouded(50, 4) * 0.04)[..., None] * colours
    skirt = smooth(-2, 2, YY - line + 30)[..., None]
    colours = blended(colours, weighted(base, 0.35, scene.palette.dark, 0.3), skirt)
    scene.add(Kind.LAND, smooth(1, -1, YY - line), clamped(colours), 0.3)


def stairs(scene: Scene, flight: Flight, steps: float = 18, bend: float = 10, tint: str = "horizon") -> None:
    """Add stairs that rise into the distance and sway sideways by `bend`."""
    treads, risers = skia.Path(), skia.Path()
    for step in range(int(steps), -1, -1):
        far = step / steps
        x = (flight.x0 + (flight.x1 - flight.x0) * far + bend * np.sin(far * 4.2)) / 100 * WIDE
        y = (flight.y0 + (flight.y1 - flight.y0) * far**0.86) / 100 * TALL
        half = (flight.w0 + (flight.w1 - flight.w0) * far**0.8) / 200 * WIDE
        rise = max(3.0, abs(flight.y0 - flight.y1) / 100 * TALL / steps * (1.25 - 0.6 * far))
        risers.addRect(skia.Rect.MakeLTRB(x - half, y, x + half, y + rise * 1.15))
        treads.addPoly(
            [
                skia.Point(x - half, y),
                skia.Point(x + half, y),
                skia.Point(x + half * 0.96, y - rise * 0.36),
                skia.Point(x - half * 0.96, y - rise * 0.36),
            ],
            True,
        )
    stone = scene.palette.named(tint)
    scene.add(Kind.LAND, stencil(risers), field(weighted(scene.palette.dark, 0.7, stone, 0.3)), 0.8)
    scene.add(Kind.LAND, stencil(treads), field(weighted(stone, 0.85, scene.palette.light, 0.15)), 0.82)


def path(scene: Scene, line: Line, width: float = 30, tint: str = "horizon", bend: float = 12) -> None:
    """Add a path that winds into the distance."""
    left, right = [], []
    for t in np.linspace(0, 1, 60):
        x = line.x0 + (line.x1 - line.x0) * t + bend * np.sin(t * 7) * (1 - t)
        y = line.y0 + (line.y1 - line.y0) * t**0.7
        half = width / 2 * (1 - t) ** 1.5 + 0.5
        left.append(skia.Point((x - half) / 100 * WIDE, y / 100 * TALL))
        right.append(skia.Point((x + half) / 100 * WIDE, y / 100 * TALL))
    shape = skia.Path()
    shape.addPoly(left + right[::-1], True)
    colours = scene.palette.named(tint) * (0.9 + 0.08 * scene.clouded(30, 3))[..., None]
    scene.add(Kind.LAND, stencil(shape), clamped(colours), 0.75)


def row(
    scene: Scene, name: str, copies: RowCopies, depth: float = 0.5, tint: str = "", gap: float = 0
) -> None:
    """Add copies of one thing side by side; `gap` leaves the middle open."""
    places = []
    for index in range(int(copies.count)):
        x = (index + 0.5) / copies.count * 110 - 5 + scene.rng.uniform(-3, 3)
        scale = copies.size * scene.rng.uniform(0.7, 1.25)
        flip = bool(scene.rng.random() < 0.5)
        foot = copies.y + scene.rng.uniform(-1, 1)
        if gap and abs(x - 50) < gap:
            continue
        places.append(Place(x / 100 * WIDE, foot / 100 * TALL, scale / 100 * WIDE, 0, flip))
    places.sort(key=lambda place: place.y)
    scene.put(name, places, depth, {"a": tint} if tint else {})


def grass(scene: Scene, y: float, height: float = 6, tint: str = "dark", blades: float = 160) -> None:
    """Add blades of grass in the foreground."""
    shape = skia.Path()
    shape.addRect(skia.Rect.MakeLTRB(0, (y + 1) / 100 * TALL, WIDE, TALL))
    for _ in range(int(blades)):
        x, tall = scene.rng.uniform(-10, WIDE + 10), height / 100 * TALL * scene.rng.uniform(0.4, 1.2)
        foot, lean, half = (y + 1.5) / 100 * TALL, scene.rng.normal() * 14, scene.rng.uniform(2, 4.5)
        shape.addPoly(
            [skia.Point(x - half, foot), skia.Point(x + lean, foot - tall), skia.Point(x + half, foot)], True
        )
    scene.add(Kind.LAND, stencil(shape), scene.palette.named(tint), 0.95)
