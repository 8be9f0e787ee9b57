"""Endpoints of replays, for the people of the table and for anybody with a shared link."""

from __future__ import annotations

import gzip
import secrets

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from unspoken.kernel.types import Refused
from unspoken.tables.rules import replays as replay_rules
from unspoken.tables.rules import room as room_rules
from unspoken.tables.state.room import Chair, Person, SharedReplay
from unspoken.tables.table.table import Table
from unspoken.web.endpoints.base import TableRequests, client_address, read_body, reply, set_cookie
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts
from unspoken.web.endpoints.shared_replays import (
    SharedReplays,
    album_key,
    replay_cookie_name,
    shared_replay,
)
from unspoken.web.http.rate_limiter import RateLimiter
from unspoken.web.replays.messages import ReplayFacts, ReplayInfo, ReplayLink, ReplaySteps, ShareReplay
from unspoken.web.replays.questions import GameFacts, GameHindsight, Steps, Viewer
from unspoken.web.replays.reader import ReplayError, ReplayReader
from unspoken.web.static.negotiation import accepted_encoding

_CACHE_BRIEFLY = "private, max-age=600"


class ReplayHandlers:
    """Handlers of replays."""

    @classmethod
    def create(cls, server: ServerParts) -> ReplayHandlers:
        """Make the handlers of a server."""
        return cls(server.requests, server.shared_replays, server.replays, server.limiter)

    def __init__(
        self, requests: TableRequests, shared: SharedReplays, reader: ReplayReader, limiter: RateLimiter
    ) -> None:
        self._requests = requests
        self._shared = shared
        self._reader = reader
        self._limiter = limiter

    async def replay(self, request: Request) -> Response:
        """Return a finished game and its players."""
        table, person, link = await self._check_access(request)
        facts = await self._facts(request, table)
        response = reply(_info(table, person, link, facts, number_in(request)))
        if link is not None:
            _set_replay_cookie(request, response, table, link)
        return response

    async def steps(self, request: Request) -> Response:
        """Return steps of a replay from the view of one seat, of a spectator, or with everything open."""
        table, _person, _link = await self._check_access(request)
        viewer = _viewer(request.query_params.get("as", "open"))
        task = Steps(viewer, _parse_number(request.query_params.get("from", "0")))
        steps = await self._reader.read(client_address(request), table.code, number_in(request), task)
        return _compressed(request, steps)

    async def hindsight(self, request: Request) -> Response:
        """Return the game's hindsight: an analysis of the finished game, the same for everybody."""
        table, _person, _link = await self._check_access(request)
        number = number_in(request)
        hindsight = await self._reader.read(client_address(request), table.code, number, GameHindsight())
        response = _compressed(request, hindsight)
        response.headers["cache-control"] = _CACHE_BRIEFLY
        return response

    async def share(self, request: Request) -> Response:
        """Share a replay by a link; an existing link stays valid."""
        body = await read_body(request, ShareReplay)
        table, person, number = await self._require_host(request)
        facts = await self._facts(request, table)
        shared = SharedReplay(number, secrets.token_urlsafe(24), body.names)
        await table.perform(
            lambda draft: draft.record(*replay_rules.share(draft.snapshot(), person.id, shared))
        )
        return reply(_info(table, person, None, facts, number))

    async def take_back(self, request: Request) -> Response:
        """Make a shared link invalid."""
        table, person, number = await self._require_host(request)
        facts = await self._facts(request, table)
        await table.perform(
            lambda draft: draft.record(*replay_rules.take_back(draft.snapshot(), person.id, number))
        )
        return reply(_info(table, person, None, facts, number))

    async def _facts(self, request: Request, table: Table) -> ReplayFacts:
        data = await self._reader.read(client_address(request), table.code, number_in(request), GameFacts())
        return msgspec.json.decode(data, type=ReplayFacts)

    async def _require_host(self, request: Request) -> tuple[Table, Person, int]:
        table, person = await self._requests.require_member(request)
        room_rules.need_host(table.snapshot.room, person.id)
        return table, person, number_in(request)

    async def _check_access(self, request: Request) -> tuple[Table, Person | None, SharedReplay | None]:
        """Return the table, and the person of the table or the shared link. Raises ReplayError."""
        table, person = await self._requests.table_and_person(request)
        link = None if person is not None else self._shared.find_by_secret(request, table, number_in(request))
        if person is None and link is None:
            self._limiter.count_wrong_code(client_address(request))
            raise ReplayError(404, "replay-not-shared")
        return table, person, link


def _info(
    table: Table, person: Person | None, link: SharedReplay | None, facts: ReplayFacts, number: int
) -> ReplayInfo:
    room = table.snapshot.room
    host = person is not None and room.host == person.id
    return ReplayInfo(
        table.code,
        number,
        facts.game,
        facts.options,
        _chairs(facts, link is None or link.names),
        facts.last,
        host,
        link_of(table, number) if host else None,
    )


def link_of(table: Table, number: int) -> ReplayLink | None:
    """Return the link of a game while the host shares it."""
    shared = shared_replay(table, number)
    return None if shared is None else ReplayLink(shared.secret, shared.names, album_key(shared.secret))


def _chairs(facts: ReplayFacts, named: bool) -> tuple[Chair, ...]:
    """Return the seats without person ids; without names, also without the players' seals."""
    return tuple(
        Chair(chair.name if named else "", chair.seal if named else seat, None, chair.bot)
        for seat, chair in enumerate(facts.chairs)
    )


def _compressed(request: Request, data: bytes) -> Response:
    """Return a JSON response from compressed data, decompressed if the client does not accept gzip."""
    headers = {"vary": "Accept-Encoding", "content-encoding": "gzip"}
    if not accepted_encoding(request.headers.get("accept-encoding", ""), ("gzip",)):
        data = gzip.decompress(data)
        del headers["content-encoding"]
    return Response(data, media_type="application/json", headers=headers)


def _viewer(typed: str) -> Viewer:
    match typed:
        case "open" | "watch":
            return typed
        case _:
            return _parse_number(typed)


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
    set_cookie(request, response, replay_cookie_name(table.code, link.number), link.secret)


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
