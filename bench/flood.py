"""Server memory while one table attacks it: `python -m bench.flood`.

Ten people sit at a Pareidolia table and eight of them guess as fast as the server reads. Thirty spectators
and forty TV screens are connected too, and none of these seventy connections ever reads a byte. The server
has its default limits, and each person has their own address. Prints the server's memory before, at its peak,
and after everybody has left; the exit status is 1 if the peak was over the limit.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import socket
import sys
from base64 import b64encode
from collections.abc import Sequence
from contextlib import suppress
from os import urandom
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec

from bench.clients.party import socket_url
from bench.clients.player import MessageRefused, Player
from bench.clients.wire import PATIENCE
from bench.harness.child import Child, running_server
from unspoken.games.pareidolia import GAME
from unspoken.kernel.chance import Chance
from unspoken.kernel.types import Seat

MEGABYTE = 1_000_000
MEMORY_LIMIT = 150 * MEGABYTE
SEATED, WATCHING = 10, 30
_PER_SECOND = 8
"""Messages per second that one person may send."""
_POLL_INTERVAL = 0.1


class Result(NamedTuple):
    """The server's memory in bytes, and how many guesses were sent and accepted."""

    before: int
    peak: int
    after: int
    guesses: int
    accepted: int


class Guest(NamedTuple):
    """A person at the table, and their IP address."""

    token: str
    address: str


def open_unread_connection(url: str, guest: Guest, code: str, *, screen: bool) -> socket.socket:
    """Open a WebSocket that reads nothing after the handshake."""
    parts = urlsplit(url)
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(PATIENCE)
    connection.connect((parts.hostname or "", parts.port or 80))
    connection.sendall(
        f"GET {parts.path}{'?screen' if screen else ''} HTTP/1.1\r\nHost: {parts.netloc}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {b64encode(urandom(16)).decode()}\r\n"
        f"X-Forwarded-For: {guest.address}\r\nCookie: unspoken_{code}={guest.token}\r\n\r\n".encode()
    )
    connection.recv(64)
    return connection


async def open_table_with_guests(http: httpx.AsyncClient) -> tuple[str, list[Guest]]:
    """Open a table and let everybody join; the first ten get seats. Return its code and the guests."""
    code, guests = "", []
    for number in range(SEATED + WATCHING):
        address = f"10.0.{number // 200}.{number % 200 + 1}"
        headers = {"x-unspoken-token": "wanted", "x-forwarded-for": address}
        path = f"/api/tables/{code}/people" if code else "/api/tables"
        body = {"name": f"Guest {number}"} if code else {"name": "Host", "game": GAME.name}
        reply = (await http.post(path, json=body, headers=headers)).raise_for_status().json()
        code = reply["code"]
        guests.append(Guest(reply["token"], address))
    return code, guests


async def play_until_guessing(players: Sequence[Player]) -> None:
    """Give random answers until somebody may guess."""
    for step in itertools.count():
        if _open_guesses(players):
            return
        for player in players:
            decided = player.choice(GAME, Chance(b"flood", step))
            if decided is not None:
                await player.try_answer(*decided)
        await asyncio.sleep(_POLL_INTERVAL)


def _open_guesses(players: Sequence[Player]) -> list[tuple[Player, str]]:
    """Return the players who may guess, each with the key of the question."""
    found = []
    for player in players:
        asks = msgspec.json.decode(player.frame).get("asks", []) if player.frame else []
        found += [(player, ask["key"]) for ask in asks if "guess" in ask["answers"]]
    return found


async def keep_guessing(player: Player, key: str, counts: list[int]) -> None:
    """Guess until cancelled, at the highest allowed rate; `counts` are the guesses sent and accepted."""
    async with asyncio.TaskGroup() as guesses:
        for number in itertools.count():
            guesses.create_task(_guess(player, key, f"{number:x}".rjust(60, "ą"), counts))
            await asyncio.sleep(1 / _PER_SECOND)


async def _guess(player: Player, key: str, text: str, counts: list[int]) -> None:
    counts[0] += 1
    with suppress(MessageRefused, TimeoutError):
        await player.answer(key, {"type": "guess", "text": text})
        counts[1] += 1


async def sample_memory(child: Child, samples: list[int]) -> None:
    """Record the server's memory until cancelled."""
    while True:
        samples.append(child.rss())
        await asyncio.sleep(_POLL_INTERVAL)


async def flood(child: Child, seconds: float) -> Result:
    """Run the attack."""
    before, samples, counts = child.rss(), [0], [0, 0]
    async with httpx.AsyncClient(base_url=child.address, timeout=PATIENCE) as http:
        code, guests = await open_table_with_guests(http)
        url = socket_url(http, code)
    players = [Player(Seat(seat), lambda: None) for seat in range(SEATED)]
    for player, guest in zip(players, guests, strict=False):
        await player.connect(url, guest.token)
    await players[0].command("choose", game=GAME.name, options={"minutes": 5})
    await players[0].command("start")
    await play_until_guessing(players)
    sampling = asyncio.ensure_future(sample_memory(child, samples))
    unread = [
        await asyncio.to_thread(open_unread_connection, url, guest, code, screen=screen)
        for group, screen in ((guests[SEATED:], False), (guests, True))
        for guest in group
    ]
    attack = [
        asyncio.ensure_future(keep_guessing(player, key, counts)) for player, key in _open_guesses(players)
    ]
    await asyncio.sleep(seconds)
    for task in attack:
        task.cancel()
    for connection in unread:
        connection.close()
    for player in players:
        await player.hang_up()
    await asyncio.sleep(seconds / 3)
    sampling.cancel()
    return Result(before, max(samples), child.rss(), *counts)


def main() -> int:
    """Attack a server and print its memory; return 1 if the peak was over the limit."""
    parser = argparse.ArgumentParser(description="Server memory while one table attacks it.")
    parser.add_argument("--seconds", type=float, default=30.0, help="duration of the attack (30)")
    args = parser.parse_args()
    with running_server() as child:
        found = asyncio.run(flood(child, args.seconds))
    before, peak, after = (f"{size / MEGABYTE:.0f} MB" for size in found[:3])
    print(f"{found.guesses} guesses sent, {found.accepted} accepted.")
    print(f"Memory before: {before}, peak: {peak}, after: {after}.")
    return 1 if found.peak > MEMORY_LIMIT else 0


if __name__ == "__main__":
    sys.exit(main())
