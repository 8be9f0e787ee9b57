"""Moves a browser's seats to another device, by a link that works once and for ten minutes."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from unspoken.tables.cluster_node import ClusterNode
from unspoken.tables.errors import DamagedTable, NoSuchTable, OwnedElsewhere, StoreUnavailable
from unspoken.tables.house import House
from unspoken.tables.state.names import new_token, token_hash
from unspoken.web.http.forwarding import FORWARDED, ask_node

PATH = "/moved-seats/{code}"
"""A route for other servers only, so it is not part of the API description."""
SECONDS = 600
"""How long a link works."""


class TransferredTable(Struct, frozen=True):
    """A table whose seat has moved to this device."""

    code: str
    game: str
    name: str
    """Your name there."""


class TokenHashes(Struct, frozen=True):
    """The hashes of a token and of the token that replaces it."""

    old: str
    new: str


class SeatTransfers:
    """Creates and accepts links. Links are in the store, so that any server of a cluster accepts them."""

    def __init__(self, house: House, node: ClusterNode) -> None:
        self._house = house
        self._node = node
        self._services = house.services

    async def create(self, tokens: dict[str, str]) -> str:
        """Return the secret of a new link for the seats of these token hashes. Raises StoreUnavailable."""
        secret, now = new_token(), self._services.calendar()
        data = msgspec.json.encode(tokens)
        await self._services.store.transfers.keep(token_hash(secret), data, now + SECONDS, now)
        return secret

    async def take(self, secret: str) -> dict[str, str] | None:
        """Use up a link; return its token hashes by table, or None if it does not work (any more)."""
        data = await self._services.store.transfers.take(token_hash(secret), self._services.calendar())
        return None if data is None else msgspec.json.decode(data, type=dict[str, str])

    async def move(self, code: str, old: str) -> tuple[TransferredTable, str] | None:
        """Move one seat; return the table and the new token, or None if there is no such seat any more.

        Raises StoreUnavailable; then the old device keeps the seat.
        """
        token = new_token()
        hashes = TokenHashes(old, token_hash(token))
        try:
            moved = await self._move_here(code, hashes)
        except OwnedElsewhere as elsewhere:
            moved = await self._move_there(elsewhere.node, code, hashes)
        except (NoSuchTable, DamagedTable):
            moved = None
        return None if moved is None else (moved, token)

    async def answer(self, request: Request) -> Response:
        """Move a seat for another server; 404 for everybody else."""
        if FORWARDED not in request.scope:
            return Response(status_code=404)
        hashes = msgspec.json.decode(await request.body(), type=TokenHashes)
        try:
            moved = await self._move_here(str(request.path_params["code"]), hashes)
        except (NoSuchTable, DamagedTable):
            moved = None
        except (OwnedElsewhere, StoreUnavailable):
            return Response(status_code=503)
        return Response(msgspec.json.encode(moved), media_type="application/json")

    async def _move_here(self, code: str, hashes: TokenHashes) -> TransferredTable | None:
        table, person = await self._house.transfer(code, hashes.old, hashes.new)
        return None if person is None else TransferredTable(table.code, table.snapshot.room.game, person.name)

    async def _move_there(self, node: str, code: str, hashes: TokenHashes) -> TransferredTable | None:
        path = PATH.format(code=code)
        response = await ask_node(self._node.ask, node, "POST", path, msgspec.json.encode(hashes))
        if response.status != 200:
            raise StoreUnavailable(f"{node} did not move a seat")
        return msgspec.json.decode(response.body, type=TransferredTable | None)
