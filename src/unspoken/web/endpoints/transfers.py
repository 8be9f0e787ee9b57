"""Endpoints that move a browser's seats to another device."""

from __future__ import annotations

from typing import Annotated

import segno
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from unspoken.kernel.types import Refused
from unspoken.tables.errors import StoreUnavailable
from unspoken.web.endpoints.base import client_address, read_body, reply, set_token_cookie
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts
from unspoken.web.glances import seats_of, tokens_of
from unspoken.web.seat_transfers import SECONDS, TransferredTable
from unspoken.web.sockets.socket import cookie_name


class TransferLink(Struct, frozen=True):
    """A link that moves all seats of this browser to the device that opens it."""

    url: str
    """The secret is in the fragment, which browsers do not send, so that it is in no server's log."""
    qr: tuple[str, ...]
    """The rows of the link's QR code: 1 for a dark module, 0 for a light one."""
    seconds: int
    """How long the link works."""
    tables: tuple[str, ...]
    """The codes of the tables whose seats it moves."""


class AcceptTransfer(Struct, frozen=True, forbid_unknown_fields=True):
    """Move seats to this device."""

    secret: Annotated[str, Meta(max_length=128)]


class Transferred(Struct, frozen=True):
    """The seats that are on this device now. Their tokens are set as cookies."""

    tables: tuple[TransferredTable, ...]
    left: int
    """Seats that stayed on the other device: this device has a seat at their tables already, or an error."""


class TransferHandlers:
    """Handlers of links that move seats."""

    @classmethod
    def create(cls, server: ServerParts) -> TransferHandlers:
        """Make the handlers of a server."""
        return cls(server)

    def __init__(self, server: ServerParts) -> None:
        self._house = server.house
        self._requests = server.requests
        self._limiter = server.limiter
        self._transfers = server.transfers

    async def create_link(self, request: Request) -> Response:
        """Return a link that moves all seats of this browser."""
        self._check_rate(request)
        tokens = tokens_of(request)
        seats = await seats_of(self._house, tokens)
        if not seats:
            raise Refused("no-seats-to-move")
        secret = await self._transfers.create({code: tokens[code] for code in seats})
        url = f"{self._requests.address_for_friends(request)}/move#{secret}"
        rows = segno.make(url, error="l", micro=False).matrix
        qr = tuple("".join("1" if dark else "0" for dark in row) for row in rows)
        return reply(TransferLink(url, qr, SECONDS, tuple(seats)), 201)

    async def accept(self, request: Request) -> Response:
        """Move the seats of a link to this browser."""
        self._check_rate(request)
        address = client_address(request)
        if self._limiter.must_wait(address):
            raise Refused("too-fast")
        seats = await self._transfers.take((await read_body(request, AcceptTransfer)).secret)
        if seats is None:
            self._limiter.count_wrong_code(address)
            raise Refused("transfer-expired")
        own = tokens_of(request)
        taken = await seats_of(self._house, {code: own[code] for code in seats if code in own})
        moved = [await self._move(code, old) for code, old in seats.items() if code not in taken]
        tables = [found for found in moved if found is not None]
        response = reply(Transferred(tuple(table for table, _ in tables), len(seats) - len(tables)))
        for table, token in tables:
            set_token_cookie(request, response, cookie_name(table.code), token)
        return response

    async def _move(self, code: str, old: str) -> tuple[TransferredTable, str] | None:
        """Move one seat; None if it stays where it is, because it is gone or cannot be saved now."""
        try:
            return await self._transfers.move(code, old)
        except StoreUnavailable:
            return None

    def _check_rate(self, request: Request) -> None:
        if not self._limiter.allow_admission(client_address(request)):
            raise Refused("too-fast")


GROUP = EndpointGroup(
    TransferHandlers.create,
    (
        Endpoint(
            "POST",
            "/api/transfers",
            TransferHandlers.create_link,
            "Make a link that moves the seats of this browser to another device",
            reply=TransferLink,
            status=201,
        ),
        Endpoint(
            "POST",
            "/api/transfers/accept",
            TransferHandlers.accept,
            "Move the seats of a link to this browser",
            AcceptTransfer,
            Transferred,
        ),
    ),
)
