"""A log that cannot be written, that somebody else writes too, and people who go in the middle of a word."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from toygame import GAME as ECHO
from toygame.types import Private, State

from tests.tables.harness import Harness, TablePerson
from tests.tables.hearing import heard
from unspoken.kernel.codec import encode
from unspoken.kernel.game import Seat
from unspoken.tables.events import GraceSet, StoodUp, TableEvent
from unspoken.tables.log import decode_events, encode_event, replay_log
from unspoken.tables.messages import (
    AddBot,
    Answer,
    CloseReason,
    HandOver,
    Leave,
    Pause,
    RemovePerson,
    SetGrace,
    Start,
)

pytestmark = pytest.mark.anyio

PICK = {"type": "pick", "number": 4}


async def playing(harness: Harness) -> tuple[TablePerson, TablePerson]:
    """Two people in a game of Echo."""
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    return ada, bob


async def events_of(somebody: TablePerson, harness: Harness) -> list[TableEvent]:
    """All that a table's log tells."""
    return decode_events(await harness.store.load(somebody.table.code))


def cancelling(hearing: asyncio.Future[Any]) -> Callable[[], None]:
    """Whoever waits is gone before it is saved."""

    def cancel() -> None:
        hearing.cancel()

    return cancel


async def test_what_cannot_be_saved_is_refused() -> None:
    """No acknowledgement without the log."""
    harness = Harness()
    _, bob = await playing(harness)
    harness.store.trouble = "the disk is full"
    assert await bob.answers(PICK) == "not-saved"


async def test_what_cannot_be_saved_has_not_happened() -> None:
    """The table stands as it stood."""
    harness = Harness()
    ada, bob = await playing(harness)
    before = ada.table.snapshot
    harness.store.trouble = "the disk is full"
    await bob.answers(PICK)
    assert ada.table.snapshot == before


async def test_the_host_is_told_that_the_log_cannot_be_written() -> None:
    """Nobody else can do anything about it."""
    harness = Harness()
    ada, bob = await playing(harness)
    harness.store.trouble = "the disk is full"
    await bob.answers(PICK)
    assert [(no["code"], no["id"]) for no in ada.transport.told("refusal")] == [("not-saved", None)]


async def test_the_game_goes_on_when_the_log_can_be_written_again() -> None:
    """Trouble passes."""
    harness = Harness()
    _, bob = await playing(harness)
    harness.store.trouble = "the disk is full"
    await bob.answers(PICK)
    harness.store.trouble = None
    assert await bob.answers(PICK) == "ok"


async def test_nature_tries_again_when_the_log_could_not_be_written() -> None:
    """ALL-07: a timer that ran out in trouble runs out after it."""
    harness = Harness()
    ada, _ = await playing(harness)
    harness.watch.at += 60_000
    harness.store.trouble = "the disk is full"
    await harness.rings()
    harness.store.trouble = None
    await harness.rings()
    assert ada.frame["public"]["phase"] == "revealed"


async def test_nature_does_not_try_again_in_a_frenzy() -> None:
    """A full disk is not asked a thousand times a second."""
    harness = Harness()
    await playing(harness)
    harness.watch.at += 60_000
    harness.store.trouble = "the disk is full"
    await harness.rings_in_vain()
    assert harness.alarm.delay == 2_000


async def test_who_comes_back_is_let_in_though_the_log_cannot_be_written() -> None:
    """They see the table; the seat is theirs again when it can be saved."""
    harness = Harness()
    ada, bob = await playing(harness)
    await ada.requests(HandOver, Seat(1))
    harness.store.trouble = "the disk is full"
    await bob.comes()
    assert bob.frame["private"] == {} and bob.room["chairs"][1]["bot"]


async def test_a_game_that_cannot_be_shown_does_not_hold_up_its_table() -> None:
    """What was saved has happened, and the next turn begins."""
    troubles: list[Exception] = []

    def private(state: State, seat: Seat) -> Private:
        if troubles:
            raise troubles.pop()
        return ECHO.private(state, seat)

    harness = Harness({"echo": replace(ECHO, private=private)})
    ada, bob = await playing(harness)
    troubles.append(ZeroDivisionError())
    assert await bob.answers(PICK) == "ok"
    assert (await ada.answers(PICK), ada.frame["public"]["phase"]) == ("ok", "revealed")


async def test_a_step_that_somebody_else_has_written_is_read_first() -> None:
    """The pair of table and step is unique: who comes second reads, and goes on from there."""
    harness = Harness()
    ada, bob = await playing(harness)
    harness.store.rivals = [[encode_event(GraceSet(30))]]
    await bob.answers(PICK)
    assert (ada.room["grace"], bob.frame["private"]) == (30, {"pick": 4})


async def test_what_was_redone_is_in_the_log_once() -> None:
    """After the other's deed."""
    harness = Harness()
    ada, _ = await playing(harness)
    harness.store.rivals = [[encode_event(GraceSet(30))]]
    await ada.requests(SetGrace, 40)
    assert (await events_of(ada, harness))[-2:] == [GraceSet(30), GraceSet(40)]


