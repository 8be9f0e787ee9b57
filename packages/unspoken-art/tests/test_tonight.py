"""Cards drawn from a word by the real drawing process; needs the extra `art`."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from unspoken.kernel.languages import FALLBACK
from unspoken.pictures.drawn import DrawnCard, DrawRequest, ExistingCard
from unspoken.pictures.painter import PainterProcess
from unspoken.pictures.rendered import LARGE, SMALL
from unspoken_art.dreams.dreaming import STYLES
from unspoken_art.styles.card import Style

pytestmark = [pytest.mark.anyio, pytest.mark.long]

SEED = 2499
"""Its second card is drawn fastest: a room of few layers, as a paper cut, accepted at the first attempt."""


async def drawn(request: DrawRequest) -> list[DrawnCard]:
    """Return the cards that the process sends."""
    return [card async for card in PainterProcess(niceness=0).draw(request)]


def blank_picture() -> bytes:
    """A white picture of the small size, as another card of the deck."""
    data = io.BytesIO()
    Image.new("RGB", SMALL, "white").save(data, "WEBP")
    return data.getvalue()


async def test_an_interrupted_deck_continues_after_its_cards(request: pytest.FixtureRequest) -> None:
    """The next card has the next number, both sizes, and texts in every language.

    One test makes all claims about the card, because a card takes seconds to draw. `make prove` also draws
    the deck without a break: the same word gives the same cards, byte for byte.
    """
    existing, unbroken = ExistingCard(0, blank_picture()), None
    if request.config.getoption("proof_size", default=None) == 2:
        first, unbroken = await drawn(DrawRequest(SEED, count=2))
        existing = ExistingCard(first.attempt, first.rendered.small)
    (card,) = await drawn(DrawRequest(SEED, count=1, existing=(existing,)))
    sizes = [Image.open(io.BytesIO(data)).size for data in (card.rendered.large, card.rendered.small)]
    assert (card.number, sizes) == (1, [LARGE, SMALL])
    words = card.words
    assert words.alt.keys() == words.objects.keys() == words.mood.keys() >= {FALLBACK}
    assert len(words.themes) == 3
    assert unbroken is None or (card.rendered, card.words) == (unbroken.rendered, unbroken.words)


def test_every_style_exists() -> None:
    """The grammar and the renderer know the same styles."""
    assert {style.value for style in Style} == set(STYLES)
