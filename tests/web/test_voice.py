"""Tests for voice over real WebSockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.client import Client
from tests.patience import PATIENCE
from tests.plain_http import plain_async_client
from tests.serving import Server
from tests.web.in_process import serving_here
from unspoken.cluster.remote_visits import NotReached
from unspoken.tables.state.person import PersonId
from unspoken.tables.voice.voices import VoiceTransport
from unspoken.tables.voice_visit import HouseVoiceEntrance, VoiceVisit
from unspoken.tables.wire.voice_messages import MAX_PACKET, SOUND, heard_packet
from unspoken.web.limits.token_bucket import Rate
from unspoken.web.limits.wrong_code_backoff import WrongCodeLimits
from unspoken.web.settings import Settings
from unspoken.web.voice import socket as voice_socket
from unspoken.web.voice.socket import VoiceSocket

pytestmark = pytest.mark.anyio

HELLO = bytes((SOUND, 50)) + b"opus"


@asynccontextmanager
async def voice_of(person: Client) -> AsyncIterator[ClientConnection]:
    """Connect a person's voice."""
    where = f"{person.address.replace('http', 'ws', 1)}/ws/{person.code}/voice"
    async with connect(where, open_timeout=PATIENCE, compression=None) as voice:
        await voice.send(msgspec.json.encode({"type": "hello", "token": person.token}).decode())
        yield voice


async def two_people(address: str) -> tuple[Client, Client]:
    """Open a table for two people. Their pages are closed: voice has its own connection."""
    ada = await Client.opens(address, "Ada", game="dixit")
    bob = await Client.joins(address, ada.code, "Bob")
    for person in (ada, bob):
        await person.hang_up()
    return ada, bob


async def opens(voice: ClientConnection, channel: str = "table") -> None:
    """Open the microphone."""
    await voice.send(msgspec.json.encode({"type": "open-microphone", "channel": channel}).decode())


async def receive(voice: ClientConnection) -> str | bytes:
    """Return the next message."""
    async with asyncio.timeout(PATIENCE):
        return await voice.recv()


async def test_two_people_hear_each_other(server: Server) -> None:
    """The microphone is shown first; the packet carries its speaker and nothing else."""
    ada, bob = await two_people(server.address)
    async with voice_of(ada) as first, voice_of(bob) as second:
        await opens(second)
        assert msgspec.json.decode(await receive(first)) == {"type": "microphones", "people": [bob.you]}
        await second.send(HELLO)
        assert await receive(first) == heard_packet(PersonId(bob.you), HELLO)
        await opens(first)
        assert msgspec.json.decode(await receive(second)) == {"type": "microphones", "people": [ada.you]}
        await first.send(HELLO)
        assert await receive(second) == heard_packet(PersonId(ada.you), HELLO)


@pytest.mark.parametrize("token", ["", "wrong"])
async def test_a_stranger_is_rejected(server: Server, token: str) -> None:
    """As on the table's socket."""
    ada, _ = await two_people(server.address)
    stranger = Client(server.address, ada.code, token)
    async with voice_of(stranger) as voice:
        assert msgspec.json.decode(await receive(voice))["code"] == "bad-token"
        with pytest.raises(ConnectionClosed):
            await receive(voice)


@pytest.mark.parametrize(
    "raw",
    [
        bytes((SOUND,)),
        bytes((SOUND, 50)),
        bytes((SOUND, 128)) + b"opus",
        bytes((SOUND, 50)) + bytes(MAX_PACKET),
        b"",
        b"\x00opus",
        '{"type":"fly"}',
        '{"type":"open-microphone","channel":7}',
    ],
)
async def test_a_malformed_packet_is_refused(server: Server, raw: bytes | str) -> None:
    """The connection stays open, and nothing is forwarded."""
    ada, bob = await two_people(server.address)
    async with voice_of(ada) as first, voice_of(bob) as second:
        await opens(second)
        await receive(first)
        await second.send(raw)
        assert msgspec.json.decode(await receive(second)) == {
            "type": "refusal",
            "code": "unreadable",
            "facts": {},
            "id": None,
        }
        await second.send(HELLO)
        assert await receive(first) == heard_packet(PersonId(bob.you), HELLO)


