"""What one table may take: recordings by their weight, a log by its records, and both only for a time."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson
from tests.tables.stubs import THINKING
from tests.tables.test_bot_reasons import a_house, heard, two_and_a_bot
from tests.tables.test_bot_talk import CHATTY, with_bots
from unspoken.kernel.game import Refused
from unspoken.tables.errors import NoSuchTable
from unspoken.tables.log_bounds import KEPT_FOR_MOVES, MOST_RECORDS
from unspoken.tables.messages import SetGrace, Start
from unspoken.tables.recordings import MOST_BYTES, Recordings

pytestmark = pytest.mark.anyio

_DAY = 86_400
_PICK = {"type": "pick", "number": 4}


async def playing(harness: Harness, step: int) -> TablePerson:
    """The first of two people in a game of Echo, after so many steps."""
    ada, _bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await grown(harness, ada, step)
    return ada


async def grown(harness: Harness, somebody: TablePerson, step: int) -> None:
    """A table's log is so long: with records that nobody will read."""
    table = somebody.table
    await harness.store.append(table.code, table.step, [b""] * (step - table.step))
    table.step = step


async def test_recordings_have_a_weight_that_they_may_not_pass() -> None:
    """The one that would is refused with a number to tell."""
    recordings = Recordings("T", Harness().store)
    await recordings.keep("wind", bytes(MOST_BYTES))
    with pytest.raises(Refused, match="recordings-full") as refused:
        await recordings.keep("rain", b"r")
    assert refused.value.facts == {"most": 30}


async def test_recordings_from_before_a_restart_weigh_too() -> None:
    """Sleeping does not make room."""
    store = Harness().store
    await store.keep_sound("T", "wind", bytes(MOST_BYTES))
    recordings = Recordings("T", store)
    recordings.remember(await store.sounds("T"))
    with pytest.raises(Refused, match="recordings-full"):
        await recordings.keep("rain", b"r")


async def test_no_game_begins_late_in_a_log() -> None:
    """What is left is for the game that is on."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await grown(harness, ada, MOST_RECORDS - KEPT_FOR_MOVES + 1)
    assert await ada.requests(Start) == "log-full"


async def test_nobody_talks_late_in_a_log() -> None:
    """Talk alone could fill it."""
    harness = Harness()
    ada = await harness.opens()
    await grown(harness, ada, MOST_RECORDS - KEPT_FOR_MOVES + 1)
    assert await ada.says("hello") == "log-full"


async def test_a_game_is_played_on_late_in_a_log() -> None:
    """It may come to its end."""
    ada = await playing(Harness(), MOST_RECORDS - KEPT_FOR_MOVES + 1)
    assert await ada.answers(_PICK) == "ok"


@pytest.mark.parametrize("what", ["move", "rule"])
async def test_a_full_log_grows_no_more(what: str) -> None:
    """Whatever it is that would be written."""
    ada = await playing(Harness(), MOST_RECORDS)
    said = await ada.answers(_PICK) if what == "move" else await ada.requests(SetGrace, 90)
    assert (said, ada.table.step) == ("log-full", MOST_RECORDS)


async def test_a_table_with_a_full_log_can_be_looked_at() -> None:
    """Whoever comes back sees it as it stands."""
    ada = await playing(Harness(), MOST_RECORDS)
    await ada.goes()
    await ada.comes()
    assert ada.room["phase"] == "playing"


async def test_a_bot_that_gives_its_team_a_reason_plays_on_late_in_a_log() -> None:
    """What it says comes with its move."""
    harness = a_house("pick")
    ada, _bob = await two_and_a_bot(harness)
    await grown(harness, ada, MOST_RECORDS - KEPT_FOR_MOVES + 1)
    await harness.passes(3 * THINKING)
    assert 2 not in ada.frame["waiting"]


async def test_bots_do_not_chat_late_in_a_log(caplog: pytest.LogCaptureFixture) -> None:
    """What they would have said is forgotten, and the table does not stand still over it."""
    harness = Harness({"echo": CHATTY}, bots_talk=True)
    ada = await with_bots(harness)
    await grown(harness, ada, MOST_RECORDS - KEPT_FOR_MOVES + 1)
    for _ in range(20):
        await ada.answers_anything()
        await harness.passes(10_000)
    assert (heard(ada), "stands still" in caplog.text) == ([], False)


async def test_a_seat_is_taken_back_though_the_log_is_full() -> None:
    """Nobody is kept out by what a bot did for them."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await bob.goes()
    await harness.passes(60_000)
    await grown(harness, ada, MOST_RECORDS)
    await bob.comes()
    assert (bob.room["phase"], bob.room["chairs"][1]["bot"]) == ("playing", False)


async def test_a_table_that_nobody_touched_for_long_is_gone() -> None:
    """Its code finds nothing any more."""
    harness = Harness()
    ada = await harness.opens()
    await harness.house.tidy(90 * _DAY, 30 * _DAY)
    await ada.goes()
    harness.falls_asleep()
    harness.today += 91 * _DAY
    assert await harness.house.tidy(90 * _DAY, 30 * _DAY) == [ada.table.code]
    with pytest.raises(NoSuchTable):
        await harness.house.find(ada.table.code)


async def test_a_table_where_somebody_sits_is_never_old() -> None:
    """However long they think."""
    harness = Harness()
    await harness.opens()
    await harness.house.tidy(90 * _DAY, 30 * _DAY)
    harness.today += 91 * _DAY
    assert await harness.house.tidy(90 * _DAY, 30 * _DAY) == []


async def test_a_table_that_somebody_looked_at_is_young_again() -> None:
    """Even if they went at once."""
    harness = Harness()
    ada = await harness.opens()
    await harness.house.tidy(90 * _DAY, 30 * _DAY)
    await ada.goes()
    harness.falls_asleep()
    harness.today += 89 * _DAY
    await harness.house.find(ada.table.code)
    harness.falls_asleep()
    harness.today += 89 * _DAY
    assert await harness.house.tidy(90 * _DAY, 30 * _DAY) == []
