"""A bot thinks while the table goes on, and a failing bot delays nobody."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from toygame import GAME as ECHO
from toygame.events import Event
from toygame.rules import decide
from toygame.types import Command, Pick, State

from tests.tables.harness import Harness, TablePerson
from tests.tables.stubs import THINKING, StubBots
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Refused, Seat
from unspoken.tables.ports import BotAnswer
from unspoken.tables.table.services import THINKING_LIMIT
from unspoken.tables.turn.turns import TableTurn, TurnQueue
from unspoken.tables.wire.messages import AddBot, HandOver, Pause, Resume, Sit, Skip, Start

pytestmark = pytest.mark.anyio


class ManualBots(StubBots):
    """Bots whose decisions the test completes."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        """The frame that each decision started from."""
        self.thoughts: list[asyncio.Future[BotAnswer | None]] = []

    async def decide(
        self, _game: AnyGame, frame: bytes, _seat: Seat, _key: str, _chance: Chance
    ) -> BotAnswer | None:
        """Wait for the test's answer."""
        self.frames.append(frame)
        self.thoughts.append(asyncio.get_running_loop().create_future())
        return await self.thoughts[-1]


class FailingBots(StubBots):
    """Bots that fail on every question."""

    async def decide(
        self, _game: AnyGame, _frame: bytes, _seat: Seat, _key: str, _chance: Chance
    ) -> BotAnswer | None:
        """Raise an exception."""
        raise ZeroDivisionError("a bot's own mistake")


