"""Replays of finished games from a table's log: as one viewer saw them, or with all secrets open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from unspoken.albums.vocabulary import Album
from unspoken.kernel.codec import Unreadable, decode_game
from unspoken.kernel.frames.frame import Frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import AnyEntry, AnyHeader, apply_entry, begin, replay
from unspoken.kernel.types import Viewer
from unspoken.tables.log.apply import apply
from unspoken.tables.log.events import Began, TableEvent
from unspoken.tables.log.log import each_event, game_name, saved_games
from unspoken.tables.state.room import Chair, Phase, Room

Perspective: TypeAlias = Viewer | Literal["open"]
"""The viewer of a replay: a seat, a spectator (None), or the acting seat of each step ("open")."""


class ReplayUnavailable(ValueError):
    """There is no such replay; the message is a sentence that says why."""


class GameStillOn(ReplayUnavailable):
    """The game is still running, so its secrets must not be shown."""


class Replay(NamedTuple):
    """A finished game, and the chairs at its start."""

    game: AnyGame
    header: AnyHeader
    entries: tuple[AnyEntry, ...]
    chairs: tuple[Chair, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names on the chairs, in seat order."""
        return tuple(chair.name for chair in self.chairs)


class ReplayFrame(NamedTuple):
    """A step of a replay: its entry, and the frame after it as this viewer saw it."""

    entry: AnyEntry
    viewer: Viewer
    frame: bytes


def find_replay(records: list[bytes], code: str, number: int | None, games: Mapping[str, AnyGame]) -> Replay:
    """Return the replay of a game, by default the last one. Raises ReplayUnavailable."""
    if not records:
        raise ReplayUnavailable(f"there is no table {code}")
    saved = saved_games(each_event(records))
    if not saved:
        raise ReplayUnavailable(f"no game has been played at table {code} yet")
    chosen = len(saved) if number is None else number
    if not 1 <= chosen <= len(saved):
        raise ReplayUnavailable(f"there is no game {chosen} at table {code}: its last game is {len(saved)}")
    raw = saved[chosen - 1]
    name = game_name(raw.header)
    if name not in games:
        raise ReplayUnavailable(f"the game {name} is not installed; name its module with --also")
    game = games[name]
    try:
        header, entries = decode_game(game, raw.header, raw.entries)
    except Unreadable as error:
        raise ReplayUnavailable(str(error)) from error
    if game.outcome(replay(game, header, entries).state) is None:
        if chosen == len(saved) and _room(each_event(records)).phase is Phase.PLAYING:
            raise GameStillOn(f"game {chosen} at table {code} is still running")
        raise ReplayUnavailable(f"game {chosen} at table {code} was ended early")
    return Replay(game, header, entries, _room(each_event(records), chosen).chairs)


def replay_frames(replay: Replay, perspective: Perspective, first: int = 0) -> Iterator[ReplayFrame]:
    """Yield the frames from a step on; steps that do not change the frame are left out."""
    session = begin(replay.game, replay.header)
    last = b""
    for entry, actor in zip(replay.entries, _actors(replay.entries), strict=True):
        session = apply_entry(replay.game, session, entry)
        if entry.step < first - 1:
            continue
        frames = Frames(replay.game, session)
        if perspective == "open":
            viewer: Viewer = replay.game.replay.viewer(frames.public_view, actor)
        else:
            viewer = perspective
        frame = frames.of(viewer)
        if frame != last and entry.step >= first:
            yield ReplayFrame(entry, viewer, frame)
        last = frame


def _actors(entries: Sequence[AnyEntry]) -> list[Viewer]:
    """Return the acting seat of each step; for a step of chance or of the clock, the next acting seat."""
    actors: list[Viewer] = []
    actor: Viewer = None
    for entry in reversed(entries):
        actor = entry.seat if entry.seat is not None else actor
        actors.append(actor)
    return actors[::-1]


def album_of(finished: Replay) -> Album | None:
    """Return the album of a game, made from the public views only; None if the game has none."""
    game = finished.game
    outcome = game.outcome(replay(game, finished.header, finished.entries).state)
    assert outcome is not None
    album = game.album.make(finished.header.options, _public_views(finished), outcome)
    assert album is None or isinstance(album, Album)
    return album


def hindsight_of(finished: Replay) -> Struct | None:
    """Return the game's analysis of its final state, or None."""
    game = finished.game
    return game.replay.hindsight(game.public(replay(game, finished.header, finished.entries).state))


def _public_views(finished: Replay) -> Iterator[object]:
    """Yield the public view after each step."""
    session = begin(finished.game, finished.header)
    for entry in finished.entries:
        session = apply_entry(finished.game, session, entry)
        yield finished.game.public(session.state)


def _room(events: Iterable[TableEvent], number: int | None = None) -> Room:
    """Return the room after all events, or after the start of the game with this number."""
    room = Room("", "")
    begun = 0
    for event in events:
        room = apply(room, event)
        begun += isinstance(event, Began)
        if begun == number:
            break
    return room
