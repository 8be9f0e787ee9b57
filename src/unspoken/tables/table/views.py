"""The views of a room that are sent to clients."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec
from msgspec import UNSET, Struct, UnsetType

from unspoken.kernel.codec import decode_options, encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Viewer
from unspoken.tables.rules.seats import open_seats
from unspoken.tables.rules.speech import may_hear
from unspoken.tables.state.atlas import atlas_view
from unspoken.tables.state.research import research_view
from unspoken.tables.state.room import ChatLine, Person, PersonId, PersonSeat, Phase, Room
from unspoken.tables.state.tv import TvName
from unspoken.tables.wire.night_view import night_view
from unspoken.tables.wire.room_view import OpenSeats, PersonView, RoomView, SeatRequest
from unspoken.tables.wire.talk_messages import Said, Talk


class TableTrouble(Struct, frozen=True):
    """Why a table waits."""

    stands_still: bool = False
    bots_not_ready: bool = False


def room_view(
    room: Room,
    games: Mapping[str, AnyGame],
    here: Collection[PersonId],
    graces: Mapping[PersonId, int],
    trouble: TableTrouble,
    viewer: PersonId | None = None,
) -> RoomView:
    """The room as everybody sees it. The host also sees the TVs, and a hidden newcomer sees themselves."""
    seats = (game := games[room.game]).seats(options := decode_options(game, room.options))
    return RoomView(
        code=room.code,
        phase=room.phase,
        host=room.host,
        game=room.game,
        options=msgspec.Raw(encode(room.options)),
        least=seats[0],
        most=seats[-1],
        people=tuple(_person(room, p, here, graces) for p in _shown_people(room, viewer)),
        chairs=room.chairs,
        paused=room.paused,
        grace=room.grace,
        evening=room.evening,
        begun=room.games_begun,
        teams=game.seating.teams(options, len(room.chairs)) if room.phase is Phase.LOBBY else None,
        open_seats=() if room.phase is Phase.LOBBY else _open_seats(room, game, viewer),
        asking=tuple(_seat_request(room, request) for request in room.asking),
        ending=room.ending,
        night=None if room.night is None else night_view(room.night),
        manner=room.manner,
        tvs=UNSET if viewer is None or viewer != room.host or not room.tvs else _tv_names(room),
        atlas=UNSET if room.atlas is None else atlas_view(room.atlas),
        research=UNSET if room.research is None else research_view(room.research),
        locked=room.door.locked or UNSET,
        host_named=room.door.named or UNSET,
        invitation=room.code + room.door.suffix if room.door.suffix else UNSET,
        days=_days(room, game),
        stands_still=trouble.stands_still or UNSET,
        bots_not_ready=trouble.bots_not_ready or UNSET,
    )


def _person(
    room: Room, person: Person, here: Collection[PersonId], graces: Mapping[PersonId, int]
) -> PersonView:
    is_here, grace = person.id in here, graces.get(person.id)
    muted = person.id in room.muted
    return PersonView(person.id, person.name, person.seal, is_here, grace, person.agent, muted)


def _days(room: Room, game: AnyGame) -> int | UnsetType | None:
    if not game.seating.by_days:
        return UNSET
    return None if room.days is None else room.days.hours


def _tv_names(room: Room) -> tuple[TvName, ...]:
    return tuple(tv.name for tv in room.tvs)


def _shown_people(room: Room, viewer: PersonId | None) -> list[Person]:
    """The people whom this viewer sees."""
    return [person for person in room.people if not person.hidden or person.id == viewer]


def _open_seats(room: Room, game: AnyGame, viewer: PersonId | None) -> tuple[OpenSeats, ...]:
    """The seats that each spectator may ask for."""
    seated = {chair.person for chair in room.chairs}
    spectators = [person.id for person in _shown_people(room, viewer) if person.id not in seated]
    offers = (OpenSeats(who, open_seats(room, game, who)) for who in spectators)
    return tuple(offer for offer in offers if offer.seats)


def _seat_request(room: Room, request: PersonSeat) -> SeatRequest:
    approved = tuple(approval.by for approval in room.approvals if approval.person == request.person)
    return SeatRequest(request.person, request.seat, approved)


def said_message(line: ChatLine) -> Said:
    """A line of talk as a message."""
    bot = None if line.bot is UNSET else line.bot
    remark = None if line.remark is UNSET else line.remark
    return Said(line.channel, line.by, line.name, line.seal, line.text, bot, remark)


def talk(room: Room, viewer: Viewer) -> Talk:
    """The earlier lines of talk that this viewer may hear."""
    return Talk(tuple(said_message(line) for line in room.talk if may_hear(line, viewer)))
