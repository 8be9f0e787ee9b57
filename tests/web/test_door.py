"""Tests for the door of a table over HTTP: codes that were changed, locks, and people who were removed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from tests.client import Client
from tests.plain_http import plain_async_client
from tests.serving import Server

pytestmark = pytest.mark.anyio


class Evening:
    """A host with a connection, and the browsers of other people."""

    def __init__(self, host: Client, browsers: list[httpx.AsyncClient]) -> None:
        self.host = host
        self.code = host.code
        self.bob, self.stranger = browsers

    async def status(self, browser: httpx.AsyncClient, code: str, path: str = "") -> int:
        """Return the status of a request about the table."""
        return (await browser.get(f"/api/tables/{code}{path}")).status_code

    async def joins(self, browser: httpx.AsyncClient, code: str, name: str) -> Any:  # noqa: ANN401  (plain JSON)
        """Join with this code, and return the reply."""
        return (await browser.post(f"/api/tables/{code}/people", json={"name": name})).json()

    async def changes_code(self) -> str:
        """Let the host change the code, and return the new one."""
        before = self.host.room.get("invitation")
        assert (await self.host.command("change-code"))["type"] == "ok"
        await self.host.until(lambda: self.host.room.get("invitation") != before)
        return str(self.host.room["invitation"])


@pytest.fixture
async def evening(server: Server) -> AsyncIterator[Evening]:
    """Ada's table, and two browsers: Bob has joined in the first one."""
    async with AsyncExitStack() as stack:
        browsers = [
            await stack.enter_async_context(plain_async_client(base_url=server.address)) for _ in range(2)
        ]
        ada = await Client.opens(server.address, "Ada", game="echo")
        stack.push_async_callback(ada.hang_up)
        evening = Evening(ada, browsers)
        await evening.joins(evening.bob, ada.code, "Bob")
        yield evening


async def test_the_old_code_is_an_unknown_code_for_strangers(evening: Evening) -> None:
    """Also for the QR code, which would show the new one, and for a code that was changed twice."""
    first = await evening.changes_code()
    await evening.changes_code()
    found = [await evening.status(evening.stranger, code) for code in (evening.code, first)]
    qr = await evening.status(evening.stranger, evening.code, "/qr.svg")
    joined = await evening.joins(evening.stranger, evening.code, "Eve")
    assert (found, qr, joined["code"]) == ([404, 404], 404, "no-such-table")


async def test_a_stranger_joins_with_the_new_code(evening: Evening) -> None:
    """Typed in any way; the reply names the table's own code, which the cookie belongs to."""
    code = await evening.changes_code()
    typed = f"{code[:6].lower()}-{code[6:]}"
    invited = (await evening.stranger.get(f"/api/tables/{typed}")).json()
    joined = await evening.joins(evening.stranger, typed, "Eve")
    assert (invited["code"], joined["code"]) == (evening.code, evening.code)
    assert await evening.status(evening.stranger, evening.code) == 200


async def test_people_of_the_table_need_no_new_code(evening: Evening) -> None:
    """Their cookie is enough, with either code."""
    code = await evening.changes_code()
    assert [await evening.status(evening.bob, known) for known in (evening.code, code)] == [200, 200]


async def test_a_suffix_is_wrong_for_a_table_whose_code_was_not_changed(evening: Evening) -> None:
    """A table has one code at a time."""
    assert await evening.status(evening.stranger, f"{evening.code}ABCD") == 404


async def test_an_invitation_says_that_the_table_is_locked(evening: Evening) -> None:
    """To strangers; a request to join is refused."""
    await evening.host.command("set-lock", locked=True)
    invited = [
        (await browser.get(f"/api/tables/{evening.code}")).json()["locked"]
        for browser in (evening.bob, evening.stranger)
    ]
    refused = await evening.joins(evening.stranger, evening.code, "Eve")
    assert (invited, refused["code"]) == ([False, True], "table-locked")


async def test_the_browser_of_a_removed_person_stays_out(evening: Evening) -> None:
    """Under any name."""
    bob = next(person["id"] for person in evening.host.room["people"] if person["name"] == "Bob")
    await evening.host.command("remove-person", person=bob)
    replies = [await evening.joins(evening.bob, evening.code, name) for name in ("Bob", "Eve")]
    assert [reply["code"] for reply in replies] == ["shown-out", "shown-out"]
