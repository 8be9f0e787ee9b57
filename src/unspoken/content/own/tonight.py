"""Decks drawn from a word in the background, a few cards at a time, table by table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import aclosing
from typing import Literal, TypeAlias

from msgspec import Struct

from unspoken.content.own.deck import OwnDeck
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.word import clean_word, seed_of
from unspoken.kernel.types import Refused
from unspoken.pictures.budget import UNLIMITED, Budget
from unspoken.pictures.drawn import DrawnCard, DrawRequest, ExistingCard
from unspoken.pictures.fair_turns import FairTurns
from unspoken.pictures.painter import Painter, PainterLost
from unspoken.pictures.rendered import RenderedCard

log = logging.getLogger(__name__)

CARDS = 60
"""Cards in a deck: more than any game deals at first, and drawn within a quarter of an hour."""
_AT_ONCE = 5
"""Cards drawn for one table before the next table's turn."""

_LOOK_AGAIN = 5.0
"""Seconds between checks of an exhausted budget."""
Progress: TypeAlias = Literal["waiting", "drawing", "done", "stopped"]


class DeckDrawing(Struct):
    """The state of drawing one deck."""

    task: asyncio.Task[None] | None = None
    at_work: bool = False
    trouble: Refused | None = None
    """Why drawing stopped."""


class Tonight:
    """Draws the decks that tables request: one process for the whole house, tables take turns."""

    def __init__(self, decks: OwnDecks, painter: Painter | None, version: str, cards: int = CARDS) -> None:
        self._decks = decks
        self._painter = painter
        self._version = version
        self._turns = FairTurns()
        self._drawings: dict[str, DeckDrawing] = {}
        self.cards = min(cards, decks.quotas.pictures)

    @property
    def is_offered(self) -> bool:
        """True if decks can be drawn on this server."""
        return self._painter is not None

    async def request(self, table: str, text: str, dealt: bool, budget: Budget) -> OwnDeck:
        """Start a table's deck from a word, replacing its earlier one; continue if the word is the same."""
        if self._painter is None:
            raise Refused("nothing-drawn-here")
        word, before = clean_word(text), self._decks.drawn_for(table)
        deck = await self._decks.start_drawn(table, word, self._version, dealt)
        if before is not None and (before.pack != deck.pack or self.trouble(deck)):
            self._stop(before.pack)
        self.resume(deck, budget)
        return deck

    def _stop(self, pack: str) -> None:
        """Cancel the drawing of a deck."""
        drawing = self._drawings.pop(pack, None)
        if drawing is not None and drawing.task is not None:
            drawing.task.cancel()

    def resume(self, deck: OwnDeck, budget: Budget = UNLIMITED) -> None:
        """Draw the missing cards, also after a restart, unless that is in progress or has failed."""
        if self._painter is None or deck.pack in self._drawings or len(deck.cards) >= self.cards:
            return
        drawing = self._drawings[deck.pack] = DeckDrawing()
        drawing.task = asyncio.create_task(self._draw(deck.pack, self._painter, drawing, budget))
        drawing.task.add_done_callback(lambda task: self._ended(deck.pack, task))

    def progress(self, deck: OwnDeck) -> Progress:
        """Return the progress of a deck."""
        if len(deck.cards) >= self.cards:
            return "done"
        drawing = self._drawings.get(deck.pack)
        if drawing is None or drawing.trouble:
            return "stopped"
        return "drawing" if drawing.at_work else "waiting"

    def trouble(self, deck: OwnDeck) -> Refused | None:
        """Return why drawing stopped, or None."""
        drawing = self._drawings.get(deck.pack)
        return None if drawing is None else drawing.trouble

    async def close(self) -> None:
        """Cancel all drawings; they continue when they are requested again."""
        tasks = [drawing.task for drawing in self._drawings.values() if drawing.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _draw(self, pack: str, painter: Painter, drawing: DeckDrawing, budget: Budget) -> None:
        while (deck := self._unfinished(pack)) is not None:
            if not budget.is_left():  # wait until the budget is refilled
                await asyncio.sleep(_LOOK_AGAIN)
                continue
            async with self._turns.turn(deck.table):
                drawing.at_work = True
                try:
                    await self._draw_some(pack, painter, budget)
                finally:
                    drawing.at_work = False

    async def _draw_some(self, pack: str, painter: Painter, budget: Budget) -> None:
        """Copy the cards of another table with the same word, or draw the next few cards."""
        if (deck := self._unfinished(pack)) is None or await self._take_over(deck):
            return
        count = min(_AT_ONCE, self.cards - len(deck.cards))
        request = DrawRequest(seed_of(deck.word), count, await self._existing(deck))
        async with aclosing(painter.draw(request)) as cards:
            async for card in cards:
                budget.spend(card.seconds)
                if not await self._decks.add_drawn(pack, card):
                    return

    async def _take_over(self, deck: OwnDeck) -> bool:
        """Copy cards that were already drawn from this word; True if there were any."""
        others = self._decks.drawn_from(deck.word, deck.version)
        furthest = max(others, key=lambda other: len(other.cards))
        there = len(deck.cards)
        for number, card in enumerate(furthest.cards[there : self.cards], there):
            large = await self._decks.picture(furthest.pack, card.id, small=False)
            small = await self._decks.picture(furthest.pack, card.id, small=True)
            if large is None or small is None or card.words is None:
                return number > there
            rendered = RenderedCard(large, small, card.look)
            await self._decks.add_drawn(
                deck.pack, DrawnCard(number, card.attempt, rendered, card.words, seconds=0)
            )
        return len(furthest.cards) > there

    async def _existing(self, deck: OwnDeck) -> tuple[ExistingCard, ...]:
        existing = []
        for card in deck.cards:
            small = await self._decks.picture(deck.pack, card.id, small=True)
            if small is None:
                raise PainterLost("a drawn card is missing, so the deck cannot be continued")
            existing.append(ExistingCard(card.attempt, small))
        return tuple(existing)

    def _unfinished(self, pack: str) -> OwnDeck | None:
        """Return the deck, unless it is complete or replaced."""
        deck = self._decks.by_name(pack)
        return None if deck is None or deck.put_away or len(deck.cards) >= self.cards else deck

    def _ended(self, pack: str, task: asyncio.Task[None]) -> None:
        """Clean up after a drawing; on failure store the reason, without a retry."""
        if task.cancelled():
            return
        if (wrong := task.exception()) is None:
            self._drawings.pop(pack, None)
            return
        log.warning("drawing a deck failed: %r", wrong)
        trouble = wrong if isinstance(wrong, Refused) else Refused("painter-lost")
        self._drawings[pack] = DeckDrawing(trouble=trouble)
