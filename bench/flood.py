"""One table against the server's memory: `python -m bench.flood`.

Ten sit at Pareidolia and eight of them guess as fast as the server reads; thirty more watch, and none of the
thirty, nor of the forty screens that everybody has put up, ever reads a byte. The limits are the usual ones,
and everybody comes from an address of their own. Told are the server's memory before, at its most, and when
all have gone; the exit status is 1 if it was ever more than it may be.
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

from bench.child import Child, served
from bench.party import socket_url
from bench.player import NotHeard, Player
from bench.wire import PATIENCE
from unspoken.games.pareidolia import GAME
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat

MEGABYTE = 1_000_000
MOST = 150 * MEGABYTE
"""What the server may hold at most."""
SEATED, WATCHING = 10, 30
_A_SECOND = 8
"""Messages that somebody may send."""
_LOOK = 0.1


class Flooded(NamedTuple):
    """The server's memory in bytes, and what was done to it."""

    before: int
    most: int
    after: int
    guesses: int
    heard: int


class Guest(NamedTuple):
    """Somebody at the table, and where they come from."""

    token: str
    address: str


def deaf(url: str, guest: Guest, code: str, *, screen: bool) -> socket.socket:
    """A connection that is let in, and never reads another byte."""
    parts = urlsplit(url)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect((parts.hostname or "", parts.port or 80))
    line.sendall(
        f"GET {parts.path}{'?screen' if screen else ''} HTTP/1.1\r\nHost: {parts.netloc}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {b64encode(urandom(16)).decode()}\r\n"
        f"X-Forwarded-For: {guest.address}\r\nCookie: unspoken_{code}={guest.token}\r\n\r\n".encode()
    )
    line.recv(64)
    return line


async def come(http: httpx.AsyncClient) -> tuple[str, list[Guest]]:
    """Everybody's token, by the order in which they come: the first ten sit."""
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


async def draw(players: Sequence[Player]) -> None:
    """Play until somebody may guess."""
    for step in itertools.count():
        if _guessing(players):
            return
        for player in players:
            decided = player.choice(GAME, Chance(b"flood", step))
            if decided is not None:
                await player.try_answer(*decided)
        await asyncio.sleep(_LOOK)


def _guessing(players: Sequence[Player]) -> list[tuple[Player, str]]:
    """Who may guess, and the name of the question."""
    found = []
    for player in players:
        asks = msgspec.json.decode(player.frame).get("asks", []) if player.frame else []
        found += [(player, ask["key"]) for ask in asks if "guess" in ask["answers"]]
    return found


async def guess(player: Player, key: str, said: list[int]) -> None:
    """Guess for ever, as fast as messages are read."""
    async with asyncio.TaskGroup() as saying:
        for number in itertools.count():
            saying.create_task(_guess(player, key, f"{number:x}".rjust(60, "ą"), said))
            await asyncio.sleep(1 / _A_SECOND)


async def _guess(player: Player, key: str, text: str, said: list[int]) -> None:
    said[0] += 1
    with suppress(NotHeard, TimeoutError):
        await player.answer(key, {"type": "guess", "text": text})
        said[1] += 1


async def watch(child: Child, seen: list[int]) -> None:
    """How much memory the server holds, all the time."""
    while True:
        seen.append(child.rss())
        await asyncio.sleep(_LOOK)


async def flood(child: Child, seconds: float) -> Flooded:
    """The whole attack."""
    before, seen, said = child.rss(), [0], [0, 0]
    async with httpx.AsyncClient(base_url=child.address, timeout=PATIENCE) as http:
        code, guests = await come(http)
        url = socket_url(http, code)
    players = [Player(Seat(seat), lambda: None) for seat in range(SEATED)]
    for player, guest in zip(players, guests, strict=False):
        await player.connect(url, guest.token)
    await players[0].command("choose", game=GAME.name, options={"minutes": 5})
    await players[0].command("start")
    await draw(players)
    watching = asyncio.ensure_future(watch(child, seen))
    lines = [await asyncio.to_thread(deaf, url, one, code, screen=False) for one in guests[SEATED:]]
    lines += [await asyncio.to_thread(deaf, url, one, code, screen=True) for one in guests]
    attack = [asyncio.ensure_future(guess(*one, said)) for one in _guessing(players)]
    await asyncio.sleep(seconds)
    for task in attack:
        task.cancel()
    for line in lines:
        line.close()
    for player in players:
        await player.hang_up()
    await asyncio.sleep(seconds / 3)
    watching.cancel()
    return Flooded(before, max(seen), child.rss(), *said)


def main() -> int:
    """Attack, and tell."""
    parser = argparse.ArgumentParser(description="One table against the server's memory.")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long they guess (30)")
    args = parser.parse_args()
    with served() as child:
        found = asyncio.run(flood(child, args.seconds))
    before, most, after = (f"{size / MEGABYTE:.0f} MB" for size in found[:3])
    print(f"{found.guesses} guesses sent, {found.heard} heard.")
    print(f"Memory before: {before}, at most: {most}, after: {after}.")
    return 1 if found.most > MOST else 0


if __name__ == "__main__":
    sys.exit(main())
