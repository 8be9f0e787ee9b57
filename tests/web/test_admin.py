"""The admin page: only for the operator, without names and secrets, and its actions."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import NamedTuple

import httpx
import pytest
from msgspec.structs import replace

from tests.client import Client
from tests.plain_http import plain_async_client
from tests.web.in_process import serving_here, settings_of
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.errors import StoreUnavailable
from unspoken.web.settings import Settings

pytestmark = pytest.mark.anyio

TOKEN = "correct-horse-battery"
OPERATOR = {"authorization": f"Bearer {TOKEN}"}
ADMIN = "/api/admin"


class Place(NamedTuple):
    """A running server, and the operator's connection to it."""

    address: str
    operator: httpx.AsyncClient

    def browser(self) -> httpx.AsyncClient:
        """Return a new browser with its own cookies."""
        return plain_async_client(base_url=self.address)


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Place]:
    """Run a server with these settings."""
    async with (
        serving_here(settings) as address,
        plain_async_client(base_url=address, headers=OPERATOR) as operator,
    ):
        yield Place(address, operator)


@pytest.fixture
async def place() -> AsyncIterator[Place]:
    """A server with an admin page and no rate limits except for wrong tokens."""
    settings = settings_of("--admin-token", TOKEN, "--no-limits")
    async with opened(replace(settings, admin_rate=Settings().admin_rate)) as running:
        yield running


async def test_without_a_token_in_the_settings_there_is_no_admin_page() -> None:
    """Neither the page nor any endpoint, whatever token a client sends."""
    async with opened(settings_of("--no-limits")) as place:
        paths = ("/admin", f"{ADMIN}/overview", f"{ADMIN}/session")
        found = [(await place.operator.get(path)).status_code for path in paths]
        found.append((await place.operator.post(f"{ADMIN}/session", json={"token": TOKEN})).status_code)
    assert found == [404] * 4


async def test_the_token_is_exchanged_for_a_cookie_that_other_sites_cannot_use(place: Place) -> None:
    """HttpOnly, SameSite=Strict, only for the admin endpoints; a write from another site is refused."""
    async with place.browser() as browser:
        assert (await browser.get(f"{ADMIN}/overview")).status_code == 401
        cookie = (await browser.post(f"{ADMIN}/session", json={"token": TOKEN})).headers["set-cookie"].lower()
        assert all(part in cookie for part in ("httponly", "samesite=strict", f"path={ADMIN}"))
        assert TOKEN not in cookie
        assert (await browser.get(f"{ADMIN}/overview")).status_code == 200
        foreign = {"origin": "https://elsewhere.example"}
        assert (await browser.post(f"{ADMIN}/drain", json={"on": True}, headers=foreign)).status_code == 403
        await browser.delete(f"{ADMIN}/session")
        assert (await browser.get(f"{ADMIN}/session")).json() == {"signed_in": False}


async def test_a_forged_or_old_cookie_is_refused(place: Place) -> None:
    """Its time is signed with the token."""
    async with place.browser() as browser:
        signed = (await browser.post(f"{ADMIN}/session", json={"token": TOKEN})).cookies["unspoken_admin"]
        until, _, signature = signed.partition(".")
    forged = (f"{int(until) + 1}.{signature}", f"1.{signature}", f"{until}.", "x")
    async with place.browser() as browser:
        headers = [{"cookie": f"unspoken_admin={value}"} for value in forged]
        replies = [await browser.get(f"{ADMIN}/overview", headers=header) for header in headers]
    assert [reply.status_code for reply in replies] == [401] * 4


