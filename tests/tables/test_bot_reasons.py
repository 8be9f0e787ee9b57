"""What a bot says to its team when it proposes something: only its team hears it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from toygame import GAME as ECHO
from toygame.types import State

from tests.tables.harness import Harness, Json, TablePerson
from tests.tables.stubs import THINKING
from unspoken.kernel.game import Channel, Seat
from unspoken.tables.messages import AddBot, Choose, Start

pytestmark = pytest.mark.anyio

TEAM = frozenset({Seat(0), Seat(2)})


def with_a_team(state: State) -> tuple[Channel, ...]:
    """Echo's own channel, and one of the first seat and the third."""
    return (*ECHO.channels(state), Channel("team", TEAM, TEAM))


async def two_and_a_bot(harness: Harness) -> list[TablePerson]:
    """Two people and a bot, who is on the first one's team."""
    people = await harness.party("Ada", "Bob", game="echo")
    await people[0].requests(AddBot)
    await people[0].requests(Choose, "echo", {"target": 5})
    await people[0].requests(Start)
    return people


def a_house(*shared: str) -> Harness:
    """A house in which Echo has a team that decides these together."""
    return Harness({"echo": replace(ECHO, channels=with_a_team, shared_commands=frozenset(shared))})


def heard(somebody: TablePerson) -> list[Json]:
    """What bots said to somebody."""
    return [line for line in somebody.transport.told("said") if "remark" in line]


async def test_a_bot_tells_its_team_why_it_proposes_something() -> None:
    """ALL-06: a proposal comes with its reason, in a sentence that each page knows in its own language."""
    harness = a_house("pick")
    ada, _ = await two_and_a_bot(harness)
    await harness.passes(3 * THINKING)
    assert [(line["channel"], line["bot"], line["remark"]) for line in heard(ada)] == [
        ("team", 2, {"code": "echo-why-by-chance"})
    ]


async def test_nobody_else_hears_why() -> None:
    """ALL-04: who may not see a proposal may not hear of it either."""
    harness = a_house("pick")
    _, bob = await two_and_a_bot(harness)
    await harness.passes(3 * THINKING)
    assert heard(bob) == []


async def test_who_comes_back_reads_only_what_their_team_was_told() -> None:
    """What was said before is told again to those alone who heard it."""
    harness = a_house("pick")
    ada, bob = await two_and_a_bot(harness)
    await harness.passes(3 * THINKING)
    await ada.comes()
    await bob.comes()
    assert [len(one.transport.told("talk")[0]["lines"]) for one in (ada, bob)] == [1, 0]


async def test_what_a_bot_does_alone_it_keeps_to_itself() -> None:
    """What it thought is told when the game is over."""
    harness = a_house()
    ada, _ = await two_and_a_bot(harness)
    await harness.passes(3 * THINKING)
    assert heard(ada) == []
