"""Compares two skies at any rotation, mirrored or not, by sampling rings around their middles.

Imports numpy, so import this module late.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.cells import Mask
from unspoken.games.pareidolia.bot.interpolation import Places, read_between
from unspoken.games.pareidolia.bot.target import unpacked

_RINGS = 20
_RAYS = 48
_FARTHEST = 2.6
"""Radius of the outermost ring, relative to the mean distance from the middle."""
_SOFT = 2
"""How often a picture is smoothed, so that single clouds matter less."""
_ROOM = _SOFT + 1

Rings: TypeAlias = NDArray[np.complex64]
"""One or more pictures in rings, each ring as a Fourier transform; normalised to length 1."""


def rings(covered: Mask) -> Rings:
    """Return the covered cells in rings, centred and scaled; at least one cell must be covered."""
    found: Rings = _all_rings(covered[None])[0]
    return found


def rings_of(drawings: Sequence[bytes]) -> Rings:
    """Return drawings in rings, one after the other."""
    return np.stack([_looked_at(bits) for bits in drawings])


@lru_cache(maxsize=8192)  # cached one by one, 4 kB each, because bots remember different sets of drawings
def _looked_at(bits: bytes) -> Rings:
    return rings(unpacked(bits))


def likenesses(sky: Rings, known: Rings) -> NDArray[np.float32]:
    """Return the likeness of a sky to each picture at its best rotation, mirrored or not: at most 1."""
    plain = (sky[None] * np.conj(known)).sum(axis=1)
    mirrored = (np.conj(sky)[None] * np.conj(known)).sum(axis=1)
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
    sampled = read_between(_softened(ink), _ROOM, row, column) * weight
    sampled -= sampled.mean(axis=(1, 2), keepdims=True)
    waves = np.fft.rfft(sampled, axis=2)
    waves[..., 1:-1] *= np.sqrt(2)  # each coefficient stands for two of the full transform
    length = np.sqrt((np.abs(waves) ** 2).sum(axis=(1, 2)))
    found: Rings = (waves / (length + 1e-9).reshape(many, 1, 1)).astype(np.complex64)
    return found


@lru_cache(maxsize=1)
def _compass() -> tuple[Places, Places, Places]:
    """Return where each ring meets each ray for a picture of size one, and the area of each point."""
    radius = (np.arange(_RINGS) + 0.5)[:, None] / _RINGS * _FARTHEST
    angle = np.arange(_RAYS)[None] / _RAYS * 2 * np.pi
    return radius * np.cos(angle), radius * np.sin(angle), np.sqrt(radius) + 0 * angle


def _softened(ink: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return padded pictures with soft edges."""
    soft = np.pad(ink, ((0, 0), (_ROOM, _ROOM), (_ROOM, _ROOM)))
    for _ in range(_SOFT):
        soft[:, 1:-1] = (soft[:, :-2] + 2 * soft[:, 1:-1] + soft[:, 2:]) / 4
        soft[:, :, 1:-1] = (soft[:, :, :-2] + 2 * soft[:, :, 1:-1] + soft[:, :, 2:]) / 4
    return soft
