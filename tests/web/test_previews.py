"""Link previews, read as a chat program reads them: one request without JavaScript, then the picture."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from html.parser import HTMLParser

import httpx
import pytest
from PIL import Image

from tests.client import Client
from tests.plain_http import plain_async_client
from tests.serving import Server
from tests.web.in_process import serving_here, settings_of

pytestmark = pytest.mark.anyio

ABSOLUTE = ("og:url", "og:image")
NOWHERE = "ZZZZZZ"


class HeadReader(HTMLParser):
    """Collects the preview tags of a document, and the elements that its head must not have."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.elements: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Read one element."""
        self.elements.add(tag)
        found = dict(attrs)
        key = found.get("property") or found.get("name") or ""
        if tag == "meta" and key.startswith(("og:", "twitter:")):
            self.tags[key] = found.get("content") or ""


def read(reply: httpx.Response) -> HeadReader:
    """Parse a document."""
    reader = HeadReader()
    reader.feed(reply.text)
    return reader


async def tags_of(http: httpx.AsyncClient, path: str, **headers: str) -> dict[str, str]:
    """Return the preview tags of a page."""
    reply = await http.get(path, headers={"accept": "text/html", **headers})
    assert reply.status_code == 200
    return read(reply).tags


@pytest.fixture
async def http(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    """The client of a chat program."""
    async with plain_async_client(base_url=server.address) as client:
        yield client


@pytest.fixture
async def host(server: Server) -> AsyncIterator[Client]:
    """The host of a table for Dixit, with a name that is dangerous in HTML."""
    ada = await Client.opens(server.address, '"><b>Ada', game="dixit")
    yield ada
    await ada.hang_up()


async def test_every_preview_has_a_picture_of_the_declared_size(
    http: httpx.AsyncClient, host: Client
) -> None:
    """Home, the daily puzzle and a table: absolute addresses, and a JPEG that every chat program can show."""
    pictures = []
    for path in ("/", "/today", f"/t/{host.code}"):
        tags = await tags_of(http, path)
        assert tags["og:url"] == f"{http.base_url}".rstrip("/") + path
        assert tags["twitter:card"] == "summary_large_image"
        assert all(tags[f"og:{key}"] for key in ("title", "description", "image:alt"))
        picture = await http.get(tags["og:image"])
        shown = Image.open(io.BytesIO(picture.content))
        assert (picture.headers["content-type"], shown.format) == (tags["og:image:type"], "JPEG")
        assert [str(side) for side in shown.size] == [tags["og:image:width"], tags["og:image:height"]]
        assert shown.width >= 600 and shown.height >= 315 and len(picture.content) < 300_000
        assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
        pictures.append(tags["og:image"])
    assert pictures[0] == pictures[1] != pictures[2]


async def test_a_host_is_named_only_after_agreeing(http: httpx.AsyncClient, host: Client) -> None:
    """The name is escaped. A changed mind and a new host hide it again."""
    path = f"/t/{host.code}"
    silent = await http.get(path)
    assert read(silent).tags["og:title"] == "An invitation to play Dixit" and "Ada" not in silent.text
    assert (await host.command("name-host", named=True))["type"] == "ok"
    page = read(await http.get(path))
    assert page.tags["og:title"] == '"><b>Ada invites you to play Dixit' and "b" not in page.elements
    assert (await host.command("name-host", named=False))["type"] == "ok"
    assert await tags_of(http, path) == read(silent).tags
    await host.command("name-host", named=True)
    bob = await Client.joins(str(http.base_url), host.code, "Bob")
    await host.command("leave")
    await bob.until(lambda: bob.room["host"] == bob.you)
    assert await tags_of(http, path) == read(silent).tags
    await bob.hang_up()


async def test_a_page_tells_no_more_than_its_invitation(http: httpx.AsyncClient, host: Client) -> None:
    """An unknown code and a code that was changed give the same document, except for the preload header."""
    await host.command("change-code")
    old, unknown, home = [await http.get(path) for path in (f"/t/{host.code}", f"/t/{NOWHERE}", "/")]
    assert old.content == unknown.content and old.status_code == unknown.status_code == 200
    assert read(old).tags == read(home).tags


async def test_guessing_by_pages_is_as_slow_as_by_the_api() -> None:
    """Each wrong code counts once: a browser requests the page, then the invitation."""
    async with serving_here(settings_of()) as address, plain_async_client(base_url=address) as http:
        ada = await Client.opens(address, "Ada", game="dixit")
        for code in (f"ZZZZZ{letter}" for letter in "ABCDEFGHJK"):
            await http.get(f"/t/{code}")
            await http.get(f"/api/tables/{code}")
        known = await tags_of(http, f"/t/{ada.code}")
        for code in (f"YYYYY{letter}" for letter in "ABCDEFGHJKM"):
            await http.get(f"/t/{code}")
        assert await tags_of(http, f"/t/{ada.code}") == await tags_of(http, "/") != known
        await ada.hang_up()


async def test_a_public_server_uses_its_public_address() -> None:
    """Whatever the Host header of the request is."""
    settings = settings_of("--public-url", "https://play.example.org")
    async with serving_here(settings) as address, plain_async_client(base_url=address) as http:
        for host in ("play.example.org", "127.0.0.1"):
            tags = await tags_of(http, "/today", host=host)
            assert tags["og:url"] == "https://play.example.org/today"
            assert tags["og:image"] == "https://play.example.org/preview.jpg"


@pytest.mark.parametrize("host", ['127.0.0.1:80"><script>', "eve@127.0.0.1", "127.0.0.1/x", "[::1]:99999999"])
async def test_a_strange_host_header_gives_no_address(http: httpx.AsyncClient, host: str) -> None:
    """The request is refused, or the tags have no absolute address."""
    reply = await http.get("/", headers={"host": host})
    assert reply.status_code in (200, 400, 403) and "<script>" not in reply.text
    assert not set(ABSOLUTE) & set(read(reply).tags) and "eve@" not in reply.text


@pytest.mark.parametrize(
    ("accepted", "title"),
    [("", "Zaproszenie do gry w Dixit"), ("en", "An invitation to play Dixit")],
)
async def test_a_preview_speaks_the_language_of_the_table(server: Server, accepted: str, title: str) -> None:
    """Unless the client asks for a language; most chat programs ask for none."""
    async with plain_async_client(base_url=server.address, headers={"accept-language": accepted}) as http:
        table = {"name": "Ala", "game": "dixit", "language": "pl"}
        code = (await http.post("/api/tables", json=table)).json()["code"]
        assert (await tags_of(http, f"/t/{code}"))["og:title"] == title
