"""A game by days: the setting, the deadlines of the open decisions, and what happens when one has passed.

A deadline is a time by the calendar. It is recorded when its question opens, so that no restart, no upgrade
and no change of a time zone moves it. Only the table layer knows about deadlines: the game itself has no
timers.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Refused, Seat
from unspoken.tables.log.events import BotSatIn, TableEvent
from unspoken.tables.log.snapshot import GameInPlay
from unspoken.tables.rules.waking_hours import after_waking_hours, zone
from unspoken.tables.state.days import DaysSet, Deadline, DeadlinesSet, Lapsed, ZoneTold
from unspoken.tables.state.room import PersonId, Phase, Room

MOST_MISSED = 3
"""After this many missed decisions in a row, a bot takes the seat until the person is back."""
GRACE_HOURS = 4
"""Waking hours that everybody has after the server has started, because it may have been down."""
WARNING = 2 * 3600
"""Seconds before a deadline at which a person is reminded."""

_DAY = 24 * 3600

_Question = tuple[Seat, str]


class DayClock(NamedTuple):
    """The time by the calendar, and since when the server has been running, in seconds since 1970."""

    now: int
    since: int


def set_days(room: Room, games: dict[str, AnyGame], hours: int | None) -> tuple[TableEvent, ...]:
    """Return the event by which the host chooses a game by days, or one without days."""
    if room.phase is not Phase.LOBBY:
        raise Refused("not-now")
    if hours is not None and not games[room.game].seating.by_days:
        raise Refused("not-by-days")
    current = None if room.days is None else room.days.hours
    return () if hours == current else (DaysSet(hours),)


def tell_zone(room: Room, who: PersonId, name: str) -> tuple[TableEvent, ...]:
    """Return the event by which a person's page tells its time zone."""
    if zone(name) is None:
        raise Refused("no-such-zone")
    known = next(person.zone for person in room.people if person.id == who)
    return () if known == name else (ZoneTold(who, name),)


def is_counting(room: Room) -> bool:
    """True if a game by days is being played, and is not paused."""
    return room.by_days and not room.paused


def update_deadlines(
    room: Room, play: GameInPlay | None, now: int, given: Collection[_Question], active: Collection[Seat]
) -> tuple[DeadlinesSet, ...]:
    """Return the event that opens the deadlines of new questions and drops those of closed ones.

    `given` are the questions that were answered in this turn, and `active` the seats whose people answered.
    While the game goes on by itself, as during a reveal, no deadline opens.
    """
    days = room.days
    if days is None:
        return ()
    known = {(due.seat, due.key): due for due in days.deadlines}
    deadlines: list[Deadline] = []
    for question in _owed_by_people(room, play):
        due = known.get(question)
        if due is not None:
            due = _within_reach(room, due, now, days.hours)
            deadlines.append(replace(due, answered=True) if question in given else due)
        elif play is not None and play.due is None:
            deadlines.append(Deadline(*question, _until(room, question[0], now, days.hours)))
    missed = days.missed if room.by_days else ()
    missed = tuple(seat for seat in missed if seat not in active and not room.chairs[seat].bot)
    if (tuple(deadlines), missed) == (days.deadlines, days.missed):
        return ()
    return (DeadlinesSet(tuple(deadlines), missed),)


def _within_reach(room: Room, due: Deadline, now: int, hours: int) -> Deadline:
    """Return a deadline, or a new one if it was opened by a calendar that was wrong by more than a day.

    Otherwise the table would wait until that day. A change of the time zone makes no such difference.
    """
    if due.lapsed or due.until <= now + hours * 3600 + _DAY:
        return due
    latest = _until(room, due.seat, now, hours)
    return replace(due, until=latest) if due.until > latest + _DAY else due


def _owed_by_people(room: Room, play: GameInPlay | None) -> Iterator[_Question]:
    if play is not None and is_counting(room):
        for ask in play.session.asks:
            if ask.owed and not room.chairs[ask.seat].bot:
                yield ask.seat, ask.key


def _until(room: Room, seat: Seat, now: int, hours: int) -> int:
    """Return the time after this many waking hours of the person on this seat."""
    person = next((person for person in room.people if person.id == room.chairs[seat].person), None)
    return after_waking_hours(now, hours, "" if person is None else person.zone)


def effective_until(room: Room, due: Deadline, since: int) -> int:
    """Return a deadline, at least some waking hours after the start of the server."""
    return max(due.until, _until(room, due.seat, since, GRACE_HOURS))


def own_deadline(room: Room, seat: Seat, since: int) -> int | None:
    """Return until when the person on this seat may answer; None if nobody waits for them."""
    own = [due for due in _deadlines(room) if due.seat == seat and not (due.lapsed or due.answered)]
    return min((effective_until(room, due, since) for due in own), default=None)


