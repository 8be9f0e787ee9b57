"""Seats played by bots, and the time bots take."""

from __future__ import annotations

from dataclasses import replace

import pytest
from toygame import GAME as ECHO

from tests.tables.harness import Harness, TablePerson
from tests.tables.stubs import THINKING, StubBots
from unspoken.kernel.bot_chance import told_before
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat
from unspoken.tables.bots.short_pauses import ALONE, TOGETHER
from unspoken.tables.ports import BotAnswer
from unspoken.tables.wire.messages import AddBot, Admit, Choose, HandOver, Pause, Sit, Start

pytestmark = pytest.mark.anyio


async def with_a_bot(harness: Harness) -> TablePerson:
    """Start a game of Echo with one person and one bot."""
    ada = await harness.opens()
    await ada.requests(AddBot)
    await ada.requests(Choose, "echo", {"target": 5})
    await ada.requests(Start)
    return ada


async def test_a_bot_does_not_answer_before_its_thinking_time() -> None:
    """It takes as long as a person would."""
    harness = Harness()
    ada = await with_a_bot(harness)
    await harness.advance_time(THINKING - 1)
    assert ada.frame["waiting"] == [0, 1]


async def test_a_bot_answers_after_its_thinking_time() -> None:
    """The answer stays hidden."""
    harness = Harness()
    ada = await with_a_bot(harness)
    await harness.advance_time(THINKING)
    assert ada.frame["waiting"] == [0] and "picks" not in ada.frame["public"]


def team_house() -> Harness:
    """A house in which picks of Echo are a team decision."""
    return Harness({"echo": replace(ECHO, bots=replace(ECHO.bots, shared_commands=frozenset({"pick"})))})


async def test_a_bot_lets_its_team_answer_first() -> None:
    """ALL-06: it waits longer than alone, but not forever."""
    harness = team_house()
    ada = await with_a_bot(harness)
    await harness.advance_time(2 * THINKING)
    assert ada.frame["waiting"] == [0, 1]
    await harness.advance_time(THINKING)
    assert ada.frame["waiting"] == [0]


async def test_a_bot_no_longer_waits_for_its_team_once_its_team_has_answered() -> None:
    """Then it has nothing to wait for."""
    harness = team_house()
    ada = await with_a_bot(harness)
    await harness.advance_time(1_000)
    await ada.answers({"type": "pick", "number": 2})
    assert ada.frame["waiting"] == [1]
    await harness.advance_time(THINKING - 1_000)
    assert ada.frame["public"]["phase"] == "revealed"


@pytest.mark.parametrize(("people", "factor"), [(["Ada"], ALONE), (["Ada", "Bob"], TOGETHER)])
async def test_a_bot_answers_soon_once_no_person_is_left_to_answer(people: list[str], factor: float) -> None:
    """The rest of its pause is shorter, most of all if one person plays alone."""
    harness = Harness()
    seated = await harness.party(*people)
    await seated[0].requests(AddBot)
    await seated[0].requests(Start)
    await harness.advance_time(1_000)
    for person in seated:
        await person.answers({"type": "pick", "number": 2})
    rest = round(factor * (THINKING - 1_000))
    await harness.advance_time(rest - 1)
    waiting = seated[0].frame["waiting"]
    await harness.advance_time(1)
    assert (waiting, seated[0].frame["public"]["phase"]) == ([len(people)], "revealed")


