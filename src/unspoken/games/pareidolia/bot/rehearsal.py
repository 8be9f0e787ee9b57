"""Simulates artists who lay out a drawing in clouds, to get the skies that watchers would see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

import numpy as np

from unspoken.games.pareidolia.bot.artist import WORTH_PLACING, ArtistView, next_action
from unspoken.games.pareidolia.bot.cells import piece_box
from unspoken.games.pareidolia.bot.push_search import COVERED_AGAIN, after_push
from unspoken.games.pareidolia.bot.target import upright
from unspoken.games.pareidolia.pieces import HandsOff, LyingPiece, Pose, Sky
from unspoken.games.pareidolia.sky.geometry import HEIGHT, NEAR, WHOLE_TURN, WIDTH, without
from unspoken.games.pareidolia.types import Action, CloudShape, Nudge, PickUp, Place, Remove
from unspoken.kernel.chance import Chance

_ASIDE = 400
"""Maximum distance of a tossed piece from the middle."""


def rehearse(bits: bytes, clouds: tuple[CloudShape, ...], actions: int, chance: Chance) -> Iterator[Sky]:
    """Yield the sky after the toss and after each action of two artists with the same drawing."""
    shapes = tuple(cloud.shape for cloud in clouds for _ in range(cloud.count))
    tossed = LyingPiece(chance.below(len(shapes)), _landing(chance))
    sky: Sky = (tossed,)
    hands_off = HandsOff((tossed.piece,))
    yield sky
    for _ in range(actions):
        action = next_action(ArtistView(shapes, sky, hands_off), clouds, bits)
        sky, hands_off = _after(action, clouds, sky)
        yield sky


def sketch(bits: bytes, clouds: tuple[CloudShape, ...]) -> Sky:
    """Return the sky of one artist who lays out an upright drawing and only places pieces, the best first."""
    box = piece_box(clouds)
    worth = upright(bits, box.area)
    sky: Sky = ()
    while any((left := ArtistView(box.shapes, sky, None).supply()).values()):
        gain, shape, pose = box.best(worth, [shape for shape, count in left.items() if count])
        if gain < WORTH_PLACING:
            break
        worth = np.where(box.cover(shape, pose), np.float32(COVERED_AGAIN), worth)
        sky = (*sky, LyingPiece(box.shapes.index(shape) + left[shape] - 1, pose))
    return sky


def _landing(chance: Chance) -> Pose:
    x, y = (at - _ASIDE + chance.below(2 * _ASIDE + 1) for at in (WIDTH // 2, HEIGHT // 2))
    return Pose(x, y, chance.below(WHOLE_TURN), bool(chance.below(2)))


def _after(action: Action, clouds: tuple[CloudShape, ...], sky: Sky) -> tuple[Sky, HandsOff]:
    """Return the sky after an action, and what the other artist may not touch next (PAR-15)."""
    shapes = piece_box(clouds).shapes
    match action:
        case Place(shape, x, y, turn, flip):
            in_sky = {lying.piece for lying in sky}
            piece = next(p for p, name in enumerate(shapes) if name == shape and p not in in_sky)
            return (*sky, LyingPiece(piece, Pose(x, y, turn, flip))), HandsOff((piece,))
        case PickUp(piece, x, y, turn, flip):
            return (*without(sky, piece), LyingPiece(piece, Pose(x, y, turn, flip))), HandsOff((piece,))
        case Remove(piece):
            was = next(lying.pose for lying in sky if lying.piece == piece)
            return without(sky, piece), HandsOff((), shapes[piece], was.x, was.y, NEAR)
        case Nudge():
            by_piece = piece_box(clouds).by_piece
            after = after_push(by_piece, sky, action)
            return after, HandsOff(tuple(lying.piece for lying in after if lying not in sky))
        case _:
            assert_never(action)
