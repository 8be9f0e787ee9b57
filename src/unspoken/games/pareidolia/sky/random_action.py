"""Random legal actions of an artist, for `sample`."""

from __future__ import annotations

from unspoken.games.pareidolia.pieces import Piece, Pose, Shape
from unspoken.games.pareidolia.sky.geometry import (
    HEIGHT,
    WHOLE_TURN,
    WIDTH,
    first_touched,
    in_the_sky,
    is_protected,
    is_too_short,
    touches_cloud,
    undoes_removal,
)
from unspoken.games.pareidolia.types import (
    Action,
    CloudShape,
    Nudge,
    PickUp,
    Place,
    Public,
    Remove,
)
from unspoken.kernel.chance import Chance

_LINES = 8  # lines tried until one touches a piece
_NUDGES = 14  # one in this many moves of a lying piece is a nudge
_ARM = 800  # maximum offset of the finger from the middle of a piece


def random_action(public: Public, chance: Chance) -> Action:
    """Return a random action: often a placement from the supply, else move, nudge or remove a piece."""
    left = [shape for shape, count in public.supply.items() if count]
    free = [lying.piece for lying in public.sky if not is_protected(public.hands_off, lying.piece)]
    if left and (not free or chance.below(2)):
        shape = chance.pick(left)
        pose = _pose(public, shape, chance)
        return Place(shape, pose.x, pose.y, pose.turn, pose.flip)
    piece = chance.pick(free)
    nudge = _nudge(public, chance) if chance.below(_NUDGES) == 0 else None
    if nudge is not None:
        return nudge
    if chance.below(3) == 0:
        return Remove(piece)
    return _pick_up(public, piece, chance)


def _pick_up(public: Public, piece: Piece, chance: Chance) -> PickUp:
    pose = _pose(public, public.shapes[piece], chance)
    return PickUp(piece, pose.x, pose.y, pose.turn, pose.flip)


def _pose(public: Public, shape: Shape, chance: Chance) -> Pose:
    """Return a random pose, but not where a piece of the same shape was just removed (PAR-15)."""
    while True:
        pose = Pose(
            chance.below(WIDTH + 1), chance.below(HEIGHT + 1), chance.below(WHOLE_TURN), bool(chance.below(2))
        )
        if not undoes_removal(public.hands_off, shape, pose):
            return pose


def _nudge(public: Public, chance: Chance) -> Nudge | None:
    """Return a line from empty sky to a piece that may be nudged, or None (PAR-13, PAR-15)."""
    clouds = tuple(CloudShape(shape, 1, public.discs[shape]) for shape in public.shapes)
    for _ in range(_LINES):
        goal = chance.pick(public.sky).pose
        x, y = (at - _ARM + chance.below(2 * _ARM + 1) for at in (goal.x, goal.y))
        nudge = Nudge(x, y, goal.x, goal.y)
        if not in_the_sky(x, y) or touches_cloud(clouds, public.sky, x, y):
            continue
        touched = first_touched(clouds, public.sky, nudge)
        if not is_too_short(nudge) and touched is not None and not is_protected(public.hands_off, touched):
            return nudge
    return None
