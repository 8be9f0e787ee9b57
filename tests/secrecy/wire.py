"""All bytes that a connection is sent by a real table, for the proofs of secrecy."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.manner import Manner
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.session import AnySession
from unspoken.kernel.shelf import Shelf
from unspoken.kernel.types import Millis, Seat, Viewer
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.log.log import LoadedLog
from unspoken.tables.log.snapshot import GameInPlay, Snapshot
from unspoken.tables.ports import BotPlayer, Stopwatch
from unspoken.tables.state.atlas import TableAtlas
from unspoken.tables.state.days import TableDays
from unspoken.tables.state.room import Chair, FinishedGame, Person, PersonId, Phase, Room
from unspoken.tables.table.services import Services
from unspoken.tables.table.table import Table
from unspoken.tables.wire.messages import CloseReason
from unspoken.tables.wire.talk_messages import Thought

_LOOP = asyncio.new_event_loop()
_NOW = 1_790_000_000
"""The time at which all tables begin, in seconds since 1970."""


@dataclass
class RecordedConnection:
    """A connection that records everything sent on it."""

    wants_patches: bool = True
    sent: list[bytes] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def close(self, reason: CloseReason) -> None:
        self.sent.append(reason.value.encode())


class NoAlarm:
    """An alarm that never rings."""

    def set(self, delay: int | None, wake: Callable[[], None]) -> None:
        """Ignore the alarm."""


class NoBots:
    """Bots for games in which every seat has a person."""

    async def decide(self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance) -> None:
        raise AssertionError("there are no bots here")

    def thinking_time(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance, manner: Manner
    ) -> Millis:
        raise AssertionError("there are no bots here")

    async def close(self) -> None:
        raise AssertionError("there are no bots here")


class NoLibrary:
    """A library that is not used, because the game has begun."""

    def shelf(self, shown_ids: frozenset[str], table: str, words: object) -> Shelf:
        raise AssertionError("nothing is gathered here")

    def digests(self) -> dict[str, str]:
        return {}


def person_of(viewer: Viewer, seats: int) -> PersonId:
    """Return the person in a seat; the last person is a spectator."""
    return PersonId(seats if viewer is None else viewer)


def room_of(game: AnyGame, session: AnySession, count: int) -> Room:
    """Return a room with this game in progress and this many people, as many as possible on chairs."""
    outcome = game.outcome(session.state)
    people = tuple(Person(PersonId(n), f"Person {n}", n % 10, f"hash {n}") for n in range(count))
    played = (
        ()
        if outcome is None
        else (FinishedGame(game.name, (), tuple(sorted(outcome.winners)), outcome.scores),)
    )
    return Room(
        code="MOTH27",
        game=game.name,
        phase=Phase.PLAYING if outcome is None else Phase.OVER,
        people=people,
        host=PersonId(0),
        chairs=tuple(Chair(person.name, person.seal, person.id) for person in people[: session.header.seats]),
        evening=played,
        arrivals=len(people),
        atlas=TableAtlas("a mark", on=True, count=3),  # must reveal nothing before the end of a round
        days=TableDays(14) if game.seating.by_days and sum(session.header.seed) % 2 else None,
    )


def table_of(
    game: AnyGame,
    session: AnySession,
    room: Room | None = None,
    bots: BotPlayer | None = None,
    stopwatch: Stopwatch = lambda: 0,
) -> Table:
    """Return a real table with this game in progress; by default with a person per seat and a spectator."""
    room = room or room_of(game, session, session.header.seats + 1)
    thought = Thought(Seat(0), "any", Why("a-secret-thought"))
    play = GameInPlay(game, session, (thought,))
    services = Services(
        {game.name: game},
        MemoryStore(),
        NoLibrary(),
        bots or NoBots(),
        stopwatch,
        calendar=lambda: _NOW + stopwatch() // 1000,
    )
    return Table("MOTH27", services, NoAlarm(), LoadedLog(Snapshot(room, play), Millis(0), frozenset()), 0)


def wire(game: AnyGame, session: AnySession, viewers: Iterable[Viewer]) -> Mapping[Viewer, bytes]:
    """Return all bytes that a new connection of each viewer is sent."""
    return _LOOP.run_until_complete(_wire(game, session, tuple(viewers)))


async def _wire(game: AnyGame, session: AnySession, viewers: tuple[Viewer, ...]) -> Mapping[Viewer, bytes]:
    sent: dict[Viewer, bytes] = {}
    for viewer in viewers:
        table, connection = table_of(game, session), RecordedConnection()
        await table.attach(person_of(viewer, session.header.seats), connection)
        if viewer is None:
            await table.attach_screen(PersonId(0), connection)  # a screen may know what a spectator knows
        sent[viewer] = b"[" + b",".join(connection.sent) + b"]"
    return sent
