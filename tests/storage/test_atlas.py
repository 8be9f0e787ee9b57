"""What every atlas promises, whatever it is kept in."""

from __future__ import annotations

import pytest

from unspoken.atlas import port
from unspoken.atlas.port import MOST_OF_ONE, MOST_OF_TABLE, AtlasStore, NewEntry, Subject
from unspoken.storage.store import Store

pytestmark = pytest.mark.anyio

_DAY = 20_000
_SECONDS = 86_400


def entry(number: int, subject: str = "moon", *, guessed: bool = False) -> NewEntry:
    """Something that was seen in a card, told by its number."""
    return NewEntry(number, "dixit", subject, guessed, b"%s %d" % (subject.encode(), number))


@pytest.fixture
def atlas(store: Store) -> AtlasStore:
    """An atlas of each kind, beside its logs."""
    return store.atlas


async def said(atlas: AtlasStore, subject: str = "moon") -> list[bytes]:
    """What is kept of a card, the newest first."""
    return [one.data for one in await atlas.of("dixit", subject)]


async def test_an_empty_atlas_has_nothing(atlas: AtlasStore) -> None:
    """No error."""
    assert (await atlas.subjects(), await said(atlas), await atlas.every()) == ([], [], [])
    assert await atlas.is_empty()


async def test_what_is_kept_comes_back_with_its_day(atlas: AtlasStore) -> None:
    """The newest first, of one picture alone."""
    await atlas.keep("T", "a mark", [entry(1), entry(2, "rose"), entry(3)], _DAY)
    found = [(one.day, one.data) for one in await atlas.of("dixit", "moon")]
    assert (found, await atlas.is_empty()) == ([(_DAY, b"moon 3"), (_DAY, b"moon 1")], False)


async def test_the_same_is_kept_once(atlas: AtlasStore) -> None:
    """However often a table brings it after a crash."""
    await atlas.keep("T", "a mark", [entry(1), entry(2)], _DAY)
    await atlas.keep("T", "a mark", [entry(1), entry(2), entry(3)], _DAY + 1)
    assert await said(atlas) == [b"moon 3", b"moon 2", b"moon 1"]


async def test_nothing_to_keep_is_kept(atlas: AtlasStore) -> None:
    """A round of bots alone."""
    await atlas.keep("T", "a mark", [], _DAY)
    assert await atlas.every() == []


async def test_what_was_deleted_does_not_come_back_with_its_table(atlas: AtlasStore) -> None:
    """A table that wakes brings all of its log again."""
    await atlas.keep("T", "a mark", [entry(1), entry(2)], _DAY)
    await atlas.drop([(await atlas.every())[0].id])
    await atlas.keep("T", "a mark", [entry(1), entry(2)], _DAY)
    assert await said(atlas) == [b"moon 2"]


async def test_the_number_of_what_was_deleted_is_never_anothers(atlas: AtlasStore) -> None:
    """Somebody may still have it on a list of what is to be deleted."""
    await atlas.keep("T", "a mark", [entry(1), entry(2)], _DAY)
    newest = (await atlas.every())[-1].id
    await atlas.drop([newest])
    await atlas.keep("T", "a mark", [entry(3)], _DAY)
    assert (await atlas.every())[-1].id > newest


async def test_what_a_table_forgets_is_gone_and_no_other_tables(atlas: AtlasStore) -> None:
    """By its mark, and for ever."""
    await atlas.keep("T", "a mark", [entry(1)], _DAY)
    await atlas.keep("U", "other", [entry(1, "rose")], _DAY)
    await atlas.forget("a mark")
    await atlas.keep("T", "a mark", [entry(1)], _DAY)
    assert (await said(atlas), await said(atlas, "rose")) == ([], [b"rose 1"])


async def test_pictures_are_listed_by_how_often_they_were_seen(atlas: AtlasStore) -> None:
    """Guesses do not count; the newest entry tells what it is."""
    guess = entry(5, "rose", guessed=True)
    await atlas.keep("T", "a mark", [entry(1, "rose"), entry(2), entry(3), entry(4), guess], _DAY)
    assert await atlas.subjects() == [Subject("dixit", 3, b"moon 4"), Subject("dixit", 1, b"rose 5")]


async def test_of_one_picture_the_oldest_go(atlas: AtlasStore) -> None:
    """A picture is never all of the atlas."""
    await atlas.keep("T", "a mark", [entry(n) for n in range(1, MOST_OF_ONE + 3)], _DAY)
    found = await said(atlas)
    assert (len(found), found[-1]) == (MOST_OF_ONE, b"moon 3")


async def test_of_all_the_oldest_go(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The atlas has an end."""
    for kind in ("memory", "sqlite", "postgres"):
        monkeypatch.setattr(f"unspoken.storage.{kind}_atlas.MOST_ENTRIES", 3)
    await store.atlas.keep("T", "a mark", [entry(n, f"card {n}") for n in range(1, 6)], _DAY)
    assert [one.data for one in await store.atlas.every()] == [b"card 3 3", b"card 4 4", b"card 5 5"]


async def test_a_table_puts_in_no_more_than_it_may(atlas: AtlasStore) -> None:
    """One that never ends does not drive out all others."""
    await atlas.keep("T", "a mark", [entry(MOST_OF_TABLE), entry(MOST_OF_TABLE + 1)], _DAY)
    assert await said(atlas) == [b"moon %d" % MOST_OF_TABLE]


async def test_a_table_that_is_tidied_away_leaves_what_it_put_in(store: Store) -> None:
    """It is the house's by then, and nobody can tell whose it was."""
    await store.append("T", 0, [b"one"])
    await store.atlas.keep("T", "a mark", [entry(1)], _DAY)
    await store.touch(["T"], 0)
    assert await store.tidy(100 * _SECONDS, 90 * _SECONDS, 90 * _SECONDS) == ["T"]
    assert [one.data for one in await store.atlas.every()] == [b"moon 1"]


def test_an_entry_is_worth_keeping_once() -> None:
    """By its number."""
    assert port.worth_keeping([entry(1), entry(2)], 1) == [entry(2)]
