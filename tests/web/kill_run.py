"""Plays games at several tables while their server is killed and restarted."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from tests.client import Client, Json
from tests.serving import Server
from tests.tables.stubs import StubLore
from unspoken.atlas.entry import encode
from unspoken.bots.player import RANDOM, ChosenBot, decide
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import decode_entry, decode_game
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import AnySession, apply_entry, begin
from unspoken.kernel.types import Seat, Viewer
from unspoken.tables.games import find_games
from unspoken.tables.log.events import Began, Moved
from unspoken.tables.log.log import decode_events, saved_games
from unspoken.tables.state.atlas import Sighted

_MAX_MOVES = 30
"""Moves between two kills."""
_ATLAS = """
SELECT data FROM atlas JOIN atlas_kept ON atlas.mark = atlas_kept.mark WHERE "table" = ? ORDER BY number
"""
GAMES = find_games(["toygame"])


class _FrameMessage(msgspec.Struct):
    frame: msgspec.Raw


@dataclass
class Player:
    """A player who answers every question, and sends an answer again if no reply came."""

    person: Client
    game: AnyGame
    acknowledged: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    pending: tuple[str, str, Json] | None = None
    """An answer without a reply so far: its id, its question key and the command."""
    sent: int = 0

    async def moves(self) -> None:
        """Make one move, or wait for a change."""
        person = self.person
        if self.pending is None:
            self.pending = self._answer()
        if self.pending is not None:
            await self._send(*self.pending)
        elif person.room["phase"] != "playing" and person.room["host"] == person.you:
            await person.command("start")
        else:
            before = person.frame_message, person.room
            await person.until(
                lambda: person.closed is not None or (person.frame_message, person.room) != before
            )
            if person.closed is not None:
                raise ConnectionResetError(person.closed)

    async def _send(self, id: str, key: str, command: Json) -> None:
        reply = await self.person.answer(key, command, id)
        (self.acknowledged if reply["type"] == "ok" else self.refused).append(id)
        self.pending = None

    def _answer(self) -> tuple[str, str, Json] | None:
        seat = self.person.seat
        if seat is None or not self.person.frame_message:
            return None
        self.sent += 1
        chance = Chance(self.person.token.encode(), self.sent)
        decided = decide(
            self.game, newest_frame(self.person), Seat(seat), ChosenBot(StubLore(), chance, RANDOM)
        )
        if decided is None:
            return None
        return f"{self.person.you}-{self.sent}", decided.key, msgspec.to_builtins(decided.command)


def newest_frame(person: Client) -> bytes:
    """Return the bytes of the last frame that a client received."""
    raw = next(raw for raw in reversed(person.received) if b'"type":"frame"' in raw)
    return bytes(msgspec.json.decode(raw, type=_FrameMessage).frame)


def records(data: Path, code: str) -> list[bytes]:
    """Read a table's log from the database file."""
    connection = sqlite3.connect(data)
    rows = connection.execute('SELECT data FROM log WHERE "table" = ? ORDER BY step', (code,)).fetchall()
    connection.close()
    return [bytes(row[0]) for row in rows]


def atlas(data: Path, code: str) -> list[bytes]:
    """Read the atlas entries of a table from the database file, in order."""
    connection = sqlite3.connect(data)
    rows = connection.execute(_ATLAS, (code,)).fetchall()
    connection.close()
    return [bytes(row[0]) for row in rows]


def sighted(log: list[bytes]) -> list[bytes]:
    """Return the atlas entries in a table's log."""
    return [
        encode(entry) for event in decode_events(log) if isinstance(event, Sighted) for entry in event.entries
    ]


class ReplayedFrames:
    """The frames of each seat after each step of a table's log, replayed as the log grows."""

    def __init__(self) -> None:
        self.frames: list[dict[Viewer, bytes]] = []
        self._read = 0
        self._play: tuple[AnyGame, AnySession] | None = None

    def read_on(self, log: list[bytes]) -> None:
        """Replay the new events of the log."""
        for event in decode_events(log[self._read :]):
            match event:
                case Began(header):
                    game = GAMES[msgspec.json.decode(header)["game"]]
                    self._play = game, begin(game, decode_game(game, bytes(header), [])[0])
                case Moved(entry=entry) if self._play is not None:
                    game, session = self._play
                    self._play = game, apply_entry(game, session, decode_entry(game, entry))
                    self.frames.append(frames(*self._play, every_seat(session.header.seats)))
                case _:
                    pass
        self._read = len(log)


