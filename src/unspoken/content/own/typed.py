"""What people type about what they bring: its name, and what is on a picture."""

from __future__ import annotations

from unspoken.kernel.text import clean_line

LONGEST_TITLE = 40
LONGEST_ALT = 200


def clean_title(text: str) -> str:
    """The name of a deck, or of a list of words; Refused where it is none."""
    return clean_line(
        text, LONGEST_TITLE, empty="title-empty", long="name-too-long", unprintable="name-unprintable"
    )


def clean_alt(text: str) -> str:
    """What somebody says is on a picture; nothing may be said."""
    if not text.strip():
        return ""
    return clean_line(text, LONGEST_ALT, empty="nothing-to-say", long="too-long", unprintable="unreadable")
