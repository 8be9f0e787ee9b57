"""Tests for floods of frames, and for guessing table codes."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.client import Client
from tests.plain_http import plain_async_client
from tests.web.in_process import serving_here
from tests.web.raw_socket import RawSocket, frame
from unspoken.web.limits.addresses import household
from unspoken.web.limits.token_bucket import Rate
from unspoken.web.limits.wrong_code_backoff import WrongCodeBackoff
from unspoken.web.settings import Settings

pytestmark = pytest.mark.anyio

_UNLIMITED = Rate(burst=1e9, per_second=1e9)
_SETTINGS = Settings(api_rate=_UNLIMITED, admission_rate=_UNLIMITED)
_TOO_FAST = (1008).to_bytes(2, "big") + b"too-fast"
_TEXT, _CONTINUATION, _PING, _PONG = 1, 0, 9, 10


@pytest.fixture
async def address() -> AsyncIterator[str]:
    """A server whose clock stands still, so that no token bucket refills."""
    async with serving_here(_SETTINGS) as where:
        yield where


async def seated(address: str, screen: bool = False) -> RawSocket:
    """Open a table; return a raw connection of its host."""
    ada = await Client.opens(address, "Ada", game="echo")
    await ada.hang_up()
    path = f"/ws/{ada.code}" + ("?screen" if screen else "")
    return await RawSocket.to(address, path, f"unspoken_{ada.code}={ada.token}")


@pytest.mark.parametrize(
    "flood",
    [
        frame(_TEXT, b"{", last=False) + frame(_CONTINUATION, last=False) * 5_000,
        frame(_PING) * 5_000,
        frame(_PONG) * 5_000,
        frame(_TEXT, b"{}") * 5_000,
        frame(_TEXT, b" " * 10_000) * 200,
    ],
    ids=["continuations", "pings", "pongs", "messages", "bytes"],
)
async def test_a_flood_of_frames_closes_the_connection(address: str, flood: bytes) -> None:
    """Frames of every kind count; messages beyond the rate limit get a refusal first."""
    connection = await seated(address)
    await connection.send(flood)
    assert b"too-fast" in await connection.rest()


async def test_most_frames_of_a_flood_are_not_parsed(address: str) -> None:
    """Parsing a frame takes as long as a move, so the others would have to wait."""
    connection = await seated(address)
    await connection.send(frame(_PING) * 1_000)
    received = await connection.rest()
    assert _TOO_FAST in received
    assert received.count(bytes((0x80 | _PONG, 0))) < 350


async def test_a_flood_from_a_screen_closes_the_connection(address: str) -> None:
    """Its messages are ignored, but its frames count."""
    connection = await seated(address, screen=True)
    await connection.send(frame(_PING) * 5_000)
    assert _TOO_FAST in await connection.rest()


async def test_a_flood_before_authentication_closes_the_connection(address: str) -> None:
    """The traffic limit counts from the first byte."""
    connection = await RawSocket.to(address, "/ws/AAAAAA")
    await connection.send(frame(_PING) * 5_000)
    assert _TOO_FAST in await connection.rest()


@pytest.mark.parametrize("is_known", [True, False], ids=["member", "stranger"])
async def test_reconnecting_after_a_flood_does_not_reset_the_rate_limit(is_known: bool) -> None:
    """A flood costs its address many API calls: after two floods, the address must wait."""
    few = Settings(api_rate=Rate(burst=50, per_second=0), admission_rate=_UNLIMITED)
    async with serving_here(few) as where:
        ada = await Client.opens(where, "Ada", game="echo")
        cookie = f"unspoken_{ada.code}={ada.token}" if is_known else ""
        for _ in range(2):
            connection = await RawSocket.to(where, f"/ws/{ada.code}", cookie)
            await connection.send(frame(_PING) * 5_000)
            await connection.rest()
        await ada.hang_up()
        async with plain_async_client(base_url=where) as caller:
            assert (await caller.get(f"/api/tables/{ada.code}")).json()["code"] == "too-fast"


async def test_a_first_message_that_is_not_utf_8_is_refused(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    """And leaves no line in the log."""
    connection = await RawSocket.to(address, "/ws/AAAAAA")
    await connection.send(frame(_TEXT, b"\xff\xfe"))
    assert b"bad-token" in await connection.rest()
    assert not caplog.records


async def test_a_new_connection_does_not_reset_the_message_limit(address: str) -> None:
    """After forty messages, another connection of the same person may send no more."""
    ada = await Client.opens(address, "Ada", game="echo")
    clap = {"type": "react", "channel": "table", "sign": "clap"}
    first = [await ada.ask(clap) for _ in range(40)]
    await ada.hang_up()
    await ada.connect()
    assert (first[-1]["type"], (await ada.ask(clap))["code"]) == ("ok", "too-fast")
    await ada.hang_up()


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
    ],
)
def test_addresses_are_grouped_by_household(first: str, second: str, same: bool) -> None:
    """With IPv6, each household has more addresses than there are buckets."""
    assert (household(first) == household(second)) is same


def test_the_wait_grows_with_each_wrong_code() -> None:
    """A client that sends wrong codes for a day, each as soon as it may, gets few guesses."""
    now = 0
    backoff = WrongCodeBackoff(lambda: now, Settings().wrong_codes)
    guesses = 0
    while now < 86_400_000:
        if not backoff.must_wait("a"):
            backoff.count_wrong_code("a")
            guesses += 1
        now += 1_000
    assert (
        guesses < 100
    )  # with ten thousand open tables and a billion codes: a chance of about one in a thousand per day


def test_the_first_wrong_codes_are_free() -> None:
    """Twenty typing errors cause no wait."""
    backoff = WrongCodeBackoff(lambda: 0, Settings().wrong_codes)
    for _ in range(20):
        backoff.count_wrong_code("a")
    assert not backoff.must_wait("a")


async def test_an_address_with_too_many_wrong_codes_gets_429_for_every_table(address: str) -> None:
    """Also for a correct code; members are not affected. HTTP and WebSockets count together."""
    ada = await Client.opens(address, "Ada", game="echo")
    for _ in range(21):
        connection = await RawSocket.to(address, "/ws/AAAAAA")
        await connection.send(frame(_TEXT, b"{}"))
        await connection.rest()
    where, proof = f"{address}/api/tables/{ada.code}", {"authorization": f"Bearer {ada.token}"}
    async with plain_async_client() as http:
        stranger, known = await http.get(where), await http.get(where, headers=proof)
        cookie = {"cookie": f"unspoken_{ada.code}={ada.token}"}
        typed = await http.get(where.replace(ada.code, ada.code.lower()), headers=cookie)
    assert (stranger.status_code, known.status_code, typed.status_code) == (429, 200, 200)
    await ada.hang_up()
