"""Texts that are told in several languages, each for itself."""

from __future__ import annotations

from typing import TypeAlias

ByLanguage: TypeAlias = dict[str, str]
"""One text a language, by its two letters."""


def localized(texts: ByLanguage, language: str) -> str:
    """A text in this language; else in English, else in any, else nothing."""
    return texts.get(language) or texts.get("en") or next(iter(texts.values()), "")
