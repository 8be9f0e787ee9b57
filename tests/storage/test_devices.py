"""What every store does with push subscriptions, glances, and links that move seats."""

from __future__ import annotations

import asyncio

import pytest

from unspoken.storage.store import Store

pytestmark = pytest.mark.anyio
_DAY = 86_400
_NOW = 20_000 * _DAY


async def test_the_push_key_is_stored_once(store: Store) -> None:
    """Whoever comes second gets the first one's key."""
    keys = await asyncio.gather(*(store.push.key(b"key %d" % number) for number in range(8)))
    assert len(set(keys)) == 1 and await store.push.key(b"late") == keys[0]


async def test_a_person_has_one_subscription_at_a_table(store: Store) -> None:
    """A new one replaces it, and an outdated deletion leaves the new one."""
    await store.push.keep("T", 1, b"old")
    await store.push.keep("T", 1, b"new")
    await store.push.keep("U", 1, b"there")
    await store.push.drop("T", 1, b"old")
    assert [await store.push.of(table, 1) for table in "TUV"] == [b"new", b"there", None]
    await store.push.drop("T", 1, b"new")
    await store.push.drop("U", 1)
    assert [await store.push.of(table, 1) for table in "TU"] == [None, None]


async def test_the_glance_of_the_latest_step_stays(store: Store) -> None:
    """An earlier owner of the table may write late."""
    await store.glances.keep("T", 5, b"five")
    await store.glances.keep("T", 4, b"four")
    await store.glances.keep("U", 1, b"one")
    assert await store.glances.of(["T", "U", "V"]) == {"T": b"five", "U": b"one"}
    await store.glances.keep("T", 5, b"five again")
    assert await store.glances.of(["T"]) == {"T": b"five again"}
    assert await store.glances.of([]) == {}


async def test_a_link_works_once_and_in_time(store: Store) -> None:
    """Of two devices that open it together, one gets the seats."""
    await store.transfers.keep("used", b"seats", _NOW + 600, _NOW)
    await store.transfers.keep("late", b"seats", _NOW + 600, _NOW)
    taken = await asyncio.gather(*(store.transfers.take("used", _NOW + 599) for _ in range(4)))
    assert (taken.count(b"seats"), taken.count(None)) == (1, 3)
    assert [await store.transfers.take(key, _NOW + 600) for key in ("late", "unknown")] == [None, None]


async def test_a_deleted_table_leaves_nothing_behind(store: Store) -> None:
    """Neither glance nor subscription; those of other tables stay."""
    for table in ("T", "U"):
        await store.append(table, 0, [b"one"])
        await store.glances.keep(table, 1, b"glance")
        await store.push.keep(table, 1, b"subscription")
    await store.touch(["T"], _NOW - 100 * _DAY)
    await store.touch(["U"], _NOW)
    await store.tidy(_NOW, 90 * _DAY, 30 * _DAY)
    assert await store.glances.of(["T", "U"]) == {"U": b"glance"}
    assert [await store.push.of(table, 1) for table in "TU"] == [None, b"subscription"]
