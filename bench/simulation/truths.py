"""What is true after every evening, whatever went wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from bench.simulation.server import games
from unspoken.kernel.codec import decode_entry, decode_game
from unspoken.kernel.frame import frames
from unspoken.kernel.game import AnyGame, Seat, Viewer
from unspoken.kernel.session import AnySession, apply_entry, begin
from unspoken.tables.apply import apply
from unspoken.tables.events import Began, Moved
from unspoken.tables.log import decode_events, replay_log, saved_games
from unspoken.tables.room import Phase, Room
from unspoken.tables.snapshot import Snapshot

if TYPE_CHECKING:
    from bench.simulation.evening import Evening
    from bench.simulation.person import Person


def violations(evening: Evening) -> Iterator[str]:
    """Each in a sentence."""
    truth = replay_log(evening.log, games()).snapshot
    yield from evening.world.mishaps
    yield from _one_writer(evening)
    yield from _nothing_lost_nor_twice(evening)
    yield from _everybody_is_back(evening)
    yield from _views_are_the_logs(evening, truth)
    yield from _no_secret(evening)
    yield from _nobody_waits(evening, truth)


def _one_writer(evening: Evening) -> Iterator[str]:
    """Epochs only rise, and each belongs to one node."""
    writers = evening.database.writers[evening.code]
    epochs = [epoch for _, epoch in writers]
    if epochs != sorted(epochs):
        yield "an owner wrote after the next one had begun to"
    nodes: dict[int, str] = {}
    for node, epoch in writers:
        if nodes.setdefault(epoch, node) != node:
            yield f"{node} and {nodes[epoch]} both wrote in epoch {epoch}"
    if len(writers) != len(evening.log):
        yield "a record was written that no owner wrote"


def _nothing_lost_nor_twice(evening: Evening) -> Iterator[str]:
    saved = Counter(
        entry["nonce"]
        for game in saved_games(decode_events(evening.log))
        for entry in map(msgspec.json.decode, game.entries)
        if "nonce" in entry
    )
    for person in evening.people:
        for name in person.acknowledged:
            if saved[name] == 0:
                yield f"{name} was acknowledged and is lost"
        for name in person.sent:
            if saved[name] > 1:
                yield f"{name} was heard {saved[name]} times"


def _everybody_is_back(evening: Evening) -> Iterator[str]:
    for person in evening.people:
        if not person.is_here:
            yield f"{person.name} did not come back"


def _views_are_the_logs(evening: Evening, truth: Snapshot) -> Iterator[str]:
    for person in evening.people:
        assert truth.play is not None
        if person.frame != _shown(truth.play.game, truth.play.session, _seat(person, truth.room)):
            yield f"{person.name} sees another game than the log tells"


def _no_secret(evening: Evening) -> Iterator[str]:
    """Whatever a page was ever shown is what its own seat may see at some step of the log."""
    allowed = _allowed(evening.people, evening.log)
    for person in evening.people:
        for at, frame in person.frames:
            if frame not in allowed[person.name]:
                yield f"at {at:.3f} {person.name} was sent what that seat may not see, or what was not saved"
                break


def _allowed(people: list[Person], log: list[bytes]) -> dict[str, set[bytes]]:
    """What each of them may see, from the first step of the log to the last."""
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


def _nobody_waits(evening: Evening, truth: Snapshot) -> Iterator[str]:
    if truth.room.phase is Phase.PLAYING and evening.is_stuck:
        yield "nothing moves any more, though nothing goes wrong"


def _seat(person: Person, room: Room) -> Viewer:
    return next((Seat(number) for number, one in enumerate(room.chairs) if one.person == person.you), None)


def _shown(game: AnyGame, session: AnySession, viewer: Viewer) -> bytes:
    return frames(game, session, (viewer,))[viewer]
