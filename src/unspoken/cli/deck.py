"""`unspoken deck`: which packs are here, and whether a pack keeps the acceptance list."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from unspoken.content.acceptance.check import check
from unspoken.content.manifest import ByLanguage, said
from unspoken.content.packs import Packs, load_packs


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
    checking = what.add_parser("check", help="hold packs against the acceptance list")
    checking.add_argument("folders", type=Path, nargs="+", metavar="DIR", help="a pack's own folder")


def run(args: argparse.Namespace) -> int:
    """List or check; 1 where a pack is broken or a card fails."""
    return _list(load_packs(args.packs), args.json) if args.what == "list" else _check(args.folders)


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
            table.add_row(one.kind, one.pack, str(one.cards), said(one.title, "en"))
        Console().print(table)
    return 1 if packs.broken else 0


def _check(folders: list[Path]) -> int:
    """Say of each pack which card fails what."""
    failed = False
    for folder in folders:
        try:
            faults = check(folder.resolve())
        except ModuleNotFoundError as missing:
            print(
                f"Pictures cannot be measured here, {missing.name} is missing: "
                "pip install 'unspoken[art]' brings it.",
                file=sys.stderr,
            )
            return 2
        for fault in faults:
            print(f"{folder.name}: {fault.card or 'the pack'}: {fault.sentence}")
        if not faults:
            print(f"{folder.name}: all is well.")
        failed = failed or bool(faults)
    return 1 if failed else 0
