"""An own deck: its pictures, their descriptions, and who may use it."""

from __future__ import annotations

from hashlib import sha256
from typing import Literal, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from unspoken.content.manifest import CardId, PackName
from unspoken.content.own.word import same_word
from unspoken.kernel.languages import Tag, localized
from unspoken.languages.own_word import OwnWord
from unspoken.pictures.drawn import DrawnCard, DrawnWords
from unspoken.pictures.rendered import Look, RenderedCard

Reach: TypeAlias = Literal["table", "house"]
"""Who may use a deck: its own table, or every table of this server."""

MIN_PICTURES = 20
"""Minimum pictures of a usable deck; a game that needs more takes the rest from the dream pack."""
KIND = "dream"
"""The kind of picture decks."""
FILLER_PACK = "dream"
"""The pack that fills up a small deck."""


class OwnCard(Struct, frozen=True):
    """A picture of an own deck."""

    id: CardId
    look: Look
    weight: int
    """Bytes of both sizes."""
    alt: str = ""
    """Description by the player who added it."""
    words: DrawnWords | None = field(default=None, name="told")
    """Texts by the program that drew it, if it was drawn from a word."""
    attempt: int = 0
    """Number of rejected attempts before it, if it was drawn."""

    def alt_in(self, language: Tag) -> str:
        """Return the description in this language; empty if there is none."""
        return self.alt if self.words is None else localized(self.words.alt, language)


class OwnDeck(Struct, frozen=True):
    """A table's own deck: pictures that its host added or had drawn, or words that it lends."""

    pack: PackName
    table: str
    title: str = ""
    reach: Reach = "table"
    lent: bool = False
    """True if other tables could ever use it: its pictures must stay available to their games."""
    cards: tuple[OwnCard, ...] = ()
    retired: tuple[OwnCard, ...] = field(default=(), name="kept")
    """Cards removed from the deck, but still available to games that dealt them."""
    word: str = ""
    """The word that it is drawn from; empty if people added its pictures."""
    version: str = ""
    """Version of the drawing program: another one may draw a different deck from the same word."""
    put_away: bool = False
    """True if another word has replaced it: only cards that games have dealt are left."""
    kind: str = KIND
    """Its kind, which determines the games that can use it."""
    words: tuple[OwnWord, ...] = ()
    """The words of a word list, which has no pictures and is for the house."""

    @property
    def weight(self) -> int:
        """Bytes of all its pictures."""
        return sum(card.weight for card in (*self.cards, *self.retired))

    @property
    def is_whole(self) -> bool:
        """True if it has enough cards to be used."""
        return bool(self.words) or len(self.cards) >= MIN_PICTURES

    def reaches(self, table: str) -> bool:
        """True if a table may use it."""
        return self.reach == "house" or self.table == table

    def offered_to(self, table: str) -> bool:
        """True if a table can choose it; its own lent words are offered separately."""
        if self.words:
            return self.table != table
        return self.reaches(table) and not self.put_away and (self.is_whole or bool(self.word))

    def card(self, picture: str) -> OwnCard | None:
        """Return a picture of the deck, also a removed one."""
        return next((card for card in (*self.cards, *self.retired) if card.id == picture), None)

    def with_card(self, card: OwnCard) -> OwnDeck:
        """Return the deck with one more picture; a removed one comes back with its description."""
        known = self.card(card.id) or card
        retired = tuple(other for other in self.retired if other.id != card.id)
        return replace(self, cards=(*self.cards, known), retired=retired)

    def without(self, picture: str, keep: bool) -> OwnDeck:
        """Return the deck without a picture; `keep` leaves it available to games."""
        gone = tuple(card for card in self.cards if card.id == picture)
        cards = tuple(card for card in self.cards if card.id != picture)
        return replace(self, cards=cards, retired=(*self.retired, *gone) if keep else self.retired)

    def drawn_from(self, word: str, version: str) -> bool:
        """True if this version draws it from this word, in any spelling."""
        return self.version == version and same_word(self.word, word)

    def away(self) -> OwnDeck:
        """Return the deck after its replacement: all cards are removed, but available to games."""
        return replace(self, cards=(), retired=(*self.retired, *self.cards), put_away=True)


def card_of(pack: str, made: RenderedCard) -> OwnCard:
    """Return the card of a picture. Its id depends on the deck, so other decks have another id for it."""
    name = sha256(pack.encode() + made.large).hexdigest()[:16]
    return OwnCard(name, made.look, len(made.large) + len(made.small))


def drawn_card_of(pack: str, made: DrawnCard) -> OwnCard:
    """Return the card of a drawn picture, with its description."""
    return replace(card_of(pack, made.rendered), words=made.words, attempt=made.attempt)
