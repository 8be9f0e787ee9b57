"""Albums over HTTP: for the people of the table, and by a link that tells previews what to show."""

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
from unspoken.tables.messages import Choose, Start
from unspoken.web.shared_replays import HEADER, album_key

pytestmark = pytest.mark.anyio

PICTURES = ["/album.png", "/album.jpg"]


async def dixit_evening(harness: Harness) -> list[TablePerson]:
    """Three people after a short game of Dixit."""
    return await evening(harness, "dixit")


async def page_of(door: httpx.AsyncClient, host: TablePerson, key: str) -> httpx.Response:
    """What a link leads to."""
    return await door.get(f"/r/{host.table.code}/1/album/{key}", headers={"accept": "text/html"})


# ---- for the table


async def test_whoever_is_of_the_table_has_the_album_in_words_and_as_a_picture() -> None:
    """In the language that is asked for."""
    harness = Harness()
    _ada, bob, _cleo = await dixit_evening(harness)
    async with serving(harness, bob) as door:
        told = (await door.get(f"{path(bob)}/album?language=pl")).json()
        picture = await door.get(f"{path(bob)}/album.png?language=pl")
    assert told["headline"].startswith("Najpiękniejsze opowieści: ") and told["prints"]
    assert (picture.headers["content-type"], pixels(picture.content).width) == ("image/png", WIDTH)
    assert (told["host"], told["link"]) == (False, None)


async def test_an_album_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """And then kept, for everybody of the table."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    async with serving(harness, ada) as door:
        first = await door.get(f"{path(ada)}/album.png?language=en")
        monkeypatch.setattr("unspoken.albums.sheet.draw_sheet", lambda _bound: b"drawn again")
        assert (await door.get(f"{path(ada)}/album.png?language=en")).content == first.content


async def test_a_game_that_keeps_nothing_says_so() -> None:
    """A clear word, and no picture."""
    harness = Harness()
    ada, *_ = await evening(harness)
    async with serving(harness, ada) as door:
        for more in ("/album", "/album.png"):
            assert refusal(await door.get(path(ada) + more)) == (404, "no-album")


@pytest.mark.parametrize("more", ["/album", *PICTURES])
async def test_a_stranger_sees_nothing(more: str) -> None:
    """The code alone opens no album, and neither does a key that nobody gave."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    await shared(harness, ada)
    async with serving(harness) as door:
        for key in ("", "?key=guessed", "?key=żółw"):
            assert refusal(await door.get(path(ada) + more + key)) == (404, "album-not-shared")


@pytest.mark.parametrize("more", ["/album", "/album.png"])
async def test_a_running_game_is_drawn_for_nobody(more: str) -> None:
    """Not for its own host either."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    await ada.requests(Start)
    async with serving(harness, ada) as door:
        assert refusal(await door.get(path(ada, 2) + more)) == (409, "game-still-on")


async def test_an_album_tells_nothing_of_the_game_that_is_on() -> None:
    """Paired worlds: whatever is dealt in the second game, the first is drawn byte for byte alike."""
    harness = Harness()
    people = await dixit_evening(harness)
    code = people[0].table.code
    drawn = []
    for _ in range(2):
        world = Harness()
        await world.store.append(code, 0, await harness.store.load(code))
        table, _person = await world.house.authenticate(code, people[0].token)
        ada = TablePerson(table, people[0].token)
        await ada.comes()
        assert await ada.requests(Start) == "ok"
        async with serving(world, ada) as door:
            drawn.append([(await door.get(path(ada) + more)).content for more in ("/album", "/album.png")])
    assert drawn[0] == drawn[1]


# ---- by the link


async def test_the_albums_key_opens_the_album_alone() -> None:
    """It stands in addresses, so it must not be worth more than the album."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    key = album_key(await shared(harness, ada))
    async with serving(harness) as door:
        for more in ("/album", *PICTURES):
            assert (await door.get(f"{path(ada)}{more}?key={key}")).status_code == 200
        assert refusal(await door.get(path(ada), headers={HEADER: key})) == (404, "replay-not-shared")
        assert refusal(await door.get(f"{path(ada, 2)}/album?key={key}")) == (404, "album-not-shared")


async def test_the_host_is_told_the_key_with_the_link() -> None:
    """And nobody else is."""
    harness = Harness()
    ada, bob, _cleo = await dixit_evening(harness)
    key = album_key(await shared(harness, ada))
    async with serving(harness, ada) as door:
        assert (await door.get(f"{path(ada)}/album")).json()["link"]["album"] == key
    async with serving(harness, bob) as door:
        assert key not in (await door.get(f"{path(bob)}/album")).text


