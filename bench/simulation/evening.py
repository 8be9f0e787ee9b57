"""One evening of a seed: people at a table, all that goes wrong, and a calm in which all must be well."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import TypeVar
from unittest.mock import patch

from bench.simulation import truths
from bench.simulation.database import Database
from bench.simulation.person import Person
from bench.simulation.server import Machine, games
from bench.simulation.troubles import Troubles
from bench.simulation.wires import Mail
from bench.simulation.world import Process, World
from unspoken.tables.log import decode_events, saved_games
from unspoken.tables.names import ALPHABET

T = TypeVar("T")

_BEGINS, _CALM = 2.0, 26.0
_SHORTEST_CALM, _LONGEST_CALM = 4, 14
"""Seconds: longer than a lease, and than anybody needs to come back."""
_MOVES_ON = 5
"""Records after which a game is said to go on."""
_LAST_TROUBLE = 14.0
"""Some of them last for ten seconds."""
_TROUBLES = 6
_PATIENCE = 30.0


class Violated(AssertionError):
    """Something that must always be true was not; with the story of how it came to be."""

    def __init__(self, seed: int, what: str, story: list[str]) -> None:
        super().__init__(f"seed {seed}: {what}\n\n" + "\n".join(story))
        self.what = what


class Evening:
    """The world of one seed."""

    def __init__(self, seed: int) -> None:
        self.world = World(seed)
        self.database = Database(self.world)
        self.mail = Mail(self.world)
        self.people_process = self.world.process("people")
        self.machines = [Machine(self.world, self.database, self.mail, f"node-{one}") for one in "abc"]
        self.people: list[Person] = []
        self.is_stuck = False
        """Whether nothing moved in all of the calm."""

    def play(self) -> None:
        """Gather, play through all troubles, calm down, and look whether all is well. Raises Violated."""
        with _luck(self.world.seed), self._till_the_end():
            self.world.run(1.0)
            self._gather()
            Troubles(self.world, self.machines, self.database, self.mail, self.people).plan(
                _TROUBLES, _BEGINS, _LAST_TROUBLE
            )
            self.world.run(_CALM)
            self._calm_down()
            self._be_calm()
            self._stand_still()
        for what in truths.violations(self):
            raise Violated(self.world.seed, what, self.world.story)

    @contextmanager
    def _till_the_end(self) -> Iterator[None]:
        try:
            yield
        finally:
            self.world.end()

    @property
    def code(self) -> str:
        """The table's."""
        return self.people[0].code

    @property
    def moves(self) -> int:
        """How often the game has moved."""
        return sum(len(game.entries) for game in saved_games(decode_events(self.log)))

    @property
    def log(self) -> list[bytes]:
        """What was saved of the table."""
        return self.database.store._logs[self.code]

    def _gather(self) -> None:
        """A table of one of the games, with people at different nodes and bots."""
        chance = self.world.chance
        name = chance.choice(sorted(games()))
        fewest = games()[name].seats_by_any_options()[0]
        home = self.machines[0]
        table, token = self.result(home.process, lambda: home.house.open("Ada", name, "en"))
        tokens = [token]
        for friend in ("Ben", "Zoe")[: max(1, min(2, fewest - 1))]:
            _, token = self.result(home.process, partial(home.house.join, table.code, friend))
            tokens.append(token)
        self.people = [
            Person(self.world, self.people_process, self.machines, who, table.code, token)
            for who, token in zip(("Ada", "Ben", "Zoe"), tokens, strict=False)
        ]
        self.world.tell(f"{len(tokens)} people sit at {table.code} to play {name}")
        ada = self.people[0]
        for _ in range(fewest - len(tokens)):
            self.result(self.people_process, lambda: ada.ask({"type": "add-bot"}))
        said = self.result(self.people_process, lambda: ada.ask({"type": "start"}))
        assert said == "ok", said
        for person in self.people:
            self.people_process.post(partial(self.people_process.begin, person.live()))

    def _calm_down(self) -> None:
        self.world.tell("from here on nothing goes wrong any more")
        for person in self.people:
            if person.wire is not None:
                person.wire.slowness = 0.0

    def _be_calm(self) -> None:
        """Until everybody is back and the game goes on, or has had the time to."""
        moves, records = self.moves, len(self.log)
        for second in range(1, _LONGEST_CALM + 1):
            self.world.run(_CALM + second)
            goes_on = all(one.is_here for one in self.people) and len(self.log) >= records + _MOVES_ON
            if goes_on and second >= _SHORTEST_CALM:
                break
        self.is_stuck = self.moves == moves

    def _stand_still(self) -> None:
        """Nobody answers any more, and the host stops the table's time: all that is on its way arrives."""
        for person in self.people:
            person.is_done = True
        self.world.run(self.world.now + 1.0)
        ada = self.people[0]
        ada.is_done = False
        self.people_process.post(partial(self.people_process.begin, ada.ask({"type": "pause"})))
        self.world.run(self.world.now + 3.0)

    def result(self, process: Process, work: Callable[[], Coroutine[object, object, T]]) -> T:
        """What work in a process comes to."""
        done: list[T] = []

        async def do() -> None:
            done.append(await work())

        process.post(partial(process.begin, do()))
        give_up = self.world.now + _PATIENCE
        while not done and self.world.now < give_up:
            self.world.run(self.world.now + 0.1)
        return done[0]


@contextmanager
def _luck(seed: int) -> Iterator[None]:
    """Codes, tokens and seeds that are the same whenever this evening is played."""
    chance = Random(f"luck {seed}")
    with (
        patch.object(secrets, "token_bytes", lambda count=32: chance.randbytes(count)),
        patch.object(secrets, "token_hex", lambda count=32: chance.randbytes(count).hex()),
        patch.object(secrets, "token_urlsafe", lambda count=32: chance.randbytes(count).hex()),
        patch.object(secrets, "choice", lambda of=ALPHABET: chance.choice(of)),
    ):
        yield
