"""Cleans a line of text that a player wrote: names, talk, clues and guesses."""

from __future__ import annotations

import re
import unicodedata

from unspoken.kernel.types import Refused

_INVISIBLE = ("Cf", "Zs")  # joiners, soft hyphens and spaces: allowed, but not alone
_BLANK = frozenset(
    map(
        chr,
        (
            0x034F,  # combining grapheme joiner
            *(0x115F, 0x1160, 0x3164, 0xFFA0),  # Hangul fillers, which count as letters
            *(0x17B4, 0x17B5),  # Khmer vowels without a form
            *(0x180B, 0x180C, 0x180D, 0x180F),  # Mongolian variation selectors
            0x2065,
            0x2800,  # the Braille pattern without dots
            *range(0xFE00, 0xFE10),  # variation selectors
            *range(0xFFF0, 0xFFF9),
            0x16FE4,  # the Khitan filler
            0x1D159,  # a note without a head
            *range(0xE0000, 0xE1000),  # tags and more variation selectors
        ),
    )
)
"""Characters that are invisible, although their Unicode category is not: allowed, but not alone."""
_UNPRINTABLE = ("Cc", "Cs", "Co")  # not "Cn": this Python may not know a newer character
_SPACES = re.compile(r"(?P<kept>(?<=«)[\u00a0\u202f](?!\s)|(?<!\s)[\u00a0\u202f](?=[;:!?»]))|\s+")
"""Runs of spaces, which become one space; French no-break spaces beside punctuation are kept."""
_BIDI_CONTROLS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean_line(text: str, most: int, *, empty: str, long: str, unprintable: str) -> str:
    """Return the line with normalised spaces, or raise Refused with one of the three codes."""
    if len(text) > 16 * most:  # before any expensive work
        raise Refused(long, most=most)
    line = _SPACES.sub(lambda run: run["kept"] or " ", unicodedata.normalize("NFC", text)).strip()
    if not visible(line):
        raise Refused(empty)
    if len(line) > most:
        raise Refused(long, most=most)
    if any(unicodedata.category(char) in _UNPRINTABLE or char in _BIDI_CONTROLS for char in line):
        raise Refused(unprintable)
    return line


def visible(line: str) -> str:
    """Return the line without spaces and other invisible characters."""
    return "".join(
        char for char in line if char not in _BLANK and unicodedata.category(char) not in _INVISIBLE
    )
