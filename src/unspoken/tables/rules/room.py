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
    GaveUpSeat,
    GraceSet,
    Left,
    MannerSet,
    Paused,
    Reopened,
    Resumed,
    SatDown,
    SealTaken,
    StoodUp,
    Swapped,
    TableEvent,
)
from unspoken.tables.rules import seats as seat_rules
from unspoken.tables.state.names import bot_name, seal_for
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

RoomRequest: TypeAlias = Sit | Stand | Swap | Leave | TakeSeal | HostRequest
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
            return (Chosen(game, checked_options(games, game, options)),)
        case SetGrace(seconds):
            return (GraceSet(seconds),)
        case SetManner(manner):
            return (MannerSet(manner),)
        case Reopen():
            _need_phase(room, Phase.OVER)
            return (Reopened(), *chairs_back(room))
        case RemovePerson(person):
            if person == room.host or all(guest.id != person for guest in room.people):
                raise Refused("no-such-person")
            return depart(room, person, shown_out=True)
        case Admit(person):
            return seat_rules.admit(room, person)
        case TurnDown(person):
            return seat_rules.turn_down(room, person)
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
    if not _chair(room, seat).bot or _chair(room, seat).person is not None:
        raise Refused("no-such-seat")
    return (StoodUp(seat),)


def _hand_over(room: Room, seat: Seat) -> tuple[TableEvent, ...]:
    _need_phase(room, Phase.PLAYING)
    if _chair(room, seat).person is None or _chair(room, seat).bot:
        raise Refused("seat-taken")
    return (BotSatIn(seat),)


def seat_of(room: Room, who: PersonId) -> Seat | None:
    """Return this person's seat, or None."""
    return next((Seat(n) for n, chair in enumerate(room.chairs) if chair.person == who), None)


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
    """Return the number of seats that the house rules allow at most."""
    game = games[room.game]
    return game.seats(decode_options(game, room.options))[-1]


def newcomer(room: Room, name: str, token: str, *, agent: bool = False) -> Person:
    """Return a person who joins, with the next id and a free seal."""
    return Person(PersonId(room.arrivals), name, _free_seal(room, name), token, agent)


def add_bot(room: Room, games: dict[str, AnyGame]) -> TableEvent:
    """Return the event that adds a bot in the lobby."""
    _need_phase(room, Phase.LOBBY)
    if len(room.chairs) >= most_seats(room, games):
        raise Refused("table-full")
    names = {chair.name for chair in room.chairs} | {person.name for person in room.people}
    name = bot_name(names)
    return SatDown(Chair(name, _free_seal(room, name), None, bot=True))


def _free_seal(room: Room, name: str) -> int:
    return seal_for({person.seal for person in room.people} | {chair.seal for chair in room.chairs}, name)


def come_back(room: Room, who: PersonId) -> tuple[TableEvent, ...]:
    """Return the events of a reconnect: the chair, and the host's role if they joined before the host."""
    events: list[TableEvent] = []
    seat = seat_of(room, who)
    if seat is not None and room.chairs[seat].bot:
        events.append(CameBack(seat))
    people = [person.id for person in room.people if not person.agent]
    if who in people and room.host in people and people.index(who) < people.index(room.host):
        events.append(BecameHost(who))
    return tuple(events)


def depart(room: Room, who: PersonId, *, shown_out: bool = False) -> tuple[TableEvent, ...]:
    """Return the events when a person leaves for good: the chair is removed or becomes a bot's."""
    seat = seat_of(room, who)
    events: list[TableEvent] = []
    if seat is not None:
        events.append(_vacate(room, seat, shown_out))
    events.append(Left(who))
    heirs = [person.id for person in room.people if person.id != who and not person.agent]
    if room.host == who and heirs:
        events.append(BecameHost(heirs[0]))
    return tuple(events)


def _sit(room: Room, games: dict[str, AnyGame], who: PersonId, seat: Seat | None) -> tuple[TableEvent, ...]:
    current = seat_of(room, who)
    if current is not None:
        if not room.chairs[current].bot:
            raise Refused("seat-taken")
        return (CameBack(current),)
    if seat is not None:
        chair = _chair(room, seat)
        if not chair.bot or chair.person is not None:
            raise Refused("seat-taken")
        return seat_rules.take_seat(room, who, seat)
    _need_phase(room, Phase.LOBBY)
    if len(room.chairs) >= most_seats(room, games):
        raise Refused("table-full")
    person = next(person for person in room.people if person.id == who)
    return (SatDown(Chair(person.name, person.seal, who)),)


def _take_seal(room: Room, who: PersonId, seal: int) -> tuple[TableEvent, ...]:
    others = {person.seal for person in room.people if person.id != who}
    if seal in others | {chair.seal for chair in room.chairs if chair.person != who}:
        raise Refused("seal-taken")
    return (SealTaken(who, seal),)


def _stand(room: Room, who: PersonId) -> tuple[TableEvent, ...]:
    seat = seat_of(room, who)
    if seat is None:
        raise Refused("not-seated")
    return (_vacate(room, seat),)


def _vacate(room: Room, seat: Seat, shown_out: bool = False) -> TableEvent:
    """Return the event that removes a chair in the lobby, or gives it to a bot once a game has begun."""
    if room.phase is Phase.LOBBY:
        return StoodUp(seat)
    name = bot_name({chair.name for chair in room.chairs})
    return GaveUpSeat(seat, name, shown_out, _free_seal(room, name))


def _swap(room: Room, who: PersonId, seat: Seat, other: Seat) -> tuple[TableEvent, ...]:
    _need_phase(room, Phase.LOBBY)
    _chair(room, seat), _chair(room, other)
    if who != room.host and seat_of(room, who) not in (seat, other):
        raise Refused("not-host")
    if seat == other:
        raise Refused("no-such-seat")
    return (Swapped(seat, other),)


def chairs_back(room: Room) -> tuple[TableEvent, ...]:
    """Return the events that give chairs back to people for whom bots sat in, when the lobby reopens."""
    return tuple(
        CameBack(Seat(n)) for n, chair in enumerate(room.chairs) if chair.bot and chair.person is not None
    )


def _chair(room: Room, seat: Seat) -> Chair:
    if not 0 <= seat < len(room.chairs):
        raise Refused("no-such-seat")
    return room.chairs[seat]


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
