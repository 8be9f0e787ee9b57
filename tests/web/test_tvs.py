"""A TV of its own, over real HTTP and sockets: put up by its code, over a restart, until it is put away."""

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
    """The next message of one kind."""
    while True:
        said: Json = msgspec.json.decode(await socket.recv())
        if said["type"] == kind:
            return said


@asynccontextmanager
async def waiting(address: str) -> AsyncIterator[tuple[ClientConnection, str]]:
    """A TV that waits, and its code."""
    async with connect(f"{address.replace('http', 'ws', 1)}/ws/tv") as socket:
        yield socket, (await hears(socket, "tv-code"))["code"]


def as_host(host: Client) -> httpx.AsyncClient:
    """The host's browser."""
    return plain_async_client(
        base_url=f"{host.address}/api/tables",
        cookies={f"unspoken_{host.code}": host.token},
        timeout=PATIENCE,
    )


@asynccontextmanager
async def put_up(host: Client) -> AsyncIterator[httpx.AsyncClient]:
    """A TV that shows the host's table: its browser, with its cookie."""
    async with waiting(host.address) as (socket, code):
        async with as_host(host) as phone:
            assert (await phone.post(f"/{host.code}/tvs", json={"code": code.lower()})).status_code == 201
        taken = await hears(socket, "tv-taken")
    async with plain_async_client(base_url=f"{host.address}/api/tables") as tv:
        assert (await tv.post(f"/{taken['table']}/tv", json={"token": taken["token"]})).status_code == 201
        yield tv


@asynccontextmanager
async def shown(host: Client, tv: httpx.AsyncClient) -> AsyncIterator[ClientConnection]:
    """The table on a TV, by its cookie."""
    where = f"{host.address.replace('http', 'ws', 1)}/ws/{host.code}?screen"
    cookies = "; ".join(f"{name}={value}" for name, value in tv.cookies.items())
    async with connect(where, additional_headers={"cookie": cookies}) as socket:
        yield socket


async def test_a_tv_shows_the_table_whose_host_has_typed_its_code(server: Server) -> None:
    """As nobody: it sees no seat's secrets, and its browser is told that it is a TV and no member."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    async with put_up(ada) as tv:
        async with shown(ada, tv) as screen:
            assert (await hears(screen, "welcome"))["you"] is None
            assert len((await hears(screen, "room"))["tvs"]) == 1
        known = (await tv.get(f"/{ada.code}")).json()
        assert (known["tv"], known["member"]) == (True, False)
        assert (await tv.get(f"/{ada.code}/decks")).json()["code"] == "bad-token"
    await ada.hang_up()


async def test_a_tv_is_shown_over_a_restart(tmp_path: Path) -> None:
    """Its cookie is good for as long as it is not put away."""
    with serving(tmp_path / "log.db", _MORE) as server:
        ada = await Client.opens(server.address, "Ada", game="echo")
        async with put_up(ada) as tv:
            await ada.hang_up()
            server.kill()
            server.start()
            async with shown(ada, tv) as screen:
                assert (await hears(screen, "room"))["code"] == ada.code


async def test_the_host_puts_a_tv_away(server: Server) -> None:
    """It is told why, and not let in again."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    async with put_up(ada) as tv, as_host(ada) as phone:
        async with shown(ada, tv) as screen:
            (name,) = (await hears(screen, "room"))["tvs"]
            assert (await phone.delete(f"/{ada.code}/tvs/{name}")).json() == {"tvs": []}
            assert (await hears(screen, "closed"))["reason"] == "put-away"
        assert (await phone.delete(f"/{ada.code}/tvs/{name}")).json()["code"] == "no-such-tv"
        async with shown(ada, tv) as screen:
            assert (await hears(screen, "refusal"))["code"] == "bad-token"
    await ada.hang_up()


async def test_a_tv_is_put_away_where_it_stands(server: Server) -> None:
    """By whoever is at its keys; a stranger's browser cannot."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    async with put_up(ada) as tv:
        async with plain_async_client(base_url=tv.base_url) as stranger:
            assert (await stranger.delete(f"/{ada.code}/tv")).json()["code"] == "no-such-tv"
        assert (await tv.delete(f"/{ada.code}/tv")).json() == {"tvs": []}
        assert (await tv.get(f"/{ada.code}")).json()["tv"] is False
    await ada.until(lambda: "tvs" not in ada.room)
    await ada.hang_up()


async def test_a_screen_that_the_host_puts_up_in_a_window_stays_when_the_host_leaves(server: Server) -> None:
    """It is a TV of the table's from then on, known by a cookie of its own; the next host puts it away."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    bob = await Client.joins(server.address, ada.code, "Bob")
    async with as_host(ada) as window, as_host(bob) as phone:
        for _ in range(2):  # loaded anew, it is the same TV
            assert (await window.post(f"/{ada.code}/tvs/here")).status_code == 201
        async with shown(ada, window) as screen:
            (name,) = (await hears(screen, "room"))["tvs"]
            assert (await ada.command("leave"))["type"] == "ok"
            assert len((await hears(screen, "room"))["people"]) == 1
        async with shown(ada, window) as screen:
            assert (await hears(screen, "welcome"))["you"] is None
            assert (await phone.delete(f"/{ada.code}/tvs/{name}")).json() == {"tvs": []}
            assert (await hears(screen, "closed"))["reason"] == "put-away"
    await bob.hang_up()


