"""What bots cost the server that they play at: `python -m bench.bots_cost`.

For each game a server of its own, as anybody starts it, but for bots that answer sooner than people. Somebody
plays by chance at a table of as many bots as may sit there; in Dixit at two, one with each deck.
What they add is all that the server and the processes that it has started hold at any time, less what it held
before. How long the loop was stalled is the longest that it computed at one go since a table was opened.
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

from bench.child import Child, python
from bench.party import open_table, socket_url
from bench.player import Player
from bench.report import Section, screen, show
from bench.watched_loop import goes
from bench.wire import PATIENCE
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame, Seat
from unspoken.tables.games import find_games

MOST_MEGABYTES, MOST_MILLIS = 120, 25
"""What bots may add, and for how long they may stall the loop."""
_MEGABYTE = 1_000_000
_GLANCE = 0.1
_HURRY = ("--bot-pause", "200")
"""Milliseconds that a bot takes over an answer."""
_DECKS = {"dixit": ("dream", "small-hours")}


class _Frame(Struct):
    result: object = None


class Cost(Struct, frozen=True):
    """What one game's bots took."""

    game: str
    thoughts: int
    before: int
    server: int
    """Bytes that the server's own process held at most."""
    whole: int
    """The same with those in which bots think."""
    stalls: tuple[float, ...]
    """Seconds of computing at one go, where it was long."""


def measure(names: Sequence[str], seconds: float) -> list[Cost]:
    """One game after the other."""
    games = find_games()
    return [asyncio.run(_cost(games[name], seconds)) for name in names]


async def _cost(game: AnyGame, seconds: float) -> Cost:
    with TemporaryDirectory() as folder:
        stalls = Path(folder) / "stalls"
        words = python(
            "bench.watched_loop", str(stalls), "serve", "--port", "0", "--no-limits", *_HURRY,
            "--bot-workers", "1", "--data", str(Path(folder) / "log.db"),
        )  # fmt: skip
        child = Child(words, "Unspoken is at ")
        child.start()
        try:
            child.wait_until_ready("/healthz")
            before, opened = child.rss(), monotonic()
            async with httpx.AsyncClient(base_url=child.address, timeout=PATIENCE) as http:
                server, whole = await _play(http, game, child, seconds)
                thoughts = await _thoughts(http)
        finally:
            child.stop()
        long = tuple(go.took for go in goes(stalls) if go.at > opened)
    return Cost(game.name, thoughts, before, server, whole, long)


async def _play(http: httpx.AsyncClient, game: AnyGame, child: Child, seconds: float) -> tuple[int, int]:
    """Play for so long, and look again and again; the most that was held, by the server and by all."""
    guests = [
        await _guest(http, game, number, options) for number, options in enumerate(_house_rules(game.name))
    ]
    server = whole = 0
    until = monotonic() + seconds
    while monotonic() < until:
        await asyncio.sleep(_GLANCE)
        server = max(server, psutil.Process(child.pid).memory_info().rss)
        whole = max(whole, child.rss())
        for guest in guests:
            if guest.done():
                await guest  # it came to grief: say so
    for guest in guests:
        guest.cancel()
    return server, whole


def _house_rules(name: str) -> list[dict[str, object]]:
    return [{"deck": deck} for deck in _DECKS.get(name, ())] or [{}]


async def _guest(
    http: httpx.AsyncClient, game: AnyGame, number: int, options: dict[str, object]
) -> asyncio.Task[None]:
    """Somebody at a new table, the other seats of which are bots'."""
    code, token = await open_table(http, game.name)
    player = Player(Seat(0), lambda: None)
    await player.connect(socket_url(http, code), token)
    await player.command("choose", game=game.name, options=options)
    for _ in range(game.seats(game.options(**options))[-1] - 1):
        await player.command("add-bot")
    await player.command("start")
    return asyncio.create_task(_play_along(player, game, number))


async def _play_along(player: Player, game: AnyGame, number: int) -> None:
    """Answer by chance; when the game is over, begin another."""
    moves = 0
    while True:
        await asyncio.sleep(_GLANCE)
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
    """As a table."""
    return Section(
        "What bots cost",
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
        "RSS at its highest, of the server's process and of all that it has started; the longest time that "
        "the loop computed at one go, 0 for less than one millisecond.",
    )


def main() -> int:
    """Measure, and print."""
    games = list(find_games())
    parser = argparse.ArgumentParser(prog="python -m bench.bots_cost", description=__doc__)
    parser.add_argument("--game", action="append", choices=games, help="this game alone; may be repeated")
    parser.add_argument("--seconds", type=float, default=40.0, help="of play, for each game (40)")
    asked = parser.parse_args()
    show(screen(), section(measure(asked.game or games, asked.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