async def test_a_bot_does_not_hurry_while_somebody_still_thinks() -> None:
    """Ada has answered and Bob has not, so the bot takes its usual time."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await ada.requests(AddBot)
    await ada.requests(Start)
    await ada.answers({"type": "pick", "number": 2})
    await harness.advance_time(THINKING - 1)
    assert ada.frame["waiting"] == [1, 2]


async def test_a_pause_stops_a_bots_thinking_time() -> None:
    """Table time stops for bots too."""
    harness = Harness()
    ada = await with_a_bot(harness)
    await harness.advance_time(1_000)
    await ada.requests(Pause)
    await harness.advance_time(60_000)
    assert ada.frame["waiting"] == [0, 1]


async def test_a_bot_does_not_answer_after_a_person_took_its_seat() -> None:
    """ALL-05: the person answers from then on."""
    harness = Harness()
    ada = await with_a_bot(harness)
    bob = await harness.joins(ada, "Bob")
    await ada.answers_anything()
    await harness.advance_time(THINKING)
    await bob.requests(Sit, Seat(1))
    await ada.requests(Admit, bob.id)
    await harness.advance_time(10_000)
    assert ada.frame["waiting"] == [0, 1]


async def test_a_replacing_bot_starts_thinking_when_it_takes_the_seat() -> None:
    """Its thinking time starts then."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await harness.advance_time(10_000)
    await ada.requests(HandOver, Seat(1))
    await harness.advance_time(THINKING)
    assert ada.frame["waiting"] == [0]


async def test_one_person_and_a_bot_play_to_the_end() -> None:
    """The game never stalls."""
    harness = Harness()
    ada = await with_a_bot(harness)
    while ada.room["phase"] == "playing":
        await ada.answers_anything()
        await harness.advance_time(THINKING)
    assert ada.frame["result"]["scores"] is not None


async def test_thoughts_of_bots_are_sent_after_the_game() -> None:
    """Each with its seat and its question."""
    harness = Harness()
    ada = await with_a_bot(harness)
    while ada.room["phase"] == "playing":
        await ada.answers_anything()
        await harness.advance_time(THINKING)
    first = ada.transport.messages("thoughts")[0]["thoughts"][0]
    assert first == {"seat": 1, "key": "pick-1", "why": {"code": "by-chance", "facts": {}}}


async def test_no_thought_is_sent_during_the_game() -> None:
    """ALL-01: A thought would reveal the answer."""
    harness = Harness()
    ada = await with_a_bot(harness)
    await harness.advance_time(THINKING)
    assert b"by-chance" not in b"".join(ada.transport.sent)


async def test_a_bot_answers_an_invitation_repeatedly() -> None:
    """The game does not wait for it; each answer takes a thinking time."""
    harness = Harness({"echo": replace(ECHO, bots=replace(ECHO.bots, invited_commands=frozenset({"pick"})))})
    ada = await with_a_bot(harness)
    await harness.advance_time(THINKING)
    before = ada.table.step
    await harness.advance_time(3 * THINKING)
    assert ada.table.step == before + 3


class IndecisiveBots(StubBots):
    """Bots that never answer, and record their random draws."""

    def __init__(self) -> None:
        self.luck: list[int] = []

    async def decide(self, _game: AnyGame, _frame: bytes, _seat: Seat, _key: str, chance: Chance) -> None:
        """Return no answer, after a random draw."""
        self.luck.append(chance.below(1_000_000))


class RememberingBots(StubBots):
    """Bots that record which texts they should not tell again."""

    def __init__(self) -> None:
        self.told: list[tuple[str, ...]] = []

    async def decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> BotAnswer | None:
        """Answer as other bots do."""
        self.told.append(tuple(told_before(chance)))
        return await super().decide(game, frame, seat, key, chance)


async def test_bots_know_what_they_told_before_at_the_table() -> None:
    """The table remembers each text of a bot that its game does not want to be repeated."""
    bots = RememberingBots()
    part = replace(ECHO.bots, invited_commands=frozenset({"pick"}), told=lambda _command: "a text")
    harness = Harness({"echo": replace(ECHO, bots=part)}, bots=bots)
    await with_a_bot(harness)
    for _ in range(3):
        await harness.advance_time(THINKING)
    assert bots.told == [(), ("a text",), ("a text", "a text")]


async def test_a_bot_that_thinks_again_draws_anew() -> None:
    """ALL-06: otherwise two bots that disagree would disagree forever."""
    bots = IndecisiveBots()
    harness = Harness(bots=bots)
    await with_a_bot(harness)
    await harness.advance_time(3 * THINKING)
    assert len(set(bots.luck)) == 3
