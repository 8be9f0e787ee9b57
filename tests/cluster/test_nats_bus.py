"""The bus on a real NATS: with a password, encrypted, killed and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.servers.nats import Nats
from unspoken.cluster.bus import BusUnavailable
from unspoken.cluster.nats_bus import NatsBus, check

_CERTIFICATE = Path(__file__).parents[1] / "servers" / "loopback.pem"
_ENCRYPTED = f'tls {{ cert_file: "{_CERTIFICATE}", key_file: "{_CERTIFICATE}", timeout: 60 }}\n'
_PASSWORD = "authorization { user: ada, password: open-sesame, timeout: 60 }\n"
_TOKEN = "authorization { token: open-sesame, timeout: 60 }\n"
_PATIENCE = 20.0


@contextmanager
def nats(settings: str = "") -> Iterator[Nats]:
    """A server of one's own."""
    bus = Nats(settings)
    try:
        yield bus
    finally:
        bus.end()


async def until(true: Callable[[], bool]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(_PATIENCE):
        while not true():  # noqa: ASYNC110  (a bus tells nobody that it is back)
            await asyncio.sleep(0.01)


async def carried(url: str, sent: list[bytes]) -> list[bytes]:
    """What the second node hears of what the first one sends."""
    heard: list[bytes] = []
    one, two = NatsBus(url, "one"), NatsBus(url, "two")
    await one.start(lambda _data: None)
    await two.start(heard.append)
    for data in sent:
        one.send("two", data)
    await one.close()
    await until(lambda: len(heard) == len(sent))
    await two.close()
    return heard


def test_all_is_carried_in_order() -> None:
    """Large and small, to the end: what was sent before a node hangs up arrives."""
    sent = [b"first", b"", bytes(300_000), b"PING\r\n", b"last"]
    with nats() as bus:
        assert asyncio.run(carried(bus.url, sent)) == sent


@pytest.mark.parametrize(("settings", "proof"), [(_PASSWORD, "ada:open-sesame"), (_TOKEN, "open-sesame")])
def test_a_password_or_a_token_is_in_the_address(settings: str, proof: str) -> None:
    """As NATS's own clients take it."""
    with nats(settings) as bus:
        url = bus.url.replace("//", f"//{proof}@")
        assert asyncio.run(carried(url, [b"hello"])) == [b"hello"]


def test_a_wrong_password_is_refused_with_the_servers_reason() -> None:
    """And without the password."""
    with nats(_PASSWORD) as bus, pytest.raises(BusUnavailable) as refused:
        asyncio.run(check(bus.url.replace("//", "//ada:wrong@")))
    expected = f"NATS at 127.0.0.1:{bus.port} cannot be used (Authorization Violation): "
    assert str(refused.value) == expected + "start it, or correct the address."


def test_a_bus_that_wants_it_is_talked_to_in_private(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where its certificate is known here."""
    monkeypatch.setenv("SSL_CERT_FILE", str(_CERTIFICATE))
    with nats(_ENCRYPTED) as bus:
        assert asyncio.run(carried(bus.url, [b"hello"])) == [b"hello"]


def test_a_bus_with_a_strange_certificate_is_refused() -> None:
    """It could be anybody's."""
    with nats(_ENCRYPTED) as bus, pytest.raises(BusUnavailable, match="CERTIFICATE_VERIFY_FAILED"):
        asyncio.run(check(bus.url))


def test_privacy_that_a_bus_cannot_give_is_not_done_without() -> None:
    """tls:// means it."""
    with nats() as bus, pytest.raises(BusUnavailable):
        asyncio.run(check(bus.url.replace("nats:", "tls:")))


async def _killed_and_back(bus: Nats) -> tuple[list[bytes], list[bool]]:
    heard: list[bytes] = []
    one = NatsBus(bus.url, "one")
    await one.start(heard.append)
    bus.kill()
    await until(lambda: not one.is_up)
    one.send("one", b"lost")
    was_up = [one.is_up]
    bus.start()
    await until(lambda: one.is_up)
    one.send("one", b"found")
    await until(lambda: bool(heard))
    await one.close()
    return heard, [*was_up, one.is_up]


def test_a_bus_that_was_killed_is_found_again() -> None:
    """By itself; what was said meanwhile is lost."""
    with nats() as bus:
        assert asyncio.run(_killed_and_back(bus)) == ([b"found"], [False, False])
