"""What the eye is shown: of each word drawings, drawings laid of clouds, and plans, each time otherwise."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice
from multiprocessing import get_context
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from unspoken.art.eye.bending import DRAWN, LAID, Rubber, bent
from unspoken.art.eye.laid import Laid, laid_after, shown, slipped
from unspoken.games.pareidolia.bot.cells import Mask, PieceBox
from unspoken.games.pareidolia.bot.target import unpacked
from unspoken.games.pareidolia.types import CloudShape

Patches = NDArray[np.uint8]
T = TypeVar("T")

_LAID = 32
"""How many drawings of a word are laid of clouds."""
_LEAST = 2
"""Of fewer pieces a drawing is none."""
_AT_ONCE = 128


class Lesson(NamedTuple):
    """All that is known of a word, and the pieces to lay it of."""

    drawings: Sequence[bytes]
    plans: Sequence[Laid]
    clouds: tuple[CloudShape, ...]


class Copies(NamedTuple):
    """How often a word is shown as it was drawn, as drawings are laid, and as it is planned."""

    drawn: int
    laid: int
    planned: int


class Shown(NamedTuple):
    """Patches, and the number of the word of each."""

    seen: Patches
    word: NDArray[np.int64]


def shown_lessons(lessons: Sequence[Lesson], copies: Copies, seed: int, workers: int) -> Shown:
    """The words in order, worked out by so many processes."""
    asked = [(lesson, copies, (seed, number)) for number, lesson in enumerate(lessons)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        seen = list(pool.map(show_word, asked))
    word = np.repeat(np.arange(len(seen)), [len(some) for some in seen])
    return Shown(np.concatenate(seen), word)


def show_word(asked: tuple[Lesson, Copies, tuple[int, int]]) -> Patches:
    """One word in every way."""
    lesson, copies, seed = asked
    rng = np.random.default_rng(seed)
    box = PieceBox(lesson.clouds)
    drawings = [lesson.drawings[one] for one in rng.permutation(len(lesson.drawings))]
    laid = [laid_after(bits, box, rng) for bits in _around(drawings, min(_LAID, copies.laid))]
    likely = [sky for sky in laid if len(sky) >= _LEAST]
    return np.concatenate(
        [
            _in_parts((unpacked(bits) for bits in _around(drawings, copies.drawn)), DRAWN, rng),
            _in_parts((_picture(sky, box, rng) for sky in _around(likely, copies.laid)), LAID, rng),
            _in_parts((_picture(sky, box, rng) for sky in _around(lesson.plans, copies.planned)), LAID, rng),
        ]
    )


def _picture(sky: Laid, box: PieceBox, rng: Generator) -> Mask:
    """A sky as somebody else lays it; the same if nothing of that were left."""
    picture = shown(slipped(sky, rng), box)
    return picture if picture.any() else shown(sky, box)


def _around(some: Sequence[T], many: int) -> Iterator[T]:
    """One after the other, and again from the first, until there are so many."""
    return islice(cycle(some), many)


def _in_parts(pictures: Iterator[Mask], rubber: Rubber, rng: Generator) -> Patches:
    """All of them bent, some at a time, for their room."""
    bent_parts = []
    while part := list(islice(pictures, _AT_ONCE)):
        bent_parts.append(bent(np.stack(part), rubber, rng))
    return np.concatenate(bent_parts)
