"""Words that players typed: their language is unknown, so each is used for all languages."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from unspoken.kernel.shelf import WordCard
from unspoken.languages.known import tags
from unspoken.languages.sentences import in_every_language


class OwnWord(Struct, frozen=True, omit_defaults=True):
    """A parsed word."""

    word: str
    names: tuple[str, ...] = ()
    """Other accepted answers."""
    category: str = ""


def word_cards(words: Iterable[OwnWord]) -> tuple[WordCard, ...]:
    """Return the words as word cards.

    A card has the same text in every language; guesses are judged in the table's language.
    """
    every, anything = tags(), in_every_language("shelf-anything")
    return tuple(
        WordCard(
            dict.fromkeys(every, own.word),
            dict.fromkeys(every, own.category) if own.category else anything,
            dict.fromkeys(every, own.names) if own.names else {},
        )
        for own in words
    )
