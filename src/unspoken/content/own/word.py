"""The word that a deck is drawn from: its validation and its seed."""

from __future__ import annotations

import unicodedata
from hashlib import sha256

from unspoken.kernel.words.text import clean_line

LONGEST_WORD = 40
_SEEDS = 1_000_000_000
"""Number of seeds, the same as for `unspoken deck draw`."""


def clean_word(text: str) -> str:
    """Return the cleaned word; Refused if it is not valid."""
    return clean_line(
        text, LONGEST_WORD, empty="word-empty", long="word-too-long", unprintable="word-unprintable"
    )


def seed_of(word: str) -> int:
    """Return the seed of a word; case and Unicode normalisation form do not matter."""
    return int.from_bytes(sha256(_folded(word).encode()).digest()[:8]) % _SEEDS


def same_word(word: str, other_word: str) -> bool:
    """True if two spellings give the same deck."""
    return bool(word) and _folded(word) == _folded(other_word)


def _folded(word: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", word).casefold())
