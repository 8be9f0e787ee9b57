"""One connection to a table: remembers what it was sent last, and sends only what is new."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from unspoken.kernel.codec import encode
from unspoken.kernel.game import Millis
from unspoken.tables.messages import CloseReason, Facts, FrameMessage, FromTable, Refusal
from unspoken.tables.ports import Transport
from unspoken.tables.room import PersonId, Phase, TableFact
from unspoken.tables.snapshot import Snapshot
from unspoken.tables.talk_messages import Thoughts
from unspoken.tables.tv import TvName


class Connection:
    """One page or one screen; it counts its own frames."""

    def __init__(self, owner: PersonId | TvName, transport: Transport) -> None:
        self.owner = owner
        """Whose page or screen it is; what a screen is sent does not depend on it."""
        self.transport = transport
        self._room = b""
        self._frame = b""
        self._seq = 0
        self._running = False
        self._knows_thoughts = False
        self._told: int | None = None
        """The number of the newest fact that this connection was sent; None before it was sent any."""

    def send(self, message: FromTable) -> None:
        """Send a message to this connection alone."""
        self.transport.send(encode(message))

    def show_room(self, view: bytes) -> None:
        """The table, if it looks different."""
        if view != self._room:
            self._room = view
            self.transport.send(view)

    def show_frame(self, frame: bytes, now: Millis, running: bool) -> None:
        """The game, if it looks different or its clock was stopped or started."""
        if frame == self._frame and running == self._running:
            return
        self._seq += 1
        self._frame, self._running = frame, running
        self.send(FrameMessage(self._seq, now, running, msgspec.Raw(frame)))

    def forget_frame(self) -> None:
        """There is no game: the next one is shown even if it begins as the last did."""
        self._frame = b""

    def show_facts(self, facts: tuple[TableFact, ...], told: int) -> None:
        """What has happened since this connection was last told; `told` counts all facts there ever were."""
        if told == self._told:
            return
        earlier, known = self._told is None, self._told or 0
        self._told = told
        new = tuple(fact for fact in facts if fact.number > known)
        if new:
            self.send(Facts(new, earlier))

    def show_thoughts(self, snapshot: Snapshot) -> None:
        """What bots thought, once, when the game is over."""
        play = snapshot.play if snapshot.room.phase is Phase.OVER else None
        if play is not None and not self._knows_thoughts:
            self.send(Thoughts(play.thoughts))
        self._knows_thoughts = play is not None

    def refuse(self, code: str, facts: Mapping[str, str | int], id: str | None = None) -> None:
        """A refusal, in the words of its code."""
        self.send(Refusal(code, dict(facts), id))

    def close(self, reason: CloseReason) -> None:
        """Say goodbye with a reason, and close."""
        self.transport.close(reason)
