"""Endpoints of replays, for the people of the table and for anybody with a shared link."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from unspoken.kernel.codec import encode
from unspoken.kernel.session import AnyEntry
from unspoken.kernel.types import Refused, Seat
from unspoken.tables.log.replays import Perspective, Replay, ReplayFrame, hindsight_of, replay_frames
from unspoken.tables.rules import replays as replay_rules
from unspoken.tables.rules import room as room_rules
from unspoken.tables.state.room import Chair, Person, SharedReplay
from unspoken.tables.table.table import Table
from unspoken.tables.wire.messages import Refusal
from unspoken.tables.wire.talk_messages import Thought
from unspoken.web.endpoints.base import TableRequests, client_address, compressed_reply, read_body, reply
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.replay_messages import (
    ReplayInfo,
    ReplayLink,
    ReplayStep,
    ReplaySteps,
    ShareReplay,
)
from unspoken.web.endpoints.server_parts import ServerParts
from unspoken.web.endpoints.shared_replays import (
    ReplayHttpError,
    SharedReplays,
    album_key,
    replay_cookie_name,
    shared_replay,
)
from unspoken.web.http.rate_limiter import RateLimiter

_MAX_BYTES = 200_000
"""A reply ends with the first frame that reaches this total size."""
_MAX_STEPS = 200
_CACHE_BRIEFLY = "private, max-age=600"


class ReplayHandlers:
    """Handlers of replays."""

    @classmethod
    def create(cls, server: ServerParts) -> ReplayHandlers:
        """Make the handlers of a server."""
        return cls(server.requests, server.shared_replays, server.limiter)

    def __init__(self, requests: TableRequests, shared: SharedReplays, limiter: RateLimiter) -> None:
        self._requests = requests
        self._shared = shared
        self._limiter = limiter
        self._replaying = asyncio.Semaphore(1)

    async def replay(self, request: Request) -> Response:
        """Return a finished game and its players."""
        try:
            table, person, link, replay = await self._find(request)
        except ReplayHttpError as error:
            return error.reply
        response = reply(_info(table, person, link, replay, number_in(request)))
        if link is not None:
            _set_replay_cookie(request, response, table, link)
        return response

    async def steps(self, request: Request) -> Response:
        """Return steps of a replay from the view of one seat, of a spectator, or with everything open."""
        try:
            _table, _person, _link, replay = await self._find(request)
        except ReplayHttpError as error:
            return error.reply
        perspective = _perspective(request.query_params.get("as", "open"), replay)
        first = _parse_number(request.query_params.get("from", "0"))
        async with self._replaying:
            steps = await asyncio.to_thread(_steps, replay, perspective, first)
        return compressed_reply(request, steps)

    async def hindsight(self, request: Request) -> Response:
        """Return the game's hindsight: an analysis of the finished game, the same for everybody."""
        try:
            _table, _person, _link, replay = await self._find(request)
        except ReplayHttpError as error:
            return error.reply
        async with self._replaying:
            hindsight = await asyncio.to_thread(hindsight_of, replay)
        if hindsight is None:
            return reply(Refusal("no-such-replay"), 404)
        response = compressed_reply(request, hindsight)
        response.headers["cache-control"] = _CACHE_BRIEFLY
        return response

    async def share(self, request: Request) -> Response:
        """Share a replay by a link; an existing link stays valid."""
        body = await read_body(request, ShareReplay)
        table, person, number = await self._require_host(request)
        try:
            replay = await self._shared.find_finished(table.code, number)
        except ReplayHttpError as error:
            return error.reply

        shared = SharedReplay(number, secrets.token_urlsafe(24), body.names)
        await table.perform(lambda draft: draft.record(*replay_rules.share(draft.room, person.id, shared)))
        return reply(_info(table, person, None, replay, number))

    async def take_back(self, request: Request) -> Response:
        """Make a shared link invalid."""
        table, person, number = await self._require_host(request)
        try:
            replay = await self._shared.find_finished(table.code, number)
        except ReplayHttpError as error:
            return error.reply

        await table.perform(
            lambda draft: draft.record(*replay_rules.take_back(draft.room, person.id, number))
        )
        return reply(_info(table, person, None, replay, number))

    async def _require_host(self, request: Request) -> tuple[Table, Person, int]:
        table, person = await self._requests.require_member(request)
        room_rules.need_host(table.snapshot.room, person.id)
        return table, person, number_in(request)

    async def _find(self, request: Request) -> tuple[Table, Person | None, SharedReplay | None, Replay]:
        """Find the requested replay for a person of the table, or by the secret of a shared link."""
        table, person = await self._requests.table_and_person(request)
        number = number_in(request)
        link = None if person is not None else self._shared.find_by_secret(request, table, number)
        if person is None and link is None:
            self._limiter.count_wrong_code(client_address(request))
            raise ReplayHttpError(404, "replay-not-shared")
        return table, person, link, await self._shared.find_finished(table.code, number)


