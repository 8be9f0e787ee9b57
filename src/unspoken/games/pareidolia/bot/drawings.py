"""Drawings of the words that clouds can show: `python -m unspoken.art.drawings` makes drawings.bin anew.

Whose they are is told in NOTICE. An artist draws from our own; a watcher recognises by what others drew,
as it looks when it is laid of so many clouds.
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
"""What packs of words that clouds can show are called."""


class Purpose(Enum):
    """What a drawing is for: nobody recognises things by the very drawings that others draw from."""

    DRAW = "draw"
    RECOGNISE = "recognise"


class Drawing(Struct, frozen=True):
    """A thing as it is known by its outline."""

    bits: bytes
    """48 rows of 48 bits from the top, 1 where the thing is."""
    clouds: int = 0
    """Of how many pieces of cloud it is laid; 0 for the thing itself."""
    ease: int = 0
    """How often, of a hundred times, it was recognised when it was laid of clouds."""


class Drawn(Struct, frozen=True, array_like=True):
    """A drawing as it is kept."""

    word: str
    """In English."""
    origin: str
    """The set that it was cut from: fluent, game, noto, mdi, doodle or own."""
    purpose: Purpose
    drawing: Drawing


class Album(Struct, frozen=True, dict=True):
    """All drawings that are shipped."""

    drawn: tuple[Drawn, ...] = ()

    def drawings(self, word: str, purpose: Purpose) -> Sequence[Drawing]:
        """How a thing, named in English, may look; none if nobody drew it."""
        return self._by_word.get((word, purpose), ())

    @cached_property
    def _by_word(self) -> Mapping[tuple[str, Purpose], Sequence[Drawing]]:
        found: dict[tuple[str, Purpose], list[Drawing]] = {}
        for one in self.drawn:
            found.setdefault((one.word, one.purpose), []).append(one.drawing)
        return found


def album(lore: Lore) -> Album:
    """The drawings that every bot of this game has seen."""
    return lore.knowledge(__package__, FILE, Album)


def of_category(category: str, words: Iterable[WordCard]) -> list[WordCard]:
    """The words of a category, named in English."""
    return [word for word in words if word.category.get(FALLBACK) == category]


def category_of(word: str, words: Iterable[WordCard]) -> str:
    """The category of a word, both named in English; empty if there is no such word."""
    return next((card.category.get(FALLBACK, "") for card in words if card.text.get(FALLBACK) == word), "")
