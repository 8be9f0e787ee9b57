"""All that anybody is ever sent about a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeAlias

from msgspec import UNSET, Raw, Struct, UnsetType

from unspoken.kernel.codec import encode
from unspoken.kernel.game import C, Channel, E, Game, M, Millis, O, P, Q, S, Seat, Viewer
from unspoken.kernel.session import Session, visible_due


class Question(Struct, frozen=True, omit_defaults=True, gc=False):
    """An ask, as its seat is sent it."""

    key: str
    answers: tuple[str, ...]
    choices: Raw | UnsetType = UNSET
    owed: bool = True
    opens: Millis | None = None


class Voice(Struct, frozen=True, gc=False):
    """A channel that the viewer hears, and whether the viewer may speak in it just now."""

    channel: str
    speak: bool


class Result(Struct, frozen=True, gc=False):
    """How the game ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...] | None


class Frame(Struct, frozen=True, omit_defaults=True, gc=False):
    """All that one viewer sees of a game. Seats that are waited for stand in seat order."""

    public: Raw
    private: Raw | UnsetType = UNSET
    asks: tuple[Question, ...] = ()
    waiting: tuple[Seat, ...] = ()
    due: Millis | None = None
    voices: tuple[Voice, ...] = ()
    hurried: tuple[Seat, ...] = ()
    result: Result | None = None


class Frames(Generic[O, M, S, C, E, P, Q]):
    """The frames of one session: what is public is made and encoded once, and so is each viewer's frame."""

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
        """One viewer's frame."""
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
                self._session.hurried,
                self._result,
            )
        )


AnyFrames: TypeAlias = Frames[Any, Any, Any, Any, Any, Any, Any]
"""The frames of a game off the shelf."""


def frames(
    game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C], viewers: Iterable[Viewer]
) -> dict[Viewer, bytes]:
    """One encoded frame a viewer."""
    made = Frames(game, session)
    return {viewer: made.of(viewer) for viewer in viewers}


def _questions(session: Session[O, M, S, C]) -> dict[Seat, list[Question]]:
    """Each seat's questions; seats that share one list of choices share its bytes."""
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
