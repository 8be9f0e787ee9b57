"""A card's focal thing and the outline of its visible part."""

from typing import NamedTuple, TypeAlias

import cv2
import numpy as np

from unspoken_art.canvas.raster import Field
from unspoken_art.scenes.scene import TALL, WIDE, Kind, Layer, Scene

Outline: TypeAlias = list[tuple[int, int]]
"""A closed line, in percents of the card from its upper left corner."""

COVERING = frozenset({Kind.THING, Kind.LAND, Kind.SEA, Kind.CLOUD})
ROUGH = 6
"""The tolerance of the outline in pixels. It can be coarse: it is used for measuring and never shown."""


def _visible(layers: list[Layer], at: int) -> Field:
    """Return the part of a layer's mask that no layer in front of it covers."""
    mask = layers[at].mask
    for layer in layers[at + 1 :]:
        if layer.kind in COVERING:
            mask = (1 - layer.mask) * mask
    return mask


class Focal(NamedTuple):
    """The layer of the focal thing, and its visible part."""

    layer: Layer
    visible: Field


def focal(scene: Scene, name: str = "") -> Focal:
    """Return the first thing of this name; without a name, the thing with the largest visible part."""
    known = [at for at, layer in enumerate(scene.layers) if layer.name and name in ("", layer.name)]
    if not known:
        raise ValueError(f"the card has no {name or 'thing'}")
    candidates = [Focal(scene.layers[at], _visible(scene.layers, at)) for at in known]
    return candidates[0] if name else max(candidates, key=lambda candidate: float(candidate.visible.sum()))


def outlined(scene: Scene, name: str = "") -> Outline:
    """Return the outline of the visible part of the focal thing."""
    most = focal(scene, name).visible
    rings, _ = cv2.findContours((most > 0.5).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    line = cv2.approxPolyDP(max(rings, key=cv2.contourArea), ROUGH, True)[:, 0]
    return [(round(100 * int(x) / WIDE), round(100 * int(y) / TALL)) for x, y in line]
