"""HTTP handlers: open a table, join it, fetch what a pack holds."""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from unspoken import __version__
from unspoken.content.own.deck import OwnDeck
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.portrait import title_of
from unspoken.content.packs import Packs
from unspoken.kernel.game import AnyGame, Refused
from unspoken.languages.known import tags
from unspoken.tables import room_rules
from unspoken.tables.errors import DamagedTable, NoSuchTable, NotSaved, OwnedElsewhere
from unspoken.tables.house import House
from unspoken.tables.messages import Refusal
from unspoken.tables.names import read_code
from unspoken.tables.room import Person
from unspoken.tables.table import Table
from unspoken.tables.tv import TvName
from unspoken.tables.tv_rules import tv_of
from unspoken.web.api import (
    Admitted,
    DeckInfo,
    GameInfo,
    HouseInfo,
    Invitation,
    JoinTable,
    OpenTable,
)
from unspoken.web.body import read_bytes
from unspoken.web.forwarding import BODILESS, FORWARDED, Ask, forward
from unspoken.web.gate import Gate
from unspoken.web.metrics import METRICS
from unspoken.web.negotiation import accepted_encoding, gzipped
from unspoken.web.settings import Settings
from unspoken.web.socket import cookie_name, tv_cookie_name
from unspoken.web.something_seen import SomethingSeen

B = TypeVar("B")
log = logging.getLogger(__name__)

_LARGEST_BODY = 4_096
_MONTH = 30 * 24 * 3600

Handler = Callable[[Request], Awaitable[Response]]


def reply(body: object, status: int = 200) -> Response:
    """A JSON response."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def compressed_reply(request: Request, body: object) -> Response:
    """A JSON response that is long and no secret, compressed where the client takes it."""
    data, headers = msgspec.json.encode(body), {"vary": "Accept-Encoding"}
    if accepted_encoding(request.headers.get("accept-encoding", ""), ("gzip",)):
        data, headers = gzipped(data), {**headers, "content-encoding": "gzip"}
    return Response(data, media_type="application/json", headers=headers)


class HttpHandlers:
    """Every HTTP handler, with what they share."""

    def __init__(
        self, house: House, packs: Packs, decks: OwnDecks, settings: Settings, gate: Gate, ask: Ask
    ) -> None:
        self._house = house
        self._packs = packs
        self._decks = decks
        self._settings = settings
        self._gate = gate
        self._ask = ask
        self._something_seen = SomethingSeen(house.services.store.atlas, house.services.stopwatch)
        self._infos = tuple(_game_info(game) for game in house.services.games.values())

    @property
    def games(self) -> dict[str, AnyGame]:
        """What can be played here."""
        return self._house.services.games

    def guarded(self, handler: Handler) -> Handler:
        """A handler whose refusals become clear words, and whose callers are not too many."""

        async def guard(request: Request) -> Response:
            try:
                if not self._gate.may_call(address_of(request)) or await self._is_guessing(request):
                    return reply(Refusal("too-fast"), 429)
                if "code" in request.path_params:
                    await self._house.find(str(request.path_params["code"]))
                return await handler(request)
            except OwnedElsewhere as elsewhere:
                return await self._forward(request, elsewhere.node)
            except DamagedTable as rotten:
                log.error("a table is asked for that cannot be read: %s", rotten)
                return reply(Refusal("table-damaged"), 503)
            except NoSuchTable:
                self._gate.missed(address_of(request))
                return reply(Refusal("no-such-table"), 404)
            except Refused as refused:
                return reply(Refusal(refused.code, refused.facts), 422)
            except ClientDisconnect:  # there is nobody left to tell
                return reply(Refusal("unreadable"), 400)
            except NotSaved:
                return reply(Refusal("not-saved"), 503)

        return guard

    async def _forward(self, request: Request, node: str) -> Response:
        """Let the node answer at which the table lives; one that was asked by another asks no third."""
        try:
            if FORWARDED in request.scope:
                raise NotSaved("the table is on its way from one node to another")
            if request.method in BODILESS:
                return await forward(request, node, self._ask)
            with self._gate.carrying(address_of(request)):
                return await forward(request, node, self._ask)
        except Refused as refused:
            return reply(Refusal(refused.code, refused.facts), 422)
        except NotSaved:
            return reply(Refusal("not-saved"), 503)

    async def house_info(self, request: Request) -> Response:
        """What can be played here."""
        decks = (
            *(DeckInfo(one.pack, one.kind, one.size, dict(one.title)) for one in self._packs.manifests()),
            *(own_info(deck) for deck in self._decks.for_house()),
        )
        return compressed_reply(
            request,
            HouseInfo(
                __version__,
                self._infos,
                decks,
                tags(),
                self.address_for_friends(request),
                self._settings.own_decks,
                self._settings.tonight,
                self._settings.bots_understand,
                await self._something_seen.yet(),
            ),
        )

    async def open_table(self, request: Request) -> Response:
        """Open a table and sit down at it."""
        self._check_opening_rate(request)
        body = await read_body(request, OpenTable)
        if not self._gate.may_found(address_of(request)):
            raise Refused("too-many-tables")
        table, token = await self._house.open(body.name, body.game, body.language, body.bots)
        METRICS.opened += 1
        return _admit(request, table, token)

    async def join(self, request: Request) -> Response:
        """A place at a table."""
        self._check_opening_rate(request)
        body = await read_body(request, JoinTable)
        code = str(request.path_params["code"])
        table, token = await self._house.join(code, body.name, agent=body.agent)
        return _admit(request, table, token)

    async def invitation(self, request: Request) -> Response:
        """What somebody with the code may know."""
        table, person = await self.who(request)
        room = table.snapshot.room
        host = next((one.name for one in room.people if one.id == room.host), "")
        most = room_rules.most_seats(room, self.games)
        seated = len(room.chairs)
        seals = tuple(chair.seal for chair in room.chairs)
        known = person is not None
        tv = self.tv_at(request, table) is not None
        return reply(Invitation(table.code, host, room.game, room.phase, seated, most, seals, known, tv))

    async def qr(self, request: Request) -> Response:
        """The way to the table as a QR code."""
        table = await self._house.find(str(request.path_params["code"]))
        drawn = _qr(f"{self.address_for_friends(request)}/t/{table.code}")
        return Response(drawn, media_type="image/svg+xml")

    async def items(self, request: Request) -> Response:
        """What a pack holds besides pictures and words: what is in an item, its game's page knows."""
        return compressed_reply(request, self._packs.manifest(str(request.path_params["pack"])).items)

    def address_for_friends(self, request: Request) -> str:
        """How friends come here: as the asker did, unless the asker sits at the machine itself."""
        at_home = request.url.hostname in ("127.0.0.1", "::1", "localhost")
        if at_home and self._settings.friends_url is not None:
            return self._settings.friends_url
        return f"{request.url.scheme}://{request.url.netloc}"

    def _check_opening_rate(self, request: Request) -> None:
        if not self._gate.may_open(address_of(request)):
            raise Refused("too-fast")

    async def _is_guessing(self, request: Request) -> bool:
        """Whether this address has guessed too many codes, and asks for a table where it is not known."""
        code = request.path_params.get("code")
        if code is None or not self._gate.must_wait(address_of(request)):
            return False
        try:
            return not await self.is_member(request, str(code))
        except NoSuchTable:  # whoever has to wait does not learn that either
            return True

    async def is_member(self, request: Request, code: str) -> bool:
        """Whether whoever asks is of this table, or a TV that shows it."""
        token = request.cookies.get(cookie_name(read_code(code)), "") or _bearer(request)
        table, person = await self._house.authenticate(code, token)
        return person is not None or self.tv_at(request, table) is not None

    def tv_at(self, request: Request, table: Table) -> TvName | None:
        """The TV of this table that asks, if one of them does."""
        return tv_of(table.snapshot.room, request.cookies.get(tv_cookie_name(table.code), ""))

    async def who(self, request: Request) -> tuple[Table, Person | None]:
        """The table that is asked for, and who of its people asks, if any of them does."""
        table = await self._house.find(str(request.path_params["code"]))
        token = request.cookies.get(cookie_name(table.code), "") or _bearer(request)
        return await self._house.authenticate(table.code, token)

    async def member(self, request: Request) -> tuple[Table, Person]:
        """The table that is asked for, and who of its people asks; Refused where nobody of them does."""
        table, person = await self.who(request)
        if person is None:
            raise Refused("bad-token")
        return table, person


