"""`unspoken atlas`: what the house remembers; into a file, or some of it away for ever."""

from __future__ import annotations

import argparse
import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from unspoken.atlas.entry import Entry, decode
from unspoken.cli import stores
from unspoken.cli.serve import complain
from unspoken.kernel.languages import FALLBACK, localized
from unspoken.storage.archive import ENTRIES, Row, bytes_of
from unspoken.storage.errors import StoreUnavailable
from unspoken.storage.store import Store
from unspoken.tables.errors import NotSaved

_DAY = 86_400


class _Kept(NamedTuple):
    """An entry as it is listed."""

    id: int
    day: str
    entry: Entry | None
    """None where it cannot be read."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `atlas` understands."""
    what = parser.add_subparsers(dest="what", metavar="what", required=True)
    listing = what.add_parser("list", help="every entry, with the number by which it is deleted")
    exporting = what.add_parser("export", help="write all entries into a file, one JSON object a line")
    deleting = what.add_parser("delete", help="delete entries for ever, also while a server runs")
    for one in (listing, exporting, deleting):
        one.add_argument("store", metavar="STORE", help=f"what keeps the tables: {stores.FORMS}")
    exporting.add_argument("file", metavar="FILE", type=Path, help="a new file")
    chosen = deleting.add_mutually_exclusive_group(required=True)
    chosen.add_argument("--entry", type=int, nargs="+", metavar="N", help="entries by their numbers")
    chosen.add_argument("--text", metavar="WORDS", help="every entry in which these words were said or drawn")
    chosen.add_argument("--all", action="store_true", help="the whole atlas")


def run(args: argparse.Namespace) -> int:
    """Do it; 2 and a sentence where that cannot be done, and then nothing is changed."""
    try:
        store = stores.existing(args.store)
        kept = asyncio.run(_every(store))
        match args.what:
            case "list":
                _show(kept)
            case "export":
                _export(kept, args.file)
                print(f"{args.file} has {_entries(len(kept))}.")
            case _:
                gone = _chosen(args, kept)
                asyncio.run(_drop(stores.open_store(store), gone))
                print(f"Deleted: {_entries(len(gone))}.")
    except (StoreUnavailable, NotSaved) as trouble:
        return complain(str(trouble))
    return 0


async def _every(store: str) -> list[_Kept]:
    """All entries of a store, which a server may be using, and which stays as it is."""
    async with stores.open_archive(store) as archive:
        return [_kept(row) async for rows in archive.rows(ENTRIES) for row in rows]


def _kept(row: Row) -> _Kept:
    number, day, data = int(row[0]), int(row[1]), bytes_of(row[2])
    date = datetime.fromtimestamp(day * _DAY, UTC).date().isoformat()
    try:
        return _Kept(number, date, decode(data))
    except msgspec.DecodeError:
        return _Kept(number, date, None)


async def _drop(store: Store, gone: list[int]) -> None:
    try:
        await store.atlas.drop(gone)
    finally:
        await store.close()


def _chosen(args: argparse.Namespace, kept: list[_Kept]) -> list[int]:
    """Which are to go. Raises StoreUnavailable where there is no such entry."""
    if args.all:
        return [one.id for one in kept]
    if args.text is not None:
        wanted = args.text.casefold()
        gone = [one.id for one in kept if one.entry is not None and _says(one.entry, wanted)]
    else:
        missing = set(args.entry) - {one.id for one in kept}
        if missing:
            raise StoreUnavailable(f"There is no entry {min(missing)} in the atlas.")
        gone = args.entry
    if not gone:
        raise StoreUnavailable(f"Nobody said “{args.text}” in this atlas.")
    return gone


def _says(entry: Entry, wanted: str) -> bool:
    return any(wanted in text.casefold() for text in (*entry.said.values(), *entry.word.values()))


def _entries(number: int) -> str:
    return "1 entry" if number == 1 else f"{number} entries"


def _show(kept: list[_Kept]) -> None:
    shown = Table("entry", "day", "game", "of", "said", "found")
    for number, day, entry in kept:
        if entry is None:
            shown.add_row(str(number), day, "", "it cannot be read", "", "")
            continue
        of = localized(entry.word, FALLBACK) or f"{entry.pack}/{entry.subject}"
        said = localized(entry.said, FALLBACK) + (" (guessed)" if entry.guessed else "")
        found = f"{entry.found} of {entry.asked}" if entry.asked else ""
        shown.add_row(str(number), day, entry.game, of, said, found)
    Console().print(shown)


def _export(kept: list[_Kept], path: Path) -> None:
    lines = [
        msgspec.json.encode({"entry": one.id, "day": one.day, **msgspec.to_builtins(one.entry)}) + b"\n"
        for one in kept
        if one.entry is not None
    ]
    try:
        with path.open("xb") as file:
            file.writelines(lines)
    except FileExistsError as there:
        raise StoreUnavailable(f"{path} is there already: name a new file.") from there
    except OSError as trouble:
        raise StoreUnavailable(f"{path} cannot be written: {trouble}.") from trouble
