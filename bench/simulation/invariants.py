"""The invariants that hold after every simulated evening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Protocol

import msgspec

from bench.simulation.database import Database
from bench.simulation.person import Person
from bench.simulation.server import games
from bench.simulation.world import World
from unspoken.kernel.codec import decode_entry, decode_game
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import AnySession, apply_entry, begin
from unspoken.kernel.types import Seat, Viewer
from unspoken.tables.log.apply import apply
from unspoken.tables.log.events import Began, Moved
from unspoken.tables.log.log import decode_events, replay_log, saved_games
from unspoken.tables.log.snapshot import Snapshot
from unspoken.tables.state.room import Phase, Room


class PlayedEvening(Protocol):
    """The attributes of an evening that the invariants read."""

    world: World
    database: Database
    people: list[Person]
    is_stuck: bool

    @property
    def code(self) -> str:
        """The code of the table."""
        ...

    @property
    def log(self) -> list[bytes]:
        """The saved records of the table."""
        ...


def violations(evening: PlayedEvening) -> Iterator[str]:
    """Yield a sentence for each violated invariant."""
    try:
        expected = replay_log(evening.log, games()).snapshot
    except Exception as error:  # noqa: BLE001  (any exception means that the log is wrong)
        yield f"the log cannot be replayed: {error!r}"
        return
    yield from evening.world.errors
    yield from _one_writer(evening)
    yield from _nothing_lost_nor_twice(evening)
    yield from _everybody_is_back(evening)
    yield from _views_match_log(evening, expected)
    yield from _no_secret(evening)
    yield from _game_continues(evening, expected)


def _one_writer(evening: PlayedEvening) -> Iterator[str]:
    """Check that epochs never decrease, and that each belongs to one node."""
    writers = evening.database.writers[evening.code]
    epochs = [epoch for _, epoch in writers]
    if epochs != sorted(epochs):
        yield "a former owner wrote after its successor"
    nodes: dict[int, str] = {}
    for node, epoch in writers:
        if nodes.setdefault(epoch, node) != node:
            yield f"{node} and {nodes[epoch]} both wrote in epoch {epoch}"
    if len(writers) != len(evening.log):
        yield "the log has records that no owner wrote"


def _nothing_lost_nor_twice(evening: PlayedEvening) -> Iterator[str]:
    saved = Counter(
        entry["nonce"]
        for game in saved_games(decode_events(evening.log))
        for entry in map(msgspec.json.decode, game.entries)
        if "nonce" in entry
    )
    for person in evening.people:
        for name in person.acknowledged:
            if saved[name] == 0:
                yield f"{name} was acknowledged but is lost"
        for name in person.sent:
            if saved[name] > 1:
                yield f"{name} was saved {saved[name]} times"


def _everybody_is_back(evening: PlayedEvening) -> Iterator[str]:
    for person in evening.people:
        if not person.is_here:
            yield f"{person.name} did not reconnect"


def _views_match_log(evening: PlayedEvening, expected: Snapshot) -> Iterator[str]:
    for person in evening.people:
        assert expected.play is not None
        if person.frame != _frame(expected.play.game, expected.play.session, _seat(person, expected.room)):
            yield f"{person.name} has a frame that does not match the log"


def _no_secret(evening: PlayedEvening) -> Iterator[str]:
    """Check that every frame a person received is the frame of their seat at some step of the log."""
    allowed = _allowed(evening.people, evening.log)
    for person in evening.people:
        for at, frame in person.frames:
            if frame not in allowed[person.name]:
                yield f"at {at:.3f} {person.name} was sent a frame of another seat or of an unsaved step"
                break


def _allowed(people: list[Person], log: list[bytes]) -> dict[str, set[bytes]]:
    """Return the frames that each person may receive, from the first step of the log to the last."""
    allowed: dict[str, set[bytes]] = {person.name: set() for person in people}
    room, game, session = Room("", ""), None, None
    shown_of: tuple[object, object] = None, None
    for event in decode_events(log):
        room = apply(room, event)
        match event:
            case Began(header):
                game = games()[room.game]
                session = begin(game, decode_game(game, bytes(header), [])[0])
            case Moved(entry=entry) if game is not None and session is not None:
                session = apply_entry(game, session, decode_entry(game, entry))
            case _:
                pass
        is_new = shown_of[0] is not session or shown_of[1] is not room.chairs
        if game is not None and session is not None and is_new:
            shown_of = session, room.chairs
            seats = {person.name: _seat(person, room) for person in people}
            shown = frames(game, session, seats.values())
            for name, seat in seats.items():
                allowed[name].add(shown[seat])
    return allowed


def _game_continues(evening: PlayedEvening, expected: Snapshot) -> Iterator[str]:
    if expected.room.phase is Phase.PLAYING and evening.is_stuck:
        yield "the game made no move although there were no more faults"


def _seat(person: Person, room: Room) -> Viewer:
    return next(
        (Seat(number) for number, chair in enumerate(room.chairs) if chair.person == person.you), None
    )


def _frame(game: AnyGame, session: AnySession, viewer: Viewer) -> bytes:
    return frames(game, session, (viewer,))[viewer]
