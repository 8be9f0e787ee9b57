"""A table's log: deeds to bytes and back, and from all of them to how the table stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

import msgspec

from unspoken.kernel.codec import decode_game, encode
from unspoken.kernel.game import AnyGame, Millis, Seat
from unspoken.kernel.session import apply_entry, begin
from unspoken.tables.deeds import Began, Deed, Moved, apply
from unspoken.tables.draft import AnyEntry, Heard, Play, Standing
from unspoken.tables.room import Room

_DECODER = msgspec.json.Decoder(Deed)


def record(deed: Deed) -> bytes:
    """A deed as it is saved."""
    return encode(deed)


@dataclass
class SavedGame:
    """One game of a table's log, as it was saved."""

    header: bytes
    entries: list[bytes] = field(default_factory=list)


@dataclass(frozen=True)
class Told:
    """What a log tells: how the table stands, when it was last moved, and which answers it has heard."""

    standing: Standing
    at: Millis
    heard: frozenset[Heard]


def tell(records: Iterable[bytes], games: Mapping[str, AnyGame]) -> Told:
    """Read a table's log from its first record to its last."""
    deeds = read(records)
    room = Room("", "")
    at = Millis(0)
    for deed in deeds:
        room = apply(room, deed)
        if isinstance(deed, Moved):
            at = deed.at
    saved = games_of(deeds)
    play = _resumed(saved[-1], games) if saved else None
    return Told(Standing(room, play), at, frozenset(_heard(saved)))


def games_of(deeds: Iterable[Deed]) -> list[SavedGame]:
    """The games that were played at a table, the last perhaps still on."""
    saved: list[SavedGame] = []
    for deed in deeds:
        match deed:
            case Began(header):
                saved.append(SavedGame(bytes(header)))
            case Moved(entry=entry):
                saved[-1].entries.append(bytes(entry))
            case _:
                pass
    return saved


def read(records: Iterable[bytes]) -> list[Deed]:
    """The deeds of a log."""
    return [_DECODER.decode(raw) for raw in records]


def _heard(saved: Iterable[SavedGame]) -> Iterator[Heard]:
    """The answers of all games: one that was heard in an earlier game is not heard again in this one."""
    for game in saved:
        for raw in game.entries:
            entry = _ANSWERED.decode(raw)
            if entry.seat is not None and entry.nonce is not None:
                yield entry.seat, entry.nonce


def _resumed(saved: SavedGame, games: Mapping[str, AnyGame]) -> Play:
    game = games[msgspec.json.decode(saved.header, type=_Named).game]
    header, entries = decode_game(game, saved.header, saved.entries)
    play = Play(game, begin(game, header))
    for entry in entries:
        play = _followed(play, entry)
    return play


def _followed(play: Play, entry: AnyEntry) -> Play:
    return play.after(apply_entry(play.game, play.session, entry), entry)


class _Named(msgspec.Struct):
    game: str


class _Answered(msgspec.Struct):
    seat: Seat | None = None
    nonce: str | None = None


_ANSWERED = msgspec.json.Decoder(_Answered)
