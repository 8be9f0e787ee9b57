"""What a bot thinks takes its time: the table goes on meanwhile, and nobody waits for a bot's trouble."""

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
from unspoken.kernel.game import AnyGame, Refused, Seat
from unspoken.tables.messages import AddBot, HandOver, Pause, Resume, Sit, Skip, Start
from unspoken.tables.ports import BotAnswer
from unspoken.tables.services import THINKING_LIMIT

pytestmark = pytest.mark.anyio


class PatientBots(StubBots):
    """Bots whose thoughts come when a test lets them."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        """What each thought was begun on."""
        self.thoughts: list[asyncio.Future[BotAnswer | None]] = []

    async def decide(
        self, _game: AnyGame, frame: bytes, _seat: Seat, _key: str, _chance: Chance
    ) -> BotAnswer | None:
        """Whatever the test says."""
        self.frames.append(frame)
        self.thoughts.append(asyncio.get_running_loop().create_future())
        return await self.thoughts[-1]


class BrokenBots(StubBots):
    """Bots that come to grief over every question."""

    async def decide(
        self, _game: AnyGame, _frame: bytes, _seat: Seat, _key: str, _chance: Chance
    ) -> BotAnswer | None:
        """Nothing good."""
        raise ZeroDivisionError("a bot's own mistake")


def no_echo(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Echo's rules, but a number is taken by the first who picks it."""
    if isinstance(command, Pick) and command.number in state.picks:
        raise Refused("no-such-number", most=5)
    return decide(state, seat, command)


async def thinking(harness: Harness, *friends: str) -> list[TablePerson]:
    """Some people and a bot in a game of Echo: the bot has just begun to think about the first question."""
    people = await harness.party("Ada", *friends)
    await people[0].requests(AddBot)
    await people[0].requests(Start)
    await harness.passes(THINKING)
    return people


async def test_the_table_goes_on_while_a_bot_thinks() -> None:
    """People are heard meanwhile."""
    harness = Harness(bots=PatientBots())
    (ada,) = await thinking(harness)
    assert await ada.answers(Pick(3)) == "ok"


async def test_an_answer_is_given_when_the_thought_is_there() -> None:
    """No alarm has to ring for it."""
    harness = Harness(bots=(bots := PatientBots()))
    (ada,) = await thinking(harness)
    bots.thoughts[0].set_result((Pick(3), None))
    await harness.settles()
    assert ada.frame["waiting"] == [0]


async def test_a_bot_thinks_about_what_its_seat_is_shown() -> None:
    """ALL-01: the bytes that a browser in its seat would get, and nothing else."""
    harness = Harness(bots=(bots := PatientBots()))
    (ada,) = await thinking(harness)
    assert ada.table.snapshot.play is not None
    assert bots.frames == [ada.table.snapshot.play.frames.of(Seat(1))]


async def test_a_thought_that_never_ends_is_answered_by_chance(caplog: pytest.LogCaptureFixture) -> None:
    """Nobody waits for it longer than the limit, and the log says so once."""
    harness = Harness(bots=PatientBots())
    (ada,) = await thinking(harness)
    await harness.passes(THINKING_LIMIT)
    assert ada.frame["waiting"] == [0]
    assert [record.message for record in caplog.records] == [
        "the bot of echo answers pick-1 by chance: it took too long"
    ]


async def test_a_thought_is_waited_for_as_long_as_the_limit() -> None:
    """Not a moment less."""
    harness = Harness(bots=PatientBots())
    (ada,) = await thinking(harness)
    await harness.passes(THINKING_LIMIT - 1)
    assert ada.frame["waiting"] == [0, 1]


async def test_a_thought_that_takes_too_long_is_cancelled() -> None:
    """Whoever thinks it can stop."""
    harness = Harness(bots=(bots := PatientBots()))
    await thinking(harness)
    await harness.passes(THINKING_LIMIT)
    assert bots.thoughts[0].cancelled()


async def test_a_bot_that_comes_to_grief_is_answered_for_by_chance(caplog: pytest.LogCaptureFixture) -> None:
    """One line tells whoever runs the server what it was."""
    harness = Harness(bots=BrokenBots())
    (ada,) = await thinking(harness)
    assert ada.frame["waiting"] == [0]
    assert [record.message for record in caplog.records] == [
        "the bot of echo answers pick-1 by chance: ZeroDivisionError: a bot's own mistake"
    ]


