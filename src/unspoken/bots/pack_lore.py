"""What any lore can look up: what the packs say, and what the makers of games worked out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import ValidationError

from unspoken.bots.catalogue import Catalogue
from unspoken.content.knowledge import knowledge
from unspoken.content.packs import Packs, as_items
from unspoken.kernel.grammar import Grammar
from unspoken.kernel.languages import Tag
from unspoken.kernel.shelf import WordCard
from unspoken.languages.grammar import grammar
from unspoken.languages.known import tags
from unspoken.languages.speech import phrases

T = TypeVar("T")


class PackLoreBase:
    """Tells what was written down; how near two meanings are is for others to say."""

    def __init__(self, packs: Packs) -> None:
        self._packs = packs
        self._catalogue = Catalogue(packs)

    def hints(self, picture: str, language: str) -> Sequence[str]:
        """Short sayings that point at a picture without naming what is on it."""
        return self._catalogue.description(picture, language).hints

    def things(self, picture: str, language: str) -> Sequence[str]:
        """What is on a picture, or may be seen in it, as its pack lists it."""
        if seen := self._catalogue.percepts(picture, language):
            return tuple(percept.sees for percept in seen)
        return self._catalogue.description(picture, language).things

    def by_look_alone(self, _picture: str) -> bool:
        """Never: whoever made a pack has said what is on its pictures."""
        return False

    def words(self, kind: str) -> Sequence[WordCard]:
        """All words of the packs of a kind."""
        shelf = self._packs.shelf()
        return [word for one in self._packs.of_kind(kind) for word in shelf.words(one.pack)]

    def items(self, kind: str, item: type[T]) -> Sequence[T]:
        """All items of the packs of a kind; a pack whose items are something else has none."""
        found: list[T] = []
        for manifest in self._packs.of_kind(kind):
            try:
                found += as_items(manifest, item)
            except ValidationError:
                continue  # no game could have been played with it
        return found

    def grammar(self, language: Tag) -> Grammar:
        """How a language bends its words; nothing of one that this house does not have."""
        return grammar(language) if language in tags() else Grammar()

    def phrases(self, name: str, language: Tag) -> Sequence[str]:
        """Lines of the language's own folder, or of the one that all fall back to."""
        return phrases(name, language)

    def knowledge(self, package: str, name: str, form: type[T]) -> T:
        """What a game's makers worked out beforehand."""
        return knowledge(package, name, form)
