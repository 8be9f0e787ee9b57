"""What the atlas keeps of a sighting: no seat, no name, no table."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import Struct

from unspoken.kernel.languages import FALLBACK, ByLanguage, localized
from unspoken.kernel.shelf import packs_of
from unspoken.kernel.sighting import SeenPicture, Sighting

LARGEST = 4_000
"""Bytes of one entry: a sky of all clouds is half as large."""


class Entry(Struct, frozen=True, omit_defaults=True):
    """One time that a picture or a word was seen."""

    game: str
    subject: str
    """The picture by its id; a word by a digest of it, which may stand in an address whatever the word is."""
    pack: str = ""
    """Whose picture it is; empty where it is a word."""
    word: ByLanguage = {}
    category: ByLanguage = {}
    said: ByLanguage = {}
    guessed: bool = False
    asked: int = 0
    found: int = 0
    sketch: dict[str, Any] = {}  # plain JSON values: its game's page alone reads them


def entry_of(game: str, sighting: Sighting, people: Collection[int], packs: Collection[str]) -> Entry | None:
    """What is kept of a sighting: only what people did, and only with the house's own pictures."""
    if not set(sighting.by) & set(people):
        return None
    asked = len(set(sighting.asked) & set(people))
    found = len(set(sighting.found) & set(people))
    of = sighting.of
    if isinstance(of, SeenPicture):
        if not set(packs_of(of.pack)) <= set(packs):
            return None
        seen = Entry(game, of.picture, of.pack)
    else:
        seen = Entry(game, digest_of(of.word), word=of.word, category=of.category)
    entry = msgspec.structs.replace(
        seen,
        said=sighting.said,
        guessed=sighting.guessed,
        asked=asked,
        found=found,
        sketch=dict(sighting.sketch),
    )
    return entry if len(encode(entry)) <= LARGEST else None


def digest_of(word: ByLanguage) -> str:
    """The same for the same word, as it is called in English, or in the first language that it has."""
    return hashlib.sha256(localized(word, FALLBACK).casefold().encode()).hexdigest()[:16]


def encode(entry: Entry) -> bytes:
    """As it is saved."""
    return msgspec.json.encode(entry)


_DECODER = msgspec.json.Decoder(Entry)


def decode(data: bytes) -> Entry:
    """An entry as it was saved. Raises msgspec.DecodeError."""
    return _DECODER.decode(data)
