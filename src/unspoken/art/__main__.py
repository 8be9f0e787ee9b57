"""`python -m unspoken.art WHAT --out DIR` draws a pack as it is shipped, a new one, or parts of the house."""

import argparse
import io
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageOps

from unspoken.art import avatars, backs, clouds, doors, ink_deck, new_deck, pack, tiles
from unspoken.art.deck import CULLED, Card, cards
from unspoken.art.focus import Outline
from unspoken.art.ink import Blot
from unspoken.art.sheet import sheet
from unspoken.art.studio import drawn
from unspoken.art.vectors_sheet import all_rendered, rendered

WHAT = ("dream", "ink", "clouds", "tiles", "house", "avatars", "backs", "culled")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m unspoken.art", description="Draw our own pictures.")
    parser.add_argument("what", choices=WHAT)
    parser.add_argument("--out", type=Path, required=True, help="the folder to draw into")
    parser.add_argument("--sheet", type=Path, help="also write a contact sheet of the deck here")
    parser.add_argument("--seed", type=int, help="a new deck of dreams or blots instead of the shipped one")
    parser.add_argument("--cards", type=int, default=84, help="how many cards the new deck has")
    return parser.parse_args()


def _dreamt(card: Card) -> tuple[pack.Print, Outline]:
    return pack.printed(card.picture()), card.outline()


def dream(folder: Path, page: Path | None) -> None:
    """Draw the shipped deck of dreams."""
    told, deck = pack.words(), list(cards())
    done = drawn(_dreamt, deck)
    entries = [
        pack.entry(card, picture, outline, told[card.name])
        for card, (picture, outline) in zip(deck, done, strict=True)
    ]
    prints = [picture for picture, _ in done]
    pack.written(folder, pack.about_dreams(), entries, prints)
    _laid_out(prints, page)


def _poured(blot: Blot) -> tuple[pack.Print, pack.BlotEntry]:
    drawing = blot.picture()
    picture = pack.printed(drawing, ink_deck.FORMAT)
    return picture, ink_deck.entry(blot, pack.pixels(drawing), picture)


def ink(folder: Path, page: Path | None) -> None:
    """Pour the shipped deck of blots."""
    done = drawn(_poured, list(ink_deck.blots()))
    prints = [picture for picture, _ in done]
    pack.written(folder, ink_deck.ABOUT, [entry for _, entry in done], prints)
    _laid_out(prints, page)


def culled(page: Path) -> None:
    """A contact sheet of the dreams that were drawn and taken out again."""
    _laid_out([picture for picture, _ in drawn(_dreamt, list(cards(CULLED)))], page)


def seals(folder: Path, page: Path | None) -> None:
    """Draw the seals that stand for people."""
    avatars.written(folder)
    if page is not None:
        drawings = [avatars.drawing(number) for number in range(avatars.COUNT)]
        sheet(all_rendered(drawings, 84, 84), columns=10, wide=84).quantize(64).save(page, optimize=True)


def card_backs(folder: Path, page: Path | None) -> None:
    """Draw the back of every deck."""
    backs.written(folder)
    if page is not None:
        drawings = [back() for back in backs.BACKS.values()]
        pictures = [rendered(back.svg(), 260, 260 * back.tall // back.wide) for back in drawings]
        tallest = max(picture.height for picture in pictures)
        framed = [ImageOps.pad(picture, (260, tallest), color=(42, 34, 51)) for picture in pictures]
        sheet(framed, columns=len(framed), wide=260).save(page, optimize=True)


def _laid_out(prints: Sequence[pack.Print], page: Path | None) -> None:
    """A contact sheet of the deck, where one is wanted."""
    if page is not None:
        pictures = [Image.open(io.BytesIO(picture.large)) for picture in prints]
        sheet(pictures, columns=12, wide=104).quantize(160).save(page, optimize=True)


def main() -> None:
    """Draw what was asked for."""
    asked = _arguments()
    match asked.what:
        case "dream" if asked.seed is not None:
            new_deck.dreams(asked.out, asked.seed, asked.cards)
        case "ink" if asked.seed is not None:
            new_deck.blots(asked.out, asked.seed, asked.cards)
        case "dream":
            dream(asked.out, asked.sheet)
        case "ink":
            ink(asked.out, asked.sheet)
        case "clouds":
            clouds.written(asked.out)
        case "tiles":
            tiles.written(asked.out)
        case "avatars":
            seals(asked.out, asked.sheet)
        case "backs":
            card_backs(asked.out, asked.sheet)
        case "culled":
            culled(asked.out)
        case _:
            doors.furnish(asked.out)


if __name__ == "__main__":
    main()
