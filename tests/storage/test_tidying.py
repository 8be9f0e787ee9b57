"""Tables unused for long are deleted from every kind of store, and no others."""

from __future__ import annotations

import pytest

from unspoken.content.own.port import Sizes
from unspoken.storage.memory.store import MemoryStore
from unspoken.storage.store import Store

pytestmark = pytest.mark.anyio

_DAY = 86_400
_NOW = 20_000 * _DAY
_KEEP, _KEEP_SOUNDS = 90 * _DAY, 30 * _DAY


async def tidied(store: Store, now: int = _NOW) -> list[str]:
    """Run the daily deletion."""
    return await store.tidy(now, _KEEP, _KEEP_SOUNDS)


async def test_a_table_unused_for_long_is_deleted(store: Store) -> None:
    """With its recordings; its code is returned."""
    await store.append("T", 0, [b"one", b"two"])
    await store.keep_sound("T", "wind", b"w")
    await store.touch(["T"], _NOW - _KEEP - 1)
    assert await tidied(store) == ["T"]
    assert (await store.load("T"), await store.sounds("T")) == ([], {})


async def test_a_table_used_in_time_stays(store: Store) -> None:
    """To the second."""
    await store.append("T", 0, [b"one"])
    await store.touch(["T"], _NOW - _KEEP)
    assert (await tidied(store), await store.load("T")) == ([], [b"one"])


async def test_newer_tables_stay(store: Store) -> None:
    """Only the old one is deleted."""
    await store.append("T", 0, [b"one"])
    await store.append("U", 0, [b"other"])
    await store.touch(["T"], _NOW - 2 * _KEEP)
    await store.touch(["U"], _NOW)
    await tidied(store)
    assert await store.load("U") == [b"other"]


async def test_a_table_without_a_recorded_use_counts_as_used_now(store: Store) -> None:
    """Like all tables from before uses were recorded."""
    await store.append("T", 0, [b"one"])
    assert await tidied(store) == []
    assert await tidied(store, _NOW + _KEEP + 1) == ["T"]


async def test_the_newest_use_of_a_table_counts(store: Store) -> None:
    """A clock that is set back makes no table older."""
    await store.append("T", 0, [b"one"])
    await store.touch(["T"], _NOW)
    await store.touch(["T"], 0)
    assert await tidied(store) == []


async def test_recordings_are_deleted_before_their_table(store: Store) -> None:
    """They take most space."""
    await store.append("T", 0, [b"one"])
    await store.keep_sound("T", "wind", b"w")
    await store.touch(["T"], _NOW - _KEEP_SOUNDS - 1)
    await tidied(store)
    assert (await store.load("T"), await store.sounds("T")) == ([b"one"], {})


async def test_recordings_of_a_used_table_stay(store: Store) -> None:
    """Until their own limit."""
    await store.append("T", 0, [b"one"])
    await store.keep_sound("T", "wind", b"w")
    await store.touch(["T"], _NOW - _KEEP_SOUNDS)
    await tidied(store)
    assert await store.sounds("T") == {"wind": 1}


async def test_a_deleted_table_is_reported_once(store: Store) -> None:
    """The next run returns nothing."""
    await store.append("T", 0, [b"one"])
    await store.touch(["T"], 0)
    await tidied(store)
    assert await tidied(store) == []


async def test_touching_an_unknown_table_changes_nothing(store: Store) -> None:
    """Guessing codes creates no rows."""
    await store.touch(["NOBODY"], 0)
    assert await tidied(store) == []


async def test_a_table_that_must_wake_is_not_deleted(store: Store) -> None:
    """A game by days waits, however long nobody has opened it."""
    await store.append("T", 0, [b"one"])
    await store.touch(["T"], 0)
    await store.set_wakes({"T": _NOW + _DAY})
    assert await tidied(store) == []
    await store.set_wakes({"T": None})
    assert await tidied(store) == ["T"]


async def test_tables_wake_at_their_times(store: Store) -> None:
    """The newest time counts; the most urgent table comes first."""
    await store.set_wakes({"T": 10, "U": 5, "V": 30})
    await store.set_wakes({"T": 20, "V": None, "X": None})
    assert [await store.tables_to_wake(now) for now in (4, 5, 20, 99)] == [[], ["U"], ["U", "T"], ["U", "T"]]


async def test_deletions_apply_to_stores_that_share_memory() -> None:
    """As several servers do in one process."""
    store = MemoryStore()
    shared = MemoryStore(store)
    await store.append("T", 0, [b"one"])
    await store.keep_sound("T", "wind", b"w")
    await store.keep_deck("own-1", b"own-1", {"rose": Sizes(b"r", b"r")}, ())
    await store.touch(["T"], 0)
    await tidied(shared)
    await shared.drop_deck("own-1")
    assert (await store.sounds("T"), await store.deck_picture("own-1", "rose", small=True)) == ({}, None)


async def test_a_dropped_deck_is_deleted_with_its_pictures(store: Store) -> None:
    """Other decks stay."""
    for pack in ("own-1", "own-2"):
        await store.keep_deck(pack, pack.encode(), {"rose": Sizes(b"r", b"r")}, ())
    await store.drop_deck("own-1")
    found = [await store.deck_picture(pack, "rose", small=True) for pack in ("own-1", "own-2")]
    assert (await store.decks(), found) == ([b"own-2"], [None, b"r"])
