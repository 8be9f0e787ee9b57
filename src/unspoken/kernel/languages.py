"""Texts that are told in several languages, each for itself."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

Tag: TypeAlias = str
"""By which a language goes: the name of its folder."""
LanguageTag: TypeAlias = Annotated[str, Meta(min_length=2, max_length=16)]
"""The same as a house rule: whether there is such a language, the shelf says."""
FALLBACK: Tag = "en"
"""What is said where a language has no word for it, and by which words go that have no other name."""
ByLanguage: TypeAlias = dict[str, str]
"""One text a language, by its tag."""


def localized(texts: ByLanguage, language: Tag) -> str:
    """A text in this language; else in the one that all fall back to, else in any, else nothing."""
    return texts.get(language) or texts.get(FALLBACK) or next(iter(texts.values()), "")
