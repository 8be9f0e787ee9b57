"""NATS on the wire, byte by byte."""

from __future__ import annotations

import asyncio

import pytest

from unspoken.cluster.nats_protocol import NatsProtocol, NatsTrouble

pytestmark = pytest.mark.anyio
_INFO = b'INFO {"max_payload": 8, "headers": true}\r\n'
_STREAM = b"PING\r\nMSG unspoken.node.one 1 5\r\nhel\r\n\r\n+OK\r\nMSG unspoken.node.one 1 0\r\n\r\nPONG\r\n"


class Line(asyncio.Transport):
    """A connection whose other side we are."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_over = False

    def write(self, data: object) -> None:
        """Keep what is said."""
        assert isinstance(data, bytes)
        self.written += data

    def is_closing(self) -> bool:
        """Whether it was hung up."""
        return self.is_over

    def abort(self) -> None:
        """Hang up."""
        self.is_over = True


class Side:
    """Our side of a connection on which the server has said who it is."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.line = Line()
        self.protocol = NatsProtocol(self.heard.append, lambda: self.heard.append(b"lost"))
        self.protocol.connection_made(self.line)
        self.protocol.data_received(_INFO)

    async def is_let_in(self) -> None:
        """We say who we are, and the server answers."""
        saying = asyncio.ensure_future(self.protocol.introduce("one", "unspoken.node.one", {}))
        await asyncio.sleep(0.1)
        self.protocol.data_received(b"PONG\r\n")
        await saying


@pytest.mark.parametrize("at", range(1, len(_STREAM)))
async def test_a_message_is_heard_whole_wherever_the_stream_is_cut(at: int) -> None:
    """Even in the middle of a line's end, and with such an end inside."""
    side = Side()
    await side.is_let_in()
    side.protocol.data_received(_STREAM[:at])
    side.protocol.data_received(_STREAM[at:])
    assert side.heard == [b"hel\r\n", b""]


async def test_we_say_who_we_are_and_what_we_want_to_hear() -> None:
    """Before anything else."""
    side = Side()
    await side.is_let_in()
    words = [line.split(b" ")[0] for line in side.line.written.splitlines()]
    assert words == [b"CONNECT", b"SUB", b"PING", b"PING"]


async def test_a_ping_is_answered() -> None:
    """Or the server would take us for dead."""
    side = Side()
    side.protocol.data_received(b"PING\r\n")
    assert side.line.written == b"PONG\r\n"


async def test_a_server_that_falls_silent_is_given_up() -> None:
    """After two signs of life that nobody answered."""
    side = Side()
    await side.is_let_in()
    await asyncio.sleep(1.5)
    before = side.line.is_over
    await asyncio.sleep(1)
    assert (before, side.line.is_over) == (False, True)


async def test_what_is_too_large_is_not_sent() -> None:
    """The server would hang up on us, and all would be lost that is on its way."""
    side = Side()
    await side.is_let_in()
    side.protocol.publish("unspoken.node.two", b"12345678")
    with pytest.raises(NatsTrouble, match="9 bytes are more than its max_payload of 8"):
        side.protocol.publish("unspoken.node.two", b"123456789")
    assert side.line.written.endswith(b"PUB unspoken.node.two 8\r\n12345678\r\n")


async def test_whoever_waits_is_told_why_the_server_hung_up() -> None:
    """In its own words."""
    side = Side()
    waiting = asyncio.ensure_future(side.protocol.introduce("one", None, {}))
    await asyncio.sleep(0.1)
    side.protocol.data_received(b"-ERR 'Authorization Violation'\r\n")
    side.protocol.connection_lost(None)
    with pytest.raises(NatsTrouble, match="Authorization Violation"):
        await waiting
