"""How well each word fits each blot; `python -m unspoken_art.bot_knowledge.associations` computes the table.

The table is computed from what several people see in the blots, from what they look for with a word in mind,
and from lists of words that fit a blot at first sight. For each word and blot it stores a nearness for each
pair of eyes and look, the fit, and for each language the nearest percept.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from unspoken.games.rorschach.cards import Image, WordId
from unspoken.kernel.languages import FALLBACK, Tag
from unspoken.kernel.lore import Lore

FILE = "associations.bin"
SEEN = ("whole", "part", "mood", "white")
"""The looks at a blot that differ between people: as a whole, by its parts, by its mood, by the white."""
LOOKS = (*SEEN, "ink")
"""All ways to look at a blot: also by its ink, which is the same for everybody."""
STEPS = 63


class Nearness(NamedTuple):
    """How well a word fits a blot, from 0 to 1."""

    eyes: tuple[tuple[float, ...], ...]
    """By pair of eyes: the nearness by each look."""
    fit: float
    """Whether the word fits at first sight."""

    def by_look(self) -> tuple[float, ...]:
        """Return the nearness by each look, on average over the pairs of eyes."""
        return tuple(sum(nears) / len(nears) for nears in zip(*self.eyes, strict=True))


UNKNOWN = Nearness(((0.0,) * len(LOOKS),), 0.0)
"""The nearness of a pair about which nothing is known."""


class Associations(Struct, frozen=True, dict=True):
    """Every shipped word with every shipped blot."""

    words: tuple[WordId, ...] = ()
    """The words in the fallback language."""
    pictures: dict[Image, bytes] = {}
    """By a blot's id, for each word: its looks by each pair of eyes, the ink, the fit, then the indices of
    the nearest thing and of the nearest mood, each in every language.
    """
    languages: tuple[Tag, ...] = ()
    """The languages of the percepts."""
    eyes: int = 1
    """The number of pairs of eyes."""

    def pair(self, word: WordId, image: Image) -> bytes | None:
        """Return the bytes of a word and a blot; None if one of them is not shipped."""
        number, known = self._numbers.get(word), self.pictures.get(image)
        if number is None or known is None:
            return None
        many = self._scores + 2 * len(self.languages)
        return known[number * many : (number + 1) * many]

    def nearness(self, word: WordId, image: Image) -> Nearness | None:
        """Return how well a word fits a blot; None if one of them is not shipped."""
        pair = self.pair(word, image)
        if pair is None:
            return None
        *seen, ink, fit = (step / STEPS for step in pair[: self._scores])
        many = len(SEEN)
        return Nearness(
            tuple((*seen[eye * many : (eye + 1) * many], ink) for eye in range(self.eyes)),
            fit,
        )

    def nearest(self, word: WordId, image: Image, language: Tag, mood: bool) -> int | None:
        """Return the index of the percept nearest to a word, in the order of Lore.things; None if unknown.

        Portraits in other languages translate those of the fallback language, in the same order.
        """
        pair = self.pair(word, image)
        if pair is None:
            return None
        known = language if language in self.languages else FALLBACK
        return pair[self._scores + mood * len(self.languages) + self.languages.index(known)]

    @property
    def _scores(self) -> int:
        """The number of bytes before the indices: the looks, the ink and the fit."""
        return self.eyes * len(SEEN) + 2

    @cached_property
    def _numbers(self) -> Mapping[WordId, int]:
        return {word: number for number, word in enumerate(self.words)}


def association(word: WordId, image: Image, lore: Lore) -> Nearness:
    """Return how well a word fits a blot; without table data only the likeness, as nearness of the whole."""
    known = known_to(lore)
    near = known.nearness(word, image)
    if near is not None:
        return near
    likeness = (lore.likeness(word, image, FALLBACK), *(0.0,) * (len(LOOKS) - 1))
    return Nearness((likeness,) * known.eyes, 0.0)


def nearest_percept(image: Image, word: WordId, language: str, lore: Lore, mood: bool = False) -> str | None:
    """Return the percept of a blot, or the mood, that is nearest to a word; None if unknown."""
    percepts, number = lore.things(image, language), known_to(lore).nearest(word, image, language, mood)
    if number is None:
        return percepts[0] if percepts and not mood else None
    return percepts[number] if number < len(percepts) else None


def known_to(lore: Lore) -> Associations:
    """Return the table of associations."""
    return lore.knowledge(__package__, FILE, Associations)
