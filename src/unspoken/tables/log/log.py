"""A table's log: encodes and decodes events, and replays them to the state of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

import msgspec

from unspoken.atlas.entry import SightingEntry
from unspoken.kernel.codec import decode_game, encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import apply_entry, begin
from unspoken.kernel.types import Millis, Seat
from unspoken.tables.errors import UnknownGame
from unspoken.tables.log.apply import apply
from unspoken.tables.log.events import Began, Moved, TableEvent
from unspoken.tables.log.snapshot import AnswerId, GameInPlay, Snapshot
from unspoken.tables.state.atlas import AtlasForgotten, Sighted
from unspoken.tables.state.room import Room

_DECODER = msgspec.json.Decoder(TableEvent)


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
    events = decode_events(records)
    room = Room("", "")
    at = Millis(0)
    for event in events:
        room = apply(room, event)
        if isinstance(event, Moved):
            at = event.at
    if room.game and room.game not in games:
        raise UnknownGame(f"the game {room.game} is not installed")
    saved = saved_games(events)
    play = _resumed(saved[-1], games) if saved else None
    sighted = () if room.atlas is None else tuple(_sighted(events))
    return LoadedLog(Snapshot(room, play), at, frozenset(_answers(saved)), sighted)


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


def _sighted(events: Iterable[TableEvent]) -> list[SightingEntry]:
    entries: list[SightingEntry] = []
    for event in events:
        match event:
            case Sighted(new_entries):
                entries.extend(new_entries)
            case AtlasForgotten():
                entries.clear()
            case _:
                pass
    return entries


def decode_events(records: Iterable[bytes]) -> list[TableEvent]:
    """Decode the records of a log."""
    return [_DECODER.decode(raw) for raw in records]


def _answers(saved: Iterable[SavedGame]) -> Iterator[AnswerId]:
    """Yield the answers of all games, so that an answer sent twice is not applied in the next game."""
    for game in saved:
        for raw in game.entries:
            entry = _ANSWERED.decode(raw)
            if entry.seat is not None and entry.nonce is not None:
                yield entry.seat, entry.nonce


def game_name(header: bytes) -> str:
    """Return the name of the game in an encoded header."""
    return msgspec.json.decode(header, type=_GameName).game


def _resumed(saved: SavedGame, games: Mapping[str, AnyGame]) -> GameInPlay:
    name = game_name(saved.header)
    if name not in games:
        raise UnknownGame(f"the game {name} is not installed")
    game = games[name]
    header, entries = decode_game(game, saved.header, saved.entries)
    play = GameInPlay(game, begin(game, header))
    for entry in entries:
        play = play.after(apply_entry(game, play.session, entry), entry)
    return play


class _GameName(msgspec.Struct):
    game: str


class _Answered(msgspec.Struct):
    seat: Seat | None = None
    nonce: str | None = None


_ANSWERED = msgspec.json.Decoder(_Answered)
