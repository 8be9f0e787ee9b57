"""How well each word fits each blot; `python -m unspoken_art.bot_knowledge.associations` computes the table.

The table is computed from what people see in the blots, and from what they look for with a word in mind.
For each word and blot it stores a nearness for each look, and for each language the nearest percept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from unspoken.games.rorschach.cards import Image, WordId
from unspoken.kernel.languages import FALLBACK, Tag
from unspoken.kernel.lore import Lore

FILE = "associations.bin"
LOOKS = ("whole", "part", "mood", "white", "ink")
"""The ways to look at a blot: as a whole, by its parts, by its mood, by the white, by its ink."""
STEPS = 63


class Associations(Struct, frozen=True, dict=True):
    """Every shipped word with every shipped blot."""

    words: tuple[WordId, ...] = ()
    """The words in the fallback language."""
    pictures: dict[Image, bytes] = {}
    """By a blot's id: for each word its looks, then the indices of the nearest thing and of the nearest mood,
    each in every language.
    """
    languages: tuple[Tag, ...] = ()
    """The languages of the percepts."""

    def pair(self, word: WordId, image: Image) -> bytes | None:
        """Return the bytes of a word and a blot; None if one of them is not shipped."""
        number, known = self._numbers.get(word), self.pictures.get(image)
        if number is None or known is None:
            return None
        many = len(LOOKS) + 2 * len(self.languages)
        return known[number * many : (number + 1) * many]

    def nearness(self, word: WordId, image: Image) -> Sequence[float] | None:
        """Return how well a word fits a blot, from 0 to 1 by look; None if one of them is not shipped."""
        pair = self.pair(word, image)
        return None if pair is None else tuple(step / STEPS for step in pair[: len(LOOKS)])

    def nearest(self, word: WordId, image: Image, language: Tag, mood: bool) -> int | None:
        """Return the index of the percept nearest to a word; None if unknown."""
        pair = self.pair(word, image)
        if pair is None or language not in self.languages:
            return None
        return pair[len(LOOKS) + mood * len(self.languages) + self.languages.index(language)]

    @cached_property
    def _numbers(self) -> Mapping[WordId, int]:
        return {word: number for number, word in enumerate(self.words)}


def association(word: WordId, image: Image, lore: Lore) -> Sequence[float]:
    """Return how well a word fits a blot, from 0 to 1 by look; without table data only the likeness."""
    near = known_to(lore).nearness(word, image)
    return (lore.likeness(word, image, FALLBACK), *(0.0,) * (len(LOOKS) - 1)) if near is None else near


def nearest_percept(image: Image, word: WordId, language: str, lore: Lore, mood: bool = False) -> str | None:
    """Return the percept of a blot, or the mood, that is nearest to a word; None if unknown."""
    percepts, number = lore.things(image, language), known_to(lore).nearest(word, image, language, mood)
    if number is None:
        return percepts[0] if percepts and not mood else None
    return percepts[number] if number < len(percepts) else None


def known_to(lore: Lore) -> Associations:
    """Return the table of associations."""
    return lore.knowledge(__package__, FILE, Associations)
