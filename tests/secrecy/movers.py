"""People change seats at a real table during a game: the same requests in two worlds, all bytes compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from msgspec import structs

from tests.secrecy.wire import NoBots, RecordedConnection, room_of, table_of
from tests.tables.delivery import deliver
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import AnySession
from unspoken.kernel.types import Millis, Seat, Viewer
from unspoken.proofs.playthrough import play_randomly
from unspoken.proofs.worlds import Leak, proof_chance, session_at
from unspoken.tables.state.room import Chair, PersonId, PersonSeat
from unspoken.tables.table.table import Table
from unspoken.tables.wire.messages import (
    Admit,
    HandOver,
    Leave,
    RemovePerson,
    Sit,
    Stand,
    TableRequest,
    TurnDown,
)

_HOST, _GUEST = PersonId(0), PersonId(1)
_WATCHING = 2
_MOVES = 18
_LONG = Millis(3_600_000)
_STEPS_PER_GAME = 3
"""Steps of a game at which people begin to change seats."""


class Connecting(Enum):
    """What people do besides sending requests."""

    AGAIN = "their page connects anew"
    SCREEN = "they put up a screen"


Move: TypeAlias = tuple[PersonId, TableRequest | Connecting]


class SlowBots(NoBots):
    """Bots that never answer during the test."""

    def thinking_time(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance, manner: Manner
    ) -> Millis:
        return _LONG


def table_in_game(game: AnyGame, session: AnySession) -> Table:
    """Return a table during a game: a host, a guest if more than two play, bots, and spectators."""
    seats = session.header.seats
    playing = (_HOST,) if seats == 2 else (_HOST, _GUEST)
    chairs = tuple(
        Chair(f"Person {n}", n, PersonId(n)) if n in playing else Chair(f"Bot {n}", n, bot=True)
        for n in range(seats)
    )
    held = tuple(PersonSeat(person, Seat(person)) for person in playing)
    room = structs.replace(room_of(game, session, len(playing) + _WATCHING), chairs=chairs, held=held)
    return table_of(game, session, room=room, bots=SlowBots())


def some_moves(seats: int, people: int, chance: Chance) -> Iterator[Move]:
    """Yield random requests; those of latecomers and the players' answers are most frequent."""
    for number in range(_MOVES):
        who, whom = PersonId(chance.below(people)), PersonId(chance.below(people))
        player = chance.pick((_HOST, _GUEST))
        seat, name = Seat(chance.below(seats)), f"move {number}"
        match chance.below(14):
            case 0 | 1 | 2 | 3:
                yield who, Sit(seat, id=name)
            case 4 | 5 | 6 | 7:
                yield player, Admit(whom, id=name)
            case 8 | 9:
                yield who, Stand(id=name)
            case 10:
                yield player, RemovePerson(whom, id=name) if chance.below(2) else TurnDown(whom, id=name)
            case 11:
                yield who, Leave(id=name) if chance.below(2) else HandOver(seat, id=name)
            case 12:
                yield who, Connecting.SCREEN
            case _:
                yield who, Connecting.AGAIN


@dataclass
class SeatChangeRun:
    """Requests at one table: all bytes sent to pages and screens, and which seat each person may know."""

    table: Table
    pages: dict[PersonId, RecordedConnection] = field(default_factory=dict)
    screens: dict[PersonId, RecordedConnection] = field(default_factory=dict)
    knows: dict[PersonId, Seat] = field(default_factory=dict)
    """The seat that each player had when the game began. Newcomers may know only what spectators know."""
    given: int = 0
    """The number of seats given to newcomers."""

    async def go(self, moves: list[Move]) -> None:
        """Connect everybody, and send the requests."""
        self.knows = {held.person: held.seat for held in self.table.snapshot.room.held}
        for person in self.table.snapshot.room.people:
            await self._connects(person.id)
        for who, what in moves:
            if who not in self.table.connected:
                continue  # removed, or left
            match what:
                case Connecting.AGAIN:
                    await self._connects(who)
                case Connecting.SCREEN:
                    await self.table.attach_screen(who, self.screens.setdefault(who, RecordedConnection()))
                case _:
                    await deliver(self.table, who, what)
        owners = {chair.person for chair in self.table.snapshot.room.chairs}
        self.given = len(owners - self.knows.keys() - {None})

    async def _connects(self, who: PersonId) -> None:
        await self.table.attach(who, self.pages.setdefault(who, RecordedConnection()))


async def prove_moving(game: AnyGame, numbers: Iterable[int]) -> tuple[int, int]:
    """Check random requests in the random games of these numbers.

    Return the number of compared connections and the number of seats given to newcomers. Raises Leak.
    """
    compared = given = 0
    trials = list(game.proofs.trials())
    for number in numbers:
        seats, options, materials = trials[number % len(trials)]
        steps = [
            step.session for step in play_randomly(game, seats, options, materials, b"moving %d" % number)
        ][:-1]
        chance = Chance(b"moving", number)
        between_rounds = [step for step in steps if _may_give_seats(game, step)] or steps
        for looked_at in [steps] + [between_rounds] * (_STEPS_PER_GAME - 1):
            people = 3 if seats == 2 else 4
            moves = list(some_moves(seats, people, chance))
            counts = await check_seat_changes(game, chance.pick(looked_at), moves)
            compared, given = compared + counts[0], given + counts[1]
    return compared, given


def _may_give_seats(game: AnyGame, session: AnySession) -> bool:
    """True if a newcomer may take the last seat at this step without a new deal."""
    seat = Seat(session.header.seats - 1)
    return game.seating.renew(session.state, seat, Chance(b"renew", 0)) == ()


async def check_seat_changes(game: AnyGame, session: AnySession, moves: list[Move]) -> tuple[int, int]:
    """Check that everybody is sent the same bytes in other worlds; return the two counts of `prove_moving`.

    Raises Leak. If a request leads to a move of the game, there is nothing to compare.
    """
    here = await _run(game, session, moves)
    if here is None:
        return 0, 0
    compared = 0
    for viewer in {*here.knows.values(), None}:
        chance = proof_chance("moving", session, viewer)
        other = session_at(game, session, game.proofs.resample(session.state, viewer, chance))
        there = await _run(game, other, moves)
        if there is not None:
            compared += _compare(game, session, viewer, here, there)
    return compared, here.given


async def _run(game: AnyGame, session: AnySession, moves: list[Move]) -> SeatChangeRun | None:
    run = SeatChangeRun(table_in_game(game, session))
    await run.go(moves)
    play = run.table.snapshot.play
    return run if play is not None and play.session.state is session.state else None


def _compare(
    game: AnyGame, session: AnySession, viewer: Viewer, here: SeatChangeRun, there: SeatChangeRun
) -> int:
    """Compare the connections of all people with this viewer's knowledge; screens count as spectators."""
    lines = [
        (f"person {who}", page, there.pages[who])
        for who, page in here.pages.items()
        if here.knows.get(who) == viewer
    ]
    if viewer is None:
        lines += [(f"person {who}'s screen", page, there.screens[who]) for who, page in here.screens.items()]
    for name, here_sent, there_sent in lines:
        if here_sent.sent != there_sent.sent:
            where = f"{game.name}, {session.header.seats} seats, step {session.step}"
            raise Leak("moving", f"{where}: {name} can tell two worlds apart")
    return len(lines)