async def test_wrong_tokens_are_limited_and_logged(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    """After five, even the right token must wait."""
    wrong = {"token": "guessed-by-somebody"}
    async with place.browser() as browser:
        replies = [await browser.post(f"{ADMIN}/session", json=wrong) for _ in range(6)]
        replies.append(await browser.post(f"{ADMIN}/session", json={"token": TOKEN}))
    assert [reply.status_code for reply in replies] == [*[401] * 5, 429, 429]
    assert "wrong admin token from 127.0.0.1" in caplog.text and "guessed" not in caplog.text


async def test_the_page_shows_tables_by_numbers_and_no_names(place: Place) -> None:
    """ALL-01: only what is needed to act on a table."""
    ada = await Client.opens(place.address, "Zaphod", game="echo")
    bob = await Client.joins(place.address, ada.code, "Trillian")
    reply = await place.operator.get(f"{ADMIN}/overview")
    await bob.hang_up()
    await ada.hang_up()
    assert "Zaphod" not in reply.text and "Trillian" not in reply.text
    (table,) = reply.json()["tables"]
    assert table.pop("label") != ada.code
    assert table == {
        "code": ada.code,
        "game": "echo",
        "phase": "lobby",
        "people": 2,
        "bots": 0,
        "minutes": 0,
        "records": 0,
        "paused": False,
        "idle_minutes": None,
    }


async def test_a_closed_table_says_why_and_is_deleted(place: Place) -> None:
    """Everybody at it sees the operator's sentence, then the connection is closed for good."""
    ada = await Client.opens(place.address, "Ada", game="echo")
    bob = await Client.joins(place.address, ada.code, "Bob")
    body = {"note": "We restart  in a minute."}
    assert (await place.operator.post(f"{ADMIN}/tables/{ada.code}/close", json=body)).status_code == 200
    await ada.until(lambda: ada.closed is not None)
    await bob.until(lambda: bob.closed is not None)
    note = {"type": "operator-note", "text": "We restart in a minute."}
    assert [(person.closed, note in person.other_messages) for person in (ada, bob)] == [("shut", True)] * 2
    async with place.browser() as browser:
        assert (await browser.get(f"/api/tables/{ada.code}")).status_code == 404
    assert (await place.operator.get(f"{ADMIN}/overview")).json()["tables"] == []
    assert (await place.operator.post(f"{ADMIN}/tables/{ada.code}/close", json={})).status_code == 404


async def test_a_banned_browser_cannot_open_or_join_tables(place: Place) -> None:
    """Until the ban is lifted; another browser at the same address can."""
    async with place.browser() as ada, place.browser() as bob:
        code = (await ada.post("/api/tables", json={"name": "Ada", "game": "echo"})).json()["code"]
        other = (await ada.post("/api/tables", json={"name": "Ada", "game": "echo"})).json()["code"]
        await bob.post(f"/api/tables/{code}/people", json={"name": "Bob"})
        ban = {"name": " bob ", "days": 3, "note": "flooded the chat"}
        reply = await place.operator.post(f"{ADMIN}/tables/{code}/bans", json=ban)
        assert (reply.status_code, reply.json()) == (201, {"count": 1})
        for path in ("/api/tables", f"/api/tables/{other}/people"):
            refused = (await bob.post(path, json={"name": "Bob"})).json()
            assert (refused["code"], refused["facts"]) == ("banned", {"days": 3})
        assert (await ada.post("/api/tables", json={"name": "Ada"})).status_code == 201
        (listed,) = (await place.operator.get(f"{ADMIN}/overview")).json()["bans"]
        assert (listed["kind"], listed["address"], listed["note"]) == ("browser", "", "flooded the chat")
        await place.operator.delete(f"{ADMIN}/bans/{listed['id']}")
        assert (await bob.post(f"/api/tables/{other}/people", json={"name": "Bob"})).status_code == 201


@pytest.mark.parametrize("typed", ["127.0.0.1", "127.0.0.0/24", " 127.0.0.1/32 "])
async def test_a_banned_address_cannot_open_tables(place: Place, typed: str) -> None:
    """Alone or as part of a network."""
    assert (await place.operator.post(f"{ADMIN}/bans", json={"address": typed})).status_code == 201
    async with place.browser() as browser:
        assert (await browser.post("/api/tables", json={"name": "Ada"})).json()["code"] == "banned"


@pytest.mark.parametrize("typed", ["", "somebody", "127.0.0.1/8", "::/0", "300.1.1.1", "1.2.3.4/x"])
async def test_something_else_than_an_address_is_refused(place: Place, typed: str) -> None:
    """A network of a whole country too; nothing is stored."""
    reply = await place.operator.post(f"{ADMIN}/bans", json={"address": typed})
    assert (reply.status_code, reply.json()["code"]) == (422, "bad-address")
    assert (await place.operator.get(f"{ADMIN}/overview")).json()["bans"] == []


async def test_a_draining_server_opens_no_tables_and_is_not_ready(place: Place) -> None:
    """Open tables can still be joined; it can be undone."""
    async with place.browser() as browser:
        code = (await browser.post("/api/tables", json={"name": "Ada", "game": "echo"})).json()["code"]
        await place.operator.post(f"{ADMIN}/drain", json={"on": True})
        assert (await browser.post("/api/tables", json={"name": "Ada"})).json()["code"] == "draining"
        assert (await browser.get("/healthz/ready")).status_code == 503
        assert (await browser.post(f"/api/tables/{code}/people", json={"name": "Ada"})).status_code == 201
        await place.operator.post(f"{ADMIN}/drain", json={"on": False})
        assert (await browser.post("/api/tables", json={"name": "Ada"})).status_code == 201


async def test_what_is_not_there_cannot_be_deleted(place: Place) -> None:
    """Each action has a refusal of its own."""
    gone = [await place.operator.delete(f"{ADMIN}/{path}") for path in ("bans/none", "decks/own-none")]
    ban = await place.operator.post(f"{ADMIN}/tables/AAAAAA/bans", json={})
    empty = await place.operator.delete(f"{ADMIN}/atlas")
    assert [reply.json()["code"] for reply in (*gone, ban)] == [
        "no-such-ban",
        "no-such-pack",
        "no-such-table",
    ]
    assert empty.json() == {"count": 0}


async def test_a_table_that_cannot_be_deleted_stays(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its people reconnect to it, and the operator gets an error."""

    async def fail(_store: MemoryStore, _table: str) -> None:
        await asyncio.sleep(0)
        raise StoreUnavailable("the disk is full")

    ada = await Client.opens(place.address, "Ada", game="echo")
    monkeypatch.setattr(MemoryStore, "delete", fail)
    reply = await place.operator.post(f"{ADMIN}/tables/{ada.code}/close", json={"note": "Bye"})
    await ada.until(lambda: ada.closed is not None)
    assert (reply.status_code, ada.closed) == (503, "closing")
    assert all(message["type"] != "operator-note" for message in ada.other_messages)
    await ada.connect()
    assert ada.room["people"]
    await ada.hang_up()
