"""Shared helpers of all endpoints: the table and person of a request, replies and refusals."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Refused
from unspoken.tables.errors import DamagedTable, NoSuchTable, OwnedElsewhere, StoreUnavailable
from unspoken.tables.house import House
from unspoken.tables.rules.arrivals import former_person
from unspoken.tables.rules.tv import tv_of
from unspoken.tables.state.names import log_label, read_code, read_suffix
from unspoken.tables.state.room import Person
from unspoken.tables.state.tv import TvName
from unspoken.tables.table.table import Table
from unspoken.tables.wire.messages import Refusal
from unspoken.tables.wire.unreadable import unreadable
from unspoken.web.http.body import read_bytes
from unspoken.web.http.forwarding import BODILESS, FORWARDED, Ask, forward
from unspoken.web.http.rate_limiter import RateLimiter
from unspoken.web.http.subpath import base_path
from unspoken.web.monitoring.metrics import METRICS
from unspoken.web.replays.reader import ReplayError
from unspoken.web.settings import Settings
from unspoken.web.sockets.socket import cookie_name, tv_cookie_name
from unspoken.web.static.negotiation import accepted_encoding, gzipped

B = TypeVar("B")
log = logging.getLogger(__name__)

_LARGEST_BODY = 4_096
_COOKIE_AGE = 400 * 24 * 3600
"""Seconds for which a browser keeps a seat, as long as browsers allow: games by days last for months."""

Handler = Callable[[Request], Awaitable[Response]]


def reply(body: object, status: int = 200) -> Response:
    """Return a JSON response."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def refuse(refusal: Refusal, status: int) -> Response:
    """Return a refusal as a response, and count it."""
    METRICS.refusals.add(refusal.code)
    return reply(refusal, status)


def compressed_reply(request: Request, body: object) -> Response:
    """Return a JSON response, compressed if the client accepts gzip: for long replies without secrets."""
    data, headers = msgspec.json.encode(body), {"vary": "Accept-Encoding"}
    if accepted_encoding(request.headers.get("accept-encoding", ""), ("gzip",)):
        data, headers = gzipped(data), {**headers, "content-encoding": "gzip"}
    return Response(data, media_type="application/json", headers=headers)


