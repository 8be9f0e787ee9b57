"""Visits at the node that has the socket, to tables that are owned by other nodes."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Awaitable

from unspoken.cluster.envelopes import (
    Enter,
    Entered,
    EntryRefusal,
    Goodbye,
    Peer,
    PulseReply,
    Replied,
    TableMessage,
    TurnedAway,
    VisitorLeft,
)
from unspoken.cluster.envelopes import Pulse as PulseItem
from unspoken.cluster.mailbox import Mailbox
from unspoken.cluster.remote_visit import EntryRequest, RemoteVisit
from unspoken.tables.errors import NoSuchTable, OwnedElsewhere, StoreUnavailable
from unspoken.tables.ports import Transport
from unspoken.tables.wire.messages import CloseReason

ENTER_WITHIN = 1.0
"""Seconds to wait for a live owner to admit a visitor."""
_SILENT_WITHIN = 0.2
"""Seconds to wait for an owner that was silent, and may be back."""
ANSWER_WITHIN = 0.4
"""Seconds after which an owner that does not answer may be dead."""


class NotReached(StoreUnavailable):
    """Another node did not answer in time."""


class RemoteVisits:
    """All visits of this node to other nodes, by their numbers."""

    def __init__(self, mailbox: Mailbox, patience: float) -> None:
        self._mailbox = mailbox
        self._patience = patience
        self._numbers = itertools.count(secrets.randbits(40))  # random: no reuse after a restart
        self._visits: dict[int, RemoteVisit] = {}
        self._last_heard: dict[str, float] = {}
        self._asked: dict[str, float] = {}
        """When we first sent something to a node that has not answered since."""
        self._silent: set[str] = set()
        """Nodes that do not answer: their tables will soon have another owner, so do not wait long."""
        self._entering_again: set[asyncio.Task[None]] = set()
        mailbox.on(Entered, self._entered)
        mailbox.on(TurnedAway, self._turned_away)
        mailbox.on(TableMessage, self._table_message)
        mailbox.on(Goodbye, self._goodbye)
        mailbox.on(Replied, self._replied)
        mailbox.on(PulseReply, self._pulse_reply)

    def __len__(self) -> int:
        return len(self._visits)

    # ---- entering and leaving

    async def enter(
        self, node: str, code: str, token: str, transport: Transport, *, screen: bool
    ) -> RemoteVisit | None:
        """Return a visit to a table at that node, or None if the token is not valid.

        Raises NoSuchTable, OwnedElsewhere, NotReached or StoreUnavailable.
        """
        request = EntryRequest(code, token, screen, transport.wants_patches)
        visit = RemoteVisit(self._mailbox, node, request, transport, self)
        return visit if await self._begin(visit) else None

    def _begin(self, visit: RemoteVisit) -> Awaitable[bool]:
        """Send `Enter` at once; the result tells whether the owner admitted the visitor."""
        visit.begin(next(self._numbers))
        self._visits[visit.number] = visit
        self._last_heard.setdefault(visit.node, _now())
        self.expect_answer(visit.node)
        self._mailbox.put(visit.node, Enter(visit.number, *visit.request))
        return self._let_in(visit, visit.number, visit.entered)

    async def _let_in(self, visit: RemoteVisit, number: int, entered: asyncio.Future[bool]) -> bool:
        try:
            async with asyncio.timeout(_SILENT_WITHIN if visit.node in self._silent else ENTER_WITHIN):
                return await asyncio.shield(entered)
        except BaseException as trouble:
            self._visits.pop(number, None)
            self._mailbox.put(visit.node, VisitorLeft(number))
            if isinstance(trouble, TimeoutError):
                raise NotReached(f"{visit.node} does not answer") from trouble
            raise

    def _enter_again(self, visit: RemoteVisit) -> None:
        """Start the visit again after a lost message, so that the whole view is sent again.

        If a message still waits for its reply, it is unknown whether it arrived: the page must reconnect.
        """
        if visit.waits_for_a_reply or not visit.entered.done():
            self._drop(visit)
            return
        self.forget(visit)
        self._mailbox.put(visit.node, VisitorLeft(visit.number))

        entering = self._begin(visit)

        async def enter() -> None:
            try:
                is_in = await entering
            except (NoSuchTable, OwnedElsewhere, StoreUnavailable):
                is_in = False
            if not is_in:
                visit.transport.close(CloseReason.CLOSING)

        task = asyncio.ensure_future(enter())
        self._entering_again.add(task)
        task.add_done_callback(self._entering_again.discard)

    def forget(self, visit: RemoteVisit) -> None:
        """Forget a visit that is over."""
        self._visits.pop(visit.number, None)

    async def close_all(self) -> None:
        """Close all visits, so that the pages reconnect to another node."""
        for visit in tuple(self._visits.values()):
            self._drop(visit)
        await asyncio.gather(*self._entering_again)

    def _drop(self, visit: RemoteVisit) -> None:
        self.forget(visit)
        self._mailbox.put(visit.node, VisitorLeft(visit.number))
        if visit.entered.done():
            visit.transport.close(CloseReason.CLOSING)
        else:
            visit.entered.set_exception(NotReached(f"{visit.node} is gone"))
            visit.entered.exception()  # mark it as retrieved: the caller may have been cancelled meanwhile

    # ---- items from the owner

    def _find(self, peer: Peer, number: int) -> RemoteVisit | None:
        """Return our visit of this number. If there is none, tell the node that the visitor has left."""
        self._hear_of(peer)
        visit = self._visits.get(number)
        if visit is None or visit.node != peer.name:
            self._mailbox.put(peer.name, VisitorLeft(number))
            return None
        return visit

    def _entered(self, peer: Peer, item: Entered) -> None:
        visit = self._find(peer, item.visit)
        if visit is not None and not visit.entered.done():
            visit.let_in()

    def _turned_away(self, peer: Peer, item: TurnedAway) -> None:
        self._hear_of(peer)
        visit = self._visits.pop(item.visit, None)
        if visit is None or visit.entered.done():
            return
        match item.why:
            case EntryRefusal.NOBODY:
                visit.entered.set_result(False)
            case EntryRefusal.NO_SUCH_TABLE:
                visit.entered.set_exception(NoSuchTable())
            case EntryRefusal.ELSEWHERE:
                visit.entered.set_exception(OwnedElsewhere(peer.name))
            case EntryRefusal.NOT_SAVED:
                visit.entered.set_exception(StoreUnavailable(f"node {peer.name} cannot reach the store"))

    def _table_message(self, peer: Peer, item: TableMessage) -> None:
        visit = self._find(peer, item.visit)
        if visit is not None and self._is_next(visit, item.number):
            visit.transport.send(item.message)

    def _goodbye(self, peer: Peer, item: Goodbye) -> None:
        visit = self._visits.get(item.visit)
        if visit is not None and self._is_next(visit, item.number):
            self.forget(visit)
            if not visit.entered.done():
                visit.entered.set_exception(OwnedElsewhere(peer.name))
            elif visit.entered.exception() is None:
                visit.transport.close(item.reason)

    def _is_next(self, visit: RemoteVisit, number: int) -> bool:
        """True if this is the next item of the visit; enters again if items before it were lost."""
        if number > visit.received + 1:
            self._enter_again(visit)
        if number != visit.received + 1:
            return False
        visit.received = number
        return True

    def _replied(self, peer: Peer, item: Replied) -> None:
        visit = self._find(peer, item.visit)
        if visit is not None:
            visit.replied(item.number)

    # ---- liveness

    def send_pulses(self) -> None:
        """Send every owner the counts of our visits, and drop the visits to silent owners."""
        sent: dict[str, dict[int, int]] = {}
        for visit in self._visits.values():
            sent.setdefault(visit.node, {})[visit.number] = visit.sent
        for node, counts in sent.items():
            self.expect_answer(node)
            self._mailbox.put(node, PulseItem(counts))
        self._last_heard = {node: at for node, at in self._last_heard.items() if node in sent}
        self._silent |= {node for node, at in self._last_heard.items() if at + self._patience < _now()}
        self._asked = {node: at for node, at in self._asked.items() if node in sent}
        for node in self._silent & sent.keys():
            self.drop_visits_to(node)

    def expect_answer(self, node: str) -> None:
        """Note that we sent something that the node answers at once if it is alive."""
        self._asked.setdefault(node, _now())

    def unanswered(self) -> dict[str, str]:
        """Return nodes that may be dead, each with a table that it owned; each again after a while."""
        now = _now()
        late = {node for node, at in self._asked.items() if at + ANSWER_WITHIN < now}
        self._asked.update(dict.fromkeys(late, now))
        return {visit.node: visit.request.code for visit in self._visits.values() if visit.node in late}

    def drop_visits_to(self, node: str) -> None:
        """Drop the visits to a node that is dead or silent, so that the pages reconnect."""
        self._asked.pop(node, None)
        self._silent.add(node)
        for visit in [visit for visit in self._visits.values() if visit.node == node]:
            self._drop(visit)

    def _hear_of(self, peer: Peer) -> None:
        self._last_heard[peer.name] = _now()
        self._asked.pop(peer.name, None)
        self._silent.discard(peer.name)

    def _pulse_reply(self, peer: Peer, item: PulseReply) -> None:
        """Compare counts: items sent before a pulse reply arrive before it, so a difference means a loss."""
        self._hear_of(peer)
        for number in item.missed:
            if number in self._visits:
                self._enter_again(self._visits[number])
        for number, sent in item.sent.items():
            visit = self._visits.get(number)
            if visit is not None and visit.received < sent:
                self._enter_again(visit)


def _now() -> float:
    return asyncio.get_running_loop().time()
