"""Somebody who does not read: their connection goes, and nobody waits for them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator

import httpx
import msgspec
import pytest
import uvicorn
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from tests.client import Client
from tests.tables.stubs import StubBots
from unspoken.cli.serve import listen
from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import load_packs
from unspoken.storage.memory import MemoryStore
from unspoken.tables.games import find_games
from unspoken.web.app import create_app
from unspoken.web.limits import Rate
from unspoken.web.settings import Settings
from unspoken.web.socket_protocol import SocketProtocol

pytestmark = pytest.mark.anyio

_UNLIMITED = Rate(burst=1e9, per_second=1e9)
_SMALL = 4_096


@pytest.fixture
async def address() -> AsyncIterator[str]:
    """A server in this very process, whose sockets hold little."""
    listening = listen("127.0.0.1", 0)
    assert listening is not None
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SMALL)
    settings = Settings(
        address_rate=_UNLIMITED, opening_rate=_UNLIMITED, message_rate=_UNLIMITED, most_unread_bytes=65_536
    )
    games = dict(find_games(["toygame"]))
    store = MemoryStore()
    app = create_app(games, store, load_packs(), OwnDecks(store), StubBots(), lambda: 0, settings)
    server = uvicorn.Server(
        uvicorn.Config(app, log_level="error", ws=SocketProtocol, timeout_graceful_shutdown=1)
    )
    serving = asyncio.ensure_future(server.serve([listening]))
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    await serving


async def does_not_read(address: str, code: str) -> socket.socket:
    """Somebody joins, connects, says hello, and reads nothing from then on."""
    async with httpx.AsyncClient() as http:
        where = f"{address}/api/tables/{code}/people"
        reply = await http.post(where, json={"name": "Sloth"}, headers={"x-unspoken-token": "wanted"})
    protocol = ClientProtocol(parse_uri(f"{address.replace('http', 'ws', 1)}/ws/{code}"))
    loop = asyncio.get_running_loop()
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _SMALL)
    line.setblocking(False)
    await loop.sock_connect(line, (protocol.uri.host, protocol.uri.port))
    protocol.send_request(protocol.connect())
    await loop.sock_sendall(line, b"".join(protocol.data_to_send()))
    protocol.receive_data(await loop.sock_recv(line, _SMALL))
    protocol.send_text(msgspec.json.encode({"type": "hello", "token": reply.json()["token"]}))
    await loop.sock_sendall(line, b"".join(protocol.data_to_send()))
    return line


async def test_whoever_does_not_read_is_let_go_while_the_others_go_on(address: str) -> None:
    """A bounded queue for each socket: the slow one goes, and nobody else waits."""
    ada = await Client.opens(address, "Ada", game="echo")
    line = await does_not_read(address, ada.code)
    await ada.until(lambda: len(ada.room["people"]) == 2 and ada.room["people"][1]["here"])
    replies = [await ada.say("ł" * 280) for _ in range(600)]
    await ada.until(lambda: not ada.room["people"][1]["here"])
    line.close()
    assert {reply["type"] for reply in replies} == {"ok"}
    await ada.hang_up()
