"""Word cards: their ids and their texts."""

from __future__ import annotations

from collections.abc import Iterable

from unspoken.games.pareidolia.lookups import name_of as name_of
from unspoken.games.pareidolia.round_record import Card
from unspoken.games.pareidolia.types import Materials
from unspoken.kernel.shelf import WordCard

DRAWN = 3
"""How many cards the main artist looks at (PAR-05)."""


def without_namesakes(words: Iterable[WordCard]) -> tuple[WordCard, ...]:
    """Return the cards without those that share an id with an earlier card."""
    return tuple({name_of(word): word for word in reversed(tuple(words))}.values())[::-1]


def word_card(materials: Materials, card: Card) -> WordCard:
    """Return a card by id."""
    return materials.lookups.words[card]
