"""At the node that has the socket: visits to tables that live at other nodes."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Awaitable

from unspoken.cluster.envelopes import (
    Echo,
    Enter,
    Entered,
    Goodbye,
    Leave,
    Peer,
    Replied,
    Tell,
    TurnedAway,
    Why,
)
from unspoken.cluster.envelopes import Pulse as PulseItem
from unspoken.cluster.post import Post
from unspoken.cluster.remote_visit import RemoteVisit
from unspoken.tables.errors import NoSuchTable, NotSaved, OwnedElsewhere
from unspoken.tables.messages import CloseReason
from unspoken.tables.ports import Transport

ENTER_WITHIN = 1.0
"""Seconds in which an owner that lives lets somebody in,"""
_SILENT_WITHIN = 0.2
"""and one that was not heard of for long, and has perhaps come back."""


class NotReached(NotSaved):
    """Another node does not answer."""


class RemoteVisits:
    """All visits of this node to others, by their numbers."""

    def __init__(self, post: Post, patience: float) -> None:
        self._post = post
        self._patience = patience
        self._numbers = itertools.count(secrets.randbits(40))  # what is for an earlier life is for nobody
        self._visits: dict[int, RemoteVisit] = {}
        self._heard_of: dict[str, float] = {}
        self._silent: set[str] = set()
        """Nodes whose tables will soon be another's: nobody need wait for them."""
        self._entering_again: set[asyncio.Task[None]] = set()
        post.on(Entered, self._entered)
        post.on(TurnedAway, self._turned_away)
        post.on(Tell, self._tell)
        post.on(Goodbye, self._goodbye)
        post.on(Replied, self._replied)
        post.on(Echo, self._echo)

    def __len__(self) -> int:
        return len(self._visits)

    # ---- coming and going

    async def enter(
        self, node: str, code: str, token: str, transport: Transport, *, screen: bool
    ) -> RemoteVisit | None:
        """A visit to a table at that node, None if the token proves nobody.

        Raises NoSuchTable, OwnedElsewhere, NotReached or NotSaved.
        """
        visit = RemoteVisit(self._post, node, code, token, transport, screen, self._forget)
        return visit if await self._begin(visit) else None

    def _begin(self, visit: RemoteVisit) -> Awaitable[bool]:
        """Knock, at once; whoever waits hears whether we were let in."""
        visit.begin(next(self._numbers))
        self._visits[visit.number] = visit
        self._heard_of.setdefault(visit.node, _now())
        self._post.put(visit.node, Enter(visit.number, visit.code, visit.token, visit.screen))
        return self._let_in(visit, visit.number, visit.entered)

    async def _let_in(self, visit: RemoteVisit, number: int, entered: asyncio.Future[bool]) -> bool:
        try:
            async with asyncio.timeout(_SILENT_WITHIN if visit.node in self._silent else ENTER_WITHIN):
                return await asyncio.shield(entered)
        except BaseException as trouble:
            self._visits.pop(number, None)
            self._post.put(visit.node, Leave(number))
            if isinstance(trouble, TimeoutError):
                raise NotReached(f"{visit.node} does not answer") from trouble
            raise

    def _enter_again(self, visit: RemoteVisit) -> None:
        """Something was lost on the way: the whole view again, from the beginning.

        Whether what waits for a reply was heard, nobody knows: then the page has to begin anew, too.
        """
        if visit.waits_for_a_reply or not visit.entered.done():
            self._let_go(visit)
            return
        self._forget(visit)
        self._post.put(visit.node, Leave(visit.number))

        entering = self._begin(visit)

        async def enter() -> None:
            try:
                is_in = await entering
            except (NoSuchTable, OwnedElsewhere, NotSaved):
                is_in = False
            if not is_in:
                visit.transport.close(CloseReason.CLOSING)

        task = asyncio.ensure_future(enter())
        self._entering_again.add(task)
        task.add_done_callback(self._entering_again.discard)

    def _forget(self, visit: RemoteVisit) -> None:
        self._visits.pop(visit.number, None)

    async def close_all(self) -> None:
        """Everybody is to come back, elsewhere: also who was just entering again has been told after this."""
        for visit in tuple(self._visits.values()):
            self._let_go(visit)
        await asyncio.gather(*self._entering_again)

    def _let_go(self, visit: RemoteVisit) -> None:
        self._forget(visit)
        self._post.put(visit.node, Leave(visit.number))
        if visit.entered.done():
            visit.transport.close(CloseReason.CLOSING)
        else:
            visit.entered.set_exception(NotReached(f"{visit.node} is gone"))

    # ---- what the owner says

    def _find(self, peer: Peer, number: int) -> RemoteVisit | None:
        """A visit of ours to that node; one that we do not know has left, which it should know."""
        self._hear_of(peer)
        visit = self._visits.get(number)
        if visit is None or visit.node != peer.name:
            self._post.put(peer.name, Leave(number))
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
            case Why.NOBODY:
                visit.entered.set_result(False)
            case Why.NO_SUCH_TABLE:
                visit.entered.set_exception(NoSuchTable(visit.code))
            case Why.ELSEWHERE:
                visit.entered.set_exception(OwnedElsewhere(visit.code, peer.name))
            case Why.NOT_SAVED:
                visit.entered.set_exception(NotSaved(f"{peer.name} cannot reach the store"))

    def _tell(self, peer: Peer, item: Tell) -> None:
        visit = self._find(peer, item.visit)
        if visit is not None and self._is_next(visit, item.number):
            visit.transport.send(item.message)

    def _goodbye(self, peer: Peer, item: Goodbye) -> None:
        visit = self._visits.get(item.visit)
        if visit is not None and self._is_next(visit, item.number):
            self._forget(visit)
            if not visit.entered.done():
                visit.entered.set_exception(OwnedElsewhere(visit.code, peer.name))
            elif visit.entered.exception() is None:
                visit.transport.close(item.reason)

    def _is_next(self, visit: RemoteVisit, number: int) -> bool:
        """Whether nothing is missing before it. What came before already is nothing new."""
        if number > visit.told + 1:
            self._enter_again(visit)
        if number != visit.told + 1:
            return False
        visit.told = number
        return True

    def _replied(self, peer: Peer, item: Replied) -> None:
        visit = self._find(peer, item.visit)
        if visit is not None:
            visit.replied(item.number)

    # ---- alive

    def look_round(self) -> None:
        """Tell every owner of our visits, and let go of those whose owner is not heard of."""
        said: dict[str, dict[int, int]] = {}
        for visit in self._visits.values():
            said.setdefault(visit.node, {})[visit.number] = visit.said
        for node, counts in said.items():
            self._post.put(node, PulseItem(counts))
        self._heard_of = {node: heard for node, heard in self._heard_of.items() if node in said}
        self._silent |= {node for node, heard in self._heard_of.items() if heard + self._patience < _now()}
        for visit in [one for one in self._visits.values() if one.node in self._silent]:
            self._let_go(visit)

    def _hear_of(self, peer: Peer) -> None:
        self._heard_of[peer.name] = _now()
        self._silent.discard(peer.name)

    def _echo(self, peer: Peer, item: Echo) -> None:
        """All that was sent before an echo has come before it: counts that differ tell of a loss."""
        self._hear_of(peer)
        for number in item.missed:
            if number in self._visits:
                self._enter_again(self._visits[number])
        for number, told in item.told.items():
            visit = self._visits.get(number)
            if visit is not None and visit.told < told:
                self._enter_again(visit)


def _now() -> float:
    return asyncio.get_running_loop().time()
