"""One connection to a table. It remembers what was sent last, and sends only changes."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.kernel.codec import encode
from unspoken.kernel.frames.frame import AnyFrames
from unspoken.kernel.frames.frame_patch import NOTHING
from unspoken.kernel.types import Refused, Viewer
from unspoken.tables.ports import Seconds, Transport
from unspoken.tables.state.room import PersonId
from unspoken.tables.state.tv import TvName
from unspoken.tables.table.frame_changes import FrameChanges
from unspoken.tables.table.new_facts import NewFacts
from unspoken.tables.table.room_views import RoomViews
from unspoken.tables.table.turn_view import TurnView
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

    def show(self, turn: TurnView, viewer: Viewer) -> None:
        """Send what changed for this connection."""
        view = turn.views.of(self.person)
        if view != self._room:
            self._show_room(view, turn.views)
        if turn.changes is None:
            self._shown = None  # the next game begins with a whole frame
        else:
            self.show_frame(turn.changes, viewer)
        if turn.facts.count != self._last_fact:
            self._show_facts(turn.facts)
        if turn.thoughts is None:
            self._knows_thoughts = False
        elif not self._knows_thoughts:  # once, when the game is over
            self._knows_thoughts = True
            self.send(Thoughts(turn.thoughts))
        if self.person is not None and (turn.room.days is not None or self._deadline is not None):
            self._show_deadline(turn.schedule.own_deadline(turn.room, viewer))

    def _show_room(self, view: bytes, views: RoomViews) -> None:
        """Send the room view. A new connection gets the current remaining times."""
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

    def _show_facts(self, facts: NewFacts) -> None:
        """Send the facts that are new to this connection."""
        message = facts.since(self._last_fact)
        self._last_fact = facts.count
        if message:
            self.transport.send(message)

    def _show_deadline(self, until: Seconds | None) -> None:
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
