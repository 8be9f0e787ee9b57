"""The cards of Rorschach: images and words."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Image: TypeAlias = str
"""A blot's id, which reveals nothing about the blot."""
Images: TypeAlias = tuple[Image, ...]
WordId: TypeAlias = str
"""A word's text in English, or in the first language that it has."""
WordIds: TypeAlias = tuple[WordId, ...]


class Word(Struct, frozen=True):
    """A word from the pack, in each language."""

    id: WordId
    text: dict[str, str]
    """By language."""
