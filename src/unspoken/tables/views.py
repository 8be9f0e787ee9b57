"""What people see of a table, besides the game on it: built from a room."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec
from msgspec import UNSET

from unspoken.kernel.codec import decode_options, encode
from unspoken.kernel.game import AnyGame, Viewer
from unspoken.tables.atlas import atlas_view
from unspoken.tables.night_view import night_view
from unspoken.tables.room import ChatLine, PersonId, Phase, Room
from unspoken.tables.room_view import OpenSeats, PersonView, RoomView
from unspoken.tables.seat_rules import needs_nod, open_seats
from unspoken.tables.speech import may_hear
from unspoken.tables.talk_messages import Said, Talk


def room_view(
    room: Room,
    games: Mapping[str, AnyGame],
    here: Collection[PersonId],
    graces: Mapping[PersonId, int],
    *,
    stands_still: bool = False,
    bots_not_ready: bool = False,
) -> RoomView:
    """The table itself, the same for everybody at it."""
    game = games[room.game]
    options = decode_options(game, room.options)
    seats = game.seats(options)
    return RoomView(
        code=room.code,
        phase=room.phase,
        host=room.host,
        game=room.game,
        options=msgspec.Raw(encode(room.options)),
        least=seats[0],
        most=seats[-1],
        people=tuple(
            PersonView(p.id, p.name, p.seal, p.id in here, graces.get(p.id), p.agent) for p in room.people
        ),
        chairs=room.chairs,
        paused=room.paused,
        grace=room.grace,
        evening=room.evening,
        begun=room.begun,
        teams=game.teams(options, len(room.chairs)) if room.phase is Phase.LOBBY else None,
        open_seats=() if room.phase is Phase.LOBBY else _open_seats(room),
        asking=room.asking,
        ending=room.ending,
        night=None if room.night is None else night_view(room.night),
        manner=room.manner,
        tvs=tuple(one.name for one in room.tvs) or UNSET,
        atlas=UNSET if room.atlas is None else atlas_view(room.atlas),
        stands_still=stands_still or UNSET,
        bots_not_ready=bots_not_ready or UNSET,
    )


def _open_seats(room: Room) -> tuple[OpenSeats, ...]:
    """Where each who watches may have a seat."""
    seated = {chair.person for chair in room.chairs}
    watching = [one.id for one in room.people if one.id not in seated]
    found = (OpenSeats(one, open_seats(room, one), needs_nod(room, one)) for one in watching)
    return tuple(one for one in found if one.seats)


def said_message(line: ChatLine) -> Said:
    """A line of talk as it is sent."""
    bot = None if line.bot is UNSET else line.bot
    remark = None if line.remark is UNSET else line.remark
    return Said(line.channel, line.by, line.name, line.seal, line.text, bot, remark)


def talk(room: Room, viewer: Viewer) -> Talk:
    """What was said before, as far as this viewer may hear it."""
    return Talk(tuple(said_message(line) for line in room.talk if may_hear(line, viewer)))
