"""`python -m bench.cluster`: what a move costs several nodes together, and how many they do in a second.

Tables of four play Dixit on one, two and three nodes of one store and one bus: with every socket at its
table's owner, as a balancer that hashes on the code brings it, and with every socket at another node, as none
would. Each node has as many tables, however many nodes there are. First they all play at one pace, so that
every node is as busy in every way to play; then as fast as they can.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TypeAlias

import httpx
from msgspec import Struct
from msgspec.structs import replace

from bench.child import Child, python
from bench.files import allow_files
from bench.party import Party
from bench.report import Section, save, screen, show
from bench.wire import PATIENCE
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres

_FIRST_WORDS = "Unspoken is at "
_SOON = 0.5  # seconds until the first move at a pace is due
Way: TypeAlias = tuple[int, bool]
"""How many nodes, and whether every socket is at another than its table's."""
_WAYS: tuple[Way, ...] = ((1, False), (2, False), (3, False), (2, True), (3, True))


class Scale(Struct, frozen=True):
    """How much is played."""

    rounds: int = 5
    tables: int = 30
    """At each node."""
    moves: int = 60
    """At each table, at a pace and then again without one."""
    every: float = 0.25
    """Seconds between two moves at a table, while there is a pace."""
    uncounted: int = 10


QUICK = Scale(rounds=1, tables=6, moves=40, uncounted=5)


class Spent(Struct, frozen=True):
    """What some moves took."""

    per_second: float
    cpu_per_10k: float
    """CPU seconds of all nodes together per 10,000 moves."""


class Run(Struct, frozen=True):
    """One way to play, once."""

    paced: Spent
    fast: Spent


async def measure(scale: Scale) -> Section:
    """All ways in turn, in another order each round."""
    found: dict[Way, list[Run]] = {way: [] for way in _WAYS}
    async with _clusters() as clusters:
        for number in range(scale.rounds):
            first = number % len(_WAYS)
            for way in _WAYS[first:] + _WAYS[:first]:
                found[way].append(await _run(clusters[way[0]], way[1], scale))
            costs = (f"{_said(way)} {runs[-1].paced.cpu_per_10k:.2f}" for way, runs in found.items())
            print(f"» round {number + 1} of {scale.rounds}: {'; '.join(costs)}", flush=True)
    return _section(found, scale)


def _section(found: dict[Way, list[Run]], scale: Scale) -> Section:
    paced = {way: median(run.paced.cpu_per_10k for run in runs) for way, runs in found.items()}
    fast = {way: median(run.fast.cpu_per_10k for run in runs) for way, runs in found.items()}
    rows = [
        (
            _said(way),
            paced[way],
            paced[way] / paced[_WAYS[0]],
            median(run.fast.per_second for run in runs),
            fast[way],
            fast[way] / fast[_WAYS[0]],
        )
        for way, runs in found.items()
    ]
    return Section(
        "Several nodes",
        ("", "CPU s per 10,000", "of one node's", "moves/s, full", "CPU s, full", "of one's, full"),
        tuple(rows),
        f"{scale.tables} tables of four at each node, a move every {scale.every:g} s at each; then as fast "
        f"as they can, which is full. The median of {scale.rounds} rounds in turn. CPU is the nodes' alone; "
        "players, database and bus share this machine's cores, so that moves a second tell of the machine, "
        "and the ratio at one pace of us: where more nodes share the cores, each has less to write at once.",
    )


def _said(way: Way) -> str:
    nodes, far = way
    return f"{nodes} node{'s' * (nodes > 1)}, {'every socket elsewhere' if far else 'sockets at the owner'}"


async def _run(nodes: list[Child], far: bool, scale: Scale) -> Run:
    parties = await _gathered(nodes, far, scale)
    await asyncio.gather(*(party.play(scale.uncounted) for party in parties))
    paced = await _spent(nodes, parties, scale.moves, _at_a_pace(parties, scale))
    fast = await _spent(nodes, parties, scale.moves, _as_fast_as_they_can(parties, scale))
    await asyncio.gather(*(party.leave() for party in parties))
    return Run(paced, fast)


async def _spent(nodes: list[Child], parties: list[Party], moves: int, playing: Awaitable[None]) -> Spent:
    gc.collect()  # of the players' process, so that it need not while they play
    before, began = sum(node.cpu() for node in nodes), perf_counter()
    await playing
    gone, spent = perf_counter() - began, sum(node.cpu() for node in nodes) - before
    return Spent(len(parties) * moves / gone, spent / len(parties) / moves * 10_000)


async def _at_a_pace(parties: list[Party], scale: Scale) -> None:
    """All tables move as often, evenly spread over the time between two moves."""
    first = asyncio.get_running_loop().time() + _SOON
    between = scale.every / len(parties)
    await asyncio.gather(
        *(
            party.play_paced(scale.moves, first + number * between, scale.every)
            for number, party in enumerate(parties)
        )
    )


async def _as_fast_as_they_can(parties: list[Party], scale: Scale) -> None:
    await asyncio.gather(*(party.play(scale.moves) for party in parties))


async def _gathered(nodes: list[Child], far: bool, scale: Scale) -> list[Party]:
    """Tables on all nodes in turn; far: all sockets of a table are at the next node."""
    parties: list[Party] = []
    for number in range(scale.tables * len(nodes)):
        here = nodes[number % len(nodes)].address
        there = nodes[(number + far) % len(nodes)].address
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
async def _clusters() -> AsyncIterator[dict[int, list[Child]]]:
    """One node, two and three, on a database for each; all live, and one cluster at a time is at work."""
    postgres, bus = Postgres(), Nats()
    clusters: dict[int, list[Child]] = {}
    try:
        for nodes in dict.fromkeys(way[0] for way in _WAYS):
            store = postgres.url(postgres.fresh_database())
            for number in range(nodes):
                where = ("--store", store, "--bus", bus.url, "--node", f"node{number}of{nodes}")
                words = python(
                    "unspoken", "serve", "--port", "0", "--no-limits", "--bot-workers", "0", *where
                )
                clusters.setdefault(nodes, []).append(Child(words, _FIRST_WORDS))
                await asyncio.to_thread(clusters[nodes][-1].start)
                await asyncio.to_thread(clusters[nodes][-1].wait_until_ready, "/healthz/ready")
        yield clusters
    finally:
        for child in (child for nodes in clusters.values() for child in nodes):
            await asyncio.to_thread(child.stop)
        bus.end()
        postgres.end()


def main() -> int:
    """Measure, print, and write the figures where they are wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer moves and tables: a look, no measurement")
    parser.add_argument("--rounds", type=int, help=f"of all ways to play in turn ({Scale().rounds})")
    parser.add_argument("--json", type=Path, metavar="PATH", help="write the figures there too")
    asked = parser.parse_args()
    allow_files()
    scale = QUICK if asked.quick else Scale()
    section = asyncio.run(measure(replace(scale, rounds=asked.rounds or scale.rounds)))
    show(screen(), section)
    if asked.json is not None:
        save(asked.json, [section])
    return 0


if __name__ == "__main__":
    sys.exit(main())
