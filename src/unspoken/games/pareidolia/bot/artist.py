"""The artist: chooses the action that brings the sky closest to a drawing of the word.

Stateless: before each action the drawing is fitted to the current sky again, so that both artists see it in
the same place. Imports numpy, so import this module late.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from unspoken.games.pareidolia.bot.cells import (
    COLUMNS,
    ROWS,
    Cells,
    ForbiddenArea,
    Layers,
    Mask,
    PieceBox,
    piece_box,
)
from unspoken.games.pareidolia.bot.push_search import COVERED_AGAIN, best_push
from unspoken.games.pareidolia.bot.target import Targets, targets_of
from unspoken.games.pareidolia.pieces import HandsOff, LyingPiece, Shape, Sky
from unspoken.games.pareidolia.sky.geometry import is_protected
from unspoken.games.pareidolia.types import Action, CloudShape, PickUp, Place, Remove

_UPRIGHT = 0.8
"""Cost for each covered cell of a drawing that is upside down; half of it if the drawing lies on its side."""
_HANDFUL = 220.0
"""With this many covered cells the orientation is clear, so the cost of `_UPRIGHT` stops growing."""
WORTH_PLACING = 6.0
"""Minimum gain for placing a piece from the supply."""
_TROUBLE = 8.0
"""How much better moving a piece must be than placing one."""
_LOOKED_AT = 3
"""How many of the worst-fitting pieces are tried elsewhere."""
_PUSHED = 1
"""How many of these pieces are also pushed, if no placement gains anything; few, because physics is slow."""


class ArtistView(NamedTuple):
    """What the artist sees: the pieces, where they lie, and what is protected."""

    shapes: tuple[Shape, ...]
    sky: Sky
    hands_off: HandsOff | None

    def supply(self) -> dict[Shape, int]:
        """Return how many pieces of each shape are in the supply."""
        away = [self.shapes[lying.piece] for lying in self.sky]
        return {shape: self.shapes.count(shape) - away.count(shape) for shape in dict.fromkeys(self.shapes)}


class Candidate(NamedTuple):
    """An action and its gain."""

    gain: float
    action: Action


def first_shape(clouds: tuple[CloudShape, ...], drawing: bytes) -> Shape:
    """Return the shape whose piece covers most of an upright drawing; the artist tosses it first."""
    box = piece_box(clouds)
    _, shape, _ = box.best(targets_of(drawing, box.area).poses[0].worth, box.shapes)
    return shape


@lru_cache(maxsize=256)  # a bot computes its answer in advance, and again when it answers
def next_action(scene: ArtistView, clouds: tuple[CloudShape, ...], drawing: bytes) -> Action:
    """Return the action with the highest gain; picking up a piece is always possible."""
    box = piece_box(clouds)
    covers = box.covers(scene.sky)
    layers = box.layers(scene.sky)
    worth = worth_where_it_fits(layers > 0, targets_of(drawing, box.area))
    worst = _worst(scene, worth, layers, covers)
    candidates = _placed(scene, box, worth, layers)
    for current, number in worst:
        candidates += _moved(scene, box, worth, layers - covers[number], scene.sky[number], current)
    if all(candidate.gain < 0 for candidate in candidates if isinstance(candidate.action, Place)):
        candidates += _nudged(scene, box, worth, [scene.sky[number] for _, number in worst[:_PUSHED]])
    return max(candidates, key=lambda candidate: candidate.gain).action


def worth_where_it_fits(covered: Mask, targets: Targets) -> Cells:
    """Return the value of every cell with the drawing placed where it best fits the covered cells."""
    ink = covered.astype(np.float32)
    fits = np.fft.irfft2(np.fft.rfft2(ink)[None] * np.conj(targets.waves), s=(ROWS, COLUMNS))
    turned = np.array([1 - np.cos(pose.turn) for pose in targets.poses], np.float32)
    fits -= (_UPRIGHT / 2 * min(float(ink.sum()), _HANDFUL) * turned)[:, None, None]
    fits[:, ~_room(targets.reach)] = -np.inf
    pose, row, column = (int(at) for at in np.unravel_index(int(fits.argmax()), fits.shape))
    return np.roll(targets.poses[pose].worth, (row, column), (0, 1))


def _room(reach: int) -> Mask:
    """Return the cyclic offsets by which a drawing may be moved from the middle and stay in the sky."""
    rows, columns = np.arange(ROWS), np.arange(COLUMNS)
    down = np.minimum(rows, ROWS - rows) <= max(0, ROWS // 2 - reach)
    aside = np.minimum(columns, COLUMNS - columns) <= max(0, COLUMNS // 2 - reach)
    return down[:, None] & aside[None]


def _placed(scene: ArtistView, box: PieceBox, worth: Cells, layers: Layers) -> list[Candidate]:
    """Return the best placement from the supply, if there is one."""
    shapes = [shape for shape, left in scene.supply().items() if left]
    if not shapes:
        return []
    gain, shape, pose = box.best(_open(worth, layers), shapes, _forbidden_area(scene.hands_off))
    return [Candidate(gain - WORTH_PLACING, Place(shape, pose.x, pose.y, pose.turn, pose.flip))]


def _worst(
    scene: ArtistView, worth: Cells, layers: Layers, covers: Sequence[Mask]
) -> list[tuple[float, int]]:
    """Return the worst-fitting pieces that may be touched (PAR-15): the gain of each, and its index."""
    brings = ((_brings(cover, worth, layers), number) for number, cover in enumerate(covers))
    return sorted(pair for pair in brings if not is_protected(scene.hands_off, scene.sky[pair[1]].piece))[
        :_LOOKED_AT
    ]


def _moved(
    scene: ArtistView, box: PieceBox, worth: Cells, others: Layers, lying: LyingPiece, current: float
) -> tuple[Candidate, ...]:
    """Return the gains of moving and of removing a piece; `others` are the layers without the piece."""
    shape = scene.shapes[lying.piece]
    gain, _, pose = box.best(_open(worth, others), (shape,), _forbidden_area(scene.hands_off))
    moved = PickUp(lying.piece, pose.x, pose.y, pose.turn, pose.flip)
    return Candidate(gain - current - _TROUBLE, moved), Candidate(-current - _TROUBLE, Remove(lying.piece))


def _nudged(scene: ArtistView, box: PieceBox, worth: Cells, pieces: Sequence[LyingPiece]) -> list[Candidate]:
    """Return the best push at one of the pieces, if there is one."""
    found = best_push(scene.sky, pieces, scene.hands_off, box, worth)
    return [] if found is None else [Candidate(*found)]


def _brings(cover: Mask, worth: Cells, layers: Layers) -> float:
    """Return the gain of a piece where it lies: the cells that only it covers, minus double cover."""
    alone = cover & (layers == 1)
    return float(worth[alone].sum()) + COVERED_AGAIN * float((cover & ~alone).sum())


def _open(worth: Cells, layers: Layers) -> Cells:
    """Return the value of each cell for another piece: covering a cell again has a small cost."""
    return np.where(layers > 0, np.float32(COVERED_AGAIN), worth)


def _forbidden_area(hands_off: HandsOff | None) -> ForbiddenArea | None:
    if hands_off is None or hands_off.shape is None:
        return None
    assert hands_off.x is not None and hands_off.y is not None and hands_off.within is not None
    return ForbiddenArea(hands_off.shape, hands_off.x, hands_off.y, hands_off.within)
