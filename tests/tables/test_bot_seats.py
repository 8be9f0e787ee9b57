"""Seats that bots play, in their own time."""

from __future__ import annotations

from dataclasses import replace

import pytest
from toygame import GAME as ECHO

from tests.tables.harness import Harness, TablePerson
from tests.tables.stubs import THINKING, StubBots
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame, Seat
from unspoken.tables.messages import AddBot, Admit, Choose, HandOver, Pause, Sit, Start

pytestmark = pytest.mark.anyio


async def with_a_bot(harness: Harness) -> TablePerson:
    """One person and one bot in a game of Echo."""
    ada = await harness.opens()
    await ada.requests(AddBot)
    await ada.requests(Choose, "echo", {"target": 5})
    await ada.requests(Start)
    return ada


async def test_a_bot_thinks_before_it_answers() -> None:
    """It takes human time."""
    harness = Harness()
    ada = await with_a_bot(harness)
    await harness.passes(THINKING - 1)
    assert ada.frame["waiting"] == [0, 1]


async def test_a_bot_answers_when_it_has_thought() -> None:
    """And what it answered is not shown."""
    harness = Harness()
    ada = await with_a_bot(harness)
    await harness.passes(THINKING)
    assert ada.frame["waiting"] == [0] and "picks" not in ada.frame["public"]


def together() -> Harness:
    """A house in which Echo is played as a team."""
    return Harness({"echo": replace(ECHO, shared_commands=frozenset({"pick"}))})


async def test_a_bot_of_a_team_lets_people_speak_first() -> None:
    """ALL-06: nobody is outrun by a machine; but for ever it does not wait."""
    harness = together()
    ada = await with_a_bot(harness)
    await harness.passes(2 * THINKING)
    assert ada.frame["waiting"] == [0, 1]
    await harness.passes(THINKING)
    assert ada.frame["waiting"] == [0]


async def test_once_people_have_spoken_a_bot_takes_its_usual_time() -> None:
    """It holds back no longer than it has to."""
    harness = together()
    ada = await with_a_bot(harness)
    await harness.passes(1_000)
    await ada.answers({"type": "pick", "number": 2})
    assert ada.frame["waiting"] == [1]
    await harness.passes(THINKING - 1_000)
    assert ada.frame["public"]["phase"] == "revealed"


async def test_a_paused_bot_thinks_no_further() -> None:
    """Table time stands still for bots too."""
    harness = Harness()
    ada = await with_a_bot(harness)
    await harness.passes(1_000)
    await ada.requests(Pause)
    await harness.passes(60_000)
    assert ada.frame["waiting"] == [0, 1]


async def test_a_bot_whose_seat_is_taken_does_not_answer_for_the_person() -> None:
    """ALL-05: from now on the person does."""
    harness = Harness()
    ada = await with_a_bot(harness)
    bob = await harness.joins(ada, "Bob")
    await harness.passes(THINKING - 1)
    await bob.requests(Sit, Seat(1))
    await ada.requests(Admit, bob.id)
    await harness.passes(10_000)
    assert ada.frame["waiting"] == [0, 1]


async def test_a_bot_begins_to_think_when_it_sits_in() -> None:
    """Its time is counted from then."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await harness.passes(10_000)
    await ada.requests(HandOver, Seat(1))
    await harness.passes(THINKING)
    assert ada.frame["waiting"] == [0]


async def test_a_person_alone_plays_bots_to_the_end() -> None:
    """From the first question to the last, and nothing stands still."""
    harness = Harness()
    ada = await with_a_bot(harness)
    while ada.room["phase"] == "playing":
        await ada.answers_anything()
        await harness.passes(THINKING)
    assert ada.frame["result"]["scores"] is not None


async def test_what_bots_thought_is_told_when_the_game_is_over() -> None:
    """Every thought, with its seat and its question."""
    harness = Harness()
    ada = await with_a_bot(harness)
    while ada.room["phase"] == "playing":
        await ada.answers_anything()
        await harness.passes(THINKING)
    first = ada.transport.told("thoughts")[0]["thoughts"][0]
    assert first == {"seat": 1, "key": "pick-1", "why": {"code": "by-chance", "facts": {}}}


async def test_no_thought_is_told_while_the_game_is_on() -> None:
    """ALL-01: a thought would tell the answer."""
    harness = Harness()
    ada = await with_a_bot(harness)
    await harness.passes(THINKING)
    assert b"by-chance" not in b"".join(ada.transport.sent)


async def test_a_table_opened_with_bots_is_playing_at_once() -> None:
    """One person alone, from the home page."""
    harness = Harness()
    table, _token = await harness.house.open("Ada", "dixit", "pl", bots=2)
    assert table.snapshot.play is not None and len(table.snapshot.room.chairs) == 3


async def test_a_bot_gives_again_and_again_what_it_is_invited_to() -> None:
    """Nobody waits for it, and it goes on by itself, each time after a thought."""
    harness = Harness({"echo": replace(ECHO, invited_commands=frozenset({"pick"}))})
    ada = await with_a_bot(harness)
    await harness.passes(THINKING)
    before = ada.table.step
    await harness.passes(3 * THINKING)
    assert ada.table.step == before + 3


class Holding(StubBots):
    """Bots that hold to what they have said, and note their luck."""

    def __init__(self) -> None:
        self.luck: list[int] = []

    async def decide(self, _game: AnyGame, _frame: bytes, _seat: Seat, _key: str, chance: Chance) -> None:
        """Nothing, after a throw of the dice."""
        self.luck.append(chance.below(1_000_000))


async def test_a_bot_that_holds_to_its_answer_has_new_luck_when_it_thinks_again() -> None:
    """ALL-06: two that do not agree would else never agree, for nothing happens in between."""
    bots = Holding()
    harness = Harness(bots=bots)
    await with_a_bot(harness)
    await harness.passes(3 * THINKING)
    assert len(set(bots.luck)) == 3
