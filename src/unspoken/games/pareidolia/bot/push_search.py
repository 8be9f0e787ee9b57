"""Searches for the best push by simulating pushes with the physics of the table.

Imports numpy, so import this module late.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, pi, sin

from unspoken.games.pareidolia.bot.cells import Cells, Layers, PieceBox
from unspoken.games.pareidolia.pieces import HandsOff, LyingPiece, Pose, Sky
from unspoken.games.pareidolia.sky.geometry import (
    first_touched,
    in_the_sky,
    is_protected,
    pushed,
    touches_cloud,
)
from unspoken.games.pareidolia.sky.nudge import push
from unspoken.games.pareidolia.types import CloudShape, Nudge

COVERED_AGAIN = -0.12
"""The value of covering a cell again."""
_WAYS = 8
_STEP = 60
_FARTHEST = 1200
"""Maximum distance from a piece's middle at which the finger starts."""
_DEEP = 220
"""How far the finger moves on after it reaches the piece."""


def worth_of(layers: Layers, worth: Cells) -> float:
    """Return the value of a sky: the sum over all covered cells, minus a cost for double cover."""
    covered = layers > 0
    return float(worth[covered].sum()) + COVERED_AGAIN * float((layers[covered] - 1).sum())


def best_push(
    sky: Sky, pieces: Iterable[LyingPiece], hands_off: HandsOff | None, box: PieceBox, worth: Cells
) -> tuple[float, Nudge] | None:
    """Return the push at one of the pieces with the highest gain, and the gain; None if none is possible."""
    before = worth_of(box.layers(sky), worth)
    tried = (
        (worth_of(box.layers(after_push(box.by_piece, sky, nudge)), worth) - before, nudge)
        for lying in pieces
        for nudge in _lines(box.by_piece, sky, lying.pose, hands_off)
    )
    return max(tried, key=lambda push: push[0], default=None)


def after_push(by_piece: tuple[CloudShape, ...], sky: Sky, nudge: Nudge) -> Sky:
    """Return the sky after a push."""
    _, paths = push(by_piece, sky, nudge)
    return pushed(sky, paths)


def _lines(
    by_piece: tuple[CloudShape, ...], sky: Sky, goal: Pose, hands_off: HandsOff | None
) -> Iterator[Nudge]:
    """Yield short pushes at a piece from every side where a finger can start (PAR-13, PAR-15)."""
    for way in range(_WAYS):
        right, down = cos(2 * pi * way / _WAYS), sin(2 * pi * way / _WAYS)
        for away in range(_STEP, _FARTHEST, _STEP):
            x, y = round(goal.x - away * right), round(goal.y - away * down)
            if not in_the_sky(x, y):
                break
            if not touches_cloud(by_piece, sky, x, y):
                nudge = Nudge(x, y, round(x + _DEEP * right), round(y + _DEEP * down))
                touched = first_touched(by_piece, sky, nudge)
                if (
                    touched is not None
                    and not is_protected(hands_off, touched)
                    and in_the_sky(nudge.x1, nudge.y1)
                ):
                    yield nudge
                break
