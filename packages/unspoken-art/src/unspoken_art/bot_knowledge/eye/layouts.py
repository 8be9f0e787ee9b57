"""Layouts of pieces as people lay them: from a plan or a drawing, with imprecision."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from re import compile as pattern
from typing import TypeAlias

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.cells import COLUMNS, ROWS, Mask, PieceBox
from unspoken.games.pareidolia.bot.push_search import COVERED_AGAIN
from unspoken.games.pareidolia.bot.target import upright
from unspoken.games.pareidolia.pieces import Pose
from unspoken.games.pareidolia.sky.geometry import HEIGHT, WIDTH

Layout: TypeAlias = NDArray[np.float64]
"""A row per piece: index of its shape in `SHAPES`, x and y from the middle of the sky in tenths of a
millimetre, turn in tenths of a degree, and 1 if it is mirrored."""

SHAPES = ("cumulus", "ribbon", "crescent", "puff", "drop")
_LETTERS = "CRBPD"
"""The letters of the shapes in plans."""
_PIECE = pattern(r"([A-Z])(-?\d+),(-?\d+)(?:@(\d+))?(!?)")
_REPLACEMENT = np.array([3, 4, 1, 0, 1])
"""The replacement for each shape."""

_SHARES, _MOST, _CONSIDERED = (0.4, 0.75), (6, 14), 0.85
"""Range of the size of a layout, range of its number of pieces, probability that a shape is considered."""
_WORTH_LAYING = 15.0
"""Cells that a piece must add: people stop sooner than bots."""

_SPREAD, _SHIFT, _TURN = 0.12, 60.0, 110.0
"""Standard deviations: stretch of the whole layout, shift of a piece, turn of a piece."""
_LEFT_OUT, _SWAPPED, _MIRRORED = 0.3, 0.12, 0.15


def plans() -> Mapping[str, list[Layout]]:
    """Return the plans of each word."""
    text = tomllib.loads(Path(__file__).with_name("plans.toml").read_text(encoding="utf-8"))
    return {word: [parse_plan(plan) for plan in some] for word, some in text.items()}


def parse_plan(plan: str) -> Layout:
    """Parse a plan."""
    return np.array(
        [
            (_LETTERS.index(letter), 10 * int(x), 10 * int(y), 10 * int(turn or 0), bool(flip))
            for letter, x, y, turn, flip in _PIECE.findall(plan)
        ],
        float,
    )


def lay_drawing(drawing: bytes, box: PieceBox, rng: Generator) -> Layout:
    """Lay a drawing greedily with a few pieces."""
    worth = upright(drawing, box.area, rng.uniform(*_SHARES))
    left, most = [*box.shapes], rng.integers(*_MOST)
    found: list[tuple[float, ...]] = []
    while left and len(found) < most:
        considered = [shape for shape in SHAPES if shape in left and rng.random() < _CONSIDERED] or left
        gain, shape, pose = box.best(worth, considered)
        if gain < _WORTH_LAYING:
            break
        worth = np.where(box.cover(shape, pose), np.float32(COVERED_AGAIN), worth)
        left.remove(shape)
        found.append((SHAPES.index(shape), pose.x - WIDTH // 2, pose.y - HEIGHT // 2, pose.turn, pose.flip))
    return np.array(found, float).reshape(-1, 5)


def perturbed(layout: Layout, rng: Generator) -> Layout:
    """Vary a layout: shift, turn, stretch and mirror pieces, replace some, leave one out."""
    layout = layout.copy()
    many = len(layout)
    if many > 3 and rng.random() < _LEFT_OUT:
        layout = np.delete(layout, rng.integers(many), axis=0)
        many -= 1
    layout[:, 1:3] *= np.exp(rng.normal(0, _SPREAD, 2) + rng.normal(0, _SPREAD / 2))
    layout[:, 1:3] += rng.normal(0, rng.uniform(0.2, 1) * _SHIFT, (many, 2))
    layout[:, 3] += rng.normal(0, rng.uniform(0.2, 1) * _TURN, many)
    layout[:, 4] = (layout[:, 4] > 0) ^ (rng.random(many) < _MIRRORED)
    swapped = rng.random(many) < _SWAPPED
    layout[swapped, 0] = _REPLACEMENT[layout[swapped, 0].astype(int)]
    return layout


def covered_cells(layout: Layout, box: PieceBox) -> Mask:
    """Return the cells that a layout covers."""
    covered = np.zeros((ROWS, COLUMNS), bool)
    for number, x, y, turn, flip in layout:
        pose = Pose(int(x) + WIDTH // 2, int(y) + HEIGHT // 2, int(turn) % 3600, bool(flip))
        covered |= box.cover(SHAPES[int(number)], pose)
    return covered
