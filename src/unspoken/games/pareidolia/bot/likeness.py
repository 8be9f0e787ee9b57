"""How like two skies are, at any turn and mirrored or not: each is looked at in rings around its middle.

Needs numpy, so only bots that think import it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.between_cells import Places, read_between
from unspoken.games.pareidolia.bot.cells import Mask
from unspoken.games.pareidolia.bot.target import unpacked

_RINGS = 20
_RAYS = 48
_FARTHEST = 2.6
"""Of the mean distance from the middle, how far the outermost ring lies: tips beyond are lost."""
_SOFT = 2
"""How often a picture is softened: a cloud here or there is no matter."""
_ROOM = _SOFT + 1

Rings: TypeAlias = NDArray[np.complex64]
"""A picture in rings, or several, each ring as waves; a picture's length is one in all."""


def rings(covered: Mask) -> Rings:
    """What is covered, seen from its own middle and at its own size; there must be something."""
    found: Rings = _all_rings(covered[None])[0]
    return found


def rings_of(drawings: Sequence[bytes]) -> Rings:
    """Some drawings in rings, one after the other."""
    return np.stack([_looked_at(bits) for bits in drawings])


@lru_cache(
    maxsize=8192
)  # each by itself, 4 kB: whichever of them somebody remembers, they are looked at once
def _looked_at(bits: bytes) -> Rings:
    return rings(unpacked(bits))


def likenesses(seen: Rings, known: Rings) -> NDArray[np.float32]:
    """How like a sky is to each of some pictures at its best turn, mirrored or not: at most 1."""
    plain = (seen[None] * np.conj(known)).sum(axis=1)
    mirrored = (np.conj(seen)[None] * np.conj(known)).sum(axis=1)
    both = np.stack([plain, mirrored])
    both[..., 1:-1] /= 2
    turns = np.fft.irfft(both, _RAYS, axis=2) * _RAYS
    best: NDArray[np.float32] = turns.max(axis=(0, 2)).astype(np.float32)
    return best


def _all_rings(pictures: NDArray[np.bool_]) -> Rings:
    ink = pictures.astype(np.float32)
    many, tall, wide = ink.shape
    ys, xs = np.arange(tall, dtype=np.float32), np.arange(wide, dtype=np.float32)
    whole, down, aside = ink.sum(axis=(1, 2)), ink.sum(axis=2), ink.sum(axis=1)
    y, x = down @ ys / whole, aside @ xs / whole
    spread = (down @ ys**2 + aside @ xs**2) / whole - y**2 - x**2
    size = np.sqrt(np.maximum(1.0, spread))[:, None, None]
    right, below, weight = _compass()
    row, column = y[:, None, None] + size * below, x[:, None, None] + size * right
    seen = read_between(_softened(ink), _ROOM, row, column) * weight
    seen -= seen.mean(axis=(1, 2), keepdims=True)
    waves = np.fft.rfft(seen, axis=2)
    waves[..., 1:-1] *= np.sqrt(2)  # each stands for two
    length = np.sqrt((np.abs(waves) ** 2).sum(axis=(1, 2)))
    found: Rings = (waves / (length + 1e-9).reshape(many, 1, 1)).astype(np.complex64)
    return found


@lru_cache(maxsize=1)
def _compass() -> tuple[Places, Places, Places]:
    """Where each ring meets each ray, for a picture of size one; and how much sky it stands for."""
    radius = (np.arange(_RINGS) + 0.5)[:, None] / _RINGS * _FARTHEST
    angle = np.arange(_RAYS)[None] / _RAYS * 2 * np.pi
    return radius * np.cos(angle), radius * np.sin(angle), np.sqrt(radius) + 0 * angle


def _softened(ink: NDArray[np.float32]) -> NDArray[np.float32]:
    """Pictures with soft edges, and room around them."""
    soft = np.pad(ink, ((0, 0), (_ROOM, _ROOM), (_ROOM, _ROOM)))
    for _ in range(_SOFT):
        soft[:, 1:-1] = (soft[:, :-2] + 2 * soft[:, 1:-1] + soft[:, 2:]) / 4
        soft[:, :, 1:-1] = (soft[:, :, :-2] + 2 * soft[:, :, 1:-1] + soft[:, :, 2:]) / 4
    return soft
