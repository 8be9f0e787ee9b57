"""Tests for own decks: quotas, durability, and decks for the whole server."""

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
from tests.web.deck_requests import change, opened, refusal, upload_picture
from tests.web.in_process import serving_here, settings_of, typed
from unspoken.cli.server import uploads
from unspoken.content.own.deck import OwnDeck
from unspoken.content.own.decks import OwnDecks
from unspoken.storage.sqlite.store import SQLiteStore

pytestmark = pytest.mark.long

MEGABYTE = 1_000_000


@asynccontextmanager
async def table_of(*words: str) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
    """Open a table on a server with these arguments; yield the host's browser and the deck's path."""
    async with (
        serving_here(settings_of(*words), quotas=uploads.quotas(typed(*words))) as address,
        plain_async_client(base_url=address) as client,
    ):
        code = (await client.post("/api/tables", json={"name": "Ada"})).json()["code"]
        yield client, f"/api/tables/{code}/deck"


@pytest.mark.anyio
async def test_the_quota_from_the_command_line_is_enforced() -> None:
    """Here a deck is full with one picture."""
    async with table_of("--deck-pictures", "1") as (client, deck):
        assert (await client.post(f"{deck}/pictures", content=files.jpeg(1))).status_code == 201
        assert refusal(await client.post(f"{deck}/pictures", content=files.jpeg(2))) == "deck-full"


@pytest.mark.anyio
async def test_own_decks_can_be_disabled() -> None:
    """An upload is refused before its content is checked."""
    async with table_of("--own-decks", "nobody") as (client, deck):
        assert refusal(await client.post(f"{deck}/pictures", content=b"no picture")) == "no-own-decks"


@pytest.mark.anyio
async def test_on_a_public_server_a_deck_is_for_its_own_table() -> None:
    """Uploads of strangers are not shown to everybody by default."""
    async with table_of("--public-url", "https://unspoken.example.org") as (client, deck):
        assert refusal(await client.patch(deck, json={"reach": "house"})) == "deck-not-for-house"


def test_large_uploads_do_not_fill_the_servers_memory(house: Server) -> None:
    """Large files, huge images and decompression bombs at once: it grows by less than 50 MB."""
    heavy = bytes(9 * MEGABYTE)
    bad = [bytes(12 * MEGABYTE), files.text_bomb(), files.png_of(50_000, 50_000), *([heavy] * 6)]
    with opened(house) as (client, code), ThreadPoolExecutor(8) as pool:
        upload_picture(client, code, files.jpeg())
        process = psutil.Process(house.pid)
        before = most = process.memory_info().rss
        waiting = {pool.submit(upload_picture, client, code, data) for data in bad}
        while waiting:
            most = max(most, process.memory_info().rss)
            waiting = wait(waiting, timeout=0.01).not_done
        assert most - before < 50 * MEGABYTE


# ---- durability


def test_a_kill_during_an_upload_loses_nothing_acknowledged(house: Server) -> None:
    """Title, reach, descriptions and pictures are saved before the reply is sent."""
    with opened(house) as (client, code), ThreadPoolExecutor(1) as pool:
        picture = upload_picture(client, code, files.jpeg(0)).json()["pictures"][0]["id"]
        before = change(client, code, title="Ours", alts={picture: "A ring"}).json()
        cut_off = pool.submit(upload_picture, client, code, files.jpeg(2))
        house.kill()
        assert isinstance(cut_off.exception(), httpx.TransportError) or cut_off.result().status_code == 201
        house.start()
        deck = client.get(f"/api/tables/{code}/deck").json()
        pictures = deck["pictures"]
        assert (deck["title"], deck["reach"], pictures[:1]) == ("Ours", before["reach"], before["pictures"])
        names = [f"{picture['id']}{size}.webp" for picture in pictures for size in ("", ".s")]
        urls = [f"/pictures/{deck['pack']}/{name}" for name in names]
        assert {client.get(url).content[8:12] for url in urls} == {b"WEBP"}


# ---- decks for the whole server


@pytest.fixture(scope="module")
def house(lent: tuple[Server, OwnDeck]) -> Server:
    """The server of the `lent` fixture."""
    return lent[0]


@pytest.fixture(scope="module")
def lent(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, OwnDeck]]:
    """A server with a deck for all tables, from which one picture was removed."""
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
    """It is listed by its title, and not as the table's own deck."""
    server, deck = lent
    with opened(server) as (client, code):
        listed = client.get(f"/api/tables/{code}/decks").json()["decks"]
    (info,) = [info for info in listed if info["pack"] == deck.pack]
    assert (info["title"]["en"], info["cards"], info["own"]) == ("For everybody", 20, False)


def test_the_server_info_lists_decks_for_all_tables(lent: tuple[Server, OwnDeck]) -> None:
    """The page shows them before a table is opened."""
    server, deck = lent
    with opened(server) as (client, _code):
        assert deck.pack in {info["pack"] for info in client.get("/api/house").json()["decks"]}


def test_everybody_may_see_a_deck_for_the_house(lent: tuple[Server, OwnDeck]) -> None:
    """Its pictures need no cookie."""
    server, deck = lent
    assert plain_get(f"{server.address}/pictures/{deck.pack}/{deck.cards[0].id}.webp").status_code == 200


def test_a_removed_picture_of_a_lent_deck_is_still_served(lent: tuple[Server, OwnDeck]) -> None:
    """Other tables may have dealt it."""
    server, deck = lent
    assert plain_get(f"{server.address}/pictures/{deck.pack}/{deck.retired[0].id}.webp").status_code == 200
