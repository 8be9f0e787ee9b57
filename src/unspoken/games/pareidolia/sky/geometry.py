"""Geometry of the sky: poses, covered areas, and what a finger touches."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, radians, sin, sqrt
from typing import NamedTuple

from unspoken.games.pareidolia.pieces import HandsOff, LyingPiece, Path, Piece, Pose, Shape, Sky, Tenths
from unspoken.games.pareidolia.types import CloudShape, Materials, Nudge

WIDTH, HEIGHT = 6000, 4000
WHOLE_TURN = 3600
FINGER_RADIUS = 80
"""The radius of a fingertip."""
SHORTEST_NUDGE = 50
NEAR = 300
"""How near counts as the same place (PAR-15)."""


class Disc(NamedTuple):
    """A disc of a piece, in sky coordinates."""

    x: float
    y: float
    radius: int


def clouds_by_piece(materials: Materials) -> tuple[CloudShape, ...]:
    """Return the cloud of each piece: in the pack's order, the pieces of a shape together (PAR-03)."""
    return materials.lookups.clouds_by_piece


def shapes_by_piece(materials: Materials) -> tuple[Shape, ...]:
    """Return the name of each piece's shape."""
    return materials.lookups.shapes_by_piece


def in_supply(materials: Materials, sky: Sky) -> tuple[Piece, ...]:
    """Return the pieces that are not in the sky."""
    in_sky = {lying.piece for lying in sky}
    return tuple(piece for piece in range(len(clouds_by_piece(materials))) if piece not in in_sky)


def pose_of(sky: Sky, piece: Piece) -> Pose | None:
    """Return the pose of a piece in the sky, or None."""
    for lying in sky:
        if lying.piece == piece:
            return lying.pose
    return None


def without(sky: Sky, piece: Piece) -> Sky:
    """Return the sky without a piece."""
    return tuple([lying for lying in sky if lying.piece != piece])


def pushed(sky: Sky, paths: tuple[Path, ...]) -> Sky:
    """Return the sky after a nudge: pieces keep their stacking order (PAR-14)."""
    ends = {path.piece: path.frames[-1] for path in paths}
    return tuple(
        LyingPiece(lying.piece, Pose(end.x, end.y, end.turn % WHOLE_TURN, lying.pose.flip))
        if (end := ends.get(lying.piece)) is not None
        else lying
        for lying in sky
    )


def in_the_sky(x: Tenths, y: Tenths) -> bool:
    """True if a point is in the sky; a piece is in the sky if its middle is."""
    return 0 <= x <= WIDTH and 0 <= y <= HEIGHT


def is_near(pose: Pose, x: Tenths, y: Tenths, reach: Tenths) -> bool:
    """True if the middle of a pose is within reach of a point."""
    return (pose.x - x) ** 2 + (pose.y - y) ** 2 <= reach**2


def is_protected(hands_off: HandsOff | None, piece: Piece) -> bool:
    """True if the other artist has just changed a piece (PAR-15)."""
    return hands_off is not None and piece in hands_off.pieces


def undoes_removal(hands_off: HandsOff | None, shape: Shape, pose: Pose) -> bool:
    """True if a piece of this shape would lie where the other artist has just removed one (PAR-15)."""
    if hands_off is None or hands_off.shape != shape:
        return False
    assert hands_off.x is not None and hands_off.y is not None and hands_off.within is not None
    return is_near(pose, hands_off.x, hands_off.y, hands_off.within)


def discs_of(cloud: CloudShape, pose: Pose) -> tuple[Disc, ...]:
    """Return the area of a piece: mirrored first, then turned, then moved."""
    c, s = cos(radians(pose.turn / 10)), sin(radians(pose.turn / 10))
    side = -1 if pose.flip else 1
    return tuple(
        [
            Disc(pose.x + c * side * x - s * y, pose.y + s * side * x + c * y, radius)
            for x, y, radius in cloud.discs
        ]
    )


def is_too_short(nudge: Nudge) -> bool:
    """True if a finger moves too little to push anything (PAR-13)."""
    return (nudge.x1 - nudge.x0) ** 2 + (nudge.y1 - nudge.y0) ** 2 < SHORTEST_NUDGE**2


def first_touched(clouds: tuple[CloudShape, ...], sky: Sky, nudge: Nudge) -> Piece | None:
    """Return the piece that the finger touches first, before anything moves; the upper of two (PAR-15)."""
    soonest, touched = 2.0, None
    for lying in sky:
        for disc in discs_of(clouds[lying.piece], lying.pose):
            when = _meets(disc, nudge)
            if when is not None and when <= soonest:
                soonest, touched = when, lying.piece
    return touched


def touches_cloud(clouds: tuple[CloudShape, ...], sky: Sky, x: Tenths, y: Tenths) -> bool:
    """True if a fingertip at this point would touch a piece."""
    return any(
        hypot(disc.x - x, disc.y - y) <= disc.radius + FINGER_RADIUS for disc in _all_discs(clouds, sky)
    )


def _all_discs(clouds: tuple[CloudShape, ...], sky: Sky) -> Iterator[Disc]:
    for lying in sky:
        yield from discs_of(clouds[lying.piece], lying.pose)


def _meets(disc: Disc, nudge: Nudge) -> float | None:
    """Return where on its path, from 0 to 1, a finger from outside touches a disc; None if it misses."""
    dx, dy = nudge.x1 - nudge.x0, nudge.y1 - nudge.y0
    fx, fy, reach = nudge.x0 - disc.x, nudge.y0 - disc.y, disc.radius + FINGER_RADIUS
    a, b, c = dx * dx + dy * dy, fx * dx + fy * dy, fx * fx + fy * fy - reach * reach
    beneath = b * b - a * c
    if b >= 0 or beneath < 0:
        return None
    when = (-b - sqrt(beneath)) / a
    return when if when <= 1 else None
