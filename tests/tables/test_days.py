"""Games by days: deadlines by the calendar, single moves of bots when the time is up, and rest between."""

from __future__ import annotations

import pytest

from tests.tables.day_harness import HOUR, MONDAY, DayHarness
from tests.tables.harness import Harness, TablePerson
from unspoken.games.dixit import GAME as DIXIT
from unspoken.games.pareidolia import GAME as PAREIDOLIA
from unspoken.games.rorschach import GAME as RORSCHACH
from unspoken.games.telepathic import GAME as TELEPATHIC
from unspoken.kernel.game import AnyGame
from unspoken.tables.log.events import Moved
from unspoken.tables.log.log import decode_events, load_log
from unspoken.tables.rules.days import GRACE_HOURS
from unspoken.tables.state.days import Lapsed
from unspoken.tables.state.room import Phase
from unspoken.tables.wire.days_requests import SetDays, SetTimeZone
from unspoken.tables.wire.messages import Choose, Pause, Resume, Skip, Start

pytestmark = pytest.mark.anyio

_DAY = 24 * HOUR


async def a_waiting_game(hours: int = 8) -> tuple[DayHarness, list[TablePerson]]:
    """Return a game of Dixit that waits for three people to lay a card; everybody is away."""
    harness = DayHarness(DIXIT)
    people = await harness.playing("Ada", "Bob", "Cyd", "Dan", hours=hours)
    assert await people[0].answers_anything()
    for person in people:
        await person.disconnect()
    await harness.pass_seconds(1)
    return harness, people


async def lapses(harness: DayHarness, code: str) -> list[tuple[int, ...]]:
    """Return the seats whose time was up, in order."""
    events = decode_events(await harness.store.load(code))
    return [event.seats for event in events if isinstance(event, Lapsed)]


# ---- the setting


async def test_only_the_host_sets_the_days_and_only_in_the_lobby() -> None:
    """Everybody sees them."""
    harness = DayHarness(DIXIT)
    ada, bob, _cyd = await harness.party("Ada", "Bob", "Cyd", game="dixit")
    assert (await bob.requests(SetDays, 14), bob.room["days"]) == ("not-host", None)
    assert (await ada.requests(SetDays, 14), bob.room["days"]) == ("ok", 14)
    assert await ada.requests(Start) == "ok"
    assert (await ada.requests(SetDays, None), bob.room["days"]) == ("not-now", 14)


async def test_a_game_by_the_clock_cannot_be_played_by_days() -> None:
    """Pareidolia needs everybody at once: choosing it ends the days."""
    harness = Harness({"dixit": DIXIT, "pareidolia": PAREIDOLIA})
    ada = await harness.opens("Ada", "dixit")
    await ada.requests(SetDays, 8)
    await ada.requests(Choose, "pareidolia")
    assert "days" not in ada.room
    assert await ada.requests(SetDays, 8) == "not-by-days"
    await ada.requests(Choose, "dixit")
    assert ada.room["days"] is None


async def test_a_wrong_time_zone_is_refused() -> None:
    """And nobody sees a right one."""
    ada, bob = await Harness().party("Ada", "Bob")
    before = len(bob.transport.sent)
    assert await ada.requests(SetTimeZone, "Mars/Olympus") == "no-such-zone"
    assert await ada.requests(SetTimeZone, "Europe/Warsaw") == "ok"
    assert ada.table.snapshot.room.people[0].zone == "Europe/Warsaw"
    assert len(bob.transport.sent) == before


async def test_nobody_is_skipped_in_a_game_by_days() -> None:
    """Chance would answer for people who still have days."""
    harness = DayHarness(DIXIT)
    ada, *_ = await harness.playing("Ada", "Bob", "Cyd")
    assert await ada.requests(Skip) == "no-hurry"


# ---- absence is normal


async def test_an_absent_person_stays_present_and_keeps_the_seat() -> None:
    """No bot sits in, the host stays the host, and nobody is shown as away: that could be a signal."""
    harness = DayHarness(DIXIT)
    ada, bob, _cyd = await harness.playing("Ada", "Bob", "Cyd")
    sent = len(bob.transport.sent)
    await ada.disconnect()
    await harness.pass_hours(2)
    assert len(bob.transport.sent) == sent
    assert bob.room["host"] == ada.id
    assert [person["here"] for person in bob.room["people"]] == [True] * 3


