"""Requests and replies about decks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from unspoken.content.manifest import Manifest
from unspoken.content.own.deck import OwnDeck, Reach
from unspoken.content.own.portrait import title_of


class DeckInfo(Struct, frozen=True):
    """A deck that a table can choose."""

    pack: str
    kind: str
    cards: int
    title: dict[str, str]
    own: bool = False
    """True if it is this table's own deck."""
    word: str = ""
    """The word from which the deck is drawn; empty for other decks."""


class Decks(Struct, frozen=True):
    """The decks that a table can choose, including its own."""

    decks: tuple[DeckInfo, ...]


class OwnPicture(Struct, frozen=True):
    """A picture of an own deck."""

    id: str
    alt: str
    """The description that the host typed."""


class OwnDeckInfo(Struct, frozen=True):
    """A table's own deck, for the host who edits it."""

    pack: str
    """Empty until the first picture is added."""
    title: str
    reach: Reach
    pictures: tuple[OwnPicture, ...]
    least: int
    """The minimum number of pictures of a deck that can be chosen."""
    most: int
    megabytes: int
    """The largest file size."""


class DeckChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the title, the reach, or the descriptions of some pictures; None and missing keys: no change."""

    title: str | None = None
    reach: Reach | None = None
    alts: Annotated[dict[str, str], Meta(max_length=200)] = {}


def pack_info(manifest: Manifest) -> DeckInfo:
    """Return a pack as a deck that a table can choose."""
    return DeckInfo(manifest.pack, manifest.kind, manifest.size, dict(manifest.title))


def own_info(deck: OwnDeck, table: str = "") -> DeckInfo:
    """Return what the people who can choose an own deck may know about it."""
    cards = len(deck.words or deck.cards)
    return DeckInfo(deck.pack, deck.kind, cards, title_of(deck), deck.table == table, deck.word)
