"""At a table's owner: the connections of people whose sockets are at other nodes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from unspoken.cluster.envelopes import (
    Echo,
    Enter,
    Entered,
    Goodbye,
    Leave,
    Peer,
    Pulse,
    Replied,
    Say,
    Tell,
    TurnedAway,
    Why,
)
from unspoken.cluster.post import Post
from unspoken.tables.errors import LostTable, NoSuchTable, NotSaved, OwnedElsewhere
from unspoken.tables.messages import CloseReason, FromPerson
from unspoken.tables.ports import Transport
from unspoken.tables.visit import Entrance, Visit

_DECODER: msgspec.json.Decoder[FromPerson] = msgspec.json.Decoder(FromPerson)


class Relay(Transport):
    """The table's way to one visitor: into the envelope for the node that has the socket."""

    __slots__ = ("_post", "heard", "is_closed", "number", "peer", "told", "visit")

    def __init__(self, post: Post, peer: Peer, number: int) -> None:
        self._post = post
        self.peer = peer
        self.number = number
        self.visit: Visit | None = None
        """What the visitor does here, once they were let in."""
        self.told = 0
        self.heard = 0
        self.is_closed = False

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        if not self.is_closed:
            self.told += 1
            self._post.put(self.peer.name, Tell(self.number, self.told, message))

    def close(self, reason: CloseReason) -> None:
        """Say goodbye with a reason, and close."""
        if not self.is_closed:
            self.told += 1
            self._post.put(self.peer.name, Goodbye(self.number, self.told, reason))
            self.is_closed = True

    def replied(self, number: int) -> None:
        """What the visitor said has had its reply."""
        if not self.is_closed:
            self._post.put(self.peer.name, Replied(self.number, number))


class Relays:
    """All visitors from other nodes. A node that is not heard of for a while takes its visitors along."""

    def __init__(
        self, post: Post, entrance: Entrance, give_away: Callable[[str], Awaitable[bool]], patience: float
    ) -> None:
        self._post = post
        self._entrance = entrance
        self._give_away = give_away
        self._patience = patience
        self._relays: dict[Peer, dict[int, Relay]] = {}
        self._newest: dict[Peer, int] = {}
        """The highest number that a node's visits had: an envelope that comes twice brings nobody twice."""
        self._heard_of: dict[Peer, float] = {}
        self._entering: set[asyncio.Task[None]] = set()
        post.on(Enter, self._enter)
        post.on(Say, self._say)
        post.on(Leave, self._leave)
        post.on(Pulse, self._pulse)

    def __len__(self) -> int:
        return sum(len(relays) for relays in self._relays.values())

    # ---- coming and going

    def _enter(self, peer: Peer, item: Enter) -> None:
        self._hear_of(peer)
        if item.visit > self._newest.get(peer, 0):
            self._newest[peer] = item.visit
            relay = Relay(self._post, peer, item.visit)
            self._relays.setdefault(peer, {})[item.visit] = relay
            task = asyncio.ensure_future(self._let_in(relay, item))
            self._entering.add(task)
            task.add_done_callback(self._entering.discard)

    async def _let_in(self, relay: Relay, item: Enter) -> None:
        try:
            if await self._give_away(item.code):
                self._turn_away(relay, Why.ELSEWHERE)
                return
            visit = await self._entrance.enter(item.code, item.token, relay, screen=item.screen)
        except NoSuchTable:
            self._turn_away(relay, Why.NO_SUCH_TABLE)
        except (OwnedElsewhere, LostTable):
            self._turn_away(relay, Why.ELSEWHERE)
        except NotSaved:
            self._turn_away(relay, Why.NOT_SAVED)
        else:
            if visit is None:
                self._turn_away(relay, Why.NOBODY)
            elif self._find(relay.peer, relay.number) is relay:
                relay.visit = visit
                self._post.put(relay.peer.name, Entered(relay.number))
            else:  # they were gone before they were in
                visit.leave()

    def _turn_away(self, relay: Relay, why: Why) -> None:
        self._drop(relay)
        self._post.put(relay.peer.name, TurnedAway(relay.number, why))

    def _leave(self, peer: Peer, item: Leave) -> None:
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

    # ---- saying, and the count

    def _say(self, peer: Peer, item: Say) -> None:
        self._hear_of(peer)
        relay = self._find(peer, item.visit)
        if relay is None or relay.visit is None or item.number > relay.heard + 1:
            self._post.put(peer.name, Echo({}, [item.visit]))
        elif item.number == relay.heard + 1:
            relay.heard += 1
            relay.visit.hear(_DECODER.decode(item.message), lambda: relay.replied(item.number))

    def _pulse(self, peer: Peer, item: Pulse) -> None:
        """All that was sent before a pulse has come before it: counts that differ tell of a loss."""
        self._hear_of(peer)
        told: dict[int, int] = {}
        missed: list[int] = []
        for visit, said in item.said.items():
            relay = self._find(peer, visit)
            if relay is None or relay.heard != said:
                missed.append(visit)
            else:
                told[visit] = relay.told
        self._post.put(peer.name, Echo(told, missed))
        for number in [one for one in self._relays.get(peer, {}) if one not in item.said]:
            relay = self._relays[peer][number]
            if relay.visit is not None:  # it has left, and we did not hear of it
                self._take_out(relay)

    def look_round(self) -> None:
        """Let go of visitors whose node is not heard of, and of those whom their table has closed."""
        now = asyncio.get_running_loop().time()
        for peer in [one for one, heard in self._heard_of.items() if heard + self._patience < now]:
            for relay in tuple(self._relays.get(peer, {}).values()):
                self._take_out(relay)
            del self._heard_of[peer]
            self._newest.pop(peer, None)
        for relay in [one for relays in self._relays.values() for one in relays.values() if one.is_closed]:
            self._drop(relay)

    def _find(self, peer: Peer, visit: int) -> Relay | None:
        return self._relays.get(peer, {}).get(visit)

    def _hear_of(self, peer: Peer) -> None:
        self._heard_of[peer] = asyncio.get_running_loop().time()
