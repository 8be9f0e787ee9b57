"""Tests for a WebSocket client that does not read."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator

import msgspec
import pytest
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from tests.client import Client
from tests.plain_http import plain_async_client
from tests.web.in_process import serving_here
from unspoken.web.limits.token_bucket import Rate
from unspoken.web.settings import Settings
from unspoken.web.sockets.protocol import SocketProtocol

pytestmark = pytest.mark.anyio

_UNLIMITED = Rate(burst=1e9, per_second=1e9)
_SMALL = 4_096


@pytest.fixture
async def address(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """An in-process server with small send buffers."""
    settings = Settings(
        api_rate=_UNLIMITED,
        admission_rate=_UNLIMITED,
        message_rate=_UNLIMITED,
        address_message_rate=_UNLIMITED,
        max_write_buffer=65_536,
    )
    monkeypatch.setattr(SocketProtocol, "frame_rate", _UNLIMITED)
    monkeypatch.setattr(SocketProtocol, "byte_rate", _UNLIMITED)
    async with serving_here(settings, send_buffer=_SMALL) as where:
        yield where


async def does_not_read(address: str, code: str) -> socket.socket:
    """Join, connect and authenticate; return the socket, from which nothing is read."""
    async with plain_async_client() as http:
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


async def test_a_client_that_does_not_read_is_disconnected_and_the_others_continue(address: str) -> None:
    """Each connection has a limited write buffer."""
    ada = await Client.opens(address, "Ada", game="echo")
    line = await does_not_read(address, ada.code)
    await ada.until(lambda: len(ada.room["people"]) == 2 and ada.room["people"][1]["here"])
    replies = [await ada.say("ł" * 280) for _ in range(600)]
    await ada.until(lambda: not ada.room["people"][1]["here"])
    line.close()
    assert {reply["type"] for reply in replies} == {"ok"}
    await ada.hang_up()
