"""The nudge: a finger pushes rigid pieces of cardboard over a table, and they turn and push others (PAR-13).

A pure function of the sky and the gesture. Its outcome is saved with the event, so replay needs no physics:
that is why pymunk is imported where it is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import degrees, hypot, pi, radians
from typing import TYPE_CHECKING, TypeAlias

from unspoken.games.pareidolia.keyframes import thinned
from unspoken.games.pareidolia.pieces import FingerLine, KeyFrame, LyingPiece, Path, Sky
from unspoken.games.pareidolia.sky import FINGER_RADIUS, HEIGHT, WIDTH, Disc, discs_of
from unspoken.games.pareidolia.types import CloudShape, Nudge

if TYPE_CHECKING:
    import pymunk

SPEED = 4000
"""Of the finger, in tenths of a millimetre a second."""
MOST_PIECES = 24
"""Each has a bit of its own in a collision filter; pymunk has 32."""

_HERTZ = 120
_STEPS_A_SAMPLE = 4  # steps between two samples of where the pieces are: 30 a second
_ITERATIONS = 10
_GRIP = 34_000.0  # deceleration by friction on the table, about 0.35 g
_TWIST_GRIP = 200.0  # how much of that holds against turning, as an arm in tenths of a millimetre
_HEAVY = 1e-6  # mass of a square tenth of a millimetre
_SLIDES = 20  # an overlap from which two pieces slide over each other instead of pushing
_IGNORED = 10  # a shift or turn so small is none

Placement: TypeAlias = tuple[float, float, float]
"""Of a piece in one sample: x, y, and how far it is turned."""
Sample: TypeAlias = tuple[int, Sequence[Placement]]
"""After so many milliseconds: where every piece is."""


def push(clouds: tuple[CloudShape, ...], sky: Sky, nudge: Nudge) -> tuple[FingerLine, tuple[Path, ...]]:
    """The finger's way, and the way of every piece that moved."""
    import pymunk

    length = hypot(nudge.x1 - nudge.x0, nudge.y1 - nudge.y0)
    steps = max(1, round(length / SPEED * _HERTZ))
    space = pymunk.Space()
    space.iterations = _ITERATIONS
    space.collision_slop = 1.0
    _add_pieces(space, clouds, sky)
    _add_finger(space, nudge, steps, len(sky))
    samples: list[Sample] = [(0, [(one.pose.x, one.pose.y, one.pose.turn) for one in sky])]
    for step in range(1, steps + 1):
        space.step(1 / _HERTZ)
        if step % _STEPS_A_SAMPLE == 0 or step == steps:
            samples.append((_millis(step), _placements(space, len(sky))))
    line = FingerLine(nudge.x0, nudge.y0, nudge.x1, nudge.y1, _millis(steps))
    paths = (_path(one, [(at, places[number]) for at, places in samples]) for number, one in enumerate(sky))
    return line, tuple(path for path in paths if path is not None)


def _add_pieces(space: pymunk.Space, clouds: tuple[CloudShape, ...], sky: Sky) -> None:
    """Every piece as a body of discs that the table holds fast until something stronger pushes."""
    import pymunk

    everything = (1 << len(sky) + 1) - 1
    for number, (one, overlapping) in enumerate(zip(sky, _overlapping(clouds, sky), strict=True)):
        body, shapes = _body_of(clouds[one.piece], one)
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


def _body_of(cloud: CloudShape, one: LyingPiece) -> tuple[pymunk.Body, list[pymunk.Circle]]:
    import pymunk

    side = -1 if one.pose.flip else 1
    masses = [_HEAVY * pi * radius * radius for _, _, radius in cloud.discs]
    moment = sum(
        pymunk.moment_for_circle(mass, 0, radius, (side * x, y))
        for mass, (x, y, radius) in zip(masses, cloud.discs, strict=True)
    )
    body = pymunk.Body(sum(masses), moment)
    body.position = one.pose.x, one.pose.y
    body.angle = radians(one.pose.turn / 10)
    return body, [pymunk.Circle(body, radius, (side * x, y)) for x, y, radius in cloud.discs]


def _add_finger(space: pymunk.Space, nudge: Nudge, steps: int, pieces: int) -> None:
    """A fingertip that nothing holds up, on its way at an even speed. When it lifts, all is still."""
    import pymunk

    finger = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
    finger.position = nudge.x0, nudge.y0
    finger.velocity = (nudge.x1 - nudge.x0) * _HERTZ / steps, (nudge.y1 - nudge.y0) * _HERTZ / steps
    tip = pymunk.Circle(finger, FINGER_RADIUS)
    tip.friction = 0.6
    tip.filter = pymunk.ShapeFilter(categories=1 << pieces, mask=(1 << pieces) - 1)
    space.add(finger, tip)


def _overlapping(clouds: tuple[CloudShape, ...], sky: Sky) -> list[int]:
    """By piece: the bits of those with which it overlaps so far that pushing them apart would make a jump."""
    covered = [discs_of(clouds[one.piece], one.pose) for one in sky]
    reach = [max(hypot(x, y) + radius for x, y, radius in clouds[one.piece].discs) for one in sky]
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
    """Where every piece is now; all at once, since asking each body takes longer than moving it."""
    from pymunk import batch

    data = batch.Buffer()
    batch.get_space_bodies(space, batch.BodyFields.POSITION | batch.BodyFields.ANGLE, data)
    flat = memoryview(data.float_buf()).cast("d")
    return [(flat[at], flat[at + 1], degrees(flat[at + 2]) * 10) for at in range(0, 3 * pieces, 3)]


def _path(one: LyingPiece, places: Sequence[tuple[int, Placement]]) -> Path | None:
    """A piece's way, or None if it lies where it lay. No middle leaves the sky, whatever pushes."""
    (_, (x0, y0, turn0)), (_, (x1, y1, turn1)) = places[0], places[-1]
    if hypot(x1 - x0, y1 - y0) <= _IGNORED and abs(turn1 - turn0) <= _IGNORED:
        return None
    track = [
        KeyFrame(at, min(max(round(x), 0), WIDTH), min(max(round(y), 0), HEIGHT), round(turn))
        for at, (x, y, turn) in places
    ]
    return Path(one.piece, thinned(track))


def _millis(step: int) -> int:
    return round(step * 1000 / _HERTZ)
