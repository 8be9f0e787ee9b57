"""Entrance to tables of this node and of other nodes."""

from __future__ import annotations

import asyncio

from unspoken.cluster.remote_visits import NotReached, RemoteVisits
from unspoken.tables.errors import LostTable, OwnedElsewhere, StoreUnavailable
from unspoken.tables.ports import Transport
from unspoken.tables.visit import Entrance, Visit

_PATIENCE = 7.0
"""Seconds to find a table: longer than a dead owner's lease, shorter than the page's timeout."""
_PAUSE = 0.15


class ClusterEntrance(Entrance):
    """Enters a table here or at its owner; retries while a table moves from one node to another."""

    def __init__(self, here: Entrance, visits: RemoteVisits) -> None:
        self._here = here
        self._visits = visits

    async def enter(self, code: str, token: str, transport: Transport, *, screen: bool) -> Visit | None:
        """Return a visit, or None if the token is not valid. Raises NoSuchTable or StoreUnavailable."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + _PATIENCE
        while True:
            try:
                return await self._try(code, token, transport, screen=screen)
            except (OwnedElsewhere, LostTable, NotReached) as trouble:
                if loop.time() + _PAUSE > deadline:
                    raise StoreUnavailable("the owner of the table does not answer") from trouble
            await asyncio.sleep(_PAUSE)

    async def _try(self, code: str, token: str, transport: Transport, *, screen: bool) -> Visit | None:
        try:
            return await self._here.enter(code, token, transport, screen=screen)
        except OwnedElsewhere as elsewhere:
            return await self._visits.enter(elsewhere.node, code, token, transport, screen=screen)
