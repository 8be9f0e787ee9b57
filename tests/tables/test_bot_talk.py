"""What bots say aloud: seldom, in turn, never into people's words and never into silence."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from toygame import GAME as ECHO
from toygame.types import Public, State

from tests.tables.harness import Harness, Json, TablePerson
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame, Channel, Remark, Seat
from unspoken.kernel.seats import every_seat
from unspoken.tables.messages import AddBot, Choose, Start

pytestmark = pytest.mark.anyio

SECOND = 1_000


def chatty(_public: Public, seat: Seat, _chance: Chance) -> Remark:
    """A bot that always has something to say."""
    return Remark("hello", seat)


def hushed(state: State) -> tuple[Channel, ...]:
    """Everybody hears, and nobody may speak."""
    return tuple(Channel(one.name, frozenset(), one.hearers) for one in ECHO.channels(state))


def unhushed(state: State) -> tuple[Channel, ...]:
    """Everybody hears, and everybody may speak at any time."""
    everybody = frozenset(every_seat(state.seats))
    return (Channel("table", everybody, everybody | {None}),)


CHATTY: AnyGame = replace(ECHO, remark=chatty, remarks=("hello",), channels=unhushed)


async def with_bots(harness: Harness) -> TablePerson:
    """One person and two bots in a long game of Echo."""
    ada = await harness.opens()
    await ada.requests(AddBot)
    await ada.requests(AddBot)
    await ada.requests(Choose, "echo", {"target": 50})
    await ada.requests(Start)
    return ada


async def listens(harness: Harness, ada: TablePerson, seconds: int = 90) -> list[int]:
    """Play for so long, a second at a time; says in which seconds a bot spoke."""
    spoke = []
    for second in range(seconds):
        before = len(remarks(ada))
        await ada.answers_anything()
        await harness.passes(SECOND)
        spoke += [second] * (len(remarks(ada)) - before)
    return spoke


def remarks(somebody: TablePerson) -> list[Json]:
    """What bots said to somebody."""
    return [line["remark"] for line in somebody.transport.told("said") if "remark" in line]


async def test_bots_speak_one_at_a_time_and_well_apart() -> None:
    """A table of bots is no parrot house: twenty seconds at least lie between two lines."""
    harness = Harness({"echo": CHATTY}, bots_talk=True)
    spoke = await listens(harness, await with_bots(harness))
    assert spoke and all(later - sooner >= 19 for sooner, later in pairwise(spoke))


async def test_a_remark_is_a_code_that_each_page_tells_in_its_language() -> None:
    """It names the game, so that no other game's sentence is told for it."""
    harness = Harness({"echo": CHATTY}, bots_talk=True)
    ada = await with_bots(harness)
    await listens(harness, ada)
    assert {remark["code"] for remark in remarks(ada)} == {"echo-hello"}


async def test_where_silence_holds_bots_are_silent() -> None:
    """ALL-04: the channels of the game are theirs too. No game is over in so few seconds."""
    for _ in range(4):
        harness = Harness({"echo": replace(CHATTY, channels=hushed)}, bots_talk=True)
        assert await listens(harness, await with_bots(harness), 25) == []


async def test_bots_do_not_speak_into_what_people_say() -> None:
    """Five seconds belong to whoever has just said something."""
    harness = Harness({"echo": CHATTY}, bots_talk=True)
    ada = await with_bots(harness)
    for _ in range(25):
        await ada.says("and another thing")
        assert await listens(harness, ada, 4) == []


async def test_in_a_quiet_house_bots_say_nothing() -> None:
    """As in every test that counts what is sent."""
    harness = Harness({"echo": CHATTY})
    assert await listens(harness, await with_bots(harness)) == []


async def test_where_no_bot_sits_nobody_is_woken_to_speak() -> None:
    """A table of people sets no alarm that only bots would need."""
    harness = Harness({"echo": CHATTY}, bots_talk=True)
    people = await harness.party("Ada", "Ben")
    await people[0].requests(Choose, "echo", {"target": 50, "pace": "off"})
    await people[0].requests(Start)
    delays = []
    for _ in range(30):
        for one in people:
            await one.answers_anything()
            delays.append(harness.alarm.delay)
    assert set(delays) == {None}


async def test_nothing_is_said_while_nothing_is_seen_to_happen() -> None:
    """A remark follows what everybody saw: at a table that waits, bots do not talk the night away."""
    harness = Harness({"echo": CHATTY}, bots_talk=True)
    ada = await with_bots(harness)
    await harness.passes(60 * SECOND)
    before = len(remarks(ada))
    await harness.passes(3_600 * SECOND)
    assert len(remarks(ada)) == before