async def test_a_table_rests_between_deadlines_and_wakes_by_itself() -> None:
    """It is unloaded while nothing happens."""
    harness, people = await a_waiting_game()
    await harness.pass_seconds(10 * 60)
    assert harness.house.tables == ()
    assert await lapses(harness, people[0].table.code) == []
    await harness.pass_hours(8)
    assert await lapses(harness, people[0].table.code) == [(1,), (2,), (3,)]


async def test_own_deadlines_are_told_to_nobody_else() -> None:
    """A deadline reveals a rough time zone: each person sees only their own."""
    harness = DayHarness(DIXIT)
    ada, bob, cyd = await harness.playing("Ada", "Bob", "Cyd")
    await bob.requests(SetTimeZone, "America/Los_Angeles")  # where it is night
    await ada.answers_anything()
    shown = [person.transport.newest("own-deadline") or {} for person in (ada, bob, cyd)]
    assert [message.get("until") for message in shown] == [None, MONDAY + 14 * HOUR, MONDAY + 60 + 8 * HOUR]


# ---- lapses


async def test_a_bot_answers_one_question_for_a_person_whose_time_is_up() -> None:
    """Everybody reads it; the seat stays the person's, and the next question waits for them again."""
    harness, (ada, bob, _cyd, _dan) = await a_waiting_game()
    await harness.pass_hours(8.5)
    await harness.comes_back(bob)
    facts = [fact for message in bob.transport.messages("facts") for fact in message["facts"]]
    assert [fact["names"] for fact in facts if fact["code"] == "lapsed"] == [["Bob"], ["Cyd"], ["Dan"]]
    assert not any(chair["bot"] for chair in bob.room["chairs"])
    assert bob.frame["waiting"] == [1, 2, 3]  # to vote
    assert await bob.answers_anything()
    assert ada.table.code == bob.table.code


async def test_a_person_who_answers_in_time_does_not_lapse() -> None:
    """Only the others do."""
    harness, (_ada, bob, _cyd, _dan) = await a_waiting_game()
    await harness.pass_hours(5)
    await harness.comes_back(bob)
    await bob.answers_anything()
    await bob.disconnect()
    await harness.pass_hours(4)
    assert await lapses(harness, bob.table.code) == [(2,), (3,)]


async def test_a_bot_takes_the_seat_of_a_person_who_missed_three_decisions() -> None:
    """When everybody has gone, the table sleeps for good; it goes on when somebody returns."""
    harness, (ada, bob, *_) = await a_waiting_game()
    await harness.pass_seconds(6 * _DAY)
    table, _step = await load_log(harness.store, ada.table.code, harness.services.games)
    assert all(chair.bot for chair in table.snapshot.room.chairs)
    assert (harness.house.tables, harness.store.wakes) == ((), {})
    await harness.comes_back(bob)
    await harness.pass_seconds(60)
    assert [chair["bot"] for chair in bob.room["chairs"]] == [True, False, True, True]


async def test_an_answer_in_time_ends_a_row_of_missed_decisions() -> None:
    """Two missed decisions, an answer, and two missed decisions: the seat stays the person's."""
    harness, (_ada, bob, *_) = await a_waiting_game()
    await harness.pass_hours(9)
    await harness.comes_back(bob)
    missed = bob.table.snapshot.room.days
    assert missed is not None and missed.missed.count(1) == 1
    await bob.answers_anything()
    missed = bob.table.snapshot.room.days
    assert missed is not None and missed.missed.count(1) == 0


async def test_a_pause_stops_the_deadlines() -> None:
    """After it everybody has the whole time again."""
    harness = DayHarness(DIXIT)
    ada, *_ = await harness.playing("Ada", "Bob", "Cyd")
    assert await ada.requests(Pause) == "ok"
    await harness.pass_seconds(3 * _DAY)
    assert await ada.requests(Resume) == "ok"
    assert (ada.transport.newest("own-deadline") or {})["until"] == harness.today + 8 * HOUR
    assert await lapses(harness, ada.table.code) == []


# ---- restarts


