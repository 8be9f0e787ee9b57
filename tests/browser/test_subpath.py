"""A game below a path of a host, through Caddy with the shipped Caddyfile.subpath."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import HURRIED, Browsers
from tests.browser.page_pool import PagePool
from tests.servers.caddy import Caddy
from tests.serving import serving

_SHIPPED = Path(__file__).parents[2] / "deploy" / "Caddyfile.subpath"
_NAME = "example.org"
_BASE = "/games"
_SCOPE = "() => navigator.serviceWorker.ready.then(({ scope }) => scope)"
_IS_SERVED_BY_WORKER = "() => navigator.serviceWorker.controller !== null"


@pytest.fixture
def visitors(pages: PagePool, tmp_path: Path) -> Iterator[Browsers]:
    """Players of a server below /games/ of a host whose other pages are something else."""
    block = re.search(rf"{_NAME} \{{\n(.*)\n\}}", _SHIPPED.read_text(), re.DOTALL)
    assert block is not None
    options = (*HURRIED, "--public-url", f"https://{_NAME}{_BASE}/")
    with ExitStack() as stack:
        server = stack.enter_context(serving(tmp_path / "tables.db", options))
        proxy = Caddy(block[1].replace("127.0.0.1:8000", f"127.0.0.1:{server.port}"))
        stack.callback(proxy.end)
        yield stack.enter_context(Browsers(pages, server, f"{proxy.address}{_BASE}"))


def test_everything_is_below_the_path(visitors: Browsers) -> None:
    """Corridor, game, pictures, voice, reload, invitation, TV, puzzle of the day, service worker, cookies."""
    zofia, ola = visitors.player("Zofia", installs=True), visitors.player("Ola")
    addresses: list[str] = []
    for page in (zofia.page, ola.page):
        page.context.on("request", lambda request: addresses.append(request.url))
        page.on("websocket", lambda socket: addresses.append(socket.url))
    zofia.come_home()  # without the slash at the end
    assert zofia.page.url == f"{zofia.address}/"
    assert zofia.page.evaluate(_SCOPE) == f"{zofia.address}/"
    code = zofia.open_table_by_hand()
    expect(zofia.page.get_by_text(f"{_NAME}{_BASE}", exact=True)).to_be_visible()
    _shows_pictures(zofia.page, "qr.svg")
    ola.join_by_hand(code)
    zofia.button("Switch on your microphone").click()
    expect(zofia.button("Switch off your microphone")).to_be_visible()
    zofia.button("Add a bot").first.click()
    zofia.button("Start with 3 players").click()
    zofia.sees_phase("telling")
    _shows_pictures(zofia.page, "/pictures/")
    zofia.page.reload()
    zofia.sees_phase("telling")
    assert zofia.page.evaluate(_IS_SERVED_BY_WORKER)
    tv = zofia.page.context.new_page()
    tv.goto(f"{zofia.address}/t/{code}/tv")
    expect(tv.locator("[data-phase]")).to_be_attached()
    ola.page.goto(f"{ola.address}/today")
    expect(ola.page.locator("[data-question]").first).to_be_visible()
    with ola.page.expect_websocket():  # it may be opened after the text is shown
        ola.page.goto(f"{ola.address}/tv")
    expect(ola.page.get_by_text(f"{_NAME}{_BASE}")).to_be_visible()

    sent = [urlsplit(address) for address in addresses if address.startswith(("http", "ws"))]
    assert {address.netloc for address in sent} == {urlsplit(zofia.address).netloc}
    below = f"{_BASE}/"
    assert [address.path for address in sent if not address.path.startswith(below)] == [_BASE, _BASE]
    for part in ("api/", "assets/", "pictures/", "ws/", f"ws/{code}/voice", "ws/tv", "sw.js"):
        assert any(address.path.startswith(f"{below}{part}") for address in sent), part
    cookies = zofia.page.context.cookies()
    assert cookies and {cookie["path"] for cookie in cookies} == {below}


def _shows_pictures(page: Page, part: str) -> None:
    """Wait until every picture with this part in its address is loaded."""
    pictures = page.locator(f'img[src*="{part}"]')
    expect(pictures.first).to_be_attached()
    loaded = "pictures => pictures.every((one) => one.complete && one.naturalWidth > 0)"
    page.wait_for_function(
        f"part => ({loaded})([...document.querySelectorAll(`img[src*='${{part}}']`)])", arg=part
    )
