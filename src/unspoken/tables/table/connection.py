"""One connection to a table. It remembers what was sent last, and sends only changes."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.kernel.codec import encode
from unspoken.kernel.frames.frame import AnyFrames
from unspoken.kernel.frames.frame_patch import NOTHING
from unspoken.kernel.types import Refused, Viewer
from unspoken.tables.log.snapshot import Snapshot
from unspoken.tables.ports import Seconds, Transport
from unspoken.tables.state.room import PersonId, Phase
from unspoken.tables.state.tv import TvName
from unspoken.tables.table.frame_changes import FrameChanges
from unspoken.tables.table.new_facts import NewFacts
from unspoken.tables.table.room_views import RoomViews
from unspoken.tables.wire.days_requests import OwnDeadline
from unspoken.tables.wire.messages import CloseReason, FromTable, Ok, Refusal
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
        self._shown: tuple[AnyFrames, Viewer] | None = None
        """The frames that this connection was shown last, and as which viewer; None if it was shown none."""
        self._seq = 0
        self._running = False
        self._knows_thoughts = False
        self._deadline: Seconds | None = None
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

    def show_frame(self, changes: FrameChanges, viewer: Viewer) -> None:
        """Send the game's frame or a patch if the frame changed, or if the clock was started or stopped."""
        frames, running = changes.frames, changes.running
        shown, self._shown = self._shown, (frames, viewer)
        patch = None
        if shown is not None and shown[1] == viewer:
            patch = NOTHING if shown[0] is frames else changes.since(shown[0], viewer)
            if patch == NOTHING and running == self._running:
                return
        self._seq += 1
        self._running = running
        if patch is None or not self.transport.wants_patches:
            self.transport.send(changes.frame_message(viewer, self._seq))
        else:
            self.transport.send(changes.patch_message(patch, self._seq))

    def forget_frame(self) -> None:
        """Forget the last frame, so that the next game begins with a whole frame."""
        self._shown = None

    def show_facts(self, facts: NewFacts) -> None:
        """Send the facts that are new to this connection."""
        if facts.count == self._last_fact:
            return
        message = facts.since(self._last_fact)
        self._last_fact = facts.count
        if message:
            self.transport.send(message)

    def show_thoughts(self, snapshot: Snapshot) -> None:
        """Send the bots' reasons once, when the game is over."""
        play = snapshot.play if snapshot.room.phase is Phase.OVER else None
        if play is not None and not self._knows_thoughts:
            self.send(Thoughts(play.thoughts))
        self._knows_thoughts = play is not None

    def show_deadline(self, until: Seconds | None) -> None:
        """Send the person's own deadline in a game by days, if it changed."""
        if until != self._deadline:
            self._deadline = until
            self.send(OwnDeadline(until))

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
