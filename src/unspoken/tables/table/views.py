"""The views of a room that are sent to clients."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec
from msgspec import UNSET

from unspoken.kernel.codec import decode_options, encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Viewer
from unspoken.tables.rules.seats import needs_nod, open_seats
from unspoken.tables.rules.speech import may_hear
from unspoken.tables.state.atlas import atlas_view
from unspoken.tables.state.room import ChatLine, PersonId, Phase, Room
from unspoken.tables.wire.night_view import night_view
from unspoken.tables.wire.room_view import OpenSeats, PersonView, RoomView
from unspoken.tables.wire.talk_messages import Said, Talk


def room_view(
    room: Room,
    games: Mapping[str, AnyGame],
    here: Collection[PersonId],
    graces: Mapping[PersonId, int],
    *,
    stands_still: bool = False,
    bots_not_ready: bool = False,
) -> RoomView:
    """The room as everybody at the table sees it."""
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
        begun=room.games_begun,
        teams=game.seating.teams(options, len(room.chairs)) if room.phase is Phase.LOBBY else None,
        open_seats=() if room.phase is Phase.LOBBY else _open_seats(room),
        asking=room.asking,
        ending=room.ending,
        night=None if room.night is None else night_view(room.night),
        manner=room.manner,
        tvs=tuple(tv.name for tv in room.tvs) or UNSET,
        atlas=UNSET if room.atlas is None else atlas_view(room.atlas),
        stands_still=stands_still or UNSET,
        bots_not_ready=bots_not_ready or UNSET,
    )


def _open_seats(room: Room) -> tuple[OpenSeats, ...]:
    """The seats that each spectator may take."""
    seated = {chair.person for chair in room.chairs}
    spectators = [person.id for person in room.people if person.id not in seated]
    offers = (OpenSeats(who, open_seats(room, who), needs_nod(room, who)) for who in spectators)
    return tuple(offer for offer in offers if offer.seats)


def said_message(line: ChatLine) -> Said:
    """A line of talk as a message."""
    bot = None if line.bot is UNSET else line.bot
    remark = None if line.remark is UNSET else line.remark
    return Said(line.channel, line.by, line.name, line.seal, line.text, bot, remark)


def talk(room: Room, viewer: Viewer) -> Talk:
    """The earlier lines of talk that this viewer may hear."""
    return Talk(tuple(said_message(line) for line in room.talk if may_hear(line, viewer)))
