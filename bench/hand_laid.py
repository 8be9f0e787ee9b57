"""Which word a watcher sees in skies that a person laid: `python -m bench.hand_laid`.

`bench/skies.toml` says how the skies came about. The category is known, as it is at the table. Four seats
look at each sky, each of which has overlooked other drawings; an interval counts each sky once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import NamedTuple

import msgspec
from msgspec import Struct

from bench.by_eye import interval
from bench.report import Section, Value, screen, show
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot.daydreamer import remembered, tilt_of
from unspoken.games.pareidolia.bot.drawings import KIND, Purpose, album, category_of, of_category
from unspoken.games.pareidolia.bot.eye import eye
from unspoken.games.pareidolia.bot.watcher import hunches, second_look
from unspoken.games.pareidolia.pieces import LyingPiece, Pose, Shape, Sky
from unspoken.games.pareidolia.types import CloudShape
from unspoken.kernel.game import Seat
from unspoken.kernel.lore import Lore

FILE = Path(__file__).with_name("skies.toml")
SEATS = tuple(map(Seat, range(4)))
GOALS = (75, 95)


class LaidPiece(Struct, frozen=True, array_like=True):
    """A piece of some shape, as it lies."""

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
        """The same with the numbers of the pieces; there must be enough of each shape."""
        shapes = [cloud.shape for cloud in clouds for _ in range(cloud.count)]
        lying: list[LyingPiece] = []
        for one in self.pieces:
            taken = {piece.piece for piece in lying}
            number = next(n for n, shape in enumerate(shapes) if shape == one.shape and n not in taken)
            lying.append(LyingPiece(number, Pose(one.x, one.y, one.turn, one.flip)))
        return tuple(lying)


class LaidSkies(Struct, frozen=True):
    """All of them: to measure, and to tune on."""

    test: tuple[LaidSky, ...]
    tuning: tuple[LaidSky, ...]


class Place(NamedTuple):
    """Where the right word came, from 0, and how long the look took."""

    place: int
    seconds: float


def laid_skies() -> LaidSkies:
    """The skies of the file."""
    return msgspec.toml.decode(FILE.read_bytes(), type=LaidSkies)


def places(laid: LaidSky, clouds: tuple[CloudShape, ...], lore: Lore) -> Iterator[Place]:
    """Where each seat puts the right word among all of its category."""
    words = lore.words(KIND)
    kin = [card.text["en"] for card in of_category(category_of(laid.word, words), words)]
    drawings, sky = album(lore).drawings, laid.sky(clouds)
    for seat in SEATS:
        known = {word: remembered(drawings(word, Purpose.RECOGNISE), seat) for word in kin}
        started = process_time()
        seen = second_look(sky, clouds, hunches(sky, clouds, known), eye(lore), tilt_of(seat))
        took = process_time() - started
        yield Place([hunch.word for hunch in seen].index(laid.word), took)


def hand_laid(quick: bool = False) -> Section:
    """How often the right word comes first, and among the first three."""
    packs = load_packs()
    lore, clouds, skies = OverlapLore(packs), packs.shelf().items("clouds", CloudShape), laid_skies()
    rows: list[tuple[Value, ...]] = []
    for name, some in (("to measure", skies.test), ("tuned on", skies.tuning)):
        few = some[::4] if quick else some
        for laid in few[:1]:
            list(places(laid, clouds, lore))  # what is cut out once is no part of a look
        seen = [one for laid in few for one in places(laid, clouds, lore)]
        first, three = (mean(one.place < most for one in seen) for most in (1, 3))
        usual, worst = (1000 * of([one.seconds for one in seen]) for of in (median, max))
        rows.append((name, len(few), interval(first, len(few)), interval(three, len(few)), usual, worst))
    return Section(
        "Pareidolia's watcher on skies that a person laid",
        ("skies", "number", "right word first", "among the first three", "ms, usually", "at most"),
        tuple(rows),
        f"Per cent, with what the share may well be. Goals: {GOALS[0]} and {GOALS[1]}; chance: 6 and 19.",
    )


if __name__ == "__main__":
    show(screen(), hand_laid())
