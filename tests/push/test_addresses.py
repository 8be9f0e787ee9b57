"""The server sends pushes to public https addresses only."""

from __future__ import annotations

import socket

import pytest

from unspoken.push.addresses import ForbiddenAddress, check_endpoint, resolve

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.net/1",
        "https://push.example.net:8443/1",
        "https://user@push.example.net/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://localhost/1",
        "https://push.example.net/ 1",
        "https://push.example.net/\x7f",
        "https://[push/1",
        "ftp://push.example.net/1",
        "",
    ],
)
def test_an_address_that_cannot_be_a_push_service_is_refused(endpoint: str) -> None:
    """When a browser subscribes."""
    with pytest.raises(ForbiddenAddress):
        check_endpoint(endpoint)


def test_the_address_of_a_push_service_is_accepted() -> None:
    """With its host and port."""
    assert check_endpoint("https://push.example.net/send/abc") == ("push.example.net", 443)


@pytest.mark.parametrize(
    "addresses",
    [
        ["127.0.0.1"],
        ["10.1.2.3"],
        ["169.254.169.254"],
        ["8.8.8.8", "192.168.0.1"],
        ["::1"],
        ["fe80::1%eth0"],
        ["fd00::1"],
        ["::ffff:127.0.0.1"],
        ["64:ff9b::a00:1"],
        ["2002:7f00:1::"],
        ["0.0.0.0"],
        ["224.0.0.1"],
    ],
    ids=" ".join,
)
async def test_a_name_with_a_private_address_is_refused(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if another of its addresses is public."""
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", (a, 443)) for a in addresses])
    with pytest.raises(ForbiddenAddress):
        await resolve("push.example.net", 443)


async def test_the_checked_address_is_the_one_to_connect_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second lookup might give another one."""
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", ("8.8.8.8", 443))])
    assert await resolve("push.example.net", 443) == "8.8.8.8"
