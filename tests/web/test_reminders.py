"""Endpoints of reminders: a person subscribes for a table with the table's token."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest

from tests.client import Client
from tests.plain_http import plain_async_client
from tests.push.browser import Browser
from tests.web.in_process import serving_here
from unspoken.push.reminders import PushReminders
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.ports import Calendar
from unspoken.web.backend import GameOf
from unspoken.web.settings import Settings

pytestmark = pytest.mark.anyio
ENDPOINT = "https://push.example.net/send/1"


def push_of(store: MemoryStore, game_of: GameOf, calendar: Calendar) -> PushReminders:
    """Return the reminders of a server."""
    return PushReminders(store.push, game_of, calendar, None)


async def test_a_person_turns_reminders_on_and_off() -> None:
    """Only with the table's token, and only for an address that can be a push service."""
    store, body = MemoryStore(), msgspec.to_builtins(Browser(ENDPOINT).subscription)
    async with serving_here(Settings(), store=store, push=partial(push_of, store)) as address:
        ada = await Client.opens(address, "Ada", game="echo")
        path = f"/api/tables/{ada.code}/reminders"
        async with plain_async_client(base_url=address) as stranger:
            assert (await stranger.post(path, json=body)).json()["code"] == "bad-token"
            assert (await stranger.get("/api/house")).json()["reminders"] is True
        header = {"authorization": f"Bearer {ada.token}"}
        async with plain_async_client(base_url=address, headers=header) as phone:
            private = {**body, "endpoint": "https://127.0.0.1/send"}
            assert (await phone.post(path, json=private)).json()["code"] == "bad-subscription"
            assert (await phone.post(path, json=body)).json() == {"on": True}
            assert (await phone.get(path)).json() == {"on": True}
            assert await store.push.of(ada.code, ada.you) == msgspec.json.encode(body)
            assert (await phone.delete(path)).json() == {"on": False}
            assert (await phone.get(path)).json() == {"on": False}
            assert len((await phone.get("/api/reminders/key")).json()["key"]) == 87
        await ada.hang_up()


async def test_a_server_without_reminders_says_so() -> None:
    """With --no-push, or without the packages."""
    async with serving_here(Settings()) as address, plain_async_client(base_url=address) as http:
        assert (await http.get("/api/reminders/key")).json()["code"] == "no-reminders"
        assert (await http.get("/api/house")).json()["reminders"] is False
