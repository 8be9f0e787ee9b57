"""Opens a store for one operation of a test."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from unspoken.cli.server.stores import open_store
from unspoken.storage.store import Store

T = TypeVar("T")


def with_store(name: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, run `work` with it, and close it."""
    store = open_store(name)

    async def run() -> T:
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())
