"""Somebody who brings pictures to a table of theirs, over real HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.pictures import files
from tests.serving import Server

Json = dict[str, Any]  # whatever the server says: a test looks for what it expects


def bring(door: httpx.Client, code: str, data: bytes) -> httpx.Response:
    """Bring one picture to a table."""
    return door.post(f"/api/tables/{code}/deck/pictures", content=data)


def change(door: httpx.Client, code: str, **what: object) -> httpx.Response:
    """Name the deck, lend it, describe it."""
    return door.patch(f"/api/tables/{code}/deck", json=what)


def refusal(reply: httpx.Response) -> str:
    """The code of a refusal."""
    assert reply.status_code in (404, 422), reply.text
    return str(reply.json()["code"])


@contextmanager
def opened(server: Server, **wish: object) -> Iterator[tuple[httpx.Client, str]]:
    """Somebody who has opened a table; and its code."""
    with httpx.Client(base_url=server.address, timeout=60) as door:
        yield door, str(door.post("/api/tables", json={"name": "Ada", **wish}).json()["code"])


class Host:
    """Somebody with a deck of twenty pictures."""

    def __init__(self, door: httpx.Client, code: str) -> None:
        self.door = door
        self.code = code
        for number in range(20):
            self.deck: Json = bring(door, code, files.jpeg(number)).json()
        self.pack = str(self.deck["pack"])
        self.picture = str(self.deck["pictures"][0]["id"])
