"""The puzzle of the day over HTTP, with those of the last thirty days.

The server stores nothing about its players, but may count answers (`HouseCounts`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta

from starlette.requests import Request
from starlette.responses import Response

from unspoken.content.packs import Packs
from unspoken.daily.house_counts import HouseCounts, TodayCounts
from unspoken.daily.puzzle import DailyMaterials, DailyPuzzle, daily_parts, gather, make_puzzle
from unspoken.daily.view import solution, solution_type, view, view_type
from unspoken.kernel.game import AnyGame
from unspoken.kernel.parts.daily import AnyDailyPart, CountedAnswer, DailyAnswer
from unspoken.kernel.types import Refused
from unspoken.tables.errors import StoreUnavailable
from unspoken.web.endpoints.base import client_address, read_body, reply
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts

DAYS = 31
"""Today and the thirty days before, which can still be opened and answered."""
_COUNTED_DAYS = 2
"""Answers count today, and the day after for a player who opened the puzzle before midnight."""
_DAY_PATH = "/api/today/days/{date}"


def utc_today() -> date:
    """Return the date in UTC, which is the same everywhere."""
    return datetime.now(UTC).date()


class TodayHandlers:
    """Handlers of the daily puzzle, which is made once a day for everybody."""

    @classmethod
    def create(cls, server: ServerParts) -> TodayHandlers:
        """Make the handlers of a server."""
        counts = HouseCounts(server.counts, time.monotonic)
        parts = daily_parts(server.house.services.games)
        return cls(server.packs, parts, counts=counts, may_count=server.limiter.allow_counted_answer)

    def __init__(
        self,
        packs: Packs,
        parts: Mapping[str, AnyDailyPart],
        today: Callable[[], date] = utc_today,
        counts: HouseCounts | None = None,
        may_count: Callable[[str], bool] = lambda _address: True,
    ) -> None:
        """`may_count` applies the rate limit of an address."""
        self._packs = packs
        self._parts = parts
        self._counts = counts or HouseCounts(None, time.monotonic)
        self._may_count = may_count
        self._today = today
        self._materials: DailyMaterials | None = None
        self._puzzles: dict[date, asyncio.Task[DailyPuzzle]] = {}

    async def puzzle(self, _request: Request) -> Response:
        """Reply with the puzzle of today, without any solution."""
        return reply(view(await self._puzzle_of(self._today()), self._parts))

    async def past_puzzle(self, request: Request) -> Response:
        """Reply with the puzzle of one of the last days, without any solution."""
        return reply(view(await self._puzzle_of(self._day_named(_date_in(request))), self._parts))

    async def solution(self, request: Request) -> Response:
        """Reply with the solution of a day that is over; Refused for today."""
        day = self._day_named(_date_in(request))
        if day == self._today():
            raise Refused("not-over-yet")
        return reply(solution(await self._puzzle_of(day), self._parts))

    async def counts(self, request: Request) -> Response:
        """Reply with the numbers of answers of this house."""
        return reply(await self._counts.of(self._day_named(_date_in(request))))

    async def answer(self, game: str, request: Request) -> Response:
        """Judge an answer to the part of a game, and count it if the browser asks for it."""
        part = self._parts[game]
        answer = await read_body(request, part.answer_type)
        day = self._day_named(answer.date)
        puzzle = await self._puzzle_of(day)
        judged = part.reply(puzzle.by_game[game], answer)
        await self._count(game, day, part.counted(puzzle.by_game[game], answer), answer, request)
        return reply(judged)

    async def _count(
        self,
        game: str,
        day: date,
        answers: tuple[CountedAnswer, ...],
        answer: DailyAnswer,
        request: Request,
    ) -> None:
        """Count the first answer of a browser; a failing store does not spoil the puzzle."""
        today = self._today()
        if not answers or today - day >= timedelta(days=_COUNTED_DAYS):
            return
        if self._counts.may_count(day, game, answer.browser) and self._may_count(client_address(request)):
            with suppress(StoreUnavailable):
                await self._counts.add(day, game, answer.browser, answers, today - timedelta(days=DAYS - 1))

    def _day_named(self, text: str) -> date:
        """Return the day of a date in ISO form; Refused if its puzzle cannot be opened."""
        today = self._today()
        for day in (today - timedelta(days=ago) for ago in range(DAYS)):
            if day.isoformat() == text:
                return day
        raise Refused("not-todays", date=today.isoformat())

    async def _puzzle_of(self, day: date) -> DailyPuzzle:
        """Return the puzzle of a day, made in a thread; concurrent requests wait for the same task."""
        for old in [made for made in self._puzzles if self._today() - made >= timedelta(days=DAYS)]:
            del self._puzzles[old]
        task = self._puzzles.get(day)
        if task is None or _has_failed(task):  # the disk may work again
            task = self._puzzles[day] = asyncio.create_task(asyncio.to_thread(self._make, day))
        return await asyncio.shield(task)

    def _make(self, day: date) -> DailyPuzzle:
        """Make a puzzle, which would block the event loop for some tenths of a second."""
        if self._materials is None:
            self._materials = gather(self._packs, self._parts)
        return make_puzzle(day, self._materials)


def _date_in(request: Request) -> str:
    return str(request.path_params["date"])


def _has_failed(task: asyncio.Task[DailyPuzzle]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def group(games: Mapping[str, AnyGame]) -> EndpointGroup[TodayHandlers]:
    """Return the endpoints: of today, of recent days, and for answers to each game with a daily part."""
    parts = daily_parts(games)
    puzzle, solved = view_type(parts), solution_type(parts)
    endpoints: tuple[Endpoint[TodayHandlers], ...] = (
        Endpoint("GET", "/api/today", TodayHandlers.puzzle, "The puzzle of the day", reply=puzzle),
        Endpoint("GET", _DAY_PATH, TodayHandlers.past_puzzle, "The puzzle of a recent day", reply=puzzle),
        Endpoint(
            "GET",
            f"{_DAY_PATH}/solution",
            TodayHandlers.solution,
            "The solution of a recent day, but not of today",
            reply=solved,
        ),
        Endpoint(
            "GET",
            f"{_DAY_PATH}/counts",
            TodayHandlers.counts,
            "How often each answer was given in this house",
            reply=TodayCounts,
        ),
    )
    answers = (_answer_endpoint(game, part) for game, part in parts.items())
    return EndpointGroup(TodayHandlers.create, (*endpoints, *answers))


def _answer_endpoint(game: str, part: AnyDailyPart) -> Endpoint[TodayHandlers]:
    def handle(handlers: TodayHandlers, request: Request) -> Awaitable[Response]:
        return handlers.answer(game, request)

    return Endpoint("POST", f"/api/today/{game}", handle, part.summary, part.answer_type, part.reply_type)