async def test_a_guests_window_is_the_guests(server: Server) -> None:
    """Whoever is shown out takes it along: only the host makes a TV of the table's."""
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
async def test_a_code_that_no_tv_shows_is_refused(server: Server, typed: str) -> None:
    """With a sentence, and nothing has changed."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    async with as_host(ada) as phone:
        assert (await phone.post(f"/{ada.code}/tvs", json={"code": typed})).json()["code"] == "no-such-tv"
    assert "tvs" not in ada.room
    await ada.hang_up()


async def test_the_code_of_a_tv_that_is_gone_or_taken_is_refused(server: Server) -> None:
    """A code is good once, and for as long as it is shown."""
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


async def test_who_is_not_the_host_puts_nothing_up(server: Server) -> None:
    """The TV waits on."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    bob = await Client.joins(server.address, ada.code, "Bob")
    async with waiting(server.address) as (_socket, code):
        async with as_host(bob) as phone:
            assert (await phone.post(f"/{ada.code}/tvs", json={"code": code})).json()["code"] == "not-host"
        async with as_host(ada) as phone:
            assert (await phone.post(f"/{ada.code}/tvs", json={"code": code})).status_code == 201
    await ada.hang_up()
    await bob.hang_up()


async def test_a_token_of_no_tv_is_refused(server: Server) -> None:
    """A person's is none either."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    async with plain_async_client(base_url=f"{server.address}/api/tables") as stranger:
        for token in ("", "x" * 43, ada.token):
            said = await stranger.post(f"/{ada.code}/tv", json={"token": token})
            assert said.json()["code"] == "bad-token"
    await ada.hang_up()


async def test_somebodys_own_browser_may_be_a_tv_and_stays_theirs(server: Server) -> None:
    """The two cookies do not touch each other; put away, it may still open a window of its own."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    async with put_up(ada) as tv:
        tv.cookies.set(f"unspoken_{ada.code}", ada.token)
        known = (await tv.get(f"/{ada.code}")).json()
        assert (known["tv"], known["member"]) == (True, True)
        stale = dict(tv.cookies)
        await tv.delete(f"/{ada.code}/tv")
        tv.cookies.update(stale)
        async with shown(ada, tv) as screen:
            assert (await hears(screen, "welcome"))["you"] is None
    await ada.hang_up()


async def test_codes_are_not_guessed() -> None:
    """By the account of wrong table codes: after some even the right one has to wait."""
    async with serving_here(Settings()) as address, waiting(address) as (_socket, code):
        ada = await Client.opens(address, "Ada", game="echo")
        async with as_host(ada) as phone:
            for _ in range(21):
                said = await phone.post(f"/{ada.code}/tvs", json={"code": "AAAA"})
                assert said.json()["code"] == "no-such-tv"
            assert (await phone.post(f"/{ada.code}/tvs", json={"code": code})).status_code == 429
        async with plain_async_client(base_url=f"{address}/api/tables") as stranger:
            assert (await stranger.get("/ABCDEF")).status_code == 429
        await ada.hang_up()


async def test_what_servers_ask_each_other_nobody_else_may_ask(server: Server) -> None:
    """Whether a TV waits is not to be learnt without an account of it."""
    async with (
        waiting(server.address) as (_socket, code),
        plain_async_client(base_url=f"{server.address}/waiting-tvs") as stranger,
    ):
        assert (await stranger.get(f"/{code}")).status_code == 404
        assert (await stranger.post(f"/{code}", json={})).status_code == 404


async def test_a_tv_that_says_things_is_not_heard(server: Server) -> None:
    """Whatever it says, its code stays."""
    async with waiting(server.address) as (socket, code):
        for said in ("", "{}", '{"type":"hello","token":"x"}', '{"type":"start","id":"1"}'):
            await socket.send(said)
        ada = await Client.opens(server.address, "Ada", game="echo")
        async with as_host(ada) as phone:
            assert (await phone.post(f"/{ada.code}/tvs", json={"code": code})).status_code == 201
        assert (await hears(socket, "tv-taken"))["table"] == ada.code
        await ada.hang_up()
