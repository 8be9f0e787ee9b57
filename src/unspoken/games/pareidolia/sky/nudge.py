"""The physics of a nudge: a finger pushes rigid pieces over a table, and they turn and push others (PAR-13).

`push` is a pure function of the sky and the gesture. Its result is saved with the event, so that replays need
no physics; therefore pymunk is imported late.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import degrees, hypot, pi, radians
from typing import TYPE_CHECKING, TypeAlias

from unspoken.games.pareidolia.pieces import FingerLine, KeyFrame, LyingPiece, Path, Sky
from unspoken.games.pareidolia.sky.geometry import FINGER_RADIUS, HEIGHT, WIDTH, Disc, discs_of
from unspoken.games.pareidolia.sky.keyframes import thinned
from unspoken.games.pareidolia.types import CloudShape, Nudge

if TYPE_CHECKING:
    import pymunk

SPEED = 4000
"""Speed of the finger, in tenths of a millimetre per second."""
MOST_PIECES = 24
"""Each piece has its own bit in a collision filter; pymunk has 32."""

_HERTZ = 120
_STEPS_A_SAMPLE = 4  # simulation steps between two samples: 30 samples a second
_ITERATIONS = 10
_GRIP = 34_000.0  # deceleration by friction on the table, about 0.35 g
_TWIST_GRIP = 200.0  # lever arm of the friction against turning, in tenths of a millimetre
_HEAVY = 1e-6  # mass of a square tenth of a millimetre
_SLIDES = 20  # with a larger overlap two pieces slide over each other instead of pushing
_IGNORED = 10  # smaller shifts and turns are ignored

Placement: TypeAlias = tuple[float, float, float]
"""A piece in one sample: x, y, and rotation."""
Sample: TypeAlias = tuple[int, Sequence[Placement]]
"""Milliseconds since the start, and every piece's placement."""


def push(clouds: tuple[CloudShape, ...], sky: Sky, nudge: Nudge) -> tuple[FingerLine, tuple[Path, ...]]:
    """Return the finger's path, and the path of every piece that moved."""
    import pymunk

    length = hypot(nudge.x1 - nudge.x0, nudge.y1 - nudge.y0)
    steps = max(1, round(length / SPEED * _HERTZ))
    space = pymunk.Space()
    space.iterations = _ITERATIONS
    space.collision_slop = 1.0
    _add_pieces(space, clouds, sky)
    _add_finger(space, nudge, steps, len(sky))
    samples: list[Sample] = [(0, [(lying.pose.x, lying.pose.y, lying.pose.turn) for lying in sky])]
    for step in range(1, steps + 1):
        space.step(1 / _HERTZ)
        if step % _STEPS_A_SAMPLE == 0 or step == steps:
            samples.append((_millis(step), _placements(space, len(sky))))
    line = FingerLine(nudge.x0, nudge.y0, nudge.x1, nudge.y1, _millis(steps))
    paths = (
        _path(lying, [(at, places[number]) for at, places in samples]) for number, lying in enumerate(sky)
    )
    return line, tuple(path for path in paths if path is not None)


def _add_pieces(space: pymunk.Space, clouds: tuple[CloudShape, ...], sky: Sky) -> None:
    """Add every piece as a body of discs, held by friction."""
    import pymunk

    everything = (1 << len(sky) + 1) - 1
    for number, (lying, overlapping) in enumerate(zip(sky, _overlapping(clouds, sky), strict=True)):
        body, shapes = _body_of(clouds[lying.piece], lying)
        meets = pymunk.ShapeFilter(categories=1 << number, mask=everything & ~overlapping)
        for shape in shapes:
            shape.friction = 0.3
            shape.filter = meets
        hold = pymunk.PivotJoint(space.static_body, body, body.position, (0, 0))
        twist = pymunk.GearJoint(space.static_body, body, 0, 1)
        hold.max_bias = twist.max_bias = 0
        hold.max_force = _GRIP * body.mass
        twist.max_force = _GRIP * body.mass * _TWIST_GRIP
        space.add(body, *shapes, hold, twist)


