"""Replays the games of a log in one undisturbed process."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import msgspec

from tests.client import Client
from tests.web.kill_run import GAMES
from unspoken.kernel.codec import decode_entry, decode_game, encode
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import AnyEntry, AnySession, Submission, apply_entry, begin, submit, tick
from unspoken.kernel.types import Refused, Seat
from unspoken.tables.log.events import Began, Moved
from unspoken.tables.log.log import decode_events


class _FrameMessage(msgspec.Struct):
    frame: msgspec.Raw


class Undisturbed:
    """A replay of the log by the rules: the same seeds, answers and times, and the frames of each seat."""

    def __init__(self, log: list[bytes]) -> None:
        self.differing_steps = 0
        """Steps of the log that the rules would not make."""
        self.newest: dict[Seat, bytes] = {}
        """The last frame of each seat."""
        self.frames: dict[Seat, set[bytes]] = {}
        """All frames of each seat."""
        self._play: tuple[AnyGame, AnySession] | None = None
        for event in decode_events(log):
            match event:
                case Began(header):
                    game = GAMES[msgspec.json.decode(header)["game"]]
                    self._show(game, begin(game, decode_game(game, bytes(header), [])[0]))
                case Moved(entry=entry) if self._play is not None:
                    game, session = self._play
                    self._show(game, self._after(game, session, decode_entry(game, entry)))
                case _:
                    pass

    def _after(self, game: AnyGame, session: AnySession, entry: AnyEntry) -> AnySession:
        """Decide the step again. The log does not say who was present: try all possibilities."""
        for people in _presences(session.header.seats):
            after, decided = _decided(game, session, entry, people)
            if decided is not None and encode(decided) == encode(entry):
                return after
        self.differing_steps += 1
        return apply_entry(game, session, entry)

    def _show(self, game: AnyGame, session: AnySession) -> None:
        self._play = game, session
        for viewer, frame in frames(game, session, every_seat(session.header.seats)).items():
            if viewer is not None:
                self.newest[viewer] = frame
                self.frames.setdefault(viewer, set()).add(frame)


def _decided(
    game: AnyGame, session: AnySession, entry: AnyEntry, people: frozenset[Seat]
) -> tuple[AnySession, AnyEntry | None]:
    """Apply one answer, or a tick if the entry has no answer."""
    if entry.seat is None or entry.key is None:
        return tick(game, session, entry.at, people)
    try:
        return submit(
            game,
            session,
            Submission(entry.seat, entry.key, entry.command, entry.nonce, entry.why),
            entry.at,
            people,
        )
    except Refused:
        return session, None


def _presences(seats: int) -> Iterator[frozenset[Seat]]:
    """Yield all sets of seats that may have been present, beginning with all seats."""
    for number in range(seats, -1, -1):
        for present in combinations(every_seat(seats), number):
            yield frozenset(present)


def shown_frames(person: Client) -> Iterator[bytes]:
    """Return the bytes of each frame that a person was sent, on all connections."""
    return (frame_in(raw) for raw in person.received if raw.startswith(b'{"type":"frame"'))


def frame_in(message: bytes) -> bytes:
    """Return the frame in a frame message."""
    return bytes(msgspec.json.decode(message, type=_FrameMessage).frame)
