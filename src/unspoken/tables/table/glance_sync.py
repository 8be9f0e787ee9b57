"""Stores what lists of tables show about a table, outside the table's turns."""

from __future__ import annotations

import asyncio
import logging
from operator import is_

import msgspec

from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.log.events import Left
from unspoken.tables.state.glance import Glance, glance_of, glanced_parts
from unspoken.tables.state.room import Room
from unspoken.tables.state.transfer import TokenChanged
from unspoken.tables.table.services import Services
from unspoken.tables.turn.draft import Draft

log = logging.getLogger(__name__)


class GlanceSync:
    """Keeps the stored glance of one table up to date. A failed write is repeated with the next change."""

    def __init__(self, code: str, services: Services) -> None:
        self._code = code
        self._services = services
        self._room: Room | None = None
        self._parts: tuple[object, ...] = ()
        self._stored: Glance | None = None
        self._newest: tuple[int, Glance] | None = None
        self._writing: asyncio.Task[None] | None = None

    def follow(self, draft: Draft, step: int) -> None:
        """Store what a saved turn has changed, and forget reminders of people who are gone."""
        if draft.room is self._room:
            return
        self.update(draft.room, step)
        for event in draft.events:
            if isinstance(event, (Left, TokenChanged)):
                self._services.reminders.forget(self._code, event.person)

    def update(self, room: Room, step: int) -> None:
        """Store the glance of this room, if it has changed."""
        self._room = room
        parts = glanced_parts(room)
        if len(parts) == len(self._parts) and all(map(is_, parts, self._parts)):
            return
        self._parts = parts
        glance = glance_of(room)
        if glance != self._stored:
            self._newest = step, glance
            if self._writing is None or self._writing.done():
                self._writing = asyncio.ensure_future(self._write())

    async def _write(self) -> None:
        """Write until the newest glance is stored, so that writes are never reordered."""
        while self._newest is not None:
            (step, glance), self._newest = self._newest, None
            try:
                await self._services.store.glances.keep(self._code, step, msgspec.json.encode(glance))
                self._stored = glance
            except StoreUnavailable as error:
                log.warning("table %s: its entry in lists of tables is not saved yet: %s", self._code, error)
                self._room, self._parts = None, ()
