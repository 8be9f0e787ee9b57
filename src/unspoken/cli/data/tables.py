"""`unspoken tables`: lists, exports, imports or deletes saved tables."""

from __future__ import annotations

import argparse
import asyncio
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from unspoken.cli.data.imported_decks import with_safe_decks
from unspoken.cli.data.saved_table import (
    delete_table_and_atlas_entries,
    insert_table,
    load_table,
    read_file,
    write_file,
)
from unspoken.cli.server import stores
from unspoken.cli.server.serve import fail
from unspoken.storage.archive import TableSize
from unspoken.storage.errors import UnusableStore
from unspoken.tables.games import find_games
from unspoken.tables.state.names import read_code


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `tables`."""
    actions = parser.add_subparsers(dest="what", metavar="what", required=True)
    listing = actions.add_parser("list", help="list the saved tables with their sizes and dates")
    exporting = actions.add_parser("export", help="write a table into a file, also while a server runs")
    importing = actions.add_parser("import", help="add an exported table to the store")
    deleting = actions.add_parser("delete", help="delete tables for good, with their recordings and decks")
    for action in (listing, exporting, importing, deleting):
        action.add_argument("store", metavar="STORE", help=f"the server's store: {stores.FORMS}")
    listing.add_argument("--json", action="store_true", help="print one JSON object per line")
    exporting.add_argument("code", metavar="CODE", type=read_code, help="the table's code")
    exporting.add_argument("file", metavar="FILE", type=Path, help="the new file")
    importing.add_argument("file", metavar="FILE", type=Path, help="the file that `export` has written")
    importing.add_argument(
        "--also", action="append", default=[], metavar="MODULE", help="a module with an additional game"
    )
    deleting.add_argument("codes", metavar="CODE", type=read_code, nargs="+", help="the code of a table")


def run(args: argparse.Namespace) -> int:
    """Run the action; return 2 if it fails, which leaves the store unchanged."""
    try:
        store = stores.existing(args.store)
        match args.what:
            case "list":
                _show(asyncio.run(_sizes(store)), args.json)
            case "export":
                asyncio.run(_export(store, args.code, args.file))
                print(f"Exported table {args.code} to {args.file}.")
            case "import":
                print(f"Imported table {asyncio.run(_import(store, args.file, args.also))}.")
            case _:
                asyncio.run(_delete(store, args.codes))
                print(f"Deleted {', '.join(args.codes)}.")
    except UnusableStore as error:
        return fail(str(error))
    return 0


async def _sizes(store: str) -> list[TableSize]:
    async with stores.open_archive(store) as archive:
        return await archive.tables()


async def _export(store: str, code: str, file: Path) -> None:
    async with stores.open_archive(store) as archive:
        write_file(await load_table(archive, code), file)


async def _import(store: str, file: Path, also: list[str]) -> str:
    table = await with_safe_decks(read_file(file, find_games(also)))
    async with stores.open_archive(store, fill=True) as archive:
        await insert_table(archive, table)
    return table.code


async def _delete(store: str, codes: list[str]) -> None:
    async with stores.open_archive(store, fill=True) as archive:
        for code in codes:
            await delete_table_and_atlas_entries(archive, code)


def _show(tables: list[TableSize], as_json: bool) -> None:
    if as_json:
        for table in tables:
            print(msgspec.json.encode(table._asdict()).decode())
        return
    shown = Table("code", "moves", "kB", "recordings", "MB", "last used")
    for table in tables:
        day = "" if table.touched is None else datetime.fromtimestamp(table.touched, UTC).date().isoformat()
        kilobytes, megabytes = f"{table.bytes / 1000:.0f}", f"{table.sound_bytes / 1_000_000:.1f}"
        shown.add_row(table.code, str(table.records), kilobytes, str(table.sounds), megabytes, day)
    Console().print(shown)
