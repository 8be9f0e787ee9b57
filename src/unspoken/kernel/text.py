"""A line that somebody wrote, as it will be shown: one way for names, talk, clues and guesses."""

from __future__ import annotations

import unicodedata

from unspoken.kernel.game import Refused

_UNSEEN = ("Cf", "Zs")  # joiners, soft hyphens and blanks: fine between signs, nothing by themselves
_UNPRINTABLE = ("Cc", "Cs", "Co")  # not "Cn": a sign that this Python has not heard of may be a new one
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # turn the words around


def clean_line(text: str, most: int, *, empty: str, long: str, unprintable: str) -> str:
    """The line without needless blanks, or a refusal by one of the three codes."""
    if len(text) > 16 * most:  # before any work on it
        raise Refused(long, most=most)
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if all(unicodedata.category(char) in _UNSEEN for char in line):
        raise Refused(empty)
    if len(line) > most:
        raise Refused(long, most=most)
    if any(unicodedata.category(char) in _UNPRINTABLE or char in _TURNING for char in line):
        raise Refused(unprintable)
    return line
