"""Endpoints of tables: open or join a table, and list what this server offers."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Annotated, Any

import msgspec
import segno
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from unspoken import __version__
from unspoken.kernel.game import AnyGame
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.types import Refused
from unspoken.languages.known import tags
from unspoken.tables.rules import room as room_rules
from unspoken.tables.rules.arrivals import former_person
from unspoken.tables.state.room import Phase
from unspoken.tables.table.table import Table
from unspoken.web.atlas_presence import AtlasPresence
from unspoken.web.endpoints.base import (
    client_address,
    compressed_reply,
    read_body,
    reply,
    set_token_cookie,
)
from unspoken.web.endpoints.deck_messages import DeckInfo, own_info, pack_info
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts
from unspoken.web.monitoring.metrics import METRICS
from unspoken.web.settings import OwnDecksFor
from unspoken.web.sockets.socket import cookie_name


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table, and sit down at it."""

    name: str
    game: str | None = None
    """None for the first game of this server."""
    language: Annotated[str, Meta(max_length=16)] = FALLBACK
    bots: Annotated[int, Meta(ge=0, le=9)] = 0
    """If not 0, this many bots sit down too and the game begins at once."""


class Admitted(Struct, frozen=True):
    """The table's code. The token is set as a cookie, and is in the reply only if the client asks for it."""

    code: str
    token: str | None = None


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a place at a table."""

    name: str
    agent: bool = False
    """True for a program: it takes a seat like a person, and everybody sees that it is a program."""


class Invitation(Struct, frozen=True):
    """What anybody with the code may know about a table before joining."""

    code: str
    host: str
    game: str
    phase: Phase
    seated: int
    most: int
    seals: tuple[int, ...]
    """The seals of the seated people, in seat order."""
    member: bool
    """You are a member of this table already, and can open the page without joining."""
    tv: bool = False
    """This browser is a TV that shows the table."""
    locked: bool = False
    """Nobody new can join."""
    you: str = ""
    """Your name, if you have left this table and can return."""


class GameInfo(Struct, frozen=True):
    """A game of this server, and its numbers of players."""

    name: str
    least: int
    most: int
    """With the default house rules."""
    fewest: int
    greatest: int
    """With any house rules."""
    options: dict[str, Any]  # msgspec has no type for a JSON schema
    """JSON schema of the house rules."""


class HouseInfo(Struct, frozen=True):
    """The games, decks and features of this server."""

    version: str
    games: tuple[GameInfo, ...]
    decks: tuple[DeckInfo, ...]
    languages: tuple[str, ...]
    address: str
    """The URL of this server for invitations and QR codes."""
    own_decks: OwnDecksFor
    """Where own decks can be used."""
    tonight: bool
    """True if a deck can be drawn from a word."""
    bots_understand: bool
    """True if bots compare the meaning of written clues; otherwise they compare words."""
    atlas: bool
    """True if the atlas has entries."""
    keeps_atlas: bool
    """True if tables of this server may use the atlas."""
    voice: bool
    """True if people may talk with microphones."""


class TableHandlers:
    """Handlers of tables and of the server's information."""

    @classmethod
    def create(cls, server: ServerParts) -> TableHandlers:
        """Make the handlers of a server."""
        return cls(server)

    def __init__(self, server: ServerParts) -> None:
        self._server = server
        self._requests = server.requests
        services = server.house.services
        self._atlas = AtlasPresence(services.store.atlas, services.stopwatch)
        self._infos = tuple(_game_info(game) for game in services.games.values())

    async def house_info(self, request: Request) -> Response:
        """Return the games, decks and features of this server."""
        decks = (
            *map(pack_info, self._server.packs.manifests()),
            *(own_info(deck) for deck in self._server.decks.for_house()),
        )
        return compressed_reply(
            request,
            HouseInfo(
                __version__,
                self._infos,
                decks,
                tags(),
                self._requests.address_for_friends(request),
                self._server.settings.own_decks,
                self._server.settings.tonight,
                self._server.settings.bots_understand,
                self._server.settings.atlas and await self._atlas.has_entries(),
                self._server.settings.atlas,
                self._server.settings.voice,
            ),
        )

    async def open_table(self, request: Request) -> Response:
        """Open a table and sit down at it."""
        self._check_opening_rate(request)
        if self._server.draining.is_on:
            raise Refused("draining")
        await self._server.bans.check(request)
        body = await read_body(request, OpenTable)
        if not self._server.limiter.allow_new_table(client_address(request)):
            raise Refused("too-many-tables")
        table, token = await self._server.house.open(
            body.name, body.game or next(iter(self._requests.games)), body.language, body.bots
        )
        METRICS.opened += 1
        return _admit(request, table, token)

    async def join(self, request: Request) -> Response:
        """Join a table."""
        self._check_opening_rate(request)
        await self._server.bans.check(request)
        body = await read_body(request, JoinTable)
        table, _person = await self._requests.invited(request)
        earlier = request.cookies.get(cookie_name(table.code), "")
        table, token = await self._server.house.join(
            table.code, body.name, agent=body.agent, earlier_token=earlier
        )
        return _admit(request, table, token)

    async def invitation(self, request: Request) -> Response:
        """Return what anybody with the code may know about a table."""
        table, person = await self._requests.invited(request)
        room = table.snapshot.room
        host = next((member.name for member in room.people if member.id == room.host), "")
        most = room_rules.most_seats(room, self._requests.games)
        seated = len(room.chairs)
        seals = tuple(chair.seal for chair in room.chairs)
        is_member = person is not None
        is_tv = self._requests.tv_at(request, table) is not None
        former = former_person(room, request.cookies.get(cookie_name(table.code), ""))
        locked = room.door.locked and not is_member and former is None
        you = "" if former is None else former.name
        return reply(
            Invitation(
                table.code, host, room.game, room.phase, seated, most, seals, is_member, is_tv, locked, you
            )
        )

    async def qr(self, request: Request) -> Response:
        """Return the table's URL as a QR code."""
        table, _person = await self._requests.invited(request)
        invitation = table.code + table.snapshot.room.door.suffix
        svg = _qr_svg(f"{self._requests.address_for_friends(request)}/t/{invitation}")
        return Response(svg, media_type="image/svg+xml")

    async def items(self, request: Request) -> Response:
        """Return the items of a pack besides its pictures and words; only its game knows their form."""
        return compressed_reply(request, self._server.packs.manifest(str(request.path_params["pack"])).items)

    def _check_opening_rate(self, request: Request) -> None:
        if not self._server.limiter.allow_admission(client_address(request)):
            raise Refused("too-fast")


