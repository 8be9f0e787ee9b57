"""The room after an event: the only place where a room changes."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from msgspec import UNSET
from msgspec.structs import replace

from unspoken.kernel.game import Seat
from unspoken.tables.atlas import CHANCE, AtlasEvent, apply_atlas, with_aside
from unspoken.tables.events import (
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
    StoodUp,
    Stopped,
    Swapped,
    TableEvent,
    TookSeat,
    TurnedDown,
    WishedToEnd,
    WishedToPlayOn,
)
from unspoken.tables.night_apply import apply_night
from unspoken.tables.night_events import NightEvent
from unspoken.tables.own_words import OwnWordsKept
from unspoken.tables.room import Chair, PersonId, PersonSeat, Phase, Room, SharedReplay
from unspoken.tables.tv import TvEvent, apply_tvs

_Beside: TypeAlias = NightEvent | TvEvent | OwnWordsKept | MannerSet | AtlasEvent
TALK_KEPT = 100
"""Lines of talk that a newcomer may read."""
FACTS_KEPT = 120
"""Facts that somebody who comes late may read."""


def apply(room: Room, event: TableEvent) -> Room:
    """The room after an event: the only place where a room changes."""
    if isinstance(event, _Beside):
        return _beside(room, event)
    match event:
        case Opened(code, game, options):
            return Room(code, game, options)
        case Came(person):
            return replace(room, people=(*room.people, person), arrivals=room.arrivals + 1)
        case Left(person):
            people = tuple(one for one in room.people if one.id != person)
            host = None if room.host == person else room.host
            return replace(room, people=people, host=host, asking=_without(room.asking, person))
        case BecameHost(person):
            return replace(room, host=person)
        case SatDown() | StoodUp() | Swapped() | TookSeat() | BotSatIn() | CameBack() | GaveUpSeat():
            return _seated(replace(room, chairs=_chairs(room, event)), event)
        case AskedForSeat() | TurnedDown():
            return replace(room, asking=_asking(room, event))
        case Chosen(game, options):
            return replace(room, game=game, options=options)
        case GraceSet(seconds):
            return replace(room, grace=seconds)
        case Began() | Finished() | Reopened() | Stopped() | WishedToEnd() | WishedToPlayOn():
            return _played(room, event)
        case Moved():
            return room
        case ReplayShared() | ReplayTakenBack():
            return replace(room, shared=_shared(room, event))
        case SealTaken(person, seal):
            return _with_seal(room, person, seal)
        case Paused() | Resumed():
            return replace(room, paused=isinstance(event, Paused))
        case Spoke(line):
            return replace(room, talk=(*room.talk, line)[-TALK_KEPT:])
        case Happened(fact):
            atlas = with_aside(room.atlas, fact.seats) if fact.code in CHANCE else room.atlas
            return replace(room, facts=(*room.facts, fact)[-FACTS_KEPT:], told=fact.number, atlas=atlas)
        case _:
            assert_never(event)


def _beside(room: Room, event: _Beside) -> Room:
    """What happens beside people, chairs and games."""
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
    """How games of the evening begin and end."""
    match event:
        case Began():
            return _begun(room)
        case Finished(played, seen):
            evening = (*room.evening, replace(played, number=room.begun))
            return replace(room, phase=Phase.OVER, evening=evening, seen=seen, asking=(), ending=())
        case Reopened():
            return _reopened(room)
        case Stopped(seen):
            return _reopened(room if seen is None else replace(room, seen=seen))
        case WishedToEnd(person):
            return replace(room, ending=(*room.ending, person))
        case WishedToPlayOn():
            return replace(room, ending=())
        case _:
            assert_never(event)


def _reopened(room: Room) -> Room:
    # who heard what a team said is told by seats, and from now on anybody may sit anywhere
    talk = tuple(line for line in room.talk if line.hearers is None)
    return replace(
        room, phase=Phase.LOBBY, paused=False, talk=talk, held=(), asking=(), closed=(), facts=(), ending=()
    )


def _shared(room: Room, event: ReplayShared | ReplayTakenBack) -> tuple[SharedReplay, ...]:
    """The replays that are shared, each under one link at a time."""
    brought = (event.shared,) if isinstance(event, ReplayShared) else ()
    number = event.shared.number if isinstance(event, ReplayShared) else event.number
    return (*(one for one in room.shared if one.number != number), *brought)


def _with_seal(room: Room, person: PersonId, seal: int) -> Room:
    """A person's seal is on the person and on the chair."""
    people = tuple(replace(one, seal=seal) if one.id == person else one for one in room.people)
    chairs = tuple(replace(one, seal=seal) if one.person == person else one for one in room.chairs)
    return replace(room, people=people, chairs=chairs)


def _begun(room: Room) -> Room:
    """A new game: everybody knows the seat they sit in, and nobody any other."""
    seats = enumerate(room.chairs)
    return replace(
        room,
        phase=Phase.PLAYING,
        begun=room.begun + 1,
        paused=False,
        # what a team said among itself, and what bots said of a game, stays with that game
        talk=tuple(line for line in room.talk if line.hearers is None and line.remark is UNSET),
        held=tuple(PersonSeat(chair.person, Seat(n)) for n, chair in seats if chair.person is not None),
        asking=(),
        closed=(),
        facts=(),
        ending=(),
        atlas=None if room.atlas is None else replace(room.atlas, aside=()),
    )


def _seated(room: Room, event: Seating) -> Room:
    """What else follows from somebody's taking or giving up a seat: who knows it, and whose it may become."""
    if room.phase is Phase.LOBBY:
        return room
    match event:
        case TookSeat(seat, person):
            asking = tuple(one for one in _without(room.asking, person) if one.seat != seat)
            held = (*room.held, PersonSeat(person, seat))
            return replace(room, held=held, asking=asking, atlas=with_aside(room.atlas, (seat,)))
        case BotSatIn(seat):
            return replace(room, atlas=with_aside(room.atlas, (seat,)))
        case GaveUpSeat(seat, shown_out=True):
            return replace(room, closed=(*room.closed, seat))
        case _:
            return room


def _asking(room: Room, event: AskedForSeat | TurnedDown) -> tuple[PersonSeat, ...]:
    others = _without(room.asking, event.person)
    return (*others, PersonSeat(event.person, event.seat)) if isinstance(event, AskedForSeat) else others


def _without(asking: tuple[PersonSeat, ...], person: PersonId) -> tuple[PersonSeat, ...]:
    return tuple(one for one in asking if one.person != person)


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
            newcomer = next(one for one in room.people if one.id == person)
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
