"""`unspoken deck`: which packs are here, whether one keeps the acceptance list, and new ones from a seed."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from unspoken.cli.drawing import draw
from unspoken.content.acceptance.check import check
from unspoken.content.packs import Packs, load_packs
from unspoken.kernel.languages import FALLBACK, ByLanguage, localized


class Listed(msgspec.Struct, frozen=True):
    """A pack, as `deck list --json` tells it."""

    kind: str
    pack: str
    cards: int
    title: ByLanguage
    version: int
    licence: str
    digest: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `deck` understands."""
    what = parser.add_subparsers(dest="what", metavar="what", required=True)
    listing = what.add_parser("list", help="which packs are here")
    listing.add_argument("--packs", type=Path, metavar="DIR", help="a folder with more packs")
    listing.add_argument("--json", action="store_true", help="as one JSON array")
    drawing = what.add_parser("draw", help="draw a new deck from a seed")
    drawing.add_argument("--kind", choices=("ink", "dream"), required=True, help="blots, or dream cards")
    drawing.add_argument("--seed", type=_whole, required=True, help="the same seed, the same deck")
    drawing.add_argument("--cards", type=_counting, default=100, help="how many (100)")
    drawing.add_argument("--out", type=Path, required=True, metavar="DIR", help="the new pack's own folder")
    checking = what.add_parser("check", help="hold packs against the acceptance list")
    checking.add_argument("folders", type=Path, nargs="+", metavar="DIR", help="a pack's own folder")


def run(args: argparse.Namespace) -> int:
    """List, draw or check; 1 where a pack is broken or a card fails."""
    match args.what:
        case "list":
            return _list(load_packs(args.packs), args.json)
        case "draw":
            return draw(args.kind, args.seed, args.cards, args.out.resolve())
        case _:
            return _check(args.folders)


def _whole(word: str) -> int:
    """A whole number of at most nine digits."""
    if not word.isascii() or not word.isdigit() or len(word) > 9:
        raise argparse.ArgumentTypeError(f"{word!r} is no whole number of at most nine digits")
    return int(word)


def _counting(word: str) -> int:
    """How many cards: a deck has one to a thousand."""
    if not 1 <= (number := _whole(word)) <= 1000:
        raise argparse.ArgumentTypeError(f"a deck has 1 to 1000 cards, not {word}")
    return number


def _list(packs: Packs, as_json: bool) -> int:
    for broken in packs.broken:
        print(f"{broken.path.name} is left out: {broken.sentence}.", file=sys.stderr)
    listed = [
        Listed(one.kind, one.pack, one.size, one.title, one.version, one.licence, one.digest)
        for one in packs.manifests()
    ]
    if as_json:
        print(msgspec.json.encode(listed).decode())
    else:
        table = Table("kind", "pack", "cards", "title")
        for one in listed:
            table.add_row(one.kind, one.pack, str(one.cards), localized(one.title, FALLBACK))
        Console().print(table)
    return 1 if packs.broken else 0


def _check(folders: list[Path]) -> int:
    """Say of each pack which card fails what."""
    failed = False
    for folder in folders:
        faults = check(folder.resolve())
        for fault in faults:
            print(f"{folder.name}: {fault.card or 'the pack'}: {fault.sentence}")
        if not faults:
            print(f"{folder.name}: all is well.")
        failed = failed or bool(faults)
    return 1 if failed else 0
