"""What a pack says of itself: the shape of its manifest.json."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

ByLanguage: TypeAlias = dict[str, str]
"""One text a language, by its two letters."""

CardId: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]
"""The beginning of the picture's own digest: it tells nothing, and can lead to no other file."""
PackName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,31}$")]
Kind: TypeAlias = Literal["dream", "ink", "clouds", "tiles", "words", "cloud-words"]
"""What a pack holds: dream cards, inkblots, pieces of cloud, tiles, words, words that clouds can show."""
Hex: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{6}$")]
"""A colour: red, green and blue in two digits each."""
Tenths: TypeAlias = int
"""Tenths of a millimetre, from the middle of a piece; y grows downwards."""
Percent: TypeAlias = Annotated[int, Meta(ge=0, le=100)]


class Card(Struct, frozen=True):
    """A picture, and all that its authors say of it."""

    id: CardId
    alt: ByLanguage
    """What is to be seen, without a meaning."""
    objects: dict[str, tuple[str, ...]] = {}
    setting: ByLanguage = {}
    relation: str = ""
    """Of what sort the impossible thing on it is."""
    mood: ByLanguage = {}
    palette: str = ""
    style: str = ""
    themes: tuple[str, ...] = ()
    """Keys of the pack's themes."""
    clues: dict[str, tuple[str, ...]] = {}
    """Sayings that point at the card without naming what is on it."""
    focus: tuple[tuple[Percent, Percent], ...] = ()
    """Round what it is about: a closed line, in percents of the card from its upper left corner."""


class Word(Struct, frozen=True):
    """A word card, told in each language for itself."""

    text: ByLanguage
    category: str = ""
    """A key of the pack's categories."""
    accepted: dict[str, tuple[str, ...]] = {}
    """What else counts as the word: other spellings, and other names of the same thing."""


class Piece(Struct, frozen=True):
    """A shape of cloud, of which a pack has several pieces."""

    shape: str
    name: ByLanguage
    count: int
    outline: tuple[tuple[Tenths, Tenths], ...]
    """What is drawn: a closed line, clockwise as it is seen."""
    discs: tuple[tuple[Tenths, Tenths, Tenths], ...]
    """What collides: x, y and radius of discs whose union it is."""


class Tile(Struct, frozen=True):
    """One tile: a shape on a colour, which a pattern tells to eyes that see no colour."""

    colour: str
    shape: str
    alt: ByLanguage
    ground: Hex
    glyph: Hex
    svg: str
    """The drawing itself, a hundred units wide and tall."""


class Manifest(Struct, frozen=True):
    """A pack: its cards, words, pieces or tiles in their order, and what they share."""

    pack: PackName
    kind: Kind
    version: int
    licence: str
    authors: tuple[str, ...]
    title: ByLanguage
    digest: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
    """Over all that a player can see: see digest.py."""
    cards: tuple[Card, ...] = ()
    themes: dict[str, ByLanguage] = {}
    words: tuple[Word, ...] = ()
    categories: dict[str, ByLanguage] = {}
    pieces: tuple[Piece, ...] = ()
    tiles: tuple[Tile, ...] = ()

    @property
    def size(self) -> int:
        """How many cards the pack has, be they pictures, words, pieces of cloud or tiles."""
        pieces = sum(piece.count for piece in self.pieces)
        return len(self.cards) + len(self.words) + pieces + len(self.tiles)


def said(texts: Mapping[str, str], language: str) -> str:
    """A text in this language; else in English, else in any, else nothing."""
    return texts.get(language) or texts.get("en") or next(iter(texts.values()), "")
