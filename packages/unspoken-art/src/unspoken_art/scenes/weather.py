"""Things in the sky: stars, moons, clouds, mist, rain, beams, birds."""

import numpy as np
import skia

from unspoken_art.canvas.raster import blur, clamped, field, looked_up, ramp, smooth
from unspoken_art.scenes.scene import TALL, WIDE, XX, YY, Kind, Scene, distance, stencil
from unspoken_art.scenes.shapes import Swarm


def stars(scene: Scene, count: float = 260, lowest: float = 60) -> None:
    """Add stars from the top of the card down to `lowest`."""
    path = skia.Path()
    for _ in range(int(count)):
        x, y = scene.rng.random() * WIDE, scene.rng.random() ** 1.3 * TALL * lowest / 100
        path.addCircle(x, y, min(3.6, scene.rng.pareto(2.4) * 0.8 + 0.8))
    layer = scene.add(Kind.FINE, stencil(path), scene.palette.light, 0.02)
    layer.glow = field(layer.mask * 0.8)


def moon(scene: Scene, x: float, y: float, radius: float, bite: float = 0, tint: str = "light") -> None:
    """Add a disc in the sky, its radius in percents of the width; `bite` makes it a crescent."""
    cx, cy, r = x / 100 * WIDE, y / 100 * TALL, radius / 100 * WIDE
    away = distance(cx, cy)
    mask = smooth(r + 1.2, r - 1.2, away)
    seas = smooth(0.1, 0.9, scene.clouded(r * 0.5, 4))[..., None]
    colours = scene.palette.named(tint) * (1 - 0.13 * seas) * (1 - 0.16 * clamped(away / r)[..., None] ** 3)
    if bite:
        mask = mask * smooth(r * 0.9 - 1.5, r * 0.9 + 1.5, np.hypot(XX - cx - r * bite, YY - cy + r * 0.14))
    layer = scene.add(Kind.DISC, mask, colours, 0.05)
    layer.glow = field(layer.mask * 0.55)


def clouds(scene: Scene, y: float, thick: float, depth: float = 0.2, more: float = 0) -> None:
    """Add a bank of clouds, lit from the side of the light."""
    rough = scene.clouded(240, 6, 0.52)
    shape = 1 - np.abs(rough) * 0.9
    shape = blur(shape, 1.5) + 0.35 * rough
    bank = np.exp(-(((YY - y / 100 * TALL) / (thick / 100 * TALL)) ** 2))
    body = shape * 0.55 + bank - 0.92 + more / 100
    lx, ly = scene.light[0] - WIDE / 2, scene.light[1] - y / 100 * TALL
    far = float(np.hypot(lx, ly)) + 1
    behind = looked_up(blur(body, 9), XX + lx / far * 26, YY + ly / far * 26)
    lit = clamped(blur(body, 3) - behind, -0.3, 0.3) / 0.3
    dull = scene.palette.mix(middle=0.5, low=0.5)
    tone = 0.42 + 0.62 * lit + 0.16 * scene.clouded(60, 4)
    scene.add(Kind.CLOUD, smooth(0, 0.055, body), ramp((dull, scene.palette.light), tone), depth)


def heap(scene: Scene, x: float, y: float, size: float, depth: float = 0.3) -> None:
    """Add one heap cloud with a flat base."""
    cx, cy, half = x / 100 * WIDE, y / 100 * TALL, size / 200 * WIDE
    mask, relief = np.zeros((TALL, WIDE), np.float32), np.zeros((TALL, WIDE), np.float32)
    wobble = scene.clouded(40, 4) * half * 0.05
    for _ in range(16):
        u = scene.rng.uniform(-1, 1)
        r = half * (0.2 + 0.3 * (1 - u * u)) * scene.rng.uniform(0.75, 1.15)
        away = np.hypot(XX - cx - u * half * 0.85, YY - cy + r * scene.rng.uniform(0.3, 1.0)) + wobble
        mask = np.maximum(mask, smooth(r + 1.5, r - 1.5, away))
        relief = np.maximum(relief, np.sqrt(clamped(1 - (away / r) ** 2)) * r)
    mask = mask * smooth(2, -2, YY - cy - wobble)
    up = clamped((cy - YY) / (half * 0.9))
    soft = blur(relief, 4)
    edge = clamped((soft - looked_up(soft, XX, YY - 12)) / 12, -1, 1)
    uneven = scene.clouded(50, 3) * 0.05
    rim = 0.5 * edge
    tone = 0.2 + 0.55 * up + rim + uneven
    dull = scene.palette.mix(middle=0.35, horizon=0.65)
    scene.add(Kind.CLOUD, mask, ramp((dull, scene.palette.light), tone), depth)


