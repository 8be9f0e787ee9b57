"""Validation and effect of the artists' actions: place, pick up, remove, nudge (PAR-10 to PAR-15)."""

from __future__ import annotations

from typing import assert_never

from unspoken.games.pareidolia.events import Nudged, PickedUp, Placed, Removed, SkyChange
from unspoken.games.pareidolia.pieces import Piece, Pose, Shape
from unspoken.games.pareidolia.sky.geometry import (
    WHOLE_TURN,
    clouds_by_piece,
    first_touched,
    in_the_sky,
    is_protected,
    is_too_short,
    pose_of,
    shapes_by_piece,
    touches_cloud,
    undoes_removal,
)
from unspoken.games.pareidolia.sky.nudge import push
from unspoken.games.pareidolia.types import Action, Nudge, PickUp, Place, Remove, State
from unspoken.kernel.types import Refused


def perform(state: State, action: Action) -> SkyChange:
    """Return the event of an action; raise `Refused` if it is impossible or undoes the last action."""
    match action:
        case Place(shape, x, y, turn, flip):
            piece = piece_from_supply(state, shape)
            return Placed(piece, _checked_pose(state, shape, Pose(x, y, turn, flip)))
        case PickUp(piece, x, y, turn, flip):
            _check_piece(state, piece)
            shape = shapes_by_piece(state.materials)[piece]
            return PickedUp(piece, _checked_pose(state, shape, Pose(x, y, turn, flip)))
        case Remove(piece):
            _check_piece(state, piece)
            return Removed(piece)
        case Nudge():
            touched = _checked_target(state, action)
            line, paths = push(clouds_by_piece(state.materials), state.sky, action)
            return Nudged(touched, line, paths)
        case _:
            assert_never(action)


def piece_from_supply(state: State, shape: Shape) -> Piece:
    """Return a piece of this shape from the supply."""
    names = shapes_by_piece(state.materials)
    if shape not in names:
        raise Refused("no-such-shape")
    in_sky = {lying.piece for lying in state.sky}
    for piece, name in enumerate(names):
        if name == shape and piece not in in_sky:
            return piece
    raise Refused("none-left")


def _check_piece(state: State, piece: Piece) -> None:
    """Check that a piece is in the sky, and that the other artist has not just changed it (PAR-15)."""
    if pose_of(state.sky, piece) is None:
        raise Refused("not-in-the-sky")
    if is_protected(state.hands_off, piece):
        raise Refused("piece-protected")


def _checked_pose(state: State, shape: Shape, pose: Pose) -> Pose:
    """Check a pose: in the sky, and not where the other artist has just removed this shape (PAR-15)."""
    if not in_the_sky(pose.x, pose.y):
        raise Refused("outside-the-sky")
    if not 0 <= pose.turn < WHOLE_TURN:
        raise Refused("no-such-turn")
    if undoes_removal(state.hands_off, shape, pose):
        raise Refused("place-protected")
    return pose


def _checked_target(state: State, nudge: Nudge) -> Piece:
    """Return the piece that a nudge touches first; check that it starts on empty sky (PAR-13, PAR-15)."""
    clouds = clouds_by_piece(state.materials)
    if not (in_the_sky(nudge.x0, nudge.y0) and in_the_sky(nudge.x1, nudge.y1)):
        raise Refused("outside-the-sky")
    if is_too_short(nudge):
        raise Refused("nudge-too-short")
    if touches_cloud(clouds, state.sky, nudge.x0, nudge.y0):
        raise Refused("nudge-starts-on-a-cloud")
    touched = first_touched(clouds, state.sky, nudge)
    if touched is None:
        raise Refused("nudge-meets-nothing")
    if is_protected(state.hands_off, touched):
        raise Refused("piece-protected")
    return touched
