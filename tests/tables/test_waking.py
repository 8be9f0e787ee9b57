"""Tables with long logs are loaded without holding up others, and few at a time."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tests.tables.harness import Harness, ManualAlarm
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.house import House
from unspoken.tables.log.events import Spoke
from unspoken.tables.log.log import STEPS_AT_ONCE, encode_event
from unspoken.tables.state.room import ChatLine

pytestmark = pytest.mark.anyio
_BATCHES = 20
_TABLES = 6


class CountingStore(MemoryStore):
    """A store that counts how many logs were loaded at the same time."""

    def __init__(self, shared: MemoryStore) -> None:
        super().__init__(shared)
        self.house: House | None = None
        self.loaded = self.most_waiting = 0

    async def load_page(self, table: str, step: int) -> list[bytes]:
        """Load a page, and count the logs that are being loaded."""
        self.loaded += step == 0
        assert self.house is not None
        self.most_waiting = max(self.most_waiting, self.loaded - len(self.house.tables))
        return await super().load_page(table, step)


async def long_log(harness: Harness) -> str:
    """Return the code of a new table whose log has many records."""
    ada = await harness.opens()
    line = encode_event(Spoke(ChatLine("table", "Ada", 1, "again", ada.id)))
    await harness.store.append(ada.table.code, ada.table.step, [line] * (_BATCHES * STEPS_AT_ONCE))
    return ada.table.code


def new_house(harness: Harness, store: MemoryStore) -> House:
    """Return the house of a server that has just started on the same log."""
    return House(replace(harness.services, store=store), ManualAlarm)


async def test_others_act_while_a_long_log_is_loaded() -> None:
    """Loading yields after every hundred records; otherwise the clocks of all tables would stop."""
    harness = Harness()
    code = await long_log(harness)
    loading = asyncio.ensure_future(new_house(harness, MemoryStore(harness.store)).find(code))
    turns = 0
    while not loading.done():
        turns += 1
        await asyncio.sleep(0)
    assert loading.result().step > _BATCHES * STEPS_AT_ONCE and turns >= _BATCHES


async def test_few_logs_are_loaded_at_the_same_time() -> None:
    """Each takes a share of every loop iteration."""
    harness = Harness()
    codes = [await long_log(harness) for _ in range(_TABLES)]
    store = CountingStore(harness.store)
    store.house = house = new_house(harness, store)
    await asyncio.gather(*map(house.find, codes))
    assert (len(house.tables), store.most_waiting) == (_TABLES, 2)