async def test_nobody_lapses_right_after_the_server_was_down() -> None:
    """The deadline passed while nobody could answer: everybody gets some waking hours."""
    harness, people = await a_waiting_game()
    await harness.restart(hours_down=24)
    await harness.pass_hours(GRACE_HOURS - 0.1)
    assert await lapses(harness, people[0].table.code) == []
    await harness.pass_hours(0.2)
    assert await lapses(harness, people[0].table.code) == [(1,), (2,), (3,)]


async def test_a_calendar_that_jumps_ahead_counts_as_a_start() -> None:
    """A laptop that was closed for a day, or a clock that was wrong."""
    harness, people = await a_waiting_game()
    harness.today += _DAY
    await harness.pass_hours(GRACE_HOURS - 0.1)
    assert await lapses(harness, people[0].table.code) == []


async def test_a_reveal_ends_although_the_server_was_killed_meanwhile() -> None:
    """A loaded table is woken at the next start. People who come back can see the reveal again."""
    harness, people = await a_waiting_game()
    for _ in range(2):  # everybody lays a card, then everybody votes
        for person in people[1:]:
            await harness.comes_back(person)
            await person.answers_anything()
            await person.disconnect()
    await harness.pass_seconds(5)
    play = people[0].table.snapshot.play
    assert play is not None and play.due is not None
    await harness.restart(hours_down=1)
    await harness.pass_seconds(120)
    ada = people[0]
    await harness.comes_back(ada)
    play = ada.table.snapshot.play
    assert play is not None and ada.frame["public"]["round"] == 2
    assert play.game.public(play.moment).phase.value == "revealed"


async def test_a_waiting_table_is_not_deleted() -> None:
    """Even if tables are kept for one day only, and each decision has three."""
    harness, people = await a_waiting_game(hours=42)
    for _ in range(2):
        await harness.pass_seconds(_DAY)
        assert await harness.house.tidy(_DAY, _DAY) == []
    assert await harness.store.has(people[0].table.code)


# ---- whole games


def is_done(person: TablePerson) -> bool:
    """True if the game is over."""
    return person.table.snapshot.room.phase is Phase.OVER


@pytest.mark.parametrize(
    ("game", "names", "bots"),
    [
        (DIXIT, ("Ada", "Bob", "Cyd"), 1),
        (TELEPATHIC, ("Ada", "Bob"), 0),
        (RORSCHACH, ("Ada", "Bob", "Cyd"), 1),
    ],
    ids=("dixit", "telepathic", "rorschach"),
)
async def test_a_whole_game_by_days(game: AnyGame, names: tuple[str, ...], bots: int) -> None:
    """Ada looks in every five hours, the others only now and then; the server is restarted every few days."""
    harness = DayHarness(game)
    people = await harness.playing(*names, bots=bots)
    for person in people:
        await person.disconnect()
    for visit in range(400):
        await harness.pass_hours(5)
        if visit % 11 == 10:
            await harness.restart(hours_down=visit % 3)
        for number, person in enumerate(people):
            if visit % (1 + 6 * number) == 0:
                await harness.comes_back(person)
                await person.answers_anything()
                await person.disconnect()
        if is_done(people[0]):
            break
    assert is_done(people[0])
    loaded, _step = await load_log(harness.store, people[0].table.code, harness.services.games)
    assert loaded.snapshot.room.phase is Phase.OVER
    events = decode_events(await harness.store.load(people[0].table.code))
    assert any(isinstance(event, Lapsed) for event in events)
    assert sum(isinstance(event, Moved) for event in events) > len(people)


# ---- reminders


async def test_each_decision_is_reminded_of_once_and_only_if_the_person_is_away() -> None:
    """When the table begins to wait, and two hours before the time is up."""
    harness = DayHarness(DIXIT)
    ada, bob, cyd = await harness.playing("Ada", "Bob", "Cyd")
    await bob.disconnect()
    await ada.answers_anything()
    until = harness.today + 8 * HOUR
    await harness.pass_hours(7.9)
    assert harness.reminders.sent == [("your-turn", bob.id, until), ("about-to-lapse", bob.id, until)]
    assert cyd.frame["waiting"] == [1, 2]
    harness.reminders.cancelled.clear()
    await harness.comes_back(bob)
    assert harness.reminders.cancelled == [bob.id]  # a reminder that could not be sent yet is not needed
