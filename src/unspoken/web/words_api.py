"""What is said over HTTP about a table's own words."""

from __future__ import annotations

from msgspec import Struct

from unspoken.tables.own_words import Misread, OwnWord


class WriteWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Words for a game, one a line: only to be read, or to be kept."""

    text: str
    keep: bool = False


class OwnWords(Struct, frozen=True):
    """What was understood of a text, and what was not; to the host."""

    pack: str
    """The name by which they are chosen."""
    text: str
    """The words, as they would be written."""
    words: tuple[OwnWord, ...]
    misread: tuple[Misread, ...]
    most: int
    """Signs that all lines may have."""
