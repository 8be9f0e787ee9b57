"""HTTP handlers of TVs: the host puts them up and away, and a TV proves that it is one."""

from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import Response

from unspoken.kernel.game import Refused
from unspoken.tables import room_rules, tv_rules
from unspoken.tables.messages import Refusal
from unspoken.tables.names import new_token, read_code, token_hash
from unspoken.tables.room import PersonId
from unspoken.tables.table import Table
from unspoken.tables.tv import Tv, TvName
from unspoken.web.api import Admitted
from unspoken.web.gate import Gate
from unspoken.web.handlers import HttpHandlers, address_of, keep_cookie, read_body, reply
from unspoken.web.socket import tv_cookie_name
from unspoken.web.tv_api import PutUpTv, Tvs, TvToken
from unspoken.web.tv_directory import TvDirectory


class TvHandlers:
    """What can be done with TVs over HTTP."""

    def __init__(self, handlers: HttpHandlers, directory: TvDirectory, gate: Gate) -> None:
        self._handlers = handlers
        self._directory = directory
        self._gate = gate

    async def put_up(self, request: Request) -> Response:
        """The TV that shows this code shows the table from now on."""
        table, person = await self._handlers.member(request)
        room_rules.need_host(table.snapshot.room, person.id)
        body = await read_body(request, PutUpTv)
        code = read_code(body.code)
        if self._gate.must_wait(address_of(request)):
            return reply(Refusal("too-fast"), 429)
        node = await self._directory.find(code)
        if node is None:
            return self._missed(request)
        tv, token = await _put_up(table, person.id)
        if not await self._directory.hand(node, code, table.code, token):
            await _put_away(table, tv.name)
            return self._missed(request)
        return reply(_tvs(table), 201)

    async def put_up_here(self, request: Request) -> Response:
        """The host's own browser is a TV of the table's too, and stays one when the host leaves."""
        table, person = await self._handlers.member(request)
        response = reply(Admitted(table.code), 201)
        if self._handlers.tv_at(request, table) is None:
            _tv, token = await _put_up(table, person.id)
            keep_cookie(request, response, tv_cookie_name(table.code), token)
        return response

    async def put_away(self, request: Request) -> Response:
        """One of the table's TVs shows it no longer, says the host."""
        table, person = await self._handlers.member(request)
        room_rules.need_host(table.snapshot.room, person.id)
        await _put_away(table, TvName(str(request.path_params["tv"])))
        return reply(_tvs(table))

    async def admit(self, request: Request) -> Response:
        """A TV that was put up gets its cookie, by which it is known again."""
        table, _person = await self._handlers.who(request)
        body = await read_body(request, TvToken)
        if tv_rules.tv_of(table.snapshot.room, body.token) is None:
            self._gate.missed(address_of(request))
            raise Refused("bad-token")
        response = reply(Admitted(table.code), 201)
        keep_cookie(request, response, tv_cookie_name(table.code), body.token)
        return response

    async def go_dark(self, request: Request) -> Response:
        """A TV shows its table no longer, says whoever stands before it."""
        table, _person = await self._handlers.who(request)
        name = self._handlers.tv_at(request, table)
        if name is None:
            raise Refused("no-such-tv")
        await _put_away(table, name)
        response = reply(_tvs(table))
        response.delete_cookie(tv_cookie_name(table.code))
        return response

    def _missed(self, request: Request) -> Response:
        """A code of no TV counts as a code of no table does."""
        self._gate.missed(address_of(request))
        return reply(Refusal("no-such-tv"), 404)


async def _put_up(table: Table, host: PersonId) -> tuple[Tv, str]:
    """One more TV of the table's, and the token that proves it."""
    token = new_token()
    tv = Tv(TvName(secrets.token_hex(4)), token_hash(token))
    await table.perform(lambda draft: draft.record(tv_rules.put_up(draft.room, host, tv)))
    return tv, token


async def _put_away(table: Table, name: TvName) -> None:
    await table.perform(lambda draft: draft.record(tv_rules.put_away(draft.room, name)))


def _tvs(table: Table) -> Tvs:
    return Tvs(tuple(one.name for one in table.snapshot.room.tvs))
