"""Voice connections at the node that has the socket, to tables that are owned by other nodes."""

from __future__ import annotations

import asyncio
import itertools
import secrets

from unspoken.cluster.envelopes import Peer
from unspoken.cluster.mailbox import Mailbox
from unspoken.cluster.remote_visits import NotReached
from unspoken.cluster.voice_items import VoiceData, VoiceEnter, VoiceEntered, VoiceLeft, VoicePulse
from unspoken.kernel.codec import encode
from unspoken.tables.errors import OwnedElsewhere
from unspoken.tables.voice.voices import VoiceTransport
from unspoken.tables.voice_visit import VoiceEntrance, VoiceVisit
from unspoken.tables.wire.messages import CloseReason
from unspoken.tables.wire.voice_messages import SOUND, CloseMicrophone, OpenMicrophone

_ENTER_WITHIN = 1.0
MOST_QUEUED = 256_000
"""Bytes that wait on the bus above which sound is dropped: frames are more important."""


class RemoteVoice:
    """One voice connection to a table at another node."""

    def __init__(self, voices: RemoteVoices, node: str, number: int, transport: VoiceTransport) -> None:
        self._voices = voices
        self.node = node
        self.number = number
        self.transport = transport
        self.entered: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def hear(self, packet: bytes) -> None:
        """Forward a packet, unless the bus is overloaded."""
        self._voices.send_sound(self, packet)

    def control(self, message: OpenMicrophone | CloseMicrophone) -> None:
        """Forward a message about the microphone."""
        self._voices.send(self, encode(message))

    def leave(self) -> None:
        """End the connection."""
        self._voices.end(self)


class RemoteVoices:
    """All voice connections of this node to other nodes."""

    def __init__(self, mailbox: Mailbox) -> None:
        self._mailbox = mailbox
        self._numbers = itertools.count(secrets.randbits(40))  # random: no reuse after a restart
        self._voices: dict[int, RemoteVoice] = {}
        mailbox.on(VoiceEntered, self._entered)

    async def enter(self, node: str, code: str, token: str, transport: VoiceTransport) -> VoiceVisit | None:
        """Return a voice connection to a table at that node; None if it is refused. Raises NotReached."""
        voice = RemoteVoice(self, node, next(self._numbers), transport)
        self._voices[voice.number] = voice
        self._mailbox.put(node, VoiceEnter(voice.number, code, token))
        try:
            async with asyncio.timeout(_ENTER_WITHIN):
                admitted = await voice.entered
        except BaseException as trouble:
            self.end(voice)
            if isinstance(trouble, TimeoutError):
                raise NotReached(f"{node} does not answer") from trouble
            raise
        if not admitted:
            self._voices.pop(voice.number, None)
            return None
        return voice

    def send(self, voice: RemoteVoice, data: bytes) -> None:
        """Send data to the owner of the table."""
        self._mailbox.put(voice.node, VoiceData(voice.number, data))

    def send_sound(self, voice: RemoteVoice, packet: bytes) -> None:
        """Send a packet of sound, unless the bus is overloaded."""
        if self._mailbox.bus.queued <= MOST_QUEUED:
            self.send(voice, packet)

    def end(self, voice: RemoteVoice) -> None:
        """Forget a connection, and tell the owner."""
        if self._voices.pop(voice.number, None) is not None:
            self._mailbox.put(voice.node, VoiceLeft(voice.number))

    def hear(self, item: VoiceData) -> bool:
        """Pass data of the table on; False if it is for no connection of this node."""
        voice = self._voices.get(item.visit)
        if voice is None:
            return False
        if item.data[:1] == bytes((SOUND,)):
            voice.transport.send_sound(item.data)
        else:
            voice.transport.send(item.data)
        return True

    def lose(self, visit: int) -> bool:
        """Close a connection that the owner has ended, so that the page connects again; False if unknown."""
        voice = self._voices.pop(visit, None)
        if voice is None:
            return False
        voice.transport.close(CloseReason.CLOSING)
        return True

    def send_pulses(self) -> None:
        """Tell every owner which connections still exist."""
        by_node: dict[str, list[int]] = {}
        for voice in self._voices.values():
            by_node.setdefault(voice.node, []).append(voice.number)
        for node, visits in by_node.items():
            self._mailbox.put(node, VoicePulse(visits))

    def close_all(self) -> None:
        """Close all connections, so that the pages connect to another node."""
        for voice in tuple(self._voices.values()):
            self.end(voice)
            voice.transport.close(CloseReason.CLOSING)

    def _entered(self, _peer: Peer, item: VoiceEntered) -> None:
        voice = self._voices.get(item.visit)
        if voice is not None and not voice.entered.done():
            voice.entered.set_result(item.admitted)


class ClusterVoiceEntrance(VoiceEntrance):
    """Enters a table here or at its owner."""

    def __init__(self, here: VoiceEntrance, voices: RemoteVoices) -> None:
        self._here = here
        self._voices = voices

    async def enter_voice(self, code: str, token: str, transport: VoiceTransport) -> VoiceVisit | None:
        """Return a voice connection, or None if the token is not valid."""
        try:
            return await self._here.enter_voice(code, token, transport)
        except OwnedElsewhere as elsewhere:
            return await self._voices.enter(elsewhere.node, code, token, transport)
