"""Random faults of machines, the store, the bus, connections and clocks."""

from __future__ import annotations

from collections.abc import Callable

from bench.simulation.database import Database
from bench.simulation.person import Person
from bench.simulation.server import Machine
from bench.simulation.wires import SimulatedBus
from bench.simulation.world import World


class Faults:
    """Injects temporary faults into a simulation."""

    def __init__(
        self,
        world: World,
        machines: list[Machine],
        database: Database,
        bus: SimulatedBus,
        people: list[Person],
    ) -> None:
        self._world = world
        self._machines = machines
        self._database = database
        self._bus = bus
        self._people = people

    def plan(self, count: int, first: float, last: float) -> None:
        """Schedule some random faults between two times."""
        kinds: list[Callable[[], None]] = [
            self._kill, self._kill_in_mid_write, self._kill_in_mid_write, self._pause, self._pause,
            self._leave, self._store_away, self._disk_fails,
            self._cut_off, self._unreliable_bus, self._unreliable_bus,
            self._cut_wires, self._slow_reader, self._calendar,
        ]  # fmt: skip
        for _ in range(count):
            self._world.at(self._world.chance.uniform(first, last), self._world.chance.choice(kinds))

    def _seconds(self, most: float) -> float:
        return self._world.chance.uniform(0.3, most)

    def _machine(self) -> Machine | None:
        """Return a random machine that may fail; None if no other machine would be up."""
        up = [machine for machine in self._machines if machine.is_up and not machine.process.is_paused]
        return self._world.chance.choice(up) if len(up) > 1 else None

    def _kill(self) -> None:
        machine = self._machine()
        if machine is not None:
            self._end(machine)

    def _kill_in_mid_write(self) -> None:
        """Kill the next node that writes: its records are stored, but it gets no reply from the store."""

        def kill(node: str) -> None:
            machine = next(machine for machine in self._machines if machine.name == node)
            if self._machine() is not None and machine.is_up:
                self._end(machine)

        self._database.after_a_write = kill

    def _end(self, machine: Machine) -> None:
        machine.kill()
        for person in self._people:
            if person.wire is not None and person.wire.is_at(machine.process):
                person.wire.cut("killed")
        self._world.later(self._seconds(5.0), lambda: self._restart(machine))

    def _restart(self, machine: Machine) -> None:
        self._world.log(f"{machine.name} starts again")
        machine.start()

    def _pause(self) -> None:
        machine = self._machine()
        if machine is not None:
            machine.pause(self._seconds(10.0))

    def _leave(self) -> None:
        machine = self._machine()
        if machine is not None:
            machine.leave()
            self._world.later(8.0, lambda: self._restart(machine))

    def _store_away(self) -> None:
        seconds = self._seconds(5.0)
        self._world.log(f"the store is unavailable for {seconds:.1f} s")
        self._database.is_unavailable = True
        self._world.later(seconds, lambda: setattr(self._database, "is_unavailable", False))

    def _disk_fails(self) -> None:
        self._world.log("every third write fails for a while")
        self._database.failure_rate = 0.3
        self._world.later(self._seconds(4.0), lambda: setattr(self._database, "failure_rate", 0.0))

    def _cut_off(self) -> None:
        name = self._world.chance.choice(self._machines).name
        seconds = self._seconds(7.0)
        self._world.log(f"{name} loses the bus for {seconds:.1f} s")
        self._bus.cut_off.add(name)
        self._world.later(seconds, lambda: self._bus.cut_off.discard(name))

    def _unreliable_bus(self) -> None:
        bus, chance = self._bus, self._world.chance
        bus.loss_rate, bus.duplicate_rate = chance.choice((0.0, 0.1)), chance.choice((0.0, 0.2))
        bus.reorder_rate = 0.1
        self._world.log("the bus loses, duplicates and reorders messages for a while")

        def heal() -> None:
            bus.loss_rate = bus.duplicate_rate = bus.reorder_rate = 0.0

        self._world.later(self._seconds(5.0), heal)

    def _cut_wires(self) -> None:
        self._world.log("client connections break")
        for person in self._people:
            if person.wire is not None and self._world.chance.random() < 0.6:
                person.wire.cut("the network")

    def _slow_reader(self) -> None:
        person = self._world.chance.choice(self._people)
        if person.wire is not None:
            self._world.log(f"{person.name} reads slowly")
            person.wire.slowness = 2.0

    def _calendar(self) -> None:
        machine = self._world.chance.choice(self._machines)
        machine.calendar_jump += self._world.chance.choice((-86_400, 3_600, 86_400 * 30))
        self._world.log(f"the calendar of {machine.name} jumps")
