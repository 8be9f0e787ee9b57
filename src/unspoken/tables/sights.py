"""What each person is sent of a table: built from a standing, and sent only when its bytes change."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from unspoken.kernel.codec import decode_options, encode
from unspoken.kernel.game import AnyGame, Millis, Viewer
from unspoken.tables.draft import Standing
from unspoken.tables.messages import No, PersonView, RoomView, Said, Sight, Talk, Whys
from unspoken.tables.ports import Line as Connection
from unspoken.tables.room import Line, PersonId, Phase, Room
from unspoken.tables.speech import may_hear


def room_view(room: Room, games: Mapping[str, AnyGame], here: Collection[PersonId]) -> bytes:
    """The table itself, the same for everybody at it."""
    game = games[room.game]
    options = decode_options(game, room.options)
    seats = game.seats(options)
    return encode(
        RoomView(
            code=room.code,
            phase=room.phase,
            host=room.host,
            game=room.game,
            options=msgspec.Raw(encode(room.options)),
            least=seats[0],
            most=seats[-1],
            people=tuple(PersonView(p.id, p.name, p.seal, p.id in here) for p in room.people),
            chairs=room.chairs,
            paused=room.paused,
            grace=room.grace,
            evening=room.evening,
            teams=game.teams(options, len(room.chairs)) if room.phase is Phase.LOBBY else None,
        )
    )


def said(line: Line) -> Said:
    """A line of talk as it is sent."""
    return Said(line.channel, line.by, line.name, line.seal, line.text)


def talk(room: Room, viewer: Viewer) -> bytes:
    """What was said before, as far as this viewer may hear it."""
    return encode(Talk(tuple(said(line) for line in room.talk if may_hear(line, viewer))))


class Guest:
    """One connection of one person: remembers what it was sent last, and counts its own frames."""

    def __init__(self, person: PersonId, line: Connection) -> None:
        self.person = person
        self.line = line
        self._room = b""
        self._frame = b""
        self._seq = 0
        self._running = False
        self._told_whys = False

    def show_room(self, view: bytes) -> None:
        """The table, if it looks different."""
        if view != self._room:
            self._room = view
            self.line.send(view)

    def show_frame(self, frame: bytes, now: Millis, running: bool) -> None:
        """The game, if it looks different or its clock was stopped or started."""
        if frame == self._frame and running == self._running:
            return
        self._seq += 1
        self._frame, self._running = frame, running
        self.line.send(encode(Sight(self._seq, now, running, msgspec.Raw(frame))))

    def show_whys(self, standing: Standing) -> None:
        """What bots thought, once, when the game is over."""
        over = standing.room.phase is Phase.OVER and standing.play is not None
        if over and not self._told_whys and standing.play is not None:
            self.line.send(encode(Whys(standing.play.thoughts)))
        self._told_whys = over

    def refuse(self, code: str, facts: Mapping[str, str | int], id: str | None = None) -> None:
        """A refusal, in the words of its code."""
        self.line.send(encode(No(code, dict(facts), id)))
