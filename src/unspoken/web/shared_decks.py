"""Keeps own decks in sync between several servers on one store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from unspoken.content.own.decks import OwnDecks
from unspoken.tables.cluster_node import ClusterNode
from unspoken.tables.errors import StoreUnavailable

log = logging.getLogger(__name__)

_DECKS = "decks"
_MIN_RELOAD_INTERVAL = 2.0
"""Seconds between two reloads of all decks."""


def share_decks(decks: OwnDecks, others: ClusterNode) -> None:
    """Notify the other servers of each change, and reload the decks when another server notifies us."""
    tasks: set[asyncio.Task[None]] = set()
    reload: asyncio.Task[None] | None = None
    reloaded_at = -_MIN_RELOAD_INTERVAL

    def start(work: Coroutine[object, object, None]) -> None:
        task = asyncio.ensure_future(_log_store_errors(work))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async def reload_if_shared() -> None:
        """Reload at a limited rate, shared by all callers: anybody may request a deck that does not exist."""
        nonlocal reload, reloaded_at
        if not await others.others():  # no other server could have saved a deck
            return
        now = asyncio.get_running_loop().time()
        if (reload is None or reload.done()) and now - reloaded_at >= _MIN_RELOAD_INTERVAL:
            reloaded_at = now
            reload = asyncio.ensure_future(decks.reload())
        if reload is not None:
            await asyncio.shield(reload)

    def on_news(topic: str) -> None:
        if topic == _DECKS:
            start(decks.reload())

    decks.reload_if_shared = reload_if_shared
    decks.on_change = lambda: start(others.announce_change(_DECKS))
    others.on_change(on_news)


async def _log_store_errors(work: Coroutine[object, object, None]) -> None:
    try:
        await work
    except StoreUnavailable as error:  # the next reload or restart catches up
        log.warning("could not sync own decks with other servers: %s", error)
