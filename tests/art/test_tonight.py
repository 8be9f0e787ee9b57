"""Cards really drawn from a word, by the process that draws them: this takes the extra `art`."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from unspoken.art.deck import Style
from unspoken.art.dreaming import HANDS
from unspoken.languages.known import tags
from unspoken.pictures.drawn import DrawnBefore, DrawnCard, Wanted
from unspoken.pictures.painter import PainterProcess
from unspoken.pictures.rendered import LARGE, SMALL

pytestmark = pytest.mark.anyio

SEED = 12


async def drawn(wanted: Wanted) -> list[DrawnCard]:
    """What comes through the pipe."""
    return [card async for card in PainterProcess(niceness=0).draw(wanted)]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def two(anyio_backend: str) -> list[DrawnCard]:
    """The first two cards, drawn in one go."""
    return await drawn(Wanted(SEED, most=2))


async def test_cards_come_in_both_sizes(two: list[DrawnCard]) -> None:
    """As every card has them."""
    rendered = two[0].rendered
    sizes = [Image.open(io.BytesIO(data)).size for data in (rendered.large, rendered.small)]
    assert ([card.number for card in two], sizes) == ([0, 1], [LARGE, SMALL])


async def test_cards_are_told_in_every_language(two: list[DrawnCard]) -> None:
    """For bots, and for whoever cannot see them."""
    words = two[0].words
    assert all(words.alt[tag] and words.objects[tag] and words.mood[tag] for tag in tags())
    assert len(words.themes) == 3


async def test_an_interrupted_deck_goes_on_as_if_nothing_had_been(two: list[DrawnCard]) -> None:
    """The same word draws the same cards, byte by byte, whatever comes between."""
    first, second = two
    before = (DrawnBefore(first.attempt, first.rendered.small),)
    again = await drawn(Wanted(SEED, most=1, before=before))
    assert (again[0].number, again[0].rendered, again[0].words) == (1, second.rendered, second.words)


def test_every_hand_can_draw() -> None:
    """A dream names its hand by a word that the deck knows."""
    assert {style.value for style in Style} == set(HANDS)
