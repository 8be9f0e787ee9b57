"""`unspoken atlas`: lists, exports or deletes the entries of the atlas."""

from __future__ import annotations

import argparse
import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from unspoken.atlas.entry import SightingEntry, decode
from unspoken.cli.server import stores
from unspoken.cli.server.serve import fail
from unspoken.kernel.languages import FALLBACK, localized
from unspoken.storage.archive import ENTRIES, Row, bytes_of
from unspoken.storage.errors import UnusableStore
from unspoken.storage.store import Store
from unspoken.tables.errors import StoreUnavailable

_SECONDS_A_DAY = 86_400


class _NumberedEntry(NamedTuple):
    """An entry with its id and date."""

    id: int
    day: str
    entry: SightingEntry | None
    """None if it is damaged."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `atlas`."""
    actions = parser.add_subparsers(dest="what", metavar="what", required=True)
    listing = actions.add_parser("list", help="list all entries with their numbers")
    exporting = actions.add_parser("export", help="write all entries into a file, one JSON object per line")
    deleting = actions.add_parser("delete", help="delete entries for good, also while a server runs")
    for action in (listing, exporting, deleting):
        action.add_argument("store", metavar="STORE", help=f"the server's store: {stores.FORMS}")
    exporting.add_argument("file", metavar="FILE", type=Path, help="the new file")
    chosen = deleting.add_mutually_exclusive_group(required=True)
    chosen.add_argument(
        "--entry", type=int, nargs="+", metavar="N", help="delete the entries with these numbers"
    )
    chosen.add_argument(
        "--text", metavar="WORDS", help="delete the entries in which this text was said or drawn"
    )
    chosen.add_argument("--all", action="store_true", help="delete all entries")


def run(args: argparse.Namespace) -> int:
    """Run the action; return 2 if it fails, which leaves the atlas unchanged."""
    try:
        store = stores.existing(args.store)
        entries = asyncio.run(_every(store))
        match args.what:
            case "list":
                _show(entries)
            case "export":
                _export(entries, args.file)
                print(f"Exported {_count(len(entries))} to {args.file}.")
            case _:
                chosen = _chosen(args, entries)
                asyncio.run(_drop(stores.open_store(store), chosen))
                print(f"Deleted {_count(len(chosen))}.")
    except (UnusableStore, StoreUnavailable) as error:
        return fail(str(error))
    return 0


async def _every(store: str) -> list[_NumberedEntry]:
    """Read all entries of a store, also while a server uses it."""
    async with stores.open_archive(store) as archive:
        return [_entry(row) async for rows in archive.rows(ENTRIES) for row in rows]


def _entry(row: Row) -> _NumberedEntry:
    number, day, data = int(row[0]), int(row[1]), bytes_of(row[2])
    date = datetime.fromtimestamp(day * _SECONDS_A_DAY, UTC).date().isoformat()
    try:
        return _NumberedEntry(number, date, decode(data))
    except msgspec.DecodeError:
        return _NumberedEntry(number, date, None)


async def _drop(store: Store, ids: list[int]) -> None:
    try:
        await store.atlas.drop(ids)
    finally:
        await store.close()


def _chosen(args: argparse.Namespace, entries: list[_NumberedEntry]) -> list[int]:
    """Return the ids of the entries to delete. Raises UnusableStore if there are none."""
    if args.all:
        return [numbered.id for numbered in entries]
    if args.text is not None:
        text = args.text.casefold()
        chosen = [
            numbered.id
            for numbered in entries
            if numbered.entry is not None and _contains(numbered.entry, text)
        ]
    else:
        missing = set(args.entry) - {numbered.id for numbered in entries}
        if missing:
            raise UnusableStore(f"There is no entry {min(missing)} in the atlas.")
        chosen = args.entry
    if not chosen:
        raise UnusableStore(f"No entry in the atlas contains “{args.text}”.")
    return chosen


def _contains(entry: SightingEntry, text: str) -> bool:
    return any(text in saying.casefold() for saying in (*entry.said.values(), *entry.word.values()))


def _count(number: int) -> str:
    return "1 entry" if number == 1 else f"{number} entries"


def _show(entries: list[_NumberedEntry]) -> None:
    table = Table("entry", "day", "game", "of", "said", "found")
    for number, day, entry in entries:
        if entry is None:
            table.add_row(str(number), day, "", "(damaged)", "", "")
            continue
        of = localized(entry.word, FALLBACK) or f"{entry.pack}/{entry.subject}"
        said = localized(entry.said, FALLBACK) + (" (guessed)" if entry.guessed else "")
        found = f"{entry.found} of {entry.asked}" if entry.asked else ""
        table.add_row(str(number), day, entry.game, of, said, found)
    Console().print(table)


def _export(entries: list[_NumberedEntry], path: Path) -> None:
    lines = [
        msgspec.json.encode({"entry": number, "day": day, **msgspec.to_builtins(entry)}) + b"\n"
        for number, day, entry in entries
        if entry is not None
    ]
    try:
        with path.open("xb") as file:
            file.writelines(lines)
    except FileExistsError as error:
        raise UnusableStore(f"{path} already exists: choose a new file.") from error
    except OSError as error:
        raise UnusableStore(f"{path} cannot be written: {error}.") from error
