"""The styles of the third deck: each draws a scene, the same one every time."""

import numpy as np
import pytest

from unspoken_art.scenes.light import LUMINANCE_WEIGHTS
from unspoken_art.styles.card import Card, Style

SCRIPT = """
hills 68
person-walk 42 88 56
"""


@pytest.mark.parametrize("style", [Style.THEATRE, Style.CHARCOAL, Style.FRESCO, Style.WOODBLOCK])
def test_a_style_draws_the_same_picture_again(style: Style) -> None:
    """The same card gives the same bytes, and has enough contrast."""
    card = Card("walker", style, "dusk", (0.7, 0.22), 0.68, 5, SCRIPT)
    picture = card.picture()
    low, high = np.percentile(picture @ LUMINANCE_WEIGHTS, [5, 95])
    assert picture.tobytes() == card.picture().tobytes()
    assert high - low >= 0.45
