"""Tests for the limits and timeouts of HTTP connections."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client import Client
from tests.serving import LIGHT, Server, serving
from tests.web.in_process import serving_here
from unspoken.web.http.protocol import HttpProtocol
from unspoken.web.limits.slots import Slots
from unspoken.web.limits.token_bucket import Rate
from unspoken.web.settings import Settings

pytestmark = pytest.mark.anyio

_UNLIMITED = Rate(burst=1e9, per_second=1e9)
_SETTINGS = Settings(api_rate=_UNLIMITED, admission_rate=_UNLIMITED)
_CROWD = 300
_WELL = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


class Impatient(HttpProtocol):
    """A server with a short request timeout."""

    request_timeout = 0.05


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: 127.0"], ids=["nothing", "half a request"])
async def test_a_connection_without_a_complete_request_is_closed(sent: bytes) -> None:
    """After the request timeout."""
    async with serving_here(_SETTINGS, http=Impatient) as where:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(where.rsplit(":", 1)[1]))
        writer.write(sent)
        with contextlib.suppress(ConnectionResetError):  # a reset is not a reply either
            assert await reader.read() == b""
        writer.close()


class Small(HttpProtocol):
    """A server with a limit of one connection."""

    max_connections = 1


async def test_beyond_the_limit_new_connections_are_rejected() -> None:
    """Existing connections stay open."""
    async with serving_here(_SETTINGS, http=Small) as where:
        port = int(where.rsplit(":", 1)[1])
        first, held = await asyncio.open_connection("127.0.0.1", port)
        second, shed = await asyncio.open_connection("127.0.0.1", port)
        try:
            rejected = await second.read()
        except ConnectionResetError:
            rejected = b""
        held.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert (rejected, (await first.read())[:12]) == (b"", b"HTTP/1.1 200")
        held.close()
        shed.close()


class Unread(HttpProtocol):
    """A server with a short read timeout."""

    read_timeout = 0.05


async def test_a_client_that_does_not_read_is_disconnected() -> None:
    """It sends a thousand requests at once and reads no byte of the replies."""
    async with serving_here(_SETTINGS, http=Unread, send_buffer=4096) as where:
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.setblocking(False)
            await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", int(where.rsplit(":", 1)[1])))
            with pytest.raises(ConnectionError):
                await _send_requests_forever(deaf)


async def _send_requests_forever(deaf: socket.socket) -> None:
    """Send requests until the connection fails."""
    while True:
        await asyncio.get_running_loop().sock_sendall(deaf, _WELL * 1000)


async def test_a_slow_reader_gets_the_whole_response() -> None:
    """It reads enough between any two checks."""
    async with serving_here(_SETTINGS, http=Unread, send_buffer=4096) as where:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(where.rsplit(":", 1)[1]), limit=4096)
        requests = 300
        writer.write(_WELL * requests)
        replies = 0
        while replies < requests:
            replies += (await reader.readuntil(b"well\n")).count(b"well")
        assert replies == requests
        writer.close()


async def test_requests_beyond_the_rate_limit_get_429_and_the_connection_is_closed() -> None:
    """The limit counts pages and files too."""
    few = Settings(request_rate=Rate(burst=2, per_second=0))
    async with serving_here(few) as where:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(where.rsplit(":", 1)[1]))
        writer.write(_WELL * 9)
        received = await reader.read()
        assert [received.count(f"HTTP/1.1 {status}".encode()) for status in (200, 429)] == [2, 1]
        writer.close()


def test_a_household_gets_some_of_the_slots_and_a_proxy_may_get_all() -> None:
    """One household cannot take all slots."""
    slots = Slots(total=4, per_household=2)
    assert [slots.take("a") for _ in range(3)] == [True, True, False]
    assert [slots.take(None) for _ in range(3)] == [True, True, False]
    slots.release("a")
    assert (slots.take("b"), slots.take("a")) == (True, False)


@pytest.mark.parametrize("descriptors", [80, 160, 1024, 65_536])
def test_connections_and_their_files_leave_some_descriptors_free(descriptors: int) -> None:
    """For the log, the store and the bot workers; the number of HTTP connections also limits memory."""

    class Limited(HttpProtocol):
        """A server with this number of descriptors."""

    Limited.share_descriptors(descriptors)
    http_connections = 0
    while Limited.slots.take(None):
        http_connections += 1
    assert 0 < http_connections <= 600
    assert Limited.max_connections + http_connections <= descriptors - 64


@contextlib.contextmanager
def few_descriptors(server: Server, more: int) -> Iterator[None]:
    """Lower the server's descriptor limit to a few more than it uses."""
    usual = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
    taken = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (taken + more, usual[1]))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, usual)


async def test_without_free_descriptors_games_continue_and_the_log_stays_short(tmp_path: Path) -> None:
    """New connections are accepted again once there are free descriptors."""
    with serving(tmp_path / "tables.db", (*LIGHT, "--bot-workers", "0")) as server:
        ada = await Client.opens(server.address, "Ada", game="dixit")
        with few_descriptors(server, 3), contextlib.ExitStack() as crowd:
            for _ in range(_CROWD):
                stranger = crowd.enter_context(socket.socket())
                stranger.setblocking(False)
                with contextlib.suppress(BlockingIOError):
                    stranger.connect(("127.0.0.1", server.port))
            for _ in range(5):
                assert (await ada.command("react", channel="table", sign="clap"))["type"] == "ok"
        bob = await Client.joins(server.address, ada.code, "Bob")
        await bob.hang_up()
        await ada.hang_up()
    lines = server.errors.read_text().splitlines()
    assert lines and len(lines) < 20
    assert all("Traceback" not in line for line in lines)
