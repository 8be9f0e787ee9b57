"""Messages, frames and requests that nobody promised to be any, by the million: `python -m bench.fuzz`.

They come in lots, each by a seed of its own and to a server of its own without limits on haste. It must not
end, must write no error, must answer whoever behaves, and must find every table again after a kill. Exit
status 1, and what went wrong, where one of these is not so. `--from` begins with a later lot.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

import httpx
from msgspec import Struct

from bench.child import Child, python
from bench.commit import commit
from bench.files import allow_files
from bench.fuzzing.grammar import Grammar, encode
from bench.fuzzing.nuisance import Nuisance
from bench.fuzzing.raw_frames import raw_frames
from bench.party import open_table, socket_url
from unspoken.tables.games import find_games

_AT_ONCE = 4
"""Nuisances of each game."""
_PATIENCE = 30.0
_TOLD = 8_000
"""Characters of the server's own words, where something broke."""
_WELL = "nothing broke"
_TROUBLE = ("Traceback", "ERROR", "CRITICAL", "Exception")


_LOT = 50_000
"""Messages to one server: some hundred tables."""
_FRAMES = 0.04
"""Connections of raw frames for each message."""


class Scale(Struct, frozen=True):
    """How much is sent to one server."""

    messages: int = _LOT
    frames: int = int(_LOT * _FRAMES)
    seed: int = 1


def main() -> int:
    """Fuzz a server that is started for it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000, help="how many, in lots of 50,000")
    parser.add_argument("--from", type=int, default=1, dest="first", help="the first lot")
    asked = parser.parse_args()
    allow_files()
    began, seeds = perf_counter(), range(asked.first, asked.first + -(-asked.messages // _LOT))
    messages = min(_LOT, asked.messages)
    for seed in seeds:
        with tempfile.TemporaryDirectory() as folder:
            told = asyncio.run(fuzz(Path(folder), Scale(messages, int(messages * _FRAMES), seed)))
        print(f"lot {seed}:", *told, sep="\n  ", flush=True)
        if told[0] != _WELL:
            print(f"lots {seeds[0]} to {seeds[-1]} at {commit()}: BROKEN by lot {seed}")
            return 1
    sent = len(seeds) * messages
    print(
        f"lots {seeds[0]} to {seeds[-1]} at {commit()}: {_WELL} in {perf_counter() - began:,.0f} s: "
        f"{sent:,} messages, {int(sent * _FRAMES):,} connections of raw frames"
    )
    return 0


async def fuzz(folder: Path, scale: Scale) -> list[str]:
    """What was sent, after the words "nothing broke"; or what broke."""
    errors = folder / "errors.txt"
    words = python("unspoken", "serve", "--port", "0", "--no-limits", "--data", str(folder / "fuzz.db"))
    server = Child(words, "Unspoken is at ", errors=errors)
    server.start()
    try:
        began = perf_counter()
        server.wait_until_ready("/healthz")
        tables = await _send(server.address, scale)
        seconds = perf_counter() - began
        memory = server.rss() // 1_000_000
        server.kill()
        server.start()
        server.wait_until_ready("/healthz")
        lost = await _asleep(server.address, tables)
    finally:
        server.stop()
    trouble = [line for line in errors.read_text().splitlines() if any(word in line for word in _TROUBLE)]
    if trouble or lost:
        return [f"{len(lost)} tables do not wake up: {lost[:9]}", errors.read_text()[:_TOLD]]
    sent = f"{scale.messages:,} messages and {scale.frames:,} connections of raw frames (seed {scale.seed})"
    return [_WELL, f"{sent} at {len(tables):,} tables in {seconds:,.0f} s; {memory} MB at the end"]


async def _send(address: str, scale: Scale) -> list[tuple[str, str]]:
    """Everything, side by side; the codes and tokens of all tables that were opened for it."""
    async with httpx.AsyncClient(base_url=address, timeout=_PATIENCE) as http:
        games = find_games()
        nuisances = [
            Nuisance(http, name, game.seats_by_any_options()[0] - 1, scale.seed * 1000 + 10 * number + one)
            for number, (name, game) in enumerate(games.items())
            for one in range(_AT_ONCE)
        ]
        share = -(-scale.messages // len(nuisances))
        await asyncio.gather(
            *(nuisance.pester(share) for nuisance in nuisances), _send_frames(http, scale.frames, scale.seed)
        )
        return [table for nuisance in nuisances for table in nuisance.tables]


async def _send_frames(http: httpx.AsyncClient, connections: int, seed: int) -> None:
    """Raw frames, each on a connection of its own: most are closed at once."""
    chance, grammar = Random(seed), Grammar()
    code, token = await open_table(http)
    url = httpx.URL(socket_url(http, code))
    for _ in range(connections):
        text = encode(grammar.message(chance, "none", []))
        if chance.random() < 0.5:
            text = encode({"type": "hello", "token": token})
        await _send_raw(url, raw_frames(chance, text))


async def _send_raw(url: httpx.URL, frames: bytes) -> None:
    reader, writer = await asyncio.open_connection(url.host, url.port)
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    head = f"GET {url.path} HTTP/1.1\r\nHost: {url.netloc.decode()}\r\nConnection: Upgrade\r\n{key}"
    writer.write(head.encode() + b"Upgrade: websocket\r\n\r\n")
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frames)
    try:
        writer.write_eof()
        while await asyncio.wait_for(reader.read(65_536), _PATIENCE):
            pass
    except OSError:
        pass  # shown out, as it should be
    writer.close()


async def _asleep(address: str, tables: list[tuple[str, str]]) -> list[str]:
    """The tables of which the server cannot tell anything any more."""
    lost = []
    async with httpx.AsyncClient(base_url=address, timeout=_PATIENCE) as http:
        for code, token in tables:
            reply = await http.get(f"/api/tables/{code}", headers={"authorization": f"Bearer {token}"})
            if reply.status_code >= httpx.codes.INTERNAL_SERVER_ERROR:
                lost.append(f"{code}: {reply.status_code}")
    return lost


if __name__ == "__main__":
    sys.exit(main())
