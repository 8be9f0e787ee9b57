"""A word of somebody's own: in whatever language it is, it is told in every one alike."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from unspoken.kernel.shelf import WordCard
from unspoken.languages.known import tags
from unspoken.languages.sentences import in_every_language


class OwnWord(Struct, frozen=True, omit_defaults=True):
    """A word as it was understood."""

    word: str
    names: tuple[str, ...] = ()
    """What else counts as the word."""
    category: str = ""


def word_cards(words: Iterable[OwnWord]) -> tuple[WordCard, ...]:
    """The words as a game takes them off the shelf.

    Nobody says in which language a word is: it is told in each, and judged in the table's.
    """
    every, anything = tags(), in_every_language("shelf-anything")
    return tuple(
        WordCard(
            dict.fromkeys(every, one.word),
            dict.fromkeys(every, one.category) if one.category else anything,
            dict.fromkeys(every, one.names) if one.names else {},
        )
        for one in words
    )
