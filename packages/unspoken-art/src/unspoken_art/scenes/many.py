"""Many copies of one thing, in a ring or scattered."""

import numpy as np

from unspoken_art.scenes.scene import TALL, WIDE, Place, Scene
from unspoken_art.scenes.shapes import Box, Circle, Copies, Fills, RingCopies

OWN_FILLS = Fills()
INSIDE_MARGIN = Box(4, 4, 96, 96)


def ring(scene: Scene, name: str, circle: Circle, copies: RingCopies, depth: float = 0.8,
         fills: Fills = OWN_FILLS) -> None:  # fmt: skip
    """Add copies round a point, each rotated with its place."""
    places = []
    for index in range(int(copies.count)):
        if index + 1 == copies.skip:
            continue
        angle = copies.start + 360 * index / copies.count
        px = circle.x / 100 * WIDE + circle.radius / 100 * WIDE * np.cos(np.radians(angle))
        py = circle.y / 100 * TALL + circle.radius / 100 * WIDE * np.sin(np.radians(angle)) * copies.squash
        places.append(Place(float(px), float(py), copies.size / 100 * WIDE, angle + copies.turn))
    scene.put(name, places, depth, fills.given())


def strew(scene: Scene, name: str, copies: Copies, box: Box = INSIDE_MARGIN, depth: float = 0.8,
          fills: Fills = OWN_FILLS) -> None:  # fmt: skip
    """Scatter copies at random, none close to another."""
    places: list[Place] = []
    for _ in range(int(copies.count) * 12):
        x, y = scene.rng.uniform(box.x0, box.x1) / 100 * WIDE, scene.rng.uniform(box.y0, box.y1) / 100 * TALL
        apart = copies.size / 100 * WIDE * 1.1
        turn = float(scene.rng.uniform(-180, 180))
        if len(places) < copies.count and all(np.hypot(x - near.x, y - near.y) > apart for near in places):
            places.append(Place(x, y, copies.size / 100 * WIDE * float(scene.rng.uniform(0.7, 1.2)), turn))
    scene.put(name, places, depth, fills.given())
