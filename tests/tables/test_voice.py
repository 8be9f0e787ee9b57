"""Voices: the channels of the game decide for each packet who hears it."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from toygame import GAME as ECHO
from toygame.types import State

from tests.secrecy.silent_world import RecordedVoice
from tests.tables.harness import Harness, TablePerson
from unspoken.kernel.types import Channel, Seat
from unspoken.tables.voice.loudest import MOST_AT_ONCE
from unspoken.tables.wire.messages import Leave, Start
from unspoken.tables.wire.voice_messages import SOUND, CloseMicrophone, OpenMicrophone, heard_packet
from unspoken.tables.wire.voice_requests import Mute

pytestmark = pytest.mark.anyio

PAIR = frozenset({Seat(0), Seat(1)})
HELLO = bytes((SOUND, 50)) + b"opus"


def paired(state: State) -> tuple[Channel, ...]:
    """Return Echo's own channel, and a channel for the first two seats."""
    return (*ECHO.channels(state), Channel("pair", PAIR, PAIR))


def whisper_house() -> Harness:
    """A house in which Echo has the channel of two seats, and nobody speaks while numbers are picked."""
    return Harness({"echo": replace(ECHO, channels=paired)})


def connect(*people: TablePerson) -> list[RecordedVoice]:
    """Give everybody a voice connection."""
    voices = [RecordedVoice() for _ in people]
    for person, voice in zip(people, voices, strict=True):
        person.table.voices.attach(person.id, voice)
    return voices


def say(person: TablePerson, channel: str = "table", packet: bytes = HELLO) -> None:
    """Open the microphone and send a packet."""
    person.table.voices.control(person.id, OpenMicrophone(channel))
    person.table.voices.hear(person.id, packet)


def sounds(voice: RecordedVoice) -> list[bytes]:
    """Return the packets that a person heard."""
    return [raw for raw in voice.sent if raw[0] == SOUND]


def microphones(voice: RecordedVoice) -> list[list[int]]:
    """Return whose microphones were shown to be open, in order."""
    return [msgspec.json.decode(raw)["people"] for raw in voice.sent if raw[:1] == b"{"]


async def test_everybody_hears_everybody_in_the_lobby() -> None:
    """The speaker does not hear themselves."""
    ada, bob, cleo = await Harness().party("Ada", "Bob", "Cleo")
    voices = connect(ada, bob, cleo)
    say(ada)
    assert [sounds(voice) for voice in voices] == [
        [],
        [heard_packet(ada.id, HELLO)],
        [heard_packet(ada.id, HELLO)],
    ]


async def test_a_closed_microphone_is_heard_by_nobody() -> None:
    """Packets before opening and after closing are dropped."""
    ada, bob = await Harness().party("Ada", "Bob")
    _, heard = connect(ada, bob)
    ada.table.voices.hear(ada.id, HELLO)
    say(ada)
    ada.table.voices.control(ada.id, CloseMicrophone())
    ada.table.voices.hear(ada.id, HELLO)
    assert len(sounds(heard)) == 1
    assert microphones(heard) == [[ada.id], []]


async def test_silence_takes_effect_from_one_packet_to_the_next() -> None:
    """ALL-04: packets during the silence reach nobody, and the microphone is not shown as open."""
    ada, bob = await Harness({"echo": ECHO}).party("Ada", "Bob", game="echo")
    _, heard = connect(ada, bob)
    say(ada)
    await ada.requests(Start)
    say(ada)
    assert len(sounds(heard)) == 1
    assert microphones(heard) == [[ada.id], []]


async def test_team_talk_reaches_the_team_only() -> None:
    """ALL-04: the others see no open microphone, either."""
    ada, bob, cleo = await whisper_house().party("Ada", "Bob", "Cleo", game="echo")
    await ada.requests(Start)
    _, partner, other = connect(ada, bob, cleo)
    say(ada, "pair")
    assert sounds(partner) and not other.sent


async def test_the_host_mutes_a_person_for_the_table() -> None:
    """Everybody sees who is muted, and the voice can be allowed again."""
    ada, bob = await Harness().party("Ada", "Bob")
    heard, _ = connect(ada, bob)
    await ada.requests(Mute, person=bob.id)
    say(bob)
    assert not sounds(heard)
    room = bob.transport.newest("room")
    assert room is not None and [person.get("muted", False) for person in room["people"]] == [False, True]
    await ada.requests(Mute, person=bob.id, muted=False)
    say(bob)
    assert len(sounds(heard)) == 1


async def test_at_most_four_voices_at_once() -> None:
    """A fifth voice is heard if it is clearly louder than the quietest, or after somebody has paused."""
    house = Harness()
    people = await house.party(*"ABCDEF")
    voices = connect(*people)
    listener = voices[-1]
    for loudness, person in enumerate(people[:5]):
        say(person, packet=bytes((SOUND, 40 + loudness)) + b"opus")
    assert len(sounds(listener)) == MOST_AT_ONCE
    say(people[4], packet=bytes((SOUND, 60)) + b"opus")
    assert len(sounds(listener)) == MOST_AT_ONCE + 1
    house.watch.at += 2_000
    say(people[0])
    assert len(sounds(listener)) == MOST_AT_ONCE + 2


async def test_a_person_who_leaves_is_disconnected() -> None:
    """Nobody listens at a table that they have left."""
    ada, bob = await Harness().party("Ada", "Bob")
    _, voice = connect(ada, bob)
    await bob.requests(Leave)
    assert voice.sent[-1] == b"left"
    say(ada)
    assert not sounds(voice)


async def test_a_second_connection_replaces_the_first() -> None:
    """The person's other page took over."""
    ada, bob = await Harness().party("Ada", "Bob")
    _, first = connect(ada, bob)
    (second,) = connect(bob)
    say(ada)
    assert first.sent == [b"taken-over"] and len(sounds(second)) == 1
