"""The way to the atlas goes on, whatever happens on it."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness
from tests.tables.test_atlas import BrokenAtlas, party, plays, seen
from unspoken.atlas.port import Mark
from unspoken.tables import remembering
from unspoken.tables.atlas_requests import ForgetAtlas
from unspoken.tables.errors import NotSaved

pytestmark = pytest.mark.anyio


class StubbornAtlas(BrokenAtlas):
    """One that can be told not to forget either."""

    async def forget(self, mark: Mark) -> None:
        """Fail, or forget."""
        if self.trouble is not None:
            raise self.trouble
        await super().forget(mark)


async def test_what_nobody_foresaw_does_not_keep_the_next_round_out() -> None:
    """One round is lost to the atlas, and no other with it."""
    harness = Harness()
    harness.store.atlas = atlas = BrokenAtlas()
    people = await party(harness)
    atlas.trouble = ZeroDivisionError()
    await plays(people, 1)
    await harness.settles()
    atlas.trouble = None
    await plays(people, 2)
    assert len(await seen(harness)) == 1


async def test_a_round_that_could_not_be_kept_comes_with_the_next() -> None:
    """The atlas counts the rounds of a table: one that came later would else shut it out for ever."""
    harness = Harness()
    harness.store.atlas = atlas = BrokenAtlas()
    people = await party(harness)
    atlas.trouble = NotSaved("the store is away")
    await plays(people, 1)
    await harness.settles()
    atlas.trouble = None
    await plays(people, 2)
    assert len(await seen(harness)) == 2


async def test_what_could_not_be_forgotten_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Though nobody ever opens the table again."""
    monkeypatch.setattr(remembering, "_SOON", 0.0)
    harness = Harness()
    harness.store.atlas = atlas = StubbornAtlas()
    people = await party(harness)
    await plays(people, 1)
    assert len(await seen(harness)) == 1
    atlas.trouble = NotSaved("the store is away")
    assert await people[0].requests(ForgetAtlas) == "ok"
    assert len(await seen(harness)) == 1
    atlas.trouble = None
    assert await seen(harness) == []
