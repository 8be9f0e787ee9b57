"""Tests for the checks of Host and Origin headers, and for security headers."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.plain_http import plain_async_client
from tests.web.in_process import serving_here, settings_of
from unspoken.web.http.origin_guard import is_ours, is_same_origin

NOBODY: frozenset[str] = frozenset()


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000",
        "localhost",
        "LOCALHOST:1",
        "[::1]:8000",
        "192.168.1.7:8000",
        "play.example.org",
    ],
)
def test_hosts_of_this_server_are_accepted(host: str) -> None:
    """IP addresses, localhost and configured names."""
    assert is_ours(host, frozenset({"play.example.org"}))


def test_a_server_without_a_name_answers_to_local_names() -> None:
    """In a home network, other devices may use a .local name; a public server has only its own name."""
    assert [is_ours("piano.local", names) for names in (NOBODY, frozenset({"play.example.org"}))] == [
        True,
        False,
    ]


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "local", "", "[", "[::1", "a b", "xn--"]
)
def test_foreign_hosts_are_not_accepted(host: str) -> None:
    """This prevents DNS rebinding."""
    assert not is_ours(host, NOBODY)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://[", "", "http://127.0.0.1:9", "127.0.0.1:8000"]
)
def test_foreign_origins_are_not_accepted(origin: str) -> None:
    """Pages of other sites must not act for our users."""
    assert not is_same_origin(origin, "127.0.0.1:8000")


@pytest.mark.parametrize("origin", [None, "http://127.0.0.1:8000", "https://127.0.0.1:8000"])
def test_our_own_origin_is_accepted(origin: str | None) -> None:
    """Also a client that is not a browser and sends no Origin header."""
    assert is_same_origin(origin, "127.0.0.1:8000")


@pytest.mark.parametrize("host", ["evil.example", "["])
def test_a_request_to_a_foreign_host_is_rejected(client: httpx.Client, host: str) -> None:
    """Also a GET request."""
    reply = client.get("/api/house", headers={"host": host})
    assert (reply.status_code, reply.json()["code"]) == (403, "wrong-address")


def test_a_change_from_a_foreign_origin_is_rejected(client: httpx.Client) -> None:
    """A form of another site cannot open a table."""
    reply = client.post("/api/tables", json={"name": "Ada"}, headers={"origin": "http://evil.example"})
    assert (reply.status_code, reply.json()["code"]) == (403, "wrong-address")


def test_a_socket_from_a_foreign_origin_is_rejected(client: httpx.Client, code: str) -> None:
    """The page of another site cannot open a socket with the user's cookie."""
    where = f"{str(client.base_url).replace('http', 'ws', 1)}/ws/{code}"
    with pytest.raises(InvalidStatus) as refused, connect(where, origin=Origin("http://evil.example")):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("path", ["/", "/api/house", "/healthz", "/nothing-here", "/api/tables/ABCDEF"])
def test_every_reply_has_the_security_headers(client: httpx.Client, path: str) -> None:
    """No foreign content, no framing, no type sniffing, no referrer."""
    headers = client.get(path).headers
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'; ")
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"


def test_the_content_security_policy_allows_nothing_unsafe(client: httpx.Client) -> None:
    """No inline scripts or styles, no eval, no other host."""
    policy = client.get("/").headers["content-security-policy"]
    assert not [word for word in ("unsafe", "http:", "https:", "*") if word in policy]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("url", "header"),
    [("https://play.example.org", "max-age=31536000"), ("http://play.example.org", None)],
)
async def test_a_public_https_server_tells_browsers_to_use_https_only(url: str, header: str | None) -> None:
    """With HSTS."""
    async with serving_here(settings_of("--public-url", url)) as address, plain_async_client() as client:
        reply = await client.get(f"{address}/healthz")
    assert reply.headers.get("strict-transport-security") == header
