"""Paired worlds of silence: in one world, a silent person tries to communicate with every kind of request.

In the other world, the person does nothing. Everybody else must be sent the same bytes in both worlds,
even if they send requests to find out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from msgspec import structs

from tests.secrecy.silent_world import TV, Clock, StillBots, World
from tests.secrecy.wire import room_of, table_of
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import AnySession
from unspoken.kernel.types import Seat
from unspoken.proofs.playthrough import play_randomly
from unspoken.proofs.worlds import Leak
from unspoken.tables.rules.silence import MOST_SILENT_ACTS
from unspoken.tables.rules.speech import open_channel
from unspoken.tables.state.days import TableDays
from unspoken.tables.state.night import Night, PlannedGame
from unspoken.tables.state.room import Chair, FinishedGame, PersonId, PersonSeat

TRIES = 14
_STEPS_PER_GAME = 2
"""Silent steps of a game at which somebody tries to speak."""
_GRACE = 5


@dataclass(frozen=True)
class Scene:
    """A silent moment of a game, and who tries to speak."""

    game: AnyGame
    session: AnySession
    actor: PersonId
    listener: PersonId
    host: PersonId
    standing: bool
    """True if a bot sits in for the actor."""
    absent: PersonId | None
    """A player whose page is closed, so that a grace period runs."""
    bot: Seat | None
    """A bot's own seat, which a spectator could request."""
    days: bool
    """True if the table plays by days."""

    def world(self, *, spent: bool = True) -> World:
        """Return a new table at this moment. By default, the actor has used up all interruptions."""
        seats = self.session.header.seats
        room = room_of(self.game, self.session, seats + 2)
        chairs = [
            structs.replace(chair, bot=self.standing and chair.person == self.actor) for chair in room.chairs
        ]
        if self.bot is not None:
            chairs[self.bot] = Chair("Lamp", 60, bot=True)
        people = [structs.replace(person, agent=person.id == seats - 1) for person in room.people]
        room = structs.replace(
            room,
            chairs=tuple(chairs),
            people=tuple(sorted(people, key=lambda person: person.id != self.host)),  # the host came first
            host=self.host,
            grace=_GRACE,
            held=tuple(PersonSeat(PersonId(n), Seat(n)) for n in range(seats)),
            standing=(self.actor,) if self.standing else (),
            night=Night("en", (PlannedGame(None),)),
            tvs=(TV,),
            games_begun=1,
            evening=(FinishedGame(self.game.name, (), (), None, 1),),
            days=TableDays(14) if self.days else None,
            silent_acts=(self.actor,) * MOST_SILENT_ACTS if spent else (),
        )
        clock = Clock()
        table = table_of(self.game, self.session, room, StillBots(), clock)
        return World(table, clock, self.actor, self.listener)


def silent_scenes(game: AnyGame, number: int) -> Iterator[Scene]:
    """Yield a few silent moments of a random game, each with somebody who must be silent."""
    trials = list(game.proofs.trials())
    seats, options, materials = trials[number % len(trials)]
    chance = Chance(b"silence", number)
    steps = [
        step.session
        for step in play_randomly(game, seats, options, materials, b"silence %d" % number)
        if game.outcome(step.session.state) is None and _silent_seats(game, step.session)
    ]
    for _ in range(_STEPS_PER_GAME if steps else 0):
        session = chance.pick(steps)
        silent = _silent_seats(game, session)
        is_spectator = chance.below(4) == 0
        actor = PersonId(seats) if is_spectator else PersonId(chance.pick(sorted(silent)))
        others = [PersonId(n) for n in range(seats) if n != actor]
        host = actor if chance.below(2) else chance.pick(others)
        listener = chance.pick([*others, PersonId(seats + 1)])
        absent = chance.pick([None, *(other for other in others if other != listener)])
        # a bot never tries to speak, so a person must be silent, too
        free = [Seat(n) for n in others if n not in (host, absent, listener) and silent != [Seat(n)]]
        bot = chance.pick(free) if free and chance.below(2) else None
        standing = not is_spectator and chance.below(4) == 0
        by_days = game.seating.by_days and number % 4 == 3
        yield Scene(game, session, actor, listener, host, standing, absent, bot, by_days)


def _silent_seats(game: AnyGame, session: AnySession) -> list[Seat]:
    channels = game.channels(session.state)
    seats = map(Seat, range(session.header.seats))
    return [seat for seat in seats if open_channel(channels, seat) is None]


async def prove_silence(game: AnyGame, numbers: Iterable[int]) -> int:
    """Compare the two worlds in the random games of these numbers; return how many connections were compared.

    Raises Leak.
    """
    compared = 0
    for number in numbers:
        for look, scene in enumerate(silent_scenes(game, number)):
            compared += await check_scene(scene, b"%d, look %d" % (number, look))
    return compared


async def check_scene(scene: Scene, seed: bytes) -> int:
    """After each attempt, compare the bytes sent to everybody else with a world without attempts."""
    quiet, loud = scene.world(), scene.world()
    for world in (quiet, loud):
        await world.begin(scene.absent)
    compared = 0
    for number in range(TRIES if quiet.is_silent else 0):
        await loud.speak(Chance(b"speak " + seed, number))
        quiet.clock.now = loud.clock.now
        for world in (quiet, loud):
            await world.listen(Chance(b"listen " + seed, number), number)
        if not quiet.is_silent:  # the game went on, and the silence is over
            break
        compared = _compare(scene, quiet, loud)
    return compared


def _compare(scene: Scene, quiet: World, loud: World) -> int:
    heard = loud.sent_to_others()
    expected = quiet.sent_to_others()
    for person, messages in expected.items():
        if heard.get(person) != messages:
            where = f"{scene.game.name}, {scene.session.header.seats} seats, step {scene.session.step}"
            said = [message for message in heard.get(person, []) if message not in messages]
            raise Leak("silence", f"{where}: person {scene.actor} was heard by {person}: {said[:1]!r}")
    return len(expected)
