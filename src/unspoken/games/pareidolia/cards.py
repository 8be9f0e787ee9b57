"""Word cards: what each is called, and what is written on it."""

from __future__ import annotations

from collections.abc import Iterable

from unspoken.games.pareidolia.round_record import Card
from unspoken.games.pareidolia.types import Materials
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.shelf import WordCard

DRAWN = 3
"""How many cards the main artist looks at (PAR-05)."""


def name_of(word: WordCard) -> Card:
    """By which a card goes: its English word, or its first in any language."""
    return word.text.get(FALLBACK) or min(word.text.values())


def without_namesakes(words: Iterable[WordCard]) -> tuple[WordCard, ...]:
    """The cards, but for those that go by the name of one before them."""
    return tuple({name_of(word): word for word in reversed(tuple(words))}.values())[::-1]


def lookalikes_of(materials: Materials, card: Card) -> tuple[str, ...] | None:
    """The other words of the language that a slip would turn into this card's; None: unknown (PAR-16)."""
    if not materials.lookalikes:
        return None
    return tuple(word for one in materials.lookalikes for word in one.lookalikes.get(card, ()))


def word_card(materials: Materials, card: Card) -> WordCard:
    """What is written on a card; most go by their English word, which every frame looks for."""
    for word in materials.words:
        if word.text.get(FALLBACK) == card:
            return word
    return next(word for word in materials.words if name_of(word) == card)
