"""What the endpoints of the admin page do."""

from __future__ import annotations

import asyncio
import logging

from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response

from unspoken import __version__
from unspoken.kernel.types import Refused
from unspoken.kernel.words.text import clean_line
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.ports import StoreUsage
from unspoken.tables.state.names import log_label
from unspoken.tables.wire.messages import Refusal
from unspoken.web.admin.bans import network_of
from unspoken.web.admin.machine import measure
from unspoken.web.endpoints.admin.access import AdminAccess
from unspoken.web.endpoints.admin.messages import (
    AdminBan,
    AdminDeck,
    AdminDone,
    AdminOverview,
    AdminTable,
    AdminUsage,
    BanAddress,
    BanPeople,
    CloseTable,
    SetDraining,
    SignedIn,
    SignIn,
)
from unspoken.web.endpoints.base import read_body, refuse, reply
from unspoken.web.endpoints.server_parts import ServerParts
from unspoken.web.monitoring.metrics import METRICS

log = logging.getLogger(__name__)

_LONGEST_NOTE = 200
_USAGE_AGE = 10_000
"""Milliseconds for which the size of the store is cached, since measuring it reads whole tables."""
_MINUTE = 60_000


class AdminHandlers:
    """Handlers of the admin page. The endpoints check first who asks, except for signing in."""

    @classmethod
    def create(cls, server: ServerParts) -> AdminHandlers:
        """Make the handlers of a server."""
        return cls(server)

    def __init__(self, server: ServerParts) -> None:
        services = server.house.services
        self._server = server
        self._house = server.house
        self._stopwatch = services.stopwatch
        self._started = services.stopwatch()
        self._usage: tuple[int, StoreUsage] | None = None
        self.access = AdminAccess(server.settings, services.stopwatch, services.calendar)

    # ---- signing in

    async def sign_in(self, request: Request) -> Response:
        """Exchange the token for a cookie."""
        if not self.access.is_on:
            return refuse(Refusal("nothing-here"), 404)
        body = await read_body(request, SignIn)
        wrong = self.access.wrong_token(request, body.token)
        if wrong is not None:
            return wrong
        log.info("the operator has signed in to the admin page")
        response = reply(SignedIn(True))
        self.access.sign_in(request, response)
        return response

    async def session(self, request: Request) -> Response:
        """Return whether this browser is signed in, without an error if it is not."""
        if not self.access.is_on:
            return refuse(Refusal("nothing-here"), 404)
        return reply(SignedIn(self.access.is_signed_in(request)))

    async def sign_out(self, _request: Request) -> Response:
        """Delete the cookie."""
        response = reply(SignedIn(False))
        self.access.sign_out(response)
        return response

    # ---- looking

    async def overview(self, _request: Request) -> Response:
        """Return everything that the admin page shows."""
        settings = self._server.settings
        return reply(
            AdminOverview(
                version=__version__,
                node=settings.node,
                up_minutes=(self._stopwatch() - self._started) // _MINUTE // settings.table_speed,
                draining=self._server.draining.is_on,
                sockets=METRICS.sockets,
                machine=await asyncio.to_thread(measure, settings.data_folder),
                usage=await self._measured_usage(),
                tables=tuple(self._tables()),
                decks=tuple(self._decks()),
                bans=await self._bans(),
            )
        )

    def _tables(self) -> list[AdminTable]:
        tables = []
        for table in self._house.tables:
            seen, unused = table.overview(), self._house.unused_for(table.code)
            minutes = None if unused is None else unused // _MINUTE
            tables.append(AdminTable(**asdict(seen), idle_minutes=minutes))
        return sorted(tables, key=lambda shown: (shown.idle_minutes is not None, -shown.people, shown.code))

    def _decks(self) -> list[AdminDeck]:
        decks = []
        for deck in sorted(self._server.decks.every(), key=lambda deck: (-deck.weight, deck.pack)):
            house, size = (
                deck.reach == "house",
                deck.weight + sum(len(word.word.encode()) for word in deck.words),
            )
            cards = len(deck.words) or len(deck.cards)
            decks.append(AdminDeck(deck.pack, deck.kind, cards, size, house, deck.title if house else ""))
        return decks

    async def _bans(self) -> tuple[AdminBan, ...]:
        return tuple(
            AdminBan(
                ban.id, ban.kind, ban.since, ban.until, ban.note, "" if ban.kind == "browser" else ban.value
            )
            for ban in await self._server.bans.active()
        )

    async def _measured_usage(self) -> AdminUsage | None:
        now = self._stopwatch()
        if self._usage is None or now - self._usage[0] >= _USAGE_AGE:
            try:
                self._usage = now, await self._house.services.store.usage()
            except StoreUnavailable:
                return None
        return AdminUsage(*self._usage[1])

    # ---- acting

    async def close_table(self, request: Request) -> Response:
        """Close a table for good; its people see the note."""
        body, code = await read_body(request, CloseTable), str(request.path_params["table"])
        note = _cleaned(body.note)
        table = await self._house.find(code)
        await self._house.shut(table.code, note)
        await self._server.decks.forget(table.code)
        self._usage = None
        log.info("the operator has closed table %s", log_label(table.code))
        return reply(AdminDone(1))

    async def ban_people(self, request: Request) -> Response:
        """Ban the browser of a person at a table, or of everybody at it."""
        body = await read_body(request, BanPeople)
        room = (await self._house.find(str(request.path_params["table"]))).snapshot.room
        name = " ".join(body.name.split()).casefold()
        known = (*room.people, *room.former) if name else room.people
        tokens = {person.token for person in known if not name or person.name.casefold() == name}
        if not tokens:
            raise Refused("no-such-person")
        await self._server.bans.ban("browser", sorted(tokens), body.days, _cleaned(body.note))
        log.info("the operator has banned %d browsers for %d days", len(tokens), body.days)
        return reply(AdminDone(len(tokens)), 201)

    async def ban_address(self, request: Request) -> Response:
        """Ban an address or a network."""
        body = await read_body(request, BanAddress)
        await self._server.bans.ban("address", (network_of(body.address),), body.days, _cleaned(body.note))
        log.info("the operator has banned an address for %d days", body.days)
        return reply(AdminDone(1), 201)

    async def lift_ban(self, request: Request) -> Response:
        """Delete a ban."""
        if not await self._server.bans.lift(str(request.path_params["ban"])):
            raise Refused("no-such-ban")
        log.info("the operator has lifted a ban")
        return reply(AdminDone(1))

    async def drain(self, request: Request) -> Response:
        """Begin or end draining."""
        body, count = await read_body(request, SetDraining), len(self._house.tables)
        self._server.draining.set(body.on, count)
        return reply(AdminDone(count))

    async def delete_deck(self, request: Request) -> Response:
        """Delete an own deck."""
        await self._server.decks.delete(str(request.path_params["pack"]))
        log.info("the operator has deleted a deck")
        return reply(AdminDone(1))

    async def delete_atlas(self, _request: Request) -> Response:
        """Delete all entries of the atlas."""
        atlas = self._house.services.store.atlas
        entries = [entry.id for entry in await atlas.every()]
        await atlas.drop(entries)
        self._usage = None
        log.info("the operator has deleted %d entries of the atlas", len(entries))
        return reply(AdminDone(len(entries)))


def _cleaned(note: str) -> str:
    """Return an operator's note on one line; it may be empty. Raises Refused."""
    if not note.strip():
        return ""
    return clean_line(note, _LONGEST_NOTE, empty="nothing-to-say", long="too-long", unprintable="unreadable")
