"""Where a game finds its materials: the packs, as plain ids, words, and items of the game's own type."""

from __future__ import annotations

from typing import Protocol, TypeVar

from msgspec import Struct

from unspoken.kernel.grammar import Grammar
from unspoken.kernel.languages import Tag

T = TypeVar("T")

TOGETHER = "+"
"""Between the names of packs that are shuffled into one deck; no pack has it in its name."""


def packs_of(deck: str) -> tuple[str, ...]:
    """The packs of which a deck is shuffled, each once: mostly a single one, whose name the deck has."""
    return tuple(dict.fromkeys(deck.split(TOGETHER)))


class WordCard(Struct, frozen=True):
    """A word, told in each language for itself, by the language's tag."""

    text: dict[str, str]
    category: dict[str, str] = {}
    accepted: dict[str, tuple[str, ...]] = {}
    """What else counts as the word: other spellings, and other names of the same thing."""


class Shelf(Protocol):
    """What a table may take off the shelf; Refused where there is no such pack."""

    def pictures(self, pack: str) -> tuple[str, ...]:
        """The ids of a deck's pictures, in the order of the packs that it is shuffled of."""
        ...

    def spare(self, pack: str) -> tuple[str, ...]:
        """The ids of other pictures that may fill this pack up where it is small; mostly none."""
        ...

    def words(self, pack: str) -> tuple[WordCard, ...]:
        """A pack's words, in the pack's order."""
        ...

    def items(self, pack: str, item: type[T]) -> tuple[T, ...]:
        """Whatever else a pack holds, in the pack's order, as the game's own type; Refused if it is not that.

        What an item says beyond the type's fields is left out: it is for the page, or for another game.
        """
        ...

    def grammar(self, language: Tag) -> Grammar:
        """How a language bends its words; Refused where this house has no such language."""
        ...

    def seen(self) -> frozenset[str]:
        """The ids that came up earlier this evening at this table."""
        ...
