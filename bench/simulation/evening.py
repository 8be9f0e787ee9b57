"""One simulated evening: people play, faults occur, then a calm period in which everything must recover."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import TypeVar
from unittest.mock import patch

from bench.simulation import invariants
from bench.simulation.database import Database
from bench.simulation.faults import Faults
from bench.simulation.person import Person
from bench.simulation.server import Machine, games
from bench.simulation.wires import SimulatedBus
from bench.simulation.world import Process, World
from unspoken.tables.log.log import decode_events, saved_games
from unspoken.tables.state.names import ALPHABET

T = TypeVar("T")

_BEGINS, _CALM = 2.0, 26.0
_SHORTEST_CALM, _LONGEST_CALM = 4, 14
"""Seconds: longer than a lease, and than a person needs to reconnect."""
_PROGRESS = 5
"""Records after which a game counts as continuing."""
_LAST_FAULT = 14.0
"""Faults last for up to ten seconds, so each ends before the calm period."""
_FAULTS = 6
_PATIENCE = 30.0


class Violated(AssertionError):
    """An invariant was violated; the message contains the story of the evening."""

    def __init__(self, seed: int, what: str, story: list[str]) -> None:
        super().__init__(f"seed {seed}: {what}\n\n" + "\n".join(story))
        self.what = what


class Evening:
    """The simulation of one seed."""

    def __init__(self, seed: int) -> None:
        self.world = World(seed)
        self.database = Database(self.world)
        self.bus = SimulatedBus(self.world)
        self.people_process = self.world.process("people")
        self.machines = [Machine(self.world, self.database, self.bus, f"node-{letter}") for letter in "abc"]
        self.people: list[Person] = []
        self.is_stuck = False
        """True if the game made no move during the calm period."""

    def play(self) -> None:
        """Play through all faults and a calm period, then check the invariants. Raises Violated."""
        with seeded_secrets(self.world.seed), self._ending_world():
            self.world.run(1.0)
            self._open_table()
            Faults(self.world, self.machines, self.database, self.bus, self.people).plan(
                _FAULTS, _BEGINS, _LAST_FAULT
            )
            self.world.run(_CALM)
            self._end_faults()
            self._run_calm_period()
            self._stop_playing()
        for what in invariants.violations(self):
            raise Violated(self.world.seed, what, self.world.story)

    @contextmanager
    def _ending_world(self) -> Iterator[None]:
        try:
            yield
        finally:
            self.world.end()

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.people[0].code

    @property
    def moves(self) -> int:
        """Number of saved entries of all games."""
        return sum(len(game.entries) for game in saved_games(decode_events(self.log)))

    @property
    def log(self) -> list[bytes]:
        """The saved records of the table."""
        return self.database.store._logs[self.code]

    def _open_table(self) -> None:
        """Start a random game with bots and with people at different nodes."""
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
        self.world.log(f"{len(tokens)} people sit at {table.code} to play {name}")
        ada = self.people[0]
        for _ in range(fewest - len(tokens)):
            self.result(self.people_process, lambda: ada.ask({"type": "add-bot"}))
        reply = self.result(self.people_process, lambda: ada.ask({"type": "start"}))
        assert reply == "ok", reply
        for person in self.people:
            self.people_process.post(partial(self.people_process.begin, person.live()))

    def _end_faults(self) -> None:
        self.world.log("no more faults from here on")
        for person in self.people:
            if person.wire is not None:
                person.wire.slowness = 0.0

    def _run_calm_period(self) -> None:
        """Run until everybody is connected and the game continues, or until the time is up."""
        moves, records = self.moves, len(self.log)
        for second in range(1, _LONGEST_CALM + 1):
            self.world.run(_CALM + second)
            goes_on = all(person.is_here for person in self.people) and len(self.log) >= records + _PROGRESS
            if goes_on and second >= _SHORTEST_CALM:
                break
        self.is_stuck = self.moves == moves

    def _stop_playing(self) -> None:
        """Stop all answers and pause the table, so that every message in flight arrives."""
        for person in self.people:
            person.is_done = True
        self.world.run(self.world.now + 1.0)
        ada = self.people[0]
        ada.is_done = False
        self.people_process.post(partial(self.people_process.begin, ada.ask({"type": "pause"})))
        self.world.run(self.world.now + 3.0)

    def result(self, process: Process, work: Callable[[], Coroutine[object, object, T]]) -> T:
        """Run a coroutine in a process and return its result."""
        done: list[T] = []

        async def do() -> None:
            done.append(await work())

        process.post(partial(process.begin, do()))
        give_up = self.world.now + _PATIENCE
        while not done and self.world.now < give_up:
            self.world.run(self.world.now + 0.1)
        return done[0]


@contextmanager
def seeded_secrets(seed: int) -> Iterator[None]:
    """Make codes, tokens and seeds depend on the seed of the evening alone."""
    chance = Random(f"luck {seed}")
    with (
        patch.object(secrets, "token_bytes", lambda count=32: chance.randbytes(count)),
        patch.object(secrets, "token_hex", lambda count=32: chance.randbytes(count).hex()),
        patch.object(secrets, "token_urlsafe", lambda count=32: chance.randbytes(count).hex()),
        patch.object(secrets, "choice", lambda sequence=ALPHABET: chance.choice(sequence)),
    ):
        yield
