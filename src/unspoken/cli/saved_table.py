"""A table outside its store: everything of it in one file, to be kept, moved, and put back."""

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
    ATLAS_KEPT,
    DECKS,
    LOG,
    PICTURES,
    SOUNDS,
    TOUCHED,
    Archive,
    bytes_of,
)
from unspoken.storage.errors import StoreUnavailable
from unspoken.tables.damage import read_log
from unspoken.tables.errors import DamagedTable

_FORM = 1
_DECK = msgspec.json.Decoder(OwnDeck)


class SavedDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck of the table's own."""

    pack: str
    data: bytes
    pictures: dict[str, tuple[bytes, bytes]]


class SavedTable(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a store keeps of one table."""

    unspoken: int
    """The form of this file."""
    code: str
    records: tuple[bytes, ...]
    sounds: dict[str, bytes]
    decks: tuple[SavedDeck, ...] = ()


async def take_out(archive: Archive, code: str) -> SavedTable:
    """A table as it is kept, whether or not its records make sense. Raises StoreUnavailable."""
    rows = await archive.of(LOG, code)
    if not rows:
        raise StoreUnavailable(f"There is no table {code}.")
    sounds = {str(name): bytes_of(data) for _, name, data in await archive.of(SOUNDS, code)}
    decks = [await _deck(archive, deck) for deck in await decks_of(archive, code)]
    return SavedTable(_FORM, code, tuple(bytes_of(row[2]) for row in rows), sounds, tuple(decks))


async def put_in(archive: Archive, table: SavedTable) -> None:
    """Keep a table in a store that has none of this code. Raises StoreUnavailable."""
    if await archive.of(LOG, table.code):
        raise StoreUnavailable(f"There is a table {table.code} already: delete that one first.")
    await archive.add(LOG, [(table.code, step, record) for step, record in enumerate(table.records)])
    await archive.add(SOUNDS, [(table.code, name, data) for name, data in table.sounds.items()])
    for deck in table.decks:
        if not await archive.of(DECKS, deck.pack):  # one that was lent outlives its table
            await archive.add(DECKS, [(deck.pack, deck.data)])
            pictures = [(deck.pack, name, *sizes) for name, sizes in deck.pictures.items()]
            await archive.add(PICTURES, pictures)


async def delete(archive: Archive, code: str) -> None:
    """Delete a table, what it put into the atlas, and its deck unless that was lent to others."""
    await take_away(archive, code)
    for _, mark, _ in await archive.of(ATLAS_KEPT, code):
        await archive.drop(ATLAS, str(mark))
    await archive.drop(ATLAS_KEPT, code)


async def take_away(archive: Archive, code: str) -> None:
    """Delete what `take_out` has of a table: what the house remembers of it stays."""
    if not await archive.of(LOG, code):
        raise StoreUnavailable(f"There is no table {code}.")
    for kept in (LOG, SOUNDS, TOUCHED):
        await archive.drop(kept, code)
    for deck in await decks_of(archive, code):
        if not deck.lent:
            await archive.drop(DECKS, deck.pack)
            await archive.drop(PICTURES, deck.pack)


async def decks_of(archive: Archive, code: str) -> list[OwnDeck]:
    """A table's own decks; one that cannot be read is nobody's."""
    found = []
    async for rows in archive.rows(DECKS):
        for _, data in rows:
            try:
                found.append(_DECK.decode(bytes_of(data)))
            except msgspec.DecodeError:
                continue
    return [deck for deck in found if deck.table == code]


def write_file(table: SavedTable, path: Path) -> None:
    """A table into a new file, which is its owner's alone. Raises StoreUnavailable."""
    try:
        file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(file, "wb") as written:
            written.write(msgspec.json.encode(table))
    except FileExistsError as there:
        raise StoreUnavailable(f"{path} is there already: name a new file.") from there
    except OSError as trouble:
        raise StoreUnavailable(f"{path} cannot be written: {trouble}.") from trouble


def read_file(path: Path, games: Mapping[str, AnyGame]) -> SavedTable:
    """A table from a file, found whole. Raises StoreUnavailable."""
    try:
        table = msgspec.json.decode(path.read_bytes(), type=SavedTable)
    except OSError as trouble:
        raise StoreUnavailable(f"{path} cannot be read: {trouble}.") from trouble
    except msgspec.DecodeError as wrong:
        raise StoreUnavailable(f"{path} is no exported table: {wrong}.") from wrong
    if table.unspoken != _FORM:
        raise StoreUnavailable(f"{path} was written by a newer Unspoken: use that.")
    try:
        read_log(table.code, table.records, games)
    except DamagedTable as rotten:
        raise StoreUnavailable(f"{path} holds a table that cannot be read: {rotten}.") from rotten
    return table


async def _deck(archive: Archive, deck: OwnDeck) -> SavedDeck:
    rows = await archive.of(PICTURES, deck.pack)
    pictures = {str(name): (bytes_of(large), bytes_of(small)) for _, name, large, small in rows}
    (kept,) = await archive.of(DECKS, deck.pack)
    return SavedDeck(deck.pack, bytes_of(kept[1]), pictures)