def mist(scene: Scene, y: float, thick: float, share: float = 0.6, depth: float = 0.5) -> None:
    """Add a band of mist."""
    band = np.exp(-(((YY - y / 100 * TALL) / (thick / 100 * TALL)) ** 2))
    mask = band * (0.65 + 0.35 * clamped(scene.clouded(240, 4), -1, 1)) * share
    scene.add(Kind.MIST, mask, scene.palette.horizon, depth)


def beam(scene: Scene, x: float, y: float, angle: float, spread: float, strength: float = 0.5) -> None:
    """Add a cone of light from a point, in degrees clockwise from the right."""
    dx, dy = XX - x / 100 * WIDE, YY - y / 100 * TALL
    turn = np.arctan2(dy, dx) - np.radians(angle)
    turn = np.arctan2(np.sin(turn), np.cos(turn))
    mask = np.exp(-((turn / np.radians(spread)) ** 2)) * np.exp(-np.hypot(dx, dy) / (0.9 * TALL)) * strength
    scene.add(Kind.BEAM, mask, scene.palette.light, 0.9)


def halo(scene: Scene, x: float, y: float, radius: float, strength: float = 0.6, tint: str = "light") -> None:
    """Add a soft glow round a point."""
    away = distance(x / 100 * WIDE, y / 100 * TALL) / (radius / 100 * WIDE)
    scene.add(Kind.BEAM, np.exp(-(away**1.6)) * strength, scene.palette.named(tint), 0.9)


def fall(
    scene: Scene, count: float, length: float, slant: float, tint: str = "light", rise: float = 0
) -> None:
    """Add rain (`length` from 6) or snow (shorter) over the whole card."""
    path = skia.Path()
    for _ in range(int(count)):
        x, y = scene.rng.random() * WIDE * 1.2 - WIDE * 0.1, scene.rng.random() * TALL
        if length < 6:
            path.addCircle(x, y, scene.rng.uniform(0.5, 1) * length)
        else:
            reach = length * scene.rng.uniform(0.6, 1.3)
            dx, dy = slant * reach, reach * (-1 if rise else 1)
            path.addPoly(
                [skia.Point(x, y), skia.Point(x + dx + 1.2, y + dy), skia.Point(x + dx - 1.2, y + dy)], True
            )
    scene.add(Kind.FINE, stencil(path) * 0.8, scene.palette.named(tint), 0.85)


def sparks(scene: Scene, swarm: Swarm, size: float = 4) -> None:
    """Add fireflies, embers or drifting lights."""
    path = skia.Path()
    for _ in range(int(swarm.count)):
        path.addCircle(
            swarm.x / 100 * WIDE + scene.rng.normal() * swarm.spread / 100 * WIDE,
            swarm.y / 100 * TALL + scene.rng.normal() * swarm.spread / 100 * WIDE,
            scene.rng.uniform(0.4, 1) * size,
        )
    layer = scene.add(Kind.FINE, stencil(path), scene.palette.light, 0.9)
    layer.glow = field(layer.mask * 1.6)


def flock(scene: Scene, swarm: Swarm, size: float = 9, tint: str = "dark") -> None:
    """Add distant birds."""
    path = skia.Path()
    for _ in range(int(swarm.count)):
        bx = swarm.x / 100 * WIDE + scene.rng.normal() * swarm.spread / 100 * WIDE
        by = swarm.y / 100 * TALL + scene.rng.normal() * swarm.spread / 200 * TALL
        k, tilt = size * scene.rng.uniform(0.6, 1.3), scene.rng.uniform(-0.3, 0.3)
        wing = np.array(
            [
                [-k, -k * 0.45],
                [-k * 0.45, -k * 0.5],
                [0, 0],
                [k * 0.45, -k * 0.5],
                [k, -k * 0.35],
                [0, k * 0.14],
            ]
        )
        spun = wing @ np.array([[np.cos(tilt), np.sin(tilt)], [-np.sin(tilt), np.cos(tilt)]])
        path.addPoly([skia.Point(bx + float(px), by + float(py)) for px, py in spun], True)
    scene.add(Kind.FINE, stencil(path), scene.palette.named(tint), 0.4)
