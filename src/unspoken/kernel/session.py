"""How any game is run: opened, ticked, answered, replayed and shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeAlias

from msgspec import Struct

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, C, E, Game, M, Millis, Moment, O, P, Q, Refused, S, Seat, Why
from unspoken.kernel.seats import every_seat

_NOBODY: frozenset[Seat] = frozenset()
_MOST_SETTLES = 10_000  # nature's moves in one step; more means that settle never settles


class Header(Struct, Generic[O, M], frozen=True):
    """What a game began with. The seed is as secret as the deck."""

    game: str
    version: int
    options: O
    materials: M
    seats: int
    seed: bytes
    packs: dict[str, str] = {}
    """Digests of the packs that the materials came from."""


class Entry(Struct, Generic[C, E], frozen=True, omit_defaults=True):
    """One step of a game as it is saved: who answered what, and the facts that came of it."""

    step: int
    at: Millis
    seat: Seat | None = None
    key: str | None = None
    """The question that was answered."""
    command: C | None = None
    events: tuple[E, ...] = ()
    clock: tuple[Seat, ...] = ()
    """Seats for which the clock answered (ALL-07)."""
    nonce: str | None = None
    """The sender's name for this answer: the same answer sent twice is heard once."""
    why: Why | None = None


class Session(Struct, Generic[O, M, S, C], frozen=True):
    """One game being played, settled: which questions stand, counted once, and since when."""

    header: Header[O, M]
    state: S
    asks: tuple[Ask[C], ...]
    since: Mapping[str, Millis]
    step: int = 0
    hurried: tuple[Seat, ...] = ()
    """Seats for which the clock has just answered."""


# Of a game off the shelf: whoever runs it by its protocol need not know its nouns.
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
    """A game that nobody has moved in yet; Refused if the seats or the materials do not suffice."""
    allowed = game.seats(options)
    if seats not in allowed:
        raise Refused("wrong-number-of-seats", seats=seats, least=allowed[0], most=allowed[-1])
    header = Header(game.name, game.version, options, materials, seats, seed, dict(packs or {}))
    return begin(game, header)


def begin(game: Game[O, M, S, C, E, P, Q], header: Header[O, M]) -> Session[O, M, S, C]:
    """The table as it was before the first step."""
    state = game.setup(header.options, header.materials, every_seat(header.seats))
    return Session(header, state, (), {})


def due(game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C]) -> Millis | None:
    """When the table must tick if nobody answers first."""
    visible, hidden = visible_due(game, session), game.hidden_due(session.state)
    if visible is None or hidden is None:
        return hidden if visible is None else visible
    return min(visible, hidden)


def visible_due(game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C]) -> Millis | None:
    """When the table ticks next, as far as everybody may know."""
    soonest = game.due(session.state)
    for ask in session.asks:
        if ask.owed and ask.limit is not None:
            at = Millis(session.since[ask.key] + ask.limit)
            soonest = at if soonest is None else min(soonest, at)
    return soonest


def tick(
    game: Game[O, M, S, C, E, P, Q],
    session: Session[O, M, S, C],
    at: Millis,
    people: frozenset[Seat] = _NOBODY,
) -> tuple[Session[O, M, S, C], Entry[C, E] | None]:
    """Nature's move, and the clock's where a question has stood too long; None if there is none."""
    lapsed = frozenset(
        ask.key
        for ask in session.asks
        if ask.owed and ask.limit is not None and at >= session.since[ask.key] + ask.limit
    )
    return _nature(game, session, at, people, lapsed)


def skip(
    game: Game[O, M, S, C, E, P, Q],
    session: Session[O, M, S, C],
    at: Millis,
    people: frozenset[Seat] = _NOBODY,
) -> tuple[Session[O, M, S, C], Entry[C, E] | None]:
    """As if the time of every question that is still owed had run out."""
    return _nature(game, session, at, people, frozenset(ask.key for ask in session.asks if ask.owed))


def check_asked(
    game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C], seat: Seat, key: str, command: C
) -> Ask[C]:
    """The question that is answered; Refused where it was not asked of this seat, or has no such choice."""
    tag = tag_of(command)
    ask = next((a for a in session.asks if a.seat == seat and a.key == key and tag in a.answers), None)
    if ask is None:
        raise Refused("not-asked")
    if ask.choices is not None and command not in ask.choices:
        game.decide(session.state, seat, command)  # the game may know a better word for it
        raise Refused("not-a-choice")
    return ask


