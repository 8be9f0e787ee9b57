"""The list of a browser's tables, and the links that move its seats to another device."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import httpx
import msgspec
import pytest

from tests.client import Client
from tests.plain_http import plain_async_client, plain_client
from tests.serving import Server
from tests.web.in_process import serving_here
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.state.glance import Glance, MemberGlance
from unspoken.tables.state.names import token_hash
from unspoken.tables.state.room import PersonId, Phase
from unspoken.web.settings import Settings

pytestmark = pytest.mark.anyio


@contextmanager
def browser(server: Server) -> Iterator[httpx.Client]:
    """A browser with its own cookies."""
    with plain_client(base_url=server.address) as opened:
        yield opened


def opens(client: httpx.Client, name: str = "Ada") -> str:
    """Open a table; return its code."""
    return str(client.post("/api/tables", json={"name": name, "game": "echo"}).json()["code"])


def mine(client: httpx.Client) -> list[dict[str, object]]:
    """Return the tables that the browser is shown."""
    return list(client.get("/api/mine").json()["tables"])


def secret_of(client: httpx.Client) -> str:
    """Make a link; return its secret."""
    return str(client.post("/api/transfers").json()["url"].partition("#")[2])


def accept(client: httpx.Client, secret: str) -> httpx.Response:
    """Open a link."""
    return client.post("/api/transfers/accept", json={"secret": secret})


def test_a_browser_is_shown_its_own_tables(client: httpx.Client, other_client: httpx.Client) -> None:
    """By its cookies: a browser without them, or with a forged one, is shown none."""
    codes = {opens(client), opens(client)}
    other = opens(other_client, "Bob")
    assert {table["code"] for table in mine(client)} == codes
    assert [(table["game"], table["names"]) for table in mine(other_client)] == [("echo", ["Bob"])]
    other_client.cookies.clear()
    other_client.cookies.set(f"unspoken_{other}", "forged")
    assert mine(other_client) == []


async def test_listing_loads_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stored glances are read, also those of tables that are not in memory."""
    store = MemoryStore()
    async with _listed(store) as (http, codes):
        pass
    loads: list[str] = []

    async def load_page(table: str, _step: int) -> list[bytes]:
        loads.append(table)
        return []

    monkeypatch.setattr(store, "load_page", load_page)
    async with serving_here(Settings(), store=store) as address:
        reply = await http_get(address, http.cookies)
    assert ({table["code"] for table in reply["tables"]}, loads) == (codes, [])


async def test_tables_that_wait_for_the_person_come_first() -> None:
    """The nearest deadline first, then other tables by days."""
    store, hashed = MemoryStore(), token_hash("token")
    for code, until, by_days in (
        ("AAAAAA", None, False),
        ("BBBBBB", None, True),
        ("CCCCCC", 9, True),
        ("DDDDDD", 5, True),
    ):
        member = MemberGlance(PersonId(1), hashed, until)
        glance = Glance("dixit", Phase.PLAYING, ("Ada",), (member,), by_days)
        await store.glances.keep(code, 1, msgspec.json.encode(glance))
    cookies = httpx.Cookies(
        {f"unspoken_{code}": "token" for code in ("AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD")}
    )
    async with serving_here(Settings(), store=store) as address:
        listed = (await http_get(address, cookies))["tables"]
    assert [(table["code"][0], table.get("until")) for table in listed] == [
        ("D", 5),
        ("C", 9),
        ("B", None),
        ("A", None),
    ]


@asynccontextmanager
async def _listed(store: MemoryStore) -> AsyncIterator[tuple[httpx.AsyncClient, set[str]]]:
    """Open two tables on a server that then stops."""
    async with serving_here(Settings(), store=store) as address, plain_async_client(base_url=address) as http:
        opened = [await http.post("/api/tables", json={"name": "Ada", "game": "echo"}) for _ in range(2)]
        yield http, {reply.json()["code"] for reply in opened}


async def http_get(address: str, cookies: httpx.Cookies) -> dict[str, list[dict[str, Any]]]:
    """Read the list of tables with these cookies."""
    header = {"cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies.jar)}
    async with plain_async_client(base_url=address) as http:
        listed: dict[str, list[dict[str, Any]]] = (await http.get("/api/mine", headers=header)).json()
        return listed


def test_a_link_moves_all_seats_once(
    server: Server, client: httpx.Client, other_client: httpx.Client
) -> None:
    """The old device has none of them any more; a third device gets nothing."""
    codes = {opens(client), opens(client)}
    secret = secret_of(client)
    moved = accept(other_client, secret).json()
    assert ({table["code"] for table in moved["tables"]}, moved["left"]) == (codes, 0)
    assert {table["code"] for table in mine(other_client)} == codes
    assert mine(client) == []
    members = [who.get(f"/api/tables/{min(codes)}").json()["member"] for who in (client, other_client)]
    assert members == [False, True]
    with browser(server) as third:
        assert (accept(third, secret).json()["code"], mine(third)) == ("transfer-expired", [])


def test_a_seat_stays_if_the_device_has_another_seat_at_its_table(
    client: httpx.Client, other_client: httpx.Client
) -> None:
    """It would lose that seat."""
    code = opens(client)
    other_client.post(f"/api/tables/{code}/people", json={"name": "Bob"})
    moved = accept(other_client, secret_of(client)).json()
    assert (moved["tables"], moved["left"], len(mine(client))) == ([], 1, 1)


def test_without_a_seat_there_is_no_link(client: httpx.Client) -> None:
    """The refusal says so."""
    assert client.post("/api/transfers").json()["code"] == "no-seats-to-move"


def test_neither_log_nor_file_holds_the_secret_of_a_link(
    server: Server, client: httpx.Client, other_client: httpx.Client
) -> None:
    """Nor the tokens that it gave. The log level is debug."""
    opens(client)
    used, unused = secret_of(client), secret_of(client)
    accept(other_client, used)
    secrets = [used, unused, *other_client.cookies.values()]
    files = [server.errors, *server.data.parent.glob(f"{server.data.name}*")]
    stored = b"".join(path.read_bytes() for path in files)
    assert stored and not any(secret.encode() in stored for secret in secrets)


async def test_a_page_of_the_old_device_is_told_and_the_others_are_not(server: Server) -> None:
    """ALL-04: while numbers are picked (ECHO-02)."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    bob = await Client.joins(server.address, ada.code, "Bob")
    await ada.command("start")
    await bob.sees_the_game()
    before = list(bob.received)
    cookies = {f"unspoken_{ada.code}": ada.token}
    async with plain_async_client(base_url=server.address, cookies=cookies) as old:
        secret = (await old.post("/api/transfers")).json()["url"].partition("#")[2]
    async with plain_async_client(base_url=server.address) as new:
        await new.post("/api/transfers/accept", json={"secret": secret})
        ada.token = new.cookies[f"unspoken_{ada.code}"]
    await ada.until(lambda: ada.closed is not None)
    assert ada.closed == "transferred"
    await ada.connect()
    await bob.say("are you there?")  # refused; the reply comes after everything that was sent before
    assert [message for message in bob.received[len(before) :] if b'"silence"' not in message] == []
    await asyncio.gather(ada.hang_up(), bob.hang_up())
