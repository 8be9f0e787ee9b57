"""The way in: to a table that lives here, or to another node that has it."""

from __future__ import annotations

import asyncio

from unspoken.cluster.remote_visits import NotReached, RemoteVisits
from unspoken.tables.errors import LostTable, NotSaved, OwnedElsewhere
from unspoken.tables.ports import Transport
from unspoken.tables.visit import Entrance, Visit

_PATIENCE = 7.0
"""Seconds for a table to be found: longer than a dead owner's lease, shorter than a page waits."""
_PAUSE = 0.15


class ClusterEntrance(Entrance):
    """A table that is on its way from one node to another is looked for until it has arrived."""

    def __init__(self, here: Entrance, visits: RemoteVisits) -> None:
        self._here = here
        self._visits = visits

    async def enter(self, code: str, token: str, transport: Transport, *, screen: bool) -> Visit | None:
        """A visit for whoever this token proves, None if it proves nobody. Raises NoSuchTable or NotSaved."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + _PATIENCE
        while True:
            try:
                return await self._try(code, token, transport, screen=screen)
            except (OwnedElsewhere, LostTable, NotReached) as trouble:
                if loop.time() + _PAUSE > deadline:
                    raise NotSaved(f"the node that has {code} does not answer") from trouble
            await asyncio.sleep(_PAUSE)

    async def _try(self, code: str, token: str, transport: Transport, *, screen: bool) -> Visit | None:
        try:
            return await self._here.enter(code, token, transport, screen=screen)
        except OwnedElsewhere as elsewhere:
            return await self._visits.enter(elsewhere.node, code, token, transport, screen=screen)
