"""Pieces of cloud: poses, paths, and the last action."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from unspoken.kernel.types import Seat

Tenths: TypeAlias = int
"""Tenths of a millimetre. The sky is 6000 wide and 4000 tall; y grows downwards."""
Angle: TypeAlias = int
"""Tenths of a degree, clockwise on the screen, 0 to 3599."""
Piece: TypeAlias = int
"""The number of a piece, from 0: shapes in the pack's order, the pieces of a shape together."""
Shape: TypeAlias = str
Discs: TypeAlias = tuple[tuple[Tenths, Tenths, Tenths], ...]
"""Discs whose union is a piece: x, y and radius, relative to the piece's middle."""
ActionKind: TypeAlias = Literal["toss", "place", "pick-up", "remove", "nudge", "pass"]


class Pose(Struct, frozen=True):
    """The position, rotation and mirroring of a piece.

    A mirrored piece is mirrored left to right first, and then turned.
    """

    x: Tenths
    y: Tenths
    turn: Angle
    flip: bool


class LyingPiece(Struct, frozen=True):
    """A piece in the sky."""

    piece: Piece
    pose: Pose


Sky: TypeAlias = tuple[LyingPiece, ...]
"""The pieces in the sky, each on top of those before it."""


class KeyFrame(Struct, frozen=True, array_like=True):
    """A point of a path; `turn` may exceed a whole turn, so that frames can be interpolated linearly."""

    millis: int
    x: Tenths
    y: Tenths
    turn: int


class Path(Struct, frozen=True):
    """The path of a pushed piece: key frames from its old pose to its new one."""

    piece: Piece
    frames: tuple[KeyFrame, ...]


class Flight(Struct, frozen=True):
    """The flight of a tossed piece: from a point at the edge of the sky, turning on its way."""

    x: Tenths
    y: Tenths
    spins: int
    """Whole turns on the way; clockwise if positive."""
    millis: int


class FingerLine(Struct, frozen=True):
    """The straight path of a finger, at constant speed."""

    x0: Tenths
    y0: Tenths
    x1: Tenths
    y1: Tenths
    millis: int


class LastAction(Struct, frozen=True, omit_defaults=True):
    """The last action, so that every page shows the same animation."""

    number: int
    """0 for the toss; counts up within the round."""
    kind: ActionKind
    seat: Seat
    piece: Piece | None = None
    """The piece that was tossed, placed, picked up, removed, or first touched by the finger."""
    was: Pose | None = None
    """The pose of the piece before, if it was in the sky."""
    now: Pose | None = None
    """The pose of the piece now, if it is in the sky."""
    flight: Flight | None = None
    line: FingerLine | None = None
    paths: tuple[Path, ...] = ()


class HandsOff(Struct, frozen=True, omit_defaults=True):
    """What the acting artist may not touch, because the other artist has just changed it (PAR-15)."""

    pieces: tuple[Piece, ...] = ()
    """Pieces that may not be picked up, removed or nudged first; after a nudge all that it moved."""
    shape: Shape | None = None
    """After a removal: no piece of this shape may be put near the place."""
    x: Tenths | None = None
    y: Tenths | None = None
    within: Tenths | None = None
