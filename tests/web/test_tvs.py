"""Tests for TVs over real HTTP and WebSockets: adding, reconnecting and removing them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.client import Client, Json
from tests.patience import PATIENCE
from tests.plain_http import plain_async_client
from tests.serving import LIGHT, TOY_PACKS, Server, serving
from tests.web.in_process import serving_here
from unspoken.web.settings import Settings

pytestmark = pytest.mark.anyio
_MORE = (*LIGHT, "--also", "toygame", "--packs", str(TOY_PACKS))


async def hears(socket: ClientConnection, kind: str) -> Json:
    """Wait for the next message of one type."""
    while True:
        message: Json = msgspec.json.decode(await socket.recv())
        if message["type"] == kind:
            return message


@asynccontextmanager
async def waiting(address: str) -> AsyncIterator[tuple[ClientConnection, str]]:
    """Connect a waiting TV; yield its connection and its code."""
    async with connect(f"{address.replace('http', 'ws', 1)}/ws/tv") as socket:
        yield socket, (await hears(socket, "tv-code"))["code"]


def as_host(host: Client) -> httpx.AsyncClient:
    """Return the browser of a person of the table."""
    return plain_async_client(
        base_url=f"{host.address}/api/tables",
        cookies={f"unspoken_{host.code}": host.token},
        timeout=PATIENCE,
    )


@asynccontextmanager
async def put_up(host: Client) -> AsyncIterator[httpx.AsyncClient]:
    """Show the host's table on a new TV; yield the TV's browser with its cookie."""
    async with waiting(host.address) as (socket, code):
        async with as_host(host) as phone:
            assert (await phone.post(f"/{host.code}/tvs", json={"code": code.lower()})).status_code == 201
        taken = await hears(socket, "tv-taken")
    async with plain_async_client(base_url=f"{host.address}/api/tables") as tv:
        assert (await tv.post(f"/{taken['table']}/tv", json={"token": taken["token"]})).status_code == 201
        yield tv


@asynccontextmanager
async def shown(host: Client, tv: httpx.AsyncClient) -> AsyncIterator[ClientConnection]:
    """Connect a TV to its table with its cookie."""
    where = f"{host.address.replace('http', 'ws', 1)}/ws/{host.code}?screen"
    cookies = "; ".join(f"{name}={value}" for name, value in tv.cookies.items())
    async with connect(where, additional_headers={"cookie": cookies}) as socket:
        yield socket


async def test_a_tv_shows_the_table_whose_host_typed_its_code(server: Server) -> None:
    """As a spectator: it sees no seat's secrets, and it is not a member of the table."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    async with put_up(ada) as tv:
        async with shown(ada, tv) as screen:
            assert (await hears(screen, "welcome"))["you"] is None
            assert "tvs" not in await hears(screen, "room")  # only the host sees a list of them
            await ada.until(lambda: len(ada.room.get("tvs", ())) == 1)
        invitation = (await tv.get(f"/{ada.code}")).json()
        assert (invitation["tv"], invitation["member"]) == (True, False)
        assert (await tv.get(f"/{ada.code}/decks")).json()["code"] == "bad-token"
    await ada.hang_up()


async def test_a_tv_reconnects_after_a_restart(tmp_path: Path) -> None:
    """Its cookie is valid until the TV is removed."""
    with serving(tmp_path / "log.db", _MORE) as server:
        ada = await Client.opens(server.address, "Ada", game="echo")
        async with put_up(ada) as tv:
            await ada.hang_up()
            server.kill()
            server.start()
            async with shown(ada, tv) as screen:
                assert (await hears(screen, "room"))["code"] == ada.code


async def test_the_host_can_remove_a_tv(server: Server) -> None:
    """The TV gets the reason and cannot reconnect."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    async with put_up(ada) as tv, as_host(ada) as phone:
        async with shown(ada, tv) as screen:
            await ada.until(lambda: "tvs" in ada.room)
            (name,) = ada.room["tvs"]
            assert (await phone.delete(f"/{ada.code}/tvs/{name}")).json() == {"tvs": []}
            assert (await hears(screen, "closed"))["reason"] == "put-away"
        assert (await phone.delete(f"/{ada.code}/tvs/{name}")).json()["code"] == "no-such-tv"
        async with shown(ada, tv) as screen:
            assert (await hears(screen, "refusal"))["code"] == "bad-token"
    await ada.hang_up()


async def test_a_tv_can_remove_itself(server: Server) -> None:
    """A stranger's browser cannot remove it."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    async with put_up(ada) as tv:
        async with plain_async_client(base_url=tv.base_url) as stranger:
            assert (await stranger.delete(f"/{ada.code}/tv")).json()["code"] == "no-such-tv"
        assert (await tv.delete(f"/{ada.code}/tv")).json() == {"tvs": []}
        assert (await tv.get(f"/{ada.code}")).json()["tv"] is False
    await ada.until(lambda: "tvs" not in ada.room)
    await ada.hang_up()


