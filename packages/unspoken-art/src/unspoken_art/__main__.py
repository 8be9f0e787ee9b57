"""`python -m unspoken_art WHAT --out DIR` draws a shipped pack, a new deck, or pictures of the page."""

import argparse
import io
import sys
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageOps

from unspoken.pipes import run_ignoring_closed_pipe
from unspoken_art.decks import new_deck
from unspoken_art.decks.contact_sheet import sheet
from unspoken_art.decks.look import draw_for_inspection
from unspoken_art.decks.parallel import draw_all
from unspoken_art.decks.vector_sheet import all_rendered, rendered
from unspoken_art.dreams.motifs import motifs
from unspoken_art.dreams.shipped_decks import DECKS, DreamDeck
from unspoken_art.house import doors
from unspoken_art.ink import deck as ink_deck
from unspoken_art.ink.blots import Blot
from unspoken_art.packs import pack
from unspoken_art.packs.earlier import EarlierPack
from unspoken_art.scenes.focus import Outline
from unspoken_art.styles.card import CULLED, KEPT, Card
from unspoken_art.vectors import avatars, backs, clouds, tiles

PACKS = (*DECKS, "ink", "clouds", "tiles", "house", "avatars", "backs", "culled")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m unspoken_art", description="Draw Unspoken's pictures.")
    what = parser.add_subparsers(dest="what", metavar="what", required=True)
    for name in PACKS:
        drawing = what.add_parser(name, help=f"draw {name} as shipped")
        drawing.add_argument("--out", type=Path, required=True, help="the folder to draw into")
        drawing.add_argument("--sheet", type=Path, help="also write a contact sheet of the deck here")
        drawing.add_argument("--seed", type=int, help="draw a new deck of dreams or blots from this seed")
        drawing.add_argument("--cards", type=int, default=84, help="number of cards of the new deck (84)")
    looking = what.add_parser("look", help="draw some cards for inspection, and report their faults")
    looking.add_argument("--deck", choices=DECKS, default="dream", help="the deck (dream)")
    looking.add_argument("--cards", type=_listed, default=(), metavar="A,B", help="their names (all)")
    looking.add_argument("--out", type=Path, required=True, help="the folder to draw into")
    counting = what.add_parser("motifs", help="count on how many cards of a deck each motif occurs")
    counting.add_argument("--deck", choices=DECKS, default="dream", help="the deck (dream)")
    return parser.parse_args()


