"""The training pictures of each word: drawings, drawings laid with clouds, and plans, with variations."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice
from multiprocessing import get_context
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from unspoken.games.pareidolia.bot.cells import Mask, PieceBox
from unspoken.games.pareidolia.bot.target import unpacked
from unspoken.games.pareidolia.types import CloudShape
from unspoken_art.bot_knowledge.eye.distortion import DRAWN, LAID, DistortionStrength, distorted
from unspoken_art.bot_knowledge.eye.layouts import Layout, covered_cells, lay_drawing, perturbed

Patches = NDArray[np.uint8]
T = TypeVar("T")

_LAID = 32
"""How many drawings of a word are laid with clouds."""
_LEAST_PIECES = 2
"""Layouts with fewer pieces are not used."""
_AT_ONCE = 128


class WordExamples(NamedTuple):
    """The drawings and plans of a word, and the pieces to lay them with."""

    drawings: Sequence[bytes]
    plans: Sequence[Layout]
    clouds: tuple[CloudShape, ...]


class Copies(NamedTuple):
    """How many pictures of a word come from drawings, from laid drawings, and from plans."""

    drawn: int
    laid: int
    planned: int


class TrainingSet(NamedTuple):
    """Pictures, and the number of the word that each shows."""

    pictures: Patches
    word: NDArray[np.int64]


def make_training_set(words: Sequence[WordExamples], copies: Copies, seed: int, workers: int) -> TrainingSet:
    """Make the pictures of all words, in order, in several processes."""
    jobs = [(examples, copies, (seed, number)) for number, examples in enumerate(words)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        pictures = list(pool.map(word_pictures, jobs))
    word = np.repeat(np.arange(len(pictures)), [len(some) for some in pictures])
    return TrainingSet(np.concatenate(pictures), word)


def word_pictures(job: tuple[WordExamples, Copies, tuple[int, int]]) -> Patches:
    """Make all pictures of one word."""
    examples, copies, seed = job
    rng = np.random.default_rng(seed)
    box = PieceBox(examples.clouds)
    drawings = [examples.drawings[index] for index in rng.permutation(len(examples.drawings))]
    laid = [lay_drawing(bits, box, rng) for bits in _repeated(drawings, min(_LAID, copies.laid))]
    likely = [sky for sky in laid if len(sky) >= _LEAST_PIECES]
    return np.concatenate(
        [
            _distorted((unpacked(bits) for bits in _repeated(drawings, copies.drawn)), DRAWN, rng),
            _distorted((_picture(sky, box, rng) for sky in _repeated(likely, copies.laid)), LAID, rng),
            _distorted(
                (_picture(sky, box, rng) for sky in _repeated(examples.plans, copies.planned)), LAID, rng
            ),
        ]
    )


def _picture(sky: Layout, box: PieceBox, rng: Generator) -> Mask:
    """Return a perturbed layout, or the original one if nothing of it is visible."""
    picture = covered_cells(perturbed(sky, rng), box)
    return picture if picture.any() else covered_cells(sky, box)


def _repeated(some: Sequence[T], many: int) -> Iterator[T]:
    """Repeat the items until there are `many`."""
    return islice(cycle(some), many)


def _distorted(pictures: Iterator[Mask], strength: DistortionStrength, rng: Generator) -> Patches:
    """Distort pictures in batches, to limit memory."""
    parts = []
    while part := list(islice(pictures, _AT_ONCE)):
        parts.append(distorted(np.stack(part), strength, rng))
    return np.concatenate(parts)
