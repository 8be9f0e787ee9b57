"""Decks that hosts bring: how much there is room for, and how long it lasts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import asynccontextmanager

import httpx
import psutil  # type: ignore[import-untyped]  # it ships no types
import pytest

from tests.content.own.rendered_cards import filled
from tests.pictures import files
from tests.plain_http import plain_async_client, plain_get
from tests.serving import Server, serving
from tests.web.deck_requests import bring, change, opened, refusal
from tests.web.in_process import serving_here, settings_of, typed
from unspoken.cli import uploads
from unspoken.content.own.deck import OwnDeck
from unspoken.content.own.decks import OwnDecks
from unspoken.storage.sqlite import SQLiteStore

pytestmark = pytest.mark.long

MEGABYTE = 1_000_000


@asynccontextmanager
async def table_of(*words: str) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
    """Somebody at a table of a server that was started with these words; and the way to the deck."""
    async with (
        serving_here(settings_of(*words), quotas=uploads.quotas(typed(*words))) as address,
        plain_async_client(base_url=address) as door,
    ):
        code = (await door.post("/api/tables", json={"name": "Ada"})).json()["code"]
        yield door, f"/api/tables/{code}/deck"


@pytest.mark.anyio
async def test_a_quota_that_the_command_line_sets_is_kept() -> None:
    """Here one picture is a full deck."""
    async with table_of("--deck-pictures", "1") as (door, deck):
        assert (await door.post(f"{deck}/pictures", content=files.jpeg(1))).status_code == 201
        assert refusal(await door.post(f"{deck}/pictures", content=files.jpeg(2))) == "deck-full"


@pytest.mark.anyio
async def test_a_house_may_want_no_decks_of_others() -> None:
    """Then it says so before anything is looked at."""
    async with table_of("--own-decks", "nobody") as (door, deck):
        assert refusal(await door.post(f"{deck}/pictures", content=b"no picture")) == "no-own-decks"


@pytest.mark.anyio
async def test_on_a_public_server_a_deck_is_for_its_own_table() -> None:
    """What strangers bring is not shown to everybody, unless the house says so."""
    async with table_of("--public-url", "https://unspoken.example.org") as (door, deck):
        assert refusal(await door.patch(deck, json={"reach": "house"})) == "deck-not-for-house"


def test_the_servers_memory_stays_where_it_was(house: Server) -> None:
    """Six heavy files at once, walls of pixels and bombs: it moves by less than 50 MB."""
    heavy = bytes(9 * MEGABYTE)
    bad = [bytes(12 * MEGABYTE), files.text_bomb(), files.png_of(50_000, 50_000), *([heavy] * 6)]
    with opened(house) as (door, code), ThreadPoolExecutor(8) as pool:
        bring(door, code, files.jpeg())
        process = psutil.Process(house.pid)
        before = most = process.memory_info().rss
        waiting = {pool.submit(bring, door, code, data) for data in bad}
        while waiting:
            most = max(most, process.memory_info().rss)
            waiting = wait(waiting, timeout=0.01).not_done
        assert most - before < 50 * MEGABYTE


# ---- what lasts


def test_a_kill_in_the_middle_loses_nothing_that_was_acknowledged(house: Server) -> None:
    """Save, then say so: the deck's name, its words, its pictures and whose it is are there, whole."""
    with opened(house) as (door, code), ThreadPoolExecutor(1) as pool:
        picture = bring(door, code, files.jpeg(0)).json()["pictures"][0]["id"]
        before = change(door, code, title="Ours", alts={picture: "A ring"}).json()
        cut_off = pool.submit(bring, door, code, files.jpeg(2))
        house.kill()
        assert isinstance(cut_off.exception(), httpx.TransportError) or cut_off.result().status_code == 201
        house.start()
        deck = door.get(f"/api/tables/{code}/deck").json()
        kept = deck["pictures"]
        assert (deck["title"], deck["reach"], kept[:1]) == ("Ours", before["reach"], before["pictures"])
        urls = [f"/pictures/{deck['pack']}/{one['id']}{size}.webp" for one in kept for size in ("", ".s")]
        assert {door.get(url).content[8:12] for url in urls} == {b"WEBP"}


# ---- for everybody


@pytest.fixture(scope="module")
def house(lent: tuple[Server, OwnDeck]) -> Server:
    """The same server."""
    return lent[0]


@pytest.fixture(scope="module")
def lent(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, OwnDeck]]:
    """A server on whose disk lies a deck for the whole house, of which one picture was taken out."""
    data = tmp_path_factory.mktemp("lent") / "log.db"

    async def lend() -> OwnDeck:
        store = SQLiteStore(data)
        decks = OwnDecks(store)
        await filled(decks, "NOBODY", 21)
        deck = await decks.change("NOBODY", "For everybody", "house", {})
        deck = await decks.remove("NOBODY", deck.cards[-1].id, dealt=False)
        await store.close()
        return deck

    deck = asyncio.run(lend())
    with serving(data) as server:
        yield server, deck


def test_a_deck_for_the_house_can_be_chosen_at_every_table(lent: tuple[Server, OwnDeck]) -> None:
    """It is listed by its name, as the table's own is not."""
    server, deck = lent
    with opened(server) as (door, code):
        listed = door.get(f"/api/tables/{code}/decks").json()["decks"]
    found = [(one["title"]["en"], one["cards"], one["own"]) for one in listed if one["pack"] == deck.pack]
    assert found == [("For everybody", 20, False)]


def test_the_house_names_its_decks(lent: tuple[Server, OwnDeck]) -> None:
    """To whoever asks what can be played here."""
    server, deck = lent
    with opened(server) as (door, _code):
        assert deck.pack in {one["pack"] for one in door.get("/api/house").json()["decks"]}


def test_a_deck_for_the_house_is_seen_by_everybody(lent: tuple[Server, OwnDeck]) -> None:
    """Its pictures need no cookie."""
    server, deck = lent
    assert plain_get(f"{server.address}/pictures/{deck.pack}/{deck.cards[0].id}.webp").status_code == 200


def test_what_others_may_have_been_dealt_is_still_shown(lent: tuple[Server, OwnDeck]) -> None:
    """Though it was taken out of the deck."""
    server, deck = lent
    assert plain_get(f"{server.address}/pictures/{deck.pack}/{deck.kept[0].id}.webp").status_code == 200
