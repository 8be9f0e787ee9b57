"""What is asked of a night, and what comes of it: events, or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from unspoken.kernel.codec import decode_options
from unspoken.kernel.game import AnyGame, Refused, Seat
from unspoken.tables import room_rules
from unspoken.tables.apply import apply
from unspoken.tables.events import Chosen, Reopened, StoodUp, TableEvent
from unspoken.tables.fitting import PlainOptions, fitting
from unspoken.tables.night import MOST_PLANNED, MOST_PLAYED, Night, PlannedGame
from unspoken.tables.night_events import GameWished, NextDrawn, NightEnded, NightPlanned, NightPutAway
from unspoken.tables.night_requests import EndNight, HostNightRequest, PlanNight
from unspoken.tables.room import PersonId, Phase, Room
from unspoken.tables.titles import titles

Games = dict[str, AnyGame]


def decide(room: Room, games: Games, command: HostNightRequest) -> tuple[TableEvent, ...]:
    """What comes of the host's wish for the night."""
    match command:
        case PlanNight(games=planned, language=language):
            return _plan(room, games, planned, language)
        case EndNight():
            return _end(room, games)


def _plan(room: Room, games: Games, planned: Sequence[PlannedGame], language: str) -> tuple[TableEvent, ...]:
    night = room.night
    if len(planned) > MOST_PLANNED:
        raise Refused("night-too-long", most=MOST_PLANNED)
    if not planned and (night is None or night.over):
        raise Refused("night-empty")
    checked = tuple(
        one
        if one.game is None
        else replace(one, options=_options(room, games, one.game, one.options, language))
        for one in planned
    )
    return (NightPlanned(checked, language),)


def _options(room: Room, games: Games, name: str, options: PlainOptions, language: str) -> PlainOptions:
    """Complete house rules: those for one person where only one is there, and in the night's language."""
    usual = games[name].solo if name in games and len(room.people) == 1 and not options else {}
    wished = {**usual, **options}
    if name in games and "language" in games[name].options.__struct_fields__:
        wished.setdefault("language", language)
    return room_rules.checked_options(games, name, wished)


def wish(room: Room, games: Games, who: PersonId, game: str) -> tuple[TableEvent, ...]:
    """Anybody of the table may say what they would play next."""
    night = need_night(room)
    if game not in games:
        raise Refused("no-such-game")
    return (
        ()
        if any(one.person == who and one.game == game for one in night.wishes)
        else (GameWished(who, game),)
    )


def _end(room: Room, games: Games) -> tuple[TableEvent, ...]:
    if room.phase is Phase.PLAYING:
        raise Refused("not-now")
    if room.night is None:
        raise Refused("no-night")
    if room.night.over or not room.night.played:
        return (NightPutAway(),)
    return (*_reopened(room), NightEnded(titles(room.night.played, games)))


def go_on(room: Room, games: Games, draw: Callable[[Sequence[str]], str]) -> tuple[TableEvent, ...]:
    """The table as it must be for the next game, which is chosen and has as many chairs as it needs.

    Whoever sits stays seated; bots come and go. `draw` decides between games that were wished for alike.
    """
    night = need_night(room)
    if room.phase is Phase.PLAYING:
        raise Refused("not-now")
    if not night.playlist or len(night.played) >= MOST_PLAYED:
        raise Refused("night-through")
    people = sum(chair.person is not None for chair in room.chairs)
    planned = night.playlist[0]
    name = planned.game if planned.game is not None else draw(_most_wished(room, night, games, people))
    if name not in games:
        raise Refused("no-such-game")
    options = planned.options if planned.game is not None else _options(room, games, name, {}, night.language)
    fit = fitting(games[name], options, people, len(room.chairs))
    chosen: tuple[TableEvent, ...] = (*_reopened(room), NextDrawn(), Chosen(name, fit))
    for event in chosen:
        room = apply(room, event)
    return (*chosen, *_chairs_for(room, games))


def _reopened(room: Room) -> tuple[TableEvent, ...]:
    """The table open again, where a game has just ended at it."""
    return (Reopened(), *room_rules.chairs_back(room)) if room.phase is Phase.OVER else ()


def need_night(room: Room) -> Night:
    """The night that is on, or Refused."""
    if room.night is None or room.night.over:
        raise Refused("no-night")
    return room.night


def _most_wished(room: Room, night: Night, games: Games, people: int) -> list[str]:
    """The games that most of those who are of the table would play, of those that seat them.

    Where nobody has wished: any of them, but not the same again.
    """
    seated = [name for name, game in games.items() if people <= game.seats_by_any_options()[-1]]
    here = {one.id for one in room.people}
    wished = [one.game for one in night.wishes if one.person in here and one.game in seated]
    if not wished:
        last = night.played[-1].game if night.played else None
        return [name for name in seated if name != last] or seated
    most = max(map(wished.count, wished))
    return [name for name in seated if wished.count(name) == most]


def _chairs_for(room: Room, games: Games) -> tuple[TableEvent, ...]:
    """Bots come until there are enough, or go, the last first, until there are not too many."""
    game = games[room.game]
    allowed = game.seats(decode_options(game, room.options))
    events: list[TableEvent] = []
    while len(room.chairs) not in allowed:
        if len(room.chairs) < allowed[0]:
            event: TableEvent = room_rules.add_bot(room, games)
        else:
            event = StoodUp(max(Seat(n) for n, chair in enumerate(room.chairs) if chair.person is None))
        room = apply(room, event)
        events.append(event)
    return tuple(events)
