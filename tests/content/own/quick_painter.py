"""Somebody who draws at once, or card by card when told to: for tests that never look at a picture."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from tests.content.own.rendered_cards import DIM
from unspoken.pictures.drawn import DrawnCard, DrawnWords, Wanted
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
    """A card unlike any other number's or seed's."""
    rendered = RenderedCard(b"%040d%040d" % (seed, number), b"%020d" % number, DIM)
    return DrawnCard(number, number % 3, rendered, WORDS, seconds=2.0)


class QuickPainter:
    """Draws without a process, and remembers what was wanted."""

    def __init__(self, breaks_at: int = -1) -> None:
        self.asked: list[Wanted] = []
        self.breaks_at = breaks_at

    async def draw(self, wanted: Wanted) -> AsyncGenerator[DrawnCard, None]:
        self.asked.append(wanted)
        for number in range(len(wanted.before), len(wanted.before) + wanted.most):
            await self.dip(number)
            yield drawn(number, wanted.seed)

    async def dip(self, number: int) -> None:
        """What comes before each card."""
        if number == self.breaks_at:
            raise PainterLost("the brush broke")


class SlowPainter(QuickPainter):
    """Draws a card each time it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.may_draw = asyncio.Semaphore(0)
        self.waits = asyncio.Event()

    async def dip(self, number: int) -> None:
        """Say that it waits, and wait."""
        self.waits.set()
        await self.may_draw.acquire()
