"""Silence outside the game's moves: what a person who must not speak may still do at the table (ALL-04).

`in_silence` decides for every request. A new kind of request does not type-check until it is listed there.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from typing import assert_never

from unspoken.kernel.types import Channel, Refused, Seat
from unspoken.tables.log.silence_events import ActedInSilence
from unspoken.tables.log.snapshot import Snapshot
from unspoken.tables.rules.chairs import seat_of
from unspoken.tables.rules.speech import open_channel
from unspoken.tables.state.room import PersonId, Room
from unspoken.tables.wire.atlas_requests import HostAtlasRequest
from unspoken.tables.wire.days_requests import SetDays, SetTimeZone
from unspoken.tables.wire.door_requests import HostDoorRequest
from unspoken.tables.wire.messages import (
    AddBot,
    Admit,
    Answer,
    AnyRequest,
    Choose,
    EndGame,
    HandOver,
    Leave,
    Pause,
    React,
    RemoveBot,
    RemovePerson,
    Reopen,
    Resume,
    Say,
    SetGrace,
    SetManner,
    Sit,
    Skip,
    Stand,
    Start,
    Swap,
    TakeSeal,
    TurnDown,
)
from unspoken.tables.wire.night_requests import EndNight, PlanNight, PlayNext, WishGame
from unspoken.tables.wire.research_requests import ResearchRequest
from unspoken.tables.wire.voice_requests import Mute

MOST_SILENT_ACTS = 3
"""How often a person who must be silent may interrupt a game."""


class InSilence(Enum):
    """What happens to a request of a person who must be silent."""

    FREE = "free"
    """It is a move of the game, it is needed to play on, or the rules of speech decide."""
    COUNTED = "counted"
    """It is never refused, but counts as an interruption: a person may leave."""
    LIMITED = "limited"
    """It must stay possible, but only a few times in each game."""
    REFUSED = "refused"


def in_silence(room: Room, person: PersonId, request: AnyRequest) -> InSilence:
    """Return how a request of a silent person is treated."""
    match request:
        case Answer() | Say() | React() | Resume() | SetTimeZone():  # nobody sees a time zone
            return InSilence.FREE
        case Leave():
            return InSilence.COUNTED
        case Pause() | EndGame() | Stand() | HandOver() | Skip():
            return InSilence.LIMITED
        case Sit():
            owns_a_seat = any(chair.person == person for chair in room.chairs)
            return InSilence.FREE if owns_a_seat else InSilence.REFUSED
        case (
            TakeSeal()
            | WishGame()
            | PlanNight()
            | EndNight()
            | PlayNext()
            | SetGrace()
            | SetDays()
            | SetManner()
            | RemovePerson()
            | Mute()
            | Admit()
            | TurnDown()
            | AddBot()
            | RemoveBot()
            | Choose()
            | Swap()
            | Start()
            | Reopen()
        ):
            return InSilence.REFUSED
        case _:
            if isinstance(request, HostAtlasRequest | HostDoorRequest | ResearchRequest):
                return InSilence.REFUSED
            assert_never(request)


def is_on(room: Room, channels: tuple[Channel, ...] | None) -> bool:
    """True if somebody at the table must be silent and somebody else could hear them."""
    return channels is not None and _has_hearers(room) and _has_silent_player(room, channels)


def must_be_silent(room: Room, channels: tuple[Channel, ...] | None, seat: Seat | None) -> bool:
    """True if this seat may not speak to everybody now. A spectator is silent while any person is."""
    return channels is not None and _has_hearers(room) and _is_silenced(room, channels, seat)


def _is_silenced(room: Room, channels: tuple[Channel, ...], seat: Seat | None) -> bool:
    return _has_silent_player(room, channels) if seat is None else open_channel(channels, seat) is None


def _has_silent_player(room: Room, channels: tuple[Channel, ...]) -> bool:
    return any(
        chair.person is not None and open_channel(channels, Seat(seat)) is None
        for seat, chair in enumerate(room.chairs)
    )


def _has_hearers(room: Room) -> bool:
    """True if there are two people or more. A player who has left may return and hear."""
    people = {person.id for person in room.people if not person.hidden}
    return len(people | {chair.person for chair in room.chairs if chair.person is not None}) > 1


def silent_people(room: Room, channels: tuple[Channel, ...] | None) -> frozenset[PersonId]:
    """Return the people who must be silent now."""
    if channels is None or not _has_hearers(room):
        return frozenset()
    seats = {chair.person: Seat(seat) for seat, chair in enumerate(room.chairs)}
    return frozenset(
        person.id for person in room.people if _is_silenced(room, channels, seats.get(person.id))
    )


def check(
    snapshot: Snapshot, person: PersonId, request: AnyRequest, connected: Collection[Seat]
) -> tuple[ActedInSilence, ...]:
    """Raise Refused if silence forbids this request; return the event that counts an interruption, if any."""
    room = snapshot.room
    rule = in_silence(room, person, request)
    if isinstance(request, Skip) and _nobody_is_skipped(snapshot, connected):
        rule = InSilence.FREE
    if rule is InSilence.FREE or not must_be_silent(room, snapshot.channels(), seat_of(room, person)):
        return ()
    if rule is InSilence.REFUSED:
        raise Refused("silence")
    if isinstance(request, HandOver | Skip | Pause) and person != room.host:
        raise Refused("not-host")
    if isinstance(request, HandOver) and request.seat in connected:
        raise Refused("silence")  # otherwise the choice of the seat could be a signal
    return (ActedInSilence(person),) if rule is InSilence.COUNTED else interrupt(snapshot, person)


def _nobody_is_skipped(snapshot: Snapshot, connected: Collection[Seat]) -> bool:
    """True if the table waits only for bots and for absent people."""
    asks = () if snapshot.play is None else snapshot.play.session.asks
    return not any(ask.owed and ask.seat in connected for ask in asks)


def interrupt(snapshot: Snapshot, person: PersonId) -> tuple[ActedInSilence, ...]:
    """Return the event that counts an interruption; raise Refused if a silent person has none left."""
    room = snapshot.room
    if not must_be_silent(room, snapshot.channels(), seat_of(room, person)):
        return ()
    if not may_interrupt(room, person):
        raise Refused("silence-spent", most=MOST_SILENT_ACTS)
    return (ActedInSilence(person),)


def need_speech(snapshot: Snapshot, person: PersonId) -> None:
    """Raise Refused if a person must be silent. For requests whose effect others could read."""
    if must_be_silent(snapshot.room, snapshot.channels(), seat_of(snapshot.room, person)):
        raise Refused("silence")


def may_interrupt(room: Room, person: PersonId) -> bool:
    """True if a person who must be silent may interrupt this game once more."""
    return room.silent_acts.count(person) < MOST_SILENT_ACTS
