"""Tables that are played while their server is killed and started again."""

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
from unspoken.bots.player import RANDOM, decide
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import decode_entry, decode_game
from unspoken.kernel.frame import frames
from unspoken.kernel.game import AnyGame, Seat, Viewer
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import AnySession, apply_entry, begin
from unspoken.tables.atlas import Sighted
from unspoken.tables.events import Began, Moved
from unspoken.tables.games import find_games
from unspoken.tables.log import decode_events, saved_games

_MOST_BETWEEN = 30
"""Messages between two kills."""
_ATLAS = """
SELECT data FROM atlas JOIN atlas_kept ON atlas.mark = atlas_kept.mark WHERE "table" = ? ORDER BY number
"""
GAMES = find_games(["toygame"])


class _Sight(msgspec.Struct):
    frame: msgspec.Raw


@dataclass
class Player:
    """Somebody who answers whatever is asked, and says it again when no reply came."""

    person: Client
    game: AnyGame
    acknowledged: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    pending: tuple[str, str, Json] | None = None
    """An answer that was sent, perhaps in vain: its id, its question and itself."""
    sent: int = 0

    async def moves(self) -> None:
        """One thing that there is to do; or wait for something new."""
        person = self.person
        if self.pending is None:
            self.pending = self._answer()
        if self.pending is not None:
            await self._say_it(*self.pending)
        elif person.room["phase"] != "playing" and person.room["host"] == person.you:
            await person.command("start")
        else:
            seen = person.sight, person.room
            await person.until(lambda: person.closed is not None or (person.sight, person.room) != seen)
            if person.closed is not None:
                raise ConnectionResetError(person.closed)

    async def _say_it(self, id: str, key: str, command: Json) -> None:
        reply = await self.person.answer(key, command, id)
        (self.acknowledged if reply["type"] == "ok" else self.refused).append(id)
        self.pending = None

    def _answer(self) -> tuple[str, str, Json] | None:
        seat = self.person.seat
        if seat is None or not self.person.sight:
            return None
        self.sent += 1
        chance = Chance(self.person.token.encode(), self.sent)
        decided = decide(self.game, newest_frame(self.person), Seat(seat), StubLore(), chance, RANDOM)
        if decided is None:
            return None
        return f"{self.person.you}-{self.sent}", decided.key, msgspec.to_builtins(decided.command)


def newest_frame(person: Client) -> bytes:
    """The bytes of the game as it was shown last."""
    raw = next(raw for raw in reversed(person.received) if b'"type":"frame"' in raw)
    return bytes(msgspec.json.decode(raw, type=_Sight).frame)


def records(data: Path, code: str) -> list[bytes]:
    """A table's log as it is in the file, whether a server is there or not."""
    connection = sqlite3.connect(data)
    rows = connection.execute('SELECT data FROM log WHERE "table" = ? ORDER BY step', (code,)).fetchall()
    connection.close()
    return [bytes(row[0]) for row in rows]


def atlas(data: Path, code: str) -> list[bytes]:
    """What the house remembers of a table, in the order in which it came."""
    connection = sqlite3.connect(data)
    rows = connection.execute(_ATLAS, (code,)).fetchall()
    connection.close()
    return [bytes(row[0]) for row in rows]


def sighted(log: list[bytes]) -> list[bytes]:
    """What a table's log has for the house to remember."""
    return [
        encode(one) for event in decode_events(log) if isinstance(event, Sighted) for one in event.entries
    ]


class Retold:
    """What each seat was to see after each step of a table's log, read on as the log grows."""

    def __init__(self) -> None:
        self.frames: list[dict[Viewer, bytes]] = []
        self._read = 0
        self._play: tuple[AnyGame, AnySession] | None = None

    def read_on(self, log: list[bytes]) -> None:
        """Follow what is new."""
        for deed in decode_events(log[self._read :]):
            match deed:
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
    """How often each named answer is in a log, over all its games."""
    entries = [msgspec.json.decode(raw) for saved in saved_games(decode_events(log)) for raw in saved.entries]
    return Counter(f"{entry['seat']}:{entry['nonce']}" for entry in entries if "nonce" in entry)


class Course:
    """Tables that are played while their server is killed and started again."""

    def __init__(self, server: Server, data: Path, dice: random.Random, kills: int) -> None:
        self.kills = kills
        self.server = server
        self.data = data
        self.dice = dice
        self.players: list[Player] = []
        self.onlookers: list[Player] = []
        """People who do nothing: their table is moved by the clock alone."""
        self.lengths: list[list[int]] = []
        """How long the log of each table was after each kill."""
        self.came_back = 0
        """How often a page came back, always to the view that the log tells."""
        self.came_back_to_the_same = 0
        self._retold: defaultdict[str, Retold] = defaultdict(Retold)
        self._left = 0

    async def opens(self, names: str, bots: int, game: str, **options: object) -> list[Player]:
        """A table with people and bots, which the house may remember, and whose game has begun."""
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
        """Everybody plays; some moves later the server is killed, at any moment of whatever goes on then."""
        self._left = self.dice.randrange(1, _MOST_BETWEEN)
        await asyncio.gather(*(self._play(player) for player in self.players))

    async def _play(self, player: Player) -> None:
        with contextlib.suppress(ConnectionResetError):
            while True:
                await player.moves()
                self._left -= 1
                if self._left == 0:
                    asyncio.get_running_loop().call_later(self.dice.random() * 0.02, self.server.kill)

    async def comes_back(self) -> None:
        """The server is started on the same file; every page is back where the log says, without a tap."""
        everybody = [*self.players, *self.onlookers]
        shown = [newest_frame(player.person) for player in everybody]
        known = {code: self._read_on(code) for code in self.codes}
        self.lengths.append([known[code] for code in self.codes])
        self.server.start()
        await asyncio.gather(*(player.person.connect() for player in everybody))
        for player, old in zip(everybody, shown, strict=True):
            code = player.person.code
            self._read_on(code)
            self._compare(player.person, self._retold[code].frames, known[code], old)

    def _read_on(self, code: str) -> int:
        """How many frames a table's log tells by now."""
        self._retold[code].read_on(records(self.data, code))
        return len(self._retold[code].frames)

    def _compare(self, person: Client, told: list[dict[Viewer, bytes]], known: int, old: bytes) -> None:
        """What was shown had been saved; what is shown now is what the log tells, from the kill on."""
        assert person.seat is not None
        seen = [frame[Seat(person.seat)] for frame in told]
        new = newest_frame(person)
        assert old in seen[:known], "somebody was shown what was not saved"
        assert new in seen[known - 1 :], "somebody came back to another view than the log's"
        self.came_back += 1
        self.came_back_to_the_same += old == new

    @property
    def codes(self) -> list[str]:
        """The tables."""
        return list(dict.fromkeys(player.person.code for player in (*self.players, *self.onlookers)))

    def remembers_all(self) -> bool:
        """Whether the house remembers what each table's log has for it, all of it, once and in order."""
        return all(atlas(self.data, code) == sighted(records(self.data, code)) for code in self.codes)

    def heard(self, player: Player, ids: list[str]) -> list[int]:
        """How often each of a player's answers is in the log."""
        log = nonces(records(self.data, player.person.code))
        return [log[f"{player.person.seat}:{one}"] for one in ids]
