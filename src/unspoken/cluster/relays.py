"""Relays at a table's owner: the connections of people whose sockets are at other nodes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from unspoken.cluster.envelopes import (
    Enter,
    Entered,
    EntryRefusal,
    Goodbye,
    Peer,
    Pulse,
    PulseReply,
    Replied,
    TableMessage,
    TurnedAway,
    VisitorLeft,
    VisitorMessage,
)
from unspoken.cluster.mailbox import Mailbox
from unspoken.tables.errors import LostTable, NoSuchTable, OwnedElsewhere, StoreUnavailable
from unspoken.tables.visit import Entrance, Visit
from unspoken.tables.wire.messages import CloseReason, FromPerson

_DECODER: msgspec.json.Decoder[FromPerson] = msgspec.json.Decoder(FromPerson)


class Relay:
    """Transport to a visitor whose socket is at another node: messages go into that node's envelope."""

    __slots__ = ("_mailbox", "is_closed", "number", "peer", "received", "sent", "visit", "wants_patches")

    def __init__(self, mailbox: Mailbox, peer: Peer, number: int, *, wants_patches: bool) -> None:
        self.wants_patches = wants_patches
        self._mailbox = mailbox
        self.peer = peer
        self.number = number
        self.visit: Visit | None = None
        """The visit at the table, once the visitor has entered."""
        self.sent = 0
        self.received = 0
        self.is_closed = False

    def send(self, message: bytes) -> None:
        """Send a message."""
        if not self.is_closed:
            self.sent += 1
            self._mailbox.put(self.peer.name, TableMessage(self.number, self.sent, message))

    def close(self, reason: CloseReason) -> None:
        """Send the reason, and close."""
        if not self.is_closed:
            self.sent += 1
            self._mailbox.put(self.peer.name, Goodbye(self.number, self.sent, reason))
            self.is_closed = True

    def replied(self, number: int) -> None:
        """Report that the visitor's message of this number was answered."""
        if not self.is_closed:
            self._mailbox.put(self.peer.name, Replied(self.number, number))


class Relays:
    """All visitors from other nodes. The visitors of a node that stays silent are dropped."""

    def __init__(
        self,
        mailbox: Mailbox,
        entrance: Entrance,
        hand_over_idle: Callable[[str], Awaitable[bool]],
        patience: float,
    ) -> None:
        self._mailbox = mailbox
        self._entrance = entrance
        self._hand_over_idle = hand_over_idle
        self._patience = patience
        self._relays: dict[Peer, dict[int, Relay]] = {}
        self._newest: dict[Peer, int] = {}
        """The highest visit number of each node, so that a duplicate envelope creates no second visit."""
        self._last_heard: dict[Peer, float] = {}
        self._entering: set[asyncio.Task[None]] = set()
        mailbox.on(Enter, self._enter)
        mailbox.on(VisitorMessage, self._say)
        mailbox.on(VisitorLeft, self._leave)
        mailbox.on(Pulse, self._pulse)

    def __len__(self) -> int:
        return sum(len(relays) for relays in self._relays.values())

    # ---- entering and leaving

    def _enter(self, peer: Peer, item: Enter) -> None:
        self._hear_of(peer)
        if item.visit > self._newest.get(peer, 0):
            self._newest[peer] = item.visit
            relay = Relay(self._mailbox, peer, item.visit, wants_patches=item.wants_patches)
            self._relays.setdefault(peer, {})[item.visit] = relay
            task = asyncio.ensure_future(self._let_in(relay, item))
            self._entering.add(task)
            task.add_done_callback(self._entering.discard)

    async def _let_in(self, relay: Relay, item: Enter) -> None:
        try:
            if await self._hand_over_idle(item.code):
                self._turn_away(relay, EntryRefusal.ELSEWHERE)
                return
            visit = await self._entrance.enter(item.code, item.token, relay, screen=item.screen)
        except NoSuchTable:
            self._turn_away(relay, EntryRefusal.NO_SUCH_TABLE)
        except (OwnedElsewhere, LostTable):
            self._turn_away(relay, EntryRefusal.ELSEWHERE)
        except StoreUnavailable:
            self._turn_away(relay, EntryRefusal.NOT_SAVED)
        else:
            if visit is None:
                self._turn_away(relay, EntryRefusal.NOBODY)
            elif self._find(relay.peer, relay.number) is relay:
                relay.visit = visit
                self._mailbox.put(relay.peer.name, Entered(relay.number))
            else:  # the visitor left while entering
                visit.leave()

    def _turn_away(self, relay: Relay, why: EntryRefusal) -> None:
        self._drop(relay)
        self._mailbox.put(relay.peer.name, TurnedAway(relay.number, why))

    def _leave(self, peer: Peer, item: VisitorLeft) -> None:
        relay = self._find(peer, item.visit)
        if relay is not None:
            self._take_out(relay)

    def _take_out(self, relay: Relay) -> None:
        self._drop(relay)
        relay.is_closed = True
        if relay.visit is not None:
            relay.visit.leave()

    def _drop(self, relay: Relay) -> None:
        relays = self._relays.get(relay.peer, {})
        relays.pop(relay.number, None)
        if not relays:
            self._relays.pop(relay.peer, None)

    # ---- messages and their counts

    def _say(self, peer: Peer, item: VisitorMessage) -> None:
        self._hear_of(peer)
        relay = self._find(peer, item.visit)
        if relay is None or relay.visit is None or item.number > relay.received + 1:
            self._mailbox.put(peer.name, PulseReply({}, [item.visit]))
        elif item.number == relay.received + 1:
            relay.received += 1
            relay.visit.hear(_DECODER.decode(item.message), lambda: relay.replied(item.number))

    def _pulse(self, peer: Peer, item: Pulse) -> None:
        """Compare counts: messages sent before a pulse arrive before it, so a difference means a loss."""
        self._hear_of(peer)
        sent: dict[int, int] = {}
        missed: list[int] = []
        for visit, sent_by_peer in item.sent.items():
            relay = self._find(peer, visit)
            if relay is None or relay.received != sent_by_peer:
                missed.append(visit)
            else:
                sent[visit] = relay.sent
        self._mailbox.put(peer.name, PulseReply(sent, missed))
        for number in [number for number in self._relays.get(peer, {}) if number not in item.sent]:
            relay = self._relays[peer][number]
            if relay.visit is not None:  # the visitor has left, and the `VisitorLeft` was lost
                self._take_out(relay)

    def drop_stale(self) -> None:
        """Drop visitors whose node is silent, and those whose connection was closed by the table."""
        now = asyncio.get_running_loop().time()
        for peer in [peer for peer, at in self._last_heard.items() if at + self._patience < now]:
            for relay in tuple(self._relays.get(peer, {}).values()):
                self._take_out(relay)
            del self._last_heard[peer]
            self._newest.pop(peer, None)
        every_relay = [relay for relays in self._relays.values() for relay in relays.values()]
        for relay in every_relay:
            if relay.is_closed:
                self._drop(relay)

    def _find(self, peer: Peer, visit: int) -> Relay | None:
        return self._relays.get(peer, {}).get(visit)

    def _hear_of(self, peer: Peer) -> None:
        self._last_heard[peer] = asyncio.get_running_loop().time()
