"""What the operator sees of a table shows no single act of a player."""

from __future__ import annotations

import pytest
from toygame import GAME as ECHO

from tests.tables.harness import Harness
from unspoken.tables.state.room import Phase
from unspoken.tables.wire.messages import Start

pytestmark = pytest.mark.anyio


async def test_a_hidden_act_changes_nothing_that_the_operator_sees() -> None:
    """ECHO-02: a pick that the others do not see."""
    ada, bob = await Harness({"echo": ECHO}).party("Ada", "Bob")
    await ada.requests(Start)
    before = ada.table.overview()
    await bob.answers({"type": "pick", "number": 4})
    assert ada.table.overview() == before
    assert (before.phase, before.people, before.bots) == (Phase.PLAYING, 2, 0)


async def test_a_silent_persons_short_absences_are_not_shown() -> None:
    """ALL-04: like the other people, the operator sees at most three of them in a game."""
    ada, bob = await Harness({"echo": ECHO}).party("Ada", "Bob")
    await ada.requests(Start)
    counts = []
    for _ in range(5):
        await bob.disconnect()
        counts.append(ada.table.overview().people)
        await bob.connect()
    assert counts == [1, 1, 1, 2, 2]


async def test_somebody_who_joins_during_a_silence_is_not_counted() -> None:
    """Until the others see them."""
    harness = Harness({"echo": ECHO})
    ada, _bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await harness.joins(ada, "Cleo")
    assert ada.table.overview().people == 2
