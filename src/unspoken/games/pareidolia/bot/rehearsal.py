"""A drawing laid of clouds in one's own head, action by action: what the watchers would see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

import numpy as np

from unspoken.games.pareidolia.bot.artist import ENOUGH, Act, Scene, next_act
from unspoken.games.pareidolia.bot.cells import box_of
from unspoken.games.pareidolia.bot.fingertip import TWICE, after_push
from unspoken.games.pareidolia.bot.target import aims_of
from unspoken.games.pareidolia.pieces import Barred, Lying, Pose, Sky
from unspoken.games.pareidolia.sky import HIGH, NEAR, WHOLE_TURN, WIDE, first_met, without
from unspoken.games.pareidolia.types import CloudShape, Nudge, PickUp, Place, Remove
from unspoken.kernel.chance import Chance

_ASIDE = 400
"""How far from the middle a tossed piece may land."""


def rehearse(bits: bytes, clouds: tuple[CloudShape, ...], actions: int, chance: Chance) -> Iterator[Sky]:
    """The sky after the toss and after each of so many actions, by two artists who draw the same."""
    shapes = tuple(cloud.shape for cloud in clouds for _ in range(cloud.count))
    tossed = Lying(chance.below(len(shapes)), _landing(chance))
    sky: Sky = (tossed,)
    barred = Barred(tossed.piece)
    yield sky
    for _ in range(actions):
        act = next_act(Scene(shapes, sky, barred), clouds, bits)
        sky, barred = _after(act, clouds, sky)
        yield sky


def sketch(bits: bytes, clouds: tuple[CloudShape, ...]) -> Sky:
    """A drawing laid upright by one artist alone, who only places, the piece that brings most first."""
    box = box_of(clouds)
    worth = aims_of(bits, box.area).poses[0].worth
    sky: Sky = ()
    while any((left := Scene(box.shapes, sky, None).supply()).values()):
        gain, shape, pose = box.best(worth, [shape for shape, count in left.items() if count])
        if gain < ENOUGH:
            break
        worth = np.where(box.cover(shape, pose), np.float32(TWICE), worth)
        sky = (*sky, Lying(box.shapes.index(shape) + left[shape] - 1, pose))
    return sky


def _landing(chance: Chance) -> Pose:
    x, y = (at - _ASIDE + chance.below(2 * _ASIDE + 1) for at in (WIDE // 2, HIGH // 2))
    return Pose(x, y, chance.below(WHOLE_TURN), bool(chance.below(2)))


def _after(act: Act, clouds: tuple[CloudShape, ...], sky: Sky) -> tuple[Sky, Barred]:
    """The sky when it is done, and what the other may not touch then (PAR-15)."""
    shapes = box_of(clouds).shapes
    match act:
        case Place(shape, x, y, turn, flip):
            lying = {one.piece for one in sky}
            piece = next(p for p, name in enumerate(shapes) if name == shape and p not in lying)
            return (*sky, Lying(piece, Pose(x, y, turn, flip))), Barred(piece)
        case PickUp(piece, x, y, turn, flip):
            return (*without(sky, piece), Lying(piece, Pose(x, y, turn, flip))), Barred(piece)
        case Remove(piece):
            was = next(one.pose for one in sky if one.piece == piece)
            return without(sky, piece), Barred(None, shapes[piece], was.x, was.y, NEAR)
        case Nudge():
            by_piece = box_of(clouds).by_piece
            return after_push(by_piece, sky, act), Barred(first_met(by_piece, sky, act))
        case _:
            assert_never(act)