@lru_cache(maxsize=256)
def _qr_svg(url: str) -> bytes:
    """Return a URL as a QR code; cached, since everybody at a table requests the same one."""
    svg = io.BytesIO()
    segno.make(url, error="m").save(svg, kind="svg", border=0, xmldecl=False, svgns=True, omitsize=True)
    return svg.getvalue()


def _game_info(game: AnyGame) -> GameInfo:
    """Return the info of a game; creating the schema of its house rules takes milliseconds."""
    seats, any_seats = game.seats(game.types.options()), game.seats_by_any_options()
    schema = msgspec.json.schema(game.types.options)
    return GameInfo(game.name, seats[0], seats[-1], any_seats[0], any_seats[-1], schema)


def _admit(request: Request, table: Table, token: str) -> Response:
    """Set the token as a cookie that scripts cannot read; clients without cookies ask for it by a header."""
    wants_token = request.headers.get("x-unspoken-token") == "wanted"
    response = reply(Admitted(table.code, token if wants_token else None), 201)
    set_token_cookie(request, response, cookie_name(table.code), token)
    return response


GROUP = EndpointGroup(
    TableHandlers.create,
    (
        Endpoint("GET", "/api/house", TableHandlers.house_info, "Games, decks and features", reply=HouseInfo),
        Endpoint(
            "POST",
            "/api/tables",
            TableHandlers.open_table,
            "Open a table, and sit down at it",
            OpenTable,
            Admitted,
            201,
            gives_token=True,
        ),
        Endpoint(
            "GET",
            "/api/tables/{code}",
            TableHandlers.invitation,
            "What anybody with the code may know about a table",
            reply=Invitation,
        ),
        Endpoint(
            "POST",
            "/api/tables/{code}/people",
            TableHandlers.join,
            "Join a table",
            JoinTable,
            Admitted,
            201,
            gives_token=True,
        ),
        Endpoint("GET", "/api/tables/{code}/qr.svg", TableHandlers.qr, "The table's URL as a QR code"),
        Endpoint(
            "GET",
            "/api/packs/{pack}/items",
            TableHandlers.items,
            "The items of a pack besides pictures and words",
        ),
    ),
)
