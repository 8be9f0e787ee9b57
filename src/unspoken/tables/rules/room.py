"""Requests about people, chairs and house rules: each returns events or raises Refused."""

from __future__ import annotations

from typing import TypeAlias, assert_never

import msgspec

from unspoken.kernel.codec import decode_options
from unspoken.kernel.game import AnyGame
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.types import Refused, Seat
from unspoken.languages.known import tags
from unspoken.tables.log.events import (
    BecameHost,
    BotSatIn,
    CameBack,
    Chosen,
    GraceSet,
    Left,
    MannerSet,
    Paused,
    Reopened,
    Resumed,
    SatDown,
    SealTaken,
    StoodAside,
    StoodUp,
    Swapped,
    TableEvent,
)
from unspoken.tables.rules import door as door_rules
from unspoken.tables.rules import seats as seat_rules
from unspoken.tables.rules.chairs import (
    appear,
    chair_at,
    chairs_back,
    free_seal,
    seat_of,
    shown_names,
    vacate,
)
from unspoken.tables.state.days import DaysSet
from unspoken.tables.state.names import bot_name, distinct_name
from unspoken.tables.state.room import Chair, Person, PersonId, Phase, Room
from unspoken.tables.wire.messages import (
    AddBot,
    Admit,
    Choose,
    HandOver,
    HostRequest,
    Leave,
    Pause,
    RemoveBot,
    RemovePerson,
    Reopen,
    Resume,
    SetGrace,
    SetManner,
    Sit,
    Stand,
    Swap,
    TakeSeal,
    TurnDown,
)

RoomRequest: TypeAlias = Sit | Stand | Swap | Leave | TakeSeal | Admit | TurnDown | HostRequest
"""Requests that change the room only; other requests involve the game."""


def decide(
    room: Room, games: dict[str, AnyGame], who: PersonId, command: RoomRequest
) -> tuple[TableEvent, ...]:
    """Return the events of a request, or raise Refused."""
    match command:
        case Sit(seat):
            return _sit(room, games, who, seat)
        case Stand():
            return _stand(room, who)
        case Swap(seat, other):
            return _swap(room, who, seat, other)
        case Leave():
            return depart(room, who)
        case TakeSeal(seal):
            return _take_seal(room, who, seal)
        case Admit(person):
            return seat_rules.approve(room, who, person)
        case TurnDown(person):
            return seat_rules.turn_down(room, who, person)
        case _:
            need_host(room, who)
            return _decide_for_host(room, games, command)


def _decide_for_host(room: Room, games: dict[str, AnyGame], command: HostRequest) -> tuple[TableEvent, ...]:
    """Return the events of a request that only the host may make."""
    match command:
        case AddBot():
            return (add_bot(room, games),)
        case RemoveBot(seat):
            return _remove_bot(room, seat)
        case Choose(game, options):
            _need_phase(room, Phase.LOBBY)
            chosen = Chosen(game, checked_options(games, game, options))
            ends_days = room.days is not None and not games[game].seating.by_days
            return (chosen, DaysSet(None)) if ends_days else (chosen,)
        case SetGrace(seconds):
            return (GraceSet(seconds),)
        case SetManner(manner):
            return (MannerSet(manner),)
        case Reopen():
            _need_phase(room, Phase.OVER)
            return (Reopened(), *chairs_back(room))
        case RemovePerson(person):
            if person == room.host or all(guest.id != person or guest.hidden for guest in room.people):
                raise Refused("no-such-person")
            return (door_rules.show_out(room, person), *depart(room, person, shown_out=True))
        case HandOver(seat):
            return _hand_over(room, seat)
        case Pause() | Resume():
            _need_phase(room, Phase.PLAYING)
            if room.paused == isinstance(command, Pause):
                raise Refused("not-now")
            return (Paused() if isinstance(command, Pause) else Resumed(),)
        case _:
            assert_never(command)


def _remove_bot(room: Room, seat: Seat) -> tuple[TableEvent, ...]:
    _need_phase(room, Phase.LOBBY)
    if not chair_at(room, seat).bot or chair_at(room, seat).person is not None:
        raise Refused("no-such-seat")
    return (StoodUp(seat),)


def _hand_over(room: Room, seat: Seat) -> tuple[TableEvent, ...]:
    _need_phase(room, Phase.PLAYING)
    if chair_at(room, seat).person is None or chair_at(room, seat).bot:
        raise Refused("seat-taken")
    return (BotSatIn(seat),)


