"""What every log store must do."""

from __future__ import annotations

import asyncio

import pytest

from unspoken.content.own.port import Sizes
from unspoken.storage.store import Store
from unspoken.tables.errors import Conflict
from unspoken.tables.ports import LogStore

pytestmark = pytest.mark.anyio


async def test_an_unknown_table_has_an_empty_log(store: LogStore) -> None:
    """Loading it is no error."""
    assert await store.load("NOBODY") == []


async def test_the_existence_of_a_table_is_known_without_loading_it(store: LogStore) -> None:
    """A log can be long."""
    await store.append("T", 0, [b"one"])
    assert [await store.has("T"), await store.has("NOBODY")] == [True, False]


async def test_records_are_loaded_in_order(store: LogStore) -> None:
    """The order in which they were appended."""
    await store.append("T", 0, [b"one", b"two"])
    await store.append("T", 2, [b"three"])
    assert await store.load("T") == [b"one", b"two", b"three"]


async def test_tables_have_separate_logs(store: LogStore) -> None:
    """Loading one returns no record of another."""
    await store.append("T", 0, [b"one"])
    await store.append("U", 0, [b"other"])
    assert await store.load("T") == [b"one"]


async def test_an_empty_write_succeeds(store: LogStore) -> None:
    """And writes nothing."""
    await store.append("T", 0, [])
    assert await store.load("T") == []


async def test_a_large_record_is_stored_whole(store: LogStore) -> None:
    """Ten megabytes."""
    large = bytes(range(256)) * 40_000
    await store.append("T", 0, [large])
    assert await store.load("T") == [large]


async def test_a_step_is_written_once(store: LogStore) -> None:
    """The pair of table and step is unique."""
    await store.append("T", 0, [b"one"])
    with pytest.raises(Conflict):
        await store.append("T", 0, [b"mine"])


async def test_a_conflicting_write_stores_nothing(store: LogStore) -> None:
    """Either all its records or none."""
    await store.append("T", 0, [b"one"])
    await store.append("T", 1, [b"two"])
    with pytest.raises(Conflict):
        await store.append("T", 1, [b"mine", b"mine too"])
    assert await store.load("T") == [b"one", b"two"]


async def test_of_many_writers_of_a_step_one_succeeds(store: LogStore) -> None:
    """The others get a Conflict."""
    results = await asyncio.gather(
        *(store.append("T", 0, [b"%d" % number]) for number in range(20)), return_exceptions=True
    )
    assert sum(result is None for result in results) == 1
    assert all(result is None or isinstance(result, Conflict) for result in results)


async def test_a_conflict_does_not_affect_other_writes(store: LogStore) -> None:
    """Writes of the same batch are saved."""
    await store.append("T", 0, [b"one"])
    results = await asyncio.gather(
        store.append("U", 0, [b"before"]),
        store.append("T", 0, [b"mine"]),
        store.append("V", 0, [b"after"]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert (await store.load("U"), await store.load("V")) == ([b"before"], [b"after"])


async def test_a_recording_is_stored_for_its_table(store: LogStore) -> None:
    """By its name."""
    await store.keep_sound("T", "wind", b"\x00\xff")
    assert await store.sound("T", "wind") == b"\x00\xff"


async def test_a_recording_is_not_visible_to_another_table(store: LogStore) -> None:
    """The same name finds nothing there."""
    await store.keep_sound("T", "wind", b"\x00\xff")
    assert await store.sound("U", "wind") is None


async def test_the_recordings_of_a_table_are_listed_with_their_size(store: LogStore) -> None:
    """Recordings of other tables are not listed."""
    await store.keep_sound("T", "wind", b"w" * 7)
    await store.keep_sound("U", "rain", b"r")
    assert await store.sounds("T") == {"wind": 7}


async def test_a_deck_is_stored_with_its_pictures(store: Store) -> None:
    """In both sizes."""
    await store.keep_deck("own-1", b"deck", {"rose": Sizes(b"large", b"small")}, ())
    sizes = [await store.deck_picture("own-1", "rose", small) for small in (False, True)]
    assert (await store.decks(), sizes) == ([b"deck"], [b"large", b"small"])


async def test_saving_a_deck_again_replaces_it(store: Store) -> None:
    """It keeps its place in the list."""
    for pack, deck in (("own-1", b"first"), ("own-2", b"other"), ("own-1", b"second")):
        await store.keep_deck(pack, deck, {}, ())
    assert await store.decks() == [b"second", b"other"]


async def test_a_removed_picture_is_deleted(store: Store) -> None:
    """The others stay."""
    both = {"rose": Sizes(b"r", b"r"), "lily": Sizes(b"l", b"l")}
    await store.keep_deck("own-1", b"deck", both, ())
    await store.keep_deck("own-1", b"deck", {}, ("rose",))
    found = [await store.deck_picture("own-1", picture, small=True) for picture in ("rose", "lily")]
    assert found == [None, b"l"]


async def test_a_picture_is_not_visible_in_another_deck(store: Store) -> None:
    """The same name finds nothing there."""
    await store.keep_deck("own-1", b"deck", {"rose": Sizes(b"r", b"r")}, ())
    assert await store.deck_picture("own-2", "rose", small=True) is None
