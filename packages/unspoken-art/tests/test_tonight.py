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

pytestmark = pytest.mark.anyio

SEED = 12


async def drawn(request: DrawRequest) -> list[DrawnCard]:
    """Return the cards that the process sends."""
    return [card async for card in PainterProcess(niceness=0).draw(request)]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def two(anyio_backend: str) -> list[DrawnCard]:
    """The first two cards, drawn by one process."""
    return await drawn(DrawRequest(SEED, count=2))


async def test_cards_come_in_both_sizes(two: list[DrawnCard]) -> None:
    """Large and small."""
    rendered = two[0].rendered
    sizes = [Image.open(io.BytesIO(data)).size for data in (rendered.large, rendered.small)]
    assert ([card.number for card in two], sizes) == ([0, 1], [LARGE, SMALL])


async def test_cards_have_texts_in_every_language(two: list[DrawnCard]) -> None:
    """For bots and screen readers."""
    words = two[0].words
    assert words.alt.keys() == words.objects.keys() == words.mood.keys() >= {FALLBACK}
    assert len(words.themes) == 3


async def test_an_interrupted_deck_continues_with_the_same_cards(two: list[DrawnCard]) -> None:
    """The same word gives the same cards, byte for byte."""
    first, second = two
    before = (ExistingCard(first.attempt, first.rendered.small),)
    again = await drawn(DrawRequest(SEED, count=1, existing=before))
    assert (again[0].number, again[0].rendered, again[0].words) == (1, second.rendered, second.words)


def test_every_style_exists() -> None:
    """The grammar and the renderer know the same styles."""
    assert {style.value for style in Style} == set(STYLES)