@lru_cache(maxsize=256)
def _qr(address: str) -> bytes:
    """An address as a QR code: all who come to a table are shown the same."""
    drawn = io.BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", border=0, xmldecl=False, svgns=True, omitsize=True)
    return drawn.getvalue()


def _game_info(game: AnyGame) -> GameInfo:
    """What is to be known of a game: told once, for its house rules take milliseconds to describe."""
    seats, widest = game.seats(game.options()), game.seats_by_any_options()
    schema = msgspec.json.schema(game.options)
    return GameInfo(game.name, seats[0], seats[-1], widest[0], widest[-1], schema)


def own_info(deck: OwnDeck, table: str = "") -> DeckInfo:
    """What may be known of an own deck by those who can choose it."""
    cards = len(deck.words or deck.cards)
    return DeckInfo(deck.pack, deck.kind, cards, title_of(deck), deck.table == table, deck.word)


def _admit(request: Request, table: Table, token: str) -> Response:
    """The token goes into a cookie that no script can read; a client without cookies must ask for it."""
    wanted = request.headers.get("x-unspoken-token") == "wanted"
    response = reply(Admitted(table.code, token if wanted else None), 201)
    keep_cookie(request, response, cookie_name(table.code), token)
    return response


def keep_cookie(request: Request, response: Response, name: str, token: str) -> None:
    """Let the browser keep a token where no script can read it."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, token, max_age=_MONTH, httponly=True, samesite="strict", secure=secure)


async def read_body(request: Request, kind: type[B], largest: int = _LARGEST_BODY) -> B:
    """What a request says, in the form that is wanted."""
    data = await read_bytes(request, largest, Refused("too-large", most=largest))
    try:
        return msgspec.json.decode(data, type=kind)
    except (ValueError, RecursionError) as wrong:  # no JSON, no request, no UTF-8, or nested without end
        raise Refused("unreadable") from wrong


def address_of(request: Request) -> str:
    """Whence a request comes."""
    return request.client.host if request.client else ""


def _bearer(request: Request) -> str:
    return request.headers.get("authorization", "").removeprefix("Bearer ").strip()
