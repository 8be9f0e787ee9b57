"""The five cloud shapes: discs for collisions, and a soft outline for drawing."""

from pathlib import Path

import cv2
import numpy as np
from msgspec import to_builtins
from numpy.typing import NDArray

from unspoken.content.acceptance.kinds.clouds import Piece
from unspoken.content.manifest import Manifest
from unspoken.kernel.languages import ByLanguage
from unspoken_art.packs.manifests import write_manifest

Disc = tuple[float, float, float]

_FINE = 8  # pixels per millimetre
_REACH = 64  # millimetres from the middle to the edge of the drawing board
_CREASE = 6.0  # creases narrower than this, in millimetres, are filled
_STEP = 1.5  # millimetres from one point of an outline to the next


def _arc(radius: float, low: float, thick: tuple[float, ...]) -> tuple[Disc, ...]:
    """Return discs along a bow that opens downwards."""
    turns = np.radians(np.linspace(180 + low, 360 - low, len(thick)))
    return tuple(
        (float(radius * np.cos(a)), float(radius * np.sin(a)), r) for a, r in zip(turns, thick, strict=True)
    )


SHAPES: dict[str, tuple[int, ByLanguage, tuple[Disc, ...]]] = {
    "cumulus": (
        3,
        {"en": "heap", "pl": "kłąb"},
        ((-27, 5, 14), (-11, -9, 19), (13, -6, 17), (29, 7, 12), (2, 8, 17), (-14, 13, 12), (17, 13, 12)),
    ),
    "ribbon": (
        3,
        {"en": "ribbon", "pl": "wstążka"},
        ((-36, 2, 4.5), (-29, 1, 6.5), (-20, -1.5, 8.5), (-9, 1.5, 9), (4, -2, 10.5), (16, 0.5, 8.5),
         (26, 2, 6.5), (34, 2.5, 4.5)),
    ),
    "crescent": (
        3,
        {"en": "bow", "pl": "łuk"},
        _arc(28, -12, (4.5, 6.5, 8.5, 10.5, 12, 12.5, 12.5, 11.5, 9.5, 8, 6, 4.5)),
    ),
    "puff": (
        3,
        {"en": "tuft", "pl": "kłębek"},
        ((0, 0, 15), (-11, -4, 10.5), (8, -9, 11.5), (-6, 11, 10), (11, 7, 10.5)),
    ),
    "drop": (
        2,
        {"en": "drop", "pl": "kropla"},
        ((-18, 1, 16), (-25, -5, 11), (-15, 10, 10.5), (-4, 0, 13), (7, -1, 10.5), (16, -2.5, 8),
         (24, -4, 6), (31, -5.5, 4.2), (36, -6.5, 3)),
    ),
}  # fmt: skip


def _mask(discs: tuple[Disc, ...]) -> NDArray[np.uint8]:
    """Rasterise the union of the discs."""
    side = 2 * _REACH * _FINE
    yy, xx = np.mgrid[0:side, 0:side] / _FINE - _REACH
    union = np.zeros((side, side), bool)
    for x, y, radius in discs:
        union |= np.hypot(xx - x, yy - y) <= radius
    return union.astype(np.uint8)


def _centred(discs: tuple[Disc, ...]) -> tuple[Disc, ...]:
    """Move the discs to their common centre of mass, so that a piece turns around it."""
    rows, columns = np.nonzero(_mask(discs))
    across, down = float(columns.mean()) / _FINE - _REACH, float(rows.mean()) / _FINE - _REACH
    return tuple((x - across, y - down, radius) for x, y, radius in discs)


def _outline(discs: tuple[Disc, ...]) -> tuple[tuple[int, int], ...]:
    """Return the outline of the union with softened creases, in tenths of a millimetre."""
    size = round(2 * _CREASE * _FINE) | 1
    brush = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    closed = cv2.morphologyEx(_mask(discs), cv2.MORPH_CLOSE, brush)
    lines, _ = cv2.findContours(closed, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    line = np.asarray(max(lines, key=len), np.float64)[:, 0, :]
    # Averaging neighbouring points removes the steps between pixels.
    smooth = np.mean([np.roll(line, shift, axis=0) for shift in range(-6, 7)], axis=0)
    length = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(smooth, axis=0).T))])
    at = np.linspace(0, length[-1], round(length[-1] / _FINE / _STEP), endpoint=False)
    points = np.stack([np.interp(at, length, smooth[:, axis]) for axis in (0, 1)], axis=1)
    tenths = np.rint((points / _FINE - _REACH) * 10).astype(int)
    return tuple((int(x), int(y)) for x, y in tenths)


def pieces() -> tuple[Piece, ...]:
    """Return the five shapes with their counts."""
    made = []
    for shape, (count, name, discs) in SHAPES.items():
        middle = _centred(discs)
        tenths = tuple((round(x * 10), round(y * 10), round(radius * 10)) for x, y, radius in middle)
        made.append(Piece(shape, name, count, _outline(middle), tenths))
    return tuple(made)


def write_files(folder: Path) -> None:
    """Write the pack of clouds into a folder."""
    manifest = Manifest(
        pack="clouds",
        kind="clouds",
        version=1,
        licence="CC-BY-4.0",
        authors=("The Unspoken authors",),
        title={"en": "Fourteen clouds", "pl": "Czternaście chmur"},
        digest="0" * 64,
        items=tuple(to_builtins(piece) for piece in pieces()),
    )
    write_manifest(folder, manifest)
