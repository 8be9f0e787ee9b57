"""Copies a table's atlas entries from its log to the atlas, outside the table's turns."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from unspoken.atlas.entry import SightingEntry, decode
from unspoken.atlas.memory import memory_of
from unspoken.atlas.port import Mark, NewEntry, StoredEntry
from unspoken.kernel.parts.atlas import no_fact
from unspoken.kernel.parts.talk import Fact
from unspoken.kernel.sighting import ENOUGH
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.log.facts import game_facts
from unspoken.tables.log.log import LoadedLog
from unspoken.tables.rules.atlas import switched_off
from unspoken.tables.state.atlas import AtlasForgotten, SightedRound, numbered
from unspoken.tables.state.names import log_label
from unspoken.tables.state.room import Phase
from unspoken.tables.table.services import Services
from unspoken.tables.turn.draft import Draft

log = logging.getLogger(__name__)
_Perform: TypeAlias = Callable[[Callable[[Draft], None]], Awaitable[None]]
_DAY = 86_400
_FIRST_PAUSE, _LONGEST_PAUSE = 2.0, 300.0
"""Seconds until a failed deletion is tried again: the first pause, and the longest."""


class AtlasSync:
    """Keeps the atlas in step with one table. Failed writes are repeated with the next write or load."""

    def __init__(self, code: str, services: Services, perform: _Perform) -> None:
        self._code = code
        self._services = services
        self._perform = perform
        self._last: asyncio.Task[None] | None = None
        """The last task; it waits for all earlier tasks."""
        self._waiting: tuple[Mark, list[NewEntry]] = "", []
        """Entries whose write failed, and their mark. They must be written before later entries."""

    def resume(self, loaded: LoadedLog) -> None:
        """Copy all entries of a loaded log. The atlas ignores entries that it already has.

        If the server keeps no atlas any more, switch the table's atlas off instead.
        """
        atlas = loaded.snapshot.room.atlas
        if atlas is None:
            return
        for mark in atlas.forgotten:
            self._start(self._forget(mark))
        if not self._services.keeps_atlas:
            if atlas.on:
                self._start(self._switch_off())
        elif loaded.sighted:
            self._start(self._keep(atlas.mark, loaded.sighted, 1))

    def follow(self, draft: Draft) -> None:
        """Copy the entries of a saved turn."""
        if draft.room.atlas is None:
            return
        for sighted in draft.sighted if self._services.keeps_atlas else ():
            self._start(self._keep_and_announce(sighted))
        for event in draft.events:
            if isinstance(event, AtlasForgotten):
                self._start(self._forget(event.mark))

    async def _switch_off(self) -> None:
        await self._perform(lambda draft: draft.record(*switched_off(draft.room)))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._last = asyncio.ensure_future(self._run_after(self._last, work))

    async def _run_after(self, before: asyncio.Task[None] | None, work: Coroutine[Any, Any, None]) -> None:
        if before is not None:
            await asyncio.wait((before,))  # even if it failed
        try:
            await work
        except StoreUnavailable as error:
            log.warning("table %s: atlas entries not saved yet: %s", log_label(self._code), error)
        except Exception:
            log.exception("table %s: unexpected error in the atlas", log_label(self._code))

    async def _forget(self, mark: Mark) -> None:
        """Delete the entries of a mark; try until it succeeds, even if the table is unloaded."""
        pause = _FIRST_PAUSE
        while True:
            try:
                return await self._services.store.atlas.forget(mark)
            except StoreUnavailable as error:
                log.warning("table %s: atlas entries not deleted yet: %s", log_label(self._code), error)
            await asyncio.sleep(pause)
            pause = min(_LONGEST_PAUSE, 2 * pause)

    async def _keep(self, mark: Mark, entries: Sequence[SightingEntry], first: int) -> None:
        today = self._services.calendar() // _DAY
        waiting_mark, waiting = self._waiting
        new = [*(waiting if waiting_mark == mark and first > 1 else ()), *numbered(entries, first)]
        self._waiting = "", []
        try:
            await self._services.store.atlas.keep(self._code, mark, new, today)
        except StoreUnavailable:
            self._waiting = mark, new
            raise

    async def _keep_and_announce(self, sighted: SightedRound) -> None:
        await self._keep(sighted.mark, sighted.entries, sighted.first)
        fact = await self._fact(sighted)
        if fact is not None:
            await self._perform(lambda draft: _announce(draft, sighted, fact))

    async def _fact(self, sighted: SightedRound) -> Fact | None:
        """The game's fact about all atlas entries on the subjects of this round, including new entries."""
        if sighted.game.atlas.fact is no_fact:
            return None
        memories = []
        for entry, name in zip(sighted.entries, sighted.names, strict=True):
            if not entry.guessed:
                stored = await self._services.store.atlas.of(entry.game, entry.subject)
                memories.append(memory_of(readable(stored), name))
        return sighted.game.atlas.fact(tuple(memory for memory in memories if memory.sightings >= ENOUGH))


def _announce(draft: Draft, sighted: SightedRound, fact: Fact) -> None:
    """Record the fact, unless another game has begun or the atlas was turned off."""
    room = draft.room
    is_same_game = room.games_begun == sighted.game_number and room.phase is not Phase.LOBBY
    if is_same_game and room.atlas is not None and room.atlas.on:
        draft.record(*game_facts(room, (fact,)))


def readable(stored: Iterable[StoredEntry]) -> Iterator[SightingEntry]:
    """Decode entries; an unreadable entry is logged and left out."""
    for entry in stored:
        try:
            yield decode(entry.data)
        except msgspec.DecodeError:
            log.warning("atlas entry %s is unreadable", entry.id)
