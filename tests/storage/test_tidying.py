"""Tables that nobody has touched for long are deleted, in whatever they are kept; nobody else's are."""

from __future__ import annotations

import pytest

from unspoken.content.own.port import Sizes
from unspoken.storage.memory import MemoryStore
from unspoken.storage.store import Store

pytestmark = pytest.mark.anyio

_DAY = 86_400
_NOW = 20_000 * _DAY
_KEEP, _KEEP_SOUNDS = 90 * _DAY, 30 * _DAY


async def tidied(store: Store, now: int = _NOW) -> list[str]:
    """A day's tidying."""
    return await store.tidy(now, _KEEP, _KEEP_SOUNDS)


async def test_a_table_untouched_for_long_is_gone(store: Store) -> None:
    """All of it, and it is named."""
    await store.append("T", 0, [b"one", b"two"])
    await store.keep_sound("T", "wind", b"w")
    await store.touch(["T"], _NOW - _KEEP - 1)
    assert await tidied(store) == ["T"]
    assert (await store.load("T"), await store.sounds("T")) == ([], {})


async def test_a_table_touched_in_time_stays(store: Store) -> None:
    """To the very second."""
    await store.append("T", 0, [b"one"])
    await store.touch(["T"], _NOW - _KEEP)
    assert (await tidied(store), await store.load("T")) == ([], [b"one"])


async def test_nobody_elses_table_goes_with_it(store: Store) -> None:
    """Only what is old."""
    await store.append("T", 0, [b"one"])
    await store.append("U", 0, [b"other"])
    await store.touch(["T"], _NOW - 2 * _KEEP)
    await store.touch(["U"], _NOW)
    await tidied(store)
    assert await store.load("U") == [b"other"]


async def test_a_table_of_which_nothing_is_known_counts_from_now(store: Store) -> None:
    """As every table does that was there before anybody counted."""
    await store.append("T", 0, [b"one"])
    assert await tidied(store) == []
    assert await tidied(store, _NOW + _KEEP + 1) == ["T"]


async def test_a_table_is_as_young_as_its_newest_touch(store: Store) -> None:
    """A clock that is set back makes nobody's table older."""
    await store.append("T", 0, [b"one"])
    await store.touch(["T"], _NOW)
    await store.touch(["T"], 0)
    assert await tidied(store) == []


async def test_recordings_go_before_their_table(store: Store) -> None:
    """They weigh most and are missed least."""
    await store.append("T", 0, [b"one"])
    await store.keep_sound("T", "wind", b"w")
    await store.touch(["T"], _NOW - _KEEP_SOUNDS - 1)
    await tidied(store)
    assert (await store.load("T"), await store.sounds("T")) == ([b"one"], {})


async def test_recordings_of_a_table_in_use_stay(store: Store) -> None:
    """They are part of the evening."""
    await store.append("T", 0, [b"one"])
    await store.keep_sound("T", "wind", b"w")
    await store.touch(["T"], _NOW - _KEEP_SOUNDS)
    await tidied(store)
    assert await store.sounds("T") == {"wind": 1}


async def test_a_table_that_is_gone_is_named_once(store: Store) -> None:
    """The next day there is nothing left to delete."""
    await store.append("T", 0, [b"one"])
    await store.touch(["T"], 0)
    await tidied(store)
    assert await tidied(store) == []


async def test_a_table_that_is_not_there_is_not_touched(store: Store) -> None:
    """A code that somebody guesses leaves no trace."""
    await store.touch(["NOBODY"], 0)
    assert await tidied(store) == []


async def test_what_one_store_deletes_is_gone_for_those_that_share_it() -> None:
    """Several servers of one process, as in a proof of the cluster."""
    store = MemoryStore()
    shared = MemoryStore(store)
    await store.append("T", 0, [b"one"])
    await store.keep_sound("T", "wind", b"w")
    await store.keep_deck("own-1", b"own-1", {"rose": Sizes(b"r", b"r")}, ())
    await store.touch(["T"], 0)
    await tidied(shared)
    await shared.drop_deck("own-1")
    assert (await store.sounds("T"), await store.deck_picture("own-1", "rose", small=True)) == ({}, None)


async def test_a_deck_that_is_dropped_is_gone_with_its_pictures(store: Store) -> None:
    """And no other with it."""
    for pack in ("own-1", "own-2"):
        await store.keep_deck(pack, pack.encode(), {"rose": Sizes(b"r", b"r")}, ())
    await store.drop_deck("own-1")
    found = [await store.deck_picture(pack, "rose", small=True) for pack in ("own-1", "own-2")]
    assert (await store.decks(), found) == ([b"own-2"], [None, b"r"])
