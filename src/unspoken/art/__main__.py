"""`python -m unspoken.art WHAT --out DIR` draws a pack anew, or the house's textures."""

import argparse
import io
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import cv2
from PIL import Image

from unspoken.art import clouds, doors, ink_deck, pack, tiles
from unspoken.art.deck import cards
from unspoken.art.sheet import sheet


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m unspoken.art", description="Draw our own pictures.")
    parser.add_argument("what", choices=("dream", "ink", "clouds", "tiles", "house"))
    parser.add_argument("--out", type=Path, required=True, help="the folder to draw into")
    parser.add_argument("--sheet", type=Path, help="also write a contact sheet of the deck here")
    return parser.parse_args()


def dream(folder: Path, page: Path | None) -> None:
    """Draw the whole deck, one card after another."""
    told, started = pack.words(), time.monotonic()
    entries, prints = [], []
    for number, card in enumerate(cards(), 1):
        picture = pack.printed(card.picture())
        prints.append(picture)
        entries.append(pack.entry(card, picture, told[card.name]))
        sys.stderr.write(f"{number:3} {card.name} {time.monotonic() - started:.0f} s\n")
    pack.written(folder, pack.about_dreams(), entries, prints)
    _laid_out(prints, page)


def ink(folder: Path, page: Path | None) -> None:
    """Pour the whole deck, one blot after another."""
    started = time.monotonic()
    entries, prints = [], []
    for number, blot in enumerate(ink_deck.blots(), 1):
        drawn = blot.picture()
        prints.append(pack.printed(drawn, ink_deck.FORMAT))
        entries.append(ink_deck.entry(blot, pack.pixels(drawn), prints[-1]))
        sys.stderr.write(f"{number:3} {blot.archetype} {time.monotonic() - started:.0f} s\n")
    pack.written(folder, ink_deck.ABOUT, entries, prints)
    _laid_out(prints, page)


def _laid_out(prints: Sequence[pack.Print], page: Path | None) -> None:
    """A contact sheet of the deck, where one is wanted."""
    if page is not None:
        pictures = [Image.open(io.BytesIO(picture.large)) for picture in prints]
        sheet(pictures, columns=12, wide=104).quantize(160).save(page, optimize=True)


def main() -> None:
    """Draw what was asked for."""
    arguments = _arguments()
    cv2.setNumThreads(1)
    match arguments.what:
        case "dream":
            dream(arguments.out, arguments.sheet)
        case "ink":
            ink(arguments.out, arguments.sheet)
        case "clouds":
            clouds.written(arguments.out)
        case "tiles":
            tiles.written(arguments.out)
        case _:
            doors.furnish(arguments.out)


if __name__ == "__main__":
    main()
