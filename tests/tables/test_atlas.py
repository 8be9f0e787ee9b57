"""The atlas: kept only by consent, only of what people did and everybody saw, once, and gone when asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.tables.harness import Harness, TablePerson, plays_to_the_end
from tests.tables.stubs import DECK
from unspoken.atlas.entry import Entry, decode, encode
from unspoken.atlas.port import Day, Mark, NewEntry
from unspoken.kernel.sighting import ENOUGH
from unspoken.storage.memory_atlas import MemoryAtlas
from unspoken.tables.atlas_requests import ForgetAtlas, SetAtlas
from unspoken.tables.errors import NotSaved
from unspoken.tables.messages import AddBot, Choose, HandOver, Start

pytestmark = pytest.mark.anyio

NAMES = ("Ada", "Bob", "Cyd")


class BrokenAtlas(MemoryAtlas):
    """An atlas that can be told to fail."""

    trouble: Exception | None = None

    async def keep(self, table: str, mark: Mark, entries: Sequence[NewEntry], day: Day) -> None:
        """Fail, or keep."""
        if self.trouble is not None:
            raise self.trouble
        await super().keep(table, mark, entries, day)


async def seen(harness: Harness) -> list[Entry]:
    """All that the house remembers."""
    await harness.settles()
    return [decode(one.data) for one in await harness.store.atlas.every()]


async def party(harness: Harness, *, on: bool = True, bots: int = 0) -> list[TablePerson]:
    """A table of Dixit that plays to few points; where it is on, the house may remember it."""
    people = await harness.party(*NAMES[: 3 - bots], game="dixit")
    for _ in range(bots):
        assert await people[0].requests(AddBot) == "ok"
    assert await people[0].requests(Choose, "dixit", {"target": 8}) == "ok"
    if on:
        assert await people[0].requests(SetAtlas, on=True) == "ok"
    return people


async def plays(people: Sequence[TablePerson], rounds: int) -> list[dict[str, Any]]:
    """So many rounds to their reveal; the public view of each."""
    if people[0].room["phase"] == "lobby":
        assert await people[0].requests(Start) == "ok"
    views: list[dict[str, Any]] = []
    while len(views) < rounds:
        for one in people:
            view = one.frame["public"]
            if view["phase"] == "revealed" and all(old["round"] != view["round"] for old in views):
                views.append(view)
                break
            await one.answers_anything()
    return views


async def test_nothing_is_kept_of_a_table_that_was_not_asked() -> None:
    """Off is how every table begins."""
    harness = Harness()
    people = await party(harness, on=False)
    await people[0].requests(Start)
    await plays_to_the_end(people)
    assert await seen(harness) == []


async def test_a_round_is_kept_when_all_is_shown() -> None:
    """DIX-06: the card that was told, its clue, and how many found it."""
    harness = Harness()
    (view,) = await plays(await party(harness), 1)
    card = view["board"][view["verdict"]["number"] - 1]
    (entry,) = await seen(harness)
    assert (entry.game, entry.subject, entry.pack) == ("dixit", card, "dream")
    assert (entry.said, entry.asked, entry.found) == (
        {"en": view["clue"]["text"]},
        2,
        len(view["verdict"]["found"]),
    )


async def test_nothing_is_kept_of_a_round_that_is_not_over() -> None:
    """Before everybody has seen it, it is nobody's."""
    harness = Harness()
    people = await party(harness)
    await people[0].requests(Start)
    while people[0].frame["public"]["phase"] != "voting":
        for one in people:
            if people[0].frame["public"]["phase"] != "voting":
                await one.answers_anything()
    assert await seen(harness) == []


async def test_an_entry_names_nobody() -> None:
    """No name, no seat, no table, and no time finer than a day."""
    harness = Harness()
    people = await party(harness)
    await plays(people, 1)
    await harness.settles()
    (kept,) = await harness.store.atlas.every()
    assert not any(word.encode() in kept.data for word in (*NAMES, people[0].table.code))
    assert kept.day == harness.today // 86_400


async def test_what_bots_tell_is_not_kept() -> None:
    """One person and two bots: only that one's stories."""
    harness = Harness()
    people = await party(harness, bots=2)
    await people[0].requests(Start)
    told = []
    while people[0].room["phase"] == "playing":
        await people[0].answers_anything()
        await harness.passes(4_000)
        view = people[0].frame["public"]
        if view["phase"] == "revealed" and view["teller"] == 0:
            told.append(view["board"][view["verdict"]["number"] - 1])
    assert {entry.subject for entry in await seen(harness)} == set(told)
    assert {(entry.asked, entry.found) for entry in await seen(harness)} <= {(0, 0)}


async def test_a_round_in_which_a_bot_sat_in_for_the_teller_is_not_kept() -> None:
    """Nobody can tell which part of it was the person's own."""
    harness = Harness()
    people = await party(harness)
    await people[0].requests(Start)
    for number, _ in enumerate(people):
        assert await people[0].requests(HandOver, number) == "ok"
    for one in people:
        await one.comes()
    await plays(people, 1)
    assert await seen(harness) == []


async def test_an_agents_stories_are_not_kept() -> None:
    """It holds a seat like a person, and has no eyes of its own."""
    harness = Harness()
    ada = await harness.opens("Ada", "dixit")
    people = [ada]
    for name in ("Robin", "Wren"):
        agent = TablePerson(*await harness.house.join(ada.table.code, name, agent=True))
        await agent.comes()
        people.append(agent)
    await ada.requests(SetAtlas, on=True)
    views = await plays(people, 3)
    own = [view["board"][view["verdict"]["number"] - 1] for view in views if view["teller"] == 0]
    assert [entry.subject for entry in await seen(harness)] == own


