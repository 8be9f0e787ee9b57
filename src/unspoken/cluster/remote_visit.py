"""A visit to a table that is owned by another node."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple, Protocol

from unspoken.cluster.envelopes import VisitorLeft, VisitorMessage
from unspoken.cluster.mailbox import Mailbox
from unspoken.kernel.codec import encode
from unspoken.tables.ports import Transport
from unspoken.tables.wire.messages import FromPerson


class EntryRequest(NamedTuple):
    """The table that a visitor wants to enter, and the visitor's token."""

    code: str
    token: str
    screen: bool
    wants_patches: bool


class Watch(Protocol):
    """What a visit tells about itself."""

    def expect_answer(self, node: str) -> None:
        """Note that we sent something that the node answers at once if it is alive."""
        ...

    def forget(self, visit: RemoteVisit) -> None:
        """Forget a visit that is over."""
        ...


class RemoteVisit:
    """One connection to a table at another node. After a lost message it begins again."""

    def __init__(
        self,
        mailbox: Mailbox,
        node: str,
        request: EntryRequest,
        transport: Transport,
        watch: Watch,
    ) -> None:
        self._mailbox = mailbox
        self.node = node
        self.request = request
        self.transport = transport
        self._watch = watch
        self._is_over = False
        self.begin(0)

    def begin(self, number: int) -> None:
        """Begin, or begin again, under a new number."""
        self.number = number
        self.received = 0
        """Number of messages that the table has sent us."""
        self.sent = 0
        """Number of messages that we have sent to the table."""
        self.entered: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        """Resolves to True if the owner admitted the visitor."""
        self._waiting: dict[int, Callable[[], None]] = {}
        self._held: list[tuple[FromPerson, Callable[[], None]]] = []

    @property
    def waits_for_a_reply(self) -> bool:
        """True if a message was sent that may not have arrived."""
        return bool(self._waiting)

    def let_in(self) -> None:
        """Mark the visit as admitted, and send the messages that waited for it."""
        self.entered.set_result(True)
        held, self._held = self._held, []
        for message, replied in held:
            self.hear(message, replied)

    def hear(self, message: FromPerson, replied: Callable[[], None]) -> None:
        """Forward a message to the owner of the table."""
        if self._is_over:
            return
        if not self.entered.done():
            self._held.append((message, replied))
            return
        self.sent += 1
        self._waiting[self.sent] = replied
        self._watch.expect_answer(self.node)
        self._mailbox.put(self.node, VisitorMessage(self.number, self.sent, encode(message)))

    def replied(self, number: int) -> None:
        """Run the callback of our message of this number."""
        replied = self._waiting.pop(number, None)
        if replied is not None:
            replied()

    def leave(self) -> None:
        """End the visit: the connection is closed."""
        self._is_over = True
        self._watch.forget(self)
        self._mailbox.put(self.node, VisitorLeft(self.number))
