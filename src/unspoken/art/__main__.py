"""`python -m unspoken.art dream --out DIR` draws the dream deck; `house --out DIR` the house's textures."""

import argparse
import io
import sys
import time
from pathlib import Path

import cv2
from PIL import Image

from unspoken.art import doors, pack
from unspoken.art.deck import cards
from unspoken.art.sheet import sheet


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m unspoken.art", description="Draw our own pictures.")
    parser.add_argument("what", choices=("dream", "house"))
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
    pack.written(folder, entries, prints)
    if page is not None:
        pictures = [Image.open(io.BytesIO(picture.large)) for picture in prints]
        sheet(pictures, columns=12, wide=104).quantize(160).save(page, optimize=True)


def main() -> None:
    """Draw what was asked for."""
    arguments = _arguments()
    cv2.setNumThreads(1)
    if arguments.what == "house":
        doors.furnish(arguments.out)
    else:
        dream(arguments.out, arguments.sheet)


if __name__ == "__main__":
    main()
