"""Lore of own decks: their looks, and what was typed about them; of everything else, what it was before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Protocol, TypeVar

from unspoken.bots.lore import PackLore, best_lore
from unspoken.content.own.deck import OwnDeck
from unspoken.content.own.portrait import manifest_of
from unspoken.content.packs import Pack, Packs
from unspoken.kernel.grammar import Grammar
from unspoken.kernel.languages import Tag
from unspoken.kernel.shelf import WordCard

T = TypeVar("T")

_NOWHERE = Path("no-such-folder")
"""An own deck has no folder, and so no meanings that were computed beforehand."""
_MOST = 32
"""Decks whose lore is kept; the one longest unasked for is forgotten first."""


class DecksByPicture(Protocol):
    """Own decks, as far as bots ask for them."""

    def with_picture(self, picture: str) -> OwnDeck | None:
        """The deck that a picture is from."""
        ...


class OwnDeckLore:
    """Knows own pictures as far as anybody can who only has their colours and a line of text."""

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
        """Short sayings that point at a picture without naming what is on it."""
        return self._of(picture).hints(picture, language)

    def things(self, picture: str, language: str) -> Sequence[str]:
        """What is on a picture, or may be seen in it."""
        return self._of(picture).things(picture, language)

    def likeness(self, clue: str, picture: str, language: str) -> float:
        """How well words fit a picture, from 0 (not at all) to 1."""
        return self._of(picture).likeness(clue, picture, language)

    def angles(
        self, clues: Sequence[str], picture: str, language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """How near each clue is to each picture of this one's deck, by each way of looking."""
        return self._of(picture).angles(clues, picture, language)

    def theme(self, clue: str, picture: str, language: str) -> str:
        """What a picture is about that is nearest to the clue, in the language's own word."""
        return self._of(picture).theme(clue, picture, language)

    def by_look_alone(self, picture: str) -> bool:
        """Whether a picture is one of those that nobody has said a word about."""
        deck = self._decks.with_picture(picture)
        card = None if deck is None else deck.card(picture)
        return card is not None and not card.alt and card.told is None

    def words(self, kind: str) -> Sequence[WordCard]:
        """All words of the packs of a kind: own decks have none."""
        return self._lore.words(kind)

    def items(self, kind: str, item: type[T]) -> Sequence[T]:
        """All items of the packs of a kind: own decks have none."""
        return self._lore.items(kind, item)

    def grammar(self, language: Tag) -> Grammar:
        """How a language bends its words, whatever people brought."""
        return self._lore.grammar(language)

    def phrases(self, name: str, language: Tag) -> Sequence[str]:
        """Lines that bots may say, whatever people brought."""
        return self._lore.phrases(name, language)

    def knowledge(self, package: str, name: str, form: type[T]) -> T:
        """What a game's makers worked out beforehand, whatever people brought."""
        return self._lore.knowledge(package, name, form)

    def _of(self, picture: str) -> PackLore:
        """The lore of the deck that a picture is from, learnt anew when the deck has changed."""
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
