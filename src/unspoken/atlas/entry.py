"""Atlas entries: a sighting without seat, name and table."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import Struct

from unspoken.kernel.languages import FALLBACK, ByLanguage, localized
from unspoken.kernel.shelf import packs_of
from unspoken.kernel.sighting import PictureSubject, Sighting

LARGEST = 4_000
"""Bytes of one entry; a sketch with all clouds has half of that."""


class SightingEntry(Struct, frozen=True, omit_defaults=True):
    """One sighting of a picture or word."""

    game: str
    subject: str
    """The id of a picture, or the digest of a word, which is safe in URLs."""
    pack: str = ""
    """The picture's pack; empty for a word."""
    word: ByLanguage = {}
    category: ByLanguage = {}
    said: ByLanguage = {}
    guessed: bool = False
    asked: int = 0
    found: int = 0
    sketch: dict[str, Any] = {}  # plain JSON values, which only the game's page reads


def entry_of(
    game: str, sighting: Sighting, people: Collection[int], packs: Collection[str]
) -> SightingEntry | None:
    """Return the entry for a sighting; None if it is by bots only, is too large, or shows an own deck."""
    if not set(sighting.by) & set(people):
        return None
    asked = len(set(sighting.asked) & set(people))
    found = len(set(sighting.found) & set(people))
    of = sighting.of
    if isinstance(of, PictureSubject):
        if not set(packs_of(of.pack)) <= set(packs):
            return None
        entry = SightingEntry(game, of.picture, of.pack)
    else:
        entry = SightingEntry(game, digest_of(of.word), word=of.word, category=of.category)
    entry = msgspec.structs.replace(
        entry,
        said=sighting.said,
        guessed=sighting.guessed,
        asked=asked,
        found=found,
        sketch=dict(sighting.sketch),
    )
    return entry if len(encode(entry)) <= LARGEST else None


def digest_of(word: ByLanguage) -> str:
    """Return a digest of the word's English text, or of its first text if there is none."""
    return hashlib.sha256(localized(word, FALLBACK).casefold().encode()).hexdigest()[:16]


def encode(entry: SightingEntry) -> bytes:
    """Encode an entry for the store."""
    return msgspec.json.encode(entry)


_DECODER = msgspec.json.Decoder(SightingEntry)


def decode(data: bytes) -> SightingEntry:
    """Decode a stored entry. Raises msgspec.DecodeError."""
    return _DECODER.decode(data)
