"""All bytes that a connection gets, by way of a real table: a sight for the proofs of secrecy."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame, Millis, Seat, Viewer, Why
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import AnySession
from unspoken.kernel.shelf import Shelf
from unspoken.storage.memory import MemoryStore
from unspoken.tables.atlas import TableAtlas
from unspoken.tables.log import LoadedLog
from unspoken.tables.messages import CloseReason
from unspoken.tables.ports import BotPlayer
from unspoken.tables.room import Chair, FinishedGame, Person, PersonId, Phase, Room
from unspoken.tables.services import Services
from unspoken.tables.snapshot import GameInPlay, Snapshot
from unspoken.tables.table import Table
from unspoken.tables.talk_messages import Thought

_LOOP = asyncio.new_event_loop()


@dataclass
class Paper:
    """A line that keeps all that was sent on it."""

    sent: list[bytes] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def close(self, reason: CloseReason) -> None:
        self.sent.append(reason.value.encode())


class NoAlarm:
    """Time brings nothing by itself."""

    def set(self, delay: int | None, wake: Callable[[], None]) -> None:
        """Nobody wakes this table."""


class NoBots:
    """Every seat is a person's."""

    async def decide(self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance) -> None:
        raise AssertionError("there are no bots here")

    def thinking_time(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance, manner: Manner
    ) -> Millis:
        raise AssertionError("there are no bots here")

    async def close(self) -> None:
        raise AssertionError("there are no bots here")


class NoLibrary:
    """Nothing is gathered: the game is on already."""

    def shelf(self, seen: frozenset[str], table: str, words: object) -> Shelf:
        raise AssertionError("nothing is gathered here")

    def digests(self) -> dict[str, str]:
        return {}


def person_of(viewer: Viewer, seats: int) -> PersonId:
    """Who sits in a seat; the last of the people only watches."""
    return PersonId(seats if viewer is None else viewer)


def room_of(game: AnyGame, session: AnySession, count: int) -> Room:
    """A room at whose table this game is on, with so many people, and as many as can be in its chairs."""
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
        chairs=tuple(Chair(one.name, one.seal, one.id) for one in people[: session.header.seats]),
        evening=played,
        arrivals=len(people),
        atlas=TableAtlas(
            "a mark", on=True, count=3
        ),  # what is remembered of a round is told to nobody before its end
    )


def table_of(
    game: AnyGame, session: AnySession, room: Room | None = None, bots: BotPlayer | None = None
) -> Table:
    """A real table at which this game is on; a person in every seat and one who watches, if no other room."""
    room = room or room_of(game, session, session.header.seats + 1)
    thought = Thought(Seat(0), "any", Why("a-secret-thought"))
    play = GameInPlay(game, session, (thought,))
    services = Services({game.name: game}, MemoryStore(), NoLibrary(), bots or NoBots(), lambda: 0)
    return Table("MOTH27", services, NoAlarm(), LoadedLog(Snapshot(room, play), Millis(0), frozenset()), 0)


def wire(game: AnyGame, session: AnySession, viewers: Iterable[Viewer]) -> Mapping[Viewer, bytes]:
    """What each of these viewers' connections is sent at once when it comes to the table: all of it."""
    return _LOOP.run_until_complete(_wire(game, session, tuple(viewers)))


async def _wire(game: AnyGame, session: AnySession, viewers: tuple[Viewer, ...]) -> Mapping[Viewer, bytes]:
    sent: dict[Viewer, bytes] = {}
    for viewer in viewers:
        table, paper = table_of(game, session), Paper()
        await table.attach(person_of(viewer, session.header.seats), paper)
        if viewer is None:
            await table.attach_screen(PersonId(0), paper)  # a screen is an outsider's, whoever has put it up
        sent[viewer] = b"[" + b",".join(paper.sent) + b"]"
    return sent
