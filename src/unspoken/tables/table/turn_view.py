"""What the connections of a table are shown after a turn."""

from __future__ import annotations

from msgspec import Struct

from unspoken.tables.log.snapshot import Snapshot
from unspoken.tables.state.room import Phase, Room
from unspoken.tables.table.frame_changes import FrameChanges
from unspoken.tables.table.new_facts import NewFacts
from unspoken.tables.table.room_views import RoomViews
from unspoken.tables.table.schedule import Schedule
from unspoken.tables.wire.talk_messages import Thought


class TurnView(Struct, frozen=True):
    """The state of the table after a turn, as far as connections are shown it."""

    room: Room
    views: RoomViews
    changes: FrameChanges | None
    """The frames of the game; None in the lobby."""
    facts: NewFacts
    thoughts: tuple[Thought, ...] | None
    """The bots' reasons; None until the game is over."""
    schedule: Schedule


def turn_view(snapshot: Snapshot, views: RoomViews, schedule: Schedule) -> TurnView:
    """Return what connections are shown of this snapshot."""
    room, play = snapshot.room, snapshot.play
    changes = None
    if play is not None and room.phase is not Phase.LOBBY:
        changes = FrameChanges(play.frames, schedule.now(), schedule.running)
    thoughts = play.thoughts if play is not None and room.phase is Phase.OVER else None
    return TurnView(room, views, changes, NewFacts(room.facts, room.fact_count), thoughts, schedule)
