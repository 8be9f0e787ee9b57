"""A visit to a table that lives at another node."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from unspoken.cluster.envelopes import Leave, Say
from unspoken.cluster.post import Post
from unspoken.kernel.codec import encode
from unspoken.tables.messages import FromPerson
from unspoken.tables.ports import Transport


class RemoteVisit:
    """One connection's time at a table far away. Where something was lost on the way, it begins anew."""

    def __init__(
        self,
        post: Post,
        node: str,
        code: str,
        token: str,
        transport: Transport,
        screen: bool,
        left: Callable[[RemoteVisit], None],
    ) -> None:
        self._post = post
        self.node = node
        self.code = code
        self.token = token
        self.transport = transport
        self.screen = screen
        self._left = left
        self._is_over = False
        self.begin(0)

    def begin(self, number: int) -> None:
        """From the beginning, under a new number."""
        self.number = number
        self.told = 0
        """How often the table has told us something,"""
        self.said = 0
        """and we it."""
        self.entered: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        """Whether we were let in."""
        self._waiting: dict[int, Callable[[], None]] = {}
        self._held: list[tuple[FromPerson, Callable[[], None]]] = []

    @property
    def waits_for_a_reply(self) -> bool:
        """Whether something was said of which nobody knows whether it was heard."""
        return bool(self._waiting)

    def let_in(self) -> None:
        """The table has let us in: what was said meanwhile is heard now."""
        self.entered.set_result(True)
        held, self._held = self._held, []
        for message, replied in held:
            self.hear(message, replied)

    def hear(self, message: FromPerson, replied: Callable[[], None]) -> None:
        """A message came: on with it to where the table lives."""
        if self._is_over:
            return
        if not self.entered.done():
            self._held.append((message, replied))
            return
        self.said += 1
        self._waiting[self.said] = replied
        self._post.put(self.node, Say(self.number, self.said, encode(message)))

    def replied(self, number: int) -> None:
        """What we said has had its reply."""
        replied = self._waiting.pop(number, None)
        if replied is not None:
            replied()

    def leave(self) -> None:
        """The connection is gone."""
        self._is_over = True
        self._left(self)
        self._post.put(self.node, Leave(self.number))