async def heard_of_a_flood(speaker: Client, listener: ClientConnection) -> int:
    """Send packets until the server closes the connection; return how many the listener heard."""
    async with voice_of(speaker) as voice:
        await opens(voice)
        await receive(listener)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(1_000):
                await voice.send(HELLO)
        async with asyncio.timeout(PATIENCE):
            await voice.wait_closed()
    heard = 0
    while isinstance(await receive(listener), bytes):  # then the microphone is shown as closed
        heard += 1
    return heard


async def test_packets_beyond_the_rate_are_dropped() -> None:
    """A client that goes on is disconnected, and a new connection does not reset the limit."""
    async with serving_here(Settings()) as address:
        ada, bob = await two_people(address)
        async with voice_of(ada) as first:
            assert 0 < await heard_of_a_flood(bob, first) < 60
            async with voice_of(bob) as second:
                await opens(second)
                assert msgspec.json.decode(await receive(second))["code"] == "too-fast"


async def test_the_packets_of_an_address_are_limited() -> None:
    """Over all its people: each of them alone would be within the rate."""
    rate = Rate(burst=60, per_second=0)
    async with serving_here(Settings(voice_rate=rate, address_voice_rate=rate)) as address:
        ada, bob = await two_people(address)
        async with voice_of(ada) as first:
            assert await heard_of_a_flood(bob, first) > 0
            await first.send(HELLO)
            assert msgspec.json.decode(await receive(first))["code"] == "too-fast"


async def test_a_person_who_enters_while_the_table_moves_is_not_blamed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No wrong code is counted, although one would be too many; the next connection works."""
    enter, moving = HouseVoiceEntrance.enter_voice, [True]

    async def enter_later(
        entrance: HouseVoiceEntrance, code: str, token: str, transport: VoiceTransport
    ) -> VoiceVisit | None:
        if moving:
            raise NotReached("the old owner does not answer")
        return await enter(entrance, code, token, transport)

    monkeypatch.setattr(HouseVoiceEntrance, "enter_voice", enter_later)
    settings = Settings(wrong_codes=WrongCodeLimits(per_household=0))
    async with serving_here(settings) as address:
        ada, _ = await two_people(address)
        async with voice_of(ada) as voice:
            assert msgspec.json.decode(await receive(voice))["code"] == "not-saved"
            with pytest.raises(ConnectionClosed, match="try-again"):
                await receive(voice)
        moving.clear()
        async with voice_of(ada) as voice:
            await voice.send('{"type":"heartbeat"}')
            assert msgspec.json.decode(await receive(voice)) == {"type": "heartbeat"}
        async with plain_async_client(base_url=address) as stranger:
            assert (await stranger.get(f"/api/tables/{ada.code}")).status_code == 200


async def test_a_server_without_voice() -> None:
    """`--no-voice`: there is no such address."""
    async with serving_here(Settings(voice=False)) as address:
        ada, _ = await two_people(address)
        with pytest.raises(InvalidStatus):
            async with voice_of(ada):
                pass


class SlowProtocol:
    """A connection whose write buffer is full until the test drains it."""

    is_slow = True

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.send_text = self.send_binary = self.sent.append


def test_a_slow_listener_loses_the_oldest_packets() -> None:
    """Late sound is worse than none; and the queue is bounded."""
    protocol = SlowProtocol()
    voice = VoiceSocket(protocol, "address", None, lambda: 0)  # type: ignore[arg-type]  # the parts that it uses
    most = voice_socket._MOST_WAITING
    for number in range(most + 7):
        voice.send_sound(bytes((number,)))
    assert protocol.sent == []
    protocol.is_slow = False
    voice.on_writable()
    assert protocol.sent == [bytes((number,)) for number in range(7, most + 7)]
