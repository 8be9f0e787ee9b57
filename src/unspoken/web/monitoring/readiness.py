"""Tells load balancers whether this server can be used."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.ports import LogStore, Stopwatch

log = logging.getLogger(__name__)

_MAX_AGE = 1_000
"""Milliseconds for which a result is cached: the endpoint is public, and each test writes to the disk."""


class Readiness:
    """Checks that the node is available and, with a test write, that moves can be saved."""

    def __init__(self, node: Callable[[], str | None], store: LogStore, stopwatch: Stopwatch) -> None:
        self._node = node
        self._store = store
        self._stopwatch = stopwatch
        self._last_reason: str | None = None
        self._tested: tuple[int, asyncio.Task[str | None]] | None = None

    async def unready_reason(self) -> str | None:
        """Return why no requests should be sent to this server, or None."""
        reason = self._node() or await self._store_failure()
        if reason != self._last_reason:
            self._last_reason = reason
            log.warning("this server is %s", "ready again" if reason is None else f"not ready: {reason}")
        return reason

    async def _store_failure(self) -> str | None:
        """Return why moves cannot be saved, or None; requests within a second share one test."""
        now = self._stopwatch()
        if self._tested is None or now - self._tested[0] >= _MAX_AGE:
            self._tested = now, asyncio.ensure_future(self._test())
        return await asyncio.shield(self._tested[1])

    async def _test(self) -> str | None:
        try:
            await self._store.check_writable()
        except StoreUnavailable:  # without the reason, which may name paths or hosts
            return "this server cannot save moves"
        return None
