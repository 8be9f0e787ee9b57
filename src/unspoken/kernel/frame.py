"""All that anybody is ever sent about a game."""

from __future__ import annotations

from collections.abc import Iterable

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


class Voice(Struct, frozen=True, gc=False):
    """A channel that the viewer hears, and whether the viewer may speak in it just now."""

    channel: str
    speak: bool


class Result(Struct, frozen=True, gc=False):
    """How the game ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...] | None


class Frame(Struct, frozen=True, omit_defaults=True, gc=False):
    """One viewer's sight of a game. Whom the table waits for is in seat order, and never what they chose."""

    public: Raw
    private: Raw | UnsetType = UNSET
    asks: tuple[Question, ...] = ()
    waiting: tuple[Seat, ...] = ()
    due: Millis | None = None
    voices: tuple[Voice, ...] = ()
    hurried: tuple[Seat, ...] = ()
    result: Result | None = None


def frames(
    game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C], viewers: Iterable[Viewer]
) -> dict[Viewer, bytes]:
    """One encoded frame a viewer; what is public is made and encoded once, choices once a list of them."""
    state = session.state
    public = Raw(encode(game.public(state)))
    questions = _questions(session)
    waiting = tuple(sorted({ask.seat for ask in session.asks if ask.owed}))
    ends, channels, result = visible_due(game, session), game.channels(state), _result(game, state)
    sent: dict[Viewer, bytes] = {}
    for viewer in viewers:
        private = UNSET if viewer is None else Raw(encode(game.private(state, viewer)))
        asks = () if viewer is None else tuple(questions.get(viewer, ()))
        voices = _voices(channels, viewer)
        sent[viewer] = encode(Frame(public, private, asks, waiting, ends, voices, session.hurried, result))
    return sent


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
        asked.setdefault(ask.seat, []).append(Question(ask.key, ask.answers, choices, ask.owed))
    return asked


def _voices(channels: tuple[Channel, ...], viewer: Viewer) -> tuple[Voice, ...]:
    return tuple(Voice(c.name, viewer in c.speakers) for c in channels if viewer in c.hearers)


def _result(game: Game[O, M, S, C, E, P, Q], state: S) -> Result | None:
    outcome = game.outcome(state)
    return None if outcome is None else Result(tuple(sorted(outcome.winners)), outcome.scores)
