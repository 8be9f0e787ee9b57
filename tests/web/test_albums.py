"""Tests for albums over HTTP: for the people of the table, by a shared link, and link previews."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.albums.little_album import pixels
from tests.sounds.recordings import sample
from tests.tables.harness import Harness, TablePerson, plays_to_the_end
from tests.tables.stubs import DECK
from tests.web.replay_door import evening, path, refusal, serving, shared
from unspoken.albums.sheet import WIDTH
from unspoken.content.own.deck import OwnCard, OwnDeck
from unspoken.content.own.port import Sizes
from unspoken.games.dixit.types import Recorded, Tell
from unspoken.kernel.codec import encode
from unspoken.pictures.rendered import Look
from unspoken.tables.wire.messages import Choose, Start
from unspoken.web.endpoints.shared_replays import HEADER, album_key

pytestmark = pytest.mark.anyio

PICTURES = ["/album.png", "/album.jpg"]


async def dixit_evening(harness: Harness) -> list[TablePerson]:
    """Play a short game of Dixit with three people; return them."""
    return await evening(harness, "dixit")


async def page_of(client: httpx.AsyncClient, host: TablePerson, key: str) -> httpx.Response:
    """Request the page behind a link."""
    return await client.get(f"/r/{host.table.code}/1/album/{key}", headers={"accept": "text/html"})


# ---- for the table


async def test_people_of_the_table_get_the_album_as_text_and_picture() -> None:
    """In the requested language."""
    harness = Harness()
    _ada, bob, _cleo = await dixit_evening(harness)
    async with serving(harness, bob) as client:
        info = (await client.get(f"{path(bob)}/album?language=pl")).json()
        picture = await client.get(f"{path(bob)}/album.png?language=pl")
    assert info["headline"].startswith("Najpiękniejsze opowieści: ") and info["prints"]
    assert (picture.headers["content-type"], pixels(picture.content).width) == ("image/png", WIDTH)
    assert (info["host"], info["link"]) == (False, None)


async def test_an_album_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it is cached for everybody at the table."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    async with serving(harness, ada) as client:
        first = await client.get(f"{path(ada)}/album.png?language=en")
        monkeypatch.setattr("unspoken.albums.sheet.draw_sheet", lambda _drawable, out: out.write(b"again"))
        assert (await client.get(f"{path(ada)}/album.png?language=en")).content == first.content


async def test_a_game_without_an_album_is_refused() -> None:
    """With a code of its own."""
    harness = Harness()
    ada, *_ = await evening(harness)
    async with serving(harness, ada) as client:
        for more in ("/album", "/album.png"):
            assert refusal(await client.get(path(ada) + more)) == (404, "no-album")


@pytest.mark.parametrize("more", ["/album", *PICTURES])
async def test_a_stranger_sees_nothing(more: str) -> None:
    """Neither the table's code nor a wrong key opens an album."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    await shared(harness, ada)
    async with serving(harness) as client:
        for key in ("", "?key=guessed", "?key=żółw"):
            assert refusal(await client.get(path(ada) + more + key)) == (404, "album-not-shared")


@pytest.mark.parametrize("more", ["/album", "/album.png"])
async def test_a_running_game_has_no_album(more: str) -> None:
    """Not even for its host."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    await ada.requests(Start)
    async with serving(harness, ada) as client:
        assert refusal(await client.get(path(ada, 2) + more)) == (409, "game-still-on")


async def test_an_album_reveals_nothing_about_the_running_game() -> None:
    """Paired worlds: the album of the first game is the same, byte for byte, for any second game."""
    harness = Harness()
    people = await dixit_evening(harness)
    code = people[0].table.code
    drawn = []
    for _ in range(2):
        world = Harness()
        await world.store.append(code, 0, await harness.store.load(code))
        table, _person = await world.house.authenticate(code, people[0].token)
        ada = TablePerson(table, people[0].token)
        await ada.connect()
        assert await ada.requests(Start) == "ok"
        async with serving(world, ada) as client:
            drawn.append([(await client.get(path(ada) + more)).content for more in ("/album", "/album.png")])
    assert drawn[0] == drawn[1]


# ---- by the link


async def test_the_albums_key_opens_the_album_alone() -> None:
    """The key is part of URLs, so it must not give access to the replay."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    key = album_key(await shared(harness, ada))
    async with serving(harness) as client:
        for more in ("/album", *PICTURES):
            assert (await client.get(f"{path(ada)}{more}?key={key}")).status_code == 200
        assert refusal(await client.get(path(ada), headers={HEADER: key})) == (404, "replay-not-shared")
        assert refusal(await client.get(f"{path(ada, 2)}/album?key={key}")) == (404, "album-not-shared")