async def test_a_hosts_own_browser_stays_a_tv_when_the_host_leaves(server: Server) -> None:
    """It has its own cookie, and the next host can remove it."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    bob = await Client.joins(server.address, ada.code, "Bob")
    async with as_host(ada) as window, as_host(bob) as phone:
        for _ in range(2):  # after a reload it is the same TV
            assert (await window.post(f"/{ada.code}/tvs/here")).status_code == 201
        async with shown(ada, window) as screen:
            await ada.until(lambda: "tvs" in ada.room)
            (name,) = ada.room["tvs"]
            assert len((await hears(screen, "room"))["people"]) == 2
            assert (await ada.command("leave"))["type"] == "ok"
            assert len((await hears(screen, "room"))["people"]) == 1
        async with shown(ada, window) as screen:
            assert (await hears(screen, "welcome"))["you"] is None
            assert (await phone.delete(f"/{ada.code}/tvs/{name}")).json() == {"tvs": []}
            assert (await hears(screen, "closed"))["reason"] == "put-away"
    await bob.hang_up()


async def test_a_guests_screen_closes_when_the_guest_is_removed(server: Server) -> None:
    """Only the host can make it a TV of the table."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    bob = await Client.joins(server.address, ada.code, "Bob")
    async with as_host(bob) as window:
        assert (await window.post(f"/{ada.code}/tvs/here")).json()["code"] == "not-host"
        async with shown(ada, window) as screen:
            await hears(screen, "room")
            await ada.command("remove-person", person=bob.you)
            assert (await hears(screen, "closed"))["reason"] == "put-away"
    await ada.hang_up()


@pytest.mark.parametrize("typed", ["", "AB", "ABCD", "ABCDEF", "....", "ĄBĆD", "A/../B"])
async def test_an_unknown_tv_code_is_refused(server: Server, typed: str) -> None:
    """And the table's TVs do not change."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    async with as_host(ada) as phone:
        assert (await phone.post(f"/{ada.code}/tvs", json={"code": typed})).json()["code"] == "no-such-tv"
    assert "tvs" not in ada.room
    await ada.hang_up()


async def test_a_used_code_and_the_code_of_a_disconnected_tv_are_refused(server: Server) -> None:
    """A code is valid once, and only while the TV waits."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    async with as_host(ada) as phone:
        async with waiting(server.address) as (socket, code):
            assert (await phone.post(f"/{ada.code}/tvs", json={"code": code})).status_code == 201
            assert (await phone.post(f"/{ada.code}/tvs", json={"code": code})).json()["code"] == "no-such-tv"
            await hears(socket, "tv-taken")
        async with waiting(server.address) as (_socket, gone):
            pass
        assert (await phone.post(f"/{ada.code}/tvs", json={"code": gone})).json()["code"] == "no-such-tv"
    await ada.hang_up()


async def test_only_the_host_can_add_a_tv(server: Server) -> None:
    """After a refused attempt the TV keeps waiting."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    bob = await Client.joins(server.address, ada.code, "Bob")
    async with waiting(server.address) as (_socket, code):
        async with as_host(bob) as phone:
            assert (await phone.post(f"/{ada.code}/tvs", json={"code": code})).json()["code"] == "not-host"
        async with as_host(ada) as phone:
            assert (await phone.post(f"/{ada.code}/tvs", json={"code": code})).status_code == 201
    await ada.hang_up()
    await bob.hang_up()


async def test_a_token_that_is_not_a_tvs_is_refused(server: Server) -> None:
    """Also a person's token."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    async with plain_async_client(base_url=f"{server.address}/api/tables") as stranger:
        for token in ("", "x" * 43, ada.token):
            reply = await stranger.post(f"/{ada.code}/tv", json={"token": token})
            assert reply.json()["code"] == "bad-token"
    await ada.hang_up()


async def test_one_browser_can_be_both_a_member_and_a_tv(server: Server) -> None:
    """The two cookies are independent; after the TV is removed, the member can still open a screen."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    async with put_up(ada) as tv:
        tv.cookies.set(f"unspoken_{ada.code}", ada.token)
        invitation = (await tv.get(f"/{ada.code}")).json()
        assert (invitation["tv"], invitation["member"]) == (True, True)
        stale = dict(tv.cookies)
        await tv.delete(f"/{ada.code}/tv")
        tv.cookies.update(stale)
        async with shown(ada, tv) as screen:
            assert (await hears(screen, "welcome"))["you"] is None
    await ada.hang_up()


async def test_wrong_tv_codes_count_as_wrong_table_codes() -> None:
    """After too many, even the right code must wait."""
    async with serving_here(Settings()) as address, waiting(address) as (_socket, code):
        ada = await Client.opens(address, "Ada", game="echo")
        async with as_host(ada) as phone:
            for _ in range(21):
                reply = await phone.post(f"/{ada.code}/tvs", json={"code": "AAAA"})
                assert reply.json()["code"] == "no-such-tv"
            assert (await phone.post(f"/{ada.code}/tvs", json={"code": code})).status_code == 429
        async with plain_async_client(base_url=f"{address}/api/tables") as stranger:
            assert (await stranger.get("/ABCDEF")).status_code == 429
        await ada.hang_up()


async def test_the_route_for_other_servers_is_closed_to_clients(server: Server) -> None:
    """Otherwise TV codes could be guessed without a limit."""
    async with (
        waiting(server.address) as (_socket, code),
        plain_async_client(base_url=f"{server.address}/waiting-tvs") as stranger,
    ):
        assert (await stranger.get(f"/{code}")).status_code == 404
        assert (await stranger.post(f"/{code}", json={})).status_code == 404


async def test_messages_of_a_waiting_tv_are_ignored(server: Server) -> None:
    """Its code stays the same."""
    async with waiting(server.address) as (socket, code):
        for message in ("", "{}", '{"type":"hello","token":"x"}', '{"type":"start","id":"1"}'):
            await socket.send(message)
        ada = await Client.opens(server.address, "Ada", game="echo")
        async with as_host(ada) as phone:
            assert (await phone.post(f"/{ada.code}/tvs", json={"code": code})).status_code == 201
        assert (await hears(socket, "tv-taken"))["table"] == ada.code
        await ada.hang_up()
