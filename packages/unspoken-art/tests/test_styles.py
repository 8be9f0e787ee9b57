"""The styles of the third deck: each draws its shortest card exactly as shipped."""

import pytest

from unspoken.content.packs import SHIPPED
from unspoken_art.dreams.shipped_decks import DECKS
from unspoken_art.packs.pack import printed
from unspoken_art.styles.card import Style

pytestmark = pytest.mark.long

DECK = DECKS["meanwhile"]


@pytest.mark.parametrize("style", [Style.THEATRE, Style.CHARCOAL, Style.FRESCO, Style.WOODBLOCK])
def test_a_style_draws_the_shipped_picture_again(style: Style) -> None:
    """The same script gives the same bytes, in another process and on another day.

    The shortest script has the fewest layers, so it is drawn fastest.
    """
    cards = [card for card in DECK.cards() if card.style is style]
    card = min(cards, key=lambda card: len(card.script.splitlines()))
    shipped = {path.read_bytes() for path in (SHIPPED / DECK.name).glob("*.webp")}
    assert printed(card.picture()).large in shipped
