"""What every atlas store must do."""

from __future__ import annotations

import pytest

from unspoken.atlas import port
from unspoken.atlas.port import (
    MOST_OF_ONE,
    MOST_OF_TABLE,
    PROTECTED_DAYS,
    AtlasStore,
    CountedSubject,
    NewEntry,
)
from unspoken.storage.store import Store

pytestmark = pytest.mark.anyio

_DAY = 20_000
_SECONDS = 86_400


def entry(number: int, subject: str = "moon", *, guessed: bool = False) -> NewEntry:
    """Build an entry with this number."""
    return NewEntry(number, "dixit", subject, guessed, b"%s %d" % (subject.encode(), number))


@pytest.fixture
def atlas(store: Store) -> AtlasStore:
    """The atlas of each kind of store."""
    return store.atlas


async def stored_data(atlas: AtlasStore, subject: str = "moon") -> list[bytes]:
    """Return the entries of a card, newest first."""
    return [stored.data for stored in await atlas.of("dixit", subject)]


async def test_an_empty_atlas_returns_nothing(atlas: AtlasStore) -> None:
    """And raises no error."""
    assert (await atlas.subjects(), await stored_data(atlas), await atlas.every()) == ([], [], [])
    assert await atlas.is_empty()


async def test_stored_entries_are_returned_with_their_day(atlas: AtlasStore) -> None:
    """Newest first, of the given card only."""
    await atlas.keep("T", "a mark", [entry(1), entry(2, "rose"), entry(3)], _DAY)
    found = [(stored.day, stored.data) for stored in await atlas.of("dixit", "moon")]
    assert (found, await atlas.is_empty()) == ([(_DAY, b"moon 3"), (_DAY, b"moon 1")], False)


async def test_an_entry_is_stored_once(atlas: AtlasStore) -> None:
    """Even if a table sends it again after a crash."""
    await atlas.keep("T", "a mark", [entry(1), entry(2)], _DAY)
    await atlas.keep("T", "a mark", [entry(1), entry(2), entry(3)], _DAY + 1)
    assert await stored_data(atlas) == [b"moon 3", b"moon 2", b"moon 1"]


async def test_storing_no_entries_changes_nothing(atlas: AtlasStore) -> None:
    """As after a round played by bots only."""
    await atlas.keep("T", "a mark", [], _DAY)
    assert await atlas.every() == []


async def test_a_deleted_entry_is_not_stored_again(atlas: AtlasStore) -> None:
    """A reloaded table sends all entries of its log."""
    await atlas.keep("T", "a mark", [entry(1), entry(2)], _DAY)
    await atlas.drop([(await atlas.every())[0].id])
    await atlas.keep("T", "a mark", [entry(1), entry(2)], _DAY)
    assert await stored_data(atlas) == [b"moon 2"]


async def test_the_id_of_a_deleted_entry_is_not_reused(atlas: AtlasStore) -> None:
    """It may still be on an operator's list of entries to delete."""
    await atlas.keep("T", "a mark", [entry(1), entry(2)], _DAY)
    newest = (await atlas.every())[-1].id
    await atlas.drop([newest])
    await atlas.keep("T", "a mark", [entry(3)], _DAY)
    assert (await atlas.every())[-1].id > newest


async def test_forgetting_deletes_the_entries_of_a_mark_for_good(atlas: AtlasStore) -> None:
    """Entries of other marks stay."""
    await atlas.keep("T", "a mark", [entry(1)], _DAY)
    await atlas.keep("U", "other", [entry(1, "rose")], _DAY)
    await atlas.forget("a mark")
    await atlas.keep("T", "a mark", [entry(1)], _DAY)
    assert (await stored_data(atlas), await stored_data(atlas, "rose")) == ([], [b"rose 1"])


async def test_subjects_are_sorted_by_their_number_of_entries(atlas: AtlasStore) -> None:
    """Guesses do not count; the newest entry is returned with each subject."""
    guess = entry(5, "rose", guessed=True)
    await atlas.keep("T", "a mark", [entry(1, "rose"), entry(2), entry(3), entry(4), guess], _DAY)
    assert await atlas.subjects() == [
        CountedSubject("dixit", 3, b"moon 4"),
        CountedSubject("dixit", 1, b"rose 5"),
    ]


