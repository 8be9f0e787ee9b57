"""A person alone with bots: their house rules, their time and their first move."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.games.dixit import GAME as DIXIT
from unspoken.games.dixit.types import GoOn
from unspoken.games.pareidolia import GAME as PAREIDOLIA
from unspoken.games.rorschach import GAME as RORSCHACH
from unspoken.games.telepathic import GAME as TELEPATHIC
from unspoken.tables.wire.messages import AddBot, Choose, Start

pytestmark = pytest.mark.anyio

GAMES = {game.name: game for game in (DIXIT, PAREIDOLIA, RORSCHACH, TELEPATHIC)}
HOUR = 3_600_000


async def alone(harness: Harness, game: str, bots: int) -> TablePerson:
    """Open a table with bots, and connect."""
    person = TablePerson(*await harness.house.open("Ada", game, "en", bots))
    await person.connect()
    return person


async def test_a_solo_game_has_its_own_house_rules() -> None:
    """Five rounds of Pareidolia, not fifteen."""
    ada = await alone(Harness(GAMES), "pareidolia", 4)
    assert ada.frame["public"]["rounds"] == 5


async def test_a_solo_game_of_telepathic_is_the_short_mode() -> None:
    """Four cards, and no deck behind them."""
    ada = await alone(Harness(GAMES), "telepathic", 1)
    assert ada.room["options"]["mode"] == "first"


@pytest.mark.parametrize(("game", "bots"), [("telepathic", 1), ("pareidolia", 4), ("rorschach", 3)])
async def test_a_solo_player_is_asked_before_any_bot_answers(game: str, bots: int) -> None:
    """TEL-06, PAR-01, ROR-03: at time 0 the table already waits for them."""
    harness = Harness(GAMES)
    ada = await alone(harness, game, bots)
    assert (harness.watch.at, 0 in ada.frame["waiting"]) == (0, True)


async def test_no_time_limit_applies_to_a_solo_player() -> None:
    """ALL-07: even if the house rules have one, because nobody waits for them."""
    harness = Harness()
    ada = await harness.opens()
    await ada.requests(Choose, "echo", {"pace": "brisk"})
    await ada.requests(AddBot)
    await ada.requests(Start)
    await harness.advance_time(HOUR)
    assert "due" not in ada.frame and ada.frame["waiting"] == [0]


async def test_two_people_have_the_time_limit_that_they_chose() -> None:
    """ALL-07: with or without bots."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await ada.requests(Choose, "echo", {"pace": "brisk"})
    await ada.requests(AddBot)
    await ada.requests(Start)
    assert ada.frame["due"] == 20_000


async def test_bots_let_a_person_tell_the_first_story() -> None:
    """DIX-02: however long the person takes."""
    harness = Harness(GAMES)
    ada = await alone(harness, "dixit", 4)
    await harness.advance_time(HOUR)
    assert ada.frame["public"]["phase"] == "telling" and ada.frame["waiting"] == [0, 1, 2, 3, 4]


async def test_bots_tell_the_first_story_if_the_person_passes() -> None:
    """DIX-02: the game goes on without the person."""
    harness = Harness(GAMES)
    ada = await alone(harness, "dixit", 4)
    await ada.answers(GoOn())
    await harness.advance_time(10_000)
    assert ada.frame["public"]["teller"] in (1, 2, 3, 4)
