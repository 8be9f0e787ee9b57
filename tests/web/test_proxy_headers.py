"""Tests for the client address and the scheme that proxies report."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.types import Receive, Scope, Send

from tests.plain_http import plain_client
from tests.serving import serving
from unspoken.tables.state.names import ALPHABET
from unspoken.web.http.proxy_headers import ProxyHeaders

pytestmark = pytest.mark.anyio

_PROXY = "10.0.0.1"


async def seen(proxies: str, hops: int, *headers: tuple[str, str], peer: str = _PROXY) -> tuple[str, str]:
    """Return the client's address and the scheme that the application sees."""
    scopes: list[Scope] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        scopes.append(scope)

    async def nothing(*_: object) -> None: ...

    raw = [(name.encode(), value.encode()) for name, value in headers]
    scope = {"type": "http", "scheme": "http", "client": (peer, 1), "headers": raw}
    await ProxyHeaders(app, proxies, hops)(scope, nothing, nothing)  # type: ignore[arg-type]  # never called
    return scopes[0]["client"][0], scopes[0]["scheme"]


def forwarded(addresses: str) -> tuple[str, str]:
    """Return an X-Forwarded-For header."""
    return "x-forwarded-for", addresses


@pytest.mark.parametrize(
    ("proxies", "hops", "addresses", "client"),
    [
        ("*", 1, "192.0.2.7", "192.0.2.7"),
        ("*", 1, "192.0.2.66, 192.0.2.7", "192.0.2.7"),
        ("*", 2, "192.0.2.66, 192.0.2.7, 10.0.0.2", "192.0.2.7"),
        ("*", 2, "192.0.2.7", _PROXY),
        ("*", 1, "[2001:db8::7]:4711", "2001:db8::7"),
        ("*", 1, "192.0.2.7:4711", "192.0.2.7"),
        ("*", 1, "unknown", _PROXY),
        ("10.0.0.0/24", 1, "192.0.2.66, 192.0.2.7, 10.0.0.2", "192.0.2.7"),
        ("10.0.0.0/24", 1, "10.0.0.3, 10.0.0.2", _PROXY),
        ("10.0.0.9", 1, "192.0.2.7", _PROXY),
    ],
)
async def test_the_client_is_the_address_that_a_trusted_proxy_has_added(
    proxies: str, hops: int, addresses: str, client: str
) -> None:
    """Never an address further to the left, which the client can write itself."""
    assert (await seen(proxies, hops, forwarded(addresses)))[0] == client


async def test_repeated_headers_are_one_list() -> None:
    """Some proxies add a header instead of a value."""
    address, _ = await seen("*", 1, forwarded("192.0.2.66"), forwarded("192.0.2.7"))
    assert address == "192.0.2.7"


@pytest.mark.parametrize(("peer", "scheme"), [(_PROXY, "https"), ("192.0.2.7", "http")])
async def test_the_scheme_of_a_trusted_proxy_is_taken(peer: str, scheme: str) -> None:
    """Cookies depend on the scheme."""
    assert (await seen(_PROXY, 1, ("x-forwarded-proto", "https"), peer=peer))[1] == scheme


def test_a_client_behind_a_proxy_cannot_guess_codes_under_many_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With FORWARDED_ALLOW_IPS='*', as in a container, behind a proxy that appends the client's address."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    with (
        serving(tmp_path / "log.db", ("--no-models",)) as server,
        plain_client(base_url=server.address) as client,
    ):
        statuses = [
            client.get(
                f"/api/tables/AAAAA{ALPHABET[n]}", headers=[forwarded(f"198.51.100.{n}, 192.0.2.7")]
            ).status_code
            for n in range(22)
        ]
    assert (statuses[:21], statuses[21]) == ([404] * 21, 429)
