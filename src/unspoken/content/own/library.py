"""The shelf of a table: installed packs, and the own decks that it may use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from unspoken.content.own.deck import FILLER_PACK
from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import Packs, PackShelf
from unspoken.kernel.shelf import WordCard
from unspoken.languages.own_word import word_cards

T = TypeVar("T")


class TableShelf(PackShelf):
    """The packs for a game, including own decks and own words."""

    def __init__(
        self,
        packs: Packs,
        decks: OwnDecks,
        shown_ids: frozenset[str],
        table: str,
        words: Mapping[str, tuple[WordCard, ...]],
    ) -> None:
        super().__init__(packs, shown_ids)
        self._words = words
        self._decks = decks
        self._table = table

    def pictures(self, pack: str) -> tuple[str, ...]:
        """The ids of a pack's pictures; Refused if the table has no such pack."""
        deck = self._decks.to_play(pack, self._table)
        if deck is None:
            return super().pictures(pack)
        return tuple(card.id for card in deck.cards)

    def spare(self, pack: str) -> tuple[str, ...]:
        """Pictures to fill up an own deck: the dream pack, pictures not shown this evening first."""
        if self._decks.by_name(pack) is None:
            return super().spare(pack)
        return tuple(sorted(super().pictures(FILLER_PACK), key=lambda picture: picture in self.shown_ids()))

    def words(self, pack: str) -> tuple[WordCard, ...]:
        """The words of a pack, of the table, or of a table that lends its words."""
        own = self._own_words(pack)
        return super().words(pack) if own is None else own

    def items(self, pack: str, item: type[T]) -> tuple[T, ...]:
        """The items of a pack; own words have none."""
        return super().items(pack, item) if self._own_words(pack) is None else ()

    def _own_words(self, pack: str) -> tuple[WordCard, ...] | None:
        """Return the table's own words, or words that a table lends to the house; None for a pack."""
        if pack in self._words:
            return self._words[pack]
        deck = self._decks.by_name(pack)
        return word_cards(deck.words) if deck is not None and deck.words else None


class HouseLibrary:
    """Packs and own decks, for tables."""

    def __init__(self, packs: Packs, decks: OwnDecks) -> None:
        self._packs = packs
        self._decks = decks

    def shelf(
        self, shown_ids: frozenset[str], table: str, words: Mapping[str, tuple[WordCard, ...]]
    ) -> TableShelf:
        """Return the shelf of a table, given the ids shown there this evening and its own words."""
        return TableShelf(self._packs, self._decks, shown_ids, table, words)

    async def picture(self, pack: str, picture: str) -> bytes | None:
        """Return the large size of a picture; None if it no longer exists."""
        own = await self._decks.picture(pack, picture, small=False)
        if own is not None:
            return own
        path = self._packs.picture_path(FILLER_PACK if self.is_own(pack) else pack, picture, small=False)
        return path.read_bytes() if path is not None and path.is_file() else None

    def is_own(self, pack: str) -> bool:
        """True if it is an own deck, whose pictures may be removed."""
        return self._decks.by_name(pack) is not None

    def digests(self) -> dict[str, str]:
        """The digests of the packs. Own decks need none, because a picture's id is its digest."""
        return self._packs.digests()
