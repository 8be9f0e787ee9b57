"""A table after a short game, and an HTTP client of a server on the same log."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from tests.plain_http import plain_async_client
from tests.tables.harness import Harness, TablePerson, plays_to_the_end
from tests.tables.stubs import StubBots
from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import Packs
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.wire.messages import Choose, Start
from unspoken.web.app import create_app
from unspoken.web.backend import Backend
from unspoken.web.settings import Settings


async def evening(harness: Harness, game: str = "echo") -> list[TablePerson]:
    """Play a short game with three people; return them."""
    people = await harness.party("Ada", "Bob", "Cleo", game=game)
    await people[0].requests(Choose, game, {"target": 5})
    await people[0].requests(Start)
    await plays_to_the_end(people)
    return people


@asynccontextmanager
async def serving(harness: Harness, somebody: TablePerson | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """Yield a client of a server on the same log, authenticated as a person of the table or not."""
    store = MemoryStore(harness.store)
    decks = OwnDecks(store)
    await decks.reload()
    app = create_app(
        Backend(harness.services.games, store, Packs({}), decks, StubBots(), lambda: 0), Settings()
    )
    headers = {} if somebody is None else {"authorization": f"Bearer {somebody.token}"}
    transport = httpx.ASGITransport(app)
    async with plain_async_client(
        transport=transport, base_url="http://localhost", headers=headers
    ) as client:
        yield client


def path(somebody: TablePerson, number: int = 1) -> str:
    """Return the API path of a game of this person's table."""
    return f"/api/tables/{somebody.table.code}/games/{number}"


async def shared(harness: Harness, host: TablePerson, names: bool = True) -> str:
    """Share the game by a link; return the link's secret."""
    async with serving(harness, host) as client:
        reply = await client.post(f"{path(host)}/link", json={"names": names})
    return str(reply.json()["link"]["secret"])


def refusal(reply: httpx.Response) -> tuple[int, str]:
    """Return the status and code of a refusal."""
    return reply.status_code, str(reply.json()["code"])
