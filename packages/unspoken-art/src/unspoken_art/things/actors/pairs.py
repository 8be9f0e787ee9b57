"""Poses of two actors who touch each other."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import skia

from unspoken_art.canvas.pen import Part, Point, Sketch
from unspoken_art.things.actors.body import Body, Pose
from unspoken_art.things.actors.figure import Role, body_of, draw_arm, draw_trunk
from unspoken_art.things.actors.shapes import Frame, along, between, direction

PALM = 5.5
"""How far the middle of a hand is from its wrist."""

Touch = tuple[int, str, str]
"""Which actor (0 or 1), which of its arms, and the place on the other actor where its hand goes."""


@dataclass(frozen=True)
class Pair:
    """Two poses, how far apart they are, and who touches what."""

    first: Pose
    second: Pose
    gap: float
    touches: tuple[Touch, ...] = ()
    facing: bool = True
    bend: str = ""
    """A place on the second actor that the first actor's mouth goes to, by leaning."""
    lift: str = ""
    """A place on the first actor at which the second is held up."""
    front: int = 0
    closer: float = field(default=1.0)
    """The share of both chests' width that is added to the gap."""


REAR, AHEAD = (-8, -10), (10, 2)
"""The legs of somebody who stands firmly."""

PAIRS = {
    "hug": Pair(
        Pose(6, 8, near=(60, 96), far=(60, 100), face="love"),
        Pose(6, 6, far=(60, 100), face="love"),
        0.5,
        ((0, "near", "back"), (0, "far", "back"), (1, "near", "waist-back"), (1, "far", "back")),
        bend="shoulder",
    ),
    "kiss": Pair(
        Pose(6, 10, face="love"),
        Pose(-2, 0, near=(-4, 20), face="asleep"),
        5,
        ((0, "near", "cheek"), (0, "far", "back")),
        bend="forehead",
    ),
    "hold-hands": Pair(
        Pose(0, 0, near=(-20, -14), far=(8, 16), near_leg=(-22, -30), far_leg=(20, 8), view="quarter"),
        Pose(0, 0, near=(-20, -14), near_leg=(16, 8), far_leg=(-18, -26), view="quarter"),
        20,
        ((0, "far", "grip"), (1, "near", "grip")),
        facing=False,
    ),
    "waltz": Pair(
        Pose(-2, 2, near_leg=(-16, -26), far_leg=(20, 2), view="quarter", grip="far"),
        Pose(-6, -6, near_leg=(-20, -40), far_leg=(10, 0), grip="far"),
        12,
        ((0, "near", "waist-back"), (0, "far", "high"), (1, "near", "shoulder"), (1, "far", "high")),
    ),
    "cradle": Pair(
        Pose(-6, 14, near=(10, 90), far=(20, 90), face="love"),
        Pose(
            10,
            20,
            near=(20, 70),
            far=(30, 80),
            near_leg=(22, -58),
            far_leg=(30, -50),
            turn=-78,
            face="asleep",
        ),
        3,
        ((0, "near", "back"), (0, "far", "thigh")),
        facing=False,
        lift="belly",
        front=1,
    ),
    "piggyback": Pair(
        Pose(26, -16, near=(-30, 10), far=(-10, 30), near_leg=(-20, -30), far_leg=(26, 10)),
        Pose(24, -12, near=(50, 80), far=(60, 80), near_leg=(70, -4), far_leg=(76, 0), face="laughing"),
        -8,
        ((0, "near", "knee"), (1, "near", "chest"), (1, "far", "chest")),
        facing=False,
        lift="rear",
    ),
    "secret": Pair(
        Pose(14, 2, face="secretive"),
        Pose(4, 0, face="curious", view="profile"),
        7,
        ((0, "far", "ear"), (0, "near", "shoulder")),
        facing=False,
        bend="ear",
        front=0,
    ),
    "push-away": Pair(
        Pose(20, -6, near_leg=(-30, -34), far_leg=(30, 2), face="angry"),
        Pose(-26, -4, near=(60, 110), far=(84, 120), near_leg=(14, -10), far_leg=(40, 30), face="afraid"),
        19,
        ((0, "near", "chest"), (0, "far", "shoulder")),
    ),
    "quarrel": Pair(
        Pose(
            14, -6, near=(-40, 30), far=(50, 112), near_leg=REAR, far_leg=AHEAD, face="angry", prop="finger"
        ),
        Pose(
            12, -8, near=(-30, 50), far=(96, 150), near_leg=REAR, far_leg=AHEAD, face="angry", view="quarter"
        ),
        40,
    ),
    "tug": Pair(
        Pose(-26, 8, near_leg=(16, 4), far_leg=(46, 24), view="quarter", grip="both"),
        Pose(-26, 8, near_leg=(16, 4), far_leg=(46, 24), view="quarter", grip="both"),
        30,
        ((0, "near", "middle"), (0, "far", "middle"), (1, "near", "middle"), (1, "far", "middle")),
    ),
    "give": Pair(
        Pose(10, 4, near=(20, 70), near_leg=REAR, far_leg=AHEAD),
        Pose(6, -4, near=(20, 70), near_leg=REAR, far_leg=AHEAD, face="curious", view="quarter"),
        26,
        ((0, "far", "middle"), (1, "far", "middle")),
    ),
    "propose": Pair(
        Pose(2, -16, near=(-10, 30), near_leg=(8, -88), far_leg=(82, 0), face="love"),
        Pose(-4, 12, near=(30, 150), face="curious"),
        24,
        ((0, "far", "hand"),),
    ),
    "comfort": Pair(
        Pose(26, 14, face="sad", near_leg=REAR, far_leg=AHEAD),
        Pose(
            40,
            30,
            near=(44, 152),
            far=(60, 156),
            near_leg=(84, 4),
            far_leg=(92, -4),
            seat=True,
            face="crying",
        ),
        12,
        ((0, "near", "back"), (0, "far", "shoulder")),
        facing=False,
    ),
    "lead": Pair(
        Pose(6, 0, near=(-16, 0), near_leg=(-26, -34), far_leg=(24, 12), view="behind"),
        Pose(6, -6, near_leg=(-22, -32), far_leg=(24, 10), face="curious"),
        -34,
        ((0, "near", "between"), (1, "far", "between")),
        facing=False,
    ),
    "back-to-back": Pair(
        Pose(-4, 6, near=(-30, 86), far=(-14, 94), face="angry", view="quarter", grip="both"),
        Pose(-4, 6, near=(-30, 86), far=(-14, 94), face="angry", view="quarter", grip="both"),
        -0.1,
    ),
    "lift-up": Pair(
        Pose(-6, -26, near_leg=REAR, far_leg=AHEAD, face="laughing"),
        Pose(10, 20, near=(60, 110), far=(70, 120), near_leg=(-10, -40), far_leg=(20, -30), face="laughing"),
        14,
        ((0, "near", "waist"), (0, "far", "waist")),
        lift="above",
    ),
}