def _info(
    table: Table, person: Person | None, link: SharedReplay | None, replay: Replay, number: int
) -> ReplayInfo:
    room = table.snapshot.room
    host = person is not None and room.host == person.id
    return ReplayInfo(
        table.code,
        number,
        replay.game.name,
        Raw(encode(replay.header.options)),
        _chairs(replay, link is None or link.names),
        replay.entries[-1].step,
        host,
        link_of(table, number) if host else None,
    )


def link_of(table: Table, number: int) -> ReplayLink | None:
    """Return the link of a game while the host shares it."""
    shared = shared_replay(table, number)
    return None if shared is None else ReplayLink(shared.secret, shared.names, album_key(shared.secret))


def _chairs(replay: Replay, named: bool) -> tuple[Chair, ...]:
    """Return the seats without person ids; without names, also without the players' seals."""
    return tuple(
        Chair(chair.name if named else "", chair.seal if named else seat, None, chair.bot)
        for seat, chair in enumerate(replay.chairs)
    )


def _steps(replay: Replay, perspective: Perspective, first: int) -> ReplaySteps:
    steps: list[ReplayStep] = []
    size, next_entry = 0, first
    frames = replay_frames(replay, perspective, first)
    for frame in islice(frames, _MAX_STEPS):
        steps.append(_step(frame, replay.entries[next_entry : frame.entry.step + 1]))
        next_entry = frame.entry.step + 1
        size += len(frame.frame)
        if size >= _MAX_BYTES:
            break
    return ReplaySteps(tuple(steps), _next_step(frames, steps))


def _next_step(frames: Iterator[ReplayFrame], steps: list[ReplayStep]) -> int | None:
    """Return the step from which to continue, if there are more frames."""
    return steps[-1].step + 1 if steps and next(frames, None) is not None else None


def _step(frame: ReplayFrame, entries: Sequence[AnyEntry]) -> ReplayStep:
    """Return a step with the thoughts of all entries since the viewer's last frame."""
    entry = frame.entry
    thoughts = tuple(
        Thought(earlier.seat, earlier.key or "", earlier.why)
        for earlier in entries
        if earlier.why is not None and earlier.seat is not None
    )
    return ReplayStep(entry.step, entry.at, Raw(frame.frame), frame.viewer, entry.seat, thoughts)


def _perspective(typed: str, replay: Replay) -> Perspective:
    if typed == "open":
        return "open"
    if typed == "watch":
        return None
    seat = _parse_number(typed)
    if seat >= replay.header.seats:
        raise Refused("no-such-seat")
    return Seat(seat)


def number_in(request: Request) -> int:
    """Return the number of the requested game of the table."""
    return _parse_number(str(request.path_params["number"]))


def _parse_number(typed: str) -> int:
    """Parse a number in a URL. Raises Refused if it is invalid."""
    if not (typed.isascii() and typed.isdigit() and len(typed) <= 6):
        raise Refused("unreadable")
    return int(typed)


def _set_replay_cookie(request: Request, response: Response, table: Table, link: SharedReplay) -> None:
    """Set the replay's secret as a cookie: requests for pictures and recordings have no header."""
    response.set_cookie(
        replay_cookie_name(table.code, link.number),
        link.secret,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


_GAME = "/api/tables/{code}/games/{number}"

GROUP = EndpointGroup(
    ReplayHandlers.create,
    (
        Endpoint("GET", _GAME, ReplayHandlers.replay, "A finished game for replay", reply=ReplayInfo),
        Endpoint(
            "GET",
            f"{_GAME}/steps",
            ReplayHandlers.steps,
            "Its steps from one viewer's view",
            reply=ReplaySteps,
        ),
        Endpoint("GET", f"{_GAME}/hindsight", ReplayHandlers.hindsight, "Its hindsight"),
        Endpoint(
            "POST", f"{_GAME}/link", ReplayHandlers.share, "Share it by a link", ShareReplay, ReplayInfo
        ),
        Endpoint("DELETE", f"{_GAME}/link", ReplayHandlers.take_back, "Take the link back", reply=ReplayInfo),
    ),
)