class TableRequests:
    """Finds the table and the person of a request, and turns refusals into replies."""

    def __init__(self, house: House, settings: Settings, limiter: RateLimiter, ask: Ask) -> None:
        self._house = house
        self._settings = settings
        self._limiter = limiter
        self._ask = ask

    @property
    def games(self) -> dict[str, AnyGame]:
        """The games of this server."""
        return self._house.services.games

    def guarded(self, handler: Handler) -> Handler:
        """Wrap a handler: apply rate limits, forward to the table's node, turn errors into replies."""

        async def guard(request: Request) -> Response:
            try:
                if not self._limiter.allow_api_call(client_address(request)) or await self._is_guessing(
                    request
                ):
                    return refuse(Refusal("too-fast"), 429)
                if "code" in request.path_params:
                    await self._house.find(str(request.path_params["code"]))
                return await handler(request)
            except OwnedElsewhere as elsewhere:
                return await self._forward(request, elsewhere.node)
            except DamagedTable as error:
                code = str(request.path_params.get("code", ""))
                log.error("the log of table %s is damaged: %s", log_label(read_code(code)), error)
                return refuse(Refusal("table-damaged"), 503)
            except NoSuchTable:
                self._limiter.count_wrong_code(
                    client_address(request), str(request.path_params.get("code", ""))
                )
                return refuse(Refusal("no-such-table"), 404)
            except Refused as refused:
                return refuse(Refusal(refused.code, refused.facts), 422)
            except ClientDisconnect:  # nobody will read this reply
                return refuse(Refusal("unreadable"), 400)
            except ReplayError as error:
                return refuse(error.refusal, error.status)
            except StoreUnavailable:
                return refuse(Refusal("not-saved"), 503)

        return guard

    async def _forward(self, request: Request, node: str) -> Response:
        """Forward a request to the node that owns the table, unless it was forwarded already."""
        try:
            if FORWARDED in request.scope:
                raise StoreUnavailable("the table is moving between nodes")
            if request.method in BODILESS:
                return await forward(request, node, self._ask)
            with self._limiter.forwarding_slot(client_address(request)):
                return await forward(request, node, self._ask)
        except Refused as refused:
            return refuse(Refusal(refused.code, refused.facts), 422)
        except StoreUnavailable:
            return refuse(Refusal("not-saved"), 503)

    def address_for_friends(self, request: Request) -> str:
        """Return the URL for invitations: the request's own, unless that works only on this machine."""
        is_local = request.url.hostname in ("127.0.0.1", "::1", "localhost")
        if is_local and self._settings.friends_url is not None:
            return self._settings.friends_url
        return f"{request.url.scheme}://{request.url.netloc}{base_path(request)}"

    async def _is_guessing(self, request: Request) -> bool:
        """True if this address has sent too many wrong codes and is not a member of the requested table."""
        code = request.path_params.get("code")
        if code is None or not self._limiter.must_wait(client_address(request)):
            return False
        try:
            return not await self.is_member(request, str(code))
        except NoSuchTable:  # must not reveal that the table does not exist
            return True

    async def is_member(self, request: Request, code: str) -> bool:
        """True if the request comes from a person or a TV of this table."""
        token = request.cookies.get(cookie_name(read_code(code)), "") or bearer(request)
        table, person = await self._house.authenticate(code, token)
        return person is not None or self.tv_at(request, table) is not None

    def tv_at(self, request: Request, table: Table) -> TvName | None:
        """Return the TV of this table that sent the request, if any."""
        return tv_of(table.snapshot.room, request.cookies.get(tv_cookie_name(table.code), ""))

    async def table_and_person(self, request: Request) -> tuple[Table, Person | None]:
        """Return the requested table, and the person of the table who sent the request, if any."""
        table = await self._house.find(str(request.path_params["code"]))
        token = request.cookies.get(cookie_name(table.code), "") or bearer(request)
        return await self._house.authenticate(table.code, token)

    async def invited(self, request: Request) -> tuple[Table, Person | None]:
        """Return the requested table and, if any, its person who sent the request.

        Raises NoSuchTable for a stranger whose code does not end with the current suffix of the invitation.
        """
        table, person = await self.table_and_person(request)
        typed = str(request.path_params["code"])
        room, token = table.snapshot.room, request.cookies.get(cookie_name(table.code), "")
        is_known = person or self.tv_at(request, table) or former_person(room, token)
        if not is_known and read_suffix(typed) != room.door.suffix:
            raise NoSuchTable
        return table, person

    async def require_member(self, request: Request) -> tuple[Table, Person]:
        """Return the requested table and the person; raise Refused if the client is not a member."""
        table, person = await self.table_and_person(request)
        if person is None:
            raise Refused("bad-token")
        return table, person


def set_token_cookie(request: Request, response: Response, name: str, token: str) -> None:
    """Set a token as a cookie that scripts cannot read."""
    set_cookie(request, response, name, token, max_age=_COOKIE_AGE)


def set_cookie(
    request: Request, response: Response, name: str, value: str, max_age: int | None = None
) -> None:
    """Set a cookie that scripts cannot read, only for this server's path; by default for the session."""
    response.set_cookie(
        name,
        value,
        max_age=max_age,
        path=cookie_path(request),
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


def cookie_path(request: Request) -> str:
    """Return the path of this server's cookies."""
    return f"{base_path(request)}/"


async def read_body(request: Request, kind: type[B], largest: int = _LARGEST_BODY) -> B:
    """Decode the JSON body of a request. Raises Refused if it is too large or invalid."""
    data = await read_bytes(request, largest, Refused("too-large", most=largest))
    try:
        return msgspec.json.decode(data, type=kind)
    except (ValueError, RecursionError) as error:  # not JSON, wrong type, not UTF-8, or nested too deeply
        raise unreadable(error) from error


def client_address(request: Request) -> str:
    """Return the client address of a request."""
    return request.client.host if request.client else ""


def bearer(request: Request) -> str:
    """Return the token in the Authorization header; empty if there is none."""
    return request.headers.get("authorization", "").removeprefix("Bearer ").strip()
