"""From a table's log into the atlas, and back as a word to everybody: beside the table's turns."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from unspoken.atlas.entry import Entry, decode
from unspoken.atlas.memory import memory_of
from unspoken.atlas.port import KeptEntry, Mark, NewEntry
from unspoken.kernel.game import Fact
from unspoken.kernel.nothing import nothing_recalled
from unspoken.kernel.sighting import ENOUGH
from unspoken.tables.atlas import AtlasForgotten, SeenRound, numbered
from unspoken.tables.draft import Draft
from unspoken.tables.errors import NotSaved
from unspoken.tables.facts import game_facts
from unspoken.tables.log import LoadedLog
from unspoken.tables.room import Phase
from unspoken.tables.services import Services

log = logging.getLogger(__name__)
_Perform: TypeAlias = Callable[[Callable[[Draft], None]], Awaitable[None]]
_DAY = 86_400
_SOON, _SELDOM = 2.0, 300.0
"""Seconds until what could not be forgotten is tried again: twice as many each time, up to these."""


class Remembering:
    """One table's way to the atlas. What could not be kept goes there with the next, or when it wakes."""

    def __init__(self, code: str, services: Services, perform: _Perform) -> None:
        self._code = code
        self._services = services
        self._perform = perform
        self._last: asyncio.Task[None] | None = None
        """What was begun last; all that was begun before it comes first."""
        self._waiting: tuple[Mark, list[NewEntry]] = "", []
        """What could not be kept under a mark: nothing that comes after it may be kept before it."""

    def again(self, loaded: LoadedLog) -> None:
        """The table was read from its log: all of it goes to the atlas, which knows what it has already."""
        atlas = loaded.snapshot.room.atlas
        if atlas is None:
            return
        for mark in atlas.forgotten:
            self._begin(self._forget(mark))
        if loaded.sighted:
            self._begin(self._keep(atlas.mark, loaded.sighted, 1))

    def after(self, draft: Draft) -> None:
        """Something was saved: what of it concerns the atlas goes there."""
        if draft.room.atlas is None:
            return
        for seen in draft.sighted:
            self._begin(self._keep_and_tell(seen))
        for event in draft.events:
            if isinstance(event, AtlasForgotten):
                self._begin(self._forget(event.mark))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:  # as asyncio types what it runs
        self._last = asyncio.ensure_future(self._in_turn(self._last, work))

    async def _in_turn(self, before: asyncio.Task[None] | None, work: Coroutine[Any, Any, None]) -> None:
        if before is not None:
            await asyncio.wait((before,))  # whatever came of it
        try:
            await work
        except NotSaved as trouble:
            log.warning("table %s: the atlas has to wait: %s", self._code, trouble)
        except Exception:
            log.exception("table %s: the atlas met what nobody foresaw", self._code)

    async def _forget(self, mark: Mark) -> None:
        """Until it is done: what was to be forgotten is to be read by nobody, though the table sleeps."""
        pause = _SOON
        while True:
            try:
                return await self._services.store.atlas.forget(mark)
            except NotSaved as trouble:
                log.warning("table %s: what is to be forgotten waits: %s", self._code, trouble)
            await asyncio.sleep(pause)
            pause = min(_SELDOM, 2 * pause)

    async def _keep(self, mark: Mark, entries: Sequence[Entry], first: int) -> None:
        today = self._services.calendar() // _DAY
        of, waiting = self._waiting
        new = [*(waiting if of == mark and first > 1 else ()), *numbered(entries, first)]
        self._waiting = "", []
        try:
            await self._services.store.atlas.keep(self._code, mark, new, today)
        except NotSaved:
            self._waiting = mark, new
            raise

    async def _keep_and_tell(self, seen: SeenRound) -> None:
        await self._keep(seen.mark, seen.entries, seen.first)
        fact = await self._recalled(seen)
        if fact is not None:
            await self._perform(lambda draft: _tell(draft, seen, fact))

    async def _recalled(self, seen: SeenRound) -> Fact | None:
        """What the game makes of what the house has seen, this round among it."""
        if seen.game.recalled is nothing_recalled:
            return None
        memories = []
        for entry, name in zip(seen.entries, seen.names, strict=True):
            if not entry.guessed:
                kept = await self._services.store.atlas.of(entry.game, entry.subject)
                memories.append(memory_of(readable(kept), name))
        return seen.game.recalled(tuple(memory for memory in memories if memory.seen >= ENOUGH))


def _tell(draft: Draft, seen: SeenRound, fact: Fact) -> None:
    """Everybody hears it alike, unless the table has gone on to another game, or wants nothing of it."""
    room = draft.room
    if room.begun == seen.begun and room.phase is not Phase.LOBBY and room.atlas and room.atlas.on:
        draft.record(*game_facts(room, (fact,)))


def readable(kept: Iterable[KeptEntry]) -> Iterator[Entry]:
    """The entries that can be read: one that cannot is left out, and says so."""
    for one in kept:
        try:
            yield decode(one.data)
        except msgspec.DecodeError:
            log.warning("entry %s of the atlas cannot be read", one.id)
