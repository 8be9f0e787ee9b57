"""Runs any game: opens, ticks, answers and replays it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct, field

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Game
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask, C, E, M, Millis, Moment, O, P, Q, Refused, S, Seat

_C = TypeVar("_C", covariant=True)
_NOBODY: frozenset[Seat] = frozenset()
_MOST_SETTLES = 10_000  # moves of nature in one step; more means an endless loop in the game's `settle`


class Header(Struct, Generic[O, M], frozen=True):
    """The inputs with which a game started. The seed is as secret as the deck."""

    game: str
    version: int
    options: O
    materials: M
    seats: int
    seed: bytes
    packs: dict[str, str] = {}
    """Digests of the packs of the materials."""


class Entry(Struct, Generic[C, E], frozen=True, omit_defaults=True):
    """One saved step of a game: the answer, and the resulting events."""

    step: int
    at: Millis
    seat: Seat | None = None
    key: str | None = None
    """The question that was answered."""
    command: C | None = None
    events: tuple[E, ...] = ()
    timed_out: tuple[Seat, ...] = field(default=(), name="clock")
    """Seats whose questions expired, so that the clock answered for them (ALL-07)."""
    nonce: str | None = None
    """The sender's id of this answer: the same answer sent twice is applied once."""
    why: Why | None = None


class Submission(NamedTuple, Generic[_C]):
    """A seat's answer to a question, before it is applied."""

    seat: Seat
    key: str
    """The question that is answered."""
    command: _C
    nonce: str | None = None
    """The sender's id of this answer."""
    why: Why | None = None


class Session(Struct, Generic[O, M, S, C], frozen=True):
    """A running game after `settle`: its state, its open questions, and since when they are open."""

    header: Header[O, M]
    state: S
    asks: tuple[Ask[C], ...]
    since: Mapping[str, Millis]
    step: int = 0
    timed_out: tuple[Seat, ...] = ()
    """Seats for which the clock has answered in the last visible step."""


# For callers that do not know the types of the game.
AnySession: TypeAlias = Session[Any, Any, Any, Any]
AnyEntry: TypeAlias = Entry[Any, Any]
AnyHeader: TypeAlias = Header[Any, Any]


def open_session(
    game: Game[O, M, S, C, E, P, Q],
    options: O,
    materials: M,
    seats: int,
    seed: bytes,
    packs: Mapping[str, str] | None = None,
) -> Session[O, M, S, C]:
    """Open a game; raise Refused if the number of seats or the materials do not fit."""
    allowed = game.seats(options)
    if seats not in allowed:
        raise Refused("wrong-number-of-seats", seats=seats, least=allowed[0], most=allowed[-1])
    header = Header(game.name, game.saved.version, options, materials, seats, seed, dict(packs or {}))
    return begin(game, header)


def begin(game: Game[O, M, S, C, E, P, Q], header: Header[O, M]) -> Session[O, M, S, C]:
    """Return the session before the first step."""
    state = game.setup(header.options, header.materials, every_seat(header.seats))
    return Session(header, state, (), {})


def due(game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C]) -> Millis | None:
    """Return when the table must tick if nobody answers first."""
    visible, hidden = visible_due(game, session), game.hidden_due(session.state)
    if visible is None or hidden is None:
        return hidden if visible is None else visible
    return min(visible, hidden)


def visible_due(game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C]) -> Millis | None:
    """Return the next tick that everybody may know of."""
    soonest: int | None = game.due(session.state)
    since = session.since
    for ask in session.asks:
        if ask.limit is not None and ask.owed:
            at = since[ask.key] + ask.limit
            if soonest is None or at < soonest:
                soonest = at
    return None if soonest is None else Millis(soonest)


def tick(
    game: Game[O, M, S, C, E, P, Q],
    session: Session[O, M, S, C],
    at: Millis,
    people: frozenset[Seat] = _NOBODY,
) -> tuple[Session[O, M, S, C], Entry[C, E] | None]:
    """Make nature's move, and answer expired questions; the entry is None if nothing happens."""
    expired = frozenset(
        ask.key
        for ask in session.asks
        if ask.owed and ask.limit is not None and at >= session.since[ask.key] + ask.limit
    )
    return _nature(game, session, at, people, expired)


def skip(
    game: Game[O, M, S, C, E, P, Q],
    session: Session[O, M, S, C],
    at: Millis,
    people: frozenset[Seat] = _NOBODY,
    keys: frozenset[str] | None = None,
) -> tuple[Session[O, M, S, C], Entry[C, E] | None]:
    """Treat every owed question as expired, or only the owed questions with these keys."""
    owed = frozenset(ask.key for ask in session.asks if ask.owed)
    return _nature(game, session, at, people, owed if keys is None else owed & keys)


def check_asked(
    game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C], seat: Seat, key: str, command: C
) -> Ask[C]:
    """Return the question that a command answers; raise Refused if it answers none or is not a choice."""
    tag = tag_of(command)
    for ask in session.asks:
        if ask.seat == seat and ask.key == key and tag in ask.answers:
            break
    else:
        raise Refused("not-asked")
    if ask.choices is not None and command not in ask.choices:
        game.decide(session.state, seat, command)  # the game may raise a more precise refusal
        raise Refused("not-a-choice")
    return ask


