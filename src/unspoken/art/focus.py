"""What a card is about: the outline of its focal thing, as much of it as can be seen."""

from typing import NamedTuple, TypeAlias

import cv2
import numpy as np

from unspoken.art.raster import Field
from unspoken.art.scene import TALL, WIDE, Kind, Layer, Scene

Outline: TypeAlias = list[tuple[int, int]]
"""A closed line in percents of the card, from its upper left corner."""

COVERING = frozenset({Kind.THING, Kind.LAND, Kind.SEA, Kind.CLOUD})
ROUGH = 6
"""By how many pixels the outline may stray: it is to be measured along, not looked at."""


def _seen(layers: list[Layer], at: int) -> Field:
    """As much of a layer as those in front of it leave."""
    mask = layers[at].mask
    for layer in layers[at + 1 :]:
        if layer.kind in COVERING:
            mask = mask * (1 - layer.mask)
    return mask


class Focal(NamedTuple):
    """What a card is about, and as much of it as can be seen."""

    layer: Layer
    seen: Field


def focal(scene: Scene, name: str = "") -> Focal:
    """The first thing of this name, or the one of which most can be seen."""
    known = [at for at, layer in enumerate(scene.layers) if layer.name and name in ("", layer.name)]
    if not known:
        raise ValueError(f"there is no {name or 'thing'} on the card")
    all_seen = [Focal(scene.layers[at], _seen(scene.layers, at)) for at in known]
    return all_seen[0] if name else max(all_seen, key=lambda one: float(one.seen.sum()))


def outlined(scene: Scene, name: str = "") -> Outline:
    """Round that which the card is about."""
    most = focal(scene, name).seen
    rings, _ = cv2.findContours((most > 0.5).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    line = cv2.approxPolyDP(max(rings, key=cv2.contourArea), ROUGH, True)[:, 0]
    return [(round(100 * int(x) / WIDE), round(100 * int(y) / TALL)) for x, y in line]
