"""Send a server millions of malformed messages and raw frames: `python -m bench.fuzz`.

Messages are sent in batches. Each batch has its own seed and its own server without rate limits. The server
must keep running, log no error, answer valid messages, and load every table again after a kill. Otherwise the
exit status is 1 and the failure is printed. `--from` starts with a later batch.
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

from bench.clients.party import open_table, socket_url
from bench.fuzzing.fuzzer import Fuzzer
from bench.fuzzing.grammar import Grammar, encode
from bench.fuzzing.raw_frames import raw_frames
from bench.harness.child import READY_PREFIX, Child, python_command
from bench.harness.commit import commit
from bench.harness.file_limit import raise_file_limit
from unspoken.tables.games import find_games

_FUZZERS_PER_GAME = 4
_PATIENCE = 30.0
_PRINTED_STDERR = 8_000
"""Characters of the server's stderr that are printed after a failure."""
_PASSED = "nothing broke"
_ERROR_WORDS = ("Traceback", "ERROR", "CRITICAL", "Exception")
_BATCH = 50_000
"""Messages to one server, at about a hundred tables."""
_CONNECTIONS_PER_MESSAGE = 0.04
"""Connections that send raw frames, for each message."""


class Scale(Struct, frozen=True):
    """How much is sent to one server."""

    messages: int = _BATCH
    frames: int = int(_BATCH * _CONNECTIONS_PER_MESSAGE)
    seed: int = 1


def main() -> int:
    """Fuzz one server per batch; return 1 at the first failure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--messages", type=int, default=1_000_000, help="number of messages, in batches of 50,000"
    )
    parser.add_argument("--from", type=int, default=1, dest="first", help="number of the first batch")
    args = parser.parse_args()
    raise_file_limit()
    began, seeds = perf_counter(), range(args.first, args.first + -(-args.messages // _BATCH))
    messages = min(_BATCH, args.messages)
    for seed in seeds:
        with tempfile.TemporaryDirectory() as folder:
            scale = Scale(messages, int(messages * _CONNECTIONS_PER_MESSAGE), seed)
            lines = asyncio.run(fuzz(Path(folder), scale))
        print(f"batch {seed}:", *lines, sep="\n  ", flush=True)
        if lines[0] != _PASSED:
            print(f"batches {seeds[0]} to {seeds[-1]} at {commit()}: BROKEN by batch {seed}")
            return 1
    sent = len(seeds) * messages
    print(
        f"batches {seeds[0]} to {seeds[-1]} at {commit()}: {_PASSED} in {perf_counter() - began:,.0f} s: "
        f"{sent:,} messages, {int(sent * _CONNECTIONS_PER_MESSAGE):,} connections of raw frames"
    )
    return 0


async def fuzz(folder: Path, scale: Scale) -> list[str]:
    """Fuzz one server. Return "nothing broke" and the message counts, or a description of the failure."""
    stderr = folder / "errors.txt"
    data = str(folder / "fuzz.db")
    command = python_command("unspoken", "serve", "--port", "0", "--no-limits", "--data", data)
    server = Child(command, READY_PREFIX, stderr=stderr)
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
        lost = await _unreadable(server.address, tables)
    finally:
        server.stop()
    log = stderr.read_text()
    if lost or any(word in log for word in _ERROR_WORDS):
        return [f"{len(lost)} tables cannot be loaded: {lost[:9]}", log[:_PRINTED_STDERR]]
    sent = f"{scale.messages:,} messages and {scale.frames:,} connections of raw frames (seed {scale.seed})"
    return [_PASSED, f"{sent} at {len(tables):,} tables in {seconds:,.0f} s; {memory} MB at the end"]


async def _send(address: str, scale: Scale) -> list[tuple[str, str]]:
    """Send everything at the same time; return the codes and tokens of all tables that were opened."""
    async with httpx.AsyncClient(base_url=address, timeout=_PATIENCE) as http:
        games = find_games()
        fuzzers = [
            Fuzzer(http, name, game.seats_by_any_options()[0] - 1, scale.seed * 1000 + 10 * number + fuzzer)
            for number, (name, game) in enumerate(games.items())
            for fuzzer in range(_FUZZERS_PER_GAME)
        ]
        share = -(-scale.messages // len(fuzzers))
        await asyncio.gather(
            *(fuzzer.send(share) for fuzzer in fuzzers), _send_frames(http, scale.frames, scale.seed)
        )
        return [table for fuzzer in fuzzers for table in fuzzer.tables]


async def _send_frames(http: httpx.AsyncClient, connections: int, seed: int) -> None:
    """Send raw frames on separate connections, since the server closes most of them at once."""
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
        pass  # the server has closed the connection, as it should
    writer.close()


async def _unreadable(address: str, tables: list[tuple[str, str]]) -> list[str]:
    """Return the tables that the server can no longer load."""
    lost = []
    async with httpx.AsyncClient(base_url=address, timeout=_PATIENCE) as http:
        for code, token in tables:
            reply = await http.get(f"/api/tables/{code}", headers={"authorization": f"Bearer {token}"})
            if reply.status_code >= httpx.codes.INTERNAL_SERVER_ERROR:
                lost.append(f"{code}: {reply.status_code}")
    return lost


if __name__ == "__main__":
    sys.exit(main())