def checked_options(
    games: dict[str, AnyGame], name: str, options: dict[str, str | int | bool]
) -> dict[str, str | int | bool]:
    """Return complete and valid house rules, or raise Refused."""
    if name not in games:
        raise Refused("no-such-game")
    try:
        chosen = decode_options(games[name], options)
    except msgspec.ValidationError as error:
        raise Refused("bad-option", option=_field(str(error), options)) from error
    if (language := getattr(chosen, "language", FALLBACK)) not in tags():
        raise Refused("no-such-language", language=language)
    return msgspec.to_builtins(chosen)  # type: ignore[no-any-return]  # a flat struct of plain values


def most_seats(room: Room, games: dict[str, AnyGame]) -> int:
    """Return the largest number of seats that the house rules allow."""
    game = games[room.game]
    return game.seats(decode_options(game, room.options))[-1]


def newcomer(
    room: Room, name: str, token: str, *, agent: bool = False, hidden_id: PersonId | None = None
) -> Person:
    """Return a person who joins, with an id, a name that nobody else has, and a free seal.

    A person who joins during a silence has a random id: the next id would reveal how many others have joined.
    """
    shown = distinct_name(name, shown_names(room))
    person_id = PersonId(room.arrivals) if hidden_id is None else hidden_id
    return Person(person_id, shown, free_seal(room, shown), token, agent, hidden_id is not None)


def add_bot(room: Room, games: dict[str, AnyGame]) -> TableEvent:
    """Return the event that adds a bot in the lobby."""
    _need_phase(room, Phase.LOBBY)
    if len(room.chairs) >= most_seats(room, games):
        raise Refused("table-full")
    names = {chair.name for chair in room.chairs} | {person.name for person in room.people}
    name = bot_name(names)
    return SatDown(Chair(name, free_seal(room, name), None, bot=True))


def depart(room: Room, who: PersonId, *, shown_out: bool = False) -> tuple[TableEvent, ...]:
    """Return the events when a person leaves: in the lobby the chair is removed, else a bot plays it."""
    seat = seat_of(room, who)
    events: list[TableEvent] = []
    if seat is not None:
        events += vacate(room, seat, shown_out)
    events.append(Left(who))
    heirs = [person for person in room.people if person.id != who and not person.agent]
    if room.host == who and heirs:
        shown = [person for person in heirs if not person.hidden]
        events += () if shown else appear(room)
        events.append(BecameHost((shown or heirs)[0].id))
    return tuple(events)


def _sit(room: Room, games: dict[str, AnyGame], who: PersonId, seat: Seat | None) -> tuple[TableEvent, ...]:
    current = seat_of(room, who)
    if current is not None:
        if seat not in (None, current):
            raise Refused("other-seat")
        if not room.chairs[current].bot:
            raise Refused("seat-taken")
        return (CameBack(current),)
    if seat is not None:
        chair_at(room, seat)
        if not seat_rules.is_free(room, seat):
            raise Refused("seat-taken")
        return seat_rules.take_seat(room, games[room.game], who, seat)
    _need_phase(room, Phase.LOBBY)
    if len(room.chairs) >= most_seats(room, games):
        raise Refused("table-full")
    person = next(person for person in room.people if person.id == who)
    return (SatDown(Chair(person.name, person.seal, who)),)


def _take_seal(room: Room, who: PersonId, seal: int) -> tuple[TableEvent, ...]:
    others = {person.seal for person in room.people if person.id != who and not person.hidden}
    if seal in others | {chair.seal for chair in room.chairs if chair.person != who}:
        raise Refused("seal-taken")
    return (SealTaken(who, seal),)


def _stand(room: Room, who: PersonId) -> tuple[TableEvent, ...]:
    seat = seat_of(room, who)
    if seat is None:
        raise Refused("not-seated")
    if who in room.standing:
        raise Refused("not-now")
    return (*vacate(room, seat), *(() if room.phase is Phase.LOBBY else (StoodAside(who),)))


def _swap(room: Room, who: PersonId, seat: Seat, other: Seat) -> tuple[TableEvent, ...]:
    _need_phase(room, Phase.LOBBY)
    chair_at(room, seat), chair_at(room, other)
    if who != room.host and seat_of(room, who) not in (seat, other):
        raise Refused("not-host")
    if seat == other:
        raise Refused("no-such-seat")
    return (Swapped(seat, other),)


def need_host(room: Room, who: PersonId) -> None:
    """Raise Refused unless this person is the host."""
    if room.host != who:
        raise Refused("not-host")


def _need_phase(room: Room, phase: Phase) -> None:
    if room.phase is not phase:
        raise Refused("not-now")


def _field(message: str, options: dict[str, str | int | bool]) -> str:
    """Return the option that a validation error is about: msgspec's message ends with the path."""
    return next((name for name in options if f"$.{name}`" in message or f"`{name}`" in message), "?")