def submit(
    game: Game[O, M, S, C, E, P, Q],
    session: Session[O, M, S, C],
    seat: Seat,
    key: str,
    command: C,
    at: Millis,
    people: frozenset[Seat] = _NOBODY,
    nonce: str | None = None,
    why: Why | None = None,
) -> tuple[Session[O, M, S, C], Entry[C, E]]:
    """One seat's answer and what nature adds to it; Refused leaves no trace."""
    ask = check_asked(game, session, seat, key, command)
    if ask.opens is not None and at < ask.opens:
        raise Refused("too-hasty", seconds=-((at - ask.opens) // 1000))
    moment = Moment(at, Chance(session.header.seed, session.step), people)
    decided = game.decide(session.state, seat, command)
    state, settled = _settled(game, _applied(game, session.state, decided), moment)
    entry = Entry(session.step, at, seat, key, command, decided + settled, nonce=nonce, why=why)
    return _after(game, session, state, entry), entry


def sample_answer(game: Game[O, M, S, C, E, P, Q], state: S, ask: Ask[C], chance: Chance) -> C:
    """Some legal answer to a question, from what its seat sees."""
    return game.sample(game.public(state), game.private(state, ask.seat), ask, chance)


def apply_entry(
    game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C], entry: Entry[C, E]
) -> Session[O, M, S, C]:
    """The session after a saved entry. No rule is asked again: changing a rule never changes the past."""
    return _after(game, session, _applied(game, session.state, entry.events), entry)


def replay(
    game: Game[O, M, S, C, E, P, Q], header: Header[O, M], entries: Iterable[Entry[C, E]]
) -> Session[O, M, S, C]:
    """The session that a saved game had come to."""
    session = begin(game, header)
    for entry in entries:
        session = apply_entry(game, session, entry)
    return session


def tag_of(struct: object) -> str:
    """The tag by which a command or an event goes on the wire and in the log."""
    assert isinstance(struct, Struct)
    return str(struct.__struct_config__.tag)


def _nature(
    game: Game[O, M, S, C, E, P, Q],
    session: Session[O, M, S, C],
    at: Millis,
    people: frozenset[Seat],
    lapsed: frozenset[str],
) -> tuple[Session[O, M, S, C], Entry[C, E] | None]:
    """Settle; then answer by chance what is still owed though its time is over (ALL-07)."""
    moment = Moment(at, Chance(session.header.seed, session.step), people, lapsed)
    hurried = tuple(sorted(ask.seat for ask in session.asks if ask.owed and ask.key in lapsed))
    state, events = _settled(game, session.state, moment)
    for _ in range(_MOST_SETTLES):
        late = _still_owed(game, state, lapsed)
        if late is None:
            break
        decided = game.decide(state, late.seat, moment.chance.pick(late.choices or ()))
        state, settled = _settled(game, _applied(game, state, decided), moment)
        events = (*events, *decided, *settled)
    else:
        raise RuntimeError(f"{game.name} goes on owing an answer that chance has given")
    if not events:
        return session, None
    entry: Entry[C, E] = Entry(session.step, at, events=events, clock=hurried)
    return _after(game, session, state, entry), entry


def _still_owed(game: Game[O, M, S, C, E, P, Q], state: S, lapsed: frozenset[str]) -> Ask[C] | None:
    if not lapsed:
        return None
    return next((ask for ask in game.asks(state) if ask.owed and ask.key in lapsed and ask.choices), None)


def _after(
    game: Game[O, M, S, C, E, P, Q], session: Session[O, M, S, C], state: S, entry: Entry[C, E]
) -> Session[O, M, S, C]:
    asks = game.asks(state)
    since = {ask.key: session.since.get(ask.key, entry.at) for ask in asks}
    unseen = asks == session.asks and not entry.clock  # a step that may not show must not end what shows
    hurried = session.hurried if unseen else entry.clock
    return Session(session.header, state, asks, since, entry.step + 1, hurried)


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
    raise RuntimeError(f"{game.name} never settles")
