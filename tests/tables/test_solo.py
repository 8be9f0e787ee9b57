"""Somebody alone with bots: their house rules, their time, their first move."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.games.dixit import GAME as DIXIT
from unspoken.games.dixit.types import GoOn
from unspoken.games.pareidolia import GAME as PAREIDOLIA
from unspoken.games.rorschach import GAME as RORSCHACH
from unspoken.games.telepathic import GAME as TELEPATHIC
from unspoken.tables.messages import AddBot, Choose, Start

pytestmark = pytest.mark.anyio

GAMES = {game.name: game for game in (DIXIT, PAREIDOLIA, RORSCHACH, TELEPATHIC)}
HOUR = 3_600_000


async def alone(harness: Harness, game: str, bots: int) -> TablePerson:
    """Somebody who walked through a door, and is connected."""
    somebody = TablePerson(*await harness.house.open("Ada", game, "en", bots))
    await somebody.comes()
    return somebody


async def test_a_game_alone_is_played_by_house_rules_that_suit_it() -> None:
    """Five rounds of clouds, not fifteen."""
    ada = await alone(Harness(GAMES), "pareidolia", 4)
    assert ada.frame["public"]["rounds"] == 5


async def test_a_first_game_of_telepathic_is_the_short_one() -> None:
    """Four cards, and no deck behind them."""
    ada = await alone(Harness(GAMES), "telepathic", 1)
    assert ada.room["options"]["mode"] == "first"


@pytest.mark.parametrize(("game", "bots"), [("telepathic", 1), ("pareidolia", 4), ("rorschach", 3)])
async def test_somebody_alone_is_asked_before_any_bot_has_moved(game: str, bots: int) -> None:
    """TEL-06, PAR-01, ROR-03: no time has passed, and it is their turn."""
    harness = Harness(GAMES)
    ada = await alone(harness, game, bots)
    assert (harness.watch.at, 0 in ada.frame["waiting"]) == (0, True)


async def test_no_clock_runs_for_somebody_alone_with_bots() -> None:
    """ALL-07: whatever the house rules say, nobody hurries somebody whom nobody waits for."""
    harness = Harness()
    ada = await harness.opens()
    await ada.requests(Choose, "echo", {"pace": "brisk"})
    await ada.requests(AddBot)
    await ada.requests(Start)
    await harness.passes(HOUR)
    assert "due" not in ada.frame and ada.frame["waiting"] == [0]


async def test_two_people_have_the_clock_that_they_chose() -> None:
    """ALL-07: with bots beside them or without."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await ada.requests(Choose, "echo", {"pace": "brisk"})
    await ada.requests(AddBot)
    await ada.requests(Start)
    assert ada.frame["due"] == 20_000


async def test_bots_leave_the_first_story_to_people() -> None:
    """DIX-02: however long somebody thinks, no bot is quicker."""
    harness = Harness(GAMES)
    ada = await alone(harness, "dixit", 4)
    await harness.passes(HOUR)
    assert ada.frame["public"]["phase"] == "telling" and ada.frame["waiting"] == [0, 1, 2, 3, 4]


async def test_bots_tell_the_first_story_when_nobody_else_wants_to() -> None:
    """DIX-02: whoever passes is not waited for."""
    harness = Harness(GAMES)
    ada = await alone(harness, "dixit", 4)
    await ada.answers(GoOn())
    await harness.passes(10_000)
    assert ada.frame["public"]["teller"] in (1, 2, 3, 4)
