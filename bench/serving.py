"""What a server costs while people play: CPU a move, memory a table, and whether either grows."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from bench.peers import SEATS, Peer, Spent
from bench.peers.floor import Floor
from bench.peers.ours import Ours
from bench.report import Section
from unspoken.kernel.game import AnyGame

Tell = Callable[[Section], None]
AnyPeer = TypeVar("AnyPeer", bound=Peer)


class Scale(Struct, frozen=True):
    """How much is played."""

    tables: int = 8
    moves: int = 400
    """At each table."""
    alone: int = 400
    """Moves at a single table, for latency without a crowd."""
    parts: int = 5
    long_tables: int = 12
    long_moves: int = 400
    few_idle: int = 10
    many_idle: int = 1000
    in_game: int = 60
    moves_in: int = 30


QUICK = Scale(tables=4, moves=100, alone=100, long_tables=4, long_moves=100, many_idle=100, in_game=10)


class Load(Struct, frozen=True):
    """One server under the same load: a crowd of tables, and one table alone."""

    name: str
    crowd: Spent
    alone: Spent


async def measure(game: AnyGame, folder: Path, packs: Path | None, scale: Scale, tell: Tell) -> None:
    """Play at our server and at its peers, and tell section by section."""
    async with started(Ours(game, folder / "moves.db", packs)) as ours:
        load = await _under_load(ours, scale)
        async with started(Floor(round(load.crowd.bytes_each))) as floor:
            tell(_moves([load, await _under_load(floor, scale)], scale))
        tell(await _growth(ours, scale))
    async with started(Ours(game, folder / "memory.db", packs)) as fresh:
        tell(await _memory(fresh, scale))


@asynccontextmanager
async def started(peer: AnyPeer) -> AsyncIterator[AnyPeer]:
    """A server for as long as it is needed."""
    await peer.start()
    try:
        yield peer
    finally:
        await peer.stop()


async def _under_load(peer: Peer, scale: Scale) -> Load:
    await peer.run(1, scale.alone // 4)  # warm
    crowd = await peer.run(scale.tables, scale.moves)
    return Load(peer.name, crowd, await peer.run(1, scale.alone))


def _moves(loads: list[Load], scale: Scale) -> Section:
    """CPU a move and latency, ours first; each as a multiple of the last, which is the floor."""
    floor = loads[-1].crowd.cpu_per_10k
    return Section(
        "Moves over real sockets",
        (
            "server",
            "CPU s, 10,000 moves",
            "× floor",
            "bytes to each",
            "ms p50",
            "ms p95",
            f"ms p50, {scale.tables} tables",
            f"ms p95, {scale.tables} tables",
        ),
        tuple(
            (
                load.name,
                load.crowd.cpu_per_10k,
                load.crowd.cpu_per_10k / floor,
                load.crowd.bytes_each,
                *(load.alone.latency(hundredth) for hundredth in (50, 95)),
                *(load.crowd.latency(hundredth) for hundredth in (50, 95)),
            )
            for load in loads
        ),
        f"Each move goes out to {SEATS} sockets; latency is until the last has heard of it, at one table and "
        "at several (then it is also the players' own: they are one process). Ours keeps every rule, and has "
        "a move on disk before it sends it; the floor is plain uvicorn and Starlette, and only sends.",
    )


async def _growth(ours: Ours, scale: Scale) -> Section:
    """Whether a move becomes dearer as games grow long, or as tables stand about."""
    parts = await ours.run_parts(scale.long_tables, scale.long_moves, scale.parts)
    await ours.open_idle(scale.few_idle)
    few = await ours.run(scale.tables, scale.moves)
    await ours.open_idle(scale.many_idle - scale.few_idle)
    many = await ours.run(scale.tables, scale.moves)
    part = scale.long_moves // scale.parts
    compared = (
        (
            f"moves 1–{part} and {scale.long_moves - part + 1}–{scale.long_moves} of a game",
            parts[0],
            parts[-1],
        ),
        (f"{scale.few_idle} and {scale.many_idle:,} idle tables beside", few, many),
    )
    return Section(
        "Does a move become dearer?",
        ("CPU s, 10,000 moves", "before", "after", "ratio"),
        tuple(
            (what, before.cpu_per_10k, after.cpu_per_10k, after.cpu_per_10k / before.cpu_per_10k)
            for what, before, after in compared
        ),
        "A ratio of 1 means that it does not.",
    )


async def _memory(ours: Ours, scale: Scale) -> Section:
    """RSS of a fresh server as tables come."""
    held = [ours.child.rss()]
    many = await ours.open_idle(scale.many_idle)
    held.append(ours.child.rss())
    hosts = await ours.visit(many)
    held.append(ours.child.rss())
    for host in hosts:
        await host.hang_up()
    before = ours.child.rss()
    await ours.run(scale.in_game, scale.moves_in)
    begun = ours.child.rss() - before
    left, awake = (after - less for less, after in pairwise(held))
    rows = (
        ("none: the server just started", 0, held[0]),
        ("opened, and left by all", scale.many_idle, left),
        ("and with somebody connected", scale.many_idle, awake),
        ("in a game of four, and left by all", scale.in_game, begun),
    )
    return Section(
        "Memory",
        ("tables", "how many", "MB more", "kB a table"),
        tuple((what, many, more / 1e6, more / many / 1e3 if many else None) for what, many, more in rows),
        "RSS of the server. Tables that all have left stay there for some minutes, then in the log alone.",
    )
