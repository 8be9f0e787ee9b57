"""A bot tells its team, and nobody else, why it proposes something."""

from __future__ import annotations

from dataclasses import replace

import pytest
from toygame import GAME as ECHO
from toygame.types import State

from tests.tables.harness import Harness, Json, TablePerson
from tests.tables.stubs import THINKING
from unspoken.kernel.types import Channel, Seat
from unspoken.tables.wire.messages import AddBot, Choose, Start

pytestmark = pytest.mark.anyio

TEAM = frozenset({Seat(0), Seat(2)})


def with_a_team(state: State) -> tuple[Channel, ...]:
    """Return Echo's own channel, and a channel of seats 0 and 2."""
    return (*ECHO.channels(state), Channel("team", TEAM, TEAM))


async def two_and_a_bot(harness: Harness) -> list[TablePerson]:
    """Start a game with two people and a bot, which is on the first person's team."""
    people = await harness.party("Ada", "Bob", game="echo")
    await people[0].requests(AddBot)
    await people[0].requests(Choose, "echo", {"target": 5})
    await people[0].requests(Start)
    return people


def house_with_shared_commands(*shared: str) -> Harness:
    """A house in which these commands of Echo are team decisions."""
    return Harness(
        {
            "echo": replace(
                ECHO, channels=with_a_team, bots=replace(ECHO.bots, shared_commands=frozenset(shared))
            )
        }
    )


def bot_lines(person: TablePerson) -> list[Json]:
    """Return the chat lines of bots that a person was sent."""
    return [line for line in person.transport.messages("said") if "remark" in line]


async def test_a_bot_tells_its_team_why_it_proposes_something() -> None:
    """ALL-06: the reason is a code, which each page translates."""
    harness = house_with_shared_commands("pick")
    ada, _ = await two_and_a_bot(harness)
    await harness.advance_time(3 * THINKING)
    assert [(line["channel"], line["bot"], line["remark"]) for line in bot_lines(ada)] == [
        ("team", 2, {"code": "echo-why-by-chance"})
    ]


async def test_the_other_team_is_not_sent_the_reason() -> None:
    """ALL-04: a person who may not see a proposal may not see its reason."""
    harness = house_with_shared_commands("pick")
    _, bob = await two_and_a_bot(harness)
    await harness.advance_time(3 * THINKING)
    assert bot_lines(bob) == []


async def test_after_a_reconnect_only_the_team_is_sent_the_reason() -> None:
    """Earlier lines are sent again only to people who may read them."""
    harness = house_with_shared_commands("pick")
    ada, bob = await two_and_a_bot(harness)
    await harness.advance_time(3 * THINKING)
    await ada.connect()
    await bob.connect()
    assert [len(person.transport.messages("talk")[0]["lines"]) for person in (ada, bob)] == [1, 0]


async def test_a_bot_that_decides_alone_gives_no_reason() -> None:
    """Its thought is sent when the game is over."""
    harness = house_with_shared_commands()
    ada, _ = await two_and_a_bot(harness)
    await harness.advance_time(3 * THINKING)
    assert bot_lines(ada) == []
