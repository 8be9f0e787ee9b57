"""Prints that are no pictures, for tests that never look at them."""

from __future__ import annotations

from unspoken.content.own.decks import OwnDecks
from unspoken.pictures.rendered import Look, RenderedCard

DIM = Look(light=20, contrast=30, warmth=30, colour=10, busy=5, hue=205)
GAUDY = Look(light=70, contrast=50, warmth=90, colour=80, busy=60, hue=5)


def print_of(number: int, look: Look = DIM) -> RenderedCard:
    """A print unlike any other number's, of a hundred bytes."""
    return RenderedCard(b"%080d" % number, b"%020d" % number, look)


async def filled(decks: OwnDecks, table: str, cards: int = 20) -> str:
    """A table's deck with so many pictures, every other one gaudy; the name of its pack."""
    for number in range(cards):
        await decks.add(table, print_of(number, GAUDY if number % 2 else DIM))
    deck = decks.of_table(table)
    assert deck is not None
    return deck.pack
