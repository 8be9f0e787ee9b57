"""How much a word goes with a blot, as `python -m unspoken.art.associations` has worked it out beforehand.

Of a word and a blot four numbers up to fifteen are kept, in two bytes: how near the word is to the blot by
each of the looks, in sixteen steps, and which thing on the blot is nearest to the word.
"""

from __future__ import annotations

from base64 import b85decode, b85encode
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

from msgspec import Struct

from unspoken.games.rorschach.types import Image, WordId
from unspoken.kernel.lore import Lore

FILE = "associations.json"
LOOKS = ("things", "shape", "ink")
"""The ways in which a blot is looked at: what it may be taken for, its form, its ink."""
STEPS = 15
_A_PAIR = len(LOOKS) + 1


class Associations(Struct, frozen=True, dict=True):
    """Every shipped word against every shipped blot."""

    words: tuple[WordId, ...] = ()
    """As they are called in English."""
    pictures: dict[Image, str] = {}
    """By a blot's id, in base 85: for each word its three steps, and the number of the nearest thing."""

    def pair(self, word: WordId, image: Image) -> tuple[int, ...] | None:
        """The four numbers of a word and a blot; None where one of them is not ours."""
        number, packed = self._numbers.get(word), self.pictures.get(image)
        if number is None or packed is None:
            return None
        return unpacked(packed)[number * _A_PAIR : (number + 1) * _A_PAIR]

    @cached_property
    def _numbers(self) -> Mapping[WordId, int]:
        return {word: number for number, word in enumerate(self.words)}


def association(word: WordId, image: Image, lore: Lore) -> Sequence[float]:
    """How much a word goes with a blot, from 0 to 1 by each look; of others than ours only how it fits."""
    pair = _known(lore).pair(word, image)
    if pair is None:
        return (lore.likeness(word, image, "en"), 0.0, 0.0)
    return tuple(step / STEPS for step in pair[:-1])


def seen_in(image: Image, word: WordId, language: str, lore: Lore) -> Sequence[str]:
    """What a blot may be taken for, what is nearest to a word first if both are ours."""
    things, pair = lore.things(image, language), _known(lore).pair(word, image)
    near = 0 if pair is None else pair[-1]
    return (*things[near : near + 1], *things[:near], *things[near + 1 :])


def packed(numbers: Sequence[int]) -> str:
    """Numbers up to fifteen, as many as fill whole bytes, two in each."""
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return b85encode(bytes(high << 4 | low for high, low in pairs)).decode()


@lru_cache(maxsize=1024)
def unpacked(text: str) -> tuple[int, ...]:
    """The other way round."""
    return tuple(number for byte in b85decode(text) for number in (byte >> 4, byte & STEPS))


def _known(lore: Lore) -> Associations:
    return lore.knowledge(__package__, FILE, Associations)
