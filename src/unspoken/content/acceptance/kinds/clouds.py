"""Checks for packs of cloud pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.manifest import Manifest
from unspoken.content.packs import as_items
from unspoken.kernel.languages import ByLanguage

Tenths: TypeAlias = int
"""Tenths of a millimetre, from the middle of a piece; y grows downwards."""

COUNTS = [3, 3, 3, 3, 2]
"""PAR-03: fourteen pieces in five shapes."""
OUTSIDE, INSIDE = 25, 4
"""How far an outline may lie outside its discs (in a crease) and inside a disc, in tenths of a millimetre."""
POINTS = range(40, 400)


class Piece(Struct, frozen=True):
    """A shape of cloud, of which a pack has several pieces."""

    shape: str
    name: ByLanguage
    count: int
    outline: tuple[tuple[Tenths, Tenths], ...]
    """The drawn outline, closed and clockwise."""
    discs: tuple[tuple[Tenths, Tenths, Tenths], ...]
    """The shape for collisions, as a union of discs: x, y and radius."""


def faults(_folder: Path, manifest: Manifest) -> Iterator[Fault]:
    """Yield the faults of a pack of clouds."""
    return cloud_faults(as_items(manifest, Piece))


def cloud_faults(pieces: Sequence[Piece]) -> Iterator[Fault]:
    """Yield the faults of the shapes."""
    counts = sorted((piece.count for piece in pieces), reverse=True)
    if counts != COUNTS:
        yield Fault(WHOLE, f"its shapes have {counts} pieces, {COUNTS} are required")
    if len({piece.shape for piece in pieces}) != len(pieces):
        yield Fault(WHOLE, "two of its shapes have the same name")
    languages = dict.fromkeys(language for piece in pieces for language in piece.name)
    for piece in pieces:
        for language in languages:
            if not piece.name.get(language):
                yield Fault(piece.shape, f"has no name in {language}")
        yield from _shape_faults(piece)


def beyond(piece: Piece, x: float, y: float) -> float:
    """Return the distance of a point from the union of the discs; negative inside."""
    return min(hypot(x - disc_x, y - disc_y) - radius for disc_x, disc_y, radius in piece.discs)


def _shape_faults(piece: Piece) -> Iterator[Fault]:
    if not piece.discs or len(piece.outline) not in POINTS:
        yield Fault(piece.shape, f"has {len(piece.discs)} discs and {len(piece.outline)} points of outline")
        return
    if not _hangs_together(piece):
        yield Fault(piece.shape, "falls apart: its discs do not all touch")
    gaps = [beyond(piece, x, y) for x, y in piece.outline]
    if max(gaps) > OUTSIDE or min(gaps) < -INSIDE:
        yield Fault(
            piece.shape, f"is drawn {min(gaps):.0f} to {max(gaps):.0f} tenths of a millimetre off its discs"
        )


def _hangs_together(piece: Piece) -> bool:
    """True if all discs are connected by overlaps."""
    reached, waiting = [piece.discs[0]], list(piece.discs[1:])
    for x, y, radius in reached:
        near = [disc for disc in waiting if hypot(disc[0] - x, disc[1] - y) < disc[2] + radius]
        waiting = [disc for disc in waiting if disc not in near]
        reached.extend(near)
    return not waiting