async def test_what_is_no_longer_possible_after_reading_is_refused_and_the_news_shown() -> None:
    """ALL-03: by what the table has become."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    harness.store.rivals = [[encode_event(StoodUp(Seat(1)))]]
    assert await ada.requests(Start) == "wrong-number-of-seats"
    assert len(bob.room["chairs"]) == 1


async def test_a_rival_that_never_ends_is_trouble() -> None:
    """After some tries the table gives up, and says so."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    harness.store.rivals = [[encode_event(GraceSet(30))]] * 50
    assert await ada.requests(AddBot) == "not-saved"


async def test_the_log_tells_the_living_table() -> None:
    """ALL-02: replay equals live."""
    harness = Harness()
    people = await harness.party("Ada", "Bob", "Cleo", game="dixit")
    await people[0].requests(AddBot)
    await people[0].requests(Start)
    for one in people * 3:
        await one.answers_anything()
    await harness.passes(20_000)
    told = replay_log(await harness.store.load(people[0].table.code), harness.services.games)
    assert told.snapshot == people[0].table.snapshot


async def test_a_table_woken_from_its_log_shows_the_same_frame() -> None:
    """ALL-02: byte for byte."""
    harness = Harness()
    ada, bob = await playing(harness)
    await bob.answers(PICK)
    before = bob.frame
    await ada.goes()
    await bob.goes()
    harness.falls_asleep()
    bob.table = await harness.house.find(bob.table.code)
    await bob.comes()
    assert bob.frame == before


async def test_a_table_woken_from_its_log_knows_the_answers_it_has_heard() -> None:
    """The same answer sent again after a restart is heard once."""
    harness = Harness()
    ada, bob = await playing(harness)
    await bob.answers(PICK, id="once")
    await ada.goes()
    await bob.goes()
    harness.falls_asleep()
    bob.table = await harness.house.find(bob.table.code)
    await bob.comes()
    saved = harness.store.appended
    assert await bob.answers(PICK, id="once") == "ok"
    assert harness.store.appended == saved


async def test_an_answer_of_an_earlier_game_is_not_heard_again_in_the_next() -> None:
    """A replayed message is known by its name, after a restart too."""
    harness = Harness()
    ada, bob = await playing(harness)
    await bob.answers(PICK, id="old")
    heard = replay_log(await harness.store.load(ada.table.code), harness.services.games).answered
    assert heard == {(Seat(1), "old")}


async def test_a_timer_goes_on_from_where_it_was_when_the_table_slept() -> None:
    """ALL-07: a server that was down takes no time from anybody."""
    harness = Harness()
    ada, bob = await playing(harness)
    await harness.passes(10_000)
    await ada.requests(Pause)
    await bob.goes()
    await ada.goes()
    harness.falls_asleep()
    ada.table = await harness.house.find(ada.table.code)
    await ada.comes()
    assert ada.frame["due"] - ada.sight["now"] <= 60_000


async def test_an_answer_is_carried_through_though_its_sender_is_gone() -> None:
    """A cancelled hearing still commits."""
    harness = Harness()
    ada, bob = await playing(harness)
    hearing = asyncio.ensure_future(
        heard(ada.table, bob.id, Answer("pick-1", msgspec.Raw(encode(PICK)), id="a"))
    )
    harness.store.before_save = cancelling(hearing)
    with pytest.raises(asyncio.CancelledError):
        await hearing
    await ada.table.perform(lambda _draft: None)
    assert ada.frame["waiting"] == [0]


async def test_a_removal_is_carried_through_though_the_host_is_gone() -> None:
    """Whoever was shown out has no line left."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    wish = ada.requests(RemovePerson, bob.id)
    hearing = asyncio.ensure_future(wish)
    harness.store.before_save = cancelling(hearing)
    with pytest.raises(asyncio.CancelledError):
        await hearing
    await ada.table.perform(lambda _draft: None)
    assert bob.transport.closed is CloseReason.REMOVED


async def test_the_same_answer_sent_again_while_it_is_being_saved_is_heard_once() -> None:
    """A page that reconnects and repeats itself is not heard twice."""
    harness = Harness()
    ada, bob = await playing(harness)
    again = Answer("pick-1", msgspec.Raw(encode(PICK)), id="a")
    await asyncio.gather(heard(ada.table, bob.id, again), heard(ada.table, bob.id, again))
    told = replay_log(await harness.store.load(ada.table.code), harness.services.games)
    assert told.snapshot.play is not None and told.snapshot.play.session.step == 2


async def test_two_last_people_may_leave_at_once() -> None:
    """The table stays in the log, without people."""
    ada, bob = await Harness().party("Ada", "Bob")
    await asyncio.gather(ada.requests(Leave), bob.requests(Leave))
    assert ada.table.snapshot.room.people == ()
