"""Endpoints of TVs: the host adds and removes TVs, and a TV authenticates itself."""

from __future__ import annotations

import secrets
from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from unspoken.kernel.types import Refused
from unspoken.tables.rules import room as room_rules
from unspoken.tables.rules import tv as tv_rules
from unspoken.tables.state.names import new_token, read_code, token_hash
from unspoken.tables.state.room import PersonId
from unspoken.tables.state.tv import Tv, TvName
from unspoken.tables.table.table import Table
from unspoken.tables.wire.messages import Refusal
from unspoken.web.endpoints.base import (
    TableRequests,
    client_address,
    cookie_path,
    read_body,
    reply,
    set_token_cookie,
)
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts
from unspoken.web.endpoints.tables import Admitted
from unspoken.web.http.rate_limiter import RateLimiter
from unspoken.web.sockets.socket import tv_cookie_name
from unspoken.web.waiting_tvs.directory import TvDirectory


class PutUpTv(Struct, frozen=True, forbid_unknown_fields=True):
    """Show the table on the waiting TV with this code."""

    code: Annotated[str, Meta(max_length=16)]


class Tvs(Struct, frozen=True):
    """The TVs that show a table."""

    tvs: tuple[TvName, ...]


class TvToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The token that a TV was given; the TV exchanges it for a cookie."""

    token: Annotated[str, Meta(max_length=128)]


class TvHandlers:
    """Handlers of TVs."""

    @classmethod
    def create(cls, server: ServerParts) -> TvHandlers:
        """Make the handlers of a server."""
        return cls(server.requests, server.tvs, server.limiter)

    def __init__(self, requests: TableRequests, directory: TvDirectory, limiter: RateLimiter) -> None:
        self._requests = requests
        self._directory = directory
        self._limiter = limiter

    async def add_tv(self, request: Request) -> Response:
        """Show the table on the waiting TV with this code."""
        table, person = await self._requests.require_member(request)
        room_rules.need_host(table.snapshot.room, person.id)
        body = await read_body(request, PutUpTv)
        code = read_code(body.code)
        if self._limiter.must_wait(client_address(request)):
            return reply(Refusal("too-fast"), 429)
        node = await self._directory.find(code)
        if node is None:
            return self._no_such_tv(request)
        tv, token = await _add_tv(table, person.id)
        if not await self._directory.show_table(node, code, table.code, token):
            await _remove_tv(table, tv.name)
            return self._no_such_tv(request)
        return reply(_tvs(table), 201)

    async def add_this_browser(self, request: Request) -> Response:
        """Register the person's own browser as a TV; it stays a TV when the person leaves the table."""
        table, person = await self._requests.require_member(request)
        response = reply(Admitted(table.code), 201)
        if self._requests.tv_at(request, table) is None:
            _tv, token = await _add_tv(table, person.id)
            set_token_cookie(request, response, tv_cookie_name(table.code), token)
        return response

    async def remove_tv(self, request: Request) -> Response:
        """Remove a TV on behalf of the host."""
        table, person = await self._requests.require_member(request)
        room_rules.need_host(table.snapshot.room, person.id)
        await _remove_tv(table, TvName(str(request.path_params["tv"])), person.id)
        return reply(_tvs(table))

    async def admit(self, request: Request) -> Response:
        """Set the cookie of a TV that presents its token."""
        table, _person = await self._requests.table_and_person(request)
        body = await read_body(request, TvToken)
        if tv_rules.tv_of(table.snapshot.room, body.token) is None:
            self._limiter.count_wrong_code(client_address(request))
            raise Refused("bad-token")
        response = reply(Admitted(table.code), 201)
        set_token_cookie(request, response, tv_cookie_name(table.code), body.token)
        return response

    async def leave_as_tv(self, request: Request) -> Response:
        """Remove the TV that sends this request."""
        table, _person = await self._requests.table_and_person(request)
        name = self._requests.tv_at(request, table)
        if name is None:
            raise Refused("no-such-tv")
        await _remove_tv(table, name)
        response = reply(_tvs(table))
        response.delete_cookie(tv_cookie_name(table.code), path=cookie_path(request))
        return response

    def _no_such_tv(self, request: Request) -> Response:
        """Reply 404 and count the code as wrong, like a wrong table code."""
        self._limiter.count_wrong_code(client_address(request))
        return reply(Refusal("no-such-tv"), 404)


async def _add_tv(table: Table, host: PersonId) -> tuple[Tv, str]:
    """Add a TV to the table; return it and its token."""
    token = new_token()
    tv = Tv(TvName(secrets.token_hex(4)), token_hash(token))
    await table.perform(lambda draft: draft.record(*tv_rules.put_up(draft.snapshot(), host, tv)))
    return tv, token


async def _remove_tv(table: Table, name: TvName, host: PersonId | None = None) -> None:
    await table.perform(lambda draft: draft.record(*tv_rules.put_away(draft.snapshot(), name, host)))


def _tvs(table: Table) -> Tvs:
    return Tvs(tuple(tv.name for tv in table.snapshot.room.tvs))


GROUP = EndpointGroup(
    TvHandlers.create,
    (
        Endpoint(
            "POST", "/api/tables/{code}/tvs", TvHandlers.add_tv, "Show the table on a TV", PutUpTv, Tvs, 201
        ),
        Endpoint(
            "POST",
            "/api/tables/{code}/tvs/here",
            TvHandlers.add_this_browser,
            "Use this browser as a TV of the table",
            reply=Admitted,
            status=201,
        ),
        Endpoint(
            "DELETE",
            "/api/tables/{code}/tvs/{tv}",
            TvHandlers.remove_tv,
            "Remove a TV from the table",
            reply=Tvs,
        ),
        Endpoint(
            "POST",
            "/api/tables/{code}/tv",
            TvHandlers.admit,
            "Authenticate as a TV of the table",
            TvToken,
            Admitted,
            201,
        ),
        Endpoint(
            "DELETE",
            "/api/tables/{code}/tv",
            TvHandlers.leave_as_tv,
            "As a TV, stop showing the table",
            reply=Tvs,
        ),
    ),
)