async def test_names_are_replaced_if_the_host_wishes() -> None:
    """In the words, in the picture, and in what a preview says."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    key = album_key(await shared(harness, ada, names=False))
    async with serving(harness) as door:
        told = await door.get(f"{path(ada)}/album?key={key}&language=en")
        page = await page_of(door, ada, key)
    for text in (told.text, page.text):
        assert "Player " in text and not re.search("Ada|Bob|Cleo", text)


async def test_a_link_that_was_taken_back_shows_nothing() -> None:
    """No words, no picture, no preview; its page is the plain one, which says so."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    key = album_key(await shared(harness, ada))
    async with serving(harness, ada) as door:
        for more in ("/album", *PICTURES):
            assert (await door.get(f"{path(ada)}{more}?key={key}")).status_code == 200
        await door.delete(f"{path(ada)}/link")
        assert refusal(await door.get(f"{path(ada)}/album.jpg?key={key}")) == (404, "album-not-shared")
    async with serving(harness) as door:
        for more in ("/album", *PICTURES):
            assert refusal(await door.get(f"{path(ada)}{more}?key={key}")) == (404, "album-not-shared")
        assert "og:" not in (await page_of(door, ada, key)).text


# ---- previews


async def test_a_preview_is_told_of_a_shared_album_and_finds_its_picture() -> None:
    """Whoever shows previews asks for the page without cookies, and then for the picture that it names."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    key = album_key(await shared(harness, ada))
    async with serving(harness) as door:
        page = await page_of(door, ada, key)
        said = dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page.text))
        picture = await door.get(said["og:image"].replace("&amp;", "&"))
    assert said["og:title"].endswith("told it best") and said["og:description"] == "Dixit"
    assert picture.headers["content-type"] == said["og:image:type"]
    assert pixels(picture.content).size == (int(said["og:image:width"]), int(said["og:image:height"]))


async def test_a_name_cannot_write_into_the_page() -> None:
    """Whatever somebody calls themselves."""
    harness = Harness()
    people = await harness.party('"><script>', "Bob", "Cleo", game="dixit")
    await people[0].requests(Choose, "dixit", {"target": 8})
    await people[0].requests(Start)
    await plays_to_the_end(people)
    key = album_key(await shared(harness, people[0]))
    async with serving(harness) as door:
        assert '"><script>' not in (await page_of(door, people[0], key)).text


@pytest.mark.parametrize(
    "address", ["/r/{}/1", "/r/{}/1/album", "/t/{}", "/r/{}/1/album/guessed", "/r/NOBODY/1/album/x"]
)
async def test_no_other_page_says_anything_to_previews(address: str) -> None:
    """Nor does a link that nobody gave, or to a table that is not there; a person gets the page."""
    harness = Harness()
    ada, *_ = await dixit_evening(harness)
    await shared(harness, ada)
    async with serving(harness) as door:
        page = await door.get(address.format(ada.table.code), headers={"accept": "text/html"})
    assert "og:" not in page.text and page.headers["content-type"].startswith("text/")


# ---- what a shared replay shows besides


async def test_a_card_and_a_recording_of_a_shared_game_are_fetched_until_it_is_taken_back() -> None:
    """An own deck's picture and a clue to be heard: by the share's secret, and no longer than it holds."""
    harness = Harness()
    ada, *_ = people = await harness.party("Ada", "Bob", "Cleo", game="dixit")
    code, sound, pack = ada.table.code, "b" * 32, "own-of-ada"
    await ada.requests(Choose, "dixit", {"target": 8})
    await ada.requests(Start)
    await ada.table.recordings.keep(sound, sample("firefox.ogg"))
    card = ada.frame["private"]["hand"][0]
    assert await ada.answers(Tell(card, Recorded(sound))) == "ok"
    await plays_to_the_end(people)
    deck = OwnDeck(pack, code, cards=tuple(OwnCard(one, Look(50, 50, 50, 50, 50, 50), 8) for one in DECK))
    await harness.store.keep_deck(pack, encode(deck), {card: Sizes(b"large", b"small")}, ())
    secret = await shared(harness, ada)
    wanted = [f"/pictures/{pack}/{card}.webp", f"/api/tables/{code}/recordings/{sound}"]
    async with serving(harness) as door:
        assert [(await door.get(one)).status_code for one in wanted] == [422, 422]
        await door.get(path(ada), headers={HEADER: secret})
        assert [(await door.get(one)).status_code for one in wanted] == [200, 200]
        async with serving(harness, ada) as hosts:
            await hosts.delete(f"{path(ada)}/link")
        cookies = dict(door.cookies)
    async with serving(harness) as door:
        door.cookies.update(cookies)
        assert [(await door.get(one)).status_code for one in wanted] == [422, 422]
