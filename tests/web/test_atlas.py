"""Tests for the atlas over HTTP: it is open to everybody and contains no names."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from tests.plain_http import plain_async_client
from tests.tables.stubs import StubBots
from tests.web.in_process import settings_of
from unspoken.atlas.entry import SightingEntry, encode
from unspoken.atlas.port import NewEntry
from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import load_packs
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.games import find_games
from unspoken.web.app import create_app
from unspoken.web.backend import Backend
from unspoken.web.settings import Settings

pytestmark = pytest.mark.anyio

GRIEF, MOTH = {"en": "Grief", "pl": "Żal"}, {"en": "Moth", "pl": "Ćma"}
SKY = {"clouds": "clouds", "pieces": [{"shape": "puff", "x": 1, "y": 2, "turn": 3, "flip": False}]}
RABBIT = {"en": "rabbit", "pl": "królik"}
ENTRIES = (
    SightingEntry("rorschach", "b10t", "ink", said=GRIEF),
    SightingEntry("rorschach", "b10t", "ink", said=GRIEF),
    SightingEntry("rorschach", "b10t", "ink", said=MOTH, guessed=True),
    SightingEntry("rorschach", "9ue55", "ink", said=MOTH, guessed=True),
    SightingEntry("dixit", "d7ea", "dream", said={"en": "the last train"}, asked=4, found=2),
    SightingEntry("pareidolia", "ab12", word=RABBIT, category={"en": "animal"}, asked=2, found=1, sketch=SKY),
)


@pytest.fixture
async def store() -> MemoryStore:
    """A store with atlas entries."""
    store = MemoryStore()
    rows = [
        NewEntry(number, entry.game, entry.subject, entry.guessed, encode(entry))
        for number, entry in enumerate(ENTRIES, 1)
    ]
    await store.atlas.keep("ABC234", "a mark", rows, 20_000)
    return store


@pytest.fixture
async def client(store: MemoryStore) -> AsyncIterator[httpx.AsyncClient]:
    """A browser without cookies."""
    async with browser(store, Settings()) as client:
        yield client


def browser(store: MemoryStore, settings: Settings) -> httpx.AsyncClient:
    """Return the browser of a stranger, at a server with these settings."""
    backend = Backend(dict(find_games()), store, load_packs(), OwnDecks(store), StubBots(), lambda: 0)
    transport = httpx.ASGITransport(create_app(backend, settings))
    return plain_async_client(transport=transport, base_url="http://127.0.0.1")


async def fetch(client: httpx.AsyncClient, path: str) -> Any:  # noqa: ANN401  (plain JSON)
    reply = await client.get(path)
    assert reply.status_code == 200
    return reply.json()


async def test_all_subjects_are_listed(client: httpx.AsyncClient) -> None:
    """The most frequent first; subjects with guesses only are left out."""
    subjects = (await fetch(client, "/api/atlas"))["subjects"]
    assert [(subject["game"], subject["subject"], subject["times"]) for subject in subjects] == [
        ("rorschach", "b10t", 2),
        ("dixit", "d7ea", 1),
        ("pareidolia", "ab12", 1),
    ]
    assert (subjects[2]["word"], subjects[2]["sketch"]) == (RABBIT, SKY)


async def test_a_blots_page_has_its_words(client: httpx.AsyncClient) -> None:
    """Laid words and guesses are counted separately."""
    page = await fetch(client, "/api/atlas/rorschach/b10t")
    assert page["said"] == [
        {"said": GRIEF, "times": 2, "guessed": 0},
        {"said": MOTH, "times": 0, "guessed": 1},
    ]


async def test_a_dreams_page_has_its_clues(client: httpx.AsyncClient) -> None:
    """With the number of people who found the picture."""
    page = await fetch(client, "/api/atlas/dixit/d7ea")
    assert page["entries"] == [{"said": {"en": "the last train"}, "asked": 4, "found": 2}]


async def test_a_words_page_has_its_skies(client: httpx.AsyncClient) -> None:
    """In the form that the game's page draws."""
    page = await fetch(client, "/api/atlas/pareidolia/ab12")
    assert page["entries"] == [{"asked": 2, "found": 1, "sketch": SKY}]


@pytest.mark.parametrize("path", ["dixit/nothing", "chess/d7ea", "rorschach/9ue55", f"dixit/{'x' * 500}"])
async def test_a_subject_without_entries_has_no_page(client: httpx.AsyncClient, path: str) -> None:
    """It is refused with a code of its own."""
    reply = await client.get(f"/api/atlas/{path}")
    assert (reply.status_code, reply.json()["code"]) == (404, "not-in-atlas")


@pytest.mark.parametrize("path", ["", "/rorschach/b10t", "/dixit/d7ea", "/pareidolia/ab12"])
async def test_the_atlas_does_not_reveal_the_table(client: httpx.AsyncClient, path: str) -> None:
    """Neither the table's mark nor its code is in a reply."""
    reply = await client.get(f"/api/atlas{path}")
    assert not any(secret in reply.text for secret in ("a mark", "ABC234"))


async def test_a_corrupt_entry_is_left_out(client: httpx.AsyncClient, store: MemoryStore) -> None:
    """The other entries are shown."""
    await store.atlas.keep("ABC234", "b mark", [NewEntry(1, "dixit", "d7ea", False, b"{")], 1)
    page = await fetch(client, "/api/atlas/dixit/d7ea")
    assert (len(page["entries"]), len((await fetch(client, "/api/atlas"))["subjects"])) == (1, 2)


async def test_the_server_info_says_whether_the_atlas_has_entries(client: httpx.AsyncClient) -> None:
    """The page shows a link to the atlas only then."""
    assert (await fetch(client, "/api/house"))["atlas"] is True


async def test_a_server_without_an_atlas_shows_none(store: MemoryStore) -> None:
    """Not even entries that it stored before."""
    async with browser(store, Settings(atlas=False)) as client:
        listed, house = await fetch(client, "/api/atlas"), await fetch(client, "/api/house")
        page = await client.get("/api/atlas/dixit/d7ea")
    assert (listed["subjects"], page.status_code) == ([], 404)
    assert (house["atlas"], house["keeps_atlas"]) == (False, False)


@pytest.mark.parametrize(
    ("arguments", "on"),
    [
        ((), True),
        (("--atlas", "off"), False),
        (("--public-url", "https://play.example.org"), False),
        (("--public-url", "https://play.example.org", "--atlas", "on"), True),
    ],
)
def test_a_public_server_has_no_atlas_unless_it_is_turned_on(arguments: tuple[str, ...], on: bool) -> None:
    """Strangers would read what other strangers write."""
    assert settings_of(*arguments).atlas is on
