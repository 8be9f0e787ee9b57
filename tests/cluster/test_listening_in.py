"""All messages on a real NATS, recorded by a subscriber to every subject."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

import nats
import pytest
from nats.aio.msg import Msg

from tests.client import Client
from tests.cluster.disturbance_run import DisturbanceRun, disturbance_run
from tests.cluster.undisturbed import Undisturbed, frame_in
from tests.patience import PATIENCE
from tests.servers.postgres import Postgres
from unspoken.cluster.envelopes import Enter, Envelope, TableMessage, decode
from unspoken.cluster.signing import SIGNATURE_BYTES
from unspoken.kernel.types import Seat

_MOVES = 40
_FRAME = b'{"type":"frame"'


@dataclass
class Overheard:
    """A game of Dixit between three people at three nodes, and all messages on the bus."""

    people: list[Client]
    log: list[bytes]
    envelopes: list[tuple[str, Envelope]]
    """All envelopes, with their subjects."""

    @property
    def frames(self) -> Iterator[tuple[Seat | None, bytes]]:
        """Yield each frame on the bus, with the seat of the person it is for at the receiving node."""
        seats = {person.token: person.seat for person in self.people}
        visits: defaultdict[str, dict[int, str]] = defaultdict(dict)
        for subject, envelope in self.envelopes:
            node = subject.removeprefix("unspoken.node.")
            for item in envelope.items:
                match item:
                    case Enter(visit, _code, token):
                        visits[envelope.sender.name][visit] = token
                    case TableMessage(visit, _number, message) if message.startswith(_FRAME):
                        seat = seats.get(visits[node].get(visit, ""))
                        yield None if seat is None else Seat(seat), frame_in(message)
                    case _:
                        pass


async def _play(running: DisturbanceRun) -> Overheard:
    envelopes: list[tuple[str, Envelope]] = []

    async def record(message: Msg) -> None:
        envelopes.append((message.subject, decode(message.data[SIGNATURE_BYTES:])))

    listener = await nats.connect(running.bus.url)
    await listener.subscribe(">", cb=record)
    await listener.flush()
    await running.open_table("dixit")
    playing = asyncio.ensure_future(running.play())
    async with asyncio.timeout(PATIENCE):
        while running.answers < _MOVES:
            await asyncio.wait([playing], timeout=0.1)
    playing.cancel()
    await asyncio.wait([playing])
    await running.wait_until_idle()
    people = [player.person for player in running.players]
    overheard = Overheard(people, await running.read_log(people[0].code), envelopes)
    await listener.drain()
    for person in people:
        await person.hang_up()
    return overheard


@pytest.fixture(scope="module")
def overheard(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Overheard]:
    """A recorded game."""
    postgres.start()
    database = postgres.fresh_database()

    async def run() -> Overheard:
        async with disturbance_run(postgres, database, tmp_path_factory.mktemp("nodes"), lease=60) as running:
            return await _play(running)

    yield asyncio.run(run())
    postgres.drop(database)


def test_frames_are_sent_only_to_the_node_of_their_seat(overheard: Overheard) -> None:
    """ALL-01: every frame goes to the node with its person's connection, and is one that the seat may see."""
    allowed = Undisturbed(overheard.log).frames
    strange = [seat for seat, frame in overheard.frames if seat is None or frame not in allowed[seat]]
    seats = {seat for seat, _frame in overheard.frames}
    assert (strange, len(seats)) == ([], 2)  # the third person is at the table's own node


def test_only_the_subjects_of_nodes_are_used(overheard: Overheard) -> None:
    """There is one subject per node, and no subject for all nodes."""
    subjects = {subject for subject, _envelope in overheard.envelopes}
    assert subjects == {f"unspoken.node.node{number}" for number in range(3)}
