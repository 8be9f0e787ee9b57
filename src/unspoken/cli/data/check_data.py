"""`unspoken check-data`: finds damaged tables and moves each of them into a separate file."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Mapping
from pathlib import Path

import msgspec

from unspoken.atlas.entry import decode
from unspoken.cli.data.saved_table import delete_table, load_table, write_file
from unspoken.cli.server.serve import fail
from unspoken.cli.server.stores import (
    FORMS,
    existing,
    file_of,
    is_postgres,
    open_archive,
    unused_path,
    without_password,
)
from unspoken.content.own.deck import OwnDeck
from unspoken.kernel.game import AnyGame
from unspoken.storage.archive import ATLAS, DECKS, LOG, Archive
from unspoken.storage.errors import UnusableStore
from unspoken.storage.sqlite.copy import replace_file
from unspoken.storage.sqlite.file_lock import exclusive_lock, shared_lock
from unspoken.storage.sqlite.salvage import fault_of, salvage
from unspoken.tables.errors import DamagedTable, UnknownGame
from unspoken.tables.games import find_games
from unspoken.tables.log.damage import read_log


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `check-data`."""
    parser.add_argument("store", metavar="FILE", help=f"the server's store: {FORMS}")
    parser.add_argument(
        "--set-aside",
        action=argparse.BooleanOptionalAction,
        help="move each damaged table into a file in the folder FILE.set-aside, or only report them "
        "(default: move them unless a server is running)",
    )
    parser.add_argument(
        "--also", action="append", default=[], metavar="MODULE", help="a module with an additional game"
    )


def run(args: argparse.Namespace) -> int:
    """Report and move damaged tables; return 1 if there is damage, 2 if the store cannot be checked."""
    try:
        store = existing(args.store)
        if not is_postgres(store) and not _check_file(file_of(store), args.set_aside):
            return 1
        damaged, other_faults = asyncio.run(_check(store, find_games(args.also)))
        if damaged and args.set_aside is not False:
            _set_aside(store, damaged, must=args.set_aside is True)
    except UnusableStore as error:
        return fail(str(error))
    if damaged or other_faults:
        return 1
    print(f"{without_password(store)}: no damage found.")
    return 0


def _check_file(path: Path, repair: bool | None) -> bool:
    """True if the SQLite file is intact, or was repaired."""
    with shared_lock(path):
        fault = fault_of(path)
    if fault is None:
        return True
    print(f"{path}: the file itself is damaged: {fault}.")
    if repair is False:
        print("Run the command without --no-set-aside to replace it by a new file with all readable rows.")
        return False
    with exclusive_lock(path):
        previous, new = unused_path(path, "damaged"), path.with_name(f"{path.name}.part")
        lost = salvage(path, new)
        replace_file(new, path, previous)
    print(f"{path}: replaced by a new file with all readable rows; {lost} rows are lost.")
    print(f"The damaged file is now {previous}.")
    return True


async def _check(store: str, games: Mapping[str, AnyGame]) -> tuple[list[str], int]:
    """Read everything; return the damaged tables, and the number of damaged decks and atlas entries."""
    async with open_archive(store) as archive:
        codes = [table.code for table in await archive.tables()]
        damaged = [code for code in codes if await _is_damaged(archive, code, games)]
        return damaged, await _damaged_decks(archive) + await _damaged_entries(archive)


def _set_aside(store: str, damaged: list[str], must: bool) -> None:
    """Move these tables into files. Raises UnusableStore if a server is running and `must` is set."""
    try:
        asyncio.run(_move_to_files(store, damaged))
    except UnusableStore as busy:
        if must:
            raise
        print(f"No table was moved. {busy}")


async def _move_to_files(store: str, damaged: list[str]) -> None:
    async with open_archive(store, fill=True) as archive:
        for code in damaged:
            file = _new_file(store, code)
            write_file(await load_table(archive, code), file)
            await delete_table(archive, code)
            print(f"{code}: moved to {file}.")


async def _is_damaged(archive: Archive, code: str, games: Mapping[str, AnyGame]) -> bool:
    rows = await archive.of(LOG, code)
    try:
        for expected, (_, step, data) in enumerate(rows):
            if step != expected or not isinstance(data, bytes):
                raise DamagedTable(f"{code}: record {expected} is missing")
        read_log(code, [data for _, _, data in rows if isinstance(data, bytes)], games)
    except UnknownGame as missing:
        print(f"{code}: not checked, {missing}: pass the game's module with --also.")
        return False
    except DamagedTable as damage:
        print(f"{damage}.")
        return True
    return False


def _new_file(store: str, code: str) -> Path:
    folder = Path("unspoken.set-aside" if is_postgres(store) else f"{file_of(store)}.set-aside")
    folder.mkdir(mode=0o700, exist_ok=True)
    file = folder / f"{code}.json"
    return unused_path(file, "again") if file.exists() else file


async def _damaged_decks(archive: Archive) -> int:
    """Report and count damaged decks, which servers ignore."""
    found = 0
    async for rows in archive.rows(DECKS):
        for pack, data in rows:
            try:
                msgspec.json.decode(data if isinstance(data, bytes) else b"", type=OwnDeck)
            except msgspec.DecodeError as damage:
                print(f"{pack!s}: this deck is damaged, and servers ignore it: {damage}.")
                found += 1
    return found


async def _damaged_entries(archive: Archive) -> int:
    """Report and count damaged atlas entries, which servers ignore and `unspoken atlas` can delete."""
    found = 0
    async for rows in archive.rows(ATLAS):
        for *_, data in rows:
            try:
                decode(data if isinstance(data, bytes) else b"")
            except msgspec.DecodeError as damage:
                print(f"An entry of the atlas is damaged, and servers ignore it: {damage}.")
                found += 1
    return found
