"""How bots speak and read a language: its `bots.toml`."""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from unspoken.kernel.languages import Tag
from unspoken.languages.known import BrokenLanguage, languages


class Speech(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What bots know of a language. Words are compared in lower case without accents."""

    shared_words: float = 0.25
    """How much shared words add to semantic similarity: more if the encoder knows the language less well."""
    empty: frozenset[str] = frozenset()
    """Stop words."""
    endings: tuple[str, ...] = ()
    """Endings to remove for stemming, the longest first."""


@cache
def speech(tag: Tag) -> Speech:
    """Read a language's `bots.toml`; without the file, words are not stemmed."""
    path = languages()[tag].file("bots.toml") if tag in languages() else None
    if path is None:
        return Speech()
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Speech)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise BrokenLanguage(f"{path} is invalid: {wrong}.") from wrong
