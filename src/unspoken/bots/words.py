"""Words in common: what can be told of two texts without understanding either."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import takewhile

from unspoken.languages.speech import speech

_WORD = re.compile(r"[^\W\d_]+")

_SHORTEST = 4
"""A stem keeps at least so many letters: shorter ones meet by accident."""
_ROOT = 4
"""Letters that two words must begin with to be kin, unless both are short."""
LEAST_SHARED = _ROOT - 1
"""Letters that even two short words must share."""
_SAME_ROOT = 0.5
"""And what share of the longer one that must be."""
_KIN, _SHORT_KIN = 0.9, 0.5
"""How near kin is, at best; and how near two short words are that part at their end."""


def without_accents(text: str) -> str:
    """Small letters without marks; ł has no decomposition of its own, so it is named."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(char for char in plain if not unicodedata.combining(char))


@lru_cache(maxsize=16_384)
def stems(text: str, language: str) -> frozenset[str]:
    """What is left of a text's words when grammar is taken off; words that say nothing are left out."""
    empty = speech(language).empty
    return frozenset(
        _stem(word, language) for word in _WORD.findall(without_accents(text)) if word not in empty
    )


@lru_cache(maxsize=16_384)
def words_of(text: str, language: str) -> frozenset[str]:
    """A text's words in small letters without marks; those that say nothing are left out."""
    empty = speech(language).empty
    return frozenset(word for word in _WORD.findall(without_accents(text)) if word not in empty)


def kinship(word: str, other: str) -> float:
    """How likely two words are forms of one: 1 for the same, less the sooner they part, else nothing.

    Languages bend the ends of their words, some of them often: what they begin with stays.
    """
    if word == other:
        return 1.0
    shared, longest = _shared(word, other), max(len(word), len(other))
    if shared >= _ROOT and shared / longest >= _SAME_ROOT:
        return _KIN * shared / longest
    return _SHORT_KIN if shared == LEAST_SHARED and longest <= _ROOT + 1 else 0.0


def _shared(word: str, other: str) -> int:
    """How many letters both begin with."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(word, other, strict=False)))


def names_any(text: str, things: Iterable[str], language: str) -> bool:
    """Whether a text says the name of one of the things."""
    told = stems(text, language)
    return any(told & stems(thing, language) for thing in things)


def _stem(word: str, language: str) -> str:
    for ending in speech(language).endings:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            return word[: -len(ending)]
    return word