def next_time(room: Room, play: GameInPlay | None, since: int) -> int | None:
    """Return when the next warning or lapse is due, in seconds since 1970."""
    days = room.days
    if days is None or play is None or not is_counting(room):
        return None
    times = [until for _key, _seats, until in _coming_lapses(room, play, since)]
    times += (
        effective_until(room, due, since) - WARNING
        for due in days.deadlines
        if not (due.warned or due.lapsed)
    )
    return min(times, default=None)


def pass_time(room: Room, play: GameInPlay | None, clock: DayClock) -> tuple[TableEvent, ...]:
    """Return the events of deadlines that are near or have passed."""
    days = room.days
    if days is None or play is None or not is_counting(room):
        return ()
    events: list[TableEvent] = []
    near = tuple(
        replace(due, warned=True)
        if not due.lapsed and effective_until(room, due, clock.since) - WARNING <= clock.now
        else due
        for due in days.deadlines
    )
    if near != days.deadlines:
        events.append(DeadlinesSet(near, days.missed))
    late = [
        (key, seats) for key, seats, until in _coming_lapses(room, play, clock.since) if until <= clock.now
    ]
    events += (Lapsed(key, seats) for key, seats in late)
    return tuple(events)


def seats_given_up(room: Room) -> tuple[BotSatIn, ...]:
    """Return the events by which bots take the seats of people who have missed too many decisions."""
    missed = () if room.days is None else room.days.missed
    return tuple(
        BotSatIn(seat)
        for seat in sorted(set(missed))
        if missed.count(seat) >= MOST_MISSED and not room.chairs[seat].bot
    )


def _coming_lapses(room: Room, play: GameInPlay, since: int) -> Iterator[tuple[str, tuple[Seat, ...], int]]:
    """Yield each question whose time will be up, its seats, and when.

    A team decides together, and a race is open to all: there the last deadline counts for everybody. Then the
    event does not reveal who of a team has made a proposal (ALL-06).
    """
    assert room.days is not None
    open_deadlines = [due for due in room.days.deadlines if not due.lapsed]
    together: dict[str, list[Deadline]] = {}
    for due in open_deadlines:
        if _is_shared(play, due.key) or _is_race(play, due.key):
            together.setdefault(due.key, []).append(due)
        else:
            yield due.key, (due.seat,), effective_until(room, due, since)
    for key, dues in together.items():
        yield key, tuple(due.seat for due in dues), max(effective_until(room, due, since) for due in dues)


def _is_shared(play: GameInPlay, key: str) -> bool:
    """True if a team answers this question together."""
    shared = play.game.bots.shared_commands
    return any(ask.key == key and not shared.isdisjoint(ask.answers) for ask in play.session.asks)


def _is_race(play: GameInPlay, key: str) -> bool:
    """True if the first answer of any seat closes this question."""
    return any(ask.key == key and ask.race for ask in play.session.asks)


def has_lapsed(room: Room) -> bool:
    """True if a bot answers a question for somebody whose time is up."""
    return room.days is not None and any(due.lapsed for due in room.days.deadlines)


def bot_plays(room: Room, seat: Seat, key: str) -> bool:
    """True if a bot answers this question: on its own seat, or for a person whose time is up."""
    if room.chairs[seat].bot:
        return True
    return room.days is not None and any(
        due.lapsed and not due.answered and (due.seat, due.key) == (seat, key) for due in room.days.deadlines
    )


def undecided(room: Room, play: GameInPlay | None, given: Collection[_Question]) -> frozenset[str]:
    """Return the questions of teams whose time is up and who have all answered, but do not agree."""
    if play is None:
        return frozenset()
    lapsed = [due for due in _deadlines(room) if due.lapsed]
    waiting = {due.key for due in lapsed if not due.answered and (due.seat, due.key) not in given}
    owed = {ask.key for ask in play.session.asks if ask.owed}
    return frozenset(key for due in lapsed if (key := due.key) in owed - waiting and _is_shared(play, key))


def newly_open(before: Room, after: Room) -> list[Deadline]:
    """Return the deadlines that were opened between two states of a room."""
    known = {(due.seat, due.key) for due in _deadlines(before)}
    return [due for due in _deadlines(after) if (due.seat, due.key) not in known]


def newly_warned(before: Room, after: Room) -> list[Deadline]:
    """Return the deadlines about which a person is warned between two states of a room."""
    known = {(due.seat, due.key) for due in _deadlines(before) if due.warned}
    return [
        due
        for due in _deadlines(after)
        if due.warned and not (due.lapsed or due.answered) and (due.seat, due.key) not in known
    ]


def _deadlines(room: Room) -> tuple[Deadline, ...]:
    return () if room.days is None else room.days.deadlines
