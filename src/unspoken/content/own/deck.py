"""A deck of somebody's own: its pictures, what was typed about them, and who may play with it."""

from __future__ import annotations

from hashlib import sha256
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from unspoken.content.manifest import CardId, PackName
from unspoken.content.own.word import same_word
from unspoken.kernel.languages import Tag, localized
from unspoken.languages.own_word import OwnWord
from unspoken.pictures.drawn import DrawnCard, DrawnWords
from unspoken.pictures.rendered import Look, RenderedCard

Reach: TypeAlias = Literal["table", "house"]
"""Who may play with a deck: its own table, or every table of this server."""

LEAST = 20
"""Pictures from which a deck can be chosen; a game that needs more takes the rest from the house's dreams."""
KIND = "dream"
"""What decks of pictures count as: they are cards to tell stories about."""
FILLING = "dream"
"""The pack that fills a deck up."""


class OwnCard(Struct, frozen=True):
    """A picture that somebody brought."""

    id: CardId
    look: Look
    weight: int
    """Bytes that both sizes take."""
    alt: str = ""
    """What is on it, in the words of whoever brought it."""
    told: DrawnWords | None = None
    """What is on it in the words of whoever composed it, where it was drawn from a word."""
    attempt: int = 0
    """How many were thrown away before it, when it was drawn."""

    def alt_in(self, language: Tag) -> str:
        """What is on it, for somebody who reads this language; nothing where nobody has said it."""
        return self.alt if self.told is None else localized(self.told.alt, language)


class OwnDeck(Struct, frozen=True):
    """What a table has of its own: pictures that its host brought or had drawn, or words that it lends."""

    pack: PackName
    table: str
    title: str = ""
    reach: Reach = "table"
    lent: bool = False
    """Whether other tables could ever have played with it: then they are still shown what they were dealt."""
    cards: tuple[OwnCard, ...] = ()
    kept: tuple[OwnCard, ...] = ()
    """Taken out of the deck, and kept for games that have dealt them."""
    word: str = ""
    """What it is drawn from; nothing where people brought its pictures."""
    version: str = ""
    """Of the program that draws it: another may draw another deck from the same word."""
    put_away: bool = False
    """Whether another word has come in its place: nothing of it is left but what games have dealt."""
    kind: str = KIND
    """What it counts as: which games are played with it."""
    words: tuple[OwnWord, ...] = ()
    """The words, where it is a list of those; then it has no pictures, and is for the house."""

    @property
    def weight(self) -> int:
        """Bytes that all its pictures take."""
        return sum(card.weight for card in (*self.cards, *self.kept))

    @property
    def is_whole(self) -> bool:
        """Whether it can be played with."""
        return bool(self.words) or len(self.cards) >= LEAST

    def reaches(self, table: str) -> bool:
        """Whether a table may play with it."""
        return self.reach == "house" or self.table == table

    def offered_to(self, table: str) -> bool:
        """Whether a table finds it among what it can choose; words that it lends are its own besides."""
        if self.words:
            return self.table != table
        return self.reaches(table) and not self.put_away and (self.is_whole or bool(self.word))

    def card(self, picture: str) -> OwnCard | None:
        """A picture of the deck, or one that a game may still show."""
        return next((card for card in (*self.cards, *self.kept) if card.id == picture), None)

    def with_card(self, card: OwnCard) -> OwnDeck:
        """One picture more, at the end; one that was taken out comes back with what was said of it."""
        known = self.card(card.id) or card
        kept = tuple(other for other in self.kept if other.id != card.id)
        return replace(self, cards=(*self.cards, known), kept=kept)

    def without(self, picture: str, keep: bool) -> OwnDeck:
        """One picture less; kept for games that have dealt it, or gone for good."""
        gone = tuple(card for card in self.cards if card.id == picture)
        cards = tuple(card for card in self.cards if card.id != picture)
        return replace(self, cards=cards, kept=(*self.kept, *gone) if keep else self.kept)

    def drawn_from(self, word: str, version: str) -> bool:
        """Whether this version draws it from a word, however that is written."""
        return self.version == version and same_word(self.word, word)

    def away(self) -> OwnDeck:
        """The deck when another is drawn in its place: all that is in it is kept for games."""
        return replace(self, cards=(), kept=(*self.kept, *self.cards), put_away=True)


def card_of(pack: str, made: RenderedCard) -> OwnCard:
    """A picture as a card. The deck's name is in its digest: elsewhere the same picture has another id."""
    name = sha256(pack.encode() + made.large).hexdigest()[:16]
    return OwnCard(name, made.look, len(made.large) + len(made.small))


def drawn_card_of(pack: str, made: DrawnCard) -> OwnCard:
    """A card that was drawn, with what is said of it."""
    return replace(card_of(pack, made.rendered), told=made.words, attempt=made.attempt)
