"""The artist's finger: pushes that are tried in one's head, by the physics of the table, before one is done.

Needs numpy, so only bots that think import it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, pi, sin

from unspoken.games.pareidolia.bot.cells import Cells, Layers, PieceBox
from unspoken.games.pareidolia.nudge import push
from unspoken.games.pareidolia.pieces import HandsOff, LyingPiece, Pose, Sky
from unspoken.games.pareidolia.sky import first_met, in_the_sky, is_protected, pushed, touches_cloud
from unspoken.games.pareidolia.types import CloudShape, Nudge

COVERED_AGAIN = -0.12
"""The worth of covering a cell again."""
_WAYS = 8
_STEP = 60
_FARTHEST = 1200
"""How far from a piece's middle the finger is set down at most."""
_DEEP = 220
"""How far the finger goes on when it is about to meet the piece."""


def worth_of(layers: Layers, worth: Cells) -> float:
    """What a sky brings: the worth of all that is covered, less what is covered again."""
    covered = layers > 0
    return float(worth[covered].sum()) + COVERED_AGAIN * float((layers[covered] - 1).sum())


def best_push(
    sky: Sky, pieces: Iterable[LyingPiece], hands_off: HandsOff | None, box: PieceBox, worth: Cells
) -> tuple[float, Nudge] | None:
    """The push at one of the pieces that brings most, and how much; None if there is no way to push."""
    before = worth_of(box.layers(sky), worth)
    tried = (
        (worth_of(box.layers(after_push(box.by_piece, sky, nudge)), worth) - before, nudge)
        for lying in pieces
        for nudge in _lines(box.by_piece, sky, lying.pose, hands_off)
    )
    return max(tried, key=lambda one: one[0], default=None)


def after_push(by_piece: tuple[CloudShape, ...], sky: Sky, nudge: Nudge) -> Sky:
    """How all lies when the finger has been lifted."""
    _, paths = push(by_piece, sky, nudge)
    return pushed(sky, paths)


def _lines(
    by_piece: tuple[CloudShape, ...], sky: Sky, goal: Pose, hands_off: HandsOff | None
) -> Iterator[Nudge]:
    """Short pushes at a piece from every side from which a finger can be set down (PAR-13, PAR-15)."""
    for way in range(_WAYS):
        right, down = cos(2 * pi * way / _WAYS), sin(2 * pi * way / _WAYS)
        for away in range(_STEP, _FARTHEST, _STEP):
            x, y = round(goal.x - away * right), round(goal.y - away * down)
            if not in_the_sky(x, y):
                break
            if not touches_cloud(by_piece, sky, x, y):
                nudge = Nudge(x, y, round(x + _DEEP * right), round(y + _DEEP * down))
                met = first_met(by_piece, sky, nudge)
                if met is not None and not is_protected(hands_off, met) and in_the_sky(nudge.x1, nudge.y1):
                    yield nudge
                break
