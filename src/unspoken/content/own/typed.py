"""Validates the texts that people type about decks: titles and picture descriptions."""

from __future__ import annotations

from unspoken.kernel.words.text import clean_line

LONGEST_TITLE = 40
LONGEST_ALT = 200


def clean_title(text: str) -> str:
    """Return the cleaned title of a deck or word list; Refused if it is not valid."""
    return clean_line(
        text, LONGEST_TITLE, empty="title-empty", long="name-too-long", unprintable="name-unprintable"
    )


def clean_alt(text: str) -> str:
    """Return the cleaned description of a picture, which may be empty."""
    if not text.strip():
        return ""
    return clean_line(text, LONGEST_ALT, empty="nothing-to-say", long="too-long", unprintable="unreadable")
