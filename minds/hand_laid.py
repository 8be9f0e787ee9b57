"""Recognition of skies that a person laid, by Pareidolia's watcher: `python -m minds.hand_laid`.

`minds/data/skies.toml` says how the skies were made. The watcher knows the category, as in a game. Four
seats, of which each remembers different drawings, look at each sky; an interval counts each sky once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import NamedTuple

import msgspec
from msgspec import Struct

from bench.harness.intervals import share_with_interval
from bench.harness.report import Section, Value, make_console, show
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot.classifier import sky_classifier
from unspoken.games.pareidolia.bot.drawings import KIND, Purpose, category_of, drawing_library, of_category
from unspoken.games.pareidolia.bot.player import remembered, tilt_of
from unspoken.games.pareidolia.bot.watcher import hunches, second_look
from unspoken.games.pareidolia.pieces import LyingPiece, Pose, Shape, Sky
from unspoken.games.pareidolia.types import CloudShape
from unspoken.kernel.lore import Lore
from unspoken.kernel.types import Seat

FILE = Path(__file__).parent / "data" / "skies.toml"
SEATS = tuple(map(Seat, range(4)))
GOALS = (75, 95)


class LaidPiece(Struct, frozen=True, array_like=True):
    """A piece of a shape with its position, as the file has it."""

    shape: Shape
    x: int
    y: int
    turn: int
    flip: bool


class LaidSky(Struct, frozen=True):
    """A word as a person laid it."""

    word: str
    pieces: tuple[LaidPiece, ...]

    def sky(self, clouds: Sequence[CloudShape]) -> Sky:
        """Return the sky with piece numbers instead of shapes; there must be enough pieces of each shape."""
        shapes = [cloud.shape for cloud in clouds for _ in range(cloud.count)]
        lying: list[LyingPiece] = []
        for piece in self.pieces:
            taken = {other.piece for other in lying}
            number = next(n for n, shape in enumerate(shapes) if shape == piece.shape and n not in taken)
            lying.append(LyingPiece(number, Pose(piece.x, piece.y, piece.turn, piece.flip)))
        return tuple(lying)


class LaidSkies(Struct, frozen=True):
    """All skies of the file: those for measuring, and those for tuning."""

    test: tuple[LaidSky, ...]
    tuning: tuple[LaidSky, ...]


class Place(NamedTuple):
    """The rank of the right word, from 0, and the CPU seconds of the look."""

    place: int
    seconds: float


def laid_skies() -> LaidSkies:
    """Return the skies of the file."""
    return msgspec.toml.decode(FILE.read_bytes(), type=LaidSkies)


def places(laid: LaidSky, clouds: tuple[CloudShape, ...], lore: Lore) -> Iterator[Place]:
    """Yield the rank that each seat gives to the right word among all words of its category."""
    words = lore.words(KIND)
    kin = [card.text["en"] for card in of_category(category_of(laid.word, words), words)]
    drawings, sky = drawing_library(lore).drawings, laid.sky(clouds)
    for seat in SEATS:
        known = {word: remembered(drawings(word, Purpose.RECOGNISE), seat) for word in kin}
        started = process_time()
        seen = second_look(sky, clouds, hunches(sky, clouds, known), sky_classifier(lore), tilt_of(seat))
        took = process_time() - started
        yield Place([hunch.word for hunch in seen].index(laid.word), took)


def hand_laid(quick: bool = False) -> Section:
    """Measure how often the right word is first, and among the first three."""
    packs = load_packs()
    lore, clouds, skies = OverlapLore(packs), packs.shelf().items("clouds", CloudShape), laid_skies()
    rows: list[tuple[Value, ...]] = []
    for name, some in (("to measure", skies.test), ("tuned on", skies.tuning)):
        few = some[::4] if quick else some
        for laid in few[:1]:
            list(places(laid, clouds, lore))  # fills caches, so that they do not count
        ranked = [place for laid in few for place in places(laid, clouds, lore)]
        first, three = (mean(place.place < most for place in ranked) for most in (1, 3))
        usual, worst = (1000 * of([place.seconds for place in ranked]) for of in (median, max))
        shares = (share_with_interval(share, len(few)) for share in (first, three))
        rows.append((name, len(few), *shares, usual, worst))
    return Section(
        "Pareidolia's watcher on skies that a person laid",
        ("skies", "number", "right word first", "among the first three", "ms, usually", "at most"),
        tuple(rows),
        f"Per cent, with 95 % intervals. Goals: {GOALS[0]} and {GOALS[1]}; by chance 6 and 19.",
    )


if __name__ == "__main__":
    show(make_console(), hand_laid())
