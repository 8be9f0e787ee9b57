"""What goes over the bus, as somebody hears it who listens to every subject of a real NATS."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

import nats
import pytest
from nats.aio.msg import Msg

from tests.client import Client
from tests.cluster.course import Course, course
from tests.cluster.undisturbed import Undisturbed, frame_in
from tests.patience import PATIENCE
from tests.servers.postgres import Postgres
from unspoken.cluster.envelopes import Enter, Envelope, Tell, decode
from unspoken.kernel.game import Seat

_MOVES = 40
_FRAME = b'{"type":"frame"'


@dataclass
class Overheard:
    """Three people at three nodes have played Dixit."""

    people: list[Client]
    log: list[bytes]
    post: list[tuple[str, Envelope]]
    """All that was sent: to which subject, and what."""

    @property
    def frames(self) -> Iterator[tuple[Seat | None, bytes]]:
        """Each frame that was sent, and the seat of the person whom the node that got it has brought."""
        seats = {person.token: person.seat for person in self.people}
        visits: defaultdict[str, dict[int, str]] = defaultdict(dict)
        for subject, envelope in self.post:
            node = subject.removeprefix("unspoken.node.")
            for item in envelope.items:
                match item:
                    case Enter(visit, _code, token):
                        visits[envelope.sender.name][visit] = token
                    case Tell(visit, _number, message) if message.startswith(_FRAME):
                        seat = seats.get(visits[node].get(visit, ""))
                        yield None if seat is None else Seat(seat), frame_in(message)
                    case _:
                        pass


async def _play(made: Course) -> Overheard:
    post: list[tuple[str, Envelope]] = []

    async def hear(message: Msg) -> None:
        post.append((message.subject, decode(message.data)))

    listener = await nats.connect(made.bus.url)
    await listener.subscribe(">", cb=hear)
    await listener.flush()
    await made.opens("dixit")
    playing = asyncio.ensure_future(made.play())
    async with asyncio.timeout(PATIENCE):
        while made.answers < _MOVES:
            await asyncio.wait([playing], timeout=0.1)
    playing.cancel()
    await asyncio.wait([playing])
    await made.comes_to_rest()
    people = [player.person for player in made.players]
    overheard = Overheard(people, await made.read_log(people[0].code), post)
    await listener.drain()
    for person in people:
        await person.hang_up()
    return overheard


@pytest.fixture(scope="module")
def overheard(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Overheard]:
    """A game that was listened to from the beginning."""
    postgres.start()
    database = postgres.fresh_database()

    async def run() -> Overheard:
        async with course(postgres, database, tmp_path_factory.mktemp("nodes"), lease=60) as made:
            return await _play(made)

    yield asyncio.run(run())
    postgres.drop(database)


def test_a_seat_is_shown_its_game_on_the_subject_of_its_own_node_alone(overheard: Overheard) -> None:
    """ALL-01: every frame goes to a node that has its person's connection, and is what their seat may see."""
    seen = Undisturbed(overheard.log).seen
    strange = [seat for seat, frame in overheard.frames if seat is None or frame not in seen[seat]]
    told = {seat for seat, _frame in overheard.frames}
    assert (strange, len(told)) == ([], 2)  # the third is at the table's own node: nothing leaves it


def test_nothing_is_said_on_any_other_subject(overheard: Overheard) -> None:
    """One a node, and none for all."""
    subjects = {subject for subject, _envelope in overheard.post}
    assert subjects == {f"unspoken.node.node{number}" for number in range(3)}
