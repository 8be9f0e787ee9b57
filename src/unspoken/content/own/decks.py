"""All own decks of this server, with their quotas."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from unspoken.content.own.deck import MIN_PICTURES, OwnDeck, Reach, card_of, drawn_card_of
from unspoken.content.own.port import DeckStore, Sizes
from unspoken.content.own.quotas import USUAL as USUAL
from unspoken.content.own.quotas import Quotas as Quotas
from unspoken.content.own.typed import clean_alt, clean_title
from unspoken.kernel.types import Refused
from unspoken.languages.own_word import OwnWord
from unspoken.pictures.drawn import DrawnCard
from unspoken.pictures.rendered import RenderedCard

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

_MEGABYTE = 1_000_000
_NAMED = "own-"
"""Prefix of the packs' names."""
log = logging.getLogger(__name__)
_DECODER = msgspec.json.Decoder(OwnDeck)


class OwnDecks:
    """All own decks in memory, without their pictures. Changes are stored before they take effect."""

    def __init__(self, store: DeckStore, quotas: Quotas = USUAL, cell: str = "0") -> None:
        self._store = store
        self._cell = cell
        self.quotas = quotas
        self._decks: dict[str, OwnDeck] = {}
        self._by_table: dict[str, str] = {}
        self._drawn_at: dict[str, str] = {}
        self._by_picture: dict[str, str] = {}
        self._turn = asyncio.Lock()
        self.on_change: Callable[[], None] = lambda: None
        """Called when a deck was saved or deleted, to notify other servers on the same store."""
        self.reload_if_shared: Callable[[], Awaitable[None]] = _nobody_else
        """Reads decks that another server may have saved."""

    async def reload(self) -> None:
        """Load all decks from the store, after a restart or a change by another server."""
        async with self._turn:  # a deck saved meanwhile must not be lost
            found = [deck for raw in await self._store.decks() if (deck := _read(raw)) is not None]
            for pack in self._decks.keys() - {deck.pack for deck in found}:
                self._unindex(self._decks[pack])
            for deck in found:
                self._index(deck)

    # ---- queries

    def by_name(self, pack: str) -> OwnDeck | None:
        """Return a deck by its pack's name."""
        return self._decks.get(pack)

    async def find_or_reload(self, pack: str, picture: str) -> OwnDeck | None:
        """Return a deck with this picture, and reload if another server may just have saved it."""
        deck = self.by_name(pack)
        if is_own_name(pack) and (deck is None or deck.card(picture) is None):
            await self.reload_if_shared()
        return self.by_name(pack)

    def tables(self) -> tuple[str, ...]:
        """Return the tables of all decks, including deleted tables."""
        return tuple(sorted({deck.table for deck in self._decks.values()}))

    def of_table(self, table: str) -> OwnDeck | None:
        """Return a table's own deck, if it has one."""
        return self._decks.get(self._by_table.get(table, ""))

    def drawn_for(self, table: str) -> OwnDeck | None:
        """Return the deck drawn from a word for a table, if there is one."""
        return self._decks.get(self._drawn_at.get(table, ""))

    def drawn_from(self, word: str, version: str) -> tuple[OwnDeck, ...]:
        """Return all decks drawn from a word, in any spelling, by this version."""
        return tuple(
            deck for deck in self._decks.values() if not deck.put_away and deck.drawn_from(word, version)
        )

    def for_table(self, table: str) -> tuple[OwnDeck, ...]:
        """Return the decks that a table can choose: its own, and those of the house."""
        return tuple(deck for deck in self._decks.values() if deck.offered_to(table))

    def lent_words(self, table: str, kind: str) -> OwnDeck | None:
        """Return the word list of this kind that a table lends to the house, if there is one."""
        lists = (deck for deck in self._decks.values() if deck.words)
        return next((deck for deck in lists if (deck.table, deck.kind) == (table, kind)), None)

    def to_play(self, pack: str, table: str) -> OwnDeck | None:
        """Return a deck if the table may play with it; Refused if it has too few pictures."""
        deck = self.by_name(pack)
        if deck is None or deck.words or not deck.reaches(table):
            return None
        if not deck.is_whole:
            raise Refused("deck-unfinished", cards=len(deck.cards), least=MIN_PICTURES)
        return deck

    def for_house(self) -> tuple[OwnDeck, ...]:
        """Return the decks that every table can choose."""
        return tuple(deck for deck in self._decks.values() if deck.is_whole and deck.reach == "house")

    def with_picture(self, picture: str) -> OwnDeck | None:
        """Return the deck of a picture."""
        return self._decks.get(self._by_picture.get(picture, ""))

    async def picture(self, pack: str, picture: str, small: bool) -> bytes | None:
        """Return a picture of a deck, also a removed one that games may still show."""
        deck = self.by_name(pack)
        if deck is None or deck.card(picture) is None:
            return None
        return await self._store.deck_picture(pack, picture, small)

    # ---- changes

    async def add(self, table: str, made: RenderedCard) -> OwnDeck:
        """Add a picture to a table's deck; Refused if it is a duplicate or exceeds a quota."""
        async with self._changing(table) as deck:
            card = card_of(deck.pack, made)
            if any(other.id == card.id for other in deck.cards):
                raise Refused("picture-twice")
            self._need_room(deck, card.weight)
            brought = {} if deck.card(card.id) else {card.id: Sizes(made.large, made.small)}
            return await self._save(deck.with_card(card), brought)

    async def start_drawn(self, table: str, word: str, version: str, dealt: bool) -> OwnDeck:
        """Return the table's deck for this word, or a new one that replaces its earlier deck."""
        async with self._turn:
            before = self.drawn_for(table)
            if before is not None and not before.put_away and before.drawn_from(word, version):
                return before
            self._need_room(
                new := OwnDeck(self._new_name(), table, title=word, word=word, version=version), 0
            )
            if before is not None:
                await (self._save(before.away()) if dealt else self._drop(before))
            return await self._save(new)

    async def add_drawn(self, pack: str, made: DrawnCard) -> bool:
        """Add the next card to a drawn deck; False if the deck already has a card at this place."""
        async with self._turn:
            deck = self.by_name(pack)
            if deck is None or deck.put_away or made.number != len(deck.cards):
                return False
            card = drawn_card_of(pack, made)
            self._need_room(deck, card.weight)
            await self._save(deck.with_card(card), {card.id: Sizes(made.rendered.large, made.rendered.small)})
            return True

    def need_place(self, table: str) -> None:
        """Raise Refused if the table's deck is full."""
        deck = self.of_table(table)
        if deck is not None:
            self._need_room(deck, 0)

    async def remove(self, table: str, picture: str, dealt: bool) -> OwnDeck:
        """Remove a picture; it stays available to games if one may have dealt it."""
        async with self._changing(table) as deck:
            if all(card.id != picture for card in deck.cards):
                raise Refused("no-such-picture")
            keep = dealt or deck.lent
            return await self._save(deck.without(picture, keep), gone=() if keep else (picture,))

    async def change(
        self, table: str, title: str | None, reach: Reach | None, alts: Mapping[str, str]
    ) -> OwnDeck:
        """Change the title, the reach or some descriptions; None leaves a value unchanged."""
        async with self._changing(table) as deck:
            if not all(any(card.id == picture for card in deck.cards) for picture in alts):
                raise Refused("no-such-picture")
            said = {picture: clean_alt(text) for picture, text in alts.items()}
            cards = tuple(replace(card, alt=said.get(card.id, card.alt)) for card in deck.cards)
            reach = deck.reach if reach is None else reach
            lent = deck.lent or reach == "house"
            title = deck.title if title is None else clean_title(title)
            return await self._save(replace(deck, title=title, reach=reach, lent=lent, cards=cards))

    def need_list(self, table: str, kind: str) -> None:
        """Raise Refused if another word list would exceed the quota."""
        lists = sum(1 for deck in self._decks.values() if deck.words)
        if lists >= self.quotas.lists and self.lent_words(table, kind) is None:
            raise Refused("house-words-full")

    async def lend_words(self, table: str, kind: str, title: str, words: tuple[OwnWord, ...]) -> OwnDeck:
        """Lend a table's words to all tables, replacing its earlier list; Refused beyond the quota."""
        async with self._turn:
            self.need_list(table, kind)
            deck = self.lent_words(table, kind) or OwnDeck(self._new_name(), table, kind=kind, reach="house")
            return await self._save(replace(deck, title=clean_title(title), words=words))

    async def take_words_back(self, table: str, kind: str) -> None:
        """Stop lending a table's words; games have the words that they dealt in their logs."""
        async with self._turn:
            deck = self.lent_words(table, kind)
            if deck is not None:
                await self._drop(deck)

    async def forget(self, table: str) -> None:
        """Delete the decks of a deleted table, except those that other tables could use."""
        async with self._turn:
            for deck in [deck for deck in self._decks.values() if deck.table == table]:
                if not deck.lent:
                    await self._drop(deck)
            self._by_table.pop(table, None)
            self._drawn_at.pop(table, None)

    def every(self) -> tuple[OwnDeck, ...]:
        """Return all decks."""
        return tuple(self._decks.values())

    async def delete(self, pack: str) -> None:
        """Delete a deck for good; games that dealt its pictures cannot show them any more."""
        async with self._turn:
            deck = self.by_name(pack)
            if deck is None:
                raise Refused("no-such-pack")
            await self._drop(deck)

    def _new_name(self) -> str:
        """Return a random name. A balancer finds the cell by the first character."""
        return f"{_NAMED}{secrets.choice(self._cell).lower()}{secrets.token_hex(12)}"

    @asynccontextmanager
    async def _changing(self, table: str) -> AsyncIterator[OwnDeck]:
        """Yield a table's deck, or a new one, under the lock that protects the shared quota."""
        async with self._turn:
            yield self.of_table(table) or OwnDeck(self._new_name(), table)

    async def _drop(self, deck: OwnDeck) -> None:
        await self._store.drop_deck(deck.pack)
        self._unindex(deck)
        self.on_change()

    async def _save(
        self, deck: OwnDeck, brought: Mapping[str, Sizes] | None = None, gone: Collection[str] = ()
    ) -> OwnDeck:
        await self._store.keep_deck(deck.pack, msgspec.json.encode(deck), brought or {}, gone)
        self._index(deck)
        self.on_change()
        return deck

    def _index(self, deck: OwnDeck) -> None:
        before = self._decks.get(deck.pack)
        for card in () if before is None else (*before.cards, *before.retired):
            self._by_picture.pop(card.id, None)
        self._decks[deck.pack] = deck
        if not deck.put_away and not deck.words:
            (self._drawn_at if deck.word else self._by_table)[deck.table] = deck.pack
        self._by_picture.update({card.id: deck.pack for card in (*deck.cards, *deck.retired)})

    def _unindex(self, deck: OwnDeck) -> None:
        del self._decks[deck.pack]
        for packs in (self._by_table, self._drawn_at):
            if packs.get(deck.table) == deck.pack:
                del packs[deck.table]
        for card in (*deck.cards, *deck.retired):
            self._by_picture.pop(card.id, None)

    def _need_room(self, deck: OwnDeck, weight: int) -> None:
        if len(deck.cards) >= self.quotas.pictures:
            raise Refused("deck-full", most=self.quotas.pictures)
        drawn = sum(
            other.weight for other in self._decks.values() if other.table == deck.table and other.word
        )
        if (drawn if deck.word else deck.weight) + weight > self.quotas.table:
            raise Refused("deck-too-heavy", most=self.quotas.table // _MEGABYTE)
        if sum(other.weight for other in self._decks.values()) + weight > self.quotas.house:
            raise Refused("house-full")


async def _nobody_else() -> None:
    """Do nothing: a single server on a store knows all decks."""


def is_own_name(pack: str) -> bool:
    """True if a pack's name is the name of an own deck."""
    return pack.startswith(_NAMED)


def _read(raw: bytes) -> OwnDeck | None:
    try:
        return _DECODER.decode(raw)
    except msgspec.DecodeError as rotten:
        log.error("skipping a deck that cannot be decoded: %s", rotten)
        return None
