"""All that the eye learns from but the plans, in one file: drawings of many hands, the words, the pieces."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from unspoken.art.eye.laid import SHAPES, plans
from unspoken.art.eye.lessons import Lesson
from unspoken.games.pareidolia.types import CloudShape

FILE = Path(__file__).with_name("sources.npz")


class Sources(NamedTuple):
    """Tables of numbers: a machine that learns needs no packs, and nothing to cut with."""

    words: NDArray[np.str_]
    """Of the cards, in English."""
    categories: NDArray[np.str_]
    """Of each word."""
    bits: NDArray[np.uint8]
    """Silhouettes of 48 by 48 cells, packed."""
    shows: NDArray[np.str_]
    """The word that each silhouette shows."""
    origins: NDArray[np.str_]
    """The set that each was cut from."""
    discs: NDArray[np.int64]
    """Of the pieces: the number of a shape, then x, y and radius."""
    counts: NDArray[np.int64]
    """How many pieces of each shape there are."""

    def lessons(self) -> list[Lesson]:
        """What is known of each word."""
        planned, clouds = plans(), self._clouds()
        return [
            Lesson([bits.tobytes() for bits in self.bits[self.shows == word]], planned[word], clouds)
            for word in self.words.tolist()
        ]

    def kin(self) -> NDArray[np.float32]:
        """By word: 0 for each word of its category, far below for all others."""
        alike = self.categories[:, None] == self.categories[None]
        return np.where(alike, 0.0, -1e9).astype(np.float32)

    def _clouds(self) -> tuple[CloudShape, ...]:
        return tuple(
            CloudShape(
                shape, int(count), tuple(map(tuple, self.discs[self.discs[:, 0] == number, 1:].tolist()))
            )
            for number, (shape, count) in enumerate(zip(SHAPES, self.counts, strict=True))
        )


def read_sources(file: Path = FILE) -> Sources:
    """What was gathered."""
    with np.load(file) as kept:
        return Sources(**{name: kept[name] for name in Sources._fields})


def write_sources(sources: Sources, file: Path = FILE) -> None:
    """Keep what was gathered."""
    np.savez_compressed(file, **sources._asdict())
