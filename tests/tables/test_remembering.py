"""The way to the atlas goes on, whatever happens on it."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness
from tests.tables.test_atlas import BrokenAtlas, party, plays, seen

pytestmark = pytest.mark.anyio


async def test_what_nobody_foresaw_does_not_keep_the_next_round_out() -> None:
    """One round is lost to the atlas until the table wakes, and no other with it."""
    harness = Harness()
    harness.store.atlas = atlas = BrokenAtlas()
    people = await party(harness)
    atlas.trouble = ZeroDivisionError()
    await plays(people, 1)
    await harness.settles()
    atlas.trouble = None
    await plays(people, 2)
    assert len(await seen(harness)) == 1