async def test_once_it_is_off_nothing_more_is_kept() -> None:
    """At any time; what counts is how it stands when a round ends."""
    harness = Harness()
    people = await party(harness)
    await plays(people, 1)
    assert await people[0].requests(SetAtlas, on=False) == "ok"
    await plays_to_the_end(people)
    assert len(await seen(harness)) == 1


async def test_it_is_turned_on_at_the_open_table_alone() -> None:
    """Nobody finds out in the middle of a game."""
    people = await party(Harness(), on=False)
    await people[0].requests(Start)
    assert await people[0].requests(SetAtlas, on=True) == "not-now"


@pytest.mark.parametrize("request_", [lambda **named: SetAtlas(on=True, **named), ForgetAtlas])
async def test_it_is_the_hosts(request_: Any) -> None:  # noqa: ANN401  (any way to make a request)
    """Everybody else sees how it stands."""
    people = await party(Harness(), on=False)
    assert await people[1].requests(request_) == "not-host"


async def test_everybody_sees_how_it_stands() -> None:
    """And is told when it changes."""
    harness = Harness()
    people = await party(harness, on=False)
    assert "atlas" not in people[2].room
    await people[0].requests(SetAtlas, on=True)
    codes = [fact["code"] for message in people[2].transport.told("facts") for fact in message["facts"]]
    assert (people[2].room["atlas"], codes[-1]) == ({"on": True, "kept": 0}, "atlas-on")


async def test_a_table_forgets_what_it_put_in_and_no_other_tables() -> None:
    """And nothing more is kept of it."""
    harness = Harness()
    others = await party(harness)
    await plays(others, 1)
    people = await party(harness)
    await plays(people, 2)
    assert (len(await seen(harness)), people[0].room["atlas"]) == (3, {"on": True, "kept": 2})
    assert await people[0].requests(ForgetAtlas) == "ok"
    assert (len(await seen(harness)), people[0].room["atlas"]) == (1, {"on": False, "kept": 0})


async def test_there_is_nothing_to_forget_where_nothing_was_kept() -> None:
    """A clear word."""
    people = await party(Harness(), on=False)
    assert await people[0].requests(ForgetAtlas) == "not-now"


async def woken(harness: Harness, people: Sequence[TablePerson]) -> None:
    """Everybody goes, and the table is read from its log again."""
    for one in people:
        await one.goes()
    await harness.settles()
    assert harness.falls_asleep() == 1
    await harness.house.find(people[0].table.code)
    await harness.settles()


async def test_a_table_that_wakes_counts_once() -> None:
    """Whatever its log brings again."""
    harness = Harness()
    people = await party(harness)
    await plays(people, 2)
    await woken(harness, people)
    assert len(await seen(harness)) == 2


async def test_what_did_not_get_there_is_brought_when_the_table_wakes() -> None:
    """A server that was killed between the log and the atlas."""
    harness = Harness()
    harness.store.atlas = atlas = BrokenAtlas()
    people = await party(harness)
    atlas.trouble = NotSaved("the disk is full")
    await plays(people, 2)
    assert await seen(harness) == []
    atlas.trouble = None
    await woken(harness, people)
    assert len(await seen(harness)) == 2


async def test_what_was_forgotten_stays_forgotten_when_the_table_wakes() -> None:
    """The log has all of it still."""
    harness = Harness()
    people = await party(harness)
    await plays(people, 1)
    await people[0].requests(ForgetAtlas)
    await woken(harness, people)
    assert await seen(harness) == []


async def seen_before(harness: Harness, times: int) -> None:
    """Every card of the deck was told so often in this house, and found by half."""
    entries = [Entry("dixit", card, "dream", asked=2, found=1) for card in DECK for _ in range(times)]
    rows = [NewEntry(n, "dixit", one.subject, False, encode(one)) for n, one in enumerate(entries, 1)]
    await harness.store.atlas.keep("OTHER2", "another mark", rows, 1)


def recalled(somebody: TablePerson) -> list[dict[str, Any]]:
    """What somebody was told of what the house remembers."""
    facts = [fact for message in somebody.transport.told("facts") for fact in message["facts"]]
    return [fact for fact in facts if fact["code"] == "recalled-dixit"]


async def test_everybody_is_told_alike_what_the_house_recalls() -> None:
    """After the reveal, this time counted in."""
    harness = Harness()
    await seen_before(harness, ENOUGH - 1)
    people = await party(harness)
    await plays(people, 1)
    await harness.settles()
    (fact,) = recalled(people[0])
    assert fact["facts"]["told"] == ENOUGH
    assert recalled(people[1]) == recalled(people[2]) == [fact]


async def test_the_house_says_nothing_of_what_it_has_hardly_seen() -> None:
    """Four times are too few."""
    harness = Harness()
    await seen_before(harness, ENOUGH - 2)
    people = await party(harness)
    await plays(people, 1)
    await harness.settles()
    assert recalled(people[0]) == []


async def test_the_house_says_nothing_where_it_may_not_remember() -> None:
    """Whoever does not give does not get."""
    harness = Harness()
    await seen_before(harness, ENOUGH)
    people = await party(harness, on=False)
    await plays(people, 1)
    await harness.settles()
    assert recalled(people[0]) == []
