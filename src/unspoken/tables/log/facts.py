"""Public facts about events: who came and left, random answers, and points of the game."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from unspoken.kernel.parts.talk import Fact
from unspoken.kernel.session import AnyEntry, AnySession, tag_of
from unspoken.kernel.types import Seat
from unspoken.tables.log.events import (
    BecameHost,
    Began,
    BotSatIn,
    Came,
    CameBack,
    Finished,
    GaveUpSeat,
    Happened,
    Left,
    Paused,
    Resumed,
    Stopped,
    TableEvent,
    TookSeat,
    WishedToEnd,
    WishedToPlayOn,
)
from unspoken.tables.log.silence_events import Appeared, CameAgain
from unspoken.tables.state.atlas import AtlasForgotten, AtlasSet
from unspoken.tables.state.days import Lapsed
from unspoken.tables.state.room import PersonId, Room, TableFact, is_hidden


def facts_of(room: Room, event: TableEvent) -> tuple[Happened, ...]:
    """Return the public facts about an event that is about to be applied to the room."""
    fact = _fact(room, event)
    return () if fact is None else (Happened(replace(fact, number=room.fact_count + 1)),)


def game_facts(room: Room, facts: Iterable[Fact]) -> tuple[Happened, ...]:
    """Return the game's facts, with the names of the present players."""
    return tuple(
        Happened(
            TableFact(
                number=room.fact_count + number,
                code=fact.code,
                seat=fact.seat,
                name="" if fact.seat is None else room.chairs[fact.seat].name,
                seats=fact.seats,
                names=tuple(room.chairs[seat].name for seat in fact.seats),
                points=fact.points,
                facts=fact.facts,
            )
        )
        for number, fact in enumerate(facts, 1)
    )


def chance_facts(before: AnySession, entry: AnyEntry, *, by_host: bool) -> tuple[Fact, ...]:
    """Return the fact that the clock or the host let chance answer for some seats (ALL-07).

    Seats with a single choice are left out. All members of a team are named, so that the fact does not
    reveal who has made a proposal (ALL-06).
    """
    if not entry.timed_out:
        return ()
    owed = {ask.seat for ask in before.asks if ask.owed and (ask.choices is None or len(ask.choices) > 1)}
    seats = tuple(seat for seat in entry.timed_out if seat in owed)
    return (Fact("skipped" if by_host else "too-late", seats=seats),) if seats else ()


def _fact(room: Room, event: TableEvent) -> TableFact | None:
    match event:
        case Came(person) | CameAgain(person) if room.people and not person.hidden:
            return TableFact(0, "came", person.id, name=person.name)
        case Appeared(person, name=name):
            return TableFact(0, "came", person, name=name)
        case Left(person) if not is_hidden(room, person):
            return TableFact(0, "left", person, name=_name(room, person))
        case BecameHost(person) if room.arrivals > 1:
            return TableFact(0, "became-host", person, name=_name(room, person))
        case TookSeat(seat, person):
            return _seated(room, "took-seat", seat, person)
        case BotSatIn(seat):
            return _seated(room, "bot-sat-in", seat)
        case CameBack(seat):
            return _seated(room, "came-back", seat)
        case GaveUpSeat(seat, bot):
            return replace(_seated(room, "gave-up-seat", seat), facts={"bot": bot})
        case Finished(played):
            names = tuple(room.chairs[seat].name for seat in played.winners)
            return TableFact(0, "won" if names else "nobody-won", seats=played.winners, names=names)
        case WishedToEnd(person) | WishedToPlayOn(person):
            code = "wished-to-end" if isinstance(event, WishedToEnd) else "wished-to-play-on"
            return TableFact(0, code, person, name=_name(room, person))
        case AtlasSet(on):
            return TableFact(0, "atlas-on" if on else "atlas-off")
        case Lapsed(seats=seats):
            names = tuple(room.chairs[seat].name for seat in seats)
            return TableFact(0, "lapsed", seats=seats, names=names)
        case Began() | Stopped() | AtlasForgotten() | Paused() | Resumed():
            return TableFact(0, tag_of(event))
        case _:
            return None


def _seated(room: Room, code: str, seat: Seat, person: PersonId | None = None) -> TableFact:
    """Return a fact about the person of a chair, or about a person who takes it from a bot."""
    chair = room.chairs[seat]
    if person is None:
        return TableFact(0, code, chair.person, name=chair.name)
    return TableFact(0, code, person, name=_name(room, person), facts={"bot": chair.name})


def _name(room: Room, person: PersonId) -> str:
    return next((other.name for other in room.people if other.id == person), "")
