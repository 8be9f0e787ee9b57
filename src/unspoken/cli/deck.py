"""`unspoken deck`: list, make, check, seal and draw packs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from unspoken.cli import deck_make
from unspoken.cli.drawing import draw
from unspoken.content.acceptance.check import check
from unspoken.content.packs import BrokenPack, Packs, load_packs
from unspoken.content.seal import seal
from unspoken.kernel.languages import FALLBACK, ByLanguage, localized


class PackListing(msgspec.Struct, frozen=True):
    """A pack in the output of `deck list --json`."""

    kind: str
    pack: str
    cards: int
    title: ByLanguage
    version: int
    licence: str
    digest: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `deck`."""
    what = parser.add_subparsers(dest="what", metavar="what", required=True)
    listing = what.add_parser("list", help="list the installed packs")
    listing.add_argument("--packs", type=Path, metavar="DIR", help="a folder with additional packs")
    listing.add_argument("--json", action="store_true", help="print a JSON array")
    deck_make.add_arguments(what.add_parser("make", help="make a pack from your own pictures or words"))
    drawing = what.add_parser("draw", help="draw a new deck from a seed")
    drawing.add_argument("--kind", choices=("ink", "dream"), required=True, help="blots, or dream cards")
    drawing.add_argument(
        "--seed", type=_natural_number, required=True, help="the same seed draws the same deck"
    )
    drawing.add_argument("--cards", type=_card_count, default=100, help="the number of cards (default 100)")
    drawing.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="DIR",
        help="the folder for the new pack, which gets the folder's name",
    )
    checking = what.add_parser("check", help="check packs for errors")
    checking.add_argument("folders", type=Path, nargs="+", metavar="DIR", help="the folder of a pack")
    sealing = what.add_parser("seal", help="write the digests of packs into their manifests")
    sealing.add_argument("folders", type=Path, nargs="+", metavar="DIR", help="the folder of a pack")


def run(args: argparse.Namespace) -> int:
    """Run the subcommand; 1 if a pack is broken or a card fails a check."""
    match args.what:
        case "list":
            return _list(load_packs(args.packs), args.json)
        case "make":
            return deck_make.run(args)
        case "draw":
            return draw(args.kind, args.seed, args.cards, args.out.resolve())
        case "seal":
            return _seal(args.folders)
        case _:
            return _check(args.folders)


def _natural_number(word: str) -> int:
    """Parse a whole number of at most nine digits."""
    if not word.isascii() or not word.isdigit() or len(word) > 9:
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number of at most nine digits")
    return int(word)


def _card_count(word: str) -> int:
    """Parse the number of cards in a deck."""
    if not 1 <= (number := _natural_number(word)) <= 1000:
        raise argparse.ArgumentTypeError(f"a deck has 1 to 1000 cards, not {word}")
    return number


def _list(packs: Packs, as_json: bool) -> int:
    for broken in packs.broken:
        print(f"Ignored the broken pack {broken.path.name}: {broken.sentence}.", file=sys.stderr)
    listings = [
        PackListing(
            manifest.kind,
            manifest.pack,
            manifest.size,
            manifest.title,
            manifest.version,
            manifest.licence,
            manifest.digest,
        )
        for manifest in packs.manifests()
    ]
    if as_json:
        print(msgspec.json.encode(listings).decode())
    else:
        table = Table("kind", "pack", "cards", "title")
        for listing in listings:
            table.add_row(listing.kind, listing.pack, str(listing.cards), localized(listing.title, FALLBACK))
        Console().print(table)
    return 1 if packs.broken else 0


def _seal(folders: list[Path]) -> int:
    """Write the digests of each pack into its manifest."""
    failed = False
    for folder in folders:
        try:
            digest, changed = seal(folder.resolve())
        except BrokenPack as broken:
            print(f"{folder.name} cannot be sealed: {broken}.", file=sys.stderr)
            failed = True
        else:
            print(f"{folder.name}: {'wrote' if changed else 'already has'} the digest {digest}.")
    return 1 if failed else 0


def _check(folders: list[Path]) -> int:
    """Print the faults of each pack."""
    failed = False
    for folder in folders:
        faults = check(folder.resolve())
        for fault in faults:
            print(f"{folder.name}: {fault.card or 'the pack'}: {fault.sentence}")
        if not faults:
            print(f"{folder.name}: no errors found.")
        failed = failed or bool(faults)
    return 1 if failed else 0
