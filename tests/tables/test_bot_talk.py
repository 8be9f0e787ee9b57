"""Remarks of bots: rare, one bot at a time, not while people talk, and not when nothing happens."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from toygame import GAME as ECHO
from toygame.types import Public, State

from tests.tables.harness import Harness, Json, TablePerson
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.parts.talk import Remark
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Channel, Seat
from unspoken.tables.wire.messages import AddBot, Choose, Start

pytestmark = pytest.mark.anyio

SECOND = 1_000


def chatty(_public: Public, seat: Seat, _chance: Chance) -> Remark:
    """Return a remark every time."""
    return Remark("hello", seat)


def hushed(state: State) -> tuple[Channel, ...]:
    """Return channels that everybody hears and in which nobody may write."""
    return tuple(Channel(channel.name, frozenset(), channel.hearers) for channel in ECHO.channels(state))


def unhushed(state: State) -> tuple[Channel, ...]:
    """Return a channel in which everybody may write at any time."""
    everybody = frozenset(every_seat(state.seats))
    return (Channel("table", everybody, everybody | {None}),)


CHATTY: AnyGame = replace(ECHO, channels=unhushed, talk=replace(ECHO.talk, remark=chatty, remarks=("hello",)))


async def with_bots(harness: Harness) -> TablePerson:
    """Start a long game of Echo with one person and two bots."""
    ada = await harness.opens()
    await ada.requests(AddBot)
    await ada.requests(AddBot)
    await ada.requests(Choose, "echo", {"target": 50})
    await ada.requests(Start)
    return ada


async def seconds_with_remarks(harness: Harness, ada: TablePerson, seconds: int = 90) -> list[int]:
    """Play for some seconds; return the seconds in which a bot spoke."""
    spoke = []
    for second in range(seconds):
        before = len(remarks(ada))
        await ada.answers_anything()
        await harness.advance_time(SECOND)
        spoke += [second] * (len(remarks(ada)) - before)
    return spoke


def remarks(person: TablePerson) -> list[Json]:
    """Return the remarks that a person was sent."""
    return [line["remark"] for line in person.transport.messages("said") if "remark" in line]


async def test_remarks_are_at_least_twenty_seconds_apart() -> None:
    """Even if every bot always has a remark."""
    harness = Harness({"echo": CHATTY}, bots_talk=True)
    spoke = await seconds_with_remarks(harness, await with_bots(harness))
    assert spoke and all(later - sooner >= 19 for sooner, later in pairwise(spoke))


async def test_a_remark_is_a_code_with_the_games_name() -> None:
    """Each page translates it, so it must not be mistaken for another game's remark."""
    harness = Harness({"echo": CHATTY}, bots_talk=True)
    ada = await with_bots(harness)
    await seconds_with_remarks(harness, ada)
    assert {remark["code"] for remark in remarks(ada)} == {"echo-hello"}


async def test_bots_are_silent_where_nobody_may_write() -> None:
    """ALL-04: channels apply to bots too. No game ends in so few seconds."""
    for _ in range(4):
        harness = Harness({"echo": replace(CHATTY, channels=hushed)}, bots_talk=True)
        assert await seconds_with_remarks(harness, await with_bots(harness), 25) == []


async def test_bots_do_not_speak_right_after_a_person() -> None:
    """They wait five seconds."""
    harness = Harness({"echo": CHATTY}, bots_talk=True)
    ada = await with_bots(harness)
    for _ in range(25):
        await ada.says("and another thing")
        assert await seconds_with_remarks(harness, ada, 4) == []


async def test_bots_are_silent_if_the_house_says_so() -> None:
    """As in all tests that count messages."""
    harness = Harness({"echo": CHATTY})
    assert await seconds_with_remarks(harness, await with_bots(harness)) == []


async def test_no_alarm_is_set_for_remarks_at_a_table_without_bots() -> None:
    """Only bots need it."""
    harness = Harness({"echo": CHATTY}, bots_talk=True)
    people = await harness.party("Ada", "Ben")
    await people[0].requests(Choose, "echo", {"target": 50, "pace": "off"})
    await people[0].requests(Start)
    delays = []
    for _ in range(30):
        for person in people:
            await person.answers_anything()
            delays.append(harness.alarm.delay)
    assert set(delays) == {None}


async def test_bots_are_silent_while_nothing_happens() -> None:
    """A remark follows a visible change: bots do not talk at a table that waits."""
    harness = Harness({"echo": CHATTY}, bots_talk=True)
    ada = await with_bots(harness)
    await harness.advance_time(60 * SECOND)
    before = len(remarks(ada))
    await harness.advance_time(3_600 * SECOND)
    assert len(remarks(ada)) == before
