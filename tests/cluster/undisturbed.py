"""The games of a log played once more by one process in memory, in which nothing goes wrong."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import msgspec

from tests.client import Client
from tests.web.course import GAMES
from unspoken.kernel.codec import decode_entry, decode_game, encode
from unspoken.kernel.frame import frames
from unspoken.kernel.game import AnyGame, Refused, Seat
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import AnyEntry, AnySession, apply_entry, begin, submit, tick
from unspoken.tables.events import Began, Moved
from unspoken.tables.log import decode_events


class _Sight(msgspec.Struct):
    frame: msgspec.Raw


class Undisturbed:
    """The same seeds, the same answers at the same times: what the rules make of them, and who sees what."""

    def __init__(self, log: list[bytes]) -> None:
        self.strange_steps = 0
        """Steps of the log that the rules would not have made."""
        self.newest: dict[Seat, bytes] = {}
        """What each seat sees at the end,"""
        self.seen: dict[Seat, set[bytes]] = {}
        """and all that it ever saw."""
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
        """The rules decide anew. Who was at the table is in no log: whoever explains the step was."""
        for people in _presences(session.header.seats):
            after, made = _decided(game, session, entry, people)
            if made is not None and encode(made) == encode(entry):
                return after
        self.strange_steps += 1
        return apply_entry(game, session, entry)

    def _show(self, game: AnyGame, session: AnySession) -> None:
        self._play = game, session
        for viewer, frame in frames(game, session, every_seat(session.header.seats)).items():
            if viewer is not None:
                self.newest[viewer] = frame
                self.seen.setdefault(viewer, set()).add(frame)


def _decided(
    game: AnyGame, session: AnySession, entry: AnyEntry, people: frozenset[Seat]
) -> tuple[AnySession, AnyEntry | None]:
    """One answer, or what nature and the clock do at that time."""
    if entry.seat is None or entry.key is None:
        return tick(game, session, entry.at, people)
    try:
        return submit(
            game, session, entry.seat, entry.key, entry.command, entry.at, people, entry.nonce, entry.why
        )
    except Refused:
        return session, None


def _presences(seats: int) -> Iterator[frozenset[Seat]]:
    """Everybody first, and then all who may have been there."""
    for number in range(seats, -1, -1):
        for some in combinations(every_seat(seats), number):
            yield frozenset(some)


def shown_frames(person: Client) -> Iterator[bytes]:
    """The bytes of the game each time that it was shown to somebody, on all their connections."""
    return (frame_in(raw) for raw in person.received if raw.startswith(b'{"type":"frame"'))


def frame_in(message: bytes) -> bytes:
    """The frame in a message that brings one."""
    return bytes(msgspec.json.decode(message, type=_Sight).frame)
