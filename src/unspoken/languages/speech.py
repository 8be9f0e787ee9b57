"""How bots speak and read a language: its `bots.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache

import msgspec

from unspoken.kernel.languages import FALLBACK, Tag
from unspoken.languages.known import BrokenLanguage, languages


class Speech(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A language as far as bots know it; all that is compared is in small letters without marks."""

    shared_words: float = 0.25
    """How much words in common add to nearness of meaning: more where the encoder reads less well."""
    empty: frozenset[str] = frozenset()
    """Words that say nothing by themselves."""
    endings: tuple[str, ...] = ()
    """What may be taken off a word to find its stem, the longest first."""
    phrases: dict[str, tuple[str, ...]] = {}
    """Lines that games have their bots say, by a name that the game has chosen."""


@cache
def speech(tag: Tag) -> Speech:
    """How a language is spoken; where nothing is said of it, words are taken as they are written."""
    path = languages()[tag].file("bots.toml") if tag in languages() else None
    if path is None:
        return Speech()
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Speech)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise BrokenLanguage(f"{path} is not in order: {wrong}.") from wrong


def phrases(name: str, tag: Tag) -> Sequence[str]:
    """The lines of this name in a language, else in the one that all fall back to."""
    return speech(tag).phrases.get(name) or speech(FALLBACK).phrases.get(name, ())
