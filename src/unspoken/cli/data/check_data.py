"""`unspoken check-data`: finds damaged tables and moves each of them into a separate file."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

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
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of sentences")
    parser.add_argument(
        "--also", action="append", default=[], metavar="MODULE", help="a module with an additional game"
    )


class Damage(msgspec.Struct):
    """Something that is damaged."""

    what: Literal["file", "table", "deck", "entry"]
    name: str
    """The path of the file, the code of the table or the name of the deck; empty for an atlas entry."""
    reason: str
    moved_to: str | None = None
    """The file into which a damaged table was moved, or the new name of a damaged file."""


class Findings(msgspec.Struct):
    """What `check-data --json` prints."""

    store: str
    damaged: list[Damage] = []
    not_checked: list[str] = []
    """The codes of tables whose game is not installed."""
    lost_rows: int = 0
    """Rows of a damaged file that cannot be read."""


class Report:
    """Collects the findings, and prints a sentence for each unless JSON is wanted."""

    def __init__(self, store: str, as_json: bool) -> None:
        self.findings = Findings(store)
        self._as_json = as_json

    def add(self, damage: Damage, sentence: str) -> None:
        """Add something that is damaged."""
        self.findings.damaged.append(damage)
        self.say(sentence)

    def say(self, sentence: str) -> None:
        """Print a sentence, unless JSON is wanted."""
        if not self._as_json:
            print(sentence)

    def end(self) -> int:
        """Print the JSON, or that everything is intact; return the exit code."""
        if self._as_json:
            print(msgspec.json.encode(self.findings).decode())
        elif not self.findings.damaged:
            print(f"{self.findings.store}: no damage found.")
        return 1 if self.findings.damaged else 0


def run(args: argparse.Namespace) -> int:
    """Report and move damaged tables; return 1 if there is damage, 2 if the store cannot be checked."""
    try:
        store = existing(args.store)
        report = Report(without_password(store), args.json)
        if is_postgres(store) or _check_file(file_of(store), args.set_aside, report):
            asyncio.run(_check(store, find_games(args.also), report))
            if args.set_aside is not False:
                _set_aside(store, report, must=args.set_aside is True)
    except UnusableStore as error:
        return fail(str(error))
    return report.end()


def _check_file(path: Path, repair: bool | None, report: Report) -> bool:
    """True if the SQLite file is intact, or was repaired."""
    with shared_lock(path):
        fault = fault_of(path)
    if fault is None:
        return True
    damage = Damage("file", str(path), fault)
    report.add(damage, f"{path}: the file itself is damaged: {fault}.")
    if repair is False:
        report.say(
            "Run the command without --no-set-aside to replace it by a new file with all readable rows."
        )
        return False
    with exclusive_lock(path):
        previous, new = unused_path(path, "damaged"), path.with_name(f"{path.name}.part")
        lost = salvage(path, new)
        replace_file(new, path, previous)
    damage.moved_to, report.findings.lost_rows = str(previous), lost
    report.say(f"{path}: replaced by a new file with all readable rows; {lost} rows are lost.")
    report.say(f"The damaged file is now {previous}.")
    return True


async def _check(store: str, games: Mapping[str, AnyGame], report: Report) -> None:
    """Read everything and report what is damaged."""
    async with open_archive(store) as archive:
        for table in await archive.tables():
            await _check_table(archive, table.code, games, report)
        await _check_decks(archive, report)
        await _check_entries(archive, report)


def _set_aside(store: str, report: Report, must: bool) -> None:
    """Move damaged tables into files. Raises UnusableStore if a server is running and `must` is set."""
    damaged = [damage for damage in report.findings.damaged if damage.what == "table"]
    try:
        if damaged:
            asyncio.run(_move_to_files(store, damaged, report))
    except UnusableStore as busy:
        if must:
            raise
        report.say(f"No table was moved. {busy}")


async def _move_to_files(store: str, damaged: list[Damage], report: Report) -> None:
    async with open_archive(store, fill=True) as archive:
        for damage in damaged:
            file = _new_file(store, damage.name)
            write_file(await load_table(archive, damage.name), file)
            await delete_table(archive, damage.name)
            damage.moved_to = str(file)
            report.say(f"{damage.name}: moved to {file}.")


async def _check_table(archive: Archive, code: str, games: Mapping[str, AnyGame], report: Report) -> None:
    rows = await archive.of(LOG, code)
    try:
        for expected, (_, step, data) in enumerate(rows):
            if step != expected or not isinstance(data, bytes):
                raise DamagedTable(f"record {expected} is missing")
        read_log(code, [data for _, _, data in rows if isinstance(data, bytes)], games)
    except UnknownGame as missing:
        report.findings.not_checked.append(code)
        report.say(f"{code}: not checked, {missing}: pass the game's module with --also.")
    except DamagedTable as damage:
        report.add(Damage("table", code, str(damage)), f"{code}: {damage}.")


def _new_file(store: str, code: str) -> Path:
    folder = Path("unspoken.set-aside" if is_postgres(store) else f"{file_of(store)}.set-aside")
    folder.mkdir(mode=0o700, exist_ok=True)
    file = folder / f"{code}.json"
    return unused_path(file, "again") if file.exists() else file


async def _check_decks(archive: Archive, report: Report) -> None:
    """Report damaged decks, which servers ignore."""
    async for rows in archive.rows(DECKS):
        for pack, data in rows:
            try:
                msgspec.json.decode(data if isinstance(data, bytes) else b"", type=OwnDeck)
            except msgspec.DecodeError as damage:
                sentence = f"{pack!s}: this deck is damaged, and servers ignore it: {damage}."
                report.add(Damage("deck", str(pack), str(damage)), sentence)


async def _check_entries(archive: Archive, report: Report) -> None:
    """Report damaged atlas entries, which servers ignore and `unspoken atlas` can delete."""
    async for rows in archive.rows(ATLAS):
        for *_, data in rows:
            try:
                decode(data if isinstance(data, bytes) else b"")
            except msgspec.DecodeError as damage:
                sentence = f"An entry of the atlas is damaged, and servers ignore it: {damage}."
                report.add(Damage("entry", "", str(damage)), sentence)