def nonces(log: list[bytes]) -> Counter[str]:
    """Count how often each answer is in a log, over all its games."""
    entries = [msgspec.json.decode(raw) for saved in saved_games(decode_events(log)) for raw in saved.entries]
    return Counter(f"{entry['seat']}:{entry['nonce']}" for entry in entries if "nonce" in entry)


class KillRun:
    """Several tables whose server is killed and restarted during their games."""

    def __init__(self, server: Server, data: Path, dice: random.Random, kills: int) -> None:
        self.kills = kills
        self.server = server
        self.data = data
        self.dice = dice
        self.players: list[Player] = []
        self.onlookers: list[Player] = []
        """Players who stop answering: only timers move their table."""
        self.lengths: list[list[int]] = []
        """The number of frames in each table's log after each kill."""
        self.reconnects = 0
        """How often a client reconnected; each time its view matched the log."""
        self.unchanged_views = 0
        """How often the view was the same as before the kill."""
        self._replayed: defaultdict[str, ReplayedFrames] = defaultdict(ReplayedFrames)
        self._moves_left = 0

    async def open_table(self, names: str, bots: int, game: str, **options: object) -> list[Player]:
        """Open a table with people and bots, switch the atlas on, and start the game."""
        host = await Client.opens(self.server.address, names[0], game=game)
        people = [host, *[await Client.joins(self.server.address, host.code, name) for name in names[1:]]]
        for _ in range(bots):
            await host.command("add-bot")
        reply = await host.command("choose", game=game, options=options)
        assert reply["type"] == "ok", reply
        await host.command("set-atlas", on=True)
        await host.command("start")
        for person in people:
            await person.sees_the_game()
        return [Player(person, GAMES[game]) for person in people]

    async def until_killed(self) -> None:
        """Let all players move, and kill the server at a random moment after some moves."""
        self._moves_left = self.dice.randrange(1, _MAX_MOVES)
        await asyncio.gather(*(self._play(player) for player in self.players))

    async def _play(self, player: Player) -> None:
        with contextlib.suppress(ConnectionResetError):
            while True:
                await player.moves()
                self._moves_left -= 1
                if self._moves_left == 0:
                    asyncio.get_running_loop().call_later(self.dice.random() * 0.02, self.server.kill)

    async def comes_back(self) -> None:
        """Start the server on the same file, reconnect all clients, and compare their views with the log."""
        everybody = [*self.players, *self.onlookers]
        old_frames = [newest_frame(player.person) for player in everybody]
        lengths = {code: self._read_on(code) for code in self.codes}
        self.lengths.append([lengths[code] for code in self.codes])
        self.server.start()
        await asyncio.gather(*(player.person.connect() for player in everybody))
        for player, old in zip(everybody, old_frames, strict=True):
            code = player.person.code
            self._read_on(code)
            self._compare(player.person, self._replayed[code].frames, lengths[code], old)

    def _read_on(self, code: str) -> int:
        """Replay the new part of a table's log; return the number of frames so far."""
        self._replayed[code].read_on(records(self.data, code))
        return len(self._replayed[code].frames)

    def _compare(self, person: Client, frames: list[dict[Viewer, bytes]], length: int, old: bytes) -> None:
        """Check that the old frame was saved before the kill, and that the new frame is in the log."""
        assert person.seat is not None
        logged = [frame[Seat(person.seat)] for frame in frames]
        new = newest_frame(person)
        assert old in logged[:length], "a client was shown a frame that was not saved"
        assert new in logged[length - 1 :], "a client reconnected to a view that is not in the log"
        self.reconnects += 1
        self.unchanged_views += old == new

    @property
    def codes(self) -> list[str]:
        """The codes of all tables."""
        return list(dict.fromkeys(player.person.code for player in (*self.players, *self.onlookers)))

    def atlas_is_complete(self) -> bool:
        """True if the atlas has exactly the entries of each table's log, once and in order."""
        return all(atlas(self.data, code) == sighted(records(self.data, code)) for code in self.codes)

    def times_logged(self, player: Player, ids: list[str]) -> list[int]:
        """Return how often each of a player's answers is in the log."""
        log = nonces(records(self.data, player.person.code))
        return [log[f"{player.person.seat}:{answer}"] for answer in ids]
