"""Compares texts by the words that they share."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import takewhile

from unspoken.kernel.words.lexicon import fold
from unspoken.languages.speech import speech

_WORD = re.compile(r"[^\W\d_]+")

_SHORTEST = 4
"""Minimum letters of a stem: shorter ones match by accident."""
_ROOT = 4
"""Minimum length of the common prefix of related words, unless both are short."""
LEAST_SHARED = _ROOT - 1
"""Minimum length of the common prefix of short words."""
_SAME_ROOT = 0.5
"""Minimum fraction of the longer word that the common prefix must cover."""
_KIN, _SHORT_KIN = 0.9, 0.5
"""Maximum similarity of related words, and similarity of short words that differ at the end."""


@lru_cache(maxsize=2048)  # not all texts of a deck: their words would take several megabytes
def stems(text: str, language: str) -> frozenset[str]:
    """Return the stems of a text's words, without stop words."""
    empty = speech(language).empty
    return frozenset(_stem(word, language) for word in _WORD.findall(fold(text)) if word not in empty)


@lru_cache(maxsize=1024)
def words_of(text: str, language: str) -> frozenset[str]:
    """Return a text's words in lower case without accents, without stop words."""
    empty = speech(language).empty
    return frozenset(word for word in _WORD.findall(fold(text)) if word not in empty)


def kinship(word: str, other: str) -> float:
    """Return how likely two words are forms of the same word: 1 if equal, less for a shorter prefix.

    Inflection mostly changes the end of a word, so the common prefix counts.
    """
    if word == other:
        return 1.0
    shared, longest = _shared(word, other), max(len(word), len(other))
    if shared >= _ROOT and shared / longest >= _SAME_ROOT:
        return _KIN * shared / longest
    return _SHORT_KIN if shared == LEAST_SHARED and longest <= _ROOT + 1 else 0.0


def _shared(word: str, other: str) -> int:
    """Return the length of the common prefix."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(word, other, strict=False)))


def names_any(text: str, things: Iterable[str], language: str) -> bool:
    """True if a text names one of the things."""
    text_stems = stems(text, language)
    return any(text_stems & stems(thing, language) for thing in things)


def _stem(word: str, language: str) -> str:
    for ending in speech(language).endings:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            return word[: -len(ending)]
    return word
