"""Applies events to a room. A room changes nowhere else."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from msgspec import UNSET
from msgspec.structs import replace

from unspoken.kernel.types import Seat
from unspoken.tables.log.apply_facts import apply_facts
from unspoken.tables.log.days_apply import apply_days
from unspoken.tables.log.events import (
    Approved,
    AskedForSeat,
    BecameHost,
    Began,
    BotSatIn,
    Came,
    CameBack,
    Chosen,
    Finished,
    GaveUpSeat,
    GraceSet,
    Happened,
    Left,
    MannerSet,
    Moved,
    Opened,
    Paused,
    Reopened,
    ReplayShared,
    ReplayTakenBack,
    Resumed,
    SatDown,
    SealTaken,
    Seating,
    Spoke,
    StoodAside,
    StoodUp,
    Stopped,
    Swapped,
    TableEvent,
    TookSeat,
    TurnedDown,
    WishedToEnd,
    WishedToPlayOn,
)
from unspoken.tables.log.night_apply import apply_night
from unspoken.tables.log.night_events import NightEvent
from unspoken.tables.log.silence_events import SilenceEvent, apply_silence
from unspoken.tables.state.atlas import AtlasEvent, apply_atlas, with_excluded
from unspoken.tables.state.days import DaysEvent
from unspoken.tables.state.door import DoorEvent, apply_door, under_new_host, when_all_have_left
from unspoken.tables.state.own_words import OwnWordsKept
from unspoken.tables.state.research import ResearchEvent, apply_research
from unspoken.tables.state.room import (
    Chair,
    Person,
    PersonId,
    PersonSeat,
    Phase,
    Room,
    SharedReplay,
    unheard,
)
from unspoken.tables.state.transfer import TokenChanged, apply_token
from unspoken.tables.state.tv import TvEvent, apply_tvs
from unspoken.tables.state.voice import Muted, apply_muted

_RoomEvent: TypeAlias = SilenceEvent | DaysEvent | MannerSet | Muted | TokenChanged | ResearchEvent
_FeatureEvent: TypeAlias = _RoomEvent | NightEvent | TvEvent | OwnWordsKept | AtlasEvent | DoorEvent
"""Events of single features, such as the night, TVs, own words, the atlas, silence, the door and days."""
MOST_TALK_LINES = 100
"""Lines of chat that a room keeps."""
_MOST_FORMER = 40
"""Number of people who have left and whom a room still remembers."""


def apply(room: Room, event: TableEvent) -> Room:
    """Return the room after an event."""
    if isinstance(event, Moved):  # most events: a move does not change the room
        return room
    if isinstance(event, Happened):
        return apply_facts(room, (event,))
    if isinstance(event, _FeatureEvent):
        return _apply_feature(room, event)
    match event:
        case Opened(code, game, options):
            return Room(code, game, options)
        case Came(person):
            return replace(room, people=(*room.people, person), arrivals=room.arrivals + 1)
        case Left(person):
            return _left(room, person)
        case BecameHost(person):
            return replace(room, host=person, door=under_new_host(room.door))
        case SatDown() | StoodUp() | Swapped() | TookSeat() | BotSatIn() | CameBack() | GaveUpSeat():
            return _seated(replace(room, chairs=_chairs(room, event)), event)
        case StoodAside(person):
            return replace(room, standing=(*room.standing, person))
        case AskedForSeat() | TurnedDown() | Approved():
            return _asked(room, event)
        case Chosen(game, options):
            return replace(room, game=game, options=options)
        case GraceSet(seconds):
            return replace(room, grace=seconds)
        case Began() | Finished() | Reopened() | Stopped() | WishedToEnd() | WishedToPlayOn():
            return _played(room, event)
        case ReplayShared() | ReplayTakenBack():
            return replace(room, shared=_shared(room, event))
        case SealTaken(person, seal):
            return _with_seal(room, person, seal)
        case Paused() | Resumed():
            return replace(room, paused=isinstance(event, Paused))
        case Spoke(line):
            return replace(room, talk=(*room.talk, line)[-MOST_TALK_LINES:])
        case _:
            assert_never(event)


def _left(room: Room, person: PersonId) -> Room:
    former: tuple[Person, ...] = tuple(other for other in room.people if other.id == person)
    people = tuple(other for other in room.people if other.id != person)
    return replace(
        _asked(room, TurnedDown(person)),
        people=people,
        door=room.door if people else when_all_have_left(room.door),
        host=None if room.host == person else room.host,
        former=(*room.former, *former)[-_MOST_FORMER:],
    )


def _apply_feature(room: Room, event: _FeatureEvent) -> Room:
    if isinstance(event, SilenceEvent):
        return apply_silence(room, event)
    if isinstance(event, TokenChanged):
        return replace(room, people=apply_token(room.people, event))
    if isinstance(event, Muted):
        return replace(room, muted=apply_muted(room.muted, event))
    if isinstance(event, ResearchEvent):
        return replace(room, research=apply_research(room.research, event))
    if isinstance(event, DaysEvent):
        return apply_days(room, event)
    if isinstance(event, DoorEvent):
        return replace(room, door=apply_door(room.door, event))
    if isinstance(event, TvEvent):
        return replace(room, tvs=apply_tvs(room.tvs, event))
    if isinstance(event, MannerSet):
        return replace(room, manner=event.manner)
    if isinstance(event, OwnWordsKept):
        return replace(room, words={**room.words, event.pack: event.words})
    if isinstance(event, AtlasEvent):
        return replace(room, atlas=apply_atlas(room.atlas, event))
    return replace(room, night=apply_night(room.night, event))


def _played(room: Room, event: Began | Finished | Reopened | Stopped | WishedToEnd | WishedToPlayOn) -> Room:
    """Apply an event of the beginning or the end of a game."""
    match event:
        case Began():
            return _begun(room)
        case Finished(played, shown_ids):
            evening = (*room.evening, replace(played, number=room.games_begun))
            return replace(
                room,
                phase=Phase.OVER,
                evening=evening,
                shown_ids=shown_ids,
                asking=(),
                approvals=(),
                ending=(),
            )
        case Reopened():
            return _reopened(room)
        case Stopped(shown_ids):
            return _reopened(room if shown_ids is None else replace(room, shown_ids=shown_ids))
        case WishedToEnd(person):
            return replace(room, ending=(*room.ending, person))
        case WishedToPlayOn():
            return replace(room, ending=())
        case _:
            assert_never(event)


def _reopened(room: Room) -> Room:
    # the hearers of team talk are seats, and from now on other people may take these seats
    talk = tuple(line for line in room.talk if line.hearers is None)
    return replace(
        room,
        phase=Phase.LOBBY,
        paused=False,
        talk=talk,
        held=(),
        asking=(),
        approvals=(),
        standing=(),
        silent_acts=(),
        closed=(),
        facts=(),
        ending=(),
    )


def _shared(room: Room, event: ReplayShared | ReplayTakenBack) -> tuple[SharedReplay, ...]:
    """Return the shared replays; each game has one link at most."""
    added = (event.shared,) if isinstance(event, ReplayShared) else ()
    number = event.shared.number if isinstance(event, ReplayShared) else event.number
    return (*(shared for shared in room.shared if shared.number != number), *added)


def _with_seal(room: Room, person: PersonId, seal: int) -> Room:
    """Change the seal of a person and of their chair."""
    people = tuple(replace(other, seal=seal) if other.id == person else other for other in room.people)
    chairs = tuple(replace(chair, seal=seal) if chair.person == person else chair for chair in room.chairs)
    return replace(room, people=people, chairs=chairs)


def _begun(room: Room) -> Room:
    """Start a game. Until it ends, each person may hold only the seat that they have now."""
    seats = enumerate(room.chairs)
    return replace(
        room,
        phase=Phase.PLAYING,
        games_begun=room.games_begun + 1,
        paused=False,
        # team talk and bots' remarks belong to the last game
        talk=tuple(line for line in room.talk if line.hearers is None and line.remark is UNSET),
        held=tuple(PersonSeat(chair.person, Seat(n)) for n, chair in seats if chair.person is not None),
        asking=(),
        approvals=(),
        standing=(),
        silent_acts=(),
        closed=(),
        facts=(),
        ending=(),
        atlas=None if room.atlas is None else replace(room.atlas, excluded=()),
    )


def _seated(room: Room, event: Seating) -> Room:
    """Update the held, requested and closed seats of a running game after a change of seats."""
    if room.phase is Phase.LOBBY:
        return room
    match event:
        case TookSeat(seat, person):
            asking = tuple(request for request in _without(room.asking, person) if request.seat != seat)
            held = (*room.held, PersonSeat(person, seat))
            # the newcomer must not see earlier lines of the team
            talk = tuple(unheard(line, seat) for line in room.talk)
            atlas = with_excluded(room.atlas, (seat,))
            return replace(room, held=held, asking=asking, talk=talk, atlas=atlas)
        case CameBack(seat):
            owner = room.chairs[seat].person
            return replace(room, standing=tuple(person for person in room.standing if person != owner))
        case BotSatIn(seat):
            return replace(room, atlas=with_excluded(room.atlas, (seat,)))
        case GaveUpSeat(seat, shown_out=True):
            return replace(room, closed=(*room.closed, seat))
        case _:
            return room


def _asked(room: Room, event: AskedForSeat | TurnedDown | Approved) -> Room:
    """Add or remove a request for a seat, or approve it. A new request needs new approvals."""
    if isinstance(event, Approved):
        return replace(room, approvals=(*room.approvals, event.approval))
    added = (PersonSeat(event.person, event.seat),) if isinstance(event, AskedForSeat) else ()
    approvals = tuple(approval for approval in room.approvals if approval.person != event.person)
    return replace(room, asking=(*_without(room.asking, event.person), *added), approvals=approvals)


def _without(asking: tuple[PersonSeat, ...], person: PersonId) -> tuple[PersonSeat, ...]:
    return tuple(request for request in asking if request.person != person)


def _chairs(room: Room, event: Seating) -> tuple[Chair, ...]:
    chairs = list(room.chairs)
    match event:
        case SatDown(chair):
            chairs.append(chair)
        case StoodUp(seat):
            del chairs[seat]
        case Swapped(seat, other):
            chairs[seat], chairs[other] = chairs[other], chairs[seat]
        case TookSeat(seat, person):
            newcomer = next(other for other in room.people if other.id == person)
            chairs[seat] = Chair(newcomer.name, newcomer.seal, person)
        case BotSatIn(seat):
            chairs[seat] = replace(chairs[seat], bot=True)
        case CameBack(seat):
            chairs[seat] = replace(chairs[seat], bot=False)
        case GaveUpSeat(seat, name, seal=seal):
            chairs[seat] = Chair(name, chairs[seat].seal if seal is None else seal, None, bot=True)
        case _:
            assert_never(event)
    return tuple(chairs)
