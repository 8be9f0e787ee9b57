"""Fake painters that draw at once, or one card at a time, for tests that do not decode pictures."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from tests.content.own.rendered_cards import DIM
from unspoken.pictures.drawn import DrawnCard, DrawnWords, DrawRequest
from unspoken.pictures.painter import PainterLost
from unspoken.pictures.rendered import RenderedCard

WORDS = DrawnWords(
    alt={"en": "A whale above a town.", "pl": "Wieloryb nad miastem."},
    objects={"en": ("whale", "town"), "pl": ("wieloryb", "miasto")},
    setting={"en": "the sky", "pl": "niebo"},
    relation="lifting",
    mood={"en": "calm", "pl": "spokój"},
    themes={"freedom": {"en": "freedom", "pl": "wolność"}},
)


def drawn(number: int, seed: int) -> DrawnCard:
    """Return a drawn card, different for each number and seed."""
    rendered = RenderedCard(b"%040d%040d" % (seed, number), b"%020d" % number, DIM)
    return DrawnCard(number, number % 3, rendered, WORDS, seconds=2.0)


class QuickPainter:
    """A painter without a process that records its requests."""

    def __init__(self, breaks_at: int = -1) -> None:
        self.asked: list[DrawRequest] = []
        self.breaks_at = breaks_at

    async def draw(self, request: DrawRequest) -> AsyncGenerator[DrawnCard, None]:
        self.asked.append(request)
        for number in range(len(request.existing), len(request.existing) + request.count):
            await self.before_card(number)
            yield drawn(number, request.seed)

    async def before_card(self, number: int) -> None:
        """Run before each card."""
        if number == self.breaks_at:
            raise PainterLost("the brush broke")


class SlowPainter(QuickPainter):
    """A painter that draws a card each time `may_draw` is released."""

    def __init__(self) -> None:
        super().__init__()
        self.may_draw = asyncio.Semaphore(0)
        self.waits = asyncio.Event()

    async def before_card(self, number: int) -> None:
        """Report that the painter waits, and wait."""
        self.waits.set()
        await self.may_draw.acquire()
