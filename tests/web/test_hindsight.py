"""Tests for the hindsight of finished games over HTTP."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, plays_to_the_end
from tests.web.replay_door import evening, path, refusal, serving
from unspoken.games.telepathic import GAME as TELEPATHIC
from unspoken.tables.wire.messages import Choose, Start

pytestmark = pytest.mark.anyio


async def test_telepathic_shows_what_each_player_could_believe() -> None:
    """TEL-03: to the people of the table, when all conditions are open."""
    harness = Harness({"telepathic": TELEPATHIC})
    people = await harness.party("Ada", "Bob", game="telepathic")
    await people[0].requests(Choose, "telepathic", {"mode": "first"})
    await people[0].requests(Start)
    await plays_to_the_end(people)
    async with serving(harness, people[1]) as client:
        reply = await client.get(f"{path(people[1])}/hindsight")
    before = reply.json()["beliefs"][0]
    beliefs = [(belief["seat"], belief["of"], belief["wins"]) for belief in before]
    assert beliefs == [(0, 1, [250] * 4), (1, 0, [250] * 4)]


async def test_a_game_without_hindsight_is_refused() -> None:
    """Most games have no hindsight."""
    harness = Harness()
    ada, *_ = await evening(harness)
    async with serving(harness, ada) as client:
        assert refusal(await client.get(f"{path(ada)}/hindsight")) == (404, "no-such-replay")
