"""The word that a deck is drawn from: how it may be written, and the number that it comes to."""

from __future__ import annotations

import unicodedata
from hashlib import sha256

from unspoken.kernel.text import clean_line

LONGEST_WORD = 40
_SEEDS = 1_000_000_000
"""As many as `unspoken deck draw` has: what a word draws, its number draws too."""


def clean_word(text: str) -> str:
    """The word as it is shown to the table; Refused where it is none."""
    return clean_line(
        text, LONGEST_WORD, empty="word-empty", long="word-too-long", unprintable="word-unprintable"
    )


def seed_of(word: str) -> int:
    """The seed that a word is; large and small letters are one, and so are two ways to write a sign."""
    return int.from_bytes(sha256(_folded(word).encode()).digest()[:8]) % _SEEDS


def same_word(one: str, other: str) -> bool:
    """Whether two spellings draw the same deck."""
    return bool(one) and _folded(one) == _folded(other)


def _folded(word: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", word).casefold())
