"""The server behind a TLS proxy with the shipped Caddyfile, as in docs/hosting.md."""

from __future__ import annotations

import re
import ssl
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import ARGUMENTS, Browsers
from tests.browser.page_pool import PagePool
from tests.browser.player import Player
from tests.servers.caddy import Caddy
from tests.serving import Server, serving
from tools import chromium

_SHIPPED = Path(__file__).parents[2] / "deploy" / "Caddyfile"
_NAME = "unspoken.example.org"
_MANY = 60
"""More requests than one address may send at once."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with rate limits and a public URL."""
    folder = tmp_path_factory.mktemp("proxied")
    with serving(folder / "tables.db", ("--public-url", f"https://{_NAME}")) as running:
        yield running


@pytest.fixture(scope="module")
def proxy(server: Server) -> Iterator[Caddy]:
    """Caddy with the shipped site block and a self-signed certificate."""
    block = re.search(rf"{_NAME} \{{\n(.*)\n\}}", _SHIPPED.read_text(), re.DOTALL)
    assert block is not None
    caddy = Caddy(block[1].replace("127.0.0.1:8000", f"127.0.0.1:{server.port}"), _NAME)
    try:
        yield caddy
    finally:
        caddy.end()


@pytest.fixture
def visitors(browser: Browser, server: Server, proxy: Caddy) -> Iterator[Browsers]:
    """Players whose browser resolves the name to this machine and accepts any certificate."""
    more = (f"--host-resolver-rules=MAP {_NAME} 127.0.0.1", "--ignore-certificate-errors")
    with ExitStack() as stack:
        launched = browser.browser_type.launch(executable_path=chromium.find(), args=[*ARGUMENTS, *more])
        stack.callback(launched.close)
        yield stack.enter_context(Browsers(PagePool(launched), server, proxy.address))


def test_a_recorded_clue_and_secure_cookies_over_tls(
    visitors: Browsers,
) -> None:
    """DIX-03: cookies are Secure, sockets use wss, and the recording reaches the others."""
    zofia, ola, jan = (visitors.player(name) for name in ("Zofia", "Ola", "Jan"))
    sockets: list[str] = []
    zofia.listen("websocket", lambda socket: sockets.append(socket.url))
    code = zofia.open_table_by_hand()
    ola.join_by_hand(code)
    jan.join_by_hand(code)
    zofia.button("Start with 3 players").click()
    _tell_a_sound(zofia)
    ola.sees_phase("laying")
    expect(ola.page.locator("audio").first).to_have_attribute("src", re.compile("^blob:"))
    cookies = zofia.page.context.cookies()
    assert [(cookie["secure"], cookie["httpOnly"], cookie["sameSite"]) for cookie in cookies] == [
        (True, True, "Strict")
    ]
    assert {url.rpartition("/ws/")[0] for url in sockets} == {zofia.address.replace("https", "wss")}


def _tell_a_sound(teller: Player) -> None:
    teller.sees_phase("telling")
    teller.pick(0)
    teller.page.get_by_role("radio", name="Record", exact=True).check(force=True)
    teller.button("Record", exact=True).click()
    expect(teller.button("Stop recording")).to_be_visible()
    teller.page.wait_for_timeout(1200)  # the page refuses very short recordings
    teller.button("Stop recording").click()
    expect(teller.button("Tell this card")).to_be_enabled()
    teller.button("Tell this card").click()


def test_rate_limits_use_the_real_client_address(proxy: Caddy) -> None:
    """A client that forges X-Forwarded-For exhausts only its own limit."""
    with _caller(proxy, "127.0.0.2") as hasty:
        errors = [_opened(hasty, f"198.51.100.{number}") for number in range(_MANY)]
    with _caller(proxy, "127.0.0.3") as calm:
        assert (errors[0], errors[-1], _opened(calm, "198.51.100.1")) == ("", "too-fast", "")


def _caller(proxy: Caddy, address: str) -> httpx.Client:
    """Return a client with this loopback address that trusts only the proxy's certificate authority."""
    trust = ssl.create_default_context(cafile=proxy.authority)
    way = httpx.HTTPTransport(local_address=address, verify=trust)
    return httpx.Client(base_url=f"https://127.0.0.1:{proxy.port}", transport=way)


def _opened(caller: httpx.Client, claimed: str) -> str:
    """Open a table and return the error code, or an empty string."""
    request = caller.build_request(
        "POST",
        "/api/tables",
        json={"name": "Eve", "game": "dixit"},
        headers={"host": _NAME, "x-forwarded-for": claimed},
        extensions={"sni_hostname": _NAME},
    )
    reply = caller.send(request)
    return "" if reply.is_success else str(reply.json()["code"])