def _body_of(cloud: CloudShape, lying: LyingPiece) -> tuple[pymunk.Body, list[pymunk.Circle]]:
    import pymunk

    side = -1 if lying.pose.flip else 1
    masses = [_HEAVY * pi * radius * radius for _, _, radius in cloud.discs]
    moment = sum(
        pymunk.moment_for_circle(mass, 0, radius, (side * x, y))
        for mass, (x, y, radius) in zip(masses, cloud.discs, strict=True)
    )
    body = pymunk.Body(sum(masses), moment)
    body.position = lying.pose.x, lying.pose.y
    body.angle = radians(lying.pose.turn / 10)
    return body, [pymunk.Circle(body, radius, (side * x, y)) for x, y, radius in cloud.discs]


def _add_finger(space: pymunk.Space, nudge: Nudge, steps: int, pieces: int) -> None:
    """Add a fingertip that moves at constant speed and that nothing can stop."""
    import pymunk

    finger = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
    finger.position = nudge.x0, nudge.y0
    finger.velocity = (nudge.x1 - nudge.x0) * _HERTZ / steps, (nudge.y1 - nudge.y0) * _HERTZ / steps
    tip = pymunk.Circle(finger, FINGER_RADIUS)
    tip.friction = 0.6
    tip.filter = pymunk.ShapeFilter(categories=1 << pieces, mask=(1 << pieces) - 1)
    space.add(finger, tip)


def _overlapping(clouds: tuple[CloudShape, ...], sky: Sky) -> list[int]:
    """Return, by piece, the bits of the pieces that overlap it too far to be pushed apart."""
    covered = [discs_of(clouds[lying.piece], lying.pose) for lying in sky]
    reach = [max(hypot(x, y) + radius for x, y, radius in clouds[lying.piece].discs) for lying in sky]
    bits = [0] * len(sky)
    for i, j in combinations(range(len(sky)), 2):
        apart = hypot(sky[i].pose.x - sky[j].pose.x, sky[i].pose.y - sky[j].pose.y)
        if apart < reach[i] + reach[j] and _overlap(covered[i], covered[j]):
            bits[i] |= 1 << j
            bits[j] |= 1 << i
    return bits


def _overlap(some: tuple[Disc, ...], others: tuple[Disc, ...]) -> bool:
    for x, y, radius in some:
        for u, v, other in others:
            if (x - u) ** 2 + (y - v) ** 2 < (radius + other - _SLIDES) ** 2:
                return True
    return False


def _placements(space: pymunk.Space, pieces: int) -> Sequence[Placement]:
    """Return where every piece is now, in one call, because reading each body is slow."""
    from pymunk import batch

    data = batch.Buffer()
    batch.get_space_bodies(space, batch.BodyFields.POSITION | batch.BodyFields.ANGLE, data)
    flat = memoryview(data.float_buf()).cast("d")
    return [(flat[at], flat[at + 1], degrees(flat[at + 2]) * 10) for at in range(0, 3 * pieces, 3)]


def _path(lying: LyingPiece, places: Sequence[tuple[int, Placement]]) -> Path | None:
    """Return the path of a piece, or None if it did not move; its middle is kept in the sky."""
    (_, (x0, y0, turn0)), (_, (x1, y1, turn1)) = places[0], places[-1]
    if hypot(x1 - x0, y1 - y0) <= _IGNORED and abs(turn1 - turn0) <= _IGNORED:
        return None
    track = [
        KeyFrame(at, min(max(round(x), 0), WIDTH), min(max(round(y), 0), HEIGHT), round(turn))
        for at, (x, y, turn) in places
    ]
    return Path(lying.piece, thinned(track))


def _millis(step: int) -> int:
    return round(step * 1000 / _HERTZ)
