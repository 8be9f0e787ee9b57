"""Frames: everything that a viewer is sent about a game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Generic, TypeAlias, cast

from msgspec import UNSET, Raw, Struct, UnsetType

from unspoken.kernel.codec import encode
from unspoken.kernel.game import Game
from unspoken.kernel.session import Session, visible_due
from unspoken.kernel.types import Ask, C, Channel, E, M, Millis, O, P, Q, S, Seat, Viewer


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
    """The frames of one session: each view is computed once, and each frame is encoded once."""

    def __init__(self, game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C]) -> None:
        state = session.state
        self._game = game
        self.public_view = game.public(state)
        self.session = session
        self.waiting = tuple(sorted({ask.seat for ask in session.asks if ask.owed}))
        self.due = visible_due(game, session)
        self.channels = game.channels(state)
        self._voices = _voices_by_viewer(self.channels)
        self.result = _result(game, state)
        self._public: Raw | None = None
        self._asks: dict[Seat, list[Ask[C]]] | None = None
        self._choices: dict[int, Raw | UnsetType] = {id(None): UNSET}
        """Encoded choices by the id of their tuple, which several seats may share; None is not sent."""
        self._privates: dict[Seat, Q] = {}
        self._made: dict[Viewer, bytes] = {}

    def of(self, viewer: Viewer) -> bytes:
        """Return a viewer's frame."""
        made = self._made.get(viewer)
        if made is None:
            made = self._made[viewer] = self._make(viewer)
        return made

    def private_view(self, seat: Seat) -> Q:
        """Return what only this seat sees."""
        private = self._privates.get(seat)
        if private is None:
            private = self._privates[seat] = self._game.private(self.session.state, seat)
        return private

    def asks(self, seat: Seat) -> list[Ask[C]]:
        """Return what a seat is asked."""
        if self._asks is None:
            self._asks = {}
            for ask in self.session.asks:
                self._asks.setdefault(ask.seat, []).append(ask)
        return self._asks.get(seat, [])

    def questions(self, seat: Seat) -> tuple[Question, ...]:
        """Return what a seat is asked, as it is sent."""
        known, questions = self._choices, []
        for ask in self.asks(seat):
            encoded = known.get(id(ask.choices))
            if encoded is None:
                encoded = known[id(ask.choices)] = Raw(encode(ask.choices))
            questions.append(Question(ask.key, ask.answers, encoded, ask.owed, ask.opens))
        return tuple(questions)

    def voices(self, viewer: Viewer) -> tuple[Voice, ...]:
        """Return the channels that a viewer hears."""
        return self._voices.get(viewer, ())

    def _make(self, viewer: Viewer) -> bytes:
        private: Raw | UnsetType = UNSET
        asks: tuple[Question, ...] = ()
        if viewer is not None:
            private = cast("Raw", self.private_view(viewer))  # only this frame shows it: encoded with it
            asks = self.questions(viewer)
        if self._public is None:
            self._public = Raw(encode(self.public_view))
        return encode(
            Frame(
                self._public,
                private,
                asks,
                self.waiting,
                self.due,
                self._voices.get(viewer, ()),
                self.session.timed_out,
                self.result,
            )
        )


@lru_cache(maxsize=512)  # every frame needs its voices, and channels seldom change
def _voices_by_viewer(channels: tuple[Channel, ...]) -> dict[Viewer, tuple[Voice, ...]]:
    """Return the channels that each viewer hears, for all viewers that hear one."""
    hearers = frozenset[Viewer]().union(*(channel.hearers for channel in channels))
    return {
        viewer: tuple(Voice(c.name, viewer in c.speakers) for c in channels if viewer in c.hearers)
        for viewer in hearers
    }


AnyFrames: TypeAlias = Frames[Any, Any, Any, Any, Any, Any, Any]
"""Frames of a game whose types the caller does not know."""


def frames(
    game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C], viewers: Iterable[Viewer]
) -> dict[Viewer, bytes]:
    """Return an encoded frame for each viewer."""
    made = Frames(game, session)
    return {viewer: made.of(viewer) for viewer in viewers}


def _result(game: Game[O, M, S, C, E, P, Q], state: S) -> Result | None:
    outcome = game.outcome(state)
    return None if outcome is None else Result(tuple(sorted(outcome.winners)), outcome.scores)
