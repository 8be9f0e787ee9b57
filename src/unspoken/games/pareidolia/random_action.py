"""Some legal action of an artist, and now and then each kind of action."""

from __future__ import annotations

from unspoken.games.pareidolia.pieces import Piece, Pose, Shape
from unspoken.games.pareidolia.sky import (
    HEIGHT,
    WHOLE_TURN,
    WIDTH,
    first_met,
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

_LINES = 8  # drawn in search of one that meets a piece
_NUDGES = 14  # one move in so many of what lies there
_ARM = 800  # how far from the middle of a piece its finger is set down, to either side


def random_action(public: Public, chance: Chance) -> Action:
    """Mostly a piece from the supply; else one of those that lie there is moved, nudged or taken away."""
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
    """Anywhere, but not where one of the same shape was just removed (PAR-15)."""
    while True:
        pose = Pose(
            chance.below(WIDTH + 1), chance.below(HEIGHT + 1), chance.below(WHOLE_TURN), bool(chance.below(2))
        )
        if not undoes_removal(public.hands_off, shape, pose):
            return pose


def _nudge(public: Public, chance: Chance) -> Nudge | None:
    """A line from empty sky to some piece that may be nudged, if one is soon found (PAR-13, PAR-15)."""
    clouds = tuple(CloudShape(shape, 1, public.discs[shape]) for shape in public.shapes)
    for _ in range(_LINES):
        goal = chance.pick(public.sky).pose
        x, y = (at - _ARM + chance.below(2 * _ARM + 1) for at in (goal.x, goal.y))
        nudge = Nudge(x, y, goal.x, goal.y)
        if not in_the_sky(x, y) or touches_cloud(clouds, public.sky, x, y):
            continue
        met = first_met(clouds, public.sky, nudge)
        if not is_too_short(nudge) and met is not None and not is_protected(public.hands_off, met):
            return nudge
    return None
