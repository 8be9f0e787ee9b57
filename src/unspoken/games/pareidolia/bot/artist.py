"""The artist: which action brings the sky nearest to a drawing of the word, from what lies there now.

Needs numpy, so only bots that think import it. It remembers nothing: whatever the other artist does, the
drawing is laid anew over what lies there, and both see it in the same place.
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
from unspoken.games.pareidolia.bot.fingertip import COVERED_AGAIN, best_push
from unspoken.games.pareidolia.bot.target import Targets, targets_of
from unspoken.games.pareidolia.pieces import HandsOff, LyingPiece, Shape, Sky
from unspoken.games.pareidolia.sky import is_protected
from unspoken.games.pareidolia.types import Action, CloudShape, PickUp, Place, Remove

_UPRIGHT = 0.8
"""What it costs, for each covered cell, to turn the thing upside down; half of that to lay it on its side."""
_HANDFUL = 220.0
"""So many covered cells say enough about how the thing lies."""
WORTH_PLACING = 6.0
"""A piece from the supply is placed if it covers so much worth."""
_TROUBLE = 8.0
"""How much better it must be to move a piece than to place one."""
_LOOKED_AT = 3
"""How many of the pieces that fit worst are tried elsewhere."""
_PUSHED = 1
"""How many of those are pushed, when nothing is left that is worth placing: physics takes time."""


class Scene(NamedTuple):
    """What the artist sees: the pieces, where some of them lie, and what is out of bounds."""

    shapes: tuple[Shape, ...]
    sky: Sky
    hands_off: HandsOff | None

    def supply(self) -> dict[Shape, int]:
        """How many pieces of each shape lie beside the sky."""
        away = [self.shapes[lying.piece] for lying in self.sky]
        return {shape: self.shapes.count(shape) - away.count(shape) for shape in dict.fromkeys(self.shapes)}


class Candidate(NamedTuple):
    """An action and how much it brings."""

    gain: float
    action: Action


def first_shape(clouds: tuple[CloudShape, ...], drawing: bytes) -> Shape:
    """The shape of which one piece covers most of an upright drawing: it is tossed first."""
    box = piece_box(clouds)
    _, shape, _ = box.best(targets_of(drawing, box.area).poses[0].worth, box.shapes)
    return shape


@lru_cache(maxsize=256)  # a bot thinks while it takes its time, and answers later
def next_action(scene: Scene, clouds: tuple[CloudShape, ...], drawing: bytes) -> Action:
    """The action that brings most; there is always one, be it to put a piece back as it should lie."""
    box = piece_box(clouds)
    covers = box.covers(scene.sky)
    layers = box.layers(scene.sky)
    worth = worth_where_it_fits(layers > 0, targets_of(drawing, box.area))
    worst = _worst(scene, worth, layers, covers)
    candidates = _placed(scene, box, worth, layers)
    for kept, number in worst:
        candidates += _moved(scene, box, worth, layers - covers[number], scene.sky[number], kept)
    if all(candidate.gain < 0 for candidate in candidates if isinstance(candidate.action, Place)):
        candidates += _nudged(scene, box, worth, [scene.sky[number] for _, number in worst[:_PUSHED]])
    return max(candidates, key=lambda candidate: candidate.gain).action


def worth_where_it_fits(covered: Mask, targets: Targets) -> Cells:
    """The worth of every cell if the thing lies where it fits best what is covered already."""
    ink = covered.astype(np.float32)
    fits = np.fft.irfft2(np.fft.rfft2(ink)[None] * np.conj(targets.waves), s=(ROWS, COLUMNS))
    turned = np.array([1 - np.cos(pose.turn) for pose in targets.poses], np.float32)
    fits -= (_UPRIGHT / 2 * min(float(ink.sum()), _HANDFUL) * turned)[:, None, None]
    fits[:, ~_room(targets.reach)] = -np.inf
    pose, row, column = (int(at) for at in np.unravel_index(int(fits.argmax()), fits.shape))
    return np.roll(targets.poses[pose].worth, (row, column), (0, 1))


def _room(reach: int) -> Mask:
    """How far a thing may be moved from the middle of the sky and stay in it, as places around the corner."""
    rows, columns = np.arange(ROWS), np.arange(COLUMNS)
    down = np.minimum(rows, ROWS - rows) <= max(0, ROWS // 2 - reach)
    aside = np.minimum(columns, COLUMNS - columns) <= max(0, COLUMNS // 2 - reach)
    return down[:, None] & aside[None]


def _placed(scene: Scene, box: PieceBox, worth: Cells, layers: Layers) -> list[Candidate]:
    """What the best piece from the supply would bring, if there is one."""
    shapes = [shape for shape, left in scene.supply().items() if left]
    if not shapes:
        return []
    gain, shape, pose = box.best(_open(worth, layers), shapes, _forbidden_area(scene.hands_off))
    return [Candidate(gain - WORTH_PLACING, Place(shape, pose.x, pose.y, pose.turn, pose.flip))]


def _worst(scene: Scene, worth: Cells, layers: Layers, covers: Sequence[Mask]) -> list[tuple[float, int]]:
    """The pieces that fit worst, of those that may be touched (PAR-15): what each brings, and its place."""
    brings = ((_brings(cover, worth, layers), number) for number, cover in enumerate(covers))
    return sorted(one for one in brings if not is_protected(scene.hands_off, scene.sky[one[1]].piece))[
        :_LOOKED_AT
    ]


def _moved(
    scene: Scene, box: PieceBox, worth: Cells, others: Layers, lying: LyingPiece, kept: float
) -> tuple[Candidate, ...]:
    """What it would bring to take a piece up, or away; `others` is what lies there without it."""
    shape = scene.shapes[lying.piece]
    gain, _, pose = box.best(_open(worth, others), (shape,), _forbidden_area(scene.hands_off))
    moved = PickUp(lying.piece, pose.x, pose.y, pose.turn, pose.flip)
    return Candidate(gain - kept - _TROUBLE, moved), Candidate(-kept - _TROUBLE, Remove(lying.piece))


def _nudged(scene: Scene, box: PieceBox, worth: Cells, pieces: Sequence[LyingPiece]) -> list[Candidate]:
    """What the best push at one of the pieces would bring, if there is one."""
    found = best_push(scene.sky, pieces, scene.hands_off, box, worth)
    return [] if found is None else [Candidate(*found)]


def _brings(cover: Mask, worth: Cells, layers: Layers) -> float:
    """What a piece brings where it lies: the worth of what it covers alone, less what it covers again."""
    alone = cover & (layers == 1)
    return float(worth[alone].sum()) + COVERED_AGAIN * float((cover & ~alone).sum())


def _open(worth: Cells, layers: Layers) -> Cells:
    """What is still to be had: a cell that is covered already brings nothing more."""
    return np.where(layers > 0, np.float32(COVERED_AGAIN), worth)


def _forbidden_area(hands_off: HandsOff | None) -> ForbiddenArea | None:
    if hands_off is None or hands_off.shape is None:
        return None
    assert hands_off.x is not None and hands_off.y is not None and hands_off.within is not None
    return ForbiddenArea(hands_off.shape, hands_off.x, hands_off.y, hands_off.within)
