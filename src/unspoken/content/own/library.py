"""The shelf of a table: the packs that are here, and the own decks that it may play with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from unspoken.content.own.deck import FILLING
from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import Packs, PackShelf
from unspoken.kernel.shelf import WordCard
from unspoken.languages.own_word import word_cards

T = TypeVar("T")


class TableShelf(PackShelf):
    """The packs as a game sees them, with own decks and own words among them."""

    def __init__(
        self,
        packs: Packs,
        decks: OwnDecks,
        seen: frozenset[str],
        table: str,
        words: Mapping[str, tuple[WordCard, ...]],
    ) -> None:
        super().__init__(packs, seen)
        self._words = words
        self._decks = decks
        self._table = table

    def pictures(self, pack: str) -> tuple[str, ...]:
        """The ids of a pack's pictures; Refused where there is no such pack for this table."""
        deck = self._decks.to_play(pack, self._table)
        if deck is None:
            return super().pictures(pack)
        return tuple(card.id for card in deck.cards)

    def spare(self, pack: str) -> tuple[str, ...]:
        """An own deck is filled up with the house's dreams, first those that nobody has seen this evening."""
        if self._decks.named(pack) is None:
            return super().spare(pack)
        return tuple(sorted(super().pictures(FILLING), key=lambda picture: picture in self.seen()))

    def words(self, pack: str) -> tuple[WordCard, ...]:
        """A pack's words, the table's own, or those of a table that lends them."""
        own = self._own_words(pack)
        return super().words(pack) if own is None else own

    def items(self, pack: str, item: type[T]) -> tuple[T, ...]:
        """What a pack holds besides; own words come with nothing."""
        return super().items(pack, item) if self._own_words(pack) is None else ()

    def _own_words(self, pack: str) -> tuple[WordCard, ...] | None:
        """The table's own, of which there may be none left, or words that some table lends to the house."""
        if pack in self._words:
            return self._words[pack]
        deck = self._decks.named(pack)
        return word_cards(deck.words) if deck is not None and deck.words else None


class HouseLibrary:
    """Packs and own decks, as tables ask for them."""

    def __init__(self, packs: Packs, decks: OwnDecks) -> None:
        self._packs = packs
        self._decks = decks

    def shelf(
        self, seen: frozenset[str], table: str, words: Mapping[str, tuple[WordCard, ...]]
    ) -> TableShelf:
        """The shelf of one table."""
        return TableShelf(self._packs, self._decks, seen, table, words)

    async def picture(self, pack: str, picture: str) -> bytes | None:
        """A card in its large size, of a pack or of an own deck; None where it is not there any more."""
        own = await self._decks.picture(pack, picture, small=False)
        if own is not None:
            return own
        path = self._packs.picture_path(FILLING if self.is_own(pack) else pack, picture, small=False)
        return path.read_bytes() if path is not None and path.is_file() else None

    def is_own(self, pack: str) -> bool:
        """Whether people brought its pictures: then they may be taken out again."""
        return self._decks.named(pack) is not None

    def digests(self) -> dict[str, str]:
        """Of the packs alone: an own picture's id is its digest, so the deal itself says what was there."""
        return self._packs.digests()
