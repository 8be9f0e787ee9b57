"""Texts in several languages."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

Tag: TypeAlias = str
"""A language's tag, which is the name of its folder."""
LanguageTag: TypeAlias = Annotated[str, Meta(min_length=2, max_length=16)]
"""A tag in house rules; the shelf checks that the language exists."""
FALLBACK: Tag = "en"
"""The language of texts that are missing in another language, and of keys for words."""
ByLanguage: TypeAlias = dict[str, str]
"""One text per language, by tag."""


def localized(texts: ByLanguage, language: Tag) -> str:
    """Return the text in this language, else in the fallback language, else in any, else ""."""
    return texts.get(language) or texts.get(FALLBACK) or next(iter(texts.values()), "")
