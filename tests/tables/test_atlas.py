"""The atlas: stored only with consent, only what people showed in a reveal, once, and deleted on request."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.tables.harness import Harness, TablePerson, plays_to_the_end
from tests.tables.stubs import DECK
from unspoken.atlas.entry import SightingEntry, decode, encode
from unspoken.atlas.port import Day, Mark, NewEntry
from unspoken.kernel.sighting import ENOUGH
from unspoken.storage.memory.atlas import MemoryAtlas
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.wire.atlas_requests import ForgetAtlas, SetAtlas
from unspoken.tables.wire.messages import AddBot, Choose, HandOver, Start

pytestmark = pytest.mark.anyio

NAMES = ("Ada", "Bob", "Cyd")


class FailingAtlas(MemoryAtlas):
    """An atlas that can be made to fail."""

    trouble: Exception | None = None

    async def keep(self, table: str, mark: Mark, entries: Sequence[NewEntry], day: Day) -> None:
        """Fail, or store the entries."""
        if self.trouble is not None:
            raise self.trouble
        await super().keep(table, mark, entries, day)


async def stored_entries(harness: Harness) -> list[SightingEntry]:
    """Return all entries of the atlas."""
    await harness.settles()
    return [decode(entry.data) for entry in await harness.store.atlas.every()]


async def party(harness: Harness, *, on: bool = True, bots: int = 0) -> list[TablePerson]:
    """Open a table for a short game of Dixit, with the atlas on or off."""
    people = await harness.party(*NAMES[: 3 - bots], game="dixit")
    for _ in range(bots):
        assert await people[0].requests(AddBot) == "ok"
    assert await people[0].requests(Choose, "dixit", {"target": 8}) == "ok"
    if on:
        assert await people[0].requests(SetAtlas, on=True) == "ok"
    return people


async def play_rounds(people: Sequence[TablePerson], rounds: int) -> list[dict[str, Any]]:
    """Play this many rounds to their reveal; return the public view of each reveal."""
    if people[0].room["phase"] == "lobby":
        assert await people[0].requests(Start) == "ok"
    views: list[dict[str, Any]] = []
    while len(views) < rounds:
        for person in people:
            view = person.frame["public"]
            if view["phase"] == "revealed" and all(old["round"] != view["round"] for old in views):
                views.append(view)
                break
            await person.answers_anything()
    return views


async def test_nothing_is_stored_while_the_atlas_is_off() -> None:
    """Off is the default."""
    harness = Harness()
    people = await party(harness, on=False)
    await people[0].requests(Start)
    await plays_to_the_end(people)
    assert await stored_entries(harness) == []


async def test_a_round_is_stored_after_the_reveal() -> None:
    """DIX-06: the teller's card, its clue, and how many people found it."""
    harness = Harness()
    (view,) = await play_rounds(await party(harness), 1)
    card = view["board"][view["verdict"]["number"] - 1]
    (entry,) = await stored_entries(harness)
    assert (entry.game, entry.subject, entry.pack) == ("dixit", card, "dream")
    assert (entry.said, entry.asked, entry.found) == (
        {"en": view["clue"]["text"]},
        2,
        len(view["verdict"]["found"]),
    )


async def test_nothing_is_stored_before_the_reveal() -> None:
    """A round in progress is secret."""
    harness = Harness()
    people = await party(harness)
    await people[0].requests(Start)
    while people[0].frame["public"]["phase"] != "voting":
        for person in people:
            if people[0].frame["public"]["phase"] != "voting":
                await person.answers_anything()
    assert await stored_entries(harness) == []


async def test_an_entry_contains_no_personal_data() -> None:
    """No name, seat or table, and no time finer than a day."""
    harness = Harness()
    people = await party(harness)
    await play_rounds(people, 1)
    await harness.settles()
    (stored,) = await harness.store.atlas.every()
    assert not any(word.encode() in stored.data for word in (*NAMES, people[0].table.code))
    assert stored.day == harness.today // 86_400


async def test_stories_of_bots_are_not_stored() -> None:
    """With one person and two bots, only the person's stories are stored."""
    harness = Harness()
    people = await party(harness, bots=2)
    await people[0].requests(Start)
    told_cards = []
    while people[0].room["phase"] == "playing":
        await people[0].answers_anything()
        await harness.advance_time(4_000)
        view = people[0].frame["public"]
        if view["phase"] == "revealed" and view["teller"] == 0:
            told_cards.append(view["board"][view["verdict"]["number"] - 1])
    assert {entry.subject for entry in await stored_entries(harness)} == set(told_cards)
    assert {(entry.asked, entry.found) for entry in await stored_entries(harness)} <= {(0, 0)}


async def test_a_round_with_a_replacing_bot_is_not_stored() -> None:
    """It is not known which part of the round the person played."""
    harness = Harness()
    people = await party(harness)
    await people[0].requests(Start)
    for number, _ in enumerate(people):
        assert await people[0].requests(HandOver, number) == "ok"
    for person in people:
        await person.connect()
    await play_rounds(people, 1)
    assert await stored_entries(harness) == []


async def test_stories_of_agents_are_not_stored() -> None:
    """An agent has a seat like a person, but is a program."""
    harness = Harness()
    ada = await harness.opens("Ada", "dixit")
    people = [ada]
    for name in ("Robin", "Wren"):
        agent = TablePerson(*await harness.house.join(ada.table.code, name, agent=True))
        await agent.connect()
        people.append(agent)
    await ada.requests(SetAtlas, on=True)
    views = await play_rounds(people, 3)
    own = [view["board"][view["verdict"]["number"] - 1] for view in views if view["teller"] == 0]
    assert [entry.subject for entry in await stored_entries(harness)] == own


