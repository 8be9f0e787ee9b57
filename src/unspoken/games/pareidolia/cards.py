"""Word cards: their ids and their texts."""

from __future__ import annotations

from collections.abc import Iterable

from unspoken.games.pareidolia.round_record import Card
from unspoken.games.pareidolia.types import Materials
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.shelf import WordCard

DRAWN = 3
"""How many cards the main artist looks at (PAR-05)."""


def name_of(word: WordCard) -> Card:
    """Return the id of a card: its English word, or the alphabetically first of its words."""
    return word.text.get(FALLBACK) or min(word.text.values())


def without_namesakes(words: Iterable[WordCard]) -> tuple[WordCard, ...]:
    """Return the cards without those that share an id with an earlier card."""
    return tuple({name_of(word): word for word in reversed(tuple(words))}.values())[::-1]


def word_card(materials: Materials, card: Card) -> WordCard:
    """Return a card by id; try English words first, because every view calls this function."""
    for word in materials.words:
        if word.text.get(FALLBACK) == card:
            return word
    return next(word for word in materials.words if name_of(word) == card)
