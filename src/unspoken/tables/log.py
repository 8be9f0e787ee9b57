"""A table's log: events to bytes and back, and from all of them to how the table stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

import msgspec

from unspoken.atlas.entry import Entry
from unspoken.kernel.codec import decode_game, encode
from unspoken.kernel.game import AnyGame, Millis, Seat
from unspoken.kernel.session import AnyEntry, apply_entry, begin
from unspoken.tables.apply import apply
from unspoken.tables.atlas import AtlasForgotten, Sighted
from unspoken.tables.errors import UnknownGame
from unspoken.tables.events import Began, Moved, TableEvent
from unspoken.tables.room import Room
from unspoken.tables.snapshot import AnswerId, GameInPlay, Snapshot

_DECODER = msgspec.json.Decoder(TableEvent)


def encode_event(event: TableEvent) -> bytes:
    """An event as it is saved."""
    return encode(event)


@dataclass
class SavedGame:
    """One game of a table's log, as it was saved."""

    header: bytes
    entries: list[bytes] = field(default_factory=list)


@dataclass(frozen=True)
class LoadedLog:
    """What a log tells: how the table stands, when it was last moved, and which answers it holds."""

    snapshot: Snapshot
    at: Millis
    answered: frozenset[AnswerId]
    sighted: tuple[Entry, ...] = ()
    """All that the house was to remember, since the table last forgot it."""


def replay_log(records: Iterable[bytes], games: Mapping[str, AnyGame]) -> LoadedLog:
    """Read a table's log from its first record to its last."""
    events = decode_events(records)
    room = Room("", "")
    at = Millis(0)
    for event in events:
        room = apply(room, event)
        if isinstance(event, Moved):
            at = event.at
    if room.game and room.game not in games:
        raise UnknownGame(f"the game {room.game} is not in this house")
    saved = saved_games(events)
    play = _resumed(saved[-1], games) if saved else None
    sighted = () if room.atlas is None else tuple(_sighted(events))
    return LoadedLog(Snapshot(room, play), at, frozenset(_answers(saved)), sighted)


def saved_games(events: Iterable[TableEvent]) -> list[SavedGame]:
    """The games that were played at a table, the last perhaps still on."""
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


def _sighted(events: Iterable[TableEvent]) -> list[Entry]:
    entries: list[Entry] = []
    for event in events:
        match event:
            case Sighted(seen):
                entries.extend(seen)
            case AtlasForgotten():
                entries.clear()
            case _:
                pass
    return entries


def decode_events(records: Iterable[bytes]) -> list[TableEvent]:
    """The events of a log."""
    return [_DECODER.decode(raw) for raw in records]


def _answers(saved: Iterable[SavedGame]) -> Iterator[AnswerId]:
    """The answers of all games: one that was heard in an earlier game is not heard again in this one."""
    for game in saved:
        for raw in game.entries:
            entry = _ANSWERED.decode(raw)
            if entry.seat is not None and entry.nonce is not None:
                yield entry.seat, entry.nonce


def _resumed(saved: SavedGame, games: Mapping[str, AnyGame]) -> GameInPlay:
    name = msgspec.json.decode(saved.header, type=_Named).game
    if name not in games:
        raise UnknownGame(f"the game {name} is not in this house")
    game = games[name]
    header, entries = decode_game(game, saved.header, saved.entries)
    play = GameInPlay(game, begin(game, header))
    for entry in entries:
        play = _followed(play, entry)
    return play


def _followed(play: GameInPlay, entry: AnyEntry) -> GameInPlay:
    return play.after(apply_entry(play.game, play.session, entry), entry)


class _Named(msgspec.Struct):
    game: str


class _Answered(msgspec.Struct):
    seat: Seat | None = None
    nonce: str | None = None


_ANSWERED = msgspec.json.Decoder(_Answered)
