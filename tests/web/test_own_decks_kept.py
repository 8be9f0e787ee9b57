"""Decks that hosts bring: how much there is room for, and how long it lasts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]  # it ships no types
import pytest
from PIL import Image

from tests.content.own.rendered_cards import filled
from tests.pictures import files
from tests.serving import Server, serving
from tests.web.deck_requests import bring, change, opened, refusal
from unspoken.content.own.deck import OwnDeck
from unspoken.content.own.decks import OwnDecks
from unspoken.storage.sqlite import SQLiteStore

pytestmark = pytest.mark.long

MEGABYTE = 1_000_000


def test_a_quota_that_the_command_line_sets_is_kept(tmp_path: Path) -> None:
    """Here one picture is a full deck."""
    with serving(tmp_path / "log.db", ("--deck-pictures", "1")) as server, opened(server) as (door, code):
        assert bring(door, code, files.jpeg(1)).status_code == 201
        assert refusal(bring(door, code, files.jpeg(2))) == "deck-full"


def test_a_house_may_want_no_decks_of_others(tmp_path: Path) -> None:
    """Then it says so before anything is looked at."""
    with serving(tmp_path / "log.db", ("--own-decks", "nobody")) as server, opened(server) as (door, code):
        assert refusal(bring(door, code, files.jpeg(1))) == "no-own-decks"


def test_on_a_public_server_a_deck_is_for_its_own_table(tmp_path: Path) -> None:
    """What strangers bring is not shown to everybody, unless the house says so."""
    with (
        serving(tmp_path / "log.db", ("--public-url", "https://unspoken.example.org")) as server,
        opened(server) as (door, code),
    ):
        assert refusal(change(door, code, reach="house")) == "deck-not-for-house"


def test_the_servers_memory_stays_where_it_was(tmp_path: Path) -> None:
    """Six heavy files at once, walls of pixels and bombs: it moves by less than 50 MB."""
    wall = files.saved(Image.new("RGB", (8000, 5000), "teal"), "WEBP", method=0)
    heavy = files.jpeg()[:-2] + bytes(9 * MEGABYTE)
    bad = [bytes(12 * MEGABYTE), files.text_bomb(), files.png_of(50_000, 50_000), wall, *([heavy] * 6)]
    with (
        serving(tmp_path / "log.db") as server,
        opened(server) as (door, code),
        ThreadPoolExecutor(8) as pool,
    ):
        bring(door, code, files.jpeg())
        process = psutil.Process(server.pid)
        before = most = process.memory_info().rss
        waiting = {pool.submit(bring, door, code, data) for data in bad}
        while waiting:
            most = max(most, process.memory_info().rss)
            waiting = wait(waiting, timeout=0.01).not_done
        assert most - before < 50 * MEGABYTE


# ---- what lasts


def test_a_deck_is_there_again_after_a_restart(tmp_path: Path) -> None:
    """Its name, its words, its pictures, and whose it is."""
    with serving(tmp_path / "log.db") as server, opened(server) as (door, code):
        picture = bring(door, code, files.jpeg()).json()["pictures"][0]["id"]
        before = change(door, code, title="Ours", alts={picture: "A ring"}).json()
        server.stop()
        server.start()
        assert door.get(f"/api/tables/{code}/deck").json() == before
        assert door.get(f"/pictures/{before['pack']}/{picture}.webp").status_code == 200


def test_a_kill_in_the_middle_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """Save, then say so: whatever was answered with 201 is there, whole."""
    with (
        serving(tmp_path / "log.db") as server,
        opened(server) as (door, code),
        ThreadPoolExecutor(1) as pool,
    ):
        deck = bring(door, code, files.jpeg(0)).json()
        acknowledged = bring(door, code, files.jpeg(1)).json()["pictures"]
        cut_off = pool.submit(bring, door, code, files.jpeg(2))
        server.kill()
        assert isinstance(cut_off.exception(), httpx.TransportError) or cut_off.result().status_code == 201
        server.start()
        kept = door.get(f"/api/tables/{code}/deck").json()["pictures"]
        assert kept[:2] == acknowledged
        urls = [f"/pictures/{deck['pack']}/{one['id']}{size}.webp" for one in kept for size in ("", ".s")]
        assert {door.get(url).content[8:12] for url in urls} == {b"WEBP"}


# ---- for everybody


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
    assert httpx.get(f"{server.address}/pictures/{deck.pack}/{deck.cards[0].id}.webp").status_code == 200


def test_what_others_may_have_been_dealt_is_still_shown(lent: tuple[Server, OwnDeck]) -> None:
    """Though it was taken out of the deck."""
    server, deck = lent
    assert httpx.get(f"{server.address}/pictures/{deck.pack}/{deck.kept[0].id}.webp").status_code == 200
