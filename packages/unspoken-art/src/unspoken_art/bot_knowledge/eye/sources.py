"""The training sources in one file: drawings from many sets, the words, the pieces. Plans are separate."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from unspoken.games.pareidolia.types import CloudShape
from unspoken_art.bot_knowledge.eye.layouts import SHAPES, plans
from unspoken_art.bot_knowledge.eye.training_set import WordExamples

FILE = Path(__file__).with_name("sources.npz")


class Sources(NamedTuple):
    """Arrays, so that a training machine needs neither packs nor drawing packages."""

    words: NDArray[np.str_]
    """The English words of the cards."""
    categories: NDArray[np.str_]
    """The category of each word."""
    bits: NDArray[np.uint8]
    """Silhouettes of 48 by 48 cells, as packed bits."""
    shows: NDArray[np.str_]
    """The word that each silhouette shows."""
    origins: NDArray[np.str_]
    """The icon set that each silhouette comes from."""
    discs: NDArray[np.int64]
    """The discs of the pieces: index of the shape, x, y, radius."""
    counts: NDArray[np.int64]
    """How many pieces of each shape there are."""

    def examples(self) -> list[WordExamples]:
        """Return the drawings and plans of each word."""
        planned, clouds = plans(), self._clouds()
        return [
            WordExamples([bits.tobytes() for bits in self.bits[self.shows == word]], planned[word], clouds)
            for word in self.words.tolist()
        ]

    def category_mask(self) -> NDArray[np.float32]:
        """Return, by word, 0 for words of its category and a large negative number for all others."""
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
    """Read the file."""
    with np.load(file) as arrays:
        return Sources(**{name: arrays[name] for name in Sources._fields})


def write_sources(sources: Sources, file: Path = FILE) -> None:
    """Write the file."""
    np.savez_compressed(file, **sources._asdict())
