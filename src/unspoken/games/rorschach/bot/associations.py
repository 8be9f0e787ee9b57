"""How much a word goes with a blot, as `python -m unspoken.art.associations` has worked it out beforehand.

It was worked out from what people see in the blots, and what they look for with a word in mind. Of a word and
a blot nine bytes are kept: how near they are by each of the looks, and which percept is nearest to the word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from unspoken.games.rorschach.types import Image, WordId
from unspoken.kernel.lore import Lore

FILE = "associations.bin"
LOOKS = ("whole", "part", "mood", "white", "ink")
"""How a blot may be looked at: as a whole, by its parts, by how it feels, by the white, by its ink."""
LANGUAGES = ("en", "pl")
STEPS = 63
_NEAREST = tuple((mood, language) for mood in (False, True) for language in LANGUAGES)
_A_PAIR = len(LOOKS) + len(_NEAREST)


class Associations(Struct, frozen=True, dict=True):
    """Every shipped word against every shipped blot."""

    words: tuple[WordId, ...] = ()
    """As they are called in English."""
    pictures: dict[Image, bytes] = {}
    """By a blot's id: for each word its looks, then the numbers of the nearest thing and of the nearest mood,
    each in both languages."""

    def pair(self, word: WordId, image: Image) -> bytes | None:
        """The nine numbers of a word and a blot; None where one of them is not ours."""
        number, known = self._numbers.get(word), self.pictures.get(image)
        if number is None or known is None:
            return None
        return known[number * _A_PAIR : (number + 1) * _A_PAIR]

    def nearness(self, word: WordId, image: Image) -> Sequence[float] | None:
        """How much a word goes with a blot, from 0 to 1 by each look; None where one of them is not ours."""
        pair = self.pair(word, image)
        return None if pair is None else tuple(step / STEPS for step in pair[: len(LOOKS)])

    @cached_property
    def _numbers(self) -> Mapping[WordId, int]:
        return {word: number for number, word in enumerate(self.words)}


def association(word: WordId, image: Image, lore: Lore) -> Sequence[float]:
    """How much a word goes with a blot, from 0 to 1 by each look; of others than ours only how it fits."""
    near = _known(lore).nearness(word, image)
    return (lore.likeness(word, image, "en"), *(0.0,) * (len(LOOKS) - 1)) if near is None else near


def seen_in(image: Image, word: WordId, language: str, lore: Lore, mood: bool = False) -> str | None:
    """What is seen in a blot, or felt before it, that is nearest to a word; None where nobody has said."""
    percepts, pair = lore.things(image, language), _known(lore).pair(word, image)
    if pair is None or (mood, language) not in _NEAREST:
        return percepts[0] if percepts and not mood else None
    number = pair[len(LOOKS) + _NEAREST.index((mood, language))]
    return percepts[number] if number < len(percepts) else None


def _known(lore: Lore) -> Associations:
    return lore.knowledge(__package__, FILE, Associations)
