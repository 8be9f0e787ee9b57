"""A store by its name, for as long as a test needs it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from unspoken.cli.stores import open_store
from unspoken.storage.store import Store

T = TypeVar("T")


def within(name: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, do something with it, and close it."""
    store = open_store(name)

    async def run() -> T:
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())
