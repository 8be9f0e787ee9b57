"""What has happened at a table: the facts that its log holds, and what they make of a room."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from msgspec import Raw, Struct
from msgspec.structs import replace

from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.tags import tag
from unspoken.tables.room import (
    Chair,
    ChatLine,
    FinishedGame,
    Person,
    PersonId,
    PersonSeat,
    Phase,
    Room,
    TableFact,
)

TALK_KEPT = 100
"""Lines of talk that a newcomer may read."""
FACTS_KEPT = 120
"""Facts that somebody who comes late may read."""


class Opened(Struct, frozen=True, tag=tag):
    """The table was opened under its code."""

    code: str
    game: str
    options: dict[str, str | int | bool]


class Came(Struct, frozen=True, tag=tag):
    """Somebody joined the table."""

    person: Person


class Left(Struct, frozen=True, tag=tag):
    """Somebody left for good."""

    person: PersonId


class BecameHost(Struct, frozen=True, tag=tag):
    """The host's role passed to this person."""

    person: PersonId


class SatDown(Struct, frozen=True, tag=tag):
    """Somebody or a bot took a new chair, to the left of all others."""

    chair: Chair


class StoodUp(Struct, frozen=True, tag=tag):
    """A chair was taken away before the game."""

    seat: Seat


class Swapped(Struct, frozen=True, tag=tag):
    """Two chairs changed places before the game."""

    seat: Seat
    other: Seat


class TookSeat(Struct, frozen=True, tag=tag):
    """A bot's chair passed to this person, with all that it owns (ALL-05)."""

    seat: Seat
    person: PersonId


class BotSatIn(Struct, frozen=True, tag=tag):
    """A bot plays a person's seat until the person is back."""

    seat: Seat


class CameBack(Struct, frozen=True, tag=tag):
    """A person took the chair back from the bot that sat in."""

    seat: Seat


class GaveUpSeat(Struct, frozen=True, tag=tag, omit_defaults=True):
    """The seat is a bot's from now on."""

    seat: Seat
    name: str
    shown_out: bool = False
    """Whether its person was shown out: then it stays a bot's until the game is over."""


class AskedForSeat(Struct, frozen=True, tag=tag):
    """Somebody without a seat asked the host for a bot's."""

    person: PersonId
    seat: Seat


class TurnedDown(Struct, frozen=True, tag=tag):
    """The host did not give somebody the seat that they asked for."""

    person: PersonId


class Chosen(Struct, frozen=True, tag=tag):
    """The host chose a game and its house rules."""

    game: str
    options: dict[str, str | int | bool]


class GraceSet(Struct, frozen=True, tag=tag):
    """The host set how long a chair is kept."""

    seconds: int


class Began(Struct, frozen=True, tag=tag):
    """A game began; its header is in the game's own form."""

    header: Raw


class Moved(Struct, frozen=True, tag=tag):
    """A step of the game, in the game's own form."""

    at: Millis
    entry: Raw


class Finished(Struct, frozen=True, tag=tag):
    """A game came to its end."""

    played: FinishedGame
    seen: tuple[str, ...]


class Reopened(Struct, frozen=True, tag=tag):
    """Back to the open table."""


class Paused(Struct, frozen=True, tag=tag):
    """The table's time was stopped."""


class Resumed(Struct, frozen=True, tag=tag):
    """The table's time runs on."""


class Spoke(Struct, frozen=True, tag=tag):
    """Somebody wrote a line."""

    line: ChatLine


class Happened(Struct, frozen=True, tag=tag):
    """Everybody may read this of what has just happened."""

    fact: TableFact


TableEvent: TypeAlias = (
    Opened
    | Came
    | Left
    | BecameHost
    | SatDown
    | StoodUp
    | Swapped
    | TookSeat
    | BotSatIn
    | CameBack
    | GaveUpSeat
    | AskedForSeat
    | TurnedDown
    | Chosen
    | GraceSet
    | Began
    | Moved
    | Finished
    | Reopened
    | Paused
    | Resumed
    | Spoke
    | Happened
)


def apply(room: Room, event: TableEvent) -> Room:
    """The room after an event: the only place where a room changes."""
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
        case AskedForSeat(person, seat):
            return replace(room, asking=(*_without(room.asking, person), PersonSeat(person, seat)))
        case TurnedDown(person):
            return replace(room, asking=_without(room.asking, person))
        case Chosen(game, options):
            return replace(room, game=game, options=options)
        case GraceSet(seconds):
            return replace(room, grace=seconds)
        case Began():
            return _begun(room)
        case Moved():
            return room
        case Finished(played, seen):
            return replace(room, phase=Phase.OVER, evening=(*room.evening, played), seen=seen, asking=())
        case Reopened():
            return replace(room, phase=Phase.LOBBY, paused=False, held=(), asking=(), closed=(), facts=())
        case Paused():
            return replace(room, paused=True)
        case Resumed():
            return replace(room, paused=False)
        case Spoke(line):
            return replace(room, talk=(*room.talk, line)[-TALK_KEPT:])
        case Happened(fact):
            return replace(room, facts=(*room.facts, fact)[-FACTS_KEPT:], told=fact.number)
        case _:
            assert_never(event)


def _begun(room: Room) -> Room:
    """A new game: everybody knows the seat they sit in, and nobody any other."""
    seats = enumerate(room.chairs)
    return replace(
        room,
        phase=Phase.PLAYING,
        paused=False,
        # what a team said among itself stays with the game in which it sat there
        talk=tuple(line for line in room.talk if line.hearers is None),
        held=tuple(PersonSeat(chair.person, Seat(n)) for n, chair in seats if chair.person is not None),
        asking=(),
        closed=(),
        facts=(),
    )


Seating: TypeAlias = SatDown | StoodUp | Swapped | TookSeat | BotSatIn | CameBack | GaveUpSeat


def _seated(room: Room, event: Seating) -> Room:
    """What else follows from somebody's taking or giving up a seat: who knows it, and whose it may become."""
    if room.phase is Phase.LOBBY:
        return room
    match event:
        case TookSeat(seat, person):
            asking = tuple(one for one in _without(room.asking, person) if one.seat != seat)
            return replace(room, held=(*room.held, PersonSeat(person, seat)), asking=asking)
        case GaveUpSeat(seat, shown_out=True):
            return replace(room, closed=(*room.closed, seat))
        case _:
            return room


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
        case GaveUpSeat(seat, name):
            chairs[seat] = Chair(name, chairs[seat].seal, None, bot=True)
        case _:
            assert_never(event)
    return tuple(chairs)
