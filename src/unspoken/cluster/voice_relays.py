"""Voice relays at a table's owner: the voice connections of people whose sockets are at other nodes."""

from __future__ import annotations

import asyncio

import msgspec

from unspoken.cluster.envelopes import Peer
from unspoken.cluster.mailbox import Mailbox
from unspoken.cluster.remote_voices import MOST_QUEUED, RemoteVoices
from unspoken.cluster.voice_items import VoiceData, VoiceEnter, VoiceEntered, VoiceLeft, VoicePulse
from unspoken.tables.errors import NoSuchTable, OwnedElsewhere, StoreUnavailable
from unspoken.tables.voice_visit import VoiceEntrance, VoiceVisit
from unspoken.tables.wire.messages import CloseReason
from unspoken.tables.wire.voice_messages import SOUND, CloseMicrophone, OpenMicrophone

_CONTROLS: msgspec.json.Decoder[OpenMicrophone | CloseMicrophone] = msgspec.json.Decoder(
    OpenMicrophone | CloseMicrophone
)


class VoiceRelay:
    """The table's side of a voice connection at another node."""

    def __init__(self, mailbox: Mailbox, peer: Peer, number: int) -> None:
        self._mailbox = mailbox
        self.peer = peer
        self.number = number
        self.visit: VoiceVisit | None = None

    def send(self, message: bytes) -> None:
        """Send a JSON message."""
        self._mailbox.put(self.peer.name, VoiceData(self.number, message))

    def send_sound(self, packet: bytes) -> None:
        """Send a packet of sound, unless the bus is overloaded."""
        if self._mailbox.bus.queued <= MOST_QUEUED:
            self.send(packet)

    def flush(self) -> None:
        """Do nothing: nothing waits here."""

    def close(self, _reason: CloseReason) -> None:
        """Close the connection at the other node."""
        self._mailbox.put(self.peer.name, VoiceLeft(self.number))


class VoiceRelays:
    """All voice connections from other nodes. Those of a silent node are dropped."""

    def __init__(
        self, mailbox: Mailbox, entrance: VoiceEntrance, here: RemoteVoices, patience: float
    ) -> None:
        self._mailbox = mailbox
        self._entrance = entrance
        self._here = here
        self._patience = patience
        self._relays: dict[tuple[Peer, int], VoiceRelay] = {}
        self._last_heard: dict[Peer, float] = {}
        self._entering: set[asyncio.Task[None]] = set()
        mailbox.on(VoiceEnter, self._enter)
        mailbox.on(VoiceData, self._data)
        mailbox.on(VoiceLeft, self._left)
        mailbox.on(VoicePulse, self._pulse)

    def __len__(self) -> int:
        return len(self._relays)

    def _enter(self, peer: Peer, item: VoiceEnter) -> None:
        self._last_heard[peer] = _now()
        relay = self._relays[peer, item.visit] = VoiceRelay(self._mailbox, peer, item.visit)
        task = asyncio.ensure_future(self._let_in(relay, item))
        self._entering.add(task)
        task.add_done_callback(self._entering.discard)

    async def _let_in(self, relay: VoiceRelay, item: VoiceEnter) -> None:
        try:
            relay.visit = await self._entrance.enter_voice(item.code, item.token, relay)
        except NoSuchTable:
            relay.visit = None
        except (OwnedElsewhere, StoreUnavailable):  # no reply, so that no wrong code is counted
            self._relays.pop((relay.peer, relay.number), None)
            return
        if relay.visit is None:
            self._relays.pop((relay.peer, relay.number), None)
        elif (relay.peer, relay.number) not in self._relays:  # it left while it entered
            relay.visit.leave()
        self._mailbox.put(relay.peer.name, VoiceEntered(relay.number, relay.visit is not None))

    def _data(self, peer: Peer, item: VoiceData) -> None:
        """Handle data from a speaker at another node, or from a table of another node."""
        if self._here.hear(item):
            return
        relay = self._relays.get((peer, item.visit))
        if relay is None or relay.visit is None:
            self._mailbox.put(peer.name, VoiceLeft(item.visit))
        elif item.data[:1] == bytes((SOUND,)):
            relay.visit.hear(item.data)
        else:
            relay.visit.control(_CONTROLS.decode(item.data))

    def _left(self, peer: Peer, item: VoiceLeft) -> None:
        if not self._here.lose(item.visit):
            self._take_out(peer, item.visit)

    def _pulse(self, peer: Peer, item: VoicePulse) -> None:
        """Drop the connections that the other node no longer has, and name those that we no longer have."""
        self._last_heard[peer] = _now()
        for number in [
            number for known, number in self._relays if known == peer and number not in item.visits
        ]:
            self._take_out(peer, number)
        for number in item.visits:
            if (peer, number) not in self._relays:
                self._mailbox.put(peer.name, VoiceLeft(number))

    def drop_stale(self) -> None:
        """Drop the connections of nodes that are silent."""
        now = _now()
        for peer in [peer for peer, at in self._last_heard.items() if at + self._patience < now]:
            for number in [number for known, number in self._relays if known == peer]:
                self._take_out(peer, number)
            del self._last_heard[peer]

    def _take_out(self, peer: Peer, number: int) -> None:
        relay = self._relays.pop((peer, number), None)
        if relay is not None and relay.visit is not None:
            relay.visit.leave()


def _now() -> float:
    return asyncio.get_running_loop().time()
