"""Hosts and origins that are ours, and headers that keep the page to itself."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from unspoken.web.origin_guard import is_ours, is_same_origin

NOBODY: frozenset[str] = frozenset()


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000",
        "localhost",
        "LOCALHOST:1",
        "[::1]:8000",
        "192.168.1.7:8000",
        "piano.local",
        "play.example.org",
    ],
)
def test_a_host_that_may_be_this_house_is_ours(host: str) -> None:
    """Addresses, localhost, *.local and declared names."""
    assert is_ours(host, frozenset({"play.example.org"}))


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "local", "", "[", "[::1", "a b", "xn--"]
)
def test_a_foreign_host_is_not_ours(host: str) -> None:
    """A name that somebody else points at us lets nobody in."""
    assert not is_ours(host, NOBODY)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://[", "", "http://127.0.0.1:9", "127.0.0.1:8000"]
)
def test_a_foreign_origin_is_not_ours(origin: str) -> None:
    """A page of somebody else's does not play in our name."""
    assert not is_same_origin(origin, "127.0.0.1:8000")


@pytest.mark.parametrize("origin", [None, "http://127.0.0.1:8000", "https://127.0.0.1:8000"])
def test_our_own_page_is_ours(origin: str | None) -> None:
    """So is a client that is no browser."""
    assert is_same_origin(origin, "127.0.0.1:8000")


@pytest.mark.parametrize("host", ["evil.example", "["])
def test_a_request_to_a_foreign_host_is_turned_away(door: httpx.Client, host: str) -> None:
    """Even if it only reads."""
    reply = door.get("/api/house", headers={"host": host})
    assert (reply.status_code, reply.json()["code"]) == (403, "wrong-address")


def test_a_change_from_a_foreign_origin_is_turned_away(door: httpx.Client) -> None:
    """No form of another site opens a table here."""
    reply = door.post("/api/tables", json={"name": "Ada"}, headers={"origin": "http://evil.example"})
    assert (reply.status_code, reply.json()["code"]) == (403, "wrong-address")


def test_a_socket_from_a_foreign_origin_is_turned_away(door: httpx.Client, code: str) -> None:
    """A cookie alone opens no socket for another site's page."""
    where = f"{str(door.base_url).replace('http', 'ws', 1)}/ws/{code}"
    with pytest.raises(InvalidStatus) as refused, connect(where, origin=Origin("http://evil.example")):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("path", ["/", "/api/house", "/healthz", "/nothing-here", "/api/tables/ABCDEF"])
def test_every_reply_keeps_the_page_to_itself(door: httpx.Client, path: str) -> None:
    """Nothing from outside, no frame around it, no guessing of types, no address told on."""
    headers = door.get(path).headers
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'; ")
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"


def test_nothing_unsafe_is_allowed_to_the_page(door: httpx.Client) -> None:
    """No inline script or style, no evaluated one, no other host."""
    policy = door.get("/").headers["content-security-policy"]
    assert not [word for word in ("unsafe", "http:", "https:", "*") if word in policy]
