"""`unspoken tables`: which tables are kept; one of them into a file, back from it, or away for ever."""

from __future__ import annotations

import argparse
import asyncio
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from unspoken.cli import stores
from unspoken.cli.saved_table import delete, put_in, read_file, take_out, write_file
from unspoken.cli.serve import complain
from unspoken.storage.archive import TableSize
from unspoken.storage.errors import StoreUnavailable
from unspoken.tables.games import find_games
from unspoken.tables.names import read_code


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `tables` understands."""
    what = parser.add_subparsers(dest="what", metavar="what", required=True)
    listing = what.add_parser("list", help="which tables are kept, how much they take, who was there when")
    exporting = what.add_parser("export", help="write a table into a file, also while a server runs")
    importing = what.add_parser("import", help="put a table from such a file into the store")
    deleting = what.add_parser("delete", help="delete tables for ever, with their recordings and decks")
    for one in (listing, exporting, importing, deleting):
        one.add_argument("store", metavar="STORE", help=f"what keeps the tables: {stores.FORMS}")
    listing.add_argument("--json", action="store_true", help="one JSON object a line")
    exporting.add_argument("code", metavar="CODE", type=read_code, help="the table's code")
    exporting.add_argument("file", metavar="FILE", type=Path, help="a new file")
    importing.add_argument("file", metavar="FILE", type=Path, help="what `export` has written")
    importing.add_argument(
        "--also", action="append", default=[], metavar="MODULE", help="a module with one more game"
    )
    deleting.add_argument("codes", metavar="CODE", type=read_code, nargs="+", help="a table's code")


def run(args: argparse.Namespace) -> int:
    """Do it; 2 and a sentence where that cannot be done, and then nothing is changed."""
    try:
        store = stores.existing(args.store)
        match args.what:
            case "list":
                _show(asyncio.run(_sizes(store)), args.json)
            case "export":
                asyncio.run(_export(store, args.code, args.file))
                print(f"{args.file} has all of table {args.code}.")
            case "import":
                print(f"Table {asyncio.run(_import(store, args.file, args.also))} is there again.")
            case _:
                asyncio.run(_delete(store, args.codes))
                print(f"Deleted: {', '.join(args.codes)}.")
    except StoreUnavailable as trouble:
        return complain(str(trouble))
    return 0


async def _sizes(store: str) -> list[TableSize]:
    async with stores.open_archive(store) as archive:
        return await archive.tables()


async def _export(store: str, code: str, file: Path) -> None:
    async with stores.open_archive(store) as archive:
        write_file(await take_out(archive, code), file)


async def _import(store: str, file: Path, also: list[str]) -> str:
    table = read_file(file, find_games(also))
    async with stores.open_archive(store, fill=True) as archive:
        await put_in(archive, table)
    return table.code


async def _delete(store: str, codes: list[str]) -> None:
    async with stores.open_archive(store, fill=True) as archive:
        for code in codes:
            await delete(archive, code)


def _show(tables: list[TableSize], as_json: bool) -> None:
    if as_json:
        for one in tables:
            print(msgspec.json.encode(one._asdict()).decode())
        return
    shown = Table("code", "moves", "kB", "recordings", "MB", "last touched")
    for one in tables:
        day = "" if one.touched is None else datetime.fromtimestamp(one.touched, UTC).date().isoformat()
        kilobytes, megabytes = f"{one.bytes / 1000:.0f}", f"{one.sound_bytes / 1_000_000:.1f}"
        shown.add_row(one.code, str(one.records), kilobytes, str(one.sounds), megabytes, day)
    Console().print(shown)
