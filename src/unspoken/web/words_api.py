"""What is said over HTTP about a table's own words."""

from __future__ import annotations

from msgspec import Struct

from unspoken.content.own.deck import Reach
from unspoken.languages.own_word import OwnWord
from unspoken.tables.own_words import Misread


class WriteWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Words for a game, one a line: only to be read, or to be kept."""

    text: str
    keep: bool = False
    reach: Reach = "table"
    """Who may play with what is kept."""
    title: str = ""
    """What it is called at other tables."""


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
    reach: Reach
    """Who may play with what was kept last."""
    title: str
    may_lend: bool
    """Whether hosts may lend words to every table of this house."""