async def test_the_oldest_entries_of_a_subject_are_dropped(atlas: AtlasStore) -> None:
    """One card must not fill the atlas."""
    await atlas.keep("T", "a mark", [entry(n) for n in range(1, MOST_OF_ONE + 3)], _DAY)
    found = await stored_data(atlas)
    assert (len(found), found[-1]) == (MOST_OF_ONE, b"moon 3")


async def test_the_oldest_entries_are_dropped_when_the_atlas_is_full(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has a limit."""
    for kind in ("memory", "sqlite", "postgres"):
        monkeypatch.setattr(f"unspoken.storage.{kind}.atlas.MOST_ENTRIES", 3)
    await store.atlas.keep("T", "a mark", [entry(n, f"card {n}") for n in range(1, 6)], _DAY)
    assert [stored.data for stored in await store.atlas.every()] == [b"card 3 3", b"card 4 4", b"card 5 5"]


async def test_a_table_cannot_replace_what_others_have_said(atlas: AtlasStore) -> None:
    """If a picture has no room, a table replaces its own entries only."""
    await atlas.keep("T", "a mark", [entry(n) for n in range(1, MOST_OF_ONE)], _DAY)
    for number in range(1, 4):
        await atlas.keep("U", "other", [NewEntry(number, "dixit", "moon", False, b"flood %d" % number)], _DAY)
    await atlas.keep("V", "third", [NewEntry(1, "dixit", "moon", False, b"no room")], _DAY)
    expected = [b"flood 3", *(b"moon %d" % n for n in range(MOST_OF_ONE - 1, 0, -1))]
    assert await stored_data(atlas) == expected


async def test_a_full_atlas_keeps_what_others_have_said(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if each entry is of another picture."""
    for kind in ("memory", "sqlite", "postgres"):
        monkeypatch.setattr(f"unspoken.storage.{kind}.atlas.MOST_ENTRIES", 3)
    await store.atlas.keep("T", "a mark", [entry(1), entry(2, "rose")], _DAY)
    await store.atlas.keep("U", "other", [entry(n, f"card {n}") for n in range(3, 9)], _DAY)
    assert [stored.data for stored in await store.atlas.every()] == [b"moon 1", b"rose 2", b"card 8 8"]


async def test_an_old_entry_makes_room_for_a_new_one(atlas: AtlasStore) -> None:
    """After ninety days, the oldest first."""
    await atlas.keep("T", "a mark", [entry(n) for n in range(1, MOST_OF_ONE + 1)], _DAY)
    await atlas.keep("U", "other", [NewEntry(1, "dixit", "moon", False, b"new")], _DAY + PROTECTED_DAYS)
    found = await stored_data(atlas)
    assert (len(found), found[0], found[-1]) == (MOST_OF_ONE, b"new", b"moon 2")


async def test_a_table_has_a_limit_of_entries(atlas: AtlasStore) -> None:
    """One table must not fill the atlas."""
    await atlas.keep("T", "a mark", [entry(MOST_OF_TABLE), entry(MOST_OF_TABLE + 1)], _DAY)
    assert await stored_data(atlas) == [b"moon %d" % MOST_OF_TABLE]


async def test_entries_stay_when_their_table_is_deleted(store: Store) -> None:
    """They belong to the house, and do not name the table."""
    await store.append("T", 0, [b"one"])
    await store.atlas.keep("T", "a mark", [entry(1)], _DAY)
    await store.touch(["T"], 0)
    assert await store.tidy(100 * _SECONDS, 90 * _SECONDS, 90 * _SECONDS) == ["T"]
    assert [stored.data for stored in await store.atlas.every()] == [b"moon 1"]


def test_known_entries_are_filtered_out() -> None:
    """By their number."""
    assert port.worth_keeping([entry(1), entry(2)], 1) == [entry(2)]
