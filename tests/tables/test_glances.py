"""What lists of tables show is stored with each change, and names only what a member may know."""

from __future__ import annotations

import msgspec
import pytest

from tests.tables.day_harness import DayHarness
from tests.tables.harness import Harness, TablePerson
from unspoken.games.dixit import GAME as DIXIT
from unspoken.tables.no_reminders import NoReminders
from unspoken.tables.state.glance import Glance
from unspoken.tables.state.names import token_hash
from unspoken.tables.state.person import PersonId
from unspoken.tables.wire.messages import Leave, Start

pytestmark = pytest.mark.anyio


async def glance(world: Harness, at: TablePerson) -> Glance:
    """Return the stored glance of a table."""
    await world.settles()
    return msgspec.json.decode((await world.store.glances.of([at.table.code]))[at.table.code], type=Glance)


async def test_a_glance_follows_the_table() -> None:
    """Its game, its phase and its players; each member has an entry of their own."""
    world = Harness()
    ada, bob = await world.party("Ada", "Bob")
    opened = await glance(world, ada)
    await ada.requests(Start)
    begun = await glance(world, ada)
    assert (opened.phase.value, begun.phase.value) == ("lobby", "playing")
    assert (begun.game, begun.names, begun.by_days) == ("echo", ("Ada", "Bob"), False)
    found = [begun.member(token_hash(token)) for token in (ada.token, bob.token, "stranger")]
    assert [member and member.person for member in found] == [ada.id, bob.id, None]


async def test_moves_of_a_live_game_write_no_glances(monkeypatch: pytest.MonkeyPatch) -> None:
    """A live game is not slowed down."""
    world = Harness()
    people = ada, _bob = await world.party("Ada", "Bob")
    await ada.requests(Start)
    await world.settles()
    written: list[str] = []

    async def keep(table: str, _step: int, _data: bytes) -> None:
        written.append(table)

    monkeypatch.setattr(world.store.glances, "keep", keep)
    for person in people:
        await person.answers_anything()
    await world.settles()
    assert written == []


async def test_a_glance_is_written_again_when_the_table_is_loaded() -> None:
    """Tables from before there were glances, and tables whose last write failed, are listed then."""
    world = Harness()
    ada = await world.opens()
    await world.settles()
    world.store._glances.forget_table(ada.table.code)
    await ada.disconnect()
    world.house.forget(ada.table.code)
    await world.house.find(ada.table.code)
    assert (await glance(world, ada)).names == ("Ada",)


async def test_a_glance_of_a_game_by_days_tells_each_person_their_own_deadline() -> None:
    """Until they have answered."""
    world = DayHarness(DIXIT)
    ada, bob, _cyd = await world.playing("Ada", "Bob", "Cyd")
    waits = {member.person: member.until for member in (await glance(world, ada)).members}
    days = ada.table.snapshot.room.days
    assert days is not None and len(days.deadlines) == 3
    assert waits == {
        person.id: due.until for person, due in zip((ada, bob, _cyd), days.deadlines, strict=True)
    }
    await ada.answers_anything()
    seen = await glance(world, ada)
    assert seen.members[0].until is None and seen.by_days


class Forgotten(NoReminders):
    """Records who was forgotten."""

    def __init__(self) -> None:
        self.people: list[PersonId] = []

    def forget(self, code: str, person: PersonId) -> None:
        """Record a person."""
        self.people.append(person)


async def test_reminders_of_people_who_leave_or_move_are_forgotten() -> None:
    """They go to a device that is no longer at the table."""
    world = Harness()
    reminders = Forgotten()
    object.__setattr__(world.services, "reminders", reminders)
    ada, bob = await world.party("Ada", "Bob")
    await world.house.transfer(ada.table.code, token_hash(ada.token), token_hash("new"))
    await bob.requests(Leave)
    assert reminders.people == [ada.id, bob.id]
