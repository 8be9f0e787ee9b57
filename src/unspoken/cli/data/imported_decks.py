"""Checks the own decks of an exported table and re-encodes their pictures before an import."""

from __future__ import annotations

import io

import msgspec
from msgspec.structs import replace

from unspoken.cli.data.saved_table import SavedDeck, SavedTable
from unspoken.content.own.deck import OwnCard, OwnDeck
from unspoken.content.own.decks import is_own_name
from unspoken.kernel.types import Refused
from unspoken.pictures.worker import PictureWorker
from unspoken.storage.errors import UnusableStore


async def with_safe_decks(table: SavedTable) -> SavedTable:
    """Return the table with re-encoded pictures and decks that only it can use. Raises UnusableStore.

    Word lists are left out: they are copies for other tables; the table's own words are in its log.
    """
    worker = PictureWorker()
    decks = [(saved, _decoded(saved, table.code)) for saved in table.decks]
    safe = [await _safe(saved, deck, worker) for saved, deck in decks if not deck.words]
    return replace(table, decks=tuple(safe))


def _decoded(saved: SavedDeck, code: str) -> OwnDeck:
    try:
        deck = msgspec.json.decode(saved.data, type=OwnDeck)
    except msgspec.DecodeError as error:
        raise UnusableStore(f"The file contains a damaged deck: {error}.") from error
    ids = {card.id for card in (*deck.cards, *deck.retired)}
    if (
        not is_own_name(deck.pack)
        or (saved.pack, deck.table) != (deck.pack, code)
        or saved.pictures.keys() - ids
    ):
        raise UnusableStore(f"The deck {saved.pack} in the file does not belong to table {code}.")
    return deck


async def _safe(saved: SavedDeck, deck: OwnDeck, worker: PictureWorker) -> SavedDeck:
    pictures = {}
    for name, (large, _small) in saved.pictures.items():
        try:
            made = await worker.render(io.BytesIO(large))
        except Refused as refused:
            raise UnusableStore(f"The picture {name} in the file is unusable: {refused.code}.") from refused
        pictures[name] = made.large, made.small

    def weighed(cards: tuple[OwnCard, ...]) -> tuple[OwnCard, ...]:
        return tuple(replace(card, weight=sum(map(len, pictures.get(card.id, ())))) for card in cards)

    own = replace(deck, reach="table", lent=False, cards=weighed(deck.cards), retired=weighed(deck.retired))
    return SavedDeck(deck.pack, msgspec.json.encode(own), pictures)
