"""A table's log: encodes and decodes events, and replays them to the state of the table."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

import msgspec

from unspoken.atlas.entry import SightingEntry
from unspoken.kernel.codec import decode_each, encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import apply_entry, begin
from unspoken.kernel.types import Millis, Seat
from unspoken.tables.errors import UnknownGame
from unspoken.tables.log.apply import apply
from unspoken.tables.log.events import Began, Moved, TableEvent
from unspoken.tables.log.snapshot import AnswerId, GameInPlay, Snapshot, moment_of, thoughts_in
from unspoken.tables.ports import LogStore
from unspoken.tables.state.atlas import AtlasForgotten, Sighted
from unspoken.tables.state.room import Room
from unspoken.tables.wire.talk_messages import Thought

_DECODER = msgspec.json.Decoder(TableEvent)
STEPS_AT_ONCE = 100
"""Records that are replayed before other tasks may run: one or two milliseconds of work."""


def encode_event(event: TableEvent) -> bytes:
    """Return the record of an event."""
    return encode(event)


@dataclass
class SavedGame:
    """The records of one game in a table's log."""

    header: bytes
    entries: list[bytes] = field(default_factory=list)


@dataclass(frozen=True)
class LoadedLog:
    """The result of replaying a log."""

    snapshot: Snapshot
    at: Millis
    """Table time of the last move."""
    answered: frozenset[AnswerId]
    sighted: tuple[SightingEntry, ...] = ()
    """The atlas entries of the table since it last deleted them."""


def replay_log(records: Iterable[bytes], games: Mapping[str, AnyGame]) -> LoadedLog:
    """Replay a table's log from its first record to its last."""
    replay = LogReplay(games)
    for record in records:
        replay.add(record)
    while replay.loaded is None:
        replay.resume()
    return replay.loaded


async def load_log(store: LogStore, code: str, games: Mapping[str, AnyGame]) -> tuple[LoadedLog, int]:
    """Load and replay a table's log in pieces, and let other tasks run after every hundred records.

    Also returns the number of records.
    """
    replay = LogReplay(games)
    async for page in store.pages(code):
        for record in page:
            if replay.step % STEPS_AT_ONCE == STEPS_AT_ONCE - 1:
                await asyncio.sleep(0)
            replay.add(record)
    replay.resume()
    while replay.loaded is None:
        await asyncio.sleep(0)
        replay.resume()
    return replay.loaded, replay.step


class LogReplay:
    """Replays a log: first applies all its records, then replays the last game, some steps at a time."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self.step = 0
        """Number of records so far."""
        self._room = Room("", "")
        self._at = Millis(0)
        self._last: SavedGame | None = None
        # the answers of all games, so that an answer sent twice is not applied in the next game
        self._answered: set[AnswerId] = set()
        self._sighted: list[SightingEntry] = []
        self._finishing = self._finish_in_steps()
        self.loaded: LoadedLog | None = None
        """The result; None until the replay is complete."""

    def add(self, record: bytes) -> None:
        """Apply the next record."""
        event = _DECODER.decode(record)
        self._room = apply(self._room, event)
        match event:
            case Began(header):
                self._last = SavedGame(bytes(header))
            case Moved(entry=entry):
                self._at = event.at
                assert self._last is not None
                self._last.entries.append(bytes(entry))
                self._answered.update(_answer(entry))
            case Sighted(entries):
                self._sighted += entries
            case AtlasForgotten():
                self._sighted.clear()
            case _:
                pass
        self.step += 1

    def resume(self) -> None:
        """Replay the next steps of the last game. Call this after the last record was added."""
        try:
            for _ in range(STEPS_AT_ONCE):
                next(self._finishing)
        except StopIteration as done:
            self.loaded = done.value

    def _finish_in_steps(self) -> Generator[None, None, LoadedLog]:
        room, last = self._room, self._last
        if room.game and room.game not in self._games:
            raise UnknownGame(f"the game {room.game} is not installed")
        play = None if last is None else (yield from _resume_in_steps(last, self._games))
        sighted = () if room.atlas is None else tuple(self._sighted)
        return LoadedLog(Snapshot(room, play), self._at, frozenset(self._answered), sighted)


def saved_games(events: Iterable[TableEvent]) -> list[SavedGame]:
    """Return the games of a table; the last one may still be running."""
    saved: list[SavedGame] = []
    for event in events:
        match event:
            case Began(header):
                saved.append(SavedGame(bytes(header)))
            case Moved(entry=entry):
                saved[-1].entries.append(bytes(entry))
            case _:
                pass
    return saved


def decode_events(records: Iterable[bytes]) -> list[TableEvent]:
    """Decode the records of a log."""
    return list(each_event(records))


def each_event(records: Iterable[bytes]) -> Iterator[TableEvent]:
    """Decode the records of a log one by one: all events together need several times their memory."""
    return map(_DECODER.decode, records)


def _answer(entry: msgspec.Raw) -> Iterator[AnswerId]:
    """Yield the id of the answer in an entry, if there is one."""
    answer = _ANSWERED.decode(entry)
    if answer.seat is not None and answer.nonce is not None:
        yield answer.seat, answer.nonce


def game_name(header: bytes) -> str:
    """Return the name of the game in an encoded header."""
    return msgspec.json.decode(header, type=_GameName).game


def _resume_in_steps(saved: SavedGame, games: Mapping[str, AnyGame]) -> Generator[None, None, GameInPlay]:
    name = game_name(saved.header)
    if name not in games:
        raise UnknownGame(f"the game {name} is not installed")
    game = games[name]
    header, entries = decode_each(game, saved.header, saved.entries)
    session = begin(game, header)
    thoughts: list[Thought] = []
    moment: object = None
    for entry in entries:
        moment = moment_of(game, session) or moment
        session = apply_entry(game, session, entry)
        thoughts += thoughts_in(entry)
        yield
    return GameInPlay(game, session, tuple(thoughts), moment=moment)


class _GameName(msgspec.Struct):
    game: str


class _Answered(msgspec.Struct):
    seat: Seat | None = None
    nonce: str | None = None


_ANSWERED = msgspec.json.Decoder(_Answered)
