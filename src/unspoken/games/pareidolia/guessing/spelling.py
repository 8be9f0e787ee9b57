"""Normalises the spelling of texts."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

_UNDECOMPOSED = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"})
_INSIDE_WORDS = str.maketrans("", "", "'’ʼ`´\u00ad\u200b\u200c\u200d")


@lru_cache(maxsize=2048)  # a deck is read again with every guess
def words_of(text: str, articles: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """Return the words without case, accents, punctuation and articles."""
    plain = text.casefold().translate(_UNDECOMPOSED).translate(_INSIDE_WORDS)
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(sign))
    words = "".join(sign if sign.isalnum() else " " for sign in bare).split()
    return tuple(word for word in words if word not in articles) or tuple(words)


def letters(text: str) -> str:
    """Return only the letters: "ice cream", "ice-cream" and "icecream" are equal."""
    return "".join(words_of(text))
