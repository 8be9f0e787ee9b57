"""A deck of somebody's own: its pictures, what was typed about them, and who may play with it."""

from __future__ import annotations

from hashlib import sha256
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from unspoken.content.manifest import CardId, PackName
from unspoken.pictures.rendered import Look, RenderedCard

Reach: TypeAlias = Literal["table", "house"]
"""Who may play with a deck: its own table, or every table of this server."""

LEAST = 20
"""Pictures from which a deck can be chosen; a game that needs more takes the rest from the house's dreams."""
KIND = "dream"
"""What own decks count as: they are cards to tell stories about."""
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


class OwnDeck(Struct, frozen=True):
    """The one deck of its own that a table may have."""

    pack: PackName
    table: str
    title: str = ""
    reach: Reach = "table"
    lent: bool = False
    """Whether other tables could ever have played with it: then they are still shown what they were dealt."""
    cards: tuple[OwnCard, ...] = ()
    kept: tuple[OwnCard, ...] = ()
    """Taken out of the deck, and kept for games that have dealt them."""

    @property
    def weight(self) -> int:
        """Bytes that all its pictures take."""
        return sum(card.weight for card in (*self.cards, *self.kept))

    @property
    def is_whole(self) -> bool:
        """Whether it can be played with."""
        return len(self.cards) >= LEAST

    def reaches(self, table: str) -> bool:
        """Whether a table may play with it."""
        return self.reach == "house" or self.table == table

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


def card_of(pack: str, made: RenderedCard) -> OwnCard:
    """A picture as a card. The deck's name is in its digest: elsewhere the same picture has another id."""
    name = sha256(pack.encode() + made.large).hexdigest()[:16]
    return OwnCard(name, made.look, len(made.large) + len(made.small))
