"""The styles of the third deck: each draws its shortest card as shipped."""

import numpy as np
import pytest

from unspoken.content.packs import SHIPPED
from unspoken_art.dreams.shipped_decks import DECKS
from unspoken_art.packs.earlier import ROUNDING, pixels
from unspoken_art.packs.pack import printed
from unspoken_art.scenes.focus import Focal
from unspoken_art.scenes.scene import TALL, WIDE, Kind, empty_scene
from unspoken_art.styles.card import Style
from unspoken_art.styles.embroidery import embroidered

pytestmark = pytest.mark.long

DECK = DECKS["meanwhile"]
FASTEST = (Style.WOODBLOCK,)
ALL = (*FASTEST, Style.THEATRE, Style.CHARCOAL, Style.FRESCO, Style.EMBROIDERY)


def test_a_style_draws_the_shipped_picture_again(request: pytest.FixtureRequest) -> None:
    """The same script gives the same picture, in another process and on another day.

    Processors round differently, so a few pixels may differ. The shortest script has the fewest layers,
    so it is drawn fastest. `make prove` draws all styles.
    """
    is_long = request.config.getoption("proof_size", default=None) == 2
    shipped = [pixels(path.read_bytes()) for path in (SHIPPED / DECK.name).glob("*.s.webp")]
    for style in ALL if is_long else FASTEST:
        cards = [card for card in DECK.cards() if card.style is style]
        card = min(cards, key=lambda card: len(card.script.splitlines()))
        drawn = pixels(printed(card.picture()).small)
        assert min(np.abs(drawn - picture).mean() for picture in shipped) < ROUNDING, style


def test_ground_outside_the_card_is_not_embroidered() -> None:
    """It has no colour that its outline could have."""
    scene = empty_scene("winter", (0.5, 0.3), 0.6, seed=1)
    scene.add(Kind.LAND, np.zeros((TALL, WIDE)), np.ones(3), 0.5)
    picture = embroidered(scene, Focal(scene.layers[-1], scene.layers[-1].mask))
    assert np.isfinite(picture).all()
