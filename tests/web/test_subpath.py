"""A server whose public URL has a path, behind a proxy that keeps the path or removes it."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from html.parser import HTMLParser
from typing import NoReturn

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from tests.plain_http import plain_async_client
from tests.web.in_process import serving_here, settings_of
from unspoken.cli.options.settle import BadSetting
from unspoken.web.http.forwarding import FORWARDED
from unspoken.web.http.subpath import Subpath, path_of

pytestmark = pytest.mark.anyio

NAME = "example.org"
BASE = "/games"
PAGES = ("/", "/tv", "/today", "/atlas", "/t/ABC234", "/t/ABC234/tv", "/r/ABC234/1", "/r/ABC234/1/album/key")


class Addresses(HTMLParser):
    """Collects every address that a document contains."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.base = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Read one element."""
        values = {name: value or "" for name, value in attrs}
        self.found += [values[name] for name in ("href", "src") if values.get(name)]
        self.found += [part.split()[0] for part in values.get("imagesrcset", "").split(",") if part]
        if (tag, values.get("name")) == ("meta", "base-path"):
            self.base = values["content"]


@pytest.fixture(params=["kept", "removed"])
async def http(request: pytest.FixtureRequest) -> AsyncIterator[httpx.AsyncClient]:
    """A client of the proxy: its paths begin at the public URL, which the proxy keeps or removes."""
    settings = settings_of("--public-url", f"https://{NAME}{BASE}/")
    async with serving_here(settings) as address:
        kept = BASE if request.param == "kept" else ""
        headers = {"host": NAME, "accept": "text/html"}
        async with plain_async_client(base_url=f"{address}{kept}", headers=headers) as client:
            yield client


async def test_all_addresses_in_documents_are_below_the_path(http: httpx.AsyncClient) -> None:
    """Also in the page for wrong addresses, and in the page that a browser shows while it is offline."""
    for path in (*PAGES, "/nowhere", "/offline.pl.html"):
        reply = await http.get(path)
        addresses = Addresses(reply.text)
        assert reply.headers["content-type"].startswith("text/html")
        assert addresses.found and all(
            found == "" or found.startswith((f"{BASE}/", f"https://{NAME}{BASE}/"))
            for found in addresses.found
        ), path
        if path != "/offline.pl.html":
            assert addresses.base == f"{BASE}/"
        for linked in re.findall("<([^>]*)>", reply.headers.get("link", "")):
            assert linked.startswith(f"{BASE}/api/")
        for shared in re.findall('property="og:(?:url|image)" content="([^"]*)"', reply.text):
            assert shared.startswith(f"https://{NAME}{BASE}/")


async def test_every_file_of_a_document_exists(http: httpx.AsyncClient) -> None:
    """Scripts, styles, fonts, pictures, icons and the manifest."""
    found = {address.removeprefix(BASE) for address in Addresses((await http.get("/")).text).found}
    replies = {path: (await http.get(path)).status_code for path in sorted(found)}
    assert len(replies) > 10 and set(replies.values()) == {200}, replies


async def test_the_manifest_is_an_app_of_its_own(http: httpx.AsyncClient) -> None:
    """Two servers on one host have different ids and scopes."""
    manifest = json.loads((await http.get("/manifest.webmanifest")).text)
    assert (manifest["id"], manifest["scope"]) == (f"{BASE}/", f"{BASE}/")
    assert manifest["start_url"].startswith(f"{BASE}/?")
    assert all(icon["src"].startswith(f"{BASE}/icon") for icon in manifest["icons"])


async def test_cookies_and_invitations_are_below_the_path(http: httpx.AsyncClient) -> None:
    """The cookie is not sent to other applications of the host."""
    opened = await http.post("/api/tables", json={"name": "Ada", "game": "echo"})
    assert opened.status_code == 201 and f"Path={BASE}/;" in opened.headers["set-cookie"]
    house = (await http.get("/api/house")).json()
    assert house["address"].endswith(f"{NAME}{BASE}")
    described = (await http.get("/api/openapi.json")).json()
    assert described["servers"] == [{"url": BASE}]


async def test_the_path_without_its_slash_leads_to_the_page() -> None:
    """Health checks need no path, and a path that only begins like it is not the server's."""
    settings = settings_of("--public-url", f"https://{NAME}{BASE}/")
    async with serving_here(settings) as address, plain_async_client(base_url=address) as client:
        replies = {path: await client.get(path) for path in (BASE, "/healthz", f"{BASE}master", "/")}
    assert (replies[BASE].status_code, replies[BASE].headers["location"]) == (308, f"{BASE}/")
    assert [reply.status_code for reply in replies.values()] == [308, 200, 404, 200]


async def test_a_request_from_another_node_has_no_path_to_remove() -> None:
    """A node forwards the server's own path, which may begin like the path of the public URL."""
    seen = list[str]()

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        seen.append(scope["path"])

    for more in ({}, {FORWARDED: True}):
        scope = {"type": "http", "path": "/t/t/ABC234" if not more else "/t/ABC234", **more}
        await Subpath(app, "/t")(scope, _never, _never)
    assert seen == ["/t/ABC234", "/t/ABC234"]


async def _never(*_: object) -> NoReturn:
    raise AssertionError("the middleware neither reads nor replies")


@pytest.mark.parametrize(
    ("url", "path"),
    [
        (None, ""),
        ("https://example.org", ""),
        ("https://example.org/", ""),
        ("https://example.org/games/", "/games"),
        ("https://example.org/our/games-2", "/our/games-2"),
    ],
)
def test_a_public_url_has_this_path(url: str | None, path: str) -> None:
    assert path_of(url) == path


@pytest.mark.parametrize("path", ["/a//b", "/..", "/a/../b", "/ż", '/"', "/a b", "/%41"])
def test_a_path_that_means_different_things_is_refused(path: str) -> None:
    with pytest.raises(BadSetting, match="--public-url must be the address that people type"):
        settings_of("--public-url", f"https://{NAME}{path}")
