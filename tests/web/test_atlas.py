"""The atlas over HTTP: whoever reaches the house may wander through it, and it names nobody."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from tests.plain_http import plain_async_client
from tests.tables.stubs import StubBots
from unspoken.atlas.entry import Entry, encode
from unspoken.atlas.port import NewEntry
from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import load_packs
from unspoken.storage.memory import MemoryStore
from unspoken.tables.games import find_games
from unspoken.web.app import create_app
from unspoken.web.settings import Settings

pytestmark = pytest.mark.anyio

GRIEF, MOTH = {"en": "Grief", "pl": "Żal"}, {"en": "Moth", "pl": "Ćma"}
SKY = {"clouds": "clouds", "pieces": [{"shape": "puff", "x": 1, "y": 2, "turn": 3, "flip": False}]}
RABBIT = {"en": "rabbit", "pl": "królik"}
SEEN = (
    Entry("rorschach", "b10t", "ink", said=GRIEF),
    Entry("rorschach", "b10t", "ink", said=GRIEF),
    Entry("rorschach", "b10t", "ink", said=MOTH, guessed=True),
    Entry("rorschach", "9ue55", "ink", said=MOTH, guessed=True),
    Entry("dixit", "d7ea", "dream", said={"en": "the last train"}, asked=4, found=2),
    Entry("pareidolia", "ab12", word=RABBIT, category={"en": "animal"}, asked=2, found=1, sketch=SKY),
)


@pytest.fixture
async def store() -> MemoryStore:
    """A house that has seen something."""
    store = MemoryStore()
    rows = [NewEntry(n, one.game, one.subject, one.guessed, encode(one)) for n, one in enumerate(SEEN, 1)]
    await store.atlas.keep("ABC234", "a mark", rows, 20_000)
    return store


@pytest.fixture
async def door(store: MemoryStore) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who has just come to it."""
    games = dict(find_games())
    app = create_app(games, store, load_packs(), OwnDecks(store), StubBots(), lambda: 0, Settings())
    transport = httpx.ASGITransport(app)
    async with plain_async_client(transport=transport, base_url="http://127.0.0.1") as client:
        yield client


async def said(door: httpx.AsyncClient, path: str) -> Any:  # noqa: ANN401  (plain JSON)
    reply = await door.get(path)
    assert reply.status_code == 200
    return reply.json()


async def test_the_shelves_hold_what_was_seen(door: httpx.AsyncClient) -> None:
    """The most often seen first; what was only guessed at was not seen."""
    subjects = (await said(door, "/api/atlas"))["subjects"]
    assert [(one["game"], one["subject"], one["times"]) for one in subjects] == [
        ("rorschach", "b10t", 2),
        ("dixit", "d7ea", 1),
        ("pareidolia", "ab12", 1),
    ]
    assert (subjects[2]["word"], subjects[2]["sketch"]) == (RABBIT, SKY)


async def test_a_blots_leaf_has_its_words(door: httpx.AsyncClient) -> None:
    """Laid and guessed, counted apart."""
    leaf = await said(door, "/api/atlas/rorschach/b10t")
    assert leaf["said"] == [
        {"said": GRIEF, "times": 2, "guessed": 0},
        {"said": MOTH, "times": 0, "guessed": 1},
    ]


async def test_a_dreams_leaf_has_its_clues(door: httpx.AsyncClient) -> None:
    """And how many found it each time."""
    leaf = await said(door, "/api/atlas/dixit/d7ea")
    assert leaf["entries"] == [{"said": {"en": "the last train"}, "asked": 4, "found": 2}]


async def test_a_words_leaf_has_its_skies(door: httpx.AsyncClient) -> None:
    """As its game's page draws them."""
    leaf = await said(door, "/api/atlas/pareidolia/ab12")
    assert leaf["entries"] == [{"asked": 2, "found": 1, "sketch": SKY}]


@pytest.mark.parametrize("path", ["dixit/nothing", "chess/d7ea", "rorschach/9ue55", f"dixit/{'x' * 500}"])
async def test_what_nobody_saw_has_no_leaf(door: httpx.AsyncClient, path: str) -> None:
    """A clear sentence."""
    reply = await door.get(f"/api/atlas/{path}")
    assert (reply.status_code, reply.json()["code"]) == (404, "not-in-atlas")


@pytest.mark.parametrize("path", ["", "/rorschach/b10t", "/dixit/d7ea", "/pareidolia/ab12"])
async def test_nobody_learns_whose_it_was(door: httpx.AsyncClient, path: str) -> None:
    """Neither the mark nor the table is told."""
    reply = await door.get(f"/api/atlas{path}")
    assert not any(secret in reply.text for secret in ("a mark", "ABC234"))


async def test_an_entry_that_cannot_be_read_is_left_out(door: httpx.AsyncClient, store: MemoryStore) -> None:
    """The others are there."""
    await store.atlas.keep("ABC234", "b mark", [NewEntry(1, "dixit", "d7ea", False, b"{")], 1)
    leaf = await said(door, "/api/atlas/dixit/d7ea")
    assert (len(leaf["entries"]), len((await said(door, "/api/atlas"))["subjects"])) == (1, 2)


async def test_the_house_says_whether_it_has_seen_anything(door: httpx.AsyncClient) -> None:
    """So that the way there is shown, or not."""
    assert (await said(door, "/api/house"))["atlas"] is True
