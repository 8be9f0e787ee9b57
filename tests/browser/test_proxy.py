"""Behind a real proxy that speaks TLS, as docs/hosting.md says: the Caddyfile that we ship, and a name."""

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
from tests.browser.player import Player
from tests.servers.caddy import Caddy
from tests.serving import Server, serving
from tools import chromium

_SHIPPED = Path(__file__).parents[2] / "deploy" / "Caddyfile"
_NAME = "unspoken.example.org"
_MANY = 60
"""More people than may come from one address at once."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits, which knows how the world reaches it."""
    folder = tmp_path_factory.mktemp("proxied")
    with serving(folder / "tables.db", ("--public-url", f"https://{_NAME}")) as running:
        yield running


@pytest.fixture(scope="module")
def proxy(server: Server) -> Iterator[Caddy]:
    """The shipped file's site before it, with a certificate that Caddy makes for itself."""
    block = re.search(rf"{_NAME} \{{\n(.*)\n\}}", _SHIPPED.read_text(), re.DOTALL)
    assert block is not None
    caddy = Caddy(block[1].replace("127.0.0.1:8000", f"127.0.0.1:{server.port}"), _NAME)
    try:
        yield caddy
    finally:
        caddy.end()


@pytest.fixture
def visitors(browser: Browser, server: Server, proxy: Caddy) -> Iterator[Browsers]:
    """People to whom the name leads here, and who trust whoever answers."""
    more = (f"--host-resolver-rules=MAP {_NAME} 127.0.0.1", "--ignore-certificate-errors")
    with ExitStack() as stack:
        launched = browser.browser_type.launch(executable_path=chromium.find(), args=[*ARGUMENTS, *more])
        stack.callback(launched.close)
        yield stack.enter_context(Browsers(launched, server, proxy.address))


def test_a_clue_that_is_a_sound_comes_through_tls_with_cookies_that_never_leave_it(
    visitors: Browsers,
) -> None:
    """DIX-03: cookies are Secure, sockets are wss, and what the microphone heard is played to the others."""
    zofia, ola, jan = (visitors.player(name) for name in ("Zofia", "Ola", "Jan"))
    sockets: list[str] = []
    zofia.page.on("websocket", lambda socket: sockets.append(socket.url))
    code = zofia.open_table_by_hand()
    ola.join_by_hand(code)
    jan.join_by_hand(code)
    zofia.button("Start with 3 players").click()
    _tell_a_sound(zofia)
    ola.sees_phase("laying")
    sound = ola.page.locator("audio").first.evaluate("sound => sound.src")
    played = ola.page.evaluate("async url => (await fetch(url)).headers.get('content-type')", sound)
    cookies = zofia.page.context.cookies()
    assert played.startswith("audio/")
    assert [(one["secure"], one["httpOnly"], one["sameSite"]) for one in cookies] == [(True, True, "Strict")]
    assert {url.rpartition("/ws/")[0] for url in sockets} == {zofia.address.replace("https", "wss")}


def _tell_a_sound(teller: Player) -> None:
    teller.sees_phase("telling")
    teller.pick(0)
    teller.page.get_by_role("radio", name="Record", exact=True).check(force=True)
    teller.button("Record", exact=True).click()
    teller.page.wait_for_timeout(1200)  # the sound itself, which may not be shorter
    teller.button("Stop recording").click()
    expect(teller.button("Tell this card")).to_be_enabled()
    teller.button("Tell this card").click()


def test_limits_count_the_address_before_the_proxy_and_not_the_one_that_is_claimed(proxy: Caddy) -> None:
    """Somebody in a hurry, who lies about where they come from, holds up nobody but themselves."""
    with _caller(proxy, "127.0.0.2") as hasty:
        told = [_opened(hasty, f"198.51.100.{number}") for number in range(_MANY)]
    with _caller(proxy, "127.0.0.3") as calm:
        assert (told[0], told[-1], _opened(calm, "198.51.100.1")) == ("", "too-fast", "")


def _caller(proxy: Caddy, address: str) -> httpx.Client:
    """Somebody at another address of the loopback, who believes the proxy's own authority alone."""
    trust = ssl.create_default_context(cafile=proxy.authority)
    way = httpx.HTTPTransport(local_address=address, verify=trust)
    return httpx.Client(base_url=f"https://127.0.0.1:{proxy.port}", transport=way)


def _opened(caller: httpx.Client, claimed: str) -> str:
    """Open a table; why not, if not."""
    request = caller.build_request(
        "POST",
        "/api/tables",
        json={"name": "Eve", "game": "dixit"},
        headers={"host": _NAME, "x-forwarded-for": claimed},
        extensions={"sni_hostname": _NAME},
    )
    reply = caller.send(request)
    return "" if reply.is_success else str(reply.json()["code"])
