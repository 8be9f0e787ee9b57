"""`python -m bench.cluster`: what several nodes do in a second, and what a move costs them all together.

Tables of four play Dixit as fast as they can, on one, two and three nodes: with every socket at its table's
owner, as a balancer that hashes on the code brings it, and with every socket at another node, as none would.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

import httpx
from msgspec import Struct

from bench.child import Child, python
from bench.files import allow_files
from bench.party import Party
from bench.report import Section, save, screen, show
from bench.wire import PATIENCE
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres

_FIRST_WORDS = "Unspoken is at "


class Scale(Struct, frozen=True):
    """How much is played."""

    rounds: int = 3
    tables: int = 30
    moves: int = 100
    uncounted: int = 20


QUICK = Scale(rounds=1, tables=6, moves=40, uncounted=10)


class Run(Struct, frozen=True):
    """One way to play, once."""

    per_second: float
    cpu_per_10k: float
    """CPU seconds of all nodes together per 10,000 moves."""


async def measure(scale: Scale) -> Section:
    """One, two, three nodes; near, and far."""
    ways = [(1, False), (2, False), (3, False), (2, True), (3, True)]
    found: dict[tuple[int, bool], list[Run]] = {way: [] for way in ways}
    for _ in range(scale.rounds):
        for nodes, far in ways:
            found[nodes, far].append(await _run(nodes, far, scale))
    alone = median(run.cpu_per_10k for run in found[1, False])
    rows = [
        (
            f"{nodes} node{'s' * (nodes > 1)}, {'every socket elsewhere' if far else 'sockets at the owner'}",
            median(run.per_second for run in runs),
            median(run.cpu_per_10k for run in runs),
            median(run.cpu_per_10k for run in runs) / alone,
        )
        for (nodes, far), runs in found.items()
    ]
    return Section(
        "Several nodes",
        ("", "moves/s", "CPU s per 10,000", "of one node's"),
        tuple(rows),
        f"{scale.tables} tables of four; the median of {scale.rounds} rounds. Players, database and bus "
        "share this machine's cores: moves a second tell of the machine, the ratio of us.",
    )


async def _run(nodes: int, far: bool, scale: Scale) -> Run:
    async with _cluster(nodes) as children:
        parties = await _gathered(children, far, scale)
        await asyncio.gather(*(party.play(scale.uncounted) for party in parties))
        before, began = sum(child.cpu() for child in children), perf_counter()
        await asyncio.gather(*(party.play(scale.moves) for party in parties))
        gone, spent = perf_counter() - began, sum(child.cpu() for child in children) - before
        await asyncio.gather(*(party.leave() for party in parties))
    moves = scale.tables * scale.moves
    return Run(moves / gone, spent / moves * 10_000)


async def _gathered(children: list[Child], far: bool, scale: Scale) -> list[Party]:
    """Tables on all nodes in turn; far: all sockets of a table are at the next node."""
    parties: list[Party] = []
    for number in range(scale.tables):
        here = children[number % len(children)].address
        there = children[(number + far) % len(children)].address
        party = Party(number)
        async with (
            httpx.AsyncClient(base_url=here, timeout=PATIENCE) as http,
            httpx.AsyncClient(base_url=there, timeout=PATIENCE) as sockets,
        ):
            await party.gather(http, sockets)
        await party.begin()
        parties.append(party)
    return parties


@asynccontextmanager
async def _cluster(nodes: int) -> AsyncIterator[list[Child]]:
    """So many nodes on a new database and a new bus."""
    postgres, bus = Postgres(), Nats()
    store = postgres.url(postgres.fresh_database())
    children: list[Child] = []
    try:
        for number in range(nodes):
            where = ("--store", store, "--bus", bus.url, "--node", f"node{number}")
            words = python("unspoken", "serve", "--port", "0", "--no-limits", "--bot-workers", "0", *where)
            children.append(Child(words, _FIRST_WORDS))
            await asyncio.to_thread(children[-1].start)
            await asyncio.to_thread(children[-1].wait_until_ready, "/healthz/ready")
        yield children
    finally:
        for child in children:
            await asyncio.to_thread(child.stop)
        bus.end()
        postgres.end()


def main() -> int:
    """Measure, print, and write the figures where they are wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer moves and tables: a look, no measurement")
    parser.add_argument("--json", type=Path, metavar="PATH", help="write the figures there too")
    asked = parser.parse_args()
    allow_files()
    section = asyncio.run(measure(QUICK if asked.quick else Scale()))
    show(screen(), section)
    if asked.json is not None:
        save(asked.json, [section])
    return 0


if __name__ == "__main__":
    sys.exit(main())
