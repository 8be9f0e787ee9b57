"""Limits of a table: the size of its recordings, the length of its log, and how long both are stored."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson
from tests.tables.stubs import THINKING
from tests.tables.test_bot_reasons import bot_lines, house_with_shared_commands, two_and_a_bot
from tests.tables.test_bot_talk import CHATTY, with_bots
from unspoken.kernel.types import Refused
from unspoken.tables.errors import NoSuchTable
from unspoken.tables.log.bounds import MOST_RECORDS, RESERVED_FOR_MOVES
from unspoken.tables.table.recordings import MOST_BYTES, Recordings
from unspoken.tables.wire.messages import SetGrace, Start

pytestmark = pytest.mark.anyio

_DAY = 86_400
_PICK = {"type": "pick", "number": 4}


async def playing(harness: Harness, step: int) -> TablePerson:
    """Start a game of Echo whose log has this many records; return the host."""
    ada, _bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await grow_log(harness, ada, step)
    return ada


async def grow_log(harness: Harness, person: TablePerson, step: int) -> None:
    """Fill a table's log to this many records."""
    table = person.table
    await harness.store.append(table.code, table.step, [b""] * (step - table.step))
    table.step = step


async def test_recordings_have_a_size_limit() -> None:
    """The refusal contains the limit."""
    recordings = Recordings("T", Harness().store)
    await recordings.keep("wind", bytes(MOST_BYTES))
    with pytest.raises(Refused, match="recordings-full") as refused:
        await recordings.keep("rain", b"r")
    assert refused.value.facts == {"most": 30}


async def test_recordings_from_before_a_restart_count() -> None:
    """Unloading a table frees no space."""
    store = Harness().store
    await store.keep_sound("T", "wind", bytes(MOST_BYTES))
    recordings = Recordings("T", store)
    recordings.remember(await store.sounds("T"))
    with pytest.raises(Refused, match="recordings-full"):
        await recordings.keep("rain", b"r")


async def test_no_game_begins_in_an_almost_full_log() -> None:
    """The rest is reserved for the running game."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await grow_log(harness, ada, MOST_RECORDS - RESERVED_FOR_MOVES + 1)
    assert await ada.requests(Start) == "log-full"


async def test_chat_is_refused_in_an_almost_full_log() -> None:
    """Chat alone could fill the log."""
    harness = Harness()
    ada = await harness.opens()
    await grow_log(harness, ada, MOST_RECORDS - RESERVED_FOR_MOVES + 1)
    assert await ada.says("hello") == "log-full"


async def test_a_game_goes_on_in_an_almost_full_log() -> None:
    """It can be finished."""
    ada = await playing(Harness(), MOST_RECORDS - RESERVED_FOR_MOVES + 1)
    assert await ada.answers(_PICK) == "ok"


@pytest.mark.parametrize("what", ["move", "rule"])
async def test_a_full_log_does_not_grow(what: str) -> None:
    """For any kind of request."""
    ada = await playing(Harness(), MOST_RECORDS)
    reply = await ada.answers(_PICK) if what == "move" else await ada.requests(SetGrace, 90)
    assert (reply, ada.table.step) == ("log-full", MOST_RECORDS)


async def test_a_table_with_a_full_log_can_be_viewed() -> None:
    """A person who reconnects is sent its state."""
    ada = await playing(Harness(), MOST_RECORDS)
    await ada.disconnect()
    await ada.connect()
    assert ada.room["phase"] == "playing"


async def test_a_bot_that_gives_a_reason_plays_on_in_an_almost_full_log() -> None:
    """The reason is part of its move."""
    harness = house_with_shared_commands("pick")
    ada, _bob = await two_and_a_bot(harness)
    await grow_log(harness, ada, MOST_RECORDS - RESERVED_FOR_MOVES + 1)
    await harness.advance_time(3 * THINKING)
    assert 2 not in ada.frame["waiting"]


async def test_bots_make_no_remarks_in_an_almost_full_log(caplog: pytest.LogCaptureFixture) -> None:
    """The remark is dropped, and the table goes on."""
    harness = Harness({"echo": CHATTY}, bots_talk=True)
    ada = await with_bots(harness)
    await grow_log(harness, ada, MOST_RECORDS - RESERVED_FOR_MOVES + 1)
    for _ in range(20):
        await ada.answers_anything()
        await harness.advance_time(10_000)
    assert (bot_lines(ada), "its log is full" in caplog.text) == ([], False)


async def test_a_player_has_their_seat_back_although_the_log_is_full() -> None:
    """A bot that played meanwhile does not lock them out."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await bob.disconnect()
    await harness.advance_time(60_000)
    await grow_log(harness, ada, MOST_RECORDS)
    await bob.connect()
    assert (bob.room["phase"], bob.room["chairs"][1]["bot"]) == ("playing", False)


async def test_a_table_unused_for_long_is_deleted() -> None:
    """Its code finds nothing."""
    harness = Harness()
    ada = await harness.opens()
    await harness.house.tidy(90 * _DAY, 30 * _DAY)
    await ada.disconnect()
    harness.unload_after_an_hour()
    harness.today += 91 * _DAY
    assert await harness.house.tidy(90 * _DAY, 30 * _DAY) == [ada.table.code]
    with pytest.raises(NoSuchTable):
        await harness.house.find(ada.table.code)


async def test_a_table_with_a_connected_person_is_not_deleted() -> None:
    """Even if nothing happens for months."""
    harness = Harness()
    await harness.opens()
    await harness.house.tidy(90 * _DAY, 30 * _DAY)
    harness.today += 91 * _DAY
    assert await harness.house.tidy(90 * _DAY, 30 * _DAY) == []


async def test_a_table_that_was_loaded_is_not_deleted() -> None:
    """Loading it counts as use."""
    harness = Harness()
    ada = await harness.opens()
    await harness.house.tidy(90 * _DAY, 30 * _DAY)
    await ada.disconnect()
    harness.unload_after_an_hour()
    harness.today += 89 * _DAY
    await harness.house.find(ada.table.code)
    harness.unload_after_an_hour()
    harness.today += 89 * _DAY
    assert await harness.house.tidy(90 * _DAY, 30 * _DAY) == []
