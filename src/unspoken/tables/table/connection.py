"""One connection to a table. It remembers what was sent last, and sends only changes."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from unspoken.kernel.codec import encode
from unspoken.kernel.types import Millis, Refused
from unspoken.tables.log.snapshot import Snapshot
from unspoken.tables.ports import Transport
from unspoken.tables.state.room import PersonId, Phase, TableFact
from unspoken.tables.state.tv import TvName
from unspoken.tables.table.room_views import RoomViews
from unspoken.tables.wire.messages import CloseReason, Facts, FrameMessage, FromTable, Ok, Refusal
from unspoken.tables.wire.talk_messages import Thoughts


class Connection:
    """A page or a screen, with its own frame numbers."""

    def __init__(
        self, owner: PersonId | TvName, transport: Transport, person: PersonId | None = None
    ) -> None:
        self.owner = owner
        """The owner of the page or screen. A screen's content does not depend on it."""
        self.person = person
        """The person who reads the page; None for a screen."""
        self.transport = transport
        self._room = b""
        self._frame = b""
        self._seq = 0
        self._running = False
        self._knows_thoughts = False
        self._last_fact: int | None = None
        """The number of the newest fact that was sent; None if no facts were sent yet."""

    def send(self, message: FromTable) -> None:
        """Send a message to this connection alone."""
        self.transport.send(encode(message))

    def show_room(self, views: RoomViews) -> None:
        """Send the room view if it changed. A new connection gets the current remaining times."""
        view = views.of(self.person)
        if view != self._room:
            self.transport.send(view if self._room else views.current(self.person))
            self._room = view

    def show_frame(self, frame: bytes, now: Millis, running: bool) -> None:
        """Send the game's frame if it changed, or if the clock was started or stopped."""
        if frame == self._frame and running == self._running:
            return
        self._seq += 1
        self._frame, self._running = frame, running
        self.send(FrameMessage(self._seq, now, running, msgspec.Raw(frame)))

    def forget_frame(self) -> None:
        """Forget the last frame, so that the next game is sent even if its first frame is equal."""
        self._frame = b""

    def show_facts(self, facts: tuple[TableFact, ...], fact_count: int) -> None:
        """Send the facts that are new to this connection; `fact_count` is the newest number."""
        if fact_count == self._last_fact:
            return
        earlier, known = self._last_fact is None, self._last_fact or 0
        self._last_fact = fact_count
        new = tuple(fact for fact in facts if fact.number > known)
        if new:
            self.send(Facts(new, earlier))

    def show_thoughts(self, snapshot: Snapshot) -> None:
        """Send the bots' reasons once, when the game is over."""
        play = snapshot.play if snapshot.room.phase is Phase.OVER else None
        if play is not None and not self._knows_thoughts:
            self.send(Thoughts(play.thoughts))
        self._knows_thoughts = play is not None

    def reply(self, request: str, error: Exception | None) -> None:
        """Acknowledge a request, or refuse it."""
        match error:
            case None:
                self.send(Ok(request))
            case Refused(code=code, facts=facts):
                self.refuse(code, facts, request)
            case _:
                self.refuse("not-saved", {}, request)

    def refuse(self, code: str, facts: Mapping[str, str | int], id: str | None = None) -> None:
        """Send a refusal."""
        self.send(Refusal(code, dict(facts), id))

    def close(self, reason: CloseReason) -> None:
        """Close the connection with a reason."""
        self.transport.close(reason)
