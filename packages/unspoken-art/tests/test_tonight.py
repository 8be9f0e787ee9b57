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

SEED = 2
"""Its first two cards are in the two styles that are drawn fastest."""


async def drawn(request: DrawRequest) -> list[DrawnCard]:
    """Return the cards that the process sends."""
    return [card async for card in PainterProcess(niceness=0).draw(request)]


async def test_an_interrupted_deck_continues_with_the_same_cards() -> None:
    """The same word gives the same cards, byte for byte, in both sizes and with texts in every language.

    One test makes all claims about these cards, because each card takes seconds to draw.
    """
    first, second = await drawn(DrawRequest(SEED, count=2))
    sizes = [Image.open(io.BytesIO(data)).size for data in (first.rendered.large, first.rendered.small)]
    assert ([first.number, second.number], sizes) == ([0, 1], [LARGE, SMALL])
    words = first.words
    assert words.alt.keys() == words.objects.keys() == words.mood.keys() >= {FALLBACK}
    assert len(words.themes) == 3
    before = (ExistingCard(first.attempt, first.rendered.small),)
    (again,) = await drawn(DrawRequest(SEED, count=1, existing=before))
    assert (again.number, again.rendered, again.words) == (1, second.rendered, second.words)


def test_every_style_exists() -> None:
    """The grammar and the renderer know the same styles."""
    assert {style.value for style in Style} == set(STYLES)
