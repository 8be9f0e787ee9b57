"""How much a word goes with a blot, as `python -m unspoken.art.associations` has worked it out beforehand.

It was worked out from what people see in the blots, and what they look for with a word in mind. Of a word and
a blot some bytes are kept: how near they are by each of the looks, and in each language which percept is
nearest to the word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from unspoken.games.rorschach.types import Image, WordId
from unspoken.kernel.languages import FALLBACK, Tag
from unspoken.kernel.lore import Lore

FILE = "associations.bin"
LOOKS = ("whole", "part", "mood", "white", "ink")
"""How a blot may be looked at: as a whole, by its parts, by how it feels, by the white, by its ink."""
STEPS = 63


class Associations(Struct, frozen=True, dict=True):
    """Every shipped word against every shipped blot."""

    words: tuple[WordId, ...] = ()
    """As they are called in the language that all fall back to."""
    pictures: dict[Image, bytes] = {}
    """By a blot's id: for each word its looks, then the numbers of the nearest thing and of the nearest mood,
    each in every language."""
    languages: tuple[Tag, ...] = ()
    """In which its percepts were told."""

    def pair(self, word: WordId, image: Image) -> bytes | None:
        """The numbers of a word and a blot; None where one of them is not ours."""
        number, known = self._numbers.get(word), self.pictures.get(image)
        if number is None or known is None:
            return None
        many = len(LOOKS) + 2 * len(self.languages)
        return known[number * many : (number + 1) * many]

    def nearness(self, word: WordId, image: Image) -> Sequence[float] | None:
        """How much a word goes with a blot, from 0 to 1 by each look; None where one of them is not ours."""
        pair = self.pair(word, image)
        return None if pair is None else tuple(step / STEPS for step in pair[: len(LOOKS)])

    def nearest(self, word: WordId, image: Image, language: Tag, mood: bool) -> int | None:
        """The number of the percept that is nearest to a word; None where nobody has said."""
        pair = self.pair(word, image)
        if pair is None or language not in self.languages:
            return None
        return pair[len(LOOKS) + mood * len(self.languages) + self.languages.index(language)]

    @cached_property
    def _numbers(self) -> Mapping[WordId, int]:
        return {word: number for number, word in enumerate(self.words)}


def association(word: WordId, image: Image, lore: Lore) -> Sequence[float]:
    """How much a word goes with a blot, from 0 to 1 by each look; of others than ours only how it fits."""
    near = known_to(lore).nearness(word, image)
    return (lore.likeness(word, image, FALLBACK), *(0.0,) * (len(LOOKS) - 1)) if near is None else near


def seen_in(image: Image, word: WordId, language: str, lore: Lore, mood: bool = False) -> str | None:
    """What is seen in a blot, or felt before it, that is nearest to a word; None where nobody has said."""
    percepts, number = lore.things(image, language), known_to(lore).nearest(word, image, language, mood)
    if number is None:
        return percepts[0] if percepts and not mood else None
    return percepts[number] if number < len(percepts) else None


def known_to(lore: Lore) -> Associations:
    """What was worked out of words and blots."""
    return lore.knowledge(__package__, FILE, Associations)
