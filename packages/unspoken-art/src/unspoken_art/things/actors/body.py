"""The skeleton of an actor: body types, joint angles, and hands that reach for a point."""

from dataclasses import dataclass, replace
from math import acos, degrees, hypot

from unspoken_art.canvas.pen import Point
from unspoken_art.things.actors.shapes import along, direction

Bend = tuple[float, float]
"""The angles of the upper and the lower half of a limb: 0 is down, 90 forward, 180 up."""


@dataclass(frozen=True)
class Build:
    """The proportions of a body type; an adult is about 100 units tall."""

    head: float = 9.2
    torso: float = 29
    leg: float = 23.5
    arm: float = 17
    chest: float = 8.2
    belly: float = 7.0
    hips: float = 7.4
    limb: float = 1.0
    stoop: float = 0
    hair: str = "short"
    costume: str = "suit"
    bust: bool = False
    shorts: bool = False


BUILDS = {
    "man": Build(chest=8.6, belly=7.2),
    "woman": Build(9.2, 27, 23, 16, 7, 5.2, 8.0, 0.82, hair="bun", costume="dress", bust=True),
    "child": Build(9.0, 17, 12.5, 10.4, 5.8, 6.2, 5.6, 0.74, hair="tousled", costume="shirt", shorts=True),
    "girl": Build(8.9, 16.5, 13, 10.2, 5.2, 5.0, 5.4, 0.66, hair="braids", costume="dress"),
    "old-man": Build(9.2, 27, 22, chest=8, belly=8, stoop=13, hair="bald", limb=0.88, costume="coat"),
    "old-woman": Build(9.0, 24, 20, 15, 7.6, 8.4, 9.2, 0.86, 15, hair="bun", costume="apron", bust=True),
    "large": Build(9.2, 29, 21.5, 16.5, 11, 15.4, 12.2, 1.22, hair="short", costume="suit"),
    "thin": Build(8.4, 32, 27.5, 20, 6.0, 4.6, 5.2, 0.72, hair="short", costume="coat"),
}  # fmt: skip


@dataclass(frozen=True)
class Pose:
    """The angles of a body that faces right; `near` is the side towards the viewer."""

    lean: float = 0
    nod: float = 0
    near: Bend = (-6, 8)
    far: Bend = (8, 20)
    near_leg: Bend = (-3, -3)
    far_leg: Bend = (4, 2)
    turn: float = 0
    up: float = 0
    prop: str = ""
    seat: bool = False
    face: str = "calm"
    view: str = "profile"
    wrists: Bend = (0, 0)
    """How far the near and the far hand bend forward from the forearm."""
    grip: str = ""
    """Which hands are closed, without a prop in them: far or both."""


@dataclass(frozen=True)
class Limb:
    """Shoulder, elbow, wrist and the hand's angle; or hip, knee, ankle and the foot's angle."""

    root: Point
    joint: Point
    end: Point
    tip: float


@dataclass(frozen=True)
class Body:
    """The joints of one posed figure."""

    build: Build
    pelvis: Point
    shoulder: Point
    neck: Point
    head: Point
    spine: float
    nod: float
    near: Limb
    far: Limb
    near_leg: Limb
    far_leg: Limb

    @property
    def legs(self) -> tuple[Limb, Limb]:
        """The far leg and the near leg."""
        return self.far_leg, self.near_leg

    @property
    def chest(self) -> Point:
        """The middle of the chest."""
        return along(self.shoulder, self.spine + 180, -self.build.torso * 0.22)

    @property
    def waist(self) -> Point:
        """The middle of the waist."""
        return along(self.pelvis, self.spine + 180, self.build.torso * 0.26)

    def reaching(self, side: str, target: Point, hand: float | None = None) -> "Body":
        """Return the body with a hand (near or far) at the target, or as near to it as the arm allows."""
        arm: Limb = getattr(self, side)
        moved = _reach(arm, target, self.build.arm, hand)
        return replace(self, near=moved) if side == "near" else replace(self, far=moved)


def _reach(arm: Limb, target: Point, length: float, hand: float | None) -> Limb:
    upper, fore = length, length * 0.92
    away = hypot(target[0] - arm.root[0], target[1] - arm.root[1])
    away = min(max(away, abs(upper - fore) + 2), (upper + fore) * 0.995)
    toward = direction(arm.root, target)
    inner = degrees(acos((upper**2 + away**2 - fore**2) / (2 * upper * away)))
    joint = along(arm.root, toward - inner, upper)
    end = along(arm.root, toward, away)
    return Limb(arm.root, joint, end, direction(joint, end) if hand is None else hand)


def _arm(root: Point, bend: Bend, length: float, wrist: float) -> Limb:
    joint = along(root, bend[0], length)
    return Limb(root, joint, along(joint, bend[1], length * 0.92), bend[1] + wrist)


def _leg(root: Point, bend: Bend, length: float, turn: float) -> Limb:
    joint = along(root, bend[0] - turn, length)
    end = along(joint, bend[1] - turn, length)
    shin = bend[1]
    flat = turn == 0 and -38 <= shin <= 35
    return Limb(root, joint, end, 90 if flat else shin - turn + (48 if shin < -38 else 72))


def posed(build: Build, pose: Pose) -> Body:
    """Return the joints of a body in a pose, with its pelvis above (0, 0)."""
    upright = pose.turn == 0 and abs(pose.lean) < 60
    stoop = build.stoop if upright else 0
    spine = pose.lean + stoop + pose.turn
    pelvis = (0.0, 0.0)
    shoulder = along(pelvis, 180 - spine, build.torso)
    nod = pose.nod + (stoop * 0.5 if upright else 0) + pose.lean * 0.35 + pose.turn
    neck = along(shoulder, 180 - spine - stoop * 0.8, build.head * 0.45)
    head = along(neck, 180 - (spine + nod) / 2, build.head * 0.92)
    front = along(shoulder, 90 - spine, build.chest * 0.36)
    rear = along(shoulder, 90 - spine, -build.chest * 0.4)
    hip_front = along(pelvis, 90 - spine, build.hips * 0.22)
    hip_rear = along(pelvis, 90 - spine, -build.hips * 0.22)
    aside = pose.turn
    return Body(
        build, pelvis, shoulder, neck, head, -spine, nod,
        _arm(rear, (pose.near[0] - aside, pose.near[1] - aside), build.arm, pose.wrists[0]),
        _arm(front, (pose.far[0] - aside, pose.far[1] - aside), build.arm, pose.wrists[1]),
        _leg(hip_rear, pose.near_leg, build.leg, pose.turn),
        _leg(hip_front, pose.far_leg, build.leg, pose.turn),
    )  # fmt: skip
