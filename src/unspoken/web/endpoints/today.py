"""The puzzle of the day over HTTP. The server stores nothing about its players."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, date, datetime, timedelta

from starlette.requests import Request
from starlette.responses import Response

from unspoken.content.packs import Packs
from unspoken.daily.puzzle import DailyMaterials, DailyPuzzle, daily_parts, gather, make_puzzle
from unspoken.daily.view import view, view_type
from unspoken.kernel.game import AnyGame
from unspoken.kernel.parts.daily import AnyDailyPart
from unspoken.kernel.types import Refused
from unspoken.web.endpoints.base import read_body, reply
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts

_DAYS = 2
"""Today and yesterday: a player who opened the puzzle before midnight may finish it afterwards."""


def utc_today() -> date:
    """Return the date in UTC, which is the same everywhere."""
    return datetime.now(UTC).date()


class TodayHandlers:
    """Handlers of the daily puzzle, which is made once a day for everybody."""

    @classmethod
    def create(cls, server: ServerParts) -> TodayHandlers:
        """Make the handlers of a server."""
        return cls(server.packs, daily_parts(server.house.services.games))

    def __init__(
        self, packs: Packs, parts: Mapping[str, AnyDailyPart], today: Callable[[], date] = utc_today
    ) -> None:
        self._packs = packs
        self._parts = parts
        self._today = today
        self._materials: DailyMaterials | None = None
        self._puzzles: dict[date, asyncio.Task[DailyPuzzle]] = {}

    async def puzzle(self, _request: Request) -> Response:
        """Reply with the puzzle of today, without any solution."""
        return reply(view(await self._puzzle_of(self._today()), self._parts))

    async def answer(self, game: str, request: Request) -> Response:
        """Judge an answer to the part of a game."""
        part = self._parts[game]
        answer = await read_body(request, part.answer_type)
        puzzle = await self._puzzle_dated(answer.date)
        return reply(part.reply(puzzle.by_game[game], answer))

    async def _puzzle_dated(self, text: str) -> DailyPuzzle:
        """Return the puzzle of an answer's date; Refused if the date is not today or yesterday."""
        today = self._today()
        for day in (today - timedelta(days=ago) for ago in range(_DAYS)):
            if day.isoformat() == text:
                return await self._puzzle_of(day)
        raise Refused("not-todays", date=today.isoformat())

    async def _puzzle_of(self, day: date) -> DailyPuzzle:
        """Return the puzzle of a day, made in a thread; concurrent requests wait for the same task."""
        for old in [made for made in self._puzzles if self._today() - made >= timedelta(days=_DAYS)]:
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


def _has_failed(task: asyncio.Task[DailyPuzzle]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def group(games: Mapping[str, AnyGame]) -> EndpointGroup[TodayHandlers]:
    """Return the endpoints: one for the puzzle, and one for answers to each game with a daily part."""
    parts = daily_parts(games)
    puzzle = Endpoint(
        "GET", "/api/today", TodayHandlers.puzzle, "The puzzle of the day", reply=view_type(parts)
    )
    return EndpointGroup(
        TodayHandlers.create, (puzzle, *(_answer_endpoint(game, part) for game, part in parts.items()))
    )


def _answer_endpoint(game: str, part: AnyDailyPart) -> Endpoint[TodayHandlers]:
    def handle(handlers: TodayHandlers, request: Request) -> Awaitable[Response]:
        return handlers.answer(game, request)

    return Endpoint("POST", f"/api/today/{game}", handle, part.summary, part.answer_type, part.reply_type)