@dataclass(frozen=True)
class Spot:
    """Where a body stands: its own coordinates to the pair's."""

    x: float
    y: float
    flip: bool

    def out(self, point: Point) -> Point:
        """Return a point of the body in the pair's coordinates."""
        return self.x + (-point[0] if self.flip else point[0]), self.y + point[1]

    def into(self, point: Point) -> Point:
        """Return a point of the pair in the body's coordinates."""
        x = point[0] - self.x
        return -x if self.flip else x, point[1] - self.y


def _ground(body: Body) -> float:
    spots = [limb.end[1] + 3.4 * body.build.limb for limb in body.legs]
    return max(spots + [limb.joint[1] + 4 * body.build.limb for limb in body.legs])


def _face(body: Body, x: float, y: float) -> Point:
    return Frame(*body.head, body.build.head, body.nod).at(x, y)


PLACES: dict[str, Callable[[Body], Point]] = {
    "back": lambda b: along(b.chest, 270 + b.spine, b.build.chest * 0.7),
    "waist-back": lambda b: along(b.waist, 270 + b.spine, b.build.belly * 0.8),
    "waist": lambda b: b.waist,
    "chest": lambda b: along(b.chest, 90 + b.spine, b.build.chest * 0.9),
    "shoulder": lambda b: b.shoulder,
    "cheek": lambda b: _face(b, 0.1, 0.85),
    "ear": lambda b: _face(b, -0.2, 0.1),
    "forehead": lambda b: _face(b, 1.0, -0.5),
    "mouth": lambda b: _face(b, 1.0, 0.5),
    "thigh": lambda b: between(b.near_leg.root, b.near_leg.joint, 0.75),
    "knee": lambda b: b.near_leg.joint,
    "hand": lambda b: b.far.end,
    "belly": lambda b: along(b.waist, 90 + b.spine, b.build.belly + 30),
    "rear": lambda b: along(b.waist, 270 + b.spine, b.build.belly + 5),
    "above": lambda b: (b.shoulder[0] + b.build.arm * 1.3, b.shoulder[1] - b.build.arm * 1.1),
}


