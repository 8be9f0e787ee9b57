"""`unspoken check-data`: whether every table that is kept can be read, and what cannot be is set aside."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Mapping
from pathlib import Path

import msgspec

from unspoken.atlas.entry import decode
from unspoken.cli.saved_table import take_away, take_out, write_file
from unspoken.cli.serve import complain
from unspoken.cli.stores import FORMS, aside, existing, file_of, is_postgres, open_archive, shown
from unspoken.content.own.deck import OwnDeck
from unspoken.kernel.game import AnyGame
from unspoken.storage.archive import ATLAS, DECKS, LOG, Archive
from unspoken.storage.errors import StoreUnavailable
from unspoken.storage.file_lock import alone, take_part
from unspoken.storage.sqlite_copy import replace_file
from unspoken.storage.sqlite_salvage import fault_of, salvage
from unspoken.tables.damage import read_log
from unspoken.tables.errors import DamagedTable, UnknownGame
from unspoken.tables.games import find_games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What is looked at, and what is done about it."""
    parser.add_argument("store", metavar="FILE", help=f"what keeps the tables: {FORMS}")
    parser.add_argument(
        "--set-aside",
        action=argparse.BooleanOptionalAction,
        help="take damaged tables out, each into a file in FILE.set-aside, or only look "
        "(default: take them out unless a server is there)",
    )
    parser.add_argument(
        "--also", action="append", default=[], metavar="MODULE", help="a module with one more game"
    )


def run(args: argparse.Namespace) -> int:
    """Say what is damaged; 1 if anything is, 2 and a sentence where nobody can tell."""
    try:
        store = existing(args.store)
        if not is_postgres(store) and not _look_at_file(file_of(store), args.set_aside):
            return 1
        damaged, others = asyncio.run(_check(store, find_games(args.also)))
        if damaged and args.set_aside is not False:
            _take_out(store, damaged, must=args.set_aside is True)
    except StoreUnavailable as trouble:
        return complain(str(trouble))
    if damaged or others:
        return 1
    print(f"{shown(store)}: all is well.")
    return 0


def _look_at_file(path: Path, mend: bool | None) -> bool:
    """Whether the file itself is whole, or now is."""
    with take_part(path):
        fault = fault_of(path)
    if fault is None:
        return True
    print(f"{path}: the file itself is damaged: {fault}.")
    if mend is False:
        print("Without --no-set-aside, what can be read is saved into a new one, which takes its place.")
        return False
    with alone(path):
        kept, new = aside(path, "damaged"), path.with_name(f"{path.name}.part")
        lost = salvage(path, new)
        replace_file(new, path, kept)
    print(f"{path}: made anew of all that can be read; {lost} rows cannot. As it was, it is {kept}.")
    return True


async def _check(store: str, games: Mapping[str, AnyGame]) -> tuple[list[str], int]:
    """Read every table, every deck and all of the atlas: which tables cannot be read, and how much else."""
    async with open_archive(store) as archive:
        damaged = [one.code for one in await archive.tables() if await _is_damaged(archive, one.code, games)]
        return damaged, await _damaged_decks(archive) + await _damaged_entries(archive)


def _take_out(store: str, damaged: list[str], must: bool) -> None:
    """Set these tables aside; under a server say why not, unless it must be. Raises StoreUnavailable."""
    try:
        asyncio.run(_set_aside(store, damaged))
    except StoreUnavailable as busy:
        if must:
            raise
        print(f"Nothing is set aside. {busy}")


async def _set_aside(store: str, damaged: list[str]) -> None:
    async with open_archive(store, fill=True) as archive:
        for code in damaged:
            kept = _file_aside(store, code)
            write_file(await take_out(archive, code), kept)
            await take_away(archive, code)
            print(f"{code}: set aside in {kept}.")


async def _is_damaged(archive: Archive, code: str, games: Mapping[str, AnyGame]) -> bool:
    rows = await archive.of(LOG, code)
    try:
        for expected, (_, step, data) in enumerate(rows):
            if step != expected or not isinstance(data, bytes):
                raise DamagedTable(f"{code}: record {expected} is missing")
        read_log(code, [data for _, _, data in rows if isinstance(data, bytes)], games)
    except UnknownGame as missing:
        print(f"{code}: left as it is, {missing}: name its module with --also.")
        return False
    except DamagedTable as rotten:
        print(f"{rotten}.")
        return True
    return False


def _file_aside(store: str, code: str) -> Path:
    folder = Path("unspoken.set-aside" if is_postgres(store) else f"{file_of(store)}.set-aside")
    folder.mkdir(mode=0o700, exist_ok=True)
    kept = folder / f"{code}.json"
    return aside(kept, "again") if kept.exists() else kept


async def _damaged_decks(archive: Archive) -> int:
    """Decks that cannot be read: a server leaves them out by itself."""
    found = 0
    async for rows in archive.rows(DECKS):
        for pack, data in rows:
            try:
                msgspec.json.decode(data if isinstance(data, bytes) else b"", type=OwnDeck)
            except msgspec.DecodeError as rotten:
                print(f"{pack!s}: this deck cannot be read, and servers leave it out: {rotten}.")
                found += 1
    return found


async def _damaged_entries(archive: Archive) -> int:
    """Entries of the atlas that cannot be read: servers leave them out, `unspoken atlas` deletes them."""
    found = 0
    async for rows in archive.rows(ATLAS):
        for *_, data in rows:
            try:
                decode(data if isinstance(data, bytes) else b"")
            except msgspec.DecodeError as rotten:
                print(f"The atlas has an entry that cannot be read, and servers leave it out: {rotten}.")
                found += 1
    return found