def _listed(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def _draw_dream(card: Card) -> tuple[pack.Print, Outline]:
    return pack.printed(card.picture()), card.outline()


def dream(deck: DreamDeck, folder: Path, page: Path | None) -> None:
    """Draw a shipped deck of dreams. Pictures that are drawn otherwise than before become retired cards."""
    earlier, words, dreams = EarlierPack(folder), deck.words(), list(deck.cards())
    retired = [] if earlier else list(deck.cards(KEPT))  # otherwise their pictures are there
    if missing := [card.name for card in (*dreams, *retired) if card.name not in words]:
        raise SystemExit(f"{deck.name} has no words yet for {', '.join(missing)}")
    drawn = draw_all(_draw_dream, [*dreams, *retired])
    prints = [earlier.same_or_new(picture) for picture, _ in drawn]
    entries = [
        pack.entry(card, picture, outline, words[card.name])
        for card, picture, (_, outline) in zip((*dreams, *retired), prints, drawn, strict=True)
    ]
    dealt = len(dreams)
    out = [
        *map(pack.RetiredCard, entries[dealt:], (picture.small for picture in prints[dealt:])),
        *earlier.replaced({picture.id for picture in prints}),
    ]
    every = [*entries[:dealt], *(card.entry for card in out)]
    pack.write_pack(folder, deck.about(every), entries[:dealt], prints[:dealt], out)
    _write_sheet(prints[:dealt], page)


def look(deck: DreamDeck, names: Sequence[str], folder: Path) -> None:
    """Draw some cards of a deck, or all, for inspection."""
    known = {card.name: card for card in deck.cards()}
    if unknown := [name for name in names if name not in known]:
        raise SystemExit(f"{deck.name} has no card {', '.join(unknown)}")
    draw_for_inspection([known[name] for name in names or known], folder)


def count(deck: DreamDeck) -> None:
    """Print on how many cards each motif occurs, and mark motifs above the limit."""
    cards = list(deck.cards())
    for name, times in motifs(card.script for card in cards).most_common():
        share = times / len(cards)
        too_many = f", at most {deck.motif_share:.0%} are required" if 0 < deck.motif_share < share else ""
        print(f"{name}: {times} of {len(cards)} cards ({share:.0%}){too_many}")


def _draw_blot(blot: Blot) -> tuple[pack.Print, pack.BlotEntry]:
    drawing = blot.picture()
    picture = pack.printed(drawing, ink_deck.FORMAT)
    return picture, ink_deck.entry(blot, pack.pixels(drawing), picture)


def ink(folder: Path, page: Path | None) -> None:
    """Draw the shipped deck of blots."""
    done = draw_all(_draw_blot, list(ink_deck.blots()))
    prints = [picture for picture, _ in done]
    pack.write_pack(folder, ink_deck.ABOUT, [entry for _, entry in done], prints)
    _write_sheet(prints, page)


def culled(page: Path) -> None:
    """Write a contact sheet of the rejected dreams."""
    _write_sheet([picture for picture, _ in draw_all(_draw_dream, list(DECKS["dream"].cards(CULLED)))], page)


def seals(folder: Path, page: Path | None) -> None:
    """Draw the seals."""
    avatars.write_files(folder)
    if page is not None:
        drawings = [avatars.drawing(number) for number in range(avatars.COUNT)]
        sheet(all_rendered(drawings, 84, 84), columns=10, wide=84).quantize(64).save(page, optimize=True)


def card_backs(folder: Path, page: Path | None) -> None:
    """Draw the back of every deck."""
    backs.write_files(folder)
    if page is not None:
        drawings = [back() for back in backs.BACKS.values()]
        pictures = [rendered(back.svg(), 260, 260 * back.tall // back.wide) for back in drawings]
        tallest = max(picture.height for picture in pictures)
        framed = [ImageOps.pad(picture, (260, tallest), color=(42, 34, 51)) for picture in pictures]
        sheet(framed, columns=len(framed), wide=260).save(page, optimize=True)


def _write_sheet(prints: Sequence[pack.Print], page: Path | None) -> None:
    """Write a contact sheet of the deck, if requested."""
    if page is not None:
        pictures = [Image.open(io.BytesIO(picture.large)) for picture in prints]
        sheet(pictures, columns=12, wide=104).quantize(160).save(page, optimize=True)


def main() -> int:
    """Run the command, and return the exit status."""
    asked = _arguments()
    match asked.what:
        case "dream" if asked.seed is not None:
            new_deck.dreams(asked.out, asked.seed, asked.cards)
        case "ink" if asked.seed is not None:
            new_deck.blots(asked.out, asked.seed, asked.cards)
        case "look":
            look(DECKS[asked.deck], asked.cards, asked.out)
        case "motifs":
            count(DECKS[asked.deck])
        case name if name in DECKS:
            dream(DECKS[name], asked.out, asked.sheet)
        case "ink":
            ink(asked.out, asked.sheet)
        case "clouds":
            clouds.write_files(asked.out)
        case "tiles":
            tiles.write_files(asked.out)
        case "avatars":
            seals(asked.out, asked.sheet)
        case "backs":
            card_backs(asked.out, asked.sheet)
        case "culled":
            culled(asked.out)
        case _:
            doors.draw_house(asked.out)
    return 0


if __name__ == "__main__":
    sys.exit(run_ignoring_closed_pipe(main))
