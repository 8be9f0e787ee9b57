"""Writing to the atlas continues after errors."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.tables.harness import Harness, TablePerson
from tests.tables.test_atlas import FailingAtlas, party, play_rounds, stored_entries
from unspoken.atlas.port import Mark
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.house import House
from unspoken.tables.table import atlas_sync
from unspoken.tables.wire.atlas_requests import ForgetAtlas, SetAtlas

pytestmark = pytest.mark.anyio


class StubbornAtlas(FailingAtlas):
    """An atlas that can also fail to forget."""

    async def forget(self, mark: Mark) -> None:
        """Fail, or forget."""
        if self.trouble is not None:
            raise self.trouble
        await super().forget(mark)


async def test_an_unexpected_error_loses_one_round_only() -> None:
    """The next round is stored."""
    harness = Harness()
    harness.store.atlas = atlas = FailingAtlas()
    people = await party(harness)
    atlas.trouble = ZeroDivisionError()
    await play_rounds(people, 1)
    await harness.settles()
    atlas.trouble = None
    await play_rounds(people, 2)
    assert len(await stored_entries(harness)) == 1


async def test_a_round_that_could_not_be_stored_is_stored_with_the_next() -> None:
    """The atlas expects a table's rounds in order, and would reject it later."""
    harness = Harness()
    harness.store.atlas = atlas = FailingAtlas()
    people = await party(harness)
    atlas.trouble = StoreUnavailable("the store is away")
    await play_rounds(people, 1)
    await harness.settles()
    atlas.trouble = None
    await play_rounds(people, 2)
    assert len(await stored_entries(harness)) == 2


async def test_forgetting_is_retried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Even if nobody opens the table again."""
    monkeypatch.setattr(atlas_sync, "_FIRST_PAUSE", 0.0)
    harness = Harness()
    harness.store.atlas = atlas = StubbornAtlas()
    people = await party(harness)
    await play_rounds(people, 1)
    assert len(await stored_entries(harness)) == 1
    atlas.trouble = StoreUnavailable("the store is away")
    assert await people[0].requests(ForgetAtlas) == "ok"
    assert len(await stored_entries(harness)) == 1
    atlas.trouble = None
    assert await stored_entries(harness) == []


def turn_atlas_off(harness: Harness) -> None:
    """Restart the house with --atlas off."""
    harness.services = replace(harness.services, keeps_atlas=False)
    harness.house = House(harness.services, harness._new_alarm)


async def test_a_server_without_an_atlas_refuses_to_switch_it_on() -> None:
    """With a code of its own."""
    harness = Harness()
    turn_atlas_off(harness)
    table, token = await harness.house.open("Ada", "dixit", "en")
    ada = TablePerson(table, token)
    await ada.connect()
    assert await ada.requests(SetAtlas, on=True) == "no-atlas"


async def test_a_server_without_an_atlas_switches_it_off_at_earlier_tables() -> None:
    """When they are loaded; their entries can still be forgotten."""
    harness = Harness()
    people = await party(harness)
    await play_rounds(people, 1)
    assert len(await stored_entries(harness)) == 1
    turn_atlas_off(harness)
    table = await harness.house.find(people[0].table.code)
    await harness.settles()
    assert table.snapshot.room.atlas is not None and not table.snapshot.room.atlas.on
    ada = TablePerson(table, people[0].token)
    await ada.connect()
    assert (await ada.requests(ForgetAtlas), await stored_entries(harness)) == ("ok", [])
