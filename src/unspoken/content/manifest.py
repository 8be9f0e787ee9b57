"""What a pack says of itself: the shape of its manifest.json."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

ByLanguage: TypeAlias = dict[str, str]
"""One text a language, by its two letters."""

CardId: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]
"""The beginning of the picture's own digest: it tells nothing, and can lead to no other file."""
PackName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,31}$")]


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


class Manifest(Struct, frozen=True):
    """A pack: its cards in their order, and the themes that they share."""

    pack: PackName
    kind: str
    version: int
    licence: str
    authors: tuple[str, ...]
    title: ByLanguage
    digest: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
    """Over the sorted lines `id:sha256(small picture)`."""
    cards: tuple[Card, ...]
    themes: dict[str, ByLanguage] = {}


def said(texts: Mapping[str, str], language: str) -> str:
    """A text in this language; else in English, else in any, else nothing."""
    return texts.get(language) or texts.get("en") or next(iter(texts.values()), "")
