"""`unspoken research export`: writes the games whose players agreed, one JSON object per line."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from unspoken.cli.research.agreed_games import ExportedGame, agreed_games
from unspoken.cli.server import stores
from unspoken.cli.server.serve import fail
from unspoken.content.packs import load_packs
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.storage.archive import LOG, bytes_of
from unspoken.storage.errors import UnusableStore
from unspoken.tables.games import find_games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `research export`."""
    add = parser.add_argument
    add("store", metavar="STORE", help=f"the server's store: {stores.FORMS}")
    add("file", metavar="PATH", type=Path, help="the new file, in JSON Lines")
    add("--also", action="append", default=[], metavar="MODULE", help="a module with an additional game")


def run(args: argparse.Namespace) -> int:
    """Export the games; return 2 if it fails."""
    try:
        lines = asyncio.run(_lines(stores.existing(args.store), find_games(args.also)))
        _write(lines, args.file)
    except UnusableStore as error:
        return fail(str(error))
    print(f"Exported {len(lines)} games to {args.file}.")
    return 0


async def _lines(store: str, games: Mapping[str, AnyGame]) -> list[bytes]:
    """Return the games in an order that does not tell which of them belong to one table."""
    packs = frozenset(load_packs(None).digests())
    found: list[bytes] = []
    async with stores.open_archive(store) as archive:
        for table in await archive.tables():
            records = [bytes_of(row[2]) for row in await archive.of(LOG, table.code)]
            found += (encode(game) for game in _readable(records, games, packs))
    return sorted(found, key=lambda line: sha256(line).digest())


def _readable(
    records: list[bytes], games: Mapping[str, AnyGame], packs: frozenset[str]
) -> Iterator[ExportedGame]:
    """Yield the games of a table; none if its log is damaged, which `check-data` reports."""
    try:
        yield from tuple(agreed_games(records, games, packs))
    except (ValueError, AssertionError, LookupError):
        return


def _write(lines: list[bytes], path: Path) -> None:
    """Write a new file that only its owner can read."""
    try:
        file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(file, "wb") as written:
            written.writelines(line + b"\n" for line in lines)
    except FileExistsError as error:
        raise UnusableStore(f"{path} already exists: choose a new file.") from error
    except OSError as error:
        raise UnusableStore(f"{path} cannot be written: {error}.") from error