async def test_nothing_is_stored_after_the_atlas_is_switched_off() -> None:
    """The setting at the end of a round decides."""
    harness = Harness()
    people = await party(harness)
    await play_rounds(people, 1)
    assert await people[0].requests(SetAtlas, on=False) == "ok"
    await plays_to_the_end(people)
    assert len(await stored_entries(harness)) == 1


async def test_the_atlas_cannot_be_switched_on_during_a_game() -> None:
    """Only in the lobby, so that everybody knows before they play."""
    people = await party(Harness(), on=False)
    await people[0].requests(Start)
    assert await people[0].requests(SetAtlas, on=True) == "not-now"


@pytest.mark.parametrize("request_", [lambda **named: SetAtlas(on=True, **named), ForgetAtlas])
async def test_only_the_host_changes_the_atlas(request_: Any) -> None:  # noqa: ANN401  (any way to make a request)
    """Others can only see the setting."""
    people = await party(Harness(), on=False)
    assert await people[1].requests(request_) == "not-host"


async def test_everybody_sees_the_atlas_setting() -> None:
    """A fact announces each change."""
    harness = Harness()
    people = await party(harness, on=False)
    assert "atlas" not in people[2].room
    await people[0].requests(SetAtlas, on=True)
    codes = [fact["code"] for message in people[2].transport.messages("facts") for fact in message["facts"]]
    assert (people[2].room["atlas"], codes[-1]) == ({"on": True, "kept": 0}, "atlas-on")


async def test_forgetting_deletes_the_tables_own_entries_only() -> None:
    """The atlas is off afterwards."""
    harness = Harness()
    others = await party(harness)
    await play_rounds(others, 1)
    people = await party(harness)
    await play_rounds(people, 2)
    assert (len(await stored_entries(harness)), people[0].room["atlas"]) == (3, {"on": True, "kept": 2})
    assert await people[0].requests(ForgetAtlas) == "ok"
    assert (len(await stored_entries(harness)), people[0].room["atlas"]) == (1, {"on": False, "kept": 0})


async def test_forgetting_is_refused_without_entries() -> None:
    """The refusal is "not-now"."""
    people = await party(Harness(), on=False)
    assert await people[0].requests(ForgetAtlas) == "not-now"


async def reload(harness: Harness, people: Sequence[TablePerson]) -> None:
    """Disconnect everybody, unload the table, and load it from its log."""
    for person in people:
        await person.disconnect()
    await harness.settles()
    assert harness.unload_after_an_hour() == 1
    await harness.house.find(people[0].table.code)
    await harness.settles()


async def test_a_reloaded_table_does_not_store_its_entries_twice() -> None:
    """The log contains the same rounds again."""
    harness = Harness()
    people = await party(harness)
    await play_rounds(people, 2)
    await reload(harness, people)
    assert len(await stored_entries(harness)) == 2


async def test_entries_that_were_not_stored_are_stored_on_reload() -> None:
    """As after a crash between writing the log and the atlas."""
    harness = Harness()
    harness.store.atlas = atlas = FailingAtlas()
    people = await party(harness)
    atlas.trouble = StoreUnavailable("the disk is full")
    await play_rounds(people, 2)
    assert await stored_entries(harness) == []
    atlas.trouble = None
    await reload(harness, people)
    assert len(await stored_entries(harness)) == 2


async def test_forgotten_entries_stay_deleted_on_reload() -> None:
    """The log still contains their rounds."""
    harness = Harness()
    people = await party(harness)
    await play_rounds(people, 1)
    await people[0].requests(ForgetAtlas)
    await reload(harness, people)
    assert await stored_entries(harness) == []


async def add_entries_for_each_card(harness: Harness, times: int) -> None:
    """Add entries for every card: each was told this often, and found by half of the people."""
    entries = [SightingEntry("dixit", card, "dream", asked=2, found=1) for card in DECK for _ in range(times)]
    rows = [NewEntry(n, "dixit", entry.subject, False, encode(entry)) for n, entry in enumerate(entries, 1)]
    await harness.store.atlas.keep("OTHER2", "another mark", rows, 1)


def recalled_facts(person: TablePerson) -> list[dict[str, Any]]:
    """Return the facts about the atlas that a person was sent."""
    facts = [fact for message in person.transport.messages("facts") for fact in message["facts"]]
    return [fact for fact in facts if fact["code"] == "recalled-dixit"]


async def test_everybody_is_sent_the_same_recalled_fact() -> None:
    """After the reveal; the count includes this round."""
    harness = Harness()
    await add_entries_for_each_card(harness, ENOUGH - 1)
    people = await party(harness)
    await play_rounds(people, 1)
    await harness.settles()
    (fact,) = recalled_facts(people[0])
    assert fact["facts"]["told"] == ENOUGH
    assert recalled_facts(people[1]) == recalled_facts(people[2]) == [fact]


async def test_nothing_is_recalled_about_a_card_with_few_entries() -> None:
    """Four are too few."""
    harness = Harness()
    await add_entries_for_each_card(harness, ENOUGH - 2)
    people = await party(harness)
    await play_rounds(people, 1)
    await harness.settles()
    assert recalled_facts(people[0]) == []


async def test_nothing_is_recalled_while_the_atlas_is_off() -> None:
    """A table that stores nothing is sent no such facts."""
    harness = Harness()
    await add_entries_for_each_card(harness, ENOUGH)
    people = await party(harness, on=False)
    await play_rounds(people, 1)
    await harness.settles()
    assert recalled_facts(people[0]) == []
