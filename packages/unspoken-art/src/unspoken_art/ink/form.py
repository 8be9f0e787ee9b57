"""Measures a blot's form (its breadth, ends and gaps), to describe it without interpreting it."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from unspoken.content.acceptance.measures import ink

_SIDE = 256
_DROP, _PART, _GAP, _LARGE_GAP = 0.0015, 0.003, 0.0012, 0.02
"""Areas as shares of the card: the largest drop; the smallest part, gap and large gap to mention."""


@dataclass(frozen=True)
class End:
    """How a blot ends on one side: the number of points, and their total extent along that side."""

    points: int
    broad: float


@dataclass(frozen=True)
class Form:
    """The measured form of a blot, in shares of its own size unless stated otherwise."""

    upright: float
    """Its height divided by its width."""
    broadest: float
    """The height at which it is broadest, from the top."""
    waist: bool
    top: End
    bottom: End
    side: End
    parts: int
    gaps: int
    large_gaps: int
    gap_on_the_fold: bool
    light: float
    """The mean lightness of the ink away from its edges: 0 black, 1 paper."""
    accents: tuple[str, ...]
    """The thirds that contain coloured ink: top, middle, bottom."""


def _end(line: NDArray[np.bool_]) -> End:
    """Count and measure the runs of ink along a line across the tip of the blot."""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], line.astype(np.int8), [0]])))
    runs = [(int(a), int(b)) for a, b in zip(edges[::2], edges[1::2], strict=True) if b - a >= 3]
    if not runs:
        return End(1, 0.0)
    return End(len(runs), (runs[-1][1] - runs[0][0]) / len(line))


def _sizes(mask: NDArray[np.bool_]) -> list[tuple[float, bool, bool]]:
    """Return for each connected part: its share of the card, and whether it meets the fold and the edge."""
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask.astype(np.uint8), connectivity=4)
    found = []
    for label in range(1, count):
        left, top, wide, tall, area = (int(number) for number in stats[label])
        edge = left == 0 or top == 0 or left + wide == _SIDE or top + tall == _SIDE
        found.append((area / _SIDE**2, bool((labels[:, _SIDE // 2] == label).any()), edge))
    return found


def _without_drops(inked: NDArray[np.bool_]) -> NDArray[np.bool_]:
    count, labels, stats, _ = cv2.connectedComponentsWithStats(inked.astype(np.uint8), connectivity=4)
    large = [label for label in range(1, count) if stats[label, cv2.CC_STAT_AREA] > _DROP * _SIDE**2]
    return np.isin(labels, large)


def _accents(picture: Image.Image, inked: NDArray[np.bool_], top: int, bottom: int) -> tuple[str, ...]:
    """Return the thirds of the blot that contain clearly coloured ink."""
    rgb = np.asarray(picture.resize((_SIDE, _SIDE), Image.Resampling.LANCZOS), np.float64) / 255
    vivid = inked & (rgb.max(axis=-1) - rgb.min(axis=-1) > 0.25)
    rows = vivid.sum(axis=1).astype(np.float64)
    cuts = np.linspace(top, bottom + 1, 4).astype(int)
    total = max(float(rows.sum()), 1.0)
    names = ("top", "middle", "bottom")
    return tuple(name for at, name in enumerate(names) if rows[cuts[at] : cuts[at + 1]].sum() / total > 0.22)


def measured(picture: Image.Image) -> Form:
    """Measure the form of a blot from its picture."""
    inked = ink(picture, _SIDE)
    whole = _without_drops(inked)
    rows, columns = np.flatnonzero(whole.any(axis=1)), np.flatnonzero(whole.any(axis=0))
    top, bottom, left, right = int(rows[0]), int(rows[-1]), int(columns[0]), int(columns[-1])
    tall, wide = bottom - top + 1, right - left + 1
    extent = np.array(
        [np.ptp(np.flatnonzero(row)) + 1 if row.any() else 0 for row in whole[top : bottom + 1]]
    )
    extent = np.convolve(extent, np.ones(9) / 9, mode="same")
    step = round(tall * 0.07)
    holes = [(share, fold) for share, fold, edge in _sizes(~inked) if not edge and share > _GAP]
    grey = np.asarray(picture.convert("L").resize((_SIDE, _SIDE)), np.float64) / 255
    core = cv2.erode(inked.astype(np.uint8), np.ones((5, 5), np.uint8)) > 0
    return Form(
        upright=tall / wide,
        broadest=float(np.argmax(extent)) / tall,
        waist=bool(extent[tall // 4 : 3 * tall // 4].min() < 0.36 * extent.max()),
        top=_end(whole[top + step]),
        bottom=_end(whole[bottom - step]),
        side=_end(whole[top : bottom + 1, right - round(wide * 0.05)]),
        parts=sum(share > _PART for share, _, _ in _sizes(inked)),
        gaps=len(holes),
        large_gaps=sum(share > _LARGE_GAP for share, _ in holes),
        gap_on_the_fold=any(fold for _, fold in holes),
        light=float(grey[core].mean()) if core.any() else 1.0,
        accents=_accents(picture, inked, top, bottom),
    )
