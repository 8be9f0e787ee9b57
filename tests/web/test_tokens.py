"""Tests that tokens are in no frame, log line or file."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.client import Client
from tests.plain_http import plain_async_client
from tests.serving import Server

pytestmark = pytest.mark.anyio


@dataclass
class Trail:
    """All data that two people left behind by playing a game."""

    code: bytes
    tokens: list[bytes]
    received: bytes
    logged: bytes
    stored: bytes


@pytest.fixture(scope="module")
async def trail(server: Server) -> Trail:
    """Let two people connect by token, talk, play and reconnect; one also sends a cookie."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    bob = await Client.joins(server.address, ada.code, "Bob")
    await ada.say("hello")
    await ada.command("start")
    await bob.sees_the_game()
    await bob.answer("pick-1", {"type": "pick", "number": 4})
    await bob.hang_up()
    await bob.connect()
    async with plain_async_client(base_url=server.address) as browser:
        cookies = {f"unspoken_{ada.code}": ada.token}
        await browser.get(
            f"/api/tables/{ada.code}", headers={"cookie": "; ".join(map("=".join, cookies.items()))}
        )
        metrics = (await browser.get("/metrics")).content
    await ada.hang_up()
    await bob.hang_up()
    files = [*server.data.parent.glob(f"{server.data.name}*")]
    return Trail(
        code=ada.code.encode(),
        tokens=[ada.token.encode(), bob.token.encode()],
        received=b"".join([*ada.received, *bob.received, metrics]),
        logged=server.errors.read_bytes(),
        stored=b"".join(path.read_bytes() for path in files),
    )


async def test_no_frame_holds_a_token(trail: Trail) -> None:
    """In all bytes that the clients received, and in the metrics."""
    assert trail.received and not any(token in trail.received for token in trail.tokens)


async def test_no_log_line_holds_a_token(trail: Trail) -> None:
    """At log level debug."""
    assert trail.logged and not any(token in trail.logged for token in trail.tokens)


async def test_no_file_holds_a_token(trail: Trail) -> None:
    """The database contains only the hash."""
    assert b"Ada" in trail.stored and not any(token in trail.stored for token in trail.tokens)


async def test_no_log_line_holds_the_code_of_a_table(trail: Trail) -> None:
    """At log level debug: whoever knows a code can join."""
    assert trail.logged and trail.code not in trail.logged
