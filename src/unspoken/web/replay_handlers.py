"""HTTP handlers of replays: to the people of the table, and to those with whom the host has shared one."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from unspoken.kernel.codec import encode
from unspoken.kernel.game import Refused, Seat
from unspoken.kernel.session import AnyEntry
from unspoken.tables import room_rules
from unspoken.tables.draft import Draft
from unspoken.tables.events import ReplayShared, ReplayTakenBack
from unspoken.tables.messages import Refusal
from unspoken.tables.replays import Look, Replay, ReplayFrame, hindsight_of, replay_frames
from unspoken.tables.room import Chair, Person, SharedReplay
from unspoken.tables.table import Table
from unspoken.tables.talk_messages import Thought
from unspoken.web.gate import Gate
from unspoken.web.handlers import HttpHandlers, address_of, compressed_reply, read_body, reply
from unspoken.web.replay_api import ReplayInfo, ReplayLink, ReplayStep, ReplaySteps, ShareReplay
from unspoken.web.shared_replays import SharedReplays, Unseen, album_key, cookie_of

_MOST_BYTES = 200_000
"""Of frames in one reply, but for the last of them."""
_MOST_STEPS = 200
_FOR_A_WHILE = "private, max-age=600"


class ReplayHandlers:
    """What can be seen and done with replays over HTTP."""

    def __init__(self, handlers: HttpHandlers, shared: SharedReplays, gate: Gate) -> None:
        self._handlers = handlers
        self._shared = shared
        self._gate = gate
        self._one_at_a_time = asyncio.Semaphore(1)

    async def replay(self, request: Request) -> Response:
        """A game that is over, and who played it."""
        try:
            table, person, link, found = await self._seen(request)
        except Unseen as unseen:
            return unseen.reply
        response = reply(_info(table, person, link, found, number_in(request)))
        if link is not None:
            _admit(request, response, table, link)
        return response

    async def steps(self, request: Request) -> Response:
        """Its steps as one seat saw them, as somebody saw them who watched, or with all open."""
        try:
            _table, _person, _link, found = await self._seen(request)
        except Unseen as unseen:
            return unseen.reply
        look = _look(request.query_params.get("as", "open"), found)
        first = _whole(request.query_params.get("from", "0"))
        async with self._one_at_a_time:
            steps = await asyncio.to_thread(_steps, found, look, first)
        return compressed_reply(request, steps)

    async def hindsight(self, request: Request) -> Response:
        """What can be worked out of it now that all is open; the same for everybody, and for good."""
        try:
            _table, _person, _link, found = await self._seen(request)
        except Unseen as unseen:
            return unseen.reply
        async with self._one_at_a_time:
            told = await asyncio.to_thread(hindsight_of, found)
        if told is None:
            return reply(Refusal("no-such-replay"), 404)
        response = compressed_reply(request, told)
        response.headers["cache-control"] = _FOR_A_WHILE
        return response

    async def share(self, request: Request) -> Response:
        """Let whoever has the link see it; a link that is out already stays as it is."""
        body = await read_body(request, ShareReplay)
        table, person, number = await self._hosted(request)
        try:
            found = await self._shared.finished(table.code, number)
        except Unseen as unseen:
            return unseen.reply

        def decide(draft: Draft) -> None:
            room_rules.need_host(draft.room, person.id)
            old = next((one for one in draft.room.shared if one.number == number), None)
            secret = secrets.token_urlsafe(24) if old is None else old.secret
            draft.record(ReplayShared(SharedReplay(number, secret, body.names)))

        await table.perform(decide)
        return reply(_info(table, person, None, found, number))

    async def take_back(self, request: Request) -> Response:
        """From now on the link leads nowhere."""
        table, person, number = await self._hosted(request)
        try:
            found = await self._shared.finished(table.code, number)
        except Unseen as unseen:
            return unseen.reply

        def decide(draft: Draft) -> None:
            room_rules.need_host(draft.room, person.id)
            if any(one.number == number for one in draft.room.shared):
                draft.record(ReplayTakenBack(number))

        await table.perform(decide)
        return reply(_info(table, person, None, found, number))

    async def _hosted(self, request: Request) -> tuple[Table, Person, int]:
        table, person = await self._handlers.member(request)
        room_rules.need_host(table.snapshot.room, person.id)
        return table, person, number_in(request)

    async def _seen(self, request: Request) -> tuple[Table, Person | None, SharedReplay | None, Replay]:
        """The replay that is asked for, by somebody of the table or by the link that brought them."""
        table, person = await self._handlers.who(request)
        number = number_in(request)
        link = None if person is not None else self._shared.opened(request, table, number)
        if person is None and link is None:
            self._gate.missed(address_of(request))
            raise Unseen(404, "replay-not-shared")
        return table, person, link, await self._shared.finished(table.code, number)


def _info(
    table: Table, person: Person | None, link: SharedReplay | None, found: Replay, number: int
) -> ReplayInfo:
    room = table.snapshot.room
    host = person is not None and room.host == person.id
    return ReplayInfo(
        table.code,
        number,
        found.game.name,
        Raw(encode(found.header.options)),
        _chairs(found, link is None or link.names),
        found.entries[-1].step,
        host,
        link_of(table, number) if host else None,
    )


def link_of(table: Table, number: int) -> ReplayLink | None:
    """The way in for others, while the host shares this game."""
    shared = next((one for one in table.snapshot.room.shared if one.number == number), None)
    return None if shared is None else ReplayLink(shared.secret, shared.names, album_key(shared.secret))


def _chairs(found: Replay, named: bool) -> tuple[Chair, ...]:
    """Who sat where; nobody's number at the table is told, and no seal where no name is."""
    chairs = enumerate(found.chairs)
    return tuple(
        Chair(one.name if named else "", one.seal if named else n, None, one.bot) for n, one in chairs
    )


