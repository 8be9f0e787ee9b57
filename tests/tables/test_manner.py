"""How the table's bots behave: gentle, even or keen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from toygame import GAME as ECHO

from tests.tables.harness import Harness, TablePerson
from tests.tables.stubs import THINKING
from unspoken.kernel.game import Seat
from unspoken.kernel.manner import Manner
from unspoken.tables.messages import AddBot, Choose, SetManner, Start
from unspoken.tables.room import Room

pytestmark = pytest.mark.anyio


async def with_bots(harness: Harness, game: str, bots: int, manner: Manner) -> TablePerson:
    """One person among bots of this manner."""
    ada = await harness.opens()
    for _ in range(bots):
        await ada.requests(AddBot)
    await ada.requests(Choose, game, {})
    await ada.requests(SetManner, manner)
    await ada.requests(Start)
    return ada


async def test_bots_are_gentle_until_the_host_says_otherwise() -> None:
    """Also those of a table that was saved before anybody could say so."""
    harness = Harness()
    ada = await harness.opens()
    assert ada.room["manner"] == "gentle" and Room("ABCD", "echo").manner is Manner.GENTLE


async def test_everybody_sees_what_the_host_has_set() -> None:
    """It is the table's, and is kept with it."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(SetManner, Manner.KEEN)
    assert bob.room["manner"] == "keen"


async def test_keen_bots_of_a_team_wait_for_nobody() -> None:
    """ALL-06 is for those who want it."""
    harness = Harness({"echo": replace(ECHO, shared_commands=frozenset({"pick"}))})
    ada = await with_bots(harness, "echo", 1, Manner.KEEN)
    await harness.passes(THINKING)
    assert ada.frame["waiting"] == [0]


async def test_an_even_bot_does_not_race_people_for_the_first_story() -> None:
    """DIX-02: people come first while they have not let others begin."""
    harness = Harness()
    ada = await with_bots(harness, "dixit", 3, Manner.EVEN)
    await harness.passes(10 * THINKING)
    assert ada.frame["public"]["teller"] is None


async def test_a_keen_bot_does() -> None:
    """DIX-02: the first clue wins."""
    harness = Harness()
    ada = await with_bots(harness, "dixit", 3, Manner.KEEN)
    await harness.passes(2 * THINKING)
    assert ada.frame["public"]["teller"] in (Seat(1), Seat(2), Seat(3))
