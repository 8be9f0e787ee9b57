"""People who move at a real table while a game is on: the same moves in two worlds, and all bytes of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from msgspec import structs

from tests.secrecy.wire import NoBots, Paper, room_of, table_of
from tests.tables.hearing import heard
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame, Millis, Seat, Viewer
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import AnySession
from unspoken.proofs.playthrough import play_randomly
from unspoken.proofs.worlds import Leak, proof_chance, session_at
from unspoken.tables.messages import (
    Admit,
    HandOver,
    Leave,
    Ok,
    RemovePerson,
    Sit,
    Stand,
    TableRequest,
    TurnDown,
)
from unspoken.tables.room import Chair, PersonId, PersonSeat
from unspoken.tables.table import Table

_HOST, _GUEST = PersonId(0), PersonId(1)
_WATCHING = 2
_MOVES = 18
_LONG = Millis(3_600_000)
_LOOKS = 3
"""Places of a game at which people begin to move."""


class Connecting(Enum):
    """What people do besides asking."""

    AGAIN = "their page connects anew"
    SCREEN = "they put up a screen"


Move: TypeAlias = tuple[PersonId, TableRequest | Connecting]


class SlowBots(NoBots):
    """Bots that still think when everybody has gone home."""

    def thinking_time(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance, manner: Manner
    ) -> Millis:
        return _LONG


def gathered(game: AnyGame, session: AnySession) -> Table:
    """A table in the middle of a game: a host, a guest where more than two play, bots, and some who watch."""
    seats = session.header.seats
    playing = (_HOST,) if seats == 2 else (_HOST, _GUEST)
    chairs = tuple(
        Chair(f"Person {n}", n, PersonId(n)) if n in playing else Chair(f"Bot {n}", n, bot=True)
        for n in range(seats)
    )
    held = tuple(PersonSeat(one, Seat(one)) for one in playing)
    room = structs.replace(room_of(game, session, len(playing) + _WATCHING), chairs=chairs, held=held)
    return table_of(game, session, room=room, bots=SlowBots())


def some_moves(seats: int, people: int, chance: Chance) -> Iterator[Move]:
    """Whatever comes to people's minds; a latecomer's wish and the host's nod most often."""
    for number in range(_MOVES):
        who, whom = PersonId(chance.below(people)), PersonId(chance.below(people))
        seat, name = Seat(chance.below(seats)), f"move {number}"
        match chance.below(13):
            case 0 | 1 | 2 | 3:
                yield who, Sit(seat, id=name)
            case 4 | 5 | 6:
                yield _HOST, Admit(whom, id=name)
            case 7 | 8:
                yield who, Stand(id=name)
            case 9:
                yield _HOST, RemovePerson(whom, id=name) if chance.below(2) else TurnDown(whom, id=name)
            case 10:
                yield who, Leave(id=name) if chance.below(2) else HandOver(seat, id=name)
            case 11:
                yield who, Connecting.SCREEN
            case _:
                yield who, Connecting.AGAIN


@dataclass
class Course:
    """Some moves at one table: all that pages and screens were sent, and who may know what by the rules."""

    table: Table
    pages: dict[PersonId, Paper] = field(default_factory=dict)
    screens: dict[PersonId, Paper] = field(default_factory=dict)
    knows: dict[PersonId, Seat] = field(default_factory=dict)
    """The first seat that each of them had of right; nobody has a second."""
    closed: set[Seat] = field(default_factory=set)
    """Seats of people who were shown out: nobody's any more."""
    given: int = 0
    """Seats that people were given while the game was on."""

    async def go(self, moves: list[Move]) -> None:
        """Everybody comes, and moves."""
        self.knows = {one.person: one.seat for one in self.table.snapshot.room.held}
        for person in self.table.snapshot.room.people:
            await self._connects(person.id)
        for who, what in moves:
            if who not in self.table.connected:
                continue  # shown out, or gone
            match what:
                case Connecting.AGAIN:
                    await self._connects(who)
                case Connecting.SCREEN:
                    await self.table.attach_screen(who, self.screens.setdefault(who, Paper()))
                case _:
                    await self._asks(who, what)

    async def _connects(self, who: PersonId) -> None:
        await self.table.attach(who, self.pages.setdefault(who, Paper()))

    async def _asks(self, who: PersonId, request: TableRequest) -> None:
        before = self.table.snapshot.room
        await heard(self.table, who, request)
        if not self._granted(who, request):
            return
        match request:
            case RemovePerson(person):
                self.closed |= {Seat(n) for n, chair in enumerate(before.chairs) if chair.person == person}
            case Sit(seat) if seat is not None and who == before.host:
                self._gives(who, seat)
            case Admit(person):
                self._gives(person, next(one.seat for one in before.asking if one.person == person))
            case _:
                pass

    def _granted(self, who: PersonId, request: TableRequest) -> bool:
        assert request.id is not None
        return encode(Ok(request.id)) in self.pages[who].sent

    def _gives(self, who: PersonId, seat: Seat) -> None:
        if seat not in self.closed:
            self.given += 1
            self.knows.setdefault(who, seat)


async def prove_moving(game: AnyGame, numbers: Iterable[int]) -> tuple[int, int]:
    """Random moves in the random games of these numbers: how many lines were compared, how many seats given.

    Raises Leak.
    """
    compared = given = 0
    trials = list(game.trials())
    for number in numbers:
        seats, options, materials = trials[number % len(trials)]
        steps = list(play_randomly(game, seats, options, materials, b"moving %d" % number))[:-1]
        chance = Chance(b"moving", number)
        for step in (chance.pick(steps) for _ in range(_LOOKS)):
            people = 3 if seats == 2 else 4
            looked = await check_course(game, step.session, list(some_moves(seats, people, chance)))
            compared, given = compared + looked[0], given + looked[1]
    return compared, given


async def check_course(game: AnyGame, session: AnySession, moves: list[Move]) -> tuple[int, int]:
    """While people move, everybody is sent the same in their other worlds; how many lines, and seats given.

    Raises Leak. Nature may answer those who come and go; then there is nothing to compare.
    """
    here = await _course(game, session, moves)
    if here is None:
        return 0, 0
    compared = 0
    for viewer in {*here.knows.values(), None}:
        chance = proof_chance("moving", session, viewer)
        other = session_at(game, session, game.resample(session.state, viewer, chance))
        there = await _course(game, other, moves)
        if there is not None:
            compared += _compare(game, session, viewer, here, there)
    return compared, here.given


async def _course(game: AnyGame, session: AnySession, moves: list[Move]) -> Course | None:
    course = Course(gathered(game, session))
    await course.go(moves)
    play = course.table.snapshot.play
    return course if play is not None and play.session.state is session.state else None


def _compare(game: AnyGame, session: AnySession, viewer: Viewer, here: Course, there: Course) -> int:
    """The lines of all who may know just what this viewer knows; a screen may know what an outsider does."""
    lines = [
        (f"person {who}", page, there.pages[who])
        for who, page in here.pages.items()
        if here.knows.get(who) == viewer
    ]
    if viewer is None:
        lines += [(f"person {who}'s screen", page, there.screens[who]) for who, page in here.screens.items()]
    for name, seen, again in lines:
        if seen.sent != again.sent:
            where = f"{game.name}, {session.header.seats} seats, step {session.step}"
            raise Leak("moving", f"{where}: {name} can tell two worlds apart")
    return len(lines)
