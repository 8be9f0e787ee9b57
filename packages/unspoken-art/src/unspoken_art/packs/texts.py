"""Texts about a picture, by language."""

from typing import TypeAlias, TypedDict

from unspoken.kernel.languages import ByLanguage

Text: TypeAlias = ByLanguage
"""One text, by language."""
TextList: TypeAlias = dict[str, list[str]]
"""Several texts, by language."""


class CardTexts(TypedDict):
    """All texts about one card."""

    objects: TextList
    setting: Text
    relation: str
    mood: Text
    themes: list[str]
    alt: Text
    clues: TextList
