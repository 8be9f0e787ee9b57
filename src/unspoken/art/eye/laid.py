"""Pieces as they lie, laid as people lay them: by a plan or after a drawing, and never quite exactly."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from re import compile as pattern
from typing import TypeAlias

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.cells import COLUMNS, ROWS, Mask, PieceBox
from unspoken.games.pareidolia.bot.fingertip import COVERED_AGAIN
from unspoken.games.pareidolia.bot.target import upright
from unspoken.games.pareidolia.pieces import Pose
from unspoken.games.pareidolia.sky import HEIGHT, WIDTH

Laid: TypeAlias = NDArray[np.float64]
"""A row for each piece: the number of its shape in `SHAPES`, x and y from the middle of the sky in tenths of
a millimetre, its turn in tenths of a degree, and 1 where it is mirrored."""

SHAPES = ("cumulus", "ribbon", "crescent", "puff", "drop")
_LETTERS = "CRBPD"
"""The same in plans."""
_PIECE = pattern(r"([A-Z])(-?\d+),(-?\d+)(?:@(\d+))?(!?)")
_INSTEAD = np.array([3, 4, 1, 0, 1])
"""What somebody takes who has run out of a shape, or sees it differently."""

_SHARES, _MOST, _AT_HAND = (0.4, 0.75), (6, 14), 0.85
"""How large a thing is laid, of how many pieces, and which of the shapes come to mind for the next."""
_WORTH_LAYING = 15.0
"""Cells that a piece must bring: people stop sooner than bots."""

_SPREAD, _ASIDE, _TURN = 0.12, 60.0, 110.0
"""How much a whole sky is stretched, how far a piece lies aside, and how far it is turned."""
_LEFT_OUT, _SWAPPED, _MIRRORED = 0.3, 0.12, 0.15


def plans() -> Mapping[str, list[Laid]]:
    """The plans of each word."""
    told = tomllib.loads(Path(__file__).with_name("plans.toml").read_text(encoding="utf-8"))
    return {word: [planned(plan) for plan in some] for word, some in told.items()}


def planned(plan: str) -> Laid:
    """A plan as it would lie."""
    return np.array(
        [
            (_LETTERS.index(letter), 10 * int(x), 10 * int(y), 10 * int(turn or 0), bool(flip))
            for letter, x, y, turn, flip in _PIECE.findall(plan)
        ],
        float,
    )


def laid_after(drawing: bytes, box: PieceBox, rng: Generator) -> Laid:
    """A drawing laid of few pieces, each of the shapes that come to mind, where it shows most."""
    worth = upright(drawing, box.area, rng.uniform(*_SHARES))
    left, most = [*box.shapes], rng.integers(*_MOST)
    found: list[tuple[float, ...]] = []
    while left and len(found) < most:
        minded = [shape for shape in SHAPES if shape in left and rng.random() < _AT_HAND] or left
        gain, shape, pose = box.best(worth, minded)
        if gain < _WORTH_LAYING:
            break
        worth = np.where(box.cover(shape, pose), np.float32(COVERED_AGAIN), worth)
        left.remove(shape)
        found.append((SHAPES.index(shape), pose.x - WIDTH // 2, pose.y - HEIGHT // 2, pose.turn, pose.flip))
    return np.array(found, float).reshape(-1, 5)


def slipped(laid: Laid, rng: Generator) -> Laid:
    """The same as somebody else lays it: aside, turned, stretched, with another piece or one less."""
    laid = laid.copy()
    many = len(laid)
    if many > 3 and rng.random() < _LEFT_OUT:
        laid = np.delete(laid, rng.integers(many), axis=0)
        many -= 1
    laid[:, 1:3] *= np.exp(rng.normal(0, _SPREAD, 2) + rng.normal(0, _SPREAD / 2))
    laid[:, 1:3] += rng.normal(0, rng.uniform(0.2, 1) * _ASIDE, (many, 2))
    laid[:, 3] += rng.normal(0, rng.uniform(0.2, 1) * _TURN, many)
    laid[:, 4] = (laid[:, 4] > 0) ^ (rng.random(many) < _MIRRORED)
    swapped = rng.random(many) < _SWAPPED
    laid[swapped, 0] = _INSTEAD[laid[swapped, 0].astype(int)]
    return laid


def shown(laid: Laid, box: PieceBox) -> Mask:
    """What is covered."""
    covered = np.zeros((ROWS, COLUMNS), bool)
    for number, x, y, turn, flip in laid:
        pose = Pose(int(x) + WIDTH // 2, int(y) + HEIGHT // 2, int(turn) % 3600, bool(flip))
        covered |= box.cover(SHAPES[int(number)], pose)
    return covered
