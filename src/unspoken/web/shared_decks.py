"""Own decks of several servers on one store: what one saves, the others read again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from unspoken.content.own.decks import OwnDecks
from unspoken.tables.errors import NotSaved
from unspoken.tables.neighbours import Neighbours

log = logging.getLogger(__name__)

_DECKS = "decks"
_NOT_BEFORE = 2.0
"""Seconds from one reading of all decks to the next."""


def share_decks(decks: OwnDecks, others: Neighbours) -> None:
    """Tell the others of each change, and read anew what they tell of."""
    underway: set[asyncio.Task[None]] = set()
    reading: asyncio.Task[None] | None = None
    read_at = -_NOT_BEFORE

    def begin(work: Coroutine[object, object, None]) -> None:
        task = asyncio.ensure_future(_tried(work))
        underway.add(task)
        task.add_done_callback(underway.discard)

    async def catch_up() -> None:
        """However many ask, they are read once, and seldom: anybody may ask for what is not there."""
        nonlocal reading, read_at
        if not await others.others():  # then nobody has saved anything but we
            return
        now = asyncio.get_running_loop().time()
        if (reading is None or reading.done()) and now - read_at >= _NOT_BEFORE:
            read_at = now
            reading = asyncio.ensure_future(decks.remember())
        if reading is not None:
            await asyncio.shield(reading)

    def told(of: str) -> None:
        if of == _DECKS:
            begin(decks.remember())

    decks.catch_up = catch_up
    decks.when_changed = lambda: begin(others.tell_all(_DECKS))
    others.on_news(told)


async def _tried(work: Coroutine[object, object, None]) -> None:
    try:
        await work
    except NotSaved as trouble:  # then it is known here when this server is started again
        log.warning("own decks of other servers may be unknown: %s", trouble)
