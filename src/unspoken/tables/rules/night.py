"""Requests about the night: each returns events or raises Refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from unspoken.kernel.codec import decode_options
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Refused, Seat
from unspoken.tables.log.apply import apply
from unspoken.tables.log.events import Chosen, Reopened, StoodUp, TableEvent
from unspoken.tables.log.night_events import GameWished, NextDrawn, NightEnded, NightPlanned, NightPutAway
from unspoken.tables.rules import room as room_rules
from unspoken.tables.rules.chairs import chairs_back
from unspoken.tables.rules.seating_options import PlainOptions, options_seating
from unspoken.tables.rules.titles import titles
from unspoken.tables.state.night import MOST_PLANNED, MOST_PLAYED, Night, PlannedGame
from unspoken.tables.state.room import PersonId, Phase, Room
from unspoken.tables.wire.night_requests import EndNight, HostNightRequest, PlanNight

Games = dict[str, AnyGame]


def decide(room: Room, games: Games, command: HostNightRequest) -> tuple[TableEvent, ...]:
    """Return the events of a host's request."""
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
        plan
        if plan.game is None
        else replace(plan, options=_options(room, games, plan.game, plan.options, language))
        for plan in planned
    )
    return (NightPlanned(checked, language),)


def _options(room: Room, games: Games, name: str, options: PlainOptions, language: str) -> PlainOptions:
    """Return complete house rules in the night's language, with the solo rules for a single person."""
    defaults = games[name].seating.solo if name in games and len(room.people) == 1 and not options else {}
    chosen = {**defaults, **options}
    if name in games and "language" in games[name].types.options.__struct_fields__:
        chosen.setdefault("language", language)
    return room_rules.checked_options(games, name, chosen)


def wish(room: Room, games: Games, who: PersonId, game: str) -> tuple[TableEvent, ...]:
    """Return the events of a person's vote for the next game."""
    night = need_night(room)
    if game not in games:
        raise Refused("no-such-game")
    return (
        ()
        if any(vote.person == who and vote.game == game for vote in night.wishes)
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


def set_up_next(room: Room, games: Games, draw: Callable[[Sequence[str]], str]) -> tuple[TableEvent, ...]:
    """Return the events that choose the next game and give the table the chairs it needs.

    People keep their chairs; bots are added or removed. `draw` chooses between games with equal votes.
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
    seating = options_seating(games[name], options, people, len(room.chairs))
    chosen: tuple[TableEvent, ...] = (*_reopened(room), NextDrawn(), Chosen(name, seating))
    for event in chosen:
        room = apply(room, event)
    return (*chosen, *_chairs_for(room, games))


def _reopened(room: Room) -> tuple[TableEvent, ...]:
    """Return the events that go back to the lobby, if a game is over."""
    return (Reopened(), *chairs_back(room)) if room.phase is Phase.OVER else ()


def need_night(room: Room) -> Night:
    """Return the current night, or raise Refused."""
    if room.night is None or room.night.over:
        raise Refused("no-night")
    return room.night


def _most_wished(room: Room, night: Night, games: Games, people: int) -> list[str]:
    """Return the games with the most votes among those with enough seats.

    Without votes, return all games with enough seats, except the game that was played last.
    """
    large_enough = [name for name, game in games.items() if people <= game.seats_by_any_options()[-1]]
    voters = {person.id for person in room.people}
    votes = [vote.game for vote in night.wishes if vote.person in voters and vote.game in large_enough]
    if not votes:
        last = night.played[-1].game if night.played else None
        return [name for name in large_enough if name != last] or large_enough
    most = max(map(votes.count, votes))
    return [name for name in large_enough if votes.count(name) == most]


def _chairs_for(room: Room, games: Games) -> tuple[TableEvent, ...]:
    """Return the events that add bots until there are enough, or remove bots, the last ones first."""
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
