"""Answers questions about a finished game, from its log."""

from __future__ import annotations

import gzip
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from time import thread_time
from typing import NamedTuple, assert_never

from msgspec import Raw

from unspoken.albums.drawable import DrawableAlbum, pictures_in, players_of
from unspoken.albums.vocabulary import CardPicture
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import AnyEntry
from unspoken.kernel.types import Seat
from unspoken.languages.album_wording import Wording
from unspoken.tables.log.replays import (
    GameStillOn,
    Perspective,
    Replay,
    ReplayFrame,
    ReplayUnavailable,
    album_of,
    find_replay,
    hindsight_of,
    replay_frames,
)
from unspoken.tables.log.snapshot import thoughts_in
from unspoken.web.replays.messages import AlbumText, ReplayFacts, ReplayStep, ReplaySteps
from unspoken.web.replays.questions import (
    AlbumPicture,
    AlbumWords,
    CardFile,
    GameFacts,
    GameHindsight,
    Names,
    ReplayAnswer,
    ReplayQuestion,
    Reply,
    Steps,
    Task,
    Unanswered,
)

log = logging.getLogger(__name__)
_MAX_BYTES = 200_000
"""Bytes of frames in one reply; the frame that reaches this size is the last."""
_MAX_STEPS = 200
_MAX_CACHED_ENTRIES = 10_000
"""Log entries of all decoded games in the cache: enough for a few evenings."""
_NAME_PATTERN = re.compile(rb'"([0-9A-Za-z_-]{8,80})"')


class Sources(NamedTuple):
    """Functions that load what an answer needs."""

    log: Callable[[], list[bytes]]
    files: Callable[[], Iterable[CardFile]]


class _NoAnswer(Exception):
    """The game has no answer to a question."""

    def __init__(self, status: int, code: str) -> None:
        self.unanswered = Unanswered(status, code)


class Answers:
    """Answers questions, with an LRU cache of decoded games; finished games never change."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._decoded_games: OrderedDict[tuple[str, int], Replay] = OrderedDict()

    def answer(self, question: ReplayQuestion, sources: Sources) -> Reply:
        """Answer a question."""
        before = thread_time()
        try:
            replay = self._replay(question.code, question.number, sources)
            data = _perform(question.task, replay, sources)
        except GameStillOn:
            return Unanswered(409, "game-still-on")
        except ReplayUnavailable:
            return Unanswered(404, "no-such-replay")
        except _NoAnswer as error:
            return error.unanswered
        except Exception:  # a damaged log may fail anywhere in the code of a game
            log.exception("cannot read game %d of a table", question.number)
            return Unanswered(503, "try-again")
        return ReplayAnswer(data, thread_time() - before)

    def _replay(self, code: str, number: int, sources: Sources) -> Replay:
        key = code, number
        replay = self._decoded_games.pop(key, None) or find_replay(sources.log(), code, number, self._games)
        self._decoded_games[key] = replay
        while sum(len(game.entries) for game in self._decoded_games.values()) > _MAX_CACHED_ENTRIES:
            self._decoded_games.popitem(last=False)
        return replay


def _perform(task: Task, replay: Replay, sources: Sources) -> bytes:
    match task:
        case GameFacts():
            options = Raw(encode(replay.header.options))
            return encode(ReplayFacts(replay.game.name, options, replay.chairs, replay.entries[-1].step))
        case Steps(viewer, first):
            return gzip.compress(encode(_steps(replay, _perspective(viewer, replay), first)), 6, mtime=0)
        case GameHindsight():
            hindsight = hindsight_of(replay)
            if hindsight is None:
                raise _NoAnswer(404, "no-such-replay")
            return gzip.compress(encode(hindsight), 6, mtime=0)
        case Names():
            return _names(replay)
        case AlbumWords(language, named):
            return encode(_album_text(replay, _drawable(replay, language, named)))
        case AlbumPicture():
            _draw(task, _drawable(replay, task.language, task.named), sources.files())
            return b""
        case _:
            assert_never(task)


def _perspective(viewer: int | str, replay: Replay) -> Perspective:
    if isinstance(viewer, str):
        return "open" if viewer == "open" else None
    if viewer >= replay.header.seats:
        raise _NoAnswer(422, "no-such-seat")
    return Seat(viewer)


def _steps(replay: Replay, perspective: Perspective, first: int) -> ReplaySteps:
    steps: list[ReplayStep] = []
    size, next_entry = 0, first
    frames = replay_frames(replay, perspective, first)
    for frame in islice(frames, _MAX_STEPS):
        steps.append(_step(frame, replay.entries[next_entry : frame.entry.step + 1]))
        next_entry = frame.entry.step + 1
        size += len(frame.frame)
        if size >= _MAX_BYTES:
            break
    return ReplaySteps(tuple(steps), _next_step(frames, steps))


def _next_step(frames: Iterator[ReplayFrame], steps: list[ReplayStep]) -> int | None:
    """Return the step from which to continue, if there are more frames."""
    return steps[-1].step + 1 if steps and next(frames, None) is not None else None


def _step(frame: ReplayFrame, entries: Sequence[AnyEntry]) -> ReplayStep:
    """Return a step with the thoughts of all entries since the viewer's last frame."""
    entry = frame.entry
    thoughts = tuple(thought for earlier in entries for thought in thoughts_in(earlier))
    return ReplayStep(entry.step, entry.at, Raw(frame.frame), frame.viewer, entry.seat, thoughts)


def _names(replay: Replay) -> bytes:
    """Return the strings that may be names, each between line feeds."""
    seats = map(Seat, range(replay.header.seats))
    frames = (step.frame for seat in seats for step in replay_frames(replay, seat))
    names = {name for frame in frames for name in _NAME_PATTERN.findall(frame)}
    return b"\n%s\n" % b"\n".join(sorted(names))


def _drawable(replay: Replay, language: str, named: bool) -> DrawableAlbum:
    album = album_of(replay)
    if album is None:
        raise _NoAnswer(404, "no-album")
    wording = Wording(language, replay.names if named else [""] * len(replay.chairs))
    seals = tuple(chair.seal if named else seat for seat, chair in enumerate(replay.chairs))
    players = players_of(wording.names, seals, album.points)
    return DrawableAlbum(replay.game.name.capitalize(), album, wording, players)


def _album_text(replay: Replay, drawable: DrawableAlbum) -> AlbumText:
    cards = pictures_in(drawable.album)
    pictures = tuple((card.pack, card.picture, card.ratio) for card in cards)
    return AlbumText(replay.game.name, drawable.headline, drawable.prints_as_text(), pictures)


def _draw(task: AlbumPicture, drawable: DrawableAlbum, files: Iterable[CardFile]) -> None:
    # imported late: drawing needs much memory, and not every server draws an album
    from unspoken.albums.preview import draw_preview
    from unspoken.albums.sheet import draw_sheet

    by_card = {CardPicture(file.pack, file.picture, file.ratio): file.data for file in files}
    draw = draw_sheet if task.format == "sheet" else draw_preview
    with Path(task.path).open("wb") as out:
        draw(drawable._replace(files=by_card), out)