def submit(
    game: Game[O, M, S, C, E, P, Q],
    session: Session[O, M, S, C],
    submission: Submission[C],
    at: Millis,
    people: frozenset[Seat] = _NOBODY,
) -> tuple[Session[O, M, S, C], Entry[C, E]]:
    """Apply a seat's answer and nature's reaction. Raises Refused if the answer is not allowed now."""
    seat, key, command, nonce, why = submission
    ask = check_asked(game, session, seat, key, command)
    if ask.opens is not None and at < ask.opens:
        raise Refused("too-hasty", seconds=-((at - ask.opens) // 1000))
    moment = Moment(at, Chance(session.header.seed, session.step), people)
    decided = game.decide(session.state, seat, command)
    state, settled = _settled(game, _applied(game, session.state, decided), moment)
    entry = Entry(session.step, at, seat, key, command, decided + settled, nonce=nonce, why=why)
    return _after(game, session, state, entry), entry


def renew_seat(
    game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C], seat: Seat, at: Millis
) -> tuple[Session[O, M, S, C], Entry[C, E] | None] | None:
    """Replace the secrets of a seat, so that a newcomer may take the seat; None if this is not possible now.

    The entry is None if the seat has no secrets now.
    """
    events = game.seating.renew(session.state, seat, Chance(session.header.seed, session.step))
    if events is None:
        return None
    if not events:
        return session, None
    entry: Entry[C, E] = Entry(session.step, at, events=events)
    return _after(game, session, _applied(game, session.state, events), entry), entry


def sample_answer(game: Game[O, M, S, C, E, P, Q], state: S, ask: Ask[C], chance: Chance) -> C:
    """Return a legal answer to a question, from what its seat sees."""
    return game.sample(game.public(state), game.private(state, ask.seat), ask, chance)


def apply_entry(
    game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C], entry: Entry[C, E]
) -> Session[O, M, S, C]:
    """Apply a saved entry. Only its events are applied, so a changed rule never changes the past."""
    return _after(game, session, _applied(game, session.state, entry.events), entry)


def replay(
    game: Game[O, M, S, C, E, P, Q], header: Header[O, M], entries: Iterable[Entry[C, E]]
) -> Session[O, M, S, C]:
    """Return the session of a saved game."""
    session = begin(game, header)
    for entry in entries:
        session = apply_entry(game, session, entry)
    return session


def tag_of(struct: object) -> str:
    """Return the tag of a command or event."""
    kind: Any = type(struct)  # always a struct; every answer needs its tag, and `isinstance` is slow here
    return str(kind.__struct_config__.tag)


def _nature(
    game: Game[O, M, S, C, E, P, Q],
    session: Session[O, M, S, C],
    at: Millis,
    people: frozenset[Seat],
    expired: frozenset[str],
) -> tuple[Session[O, M, S, C], Entry[C, E] | None]:
    """Settle, then answer the expired questions at random (ALL-07)."""
    moment = Moment(at, Chance(session.header.seed, session.step), people, expired)
    timed_out = tuple(sorted(ask.seat for ask in session.asks if ask.owed and ask.key in expired))
    state, events = _settled(game, session.state, moment)
    for _ in range(_MOST_SETTLES):
        late = _still_owed(game, state, expired)
        if late is None:
            break
        decided = game.decide(state, late.seat, moment.chance.pick(late.choices or ()))
        state, settled = _settled(game, _applied(game, state, decided), moment)
        events = (*events, *decided, *settled)
    else:
        raise RuntimeError(f"{game.name} does not accept random answers to its expired questions")
    if not events:
        return session, None
    entry: Entry[C, E] = Entry(session.step, at, events=events, timed_out=timed_out)
    return _after(game, session, state, entry), entry


def _still_owed(game: Game[O, M, S, C, E, P, Q], state: S, expired: frozenset[str]) -> Ask[C] | None:
    if not expired:
        return None
    return next((ask for ask in game.asks(state) if ask.owed and ask.key in expired and ask.choices), None)


def _after(
    game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C], state: S, entry: Entry[C, E]
) -> Session[O, M, S, C]:
    asks = game.asks(state)
    at, opened = entry.at, session.since.get
    since = {ask.key: opened(ask.key, at) for ask in asks}
    # a step that changes no question may be secret, so it must not clear the timeouts that are shown
    timed_out = entry.timed_out or (session.timed_out if asks == session.asks else ())
    return Session(session.header, state, asks, since, entry.step + 1, timed_out)


def _applied(game: Game[O, M, S, C, E, P, Q], state: S, events: tuple[E, ...]) -> S:
    for event in events:
        state = game.apply(state, event)
    return state


def _settled(game: Game[O, M, S, C, E, P, Q], state: S, moment: Moment) -> tuple[S, tuple[E, ...]]:
    settled: tuple[E, ...] = ()
    for _ in range(_MOST_SETTLES):
        events = game.settle(state, moment)
        if not events:
            return state, settled
        state = _applied(game, state, events)
        settled += events
    raise RuntimeError(f"`settle` of {game.name} never ends")
