"""Lore: what a bot may know of pictures and words, besides its frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

from unspoken.kernel.languages import Tag
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.words.grammar import WordGrammar

T = TypeVar("T")


class Line(NamedTuple):
    """A clue that a teller may give to a picture."""

    text: str
    form: str = ""
    """The form of the text: a title, a question…; empty if it is unknown."""
    loose: bool = False
    """True if it was written for another picture and fits this one too: it is harder to find."""
    vague: bool = False
    """True if a loose line fits many other pictures as well: it is still harder to find."""


class Lore(Protocol):
    """Public knowledge of pictures and words."""

    def hints(self, picture: str, language: str) -> Sequence[str]:
        """Short clues for a picture that do not name the things on it."""
        ...

    def lines(self, picture: str, language: str) -> Sequence[Line]:
        """The same clues with their forms, and loose ones."""
        ...

    def things(self, picture: str, language: str) -> Sequence[str]:
        """The things on a picture, in this language, the most obvious first."""
        ...

    def likeness(self, clue: str, picture: str, language: str) -> float:
        """How well a clue fits a picture, from 0 to 1."""
        ...

    def angles(
        self, clues: Sequence[str], picture: str, language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """For each clue, its similarity to each picture of this picture's deck, by several measures.

        Each measure has a standard deviation of about one. The result is empty for an unknown deck.
        Several clues are encoded together, which is faster than one by one.
        """
        ...

    def theme(self, clue: str, picture: str, language: str) -> str:
        """The theme of a picture that is nearest to the clue; empty if unknown."""
        ...

    def by_look_alone(self, picture: str) -> bool:
        """True if only measurements of a picture are known: light, colours, amount of detail."""
        ...

    def words(self, kind: str) -> Sequence[WordCard]:
        """All words of the packs of a kind."""
        ...

    def items(self, kind: str, item: type[T]) -> Sequence[T]:
        """All items of the packs of a kind, converted to the game's type; others are left out."""
        ...

    def grammar(self, language: Tag) -> WordGrammar:
        """The grammar of a language; empty for an unknown language."""
        ...

    def knowledge(self, package: str, name: str, form: type[T]) -> T:
        """Precomputed data of a game: a file of the game's package, decoded as this type.

        The name ends in .json, or in .bin for compressed MessagePack. The file is cached.
        """
        ...
