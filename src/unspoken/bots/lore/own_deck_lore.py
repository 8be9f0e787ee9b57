"""Lore that also knows own decks: their measured looks, and what players typed about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Protocol, TypeVar

from unspoken.bots.lore.lore import PackLore, best_lore
from unspoken.content.own.deck import OwnDeck
from unspoken.content.own.portrait import manifest_of
from unspoken.content.packs import Pack, Packs
from unspoken.kernel.languages import Tag
from unspoken.kernel.lore import Line
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.words.grammar import WordGrammar

T = TypeVar("T")

_NOWHERE = Path("no-such-folder")
"""An own deck has no folder, and so no precomputed vectors."""
_MOST = 32
"""Size of the LRU cache of own-deck lore."""


class DecksByPicture(Protocol):
    """Own decks, looked up by picture."""

    def with_picture(self, picture: str) -> OwnDeck | None:
        """Return the deck of a picture."""
        ...


class OwnDeckLore:
    """Delegates to the lore of own decks for their pictures, and to the packs' lore for all others."""

    def __init__(
        self, lore: PackLore, decks: DecksByPicture, best_lore: Callable[[Packs], PackLore] = best_lore
    ) -> None:
        self._lore = lore
        self._decks = decks
        self._lore_of = best_lore
        self._learnt: dict[str, tuple[OwnDeck, PackLore]] = {}
        self._learning = Lock()  # bots think in threads
        self.understands = lore.understands

    def hints(self, picture: str, language: str) -> Sequence[str]:
        """Short clues for a picture that do not name the things on it."""
        return self._of(picture).hints(picture, language)

    def lines(self, picture: str, language: str) -> Sequence[Line]:
        """The same clues with their forms, and loose ones."""
        return self._of(picture).lines(picture, language)

    def things(self, picture: str, language: str) -> Sequence[str]:
        """The things on a picture."""
        return self._of(picture).things(picture, language)

    def likeness(self, clue: str, picture: str, language: str) -> float:
        """How well a clue fits a picture, from 0 to 1."""
        return self._of(picture).likeness(clue, picture, language)

    def angles(
        self, clues: Sequence[str], picture: str, language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """For each clue, its similarity to each picture of this picture's deck, by several measures."""
        return self._of(picture).angles(clues, picture, language)

    def theme(self, clue: str, picture: str, language: str) -> str:
        """The theme of a picture that is nearest to the clue."""
        return self._of(picture).theme(clue, picture, language)

    def by_look_alone(self, picture: str) -> bool:
        """True if a picture of an own deck has no text."""
        deck = self._decks.with_picture(picture)
        card = None if deck is None else deck.card(picture)
        return card is not None and not card.alt and card.words is None

    def words(self, kind: str) -> Sequence[WordCard]:
        """All words of the packs of a kind: own decks have none."""
        return self._lore.words(kind)

    def items(self, kind: str, item: type[T]) -> Sequence[T]:
        """All items of the packs of a kind: own decks have none."""
        return self._lore.items(kind, item)

    def grammar(self, language: Tag) -> WordGrammar:
        """The grammar of a language."""
        return self._lore.grammar(language)

    def knowledge(self, package: str, name: str, form: type[T]) -> T:
        """Precomputed data of a game."""
        return self._lore.knowledge(package, name, form)

    def _of(self, picture: str) -> PackLore:
        """Return the lore of a picture's deck, computed again if the deck has changed."""
        deck = self._decks.with_picture(picture)
        if deck is None:
            return self._lore
        with self._learning:
            known = self._learnt.pop(deck.pack, None)
            if known is None or known[0] is not deck:
                known = deck, self._lore_of(Packs({deck.pack: Pack(_NOWHERE, manifest_of(deck))}))
            self._learnt[deck.pack] = known
            if len(self._learnt) > _MOST:
                del self._learnt[next(iter(self._learnt))]
            return known[1]
