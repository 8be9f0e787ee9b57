"""Facts that connections do not know yet."""

from __future__ import annotations

from unspoken.kernel.codec import encode
from unspoken.tables.state.room import TableFact
from unspoken.tables.wire.messages import Facts


class NewFacts:
    """The facts of a room. A message that several connections need is encoded once."""

    def __init__(self, facts: tuple[TableFact, ...], count: int) -> None:
        self._facts = facts
        self.count = count
        """The number of the newest fact."""
        self._messages: dict[int | None, bytes] = {}

    def since(self, known: int | None) -> bytes:
        """Return a message with the facts after this number, or with all of them; empty without any."""
        message = self._messages.get(known)
        if message is None:
            new = tuple(fact for fact in self._facts if fact.number > (known or 0))
            message = encode(Facts(new, known is None)) if new else b""
            self._messages[known] = message
        return message
