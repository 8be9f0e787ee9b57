"""The parts of lore that need no similarity: texts of packs, and precomputed data of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import ValidationError

from unspoken.bots.lore.catalogue import Catalogue
from unspoken.content.knowledge import knowledge
from unspoken.content.packs import Packs, as_items
from unspoken.kernel.languages import Tag
from unspoken.kernel.lore import Line
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.words.grammar import WordGrammar
from unspoken.languages.grammar import grammar
from unspoken.languages.known import tags

T = TypeVar("T")


class PackLoreBase:
    """Looks up texts; subclasses compare them."""

    def __init__(self, packs: Packs) -> None:
        self._packs = packs
        self._catalogue = Catalogue(packs)

    def hints(self, picture: str, language: str) -> Sequence[str]:
        """Short clues for a picture that do not name the things on it."""
        return tuple(line.text for line in self.lines(picture, language) if not line.loose)

    def lines(self, picture: str, language: str) -> Sequence[Line]:
        """The same clues with their forms, and loose ones."""
        return self._catalogue.lines(picture, language)

    def things(self, picture: str, language: str) -> Sequence[str]:
        """The things on a picture, as its pack lists them."""
        if readings := self._catalogue.blot_readings(picture, language):
            return tuple(reading.sees for reading in readings)
        return self._catalogue.description(picture, language).things

    def by_look_alone(self, _picture: str) -> bool:
        """Always False: packs describe their pictures."""
        return False

    def words(self, kind: str) -> Sequence[WordCard]:
        """All words of the packs of a kind."""
        shelf = self._packs.shelf()
        return [word for manifest in self._packs.of_kind(kind) for word in shelf.words(manifest.pack)]

    def items(self, kind: str, item: type[T]) -> Sequence[T]:
        """All items of the packs of a kind; packs with items of another type are skipped."""
        found: list[T] = []
        for manifest in self._packs.of_kind(kind):
            try:
                found += as_items(manifest, item)
            except ValidationError:
                continue  # the game refuses this pack
        return found

    def grammar(self, language: Tag) -> WordGrammar:
        """The grammar of a language; empty for an unknown language."""
        return grammar(language) if language in tags() else WordGrammar()

    def knowledge(self, package: str, name: str, form: type[T]) -> T:
        """Precomputed data of a game."""
        return knowledge(package, name, form)
