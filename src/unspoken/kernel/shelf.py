"""The shelf: where a game gets its materials from packs, as ids, words, and items of its own type."""

from __future__ import annotations

from typing import Protocol, TypeVar

from msgspec import Struct

from unspoken.kernel.languages import Tag
from unspoken.kernel.words.grammar import WordGrammar

T = TypeVar("T")

TOGETHER = "+"
"""Separates the names of packs that form one deck; no pack's name contains it."""


def packs_of(deck: str) -> tuple[str, ...]:
    """Return the packs of a deck, without duplicates. A deck of one pack has the pack's name."""
    return tuple(dict.fromkeys(deck.split(TOGETHER)))


class WordCard(Struct, frozen=True):
    """A word with its text in each language, by the language's tag."""

    text: dict[str, str]
    category: dict[str, str] = {}
    accepted: dict[str, tuple[str, ...]] = {}
    """Other accepted answers by language: spellings and synonyms."""


class Shelf(Protocol):
    """The packs of a table. All methods raise Refused if the pack does not exist."""

    def pictures(self, pack: str) -> tuple[str, ...]:
        """The ids of a deck's pictures, in the order of its packs."""
        ...

    def spare(self, pack: str) -> tuple[str, ...]:
        """The ids of other pictures that may fill up a small pack; none for most packs."""
        ...

    def words(self, pack: str) -> tuple[WordCard, ...]:
        """A pack's words, in the pack's order."""
        ...

    def items(self, pack: str, item: type[T]) -> tuple[T, ...]:
        """A pack's items in the pack's order, converted to the game's type; Refused if they do not fit.

        Fields that the type does not declare are ignored: they are for the page or another game.
        """
        ...

    def grammar(self, language: Tag) -> WordGrammar:
        """The grammar of a language; Refused if the language is not installed."""
        ...

    def shown_ids(self) -> frozenset[str]:
        """The ids that were shown at this table this evening."""
        ...
