"""Cleans a line of text that a player wrote: names, talk, clues and guesses."""

from __future__ import annotations

import unicodedata

from unspoken.kernel.types import Refused

_INVISIBLE = ("Cf", "Zs")  # joiners, soft hyphens and spaces: allowed, but not alone
_UNPRINTABLE = ("Cc", "Cs", "Co")  # not "Cn": this Python may not know a newer character
_BIDI_CONTROLS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean_line(text: str, most: int, *, empty: str, long: str, unprintable: str) -> str:
    """Return the line with normalised spaces; Refused with one of the three codes."""
    if len(text) > 16 * most:  # before any expensive work
        raise Refused(long, most=most)
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if all(unicodedata.category(char) in _INVISIBLE for char in line):
        raise Refused(empty)
    if len(line) > most:
        raise Refused(long, most=most)
    if any(unicodedata.category(char) in _UNPRINTABLE or char in _BIDI_CONTROLS for char in line):
        raise Refused(unprintable)
    return line
