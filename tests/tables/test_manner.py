"""The manner of a table's bots: gentle, even or keen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from toygame import GAME as ECHO

from tests.tables.harness import Harness, TablePerson
from tests.tables.stubs import THINKING
from unspoken.kernel.manner import Manner
from unspoken.kernel.types import Seat
from unspoken.tables.state.room import Room
from unspoken.tables.wire.messages import AddBot, Choose, SetManner, Start

pytestmark = pytest.mark.anyio


async def with_bots(harness: Harness, game: str, bots: int, manner: Manner) -> TablePerson:
    """Start a game with one person among bots of this manner."""
    ada = await harness.opens()
    for _ in range(bots):
        await ada.requests(AddBot)
    await ada.requests(Choose, game, {})
    await ada.requests(SetManner, manner)
    await ada.requests(Start)
    return ada


async def test_bots_are_gentle_by_default() -> None:
    """Also at tables saved before the setting existed."""
    harness = Harness()
    ada = await harness.opens()
    assert ada.room["manner"] == "gentle" and Room("ABCD", "echo").manner is Manner.GENTLE


async def test_everybody_sees_the_manner_that_the_host_has_set() -> None:
    """The room shows it."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(SetManner, Manner.KEEN)
    assert bob.room["manner"] == "keen"


async def test_keen_bots_do_not_let_their_team_answer_first() -> None:
    """The waiting of ALL-06 is for other manners."""
    harness = Harness({"echo": replace(ECHO, bots=replace(ECHO.bots, shared_commands=frozenset({"pick"})))})
    ada = await with_bots(harness, "echo", 1, Manner.KEEN)
    await harness.advance_time(THINKING)
    assert ada.frame["waiting"] == [0]


async def test_an_even_bot_lets_people_tell_first() -> None:
    """DIX-02: until they pass."""
    harness = Harness()
    ada = await with_bots(harness, "dixit", 3, Manner.EVEN)
    await harness.advance_time(10 * THINKING)
    assert ada.frame["public"]["teller"] is None


async def test_a_keen_bot_may_tell_first() -> None:
    """DIX-02: the first clue wins."""
    harness = Harness()
    ada = await with_bots(harness, "dixit", 3, Manner.KEEN)
    await harness.advance_time(2 * THINKING)
    assert ada.frame["public"]["teller"] in (Seat(1), Seat(2), Seat(3))
