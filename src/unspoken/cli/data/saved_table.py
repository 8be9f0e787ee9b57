"""A table in a file: reads, writes and deletes all data of one table."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from unspoken.content.own.deck import OwnDeck
from unspoken.kernel.game import AnyGame
from unspoken.storage.archive import (
    ATLAS,
    ATLAS_MARKS,
    DECKS,
    GLANCES,
    LOG,
    PICTURES,
    SOUNDS,
    SUBSCRIPTIONS,
    TOUCHED,
    WAKES,
    Archive,
    bytes_of,
)
from unspoken.storage.errors import UnusableStore
from unspoken.tables.errors import DamagedTable
from unspoken.tables.log.damage import read_log

_FORMAT = 1
_DECK = msgspec.json.Decoder(OwnDeck)


class SavedDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """An own deck of the table."""

    pack: str
    data: bytes
    pictures: dict[str, tuple[bytes, bytes]]


class SavedTable(Struct, frozen=True, forbid_unknown_fields=True):
    """All data of one table in a store, apart from atlas entries and people's push subscriptions."""

    unspoken: int
    """The version of the file format."""
    code: str
    records: tuple[bytes, ...]
    sounds: dict[str, bytes]
    decks: tuple[SavedDeck, ...] = ()


async def load_table(archive: Archive, code: str) -> SavedTable:
    """Load a table without decoding its records, which may be damaged. Raises UnusableStore."""
    rows = await archive.of(LOG, code)
    if not rows:
        raise UnusableStore(f"There is no table {code}.")
    sounds = {str(name): bytes_of(data) for _, name, data in await archive.of(SOUNDS, code)}
    decks = [await _deck(archive, deck) for deck in await decks_of(archive, code)]
    return SavedTable(_FORMAT, code, tuple(bytes_of(row[2]) for row in rows), sounds, tuple(decks))


async def insert_table(archive: Archive, table: SavedTable) -> None:
    """Store a table whose code is not in use. Raises UnusableStore."""
    if await archive.of(LOG, table.code):
        raise UnusableStore(f"There is already a table {table.code}: delete it first.")
    await archive.add(LOG, [(table.code, step, record) for step, record in enumerate(table.records)])
    await archive.add(SOUNDS, [(table.code, name, data) for name, data in table.sounds.items()])
    await archive.add(WAKES, [(table.code, 0)])  # the server loads it once, and finds out whether it waits
    for deck in table.decks:
        if not await archive.of(DECKS, deck.pack):  # a lent deck outlives its table
            await archive.add(DECKS, [(deck.pack, deck.data)])
            pictures = [(deck.pack, name, *sizes) for name, sizes in deck.pictures.items()]
            await archive.add(PICTURES, pictures)


async def delete_table_and_atlas_entries(archive: Archive, code: str) -> None:
    """Delete a table and its atlas entries. Raises UnusableStore."""
    await delete_table(archive, code)
    for _, mark, _ in await archive.of(ATLAS_MARKS, code):
        await archive.drop(ATLAS, str(mark))
    await archive.drop(ATLAS_MARKS, code)


async def delete_table(archive: Archive, code: str) -> None:
    """Delete a table, its recordings, its subscriptions and its own decks. Raises UnusableStore.

    Lent decks and atlas entries stay.
    """
    if not await archive.of(LOG, code):
        raise UnusableStore(f"There is no table {code}.")
    for kind in (LOG, SOUNDS, TOUCHED, WAKES, GLANCES, SUBSCRIPTIONS):
        await archive.drop(kind, code)
    for deck in await decks_of(archive, code):
        if not deck.lent:
            await archive.drop(DECKS, deck.pack)
            await archive.drop(PICTURES, deck.pack)


async def decks_of(archive: Archive, code: str) -> list[OwnDeck]:
    """Return the table's own decks; damaged decks are ignored."""
    found = []
    async for rows in archive.rows(DECKS):
        for _, data in rows:
            try:
                found.append(_DECK.decode(bytes_of(data)))
            except msgspec.DecodeError:
                continue
    return [deck for deck in found if deck.table == code]


def write_file(table: SavedTable, path: Path) -> None:
    """Write a table into a new file that only its owner can read. Raises UnusableStore."""
    try:
        file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(file, "wb") as written:
            written.write(msgspec.json.encode(table))
    except FileExistsError as error:
        raise UnusableStore(f"{path} already exists: choose a new file.") from error
    except OSError as error:
        raise UnusableStore(f"{path} cannot be written: {error}.") from error


def read_file(path: Path, games: Mapping[str, AnyGame]) -> SavedTable:
    """Read a table from a file and check its records. Raises UnusableStore."""
    try:
        table = msgspec.json.decode(path.read_bytes(), type=SavedTable)
    except OSError as error:
        raise UnusableStore(f"{path} cannot be read: {error}.") from error
    except msgspec.DecodeError as error:
        raise UnusableStore(f"{path} is not an exported table: {error}.") from error
    if table.unspoken != _FORMAT:
        raise UnusableStore(f"{path} was written by a newer version of Unspoken: use that version.")
    try:
        read_log(table.code, table.records, games)
    except DamagedTable as damage:
        raise UnusableStore(f"{path} contains a damaged table: {damage}.") from damage
    return table


async def _deck(archive: Archive, deck: OwnDeck) -> SavedDeck:
    rows = await archive.of(PICTURES, deck.pack)
    pictures = {str(name): (bytes_of(large), bytes_of(small)) for _, name, large, small in rows}
    ((_, data),) = await archive.of(DECKS, deck.pack)
    return SavedDeck(deck.pack, bytes_of(data), pictures)