async def test_a_game_with_broken_bots_comes_to_its_end() -> None:
    """A mistake ends nothing for good."""
    harness = Harness(bots=BrokenBots())
    (ada,) = await thinking(harness)
    while ada.room["phase"] == "playing":
        await ada.answers_anything()
        await harness.passes(THINKING)
    assert ada.frame["result"]["scores"] is not None


async def test_an_answer_against_the_rules_is_replaced_by_chance(caplog: pytest.LogCaptureFixture) -> None:
    """The table has not moved: it is the bot's own mistake."""
    harness = Harness(bots=(bots := PatientBots()))
    (ada,) = await thinking(harness)
    bots.thoughts[0].set_result((Pick(9), None))
    await harness.settles()
    assert ada.frame["waiting"] == [0]
    assert "it was refused: no-such-number" in caplog.text


async def test_a_thought_about_a_question_that_is_gone_is_cancelled() -> None:
    """The host waits no longer, and neither does anybody else."""
    harness = Harness(bots=(bots := PatientBots()))
    (ada,) = await thinking(harness)
    await ada.requests(Skip)
    await harness.settles()
    assert bots.thoughts[0].cancelled()


async def test_an_answer_to_a_question_that_is_gone_is_nothing(caplog: pytest.LogCaptureFixture) -> None:
    """It comes at the very moment at which the host waits no longer: no answer, and no word about it."""
    harness = Harness(bots=(bots := PatientBots()))
    (ada,) = await thinking(harness)
    skipped = asyncio.ensure_future(ada.requests(Skip))
    bots.thoughts[0].set_result((Pick(3), None))
    await skipped
    step = ada.table.step
    await harness.settles()
    assert ada.table.step == step and not caplog.records


async def test_a_bot_thinks_anew_when_the_table_has_moved_on() -> None:
    """What was free when it began to think was taken meanwhile."""
    harness = Harness({"echo": replace(ECHO, decide=no_echo)}, bots := PatientBots())
    (ada,) = await thinking(harness)
    await ada.answers(Pick(3))
    bots.thoughts[0].set_result((Pick(3), None))
    await harness.settles()
    bots.thoughts[1].set_result((Pick(4), None))
    await harness.settles()
    assert bots.frames[0] != bots.frames[1] and ada.frame["public"]["picks"] == [3, 4]


async def test_a_bot_does_not_chase_the_table_for_ever(caplog: pytest.LogCaptureFixture) -> None:
    """After three thoughts that were all overtaken, chance answers."""
    harness = Harness({"echo": replace(ECHO, decide=no_echo)}, bots := PatientBots())
    for number, person in enumerate(await thinking(harness, "Bob", "Cid")):
        await person.answers(Pick(number + 1))
        bots.thoughts[number].set_result((Pick(number + 1), None))
        await harness.settles()
    assert len(bots.thoughts) == 3
    assert "answers pick-1 by chance: it was refused: no-such-number" in caplog.text


async def test_a_pause_ends_all_thinking() -> None:
    """Table time stands still for bots too."""
    harness = Harness(bots=(bots := PatientBots()))
    (ada,) = await thinking(harness)
    await ada.requests(Pause)
    await harness.settles()
    assert bots.thoughts[0].cancelled()


async def test_after_a_pause_a_bot_thinks_anew_at_once() -> None:
    """It has taken its human time already."""
    harness = Harness(bots=(bots := PatientBots()))
    (ada,) = await thinking(harness)
    await ada.requests(Pause)
    await ada.requests(Resume)
    await harness.settles()
    bots.thoughts[1].set_result((Pick(3), None))
    await harness.settles()
    assert ada.frame["waiting"] == [0]


async def test_nobody_thinks_at_a_table_that_all_have_left() -> None:
    """Such a table may be let go, and nothing of it stays behind."""
    harness = Harness(bots=(bots := PatientBots()))
    (ada,) = await thinking(harness)
    await ada.goes()
    await asyncio.sleep(0)
    assert bots.thoughts[0].cancelled()


async def test_a_bot_whose_seat_is_taken_while_it_thinks_does_not_answer() -> None:
    """ALL-05: from now on the person does."""
    harness = Harness(bots=(bots := PatientBots()))
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(HandOver, Seat(1))
    await harness.passes(THINKING)
    await bob.requests(Sit, Seat(1))
    await harness.settles()
    assert bots.thoughts[0].cancelled() and ada.frame["waiting"] == [0, 1]
