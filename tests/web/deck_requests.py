"""HTTP requests for own decks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from tests.content.own.rendered_cards import filled
from tests.pictures import files
from tests.plain_http import plain_async_client, plain_client
from tests.serving import Server
from tests.web.in_process import serving_here
from unspoken.content.own.decks import OwnDecks
from unspoken.storage.sqlite.store import SQLiteStore
from unspoken.web.settings import Settings

Json = dict[str, Any]  # a JSON object from the server


def upload_picture(client: httpx.Client, code: str, data: bytes) -> httpx.Response:
    """Upload a picture to a table's own deck."""
    return client.post(f"/api/tables/{code}/deck/pictures", content=data)


def change(client: httpx.Client, code: str, **what: object) -> httpx.Response:
    """Change the deck's title, reach or descriptions."""
    return client.patch(f"/api/tables/{code}/deck", json=what)


def refusal(reply: httpx.Response) -> str:
    """Return the code of a refusal."""
    assert reply.status_code in (404, 422), reply.text
    return str(reply.json()["code"])


@contextmanager
def opened(server: Server, **wish: object) -> Iterator[tuple[httpx.Client, str]]:
    """Open a table; yield the host's browser and the table's code."""
    with plain_client(base_url=server.address) as client:
        yield client, str(client.post("/api/tables", json={"name": "Ada", **wish}).json()["code"])


@dataclass
class StoredDeck:
    """A table with an own deck: its code, the host's cookies, the pack and the first picture."""

    code: str
    cookies: dict[str, str]
    pack: str
    picture: str


async def database_with_deck(data: Path) -> StoredDeck:
    """Create a database with such a table: one picture is uploaded over HTTP, 19 are added directly."""
    async with (
        serving_here(Settings(), store=SQLiteStore(data)) as address,
        plain_async_client(base_url=address) as client,
    ):
        code = str((await client.post("/api/tables", json={"name": "Ada"})).json()["code"])
        deck = (await client.post(f"/api/tables/{code}/deck/pictures", content=files.jpeg())).json()
        cookies = dict(client.cookies)
    store = SQLiteStore(data)
    decks = OwnDecks(store)
    await decks.reload()
    await filled(decks, code, 19)
    await store.close()
    return StoredDeck(code, cookies, str(deck["pack"]), str(deck["pictures"][0]["id"]))
