"""Splits texts into words."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

_INVISIBLE = str.maketrans("", "", "\u00ad\u200b\u200c\u200d")


@lru_cache(maxsize=2048)  # a deck is read again with every guess
def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a text in lower case, without punctuation."""
    plain = unicodedata.normalize("NFC", text.casefold().translate(_INVISIBLE))
    return tuple("".join(sign if sign.isalnum() else " " for sign in plain).split())
