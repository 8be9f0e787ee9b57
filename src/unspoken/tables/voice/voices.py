"""The voice connections of a table. Each packet goes to those who may hear its speaker at that moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from unspoken.kernel.codec import encode
from unspoken.kernel.types import Refused, Viewer
from unspoken.tables.log.snapshot import Snapshot
from unspoken.tables.ports import Stopwatch
from unspoken.tables.rules import speech
from unspoken.tables.rules.chairs import seat_of
from unspoken.tables.state.person import PersonId
from unspoken.tables.voice.loudest import Loudest
from unspoken.tables.wire.messages import CloseReason
from unspoken.tables.wire.voice_messages import CloseMicrophone, Microphones, OpenMicrophone, heard_packet


class VoiceTransport(Protocol):
    """A person's voice connection. A slow one loses its oldest packets; sending never waits."""

    def send(self, message: bytes) -> None:
        """Queue a JSON message."""
        ...

    def send_sound(self, packet: bytes) -> None:
        """Queue a packet of sound. It may wait a few milliseconds for others."""
        ...

    def flush(self) -> None:
        """Send the queued sound now."""
        ...

    def close(self, reason: CloseReason) -> None:
        """Send the reason, and close."""
        ...


class Voices:
    """Forwards sound between the people at a table. The game's channels decide who hears whom (ALL-04).

    Everything that a listener gets depends only on what the rules let them hear. A silent person's packets,
    microphone and connection have no effect at all, so that nothing about them can be noticed.
    """

    def __init__(self, snapshot: Callable[[], Snapshot], stopwatch: Stopwatch) -> None:
        self._snapshot = snapshot
        self._stopwatch = stopwatch
        self._transports: dict[PersonId, VoiceTransport] = {}
        self._open: dict[PersonId, str] = {}
        """People whose microphone is open, and the channel in which they speak."""
        self._shown: dict[PersonId, tuple[PersonId, ...]] = {}
        """The open microphones that each person was told about last."""
        self._loudest = Loudest()
        self._updated_for: Snapshot | None = None
        """The snapshot for which open microphones were shown last."""
        self._known: Snapshot | None = None
        self._listeners: dict[PersonId, tuple[VoiceTransport, ...]] = {}
        """Cache for the snapshot `_known`: who hears each speaker."""

    def __bool__(self) -> bool:
        return bool(self._transports)

    def attach(self, person: PersonId, transport: VoiceTransport) -> None:
        """Add a person's connection. An older one of the same person is closed."""
        older = self._transports.get(person)
        if older is not None:
            self._forget(person)
            older.close(CloseReason.TAKEN_OVER)
        self._transports[person] = transport
        self._shown[person] = ()
        self._changed()
        self._updated_for = self._known

    def detach(self, person: PersonId, transport: VoiceTransport) -> None:
        """Remove a closed connection."""
        if self._transports.get(person) is transport:
            self._forget(person)
            self._changed()

    def close(self, person: PersonId, reason: CloseReason) -> None:
        """Close a person's connection, if there is one."""
        transport = self._transports.get(person)
        if transport is not None:
            self._forget(person)
            transport.close(reason)
            self._changed()

    def close_all(self, reason: CloseReason) -> None:
        """Close every connection."""
        closing, self._transports = list(self._transports.values()), {}
        self._open.clear()
        self._shown.clear()
        self._listeners.clear()
        for transport in closing:
            transport.close(reason)

    def control(self, person: PersonId, message: OpenMicrophone | CloseMicrophone) -> None:
        """Open or close a person's microphone. An unknown channel is heard by nobody."""
        if person not in self._transports:
            return
        if isinstance(message, OpenMicrophone):
            self._open[person] = message.channel
        else:
            self._open.pop(person, None)
        self._changed()

    def hear(self, person: PersonId, packet: bytes) -> None:
        """Forward a packet to everybody who may hear this person now."""
        channel = self._open.get(person)
        if channel is None:
            return
        listeners = self._listeners_of(person, channel)
        # Silence comes first: a silent person must not take a place among the loudest.
        if listeners and self._loudest.admit(channel, person, packet[1], self._stopwatch()):
            heard = heard_packet(person, packet)
            for transport in listeners:
                transport.send_sound(heard)

    def update(self) -> None:
        """Follow a turn of the table: close the connections of people who left, and show open microphones.

        Sound from before the turn is sent first, so that none follows the frame that begins a silence.
        """
        if not self._transports:
            return
        snapshot = self._snapshot()
        if snapshot is self._updated_for:
            return
        if self._updated_for is not None and snapshot.channels() != self._updated_for.channels():
            for transport in self._transports.values():
                transport.flush()
        self._updated_for = snapshot
        members = {person.id for person in snapshot.room.people}
        for person in [person for person in self._transports if person not in members]:
            transport = self._transports[person]
            self._forget(person)
            transport.close(CloseReason.LEFT)
        self._changed()

    def _forget(self, person: PersonId) -> None:
        del self._transports[person]
        self._open.pop(person, None)
        self._shown.pop(person, None)

    def _changed(self) -> None:
        """Find the listeners anew, and tell everybody whose microphones they may hear if that changed."""
        self._known = self._snapshot()
        self._listeners.clear()
        heard: dict[VoiceTransport, list[PersonId]] = {}
        for speaker, channel in sorted(self._open.items()):
            for transport in self._listeners_of(speaker, channel):
                heard.setdefault(transport, []).append(speaker)
        for person, transport in self._transports.items():
            people = tuple(heard.get(transport, ()))
            if people != self._shown[person]:
                self._shown[person] = people
                transport.send(encode(Microphones(people)))

    def _listeners_of(self, speaker: PersonId, channel: str) -> tuple[VoiceTransport, ...]:
        if self._snapshot() is not self._known:
            self._known = self._snapshot()
            self._listeners.clear()
        found = self._listeners.get(speaker)
        if found is None:
            found = self._listeners[speaker] = self._find_listeners(self._known, speaker, channel)
        return found

    def _find_listeners(
        self, snapshot: Snapshot, speaker: PersonId, channel: str
    ) -> tuple[VoiceTransport, ...]:
        room = snapshot.room
        member = next((person for person in room.people if person.id == speaker), None)
        if member is None or member.hidden or speaker in room.muted:
            return ()
        try:
            hearers = speech.hearers(snapshot.channels(), channel, seat_of(room, speaker))
        except Refused:
            return ()

        def hears(person: PersonId) -> bool:
            viewer: Viewer = seat_of(room, person)
            return person != speaker and (hearers is None or viewer in hearers)

        return tuple(transport for person, transport in self._transports.items() if hears(person))
