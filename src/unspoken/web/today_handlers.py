"""HTTP handlers of the day's puzzle: they keep nothing of anybody who plays it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

from starlette.requests import Request
from starlette.responses import Response

from unspoken.content.packs import Packs
from unspoken.daily.puzzle import Makings, Puzzle, gather, make_puzzle
from unspoken.daily.told import (
    CloudAnswer,
    PanelAnswer,
    PartnerAnswer,
    tell_cloud,
    tell_panel,
    tell_partner,
)
from unspoken.daily.view import view
from unspoken.kernel.game import Refused
from unspoken.web.handlers import read_body, reply

_DAYS = 2
"""Today and yesterday: a page that was opened before midnight may be played to its end."""


def utc_today() -> date:
    """The day that it is everywhere at once."""
    return datetime.now(UTC).date()


class TodayHandlers:
    """The puzzle of today, made once and for everybody."""

    def __init__(self, packs: Packs, today: Callable[[], date] = utc_today) -> None:
        self._packs = packs
        self._today = today
        self._makings: Makings | None = None
        self._made: dict[date, asyncio.Task[Puzzle]] = {}

    async def puzzle(self, _request: Request) -> Response:
        """The puzzle of today, without any answer."""
        return reply(view(await self._of(self._today())))

    async def read_partner(self, request: Request) -> Response:
        """What the partner wanted, and what came of the card."""
        answer = await read_body(request, PartnerAnswer)
        return reply(tell_partner(await self._dated(answer.date), answer))

    async def lay_words(self, request: Request) -> Response:
        """How the house's minds have laid the words."""
        answer = await read_body(request, PanelAnswer)
        return reply(tell_panel(await self._dated(answer.date), answer))

    async def guess_sky(self, request: Request) -> Response:
        """Whether it is the word, and what is to be seen then."""
        answer = await read_body(request, CloudAnswer)
        return reply(tell_cloud(await self._dated(answer.date), answer))

    async def _dated(self, typed: str) -> Puzzle:
        """The puzzle that an answer is about; Refused where its day is over, or has not come."""
        today = self._today()
        for day in (today - timedelta(days=ago) for ago in range(_DAYS)):
            if day.isoformat() == typed:
                return await self._of(day)
        raise Refused("not-todays", date=today.isoformat())

    async def _of(self, day: date) -> Puzzle:
        """The puzzle of a day, made in a thread; whoever asks meanwhile waits for the same."""
        for old in [one for one in self._made if self._today() - one >= timedelta(days=_DAYS)]:
            del self._made[old]
        making = self._made.get(day)
        if making is None or _has_failed(making):  # a disk that was away may be back
            making = self._made[day] = asyncio.create_task(asyncio.to_thread(self._make, day))
        return await asyncio.shield(making)

    def _make(self, day: date) -> Puzzle:
        """Beside the loop, which would otherwise stand still for some tenths of a second."""
        if self._makings is None:
            self._makings = gather(self._packs)
        return make_puzzle(day, self._makings)


def _has_failed(making: asyncio.Task[Puzzle]) -> bool:
    return making.done() and (making.cancelled() or making.exception() is not None)
