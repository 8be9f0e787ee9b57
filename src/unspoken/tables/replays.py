"""Replays: games found in a table's log once they are over, shown as anybody saw them, or with all open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from unspoken.kernel.album import Album
from unspoken.kernel.codec import Unreadable, decode_game
from unspoken.kernel.frame import Frames
from unspoken.kernel.game import AnyGame, Viewer
from unspoken.kernel.session import AnyEntry, AnyHeader, apply_entry, begin, replay
from unspoken.tables.apply import apply
from unspoken.tables.events import Began, TableEvent
from unspoken.tables.log import decode_events, saved_games
from unspoken.tables.room import Chair, Phase, Room

Look: TypeAlias = Viewer | Literal["open"]
"""How a replay is looked at: as a seat saw it, as somebody who watched, or with all open."""


class ReplayUnavailable(ValueError):
    """A game that is not there, or not for anybody's eyes yet; says so in one sentence."""


class GameStillOn(ReplayUnavailable):
    """A game that is being played: its secrets are secrets yet."""


class Replay(NamedTuple):
    """A game that is over, and who sat where when it began."""

    game: AnyGame
    header: AnyHeader
    entries: tuple[AnyEntry, ...]
    chairs: tuple[Chair, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Of those who sat there, in seat order."""
        return tuple(chair.name for chair in self.chairs)


class ReplayFrame(NamedTuple):
    """A step of the game: the entry that led to it, whose eyes it is seen with, and the frame after it."""

    entry: AnyEntry
    viewer: Viewer
    frame: bytes


class _Named(Struct):
    game: str


def find_replay(records: list[bytes], code: str, number: int | None, games: Mapping[str, AnyGame]) -> Replay:
    """One of a table's games, the last if none is named, once it is over; ReplayUnavailable says why not."""
    events = decode_events(records)
    if not events:
        raise ReplayUnavailable(f"there is no table {code}")
    saved = saved_games(events)
    if not saved:
        raise ReplayUnavailable(f"no game has been played at table {code} yet")
    chosen = len(saved) if number is None else number
    if not 1 <= chosen <= len(saved):
        raise ReplayUnavailable(f"table {code} has played {len(saved)}, so there is no game {chosen}")
    raw = saved[chosen - 1]
    name = msgspec.json.decode(raw.header, type=_Named).game
    if name not in games:
        raise ReplayUnavailable(f"the game {name} is not here; --also names a module that has it")
    game = games[name]
    try:
        header, entries = decode_game(game, raw.header, raw.entries)
    except Unreadable as wrong:
        raise ReplayUnavailable(str(wrong)) from wrong
    if game.outcome(replay(game, header, entries).state) is None:
        if chosen == len(saved) and _room(events).phase is Phase.PLAYING:
            raise GameStillOn(f"game {chosen} at table {code} is still on, and its secrets with it")
        raise ReplayUnavailable(f"game {chosen} at table {code} was ended before its end")
    return Replay(game, header, entries, _room(events, chosen).chairs)


def replay_frames(replay: Replay, look: Look, first: int = 0) -> Iterator[ReplayFrame]:
    """Every change of what is seen from a step on; a step that shows nothing new is left out."""
    session = begin(replay.game, replay.header)
    last = b""
    for entry, actor in zip(replay.entries, _actors(replay.entries), strict=True):
        session = apply_entry(replay.game, session, entry)
        if entry.step < first - 1:
            continue
        frames = Frames(replay.game, session)
        viewer = replay.game.eyes(frames.public_view, actor) if look == "open" else look
        frame = frames.of(viewer)
        if frame != last and entry.step >= first:
            yield ReplayFrame(entry, viewer, frame)
        last = frame


def _actors(entries: Sequence[AnyEntry]) -> list[Viewer]:
    """Who acts in each step; where chance or the clock does, who acts after it: their hand was dealt."""
    actors: list[Viewer] = []
    actor: Viewer = None
    for entry in reversed(entries):
        actor = entry.seat if entry.seat is not None else actor
        actors.append(actor)
    return actors[::-1]


def album_of(found: Replay) -> Album | None:
    """What is kept of it: made of what everybody saw and of nothing else; None where nothing is."""
    game = found.game
    outcome = game.outcome(replay(game, found.header, found.entries).state)
    assert outcome is not None
    return game.album(found.header.options, _public_views(found), outcome)


def hindsight_of(found: Replay) -> Struct | None:
    """What can be worked out of it now that all is open; None where nothing is left to."""
    game = found.game
    return game.hindsight(game.public(replay(game, found.header, found.entries).state))


def _public_views(found: Replay) -> Iterator[object]:
    """What everybody saw after each step."""
    session = begin(found.game, found.header)
    for entry in found.entries:
        session = apply_entry(found.game, session, entry)
        yield found.game.public(session.state)


def _room(events: list[TableEvent], number: int | None = None) -> Room:
    """The room as it is; or as it was when the table's n-th game began."""
    room = Room("", "")
    begun = 0
    for event in events:
        room = apply(room, event)
        begun += isinstance(event, Began)
        if begun == number:
            break
    return room
