"""Many copies of one thing, in a ring or scattered."""

import numpy as np

from unspoken_art.scenes.scene import TALL, WIDE, Place, Scene


def _fills(a: str, b: str) -> dict[str, str]:
    return {key: value for key, value in (("a", a), ("b", b)) if value}


def ring(scene: Scene, name: str, x: float, y: float, radius: float, count: float, size: float,
         turn: float = 90, start: float = -90, squash: float = 1, skip: float = 0, depth: float = 0.8,
         a: str = "", b: str = "") -> None:  # fmt: skip
    """Add copies round a point, each rotated with its place; place `skip`, counted from 1, stays empty."""
    places = []
    for index in range(int(count)):
        if index + 1 == skip:
            continue
        angle = start + 360 * index / count
        px = x / 100 * WIDE + radius / 100 * WIDE * np.cos(np.radians(angle))
        py = y / 100 * TALL + radius / 100 * WIDE * np.sin(np.radians(angle)) * squash
        places.append(Place(float(px), float(py), size / 100 * WIDE, angle + turn))
    scene.put(name, places, depth, _fills(a, b))


def strew(scene: Scene, name: str, count: float, size: float, x0: float = 4, y0: float = 4, x1: float = 96,
          y1: float = 96, depth: float = 0.8, a: str = "", b: str = "") -> None:  # fmt: skip
    """Scatter copies at random, none close to another."""
    places: list[Place] = []
    for _ in range(int(count) * 12):
        x, y = scene.rng.uniform(x0, x1) / 100 * WIDE, scene.rng.uniform(y0, y1) / 100 * TALL
        apart = size / 100 * WIDE * 1.1
        turn = float(scene.rng.uniform(-180, 180))
        if len(places) < count and all(np.hypot(x - near.x, y - near.y) > apart for near in places):
            places.append(Place(x, y, size / 100 * WIDE * float(scene.rng.uniform(0.7, 1.2)), turn))
    scene.put(name, places, depth, _fills(a, b))