async def test_only_the_host_gets_the_albums_key() -> None:
    """It comes with the link."""
    harness = Harness()
    ada, bob, _cleo = await dixit_evening(harness)
    key = album_key(await shared(harness, ada))
    async with serving(harness, ada) as client:
        assert (await client.get(f"{path(ada)}/album")).json()["link"]["album"] == key
    async with serving(harness, bob) as client:
        assert key not in (await client.get(f"{path(bob)}/album")).text


async def test_names_are_hidden_if_the_host_chooses_so() -> None:
    """In the text and in the link preview."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    key = album_key(await shared(harness, ada, names=False))
    async with serving(harness) as client:
        info = await client.get(f"{path(ada)}/album?key={key}&language=en")
        page = await page_of(client, ada, key)
    for text in (info.text, page.text):
        assert "Player " in text and not re.search("Ada|Bob|Cleo", text)


async def test_a_revoked_link_shows_nothing() -> None:
    """No text, no picture and no preview; its page has no preview tags."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    key = album_key(await shared(harness, ada))
    async with serving(harness, ada) as client:
        for more in ("/album", *PICTURES):
            assert (await client.get(f"{path(ada)}{more}?key={key}")).status_code == 200
        await client.delete(f"{path(ada)}/link")
        assert refusal(await client.get(f"{path(ada)}/album.jpg?key={key}")) == (404, "album-not-shared")
    async with serving(harness) as client:
        for more in ("/album", *PICTURES):
            assert refusal(await client.get(f"{path(ada)}{more}?key={key}")) == (404, "album-not-shared")
        assert "og:" not in (await page_of(client, ada, key)).text


# ---- previews


async def test_a_link_preview_finds_the_title_and_picture_of_a_shared_album() -> None:
    """A preview service requests the page without cookies, and then the picture in its tags."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    key = album_key(await shared(harness, ada))
    async with serving(harness) as client:
        page = await page_of(client, ada, key)
        tags = dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page.text))
        picture = await client.get(tags["og:image"].replace("&amp;", "&"))
    assert tags["og:title"].endswith("told it best") and tags["og:description"] == "Dixit"
    assert picture.headers["content-type"] == tags["og:image:type"]
    assert pixels(picture.content).size == (int(tags["og:image:width"]), int(tags["og:image:height"]))


async def test_a_name_cannot_inject_html_into_the_page() -> None:
    """Names are escaped in the preview tags."""
    harness = Harness()
    people = await harness.party('"><script>', "Bob", "Cleo", game="dixit")
    await people[0].requests(Choose, "dixit", {"target": 8})
    await people[0].requests(Start)
    await plays_to_the_end(people)
    key = album_key(await shared(harness, people[0]))
    async with serving(harness) as client:
        assert '"><script>' not in (await page_of(client, people[0], key)).text


@pytest.mark.parametrize(
    "address", ["/r/{}/1", "/r/{}/1/album", "/r/{}/1/album/guessed", "/r/NOBODY/1/album/x"]
)
async def test_no_other_page_has_preview_tags(address: str) -> None:
    """Neither has the page of a wrong key or an unknown table."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    await shared(harness, ada)
    async with serving(harness) as client:
        page = await client.get(address.format(ada.table.code), headers={"accept": "text/html"})
    assert "og:" not in page.text and page.headers["content-type"].startswith("text/")


# ---- pictures and recordings of a shared replay


async def test_a_card_and_a_recording_of_a_shared_game_are_served_until_the_link_is_revoked() -> None:
    """A picture of an own deck and a recorded clue, with the link's secret."""
    harness = Harness()
    ada, *_ = people = await harness.party("Ada", "Bob", "Cleo", game="dixit")
    code, sound, pack = ada.table.code, "b" * 32, "own-of-ada"
    await ada.requests(Choose, "dixit", {"target": 8})
    await ada.requests(Start)
    await ada.table.recordings.keep(sound, sample("firefox.ogg"))
    card = ada.frame["private"]["hand"][0]
    assert await ada.answers(Tell(card, Recorded(sound))) == "ok"
    await plays_to_the_end(people)
    deck = OwnDeck(
        pack, code, cards=tuple(OwnCard(card_id, Look(50, 50, 50, 50, 50, 50), 8) for card_id in DECK)
    )
    await harness.store.keep_deck(pack, encode(deck), {card: Sizes(b"large", b"small")}, ())
    secret = await shared(harness, ada)
    urls = [f"/pictures/{pack}/{card}.webp", f"/api/tables/{code}/recordings/{sound}"]
    async with serving(harness) as client:
        assert [(await client.get(url)).status_code for url in urls] == [422, 422]
        await client.get(path(ada), headers={HEADER: secret})
        assert [(await client.get(url)).status_code for url in urls] == [200, 200]
        async with serving(harness, ada) as hosts:
            await hosts.delete(f"{path(ada)}/link")
        cookies = dict(client.cookies)
    async with serving(harness) as client:
        client.cookies.update(cookies)
        assert [(await client.get(url)).status_code for url in urls] == [422, 422]
