"""Floods below messages: who sends more than anybody who plays is shown out, and nobody else notices."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.client import Client
from tests.plain_http import plain_async_client
from tests.web.in_process import serving_here
from tests.web.raw_socket import RawSocket, frame
from unspoken.web.addresses import household
from unspoken.web.guessing import Guessing
from unspoken.web.limits import Rate
from unspoken.web.settings import Settings

pytestmark = pytest.mark.anyio

_UNLIMITED = Rate(burst=1e9, per_second=1e9)
_SETTINGS = Settings(address_rate=_UNLIMITED, opening_rate=_UNLIMITED)
_TOO_FAST = (1008).to_bytes(2, "big") + b"too-fast"
_TEXT, _CONTINUATION, _PING, _PONG = 1, 0, 9, 10


@pytest.fixture
async def address() -> AsyncIterator[str]:
    """A server on which time stands still, so that no bucket ever fills again."""
    async with serving_here(_SETTINGS) as where:
        yield where


async def seated(address: str, screen: bool = False) -> RawSocket:
    """Somebody at a table of their own, by a connection of which a test chooses the bytes."""
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
    """Whatever the frames are, they count; messages that are heard as such are told so before."""
    connection = await seated(address)
    await connection.send(flood)
    assert b"too-fast" in await connection.rest()


async def test_a_flood_is_over_before_it_costs_others_their_turn(address: str) -> None:
    """Each frame takes the loop as long as somebody's move: of a thousand at once, few are read at all."""
    connection = await seated(address)
    await connection.send(frame(_PING) * 1_000)
    heard = await connection.rest()
    assert _TOO_FAST in heard
    assert heard.count(bytes((0x80 | _PONG, 0))) < 350


async def test_a_screen_may_not_flood_either(address: str) -> None:
    """Nothing that it says is heard, and yet it counts."""
    connection = await seated(address, screen=True)
    await connection.send(frame(_PING) * 5_000)
    assert _TOO_FAST in await connection.rest()


async def test_whoever_floods_before_they_are_known_is_shown_out(address: str) -> None:
    """No table and no token: the meter runs from the first byte."""
    connection = await RawSocket.to(address, "/ws/AAAAAA")
    await connection.send(frame(_PING) * 5_000)
    assert _TOO_FAST in await connection.rest()


@pytest.mark.parametrize("is_known", [True, False], ids=["a guest", "a stranger"])
async def test_reconnecting_renews_nothing_for_who_floods(is_known: bool) -> None:
    """A flood counts for many calls of its address: after two, nothing more is heard from it for a while."""
    few = Settings(address_rate=Rate(burst=50, per_second=0), opening_rate=_UNLIMITED)
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


async def test_a_first_message_that_is_no_text_at_all_is_refused(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Bad UTF-8 leaves no line in the log."""
    connection = await RawSocket.to(address, "/ws/AAAAAA")
    await connection.send(frame(_TEXT, b"\xff\xfe"))
    assert b"bad-token" in await connection.rest()
    assert not caplog.records


async def test_a_new_connection_brings_no_new_allowance(address: str) -> None:
    """Forty messages, another connection of the same person, and none is left."""
    ada = await Client.opens(address, "Ada", game="echo")
    clap = {"type": "react", "channel": "table", "sign": "clap"}
    first = [await ada.ask(clap) for _ in range(40)]
    await ada.hang_up()
    await ada.connect()
    assert (first[-1]["type"], (await ada.ask(clap))["code"]) == ("ok", "too-fast")
    await ada.hang_up()


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
    ],
)
def test_a_household_is_one_address(one: str, other: str, same: bool) -> None:
    """IPv6 gives each household more addresses than there are buckets."""
    assert (household(one) == household(other)) is same


def test_whoever_guesses_codes_waits_longer_each_time() -> None:
    """One wrong code after the other, each as soon as it is allowed, for a day."""
    now = 0
    guessing = Guessing(lambda: now, Settings().wrong_codes)
    guesses = 0
    while now < 86_400_000:
        if not guessing.must_wait("a"):
            guessing.missed("a")
            guesses += 1
        now += 1_000
    assert (
        guesses < 100
    )  # of a thousand million codes, with ten thousand tables open: one in a hundred thousand


def test_a_few_typing_errors_cost_nothing() -> None:
    """Twenty are anybody's."""
    guessing = Guessing(lambda: 0, Settings().wrong_codes)
    for _ in range(20):
        guessing.missed("a")
    assert not guessing.must_wait("a")


async def test_whoever_has_guessed_too_often_is_told_of_no_table(address: str) -> None:
    """Nor whether the last guess was right; by HTTP and by sockets it is one account."""
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
