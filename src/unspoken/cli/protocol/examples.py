"""Real frames and answers of random games, one for each phase: the same on every run."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import msgspec
from msgspec import Struct

from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import (
    AnyEntry,
    AnySession,
    Submission,
    due,
    open_session,
    sample_answer,
    submit,
    tag_of,
    tick,
)
from unspoken.kernel.tags import tags_of
from unspoken.kernel.types import Millis, Refused, Seat
from unspoken.tables.wire.messages import Answer, FrameMessage

Json = dict[str, Any]  # an encoded message

_MOST_GAMES = 100
_BREATH = 2_500
"""Milliseconds between two answers."""
_MOST_TRIES = 20_000
"""Answers and ticks after which a game counts as endless."""


class AnswerExample(Struct, frozen=True):
    """An answer, with the question as the seat got it."""

    question: Json
    message: Json


class PhaseExample(Struct):
    """A frame of a phase, and an answer of each kind that occurred in this phase."""

    phase: str
    frame: Json
    """The message of the frame to the seat of the first answer."""
    answers: dict[str, AnswerExample]
    """By the command's tag. The first one answers a question of the frame; others may be of other frames."""


def phase_examples(game: AnyGame) -> list[PhaseExample]:
    """Return an example for each phase that occurs.

    Games are played until each kind of command has occurred, since some are rare or depend on house rules.
    """
    found: dict[str, PhaseExample] = {}
    trials = islice(cycle(game.proofs.trials()), _MOST_GAMES)
    for number, (seats, options, materials) in enumerate(trials):
        opened = open_session(game, options, materials, seats, b"example %d" % number)
        for session, entry, at in _random_game(game, opened):
            _add(game, session, entry, at, found)
        shown = {tag for example in found.values() for tag in example.answers}
        if shown == tags_of(game.types.commands):
            break
    return list(found.values())


def _random_game(game: AnyGame, session: AnySession) -> Iterator[tuple[AnySession, AnyEntry | None, Millis]]:
    """Yield each state after the deal, the step that follows it (None after the last one), and its time."""
    session, _deal = tick(game, session, Millis(0))
    now = Millis(0)
    for number in range(_MOST_TRIES):
        if game.outcome(session.state) is not None:
            yield session, None, now
            return
        chance, end = Chance(session.header.seed, number), due(game, session)
        later = Millis(now + _BREATH)
        if end is not None and (later >= end or not session.asks):
            later = max(now, end)
            following, entry = tick(game, session, later)
        else:
            owed = [ask for ask in session.asks if ask.owed]
            ask = chance.pick(owed if owed and chance.below(4) else session.asks)
            answer = sample_answer(game, session.state, ask, chance)
            try:
                following, entry = submit(game, session, Submission(ask.seat, ask.key, answer), later)
            except Refused:
                continue
        yield session, entry, now
        session, now = following, later
    raise RuntimeError(f"a random game of {game.name} does not end")


def _add(
    game: AnyGame, session: AnySession, entry: AnyEntry | None, at: Millis, found: dict[str, PhaseExample]
) -> None:
    """Add the frame before an entry, and the entry's answer, if they are the first of their kind."""
    seat = Seat(0) if entry is None or entry.seat is None else entry.seat
    raw = frames(game, session, (seat,))[seat]
    message = _plain(FrameMessage(session.step, at, True, msgspec.Raw(raw)))
    phase = str(message["frame"]["public"].get("phase", ""))
    example = found.setdefault(phase, PhaseExample(phase, message, {}))
    if entry is None or entry.command is None or tag_of(entry.command) in example.answers:
        return
    if not example.answers:  # show the frame of this seat, which is asked
        example.frame = message
    tag = tag_of(entry.command)
    asked = next(ask for ask in message["frame"]["asks"] if ask["key"] == entry.key and tag in ask["answers"])
    answer = Answer(str(entry.key), msgspec.Raw(encode(entry.command)), id=str(session.step))
    example.answers[tag] = AnswerExample(asked, _plain(answer))


def _plain(message: Struct) -> Json:
    """Return a message as plain JSON, without the members that have no value."""
    members = msgspec.json.decode(encode(message), type=Json)
    return {name: value for name, value in members.items() if value is not None}