def _placed(pair: Pair, roles: tuple[Role, Role], poses: tuple[Pose, Pose]) -> tuple[list[Body], list[Spot]]:
    bodies = [body_of(role, pose) for role, pose in zip(roles, poses, strict=True)]
    sign = -1 if pair.gap < 0 else 1
    reach = min(1.0, (bodies[0].build.arm + bodies[1].build.arm) / 33)
    apart = pair.gap * reach + sign * pair.closer * (bodies[0].build.chest + bodies[1].build.chest)
    spots = [Spot(0, -_ground(bodies[0]), False), Spot(apart, -_ground(bodies[1]), pair.facing)]
    if pair.lift:
        x, y = spots[0].out(PLACES[pair.lift](bodies[0]))
        spots[1] = Spot(x, y, pair.facing)
    return bodies, spots


def _away(bodies: list[Body], spots: list[Spot], place: str) -> float:
    mouth = spots[0].out(PLACES["mouth"](bodies[0]))
    goal = spots[1].out(PLACES[place](bodies[1]))
    return (mouth[0] - goal[0]) ** 2 + (mouth[1] - goal[1]) ** 2


def _bent(pair: Pair, roles: tuple[Role, Role]) -> Pair:
    """Return the pair with the first actor's mouth at its goal; to reach a child, an adult kneels."""
    tall, small = (body_of(role, pair.first) for role in roles)
    higher = _ground(tall) + tall.build.torso - _ground(small) - small.build.torso
    if pair.bend == "shoulder" and higher <= 20:
        return pair
    start = replace(pair.first, near_leg=(8, -88), far_leg=(82, 0)) if higher > 20 else pair.first
    tries = [
        replace(pair, first=replace(start, lean=float(lean)), gap=float(gap))
        for lean in range(0, 48, 4) for gap in range(-4, 28, 2)
    ]  # fmt: skip
    return min(tries, key=lambda each: _away(*_placed(each, roles, (each.first, each.second)), pair.bend))


def _target(place: str, who: int, bodies: list[Body], spots: list[Spot]) -> Point:
    """Return the place that a hand goes to, in the pair's coordinates."""
    if place in PLACES:
        return spots[1 - who].out(PLACES[place](bodies[1 - who]))
    a, b = spots[0].out(bodies[0].shoulder), spots[1].out(bodies[1].shoulder)
    middle = between(a, b, 0.5)
    low = max(a[1], b[1])
    return {
        "middle": (middle[0], low + 9),
        "high": (middle[0], min(a[1], b[1]) + 5),
        "grip": (middle[0], min(a[1] + 1.75 * bodies[0].build.arm, b[1] + 1.75 * bodies[1].build.arm)),
        "between": (middle[0], low + 8),
    }[place]


def draw_pair(s: Sketch, pair: Pair, first: Role, second: Role) -> None:
    """Draw both actors; the fills of the second one end in 2."""
    roles, poses = (first, second), (pair.first, pair.second)
    bodies, spots = _placed(pair, roles, poses)
    if pair.bend:
        pair = _bent(pair, roles)
        poses = (pair.first, pair.second)
        bodies, spots = _placed(pair, roles, poses)
    for who, side, place in pair.touches:
        target = spots[who].into(_target(place, who, bodies, spots))
        arm = bodies[who].near if side == "near" else bodies[who].far
        palm = PALM * bodies[who].build.limb
        short = along(target, direction(target, arm.root), palm)
        bodies[who] = bodies[who].reaching(side, short)
    order = (1, 0) if pair.front == 0 else (0, 1)
    for who in order:
        own = Sketch()
        draw_trunk(own, bodies[who], roles[who], poses[who])
        s.parts += [_moved(part, spots[who], "2" if who else "") for part in own.parts]
    for who in order[::-1] if pair.front else order:
        own = Sketch()
        draw_arm(own, bodies[who], roles[who], poses[who])
        s.parts += [_moved(part, spots[who], "2" if who else "") for part in own.parts]


def _moved(part: Part, spot: Spot, suffix: str) -> Part:
    path = skia.Path(part.path)
    matrix = skia.Matrix().setTranslate(spot.x, spot.y)
    matrix.preScale(-1.0 if spot.flip else 1.0, 1.0)
    path.transform(matrix)
    fill = part.fill if part.fill in ("dark", "light", "accent", "5a7a48") else part.fill + suffix
    return Part(path, fill, part.round, part.glow)
