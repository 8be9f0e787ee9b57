"""What a bot may know of pictures and words, besides the frame that it sees."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Protocol, TypeVar

from msgspec import Struct

from unspoken.kernel.shelf import WordCard

P = TypeVar("P", contravariant=True)
Q = TypeVar("Q", contravariant=True)


LOOKS = ("things", "shape", "ink")
"""The ways in which a blot is looked at: what it may be taken for, its form, its ink."""


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


class Lore(Protocol):
    """What anybody may know of pictures and words, looked up by what the seat sees."""

    def hints(self, picture: str, language: str) -> Sequence[str]:
        """Short sayings that point at a picture without naming what is on it."""
        ...

    def likeness(self, clue: str, picture: str, language: str) -> float:
        """How well words fit a picture, from 0 (not at all) to 1."""
        ...

    def theme(self, clue: str, picture: str, language: str) -> str:
        """What a picture is about that is nearest to the clue, in words of the language; empty if unknown."""
        ...

    def by_look_alone(self, picture: str) -> bool:
        """Whether nothing is known of a picture but what can be measured of it: light, colours, bustle."""
        ...

    def words(self, category: str) -> Sequence[WordCard]:
        """The words for clouds of a category, named in English, which anybody may read in the packs."""
        ...

    def drawings(self, word: str, purpose: Purpose) -> Sequence[Drawing]:
        """How a thing, named in English, may look; none if nobody drew it."""
        ...

    def association(self, word: str, picture: str) -> Sequence[float]:
        """How much a word, as it is called in English, goes with a blot: by each of LOOKS, from 0 to 1."""
        ...

    def seen_in(self, picture: str, word: str, language: str) -> Sequence[str]:
        """What a blot may be taken for, in the language: what is nearest to the word first."""
        ...
