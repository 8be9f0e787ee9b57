"""Pieces of cloud: how they lie in the sky, how they move, and what was done with them last."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from unspoken.kernel.game import Seat

Tenths: TypeAlias = int
"""Tenths of a millimetre. The sky is 6000 wide and 4000 tall; y grows downwards."""
Angle: TypeAlias = int
"""Tenths of a degree, clockwise as it is seen, 0 to 3599."""
Piece: TypeAlias = int
"""A piece of cloud by its number, from 0: the shapes in the pack's order, the pieces of a shape together."""
Shape: TypeAlias = str
Discs: TypeAlias = tuple[tuple[Tenths, Tenths, Tenths], ...]
"""Discs whose union a piece is: x, y and radius, from the piece's middle."""
ActionKind: TypeAlias = Literal["toss", "place", "pick-up", "remove", "nudge", "pass"]


class Pose(Struct, frozen=True):
    """How a piece lies: where its middle is, how far it is turned, and whether it is mirrored.

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
"""The pieces that lie there, each on top of those before it."""


class KeyFrame(Struct, frozen=True, array_like=True):
    """A moment of a piece's way: `turn` runs on past a whole turn, so that between two frames lies a line."""

    millis: int
    x: Tenths
    y: Tenths
    turn: int


class Path(Struct, frozen=True):
    """How a piece moved while the finger pushed: key frames, from where it lay to where it lies."""

    piece: Piece
    frames: tuple[KeyFrame, ...]


class Flight(Struct, frozen=True):
    """How a tossed piece came: from a point at the edge of the sky, turning on its way."""

    x: Tenths
    y: Tenths
    spins: int
    """Whole turns on the way, clockwise if above 0."""
    millis: int


class FingerLine(Struct, frozen=True):
    """A finger's way, at an even speed."""

    x0: Tenths
    y0: Tenths
    x1: Tenths
    y1: Tenths
    millis: int


class LastAction(Struct, frozen=True, omit_defaults=True):
    """What was done last, so that every page shows the same."""

    number: int
    """0 for the toss; counted on in the round."""
    kind: ActionKind
    seat: Seat
    piece: Piece | None = None
    """The one that was tossed, placed, picked up, removed, or met first by the finger."""
    was: Pose | None = None
    """How it lay before, if it lay in the sky."""
    now: Pose | None = None
    """How it lies, if it does."""
    flight: Flight | None = None
    line: FingerLine | None = None
    paths: tuple[Path, ...] = ()


class HandsOff(Struct, frozen=True, omit_defaults=True):
    """What the acting artist may not touch: it was the other's last action (PAR-15)."""

    pieces: tuple[Piece, ...] = ()
    """May not be picked up, be removed, or be what a nudge meets first; after a nudge all that it moved."""
    shape: Shape | None = None
    """After a removal: no piece of this shape may be put with its middle near the place."""
    x: Tenths | None = None
    y: Tenths | None = None
    within: Tenths | None = None
