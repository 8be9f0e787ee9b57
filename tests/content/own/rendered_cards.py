"""Rendered cards without real pictures, for tests that do not decode them."""

from __future__ import annotations

from unspoken.content.own.decks import OwnDecks
from unspoken.pictures.rendered import Look, RenderedCard

DIM = Look(light=20, contrast=30, warmth=30, colour=10, busy=5, hue=205)
GAUDY = Look(light=70, contrast=50, warmth=90, colour=80, busy=60, hue=5)


def print_of(number: int, look: Look = DIM) -> RenderedCard:
    """Return a rendered card of a hundred bytes, different for each number."""
    return RenderedCard(b"%080d" % number, b"%020d" % number, look)


async def filled(decks: OwnDecks, table: str, cards: int = 20) -> str:
    """Fill a table's deck with this many pictures, every other one gaudy; return the name of its pack."""
    for number in range(cards):
        await decks.add(table, print_of(number, GAUDY if number % 2 else DIM))
    deck = decks.of_table(table)
    assert deck is not None
    return deck.pack
