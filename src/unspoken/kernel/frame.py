"""Frames: everything that a viewer is sent about a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeAlias

from msgspec import UNSET, Raw, Struct, UnsetType

from unspoken.kernel.codec import encode
from unspoken.kernel.game import Game
from unspoken.kernel.session import Session, visible_due
from unspoken.kernel.types import C, Channel, E, M, Millis, O, P, Q, S, Seat, Viewer


class Question(Struct, frozen=True, omit_defaults=True, gc=False):
    """An ask, as it is sent to its seat."""

    key: str
    answers: tuple[str, ...]
    choices: Raw | UnsetType = UNSET
    owed: bool = True
    opens: Millis | None = None


class Voice(Struct, frozen=True, gc=False):
    """A channel that the viewer hears, and whether the viewer may speak in it."""

    channel: str
    speak: bool


class Result(Struct, frozen=True, gc=False):
    """How the game ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...] | None


class Frame(Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything that one viewer sees of a game. `waiting` is in seat order."""

    public: Raw
    private: Raw | UnsetType = UNSET
    asks: tuple[Question, ...] = ()
    waiting: tuple[Seat, ...] = ()
    due: Millis | None = None
    voices: tuple[Voice, ...] = ()
    hurried: tuple[Seat, ...] = ()
    result: Result | None = None


class Frames(Generic[O, M, S, C, E, P, Q]):
    """The frames of one session: the public view and each viewer's frame are encoded only once."""

    def __init__(self, game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C]) -> None:
        state = session.state
        self._game = game
        self._session = session
        self.public_view = game.public(state)
        self._public = Raw(encode(self.public_view))
        self._questions = _questions(session)
        self._waiting = tuple(sorted({ask.seat for ask in session.asks if ask.owed}))
        self._due = visible_due(game, session)
        self._channels = game.channels(state)
        self._result = _result(game, state)
        self._made: dict[Viewer, bytes] = {}

    def of(self, viewer: Viewer) -> bytes:
        """Return a viewer's frame."""
        if viewer not in self._made:
            self._made[viewer] = self._make(viewer)
        return self._made[viewer]

    def _make(self, viewer: Viewer) -> bytes:
        private: Raw | UnsetType = UNSET
        asks: tuple[Question, ...] = ()
        if viewer is not None:
            private = Raw(encode(self._game.private(self._session.state, viewer)))
            asks = tuple(self._questions.get(viewer, ()))
        return encode(
            Frame(
                self._public,
                private,
                asks,
                self._waiting,
                self._due,
                _voices(self._channels, viewer),
                self._session.timed_out,
                self._result,
            )
        )


AnyFrames: TypeAlias = Frames[Any, Any, Any, Any, Any, Any, Any]
"""Frames of a game whose types the caller does not know."""


def frames(
    game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C], viewers: Iterable[Viewer]
) -> dict[Viewer, bytes]:
    """Return an encoded frame for each viewer."""
    made = Frames(game, session)
    return {viewer: made.of(viewer) for viewer in viewers}


def _questions(session: Session[O, M, S, C]) -> dict[Seat, list[Question]]:
    """Return the questions of each seat; a list of choices that seats share is encoded once."""
    asked: dict[Seat, list[Question]] = {}
    encoded: dict[int, Raw] = {}
    for ask in session.asks:
        choices: Raw | UnsetType = UNSET
        if ask.choices is not None:
            if id(ask.choices) not in encoded:
                encoded[id(ask.choices)] = Raw(encode(ask.choices))
            choices = encoded[id(ask.choices)]
        asked.setdefault(ask.seat, []).append(Question(ask.key, ask.answers, choices, ask.owed, ask.opens))
    return asked


def _voices(channels: tuple[Channel, ...], viewer: Viewer) -> tuple[Voice, ...]:
    return tuple(Voice(c.name, viewer in c.speakers) for c in channels if viewer in c.hearers)


def _result(game: Game[O, M, S, C, E, P, Q], state: S) -> Result | None:
    outcome = game.outcome(state)
    return None if outcome is None else Result(tuple(sorted(outcome.winners)), outcome.scores)