def no_echo(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Apply Echo's rules, but refuse a number that was picked before."""
    if isinstance(command, Pick) and command.number in state.picks:
        raise Refused("no-such-number", most=5)
    return decide(state, seat, command)


async def thinking(harness: Harness, *friends: str) -> list[TablePerson]:
    """Start a game of Echo with people and a bot, which has just begun to think."""
    people = await harness.party("Ada", *friends)
    await people[0].requests(AddBot)
    await people[0].requests(Start)
    await harness.advance_time(THINKING)
    return people


async def test_people_can_answer_while_a_bot_thinks() -> None:
    """The table does not wait for the bot."""
    harness = Harness(bots=ManualBots())
    (ada,) = await thinking(harness)
    assert await ada.answers(Pick(3)) == "ok"


async def test_a_bots_answer_is_applied_as_soon_as_it_is_decided() -> None:
    """No alarm is needed."""
    harness = Harness(bots=(bots := ManualBots()))
    (ada,) = await thinking(harness)
    bots.thoughts[0].set_result((Pick(3), None))
    await harness.settles()
    assert ada.frame["waiting"] == [0]


async def test_a_bots_move_takes_one_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot starts to think without a turn; its answer takes one."""
    turns: list[object] = []
    start = TurnQueue.start

    def count(queue: TurnQueue, turn: TableTurn[object]) -> bool:
        turns.append(turn)
        return start(queue, turn)

    monkeypatch.setattr(TurnQueue, "start", count)
    harness = Harness(bots=(bots := ManualBots()))
    (ada,) = await harness.party("Ada")
    await ada.requests(AddBot)
    await ada.requests(Start)
    turns.clear()
    harness.watch.at += THINKING
    assert harness.alarm.wake is not None
    harness.alarm.wake()
    await asyncio.sleep(0)
    assert len(bots.thoughts) == 1 and turns == []
    bots.thoughts[0].set_result((Pick(3), None))
    for _ in range(5):
        await asyncio.sleep(0)
    assert ada.frame["waiting"] == [0] and len(turns) == 1


async def test_a_bot_does_not_start_to_think_while_a_turn_is_saved() -> None:
    """The turn is about to change the frame that the bot would think about."""
    harness = Harness(bots=(bots := ManualBots()))
    (ada,) = await harness.party("Ada")
    await ada.requests(AddBot)
    await ada.requests(Start)
    harness.watch.at += THINKING
    assert harness.alarm.wake is not None
    harness.store.before_save = harness.alarm.wake
    await ada.answers(Pick(3))
    harness.store.before_save = lambda: None
    await harness.advance_time(0)
    play = ada.table.snapshot.play
    assert play is not None and bots.frames == [play.frames.of(Seat(1))]


async def test_a_bot_is_given_the_frame_of_its_seat() -> None:
    """ALL-01: the same bytes that a page in that seat is sent, and nothing else."""
    harness = Harness(bots=(bots := ManualBots()))
    (ada,) = await thinking(harness)
    assert ada.table.snapshot.play is not None
    assert bots.frames == [ada.table.snapshot.play.frames.of(Seat(1))]


async def test_a_bot_that_takes_too_long_is_answered_for_by_chance(caplog: pytest.LogCaptureFixture) -> None:
    """The limit is logged once."""
    harness = Harness(bots=ManualBots())
    (ada,) = await thinking(harness)
    await harness.advance_time(THINKING_LIMIT)
    assert ada.frame["waiting"] == [0]
    assert [record.message for record in caplog.records] == [
        "the bot of echo answers pick-1 at random: it took too long"
    ]


async def test_a_shorter_pause_leaves_a_bot_more_time_to_think() -> None:
    """So that a slow machine does not make it answer at random."""
    harness = Harness(bots=ManualBots())
    (ada,) = await harness.party("Ada")
    await ada.requests(AddBot)
    await ada.requests(Start)
    await ada.answers_anything()
    await harness.advance_time(THINKING + THINKING_LIMIT - 1)
    waiting = ada.frame["waiting"]
    await harness.advance_time(1)
    assert (waiting, ada.frame["public"]["phase"]) == ([1], "revealed")


async def test_a_bot_is_given_the_whole_time_limit() -> None:
    """One millisecond less changes nothing."""
    harness = Harness(bots=ManualBots())
    (ada,) = await thinking(harness)
    await harness.advance_time(THINKING_LIMIT - 1)
    assert ada.frame["waiting"] == [0, 1]


async def test_a_decision_that_takes_too_long_is_cancelled() -> None:
    """So that it uses no more resources."""
    harness = Harness(bots=(bots := ManualBots()))
    await thinking(harness)
    await harness.advance_time(THINKING_LIMIT)
    assert bots.thoughts[0].cancelled()


async def test_a_failing_bot_is_answered_for_by_chance(caplog: pytest.LogCaptureFixture) -> None:
    """The error is logged in one line."""
    harness = Harness(bots=FailingBots())
    (ada,) = await thinking(harness)
    assert ada.frame["waiting"] == [0]
    assert [record.message for record in caplog.records] == [
        "the bot of echo answers pick-1 at random: ZeroDivisionError: a bot's own mistake"
    ]


async def test_a_game_with_failing_bots_is_played_to_the_end() -> None:
    """Chance answers every question."""
    harness = Harness(bots=FailingBots())
    (ada,) = await thinking(harness)
    while ada.room["phase"] == "playing":
        await ada.answers_anything()
        await harness.advance_time(THINKING)
    assert ada.frame["result"]["scores"] is not None


async def test_an_illegal_answer_of_a_bot_is_replaced_by_chance(caplog: pytest.LogCaptureFixture) -> None:
    """The table has not changed meanwhile, so the bot is wrong."""
    harness = Harness(bots=(bots := ManualBots()))
    (ada,) = await thinking(harness)
    bots.thoughts[0].set_result((Pick(9), None))
    await harness.settles()
    assert ada.frame["waiting"] == [0]
    assert "it was refused: no-such-number" in caplog.text


async def test_a_decision_on_a_skipped_question_is_cancelled() -> None:
    """The host skipped the question."""
    harness = Harness(bots=(bots := ManualBots()))
    (ada,) = await thinking(harness)
    await ada.requests(Skip)
    await harness.settles()
    assert bots.thoughts[0].cancelled()


async def test_an_answer_to_a_closed_question_is_ignored(caplog: pytest.LogCaptureFixture) -> None:
    """It arrives just as the host skips the question; nothing is logged."""
    harness = Harness(bots=(bots := ManualBots()))
    (ada,) = await thinking(harness)
    skipped = asyncio.ensure_future(ada.requests(Skip))
    bots.thoughts[0].set_result((Pick(3), None))
    await skipped
    step = ada.table.step
    await harness.settles()
    assert ada.table.step == step and not caplog.records


async def test_a_bot_decides_again_if_the_table_has_changed() -> None:
    """Its first answer is no longer legal."""
    harness = Harness({"echo": replace(ECHO, decide=no_echo)}, bots := ManualBots())
    (ada,) = await thinking(harness)
    await ada.answers(Pick(3))
    bots.thoughts[0].set_result((Pick(3), None))
    await harness.settles()
    await harness.advance_time(0)
    bots.thoughts[1].set_result((Pick(4), None))
    await harness.settles()
    assert bots.frames[0] != bots.frames[1] and ada.frame["public"]["picks"] == [3, 4]


async def test_a_bot_decides_at_most_three_times(caplog: pytest.LogCaptureFixture) -> None:
    """If the table changes each time, chance answers."""
    harness = Harness({"echo": replace(ECHO, decide=no_echo)}, bots := ManualBots())
    for number, person in enumerate(await thinking(harness, "Bob", "Cid")):
        await person.answers(Pick(number + 1))
        bots.thoughts[number].set_result((Pick(number + 1), None))
        await harness.settles()
        await harness.advance_time(0)
    assert len(bots.thoughts) == 3
    assert "answers pick-1 at random: it was refused: no-such-number" in caplog.text


async def test_a_pause_cancels_pending_decisions() -> None:
    """Table time stops for bots too."""
    harness = Harness(bots=(bots := ManualBots()))
    (ada,) = await thinking(harness)
    await ada.requests(Pause)
    await harness.settles()
    assert bots.thoughts[0].cancelled()


async def test_a_bot_decides_again_right_after_a_pause() -> None:
    """Its thinking time is over already."""
    harness = Harness(bots=(bots := ManualBots()))
    (ada,) = await thinking(harness)
    await ada.requests(Pause)
    await ada.requests(Resume)
    await harness.settles()
    await harness.advance_time(0)
    bots.thoughts[1].set_result((Pick(3), None))
    await harness.settles()
    assert ada.frame["waiting"] == [0]


async def test_decisions_are_cancelled_when_everybody_disconnects() -> None:
    """The table may be unloaded, so no task may be left."""
    harness = Harness(bots=(bots := ManualBots()))
    (ada,) = await thinking(harness)
    await ada.disconnect()
    await asyncio.sleep(0)
    assert bots.thoughts[0].cancelled()


async def test_a_decision_is_cancelled_when_a_person_takes_the_seat() -> None:
    """ALL-05: the person answers from then on."""
    harness = Harness(bots=(bots := ManualBots()))
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(HandOver, Seat(1))
    await harness.advance_time(THINKING)
    await bob.requests(Sit, Seat(1))
    await harness.settles()
    assert bots.thoughts[0].cancelled() and ada.frame["waiting"] == [0, 1]
