"""Drawings of the words that clouds can show; made by `python -m unspoken_art.bot_knowledge.drawings`.

NOTICE lists their authors. Artist bots use the project's own drawings. Watcher bots recognise skies by the
drawings of other authors, both as outlines and laid out in clouds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import cached_property

from msgspec import Struct

from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.lore import Lore
from unspoken.kernel.shelf import WordCard

FILE = "drawings.bin"
KIND = "cloud-words"
"""The kind of packs with words that clouds can show."""


class Purpose(Enum):
    """The purpose of a drawing: watcher bots never know the drawings that artist bots use."""

    DRAW = "draw"
    RECOGNISE = "recognise"


class Drawing(Struct, frozen=True):
    """The outline of a thing."""

    bits: bytes
    """48 rows of 48 bits from the top, 1 inside the thing."""
    clouds: int = 0
    """The number of clouds in which the thing is laid out; 0 for the original outline."""
    ease: int = 0
    """How often, in per cent, the drawing was recognised when it was laid out in clouds."""


class LabelledDrawing(Struct, frozen=True, array_like=True):
    """A drawing with its word and origin."""

    word: str
    """In English."""
    origin: str
    """The set that the drawing comes from: fluent, game, noto, mdi, doodle or own."""
    purpose: Purpose
    drawing: Drawing


class DrawingLibrary(Struct, frozen=True, dict=True):
    """All drawings that are shipped."""

    drawn: tuple[LabelledDrawing, ...] = ()

    def drawings(self, word: str, purpose: Purpose) -> Sequence[Drawing]:
        """Return the drawings of a thing, named in English; empty if there are none."""
        return self._by_word.get((word, purpose), ())

    @cached_property
    def _by_word(self) -> Mapping[tuple[str, Purpose], Sequence[Drawing]]:
        found: dict[tuple[str, Purpose], list[Drawing]] = {}
        for labelled in self.drawn:
            found.setdefault((labelled.word, labelled.purpose), []).append(labelled.drawing)
        return found


def drawing_library(lore: Lore) -> DrawingLibrary:
    """Return the drawings that all bots of this game share."""
    return lore.knowledge(__package__, FILE, DrawingLibrary)


def of_category(category: str, words: Iterable[WordCard]) -> list[WordCard]:
    """Return the words of a category, which is given in English."""
    return [word for word in words if word.category.get(FALLBACK) == category]


def category_of(word: str, words: Iterable[WordCard]) -> str:
    """Return the category of a word, both in English; empty if there is no such word."""
    return next((card.category.get(FALLBACK, "") for card in words if card.text.get(FALLBACK) == word), "")
