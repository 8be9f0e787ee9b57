"""Tonight's decks: drawn from a word behind everybody's back, a few cards at a time, table by table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import aclosing
from typing import Literal, TypeAlias

from msgspec import Struct

from unspoken.content.own.deck import OwnDeck
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.word import clean_word, seed_of
from unspoken.kernel.game import Refused
from unspoken.pictures.budget import UNLIMITED, Budget
from unspoken.pictures.drawn import DrawnBefore, DrawnCard, Wanted
from unspoken.pictures.fair_turns import FairTurns
from unspoken.pictures.painter import Painter, PainterLost
from unspoken.pictures.rendered import RenderedCard

log = logging.getLogger(__name__)

CARDS = 60
"""A deck of so many: more than any game deals at first, and drawn within a quarter of an hour."""
_AT_ONCE = 5
"""Cards of one table before the next table has its turn."""

_LOOK_AGAIN = 5.0
"""Seconds until somebody looks again whether a household may have more drawn."""
Progress: TypeAlias = Literal["waiting", "drawing", "done", "stopped"]


class Drawing(Struct):
    """A deck at which somebody is, or where they had to stop."""

    task: asyncio.Task[None] | None = None
    at_work: bool = False
    trouble: Refused | None = None
    """Why it goes no further."""


class Tonight:
    """Draws the decks that tables wish for: one process in the whole house, and everybody's turn."""

    def __init__(self, decks: OwnDecks, painter: Painter | None, version: str, cards: int = CARDS) -> None:
        self._decks = decks
        self._painter = painter
        self._version = version
        self._turns = FairTurns()
        self._drawings: dict[str, Drawing] = {}
        self.cards = min(cards, decks.quotas.pictures)

    @property
    def is_offered(self) -> bool:
        """Whether anything can be drawn here."""
        return self._painter is not None

    async def wish(self, table: str, text: str, dealt: bool, budget: Budget) -> OwnDeck:
        """Begin a table's deck from a word, in place of the one there was; the same word goes on."""
        if self._painter is None:
            raise Refused("nothing-drawn-here")
        word, before = clean_word(text), self._decks.drawn_for(table)
        deck = await self._decks.wish(table, word, self._version, dealt)
        if before is not None and (before.pack != deck.pack or self.trouble(deck)):
            self._stop(before.pack)
        self.go_on(deck, budget)
        return deck

    def _stop(self, pack: str) -> None:
        """Nobody wants this one any more, or wants it tried anew."""
        drawing = self._drawings.pop(pack, None)
        if drawing is not None and drawing.task is not None:
            drawing.task.cancel()

    def go_on(self, deck: OwnDeck, budget: Budget = UNLIMITED) -> None:
        """Draw what is missing, unless somebody is at it or had to stop: also when the server is back."""
        if self._painter is None or deck.pack in self._drawings or len(deck.cards) >= self.cards:
            return
        drawing = self._drawings[deck.pack] = Drawing()
        drawing.task = asyncio.create_task(self._draw(deck.pack, self._painter, drawing, budget))
        drawing.task.add_done_callback(lambda task: self._ended(deck.pack, task))

    def progress(self, deck: OwnDeck) -> Progress:
        """How far a deck is."""
        if len(deck.cards) >= self.cards:
            return "done"
        drawing = self._drawings.get(deck.pack)
        if drawing is None or drawing.trouble:
            return "stopped"
        return "drawing" if drawing.at_work else "waiting"

    def trouble(self, deck: OwnDeck) -> Refused | None:
        """Why a deck goes no further; nothing while it does."""
        drawing = self._drawings.get(deck.pack)
        return None if drawing is None else drawing.trouble

    async def close(self) -> None:
        """End what is being drawn: it goes on where it stopped when somebody asks for it again."""
        tasks = [one.task for one in self._drawings.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _draw(self, pack: str, painter: Painter, drawing: Drawing, budget: Budget) -> None:
        while (deck := self._unfinished(pack)) is not None:
            if not budget.is_left():  # they have had many drawn: others come first
                await asyncio.sleep(_LOOK_AGAIN)
                continue
            async with self._turns.turn(deck.table):
                drawing.at_work = True
                try:
                    await self._draw_some(pack, painter, budget)
                finally:
                    drawing.at_work = False

    async def _draw_some(self, pack: str, painter: Painter, budget: Budget) -> None:
        """What another table has had drawn from this word; or else the next few cards."""
        if (deck := self._unfinished(pack)) is None or await self._take_over(deck):
            return
        most = min(_AT_ONCE, self.cards - len(deck.cards))
        wanted = Wanted(seed_of(deck.word), most, await self._before(deck))
        async with aclosing(painter.draw(wanted)) as cards:
            async for card in cards:
                budget.spend(card.seconds)
                if not await self._decks.add_drawn(pack, card):
                    return

    async def _take_over(self, deck: OwnDeck) -> bool:
        """Whether cards were there already: a word is drawn once in a house."""
        others = self._decks.drawn_from(deck.word, deck.version)
        furthest = max(others, key=lambda other: len(other.cards))
        there = len(deck.cards)
        for number, card in enumerate(furthest.cards[there : self.cards], there):
            large = await self._decks.picture(furthest.pack, card.id, small=False)
            small = await self._decks.picture(furthest.pack, card.id, small=True)
            if large is None or small is None or card.told is None:
                return number > there
            rendered = RenderedCard(large, small, card.look)
            await self._decks.add_drawn(
                deck.pack, DrawnCard(number, card.attempt, rendered, card.told, seconds=0)
            )
        return len(furthest.cards) > there

    async def _before(self, deck: OwnDeck) -> tuple[DrawnBefore, ...]:
        before = []
        for card in deck.cards:
            small = await self._decks.picture(deck.pack, card.id, small=True)
            if small is None:
                raise PainterLost("a card that was drawn is gone: nobody knows how to go on")
            before.append(DrawnBefore(card.attempt, small))
        return tuple(before)

    def _unfinished(self, pack: str) -> OwnDeck | None:
        """The deck, unless it is done, or another word has come in its place."""
        deck = self._decks.named(pack)
        return None if deck is None or deck.put_away or len(deck.cards) >= self.cards else deck

    def _ended(self, pack: str, task: asyncio.Task[None]) -> None:
        """A deck is done, or somebody had to stop: then they say why, and do not try again by themselves."""
        if task.cancelled():
            return
        if (wrong := task.exception()) is None:
            self._drawings.pop(pack, None)
            return
        log.warning("a deck is not drawn to its end: %r", wrong)
        trouble = wrong if isinstance(wrong, Refused) else Refused("painter-lost")
        self._drawings[pack] = Drawing(trouble=trouble)
