"""Memory and event-loop stalls that bots cost a server: `python -m bench.bots_cost`.

Each game runs on a server of its own with default settings, except that bots answer quickly. One random
player sits at a table with as many bots as fit. Dixit has two such tables, one with each deck. The memory
that bots add is the peak RSS of the server and its child processes, minus the RSS before. A stall is the
longest callback of the event loop, in CPU time, since the first table was opened.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import httpx
import psutil  # type: ignore[import-untyped]  # it ships no types
from msgspec import Struct, json

from bench.clients.party import open_table, socket_url
from bench.clients.player import Player
from bench.clients.wire import PATIENCE
from bench.harness.child import READY_PREFIX, Child, python_command
from bench.harness.report import Section, make_console, show
from bench.harness.watched_loop import read_callbacks
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat
from unspoken.tables.games import find_games

MOST_MEGABYTES, MOST_MILLIS = 120, 25
"""The most memory that bots may add, and the longest time that they may stall the event loop."""
_MEGABYTE = 1_000_000
_POLL_INTERVAL = 0.1
_QUICK_BOTS = ("--bot-pause", "200")
"""Bots take 200 milliseconds for an answer."""
_DECKS = {"dixit": ("dream", "small-hours")}


class _Frame(Struct):
    result: object = None


class Cost(Struct, frozen=True):
    """What the bots of one game cost."""

    game: str
    thoughts: int
    before: int
    """RSS in bytes before any table was opened."""
    server: int
    """Peak RSS of the server's own process, in bytes."""
    whole: int
    """Peak RSS of the server and the bot workers together, in bytes."""
    stalls: tuple[float, ...]
    """CPU seconds of each callback of at least a millisecond."""


def measure(names: Sequence[str], seconds: float) -> list[Cost]:
    """Measure the games one after the other."""
    games = find_games()
    return [asyncio.run(_cost(games[name], seconds)) for name in names]


async def _cost(game: AnyGame, seconds: float) -> Cost:
    with TemporaryDirectory() as folder:
        stalls = Path(folder) / "stalls"
        command = python_command(
            "bench.harness.watched_loop", str(stalls), "serve", "--port", "0", "--no-limits", *_QUICK_BOTS,
            "--bot-workers", "1", "--data", str(Path(folder) / "log.db"),
        )  # fmt: skip
        child = Child(command, READY_PREFIX)
        child.start()
        try:
            child.wait_until_ready("/healthz")
            before, opened = child.rss(), monotonic()
            async with httpx.AsyncClient(base_url=child.address, timeout=PATIENCE) as http:
                server, whole = await _play(http, game, child, seconds)
                thoughts = await _thoughts(http)
        finally:
            child.stop()
        long = tuple(callback.took for callback in read_callbacks(stalls) if callback.at > opened)
    return Cost(game.name, thoughts, before, server, whole, long)


async def _play(http: httpx.AsyncClient, game: AnyGame, child: Child, seconds: float) -> tuple[int, int]:
    """Play for some seconds; return the peak RSS of the server, and of the server with its children."""
    guests = [
        await _guest(http, game, number, options) for number, options in enumerate(_house_rules(game.name))
    ]
    server = whole = 0
    until = monotonic() + seconds
    while monotonic() < until:
        await asyncio.sleep(_POLL_INTERVAL)
        server = max(server, psutil.Process(child.pid).memory_info().rss)
        whole = max(whole, child.rss())
        for guest in guests:
            if guest.done():
                await guest  # it failed: raise its exception
    for guest in guests:
        guest.cancel()
    return server, whole


def _house_rules(name: str) -> list[dict[str, object]]:
    return [{"deck": deck} for deck in _DECKS.get(name, ())] or [{}]


async def _guest(
    http: httpx.AsyncClient, game: AnyGame, number: int, options: dict[str, object]
) -> asyncio.Task[None]:
    """Open a table, fill the other seats with bots, and start the game; return the task that plays along."""
    code, token = await open_table(http, game.name)
    player = Player(Seat(0), lambda: None)
    await player.connect(socket_url(http, code), token)
    await player.command("choose", game=game.name, options=options)
    for _ in range(game.seats(game.types.options(**options))[-1] - 1):
        await player.command("add-bot")
    await player.command("start")
    return asyncio.create_task(_play_along(player, game, number))


async def _play_along(player: Player, game: AnyGame, number: int) -> None:
    """Give random answers; when the game is over, start another."""
    moves = 0
    while True:
        await asyncio.sleep(_POLL_INTERVAL)
        moves += 1
        chosen = player.choice(game, Chance(b"guest %d" % number, moves))
        if chosen is not None:
            await player.try_answer(*chosen)
        elif json.decode(player.frame, type=_Frame).result is not None:
            await player.command("reopen")
            await player.command("start")


async def _thoughts(http: httpx.AsyncClient) -> int:
    lines = (await http.get("/metrics")).raise_for_status().text.splitlines()
    return int(
        float(next(line for line in lines if line.startswith("unspoken_bot_thoughts_total")).split()[1])
    )


def section(costs: Sequence[Cost]) -> Section:
    """Return the figures as a table."""
    return Section(
        "Cost of bots",
        ("game", "thoughts", "MB before", "server adds MB", "all add MB", "goal", "longest stall ms", "goal"),
        tuple(
            (
                cost.game,
                cost.thoughts,
                cost.before / _MEGABYTE,
                (cost.server - cost.before) / _MEGABYTE,
                (cost.whole - cost.before) / _MEGABYTE,
                MOST_MEGABYTES,
                1000 * max(cost.stalls, default=0.0),
                MOST_MILLIS,
            )
            for cost in costs
        ),
        "Peak RSS of the server's process and of the server with its child processes. The longest stall is "
        "the CPU time of the event loop's longest callback, 0 for less than a millisecond.",
    )


def main() -> int:
    """Measure and print the games that the command line names."""
    games = list(find_games())
    parser = argparse.ArgumentParser(prog="python -m bench.bots_cost", description=__doc__)
    parser.add_argument(
        "--game", action="append", choices=games, help="measure only this game; may be repeated"
    )
    parser.add_argument("--seconds", type=float, default=40.0, help="seconds of play for each game (40)")
    args = parser.parse_args()
    show(make_console(), section(measure(args.game or games, args.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
