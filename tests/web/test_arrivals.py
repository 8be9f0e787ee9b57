"""Connections at the door: so many, not for ever, and none at the price of those who sit."""

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
from unspoken.web.http_protocol import HttpProtocol
from unspoken.web.limits import Rate
from unspoken.web.places import Places
from unspoken.web.settings import Settings

pytestmark = pytest.mark.anyio

_UNLIMITED = Rate(burst=1e9, per_second=1e9)
_SETTINGS = Settings(address_rate=_UNLIMITED, opening_rate=_UNLIMITED)
_CROWD = 300
_WELL = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


class Impatient(HttpProtocol):
    """A server that waits for nobody."""

    ask_within = 0.05


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: 127.0"], ids=["nothing", "half a request"])
async def test_whoever_asks_for_nothing_does_not_stay(sent: bytes) -> None:
    """A connection is for asking."""
    async with serving_here(_SETTINGS, http=Impatient) as where:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(where.rsplit(":", 1)[1]))
        writer.write(sent)
        with contextlib.suppress(ConnectionResetError):  # that is no answer either
            assert await reader.read() == b""
        writer.close()


class Small(HttpProtocol):
    """A server with room for one."""

    most_connections = 1


async def test_where_there_is_no_room_the_newest_goes_and_the_seated_stay() -> None:
    """Descriptors never run out."""
    async with serving_here(_SETTINGS, http=Small) as where:
        port = int(where.rsplit(":", 1)[1])
        first, held = await asyncio.open_connection("127.0.0.1", port)
        second, shed = await asyncio.open_connection("127.0.0.1", port)
        try:
            turned_away = await second.read()
        except ConnectionResetError:
            turned_away = b""
        held.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert (turned_away, (await first.read())[:12]) == (b"", b"HTTP/1.1 200")
        held.close()
        shed.close()


class Unread(HttpProtocol):
    """A server that looks often whether it is read."""

    read_within = 0.05


async def test_whoever_does_not_read_what_they_asked_for_does_not_stay() -> None:
    """Nor does what waits for them: a thousand requests in one go, and not a byte of the replies is read."""
    async with serving_here(_SETTINGS, http=Unread, send_buffer=4096) as where:
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.setblocking(False)
            await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", int(where.rsplit(":", 1)[1])))
            with pytest.raises(ConnectionError):
                await _ask_for_ever(deaf)


async def _ask_for_ever(deaf: socket.socket) -> None:
    """For as long as somebody is there to ask."""
    while True:
        await asyncio.get_running_loop().sock_sendall(deaf, _WELL * 1000)


async def test_whoever_reads_slowly_gets_all_of_it() -> None:
    """A slow line is no attack: something is read between any two looks."""
    async with serving_here(_SETTINGS, http=Unread, send_buffer=4096) as where:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(where.rsplit(":", 1)[1]), limit=4096)
        asked = 300
        writer.write(_WELL * asked)
        heard = 0
        while heard < asked:
            heard += (await reader.readuntil(b"well\n")).count(b"well")
        assert heard == asked
        writer.close()


async def test_whoever_asks_for_more_than_a_class_does_is_shown_out() -> None:
    """For pages and files, too, each of which costs as much as a move."""
    few = Settings(request_rate=Rate(burst=2, per_second=0))
    async with serving_here(few) as where:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(where.rsplit(":", 1)[1]))
        writer.write(_WELL * 9)
        told = await reader.read()
        assert [told.count(f"HTTP/1.1 {status}".encode()) for status in (200, 429)] == [2, 1]
        writer.close()


def test_a_household_has_some_of_the_places_and_a_proxy_may_have_all() -> None:
    """One who takes all that they can get leaves some to others."""
    places = Places(of_house=4, of_household=2)
    assert [places.take("a") for _ in range(3)] == [True, True, False]
    assert [places.take(None) for _ in range(3)] == [True, True, False]
    places.leave("a")
    assert (places.take("b"), places.take("a")) == (True, False)


@pytest.mark.parametrize("descriptors", [80, 160, 1024, 65_536])
def test_connections_and_the_files_that_they_ask_for_leave_descriptors_over(descriptors: int) -> None:
    """For the log, the store and whoever thinks; and few enough ask that they take little memory."""

    class Housed(HttpProtocol):
        """A server of this process's size."""

    Housed.make_room(descriptors)
    asking = 0
    while Housed.places.take(None):
        asking += 1
    assert 0 < asking <= 600
    assert Housed.most_connections + asking <= descriptors - 64


@contextlib.contextmanager
def few_descriptors(server: Server, more: int) -> Iterator[None]:
    """For a while somebody else has nearly all that there are."""
    usual = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
    taken = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (taken + more, usual[1]))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, usual)


async def test_out_of_descriptors_the_seated_play_on_and_the_log_has_a_line_a_second(tmp_path: Path) -> None:
    """And when there are some again, newcomers are let in by themselves."""
    with serving(tmp_path / "tables.db", (*LIGHT, "--bot-workers", "0")) as server:
        ada = await Client.opens(server.address, "Ada", game="dixit")
        with few_descriptors(server, 3), contextlib.ExitStack() as crowd:
            for _ in range(_CROWD):
                one = crowd.enter_context(socket.socket())
                one.setblocking(False)
                with contextlib.suppress(BlockingIOError):
                    one.connect(("127.0.0.1", server.port))
            for _ in range(5):
                assert (await ada.command("react", channel="table", sign="clap"))["type"] == "ok"
        bob = await Client.joins(server.address, ada.code, "Bob")
        await bob.hang_up()
        await ada.hang_up()
    told = server.errors.read_text().splitlines()
    assert told and len(told) < 20
    assert all("Traceback" not in line for line in told)
