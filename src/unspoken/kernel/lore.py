"""What a bot may know of pictures and words, besides the frame that it sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from unspoken.kernel.grammar import Grammar
from unspoken.kernel.languages import Tag
from unspoken.kernel.shelf import WordCard

T = TypeVar("T")


class Lore(Protocol):
    """What anybody may know of pictures and words, looked up by what the seat sees."""

    def hints(self, picture: str, language: str) -> Sequence[str]:
        """Short sayings that point at a picture without naming what is on it."""
        ...

    def things(self, picture: str, language: str) -> Sequence[str]:
        """What is on a picture, or may be seen in it, in this language; what most people see comes first."""
        ...

    def likeness(self, clue: str, picture: str, language: str) -> float:
        """How well words fit a picture, from 0 (not at all) to 1."""
        ...

    def angles(
        self, clues: Sequence[str], picture: str, language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """For each clue how near it is to each picture of this one's deck, by each way of looking for itself.

        Each angle's numbers are spread by about one; all pictures have as many. Nothing for an unknown deck.
        Several clues are read together, which is quicker than one after another.
        """
        ...

    def theme(self, clue: str, picture: str, language: str) -> str:
        """What a picture is about that is nearest to the clue, in words of the language; empty if unknown."""
        ...

    def by_look_alone(self, picture: str) -> bool:
        """Whether nothing is known of a picture but what can be measured of it: light, colours, bustle."""
        ...

    def words(self, kind: str) -> Sequence[WordCard]:
        """All words of the packs of a kind, which anybody may read there."""
        ...

    def items(self, kind: str, item: type[T]) -> Sequence[T]:
        """All items of the packs of a kind, as the game's own type; those that are not of it are left out."""
        ...

    def grammar(self, language: Tag) -> Grammar:
        """How a language bends its words; nothing of one that nobody knows."""
        ...

    def phrases(self, name: str, language: Tag) -> Sequence[str]:
        """Lines that bots may say in a language, under a name that the game has chosen."""
        ...

    def knowledge(self, package: str, name: str, form: type[T]) -> T:
        """What a game's makers worked out beforehand: a file of the game's own package, as its own type.

        A name ends in .json, or in .bin for compressed MessagePack. The file is read once.
        """
        ...
