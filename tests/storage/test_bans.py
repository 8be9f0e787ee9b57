"""What every store of bans must do, and what it means to delete a table."""

from __future__ import annotations

import pytest

from unspoken.bans.port import Ban
from unspoken.storage.store import Store

pytestmark = pytest.mark.anyio
BROWSER = Ban("b1", "browser", "f00d", 1_000, 2_000, "chat")
ADDRESS = Ban("a1", "address", "203.0.113.7/32", 1_500, 9_000)


async def test_bans_are_listed_with_the_newest_first(store: Store) -> None:
    """With all their fields."""
    await store.bans.add(BROWSER)
    await store.bans.add(ADDRESS)
    assert await store.bans.every() == [ADDRESS, BROWSER]


async def test_a_new_ban_replaces_the_earlier_one_and_expired_ones(store: Store) -> None:
    """By kind and value; `until` itself is no longer banned."""
    await store.bans.add(BROWSER)
    await store.bans.add(ADDRESS)
    again = ADDRESS._replace(id="a2", since=2_000)
    await store.bans.add(again)
    assert await store.bans.every() == [again]


async def test_a_ban_is_removed_once(store: Store) -> None:
    """The second time there is none."""
    await store.bans.add(BROWSER)
    assert [await store.bans.remove("b1"), await store.bans.remove("b1")] == [True, False]
    assert await store.bans.every() == []


async def test_a_deleted_table_leaves_nothing(store: Store) -> None:
    """Neither records nor recordings; other tables stay."""
    for table in ("AAAAAA", "BBBBBB"):
        await store.append(table, 0, [b"opened"])
        await store.keep_sound(table, "s1", b"sound")
    await store.delete("AAAAAA")
    assert (await store.has("AAAAAA"), await store.sounds("AAAAAA")) == (False, {})
    assert (await store.load("BBBBBB"), await store.sounds("BBBBBB")) == ([b"opened"], {"s1": 5})


async def test_the_usage_counts_tables_and_recordings(store: Store) -> None:
    """With the size of the whole store."""
    await store.append("AAAAAA", 0, [b"opened", b"came"])
    await store.append("BBBBBB", 0, [b"opened"])
    await store.keep_sound("BBBBBB", "s1", b"sound")
    usage = await store.usage()
    assert usage[:5] == (2, 1, 5, 0, 0)
    assert usage.total_bytes >= 21