def _steps(found: Replay, look: Look, first: int) -> ReplaySteps:
    made: list[ReplayStep] = []
    weight, untold = 0, first
    frames = replay_frames(found, look, first)
    for frame in islice(frames, _MOST_STEPS):
        made.append(_step(frame, found.entries[untold : frame.entry.step + 1]))
        untold = frame.entry.step + 1
        weight += len(frame.frame)
        if weight >= _MOST_BYTES:
            break
    return ReplaySteps(tuple(made), _next(frames, made))


def _next(frames: Iterator[ReplayFrame], made: list[ReplayStep]) -> int | None:
    """From where to go on, if there is any more to see."""
    return made[-1].step + 1 if made and next(frames, None) is not None else None


def _step(frame: ReplayFrame, untold: Sequence[AnyEntry]) -> ReplayStep:
    """A step, with the thoughts of those before it that this viewer was not shown."""
    entry = frame.entry
    thoughts = tuple(
        Thought(one.seat, one.key or "", one.why)
        for one in untold
        if one.why is not None and one.seat is not None
    )
    return ReplayStep(entry.step, entry.at, Raw(frame.frame), frame.viewer, entry.seat, thoughts)


def _look(typed: str, found: Replay) -> Look:
    if typed == "open":
        return "open"
    if typed == "watch":
        return None
    seat = _whole(typed)
    if seat >= found.header.seats:
        raise Refused("no-such-seat")
    return Seat(seat)


def number_in(request: Request) -> int:
    """Which of the table's games is asked for."""
    return _whole(str(request.path_params["number"]))


def _whole(typed: str) -> int:
    """A number that somebody has typed into an address."""
    if not (typed.isascii() and typed.isdigit() and len(typed) <= 6):
        raise Refused("unreadable")
    return int(typed)


def _admit(request: Request, response: Response, table: Table, link: SharedReplay) -> None:
    """Pictures and recordings carry no header: a cookie that no script can read lets them be fetched."""
    response.set_cookie(
        cookie_of(table.code, link.number),
        link.secret,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
