"""Paired worlds: another table in the place of the true one, which a viewer must not be able to tell from it.

What is sent is a function of the settled table. So a table that differs only in what a viewer may not know
must send that viewer the same bytes (ALL-01). `check_exact` is the first of six checks; none knows a game
by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from msgspec import Struct, structs

from unspoken.kernel.chance import Chance
from unspoken.kernel.frame import frames
from unspoken.kernel.game import AnyGame, Millis, Refused, Seat, Viewer
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import AnySession, check_asked, sample_answer, tag_of
from unspoken.proofs.playthrough import AnyStep

Broadcast: TypeAlias = Callable[[AnyGame, AnySession, Iterable[Viewer]], Mapping[Viewer, bytes]]
"""All that viewers are sent of a table. `frames` is one; a whole server can be another."""

_OUTSIDE = 255  # an outsider's number where chance needs one; no table has so many seats
_KEPT = 3  # commands of a kind that are kept to probe with


class Leak(AssertionError):
    """A viewer was sent what it may not know; says which check saw it, to whom, when, and which bytes."""

    def __init__(self, check: str, told: str) -> None:
        super().__init__(check, told)  # both, so that it can come from another process
        self.check = check

    def __str__(self) -> str:
        return ": ".join(self.args)


@dataclass
class Tally:
    """What the checks have looked at: a proof that compared nothing must not pass for one."""

    exact: int = 0
    order: int = 0
    course: int = 0
    drawn: int = 0
    quiet: int = 0
    fields: frozenset[str] = frozenset()
    """All fields of the game's state."""
    changed: dict[str, set[str]] = field(default_factory=dict)
    """By what is asked: the fields that differ in some other world of an outsider. The rest never do."""
    tried: dict[str, list[object]] = field(default_factory=dict)
    """By tag: the latest commands of that kind, to probe with."""

    def record_command(self, command: object) -> None:
        """Keep a command for the probes."""
        if command is not None:
            kept = self.tried.setdefault(tag_of(command), [])
            kept.append(command)
            del kept[:-_KEPT]

    def add(self, other: Tally) -> None:
        """Count what another has looked at as well."""
        self.exact += other.exact
        self.order += other.order
        self.course += other.course
        self.drawn += other.drawn
        self.quiet += other.quiet
        self.fields |= other.fields
        for asked, changed in other.changed.items():
            self.changed.setdefault(asked, set()).update(changed)

    def record_differences(self, session: AnySession, other: AnySession) -> None:
        """Keep in mind which fields an outsider's other world has changed."""
        self.fields |= set(session.state.__struct_fields__)
        self.changed.setdefault(situation(session), set()).update(differing(session.state, other.state))


def viewers(session: AnySession) -> tuple[Viewer, ...]:
    """Each seat, and somebody outside."""
    return (*every_seat(session.header.seats), None)


def situation(session: AnySession) -> str:
    """What is being asked just now, in the game's own words."""
    return " or ".join(sorted({tag for ask in session.asks for tag in ask.answers})) or "nothing"


def differing(one: object, two: object) -> list[str]:
    """The fields in which two states of a game differ."""
    assert isinstance(one, Struct)
    return [
        name
        for name in one.__struct_fields__
        if (here := getattr(one, name)) is not (there := getattr(two, name)) and here != there
    ]


def proof_chance(check: str, session: AnySession, viewer: Viewer) -> Chance:
    """Draws that no game makes: other ones for each check, step and viewer."""
    return Chance(
        check.encode() + session.header.seed, session.step * 256 + (_OUTSIDE if viewer is None else viewer)
    )


def session_at(game: AnyGame, session: AnySession, state: object) -> AnySession:
    """The same table, had it come to this state."""
    asks = game.asks(state)
    since = {ask.key: session.since.get(ask.key, Millis(0)) for ask in asks}
    return structs.replace(session, state=state, asks=asks, since=since)


def assert_same_bytes(
    check: str, game: AnyGame, session: AnySession, viewer: Viewer, here: bytes, there: bytes
) -> None:
    """Raise Leak where a viewer's bytes differ."""
    if here != there:
        who = "somebody outside" if viewer is None else f"seat {viewer}"
        raise Leak(
            check,
            f"{game.name}, {session.header.seats} seats, step {session.step}: {who} can tell two worlds apart"
            f"\n  {here.decode()}\n  {there.decode()}",
        )


def check_exact(game: AnyGame, step: AnyStep, tally: Tally, broadcast: Broadcast = frames) -> None:
    """In each viewer's other world that viewer is sent the same bytes, and hears the same refusals."""
    session = step.session
    true = broadcast(game, session, viewers(session))
    for viewer in viewers(session):
        chance = proof_chance("exact", session, viewer)
        other = _elsewhere(game, session, game.resample(session.state, viewer, chance), chance)
        if viewer is None:
            tally.record_differences(session, other)
        tally.exact += 1
        assert_same_bytes(
            "exact", game, session, viewer, true[viewer], broadcast(game, other, (viewer,))[viewer]
        )
        if viewer is not None:
            _same_refusals(game, session, other, viewer, tally, chance)


def _elsewhere(game: AnyGame, session: AnySession, state: object, chance: Chance) -> AnySession:
    """The table in another state. Its seed is another one and its log longer: neither may show."""
    header = structs.replace(session.header, seed=b"elsewhere" + session.header.seed)
    return structs.replace(
        session_at(game, session, state), header=header, step=session.step + 1 + chance.below(9)
    )


def _same_refusals(
    game: AnyGame, true: AnySession, other: AnySession, seat: Seat, tally: Tally, chance: Chance
) -> None:
    for key, command in _probes(game, true, seat, tally, chance):
        here, there = (_verdict(game, table, seat, key, command) for table in (true, other))
        if here != there:
            raise Leak(
                "exact",
                f"{game.name}, step {true.step}: seat {seat} tries {command} and hears {here}, "
                f"but in another world {there}",
            )


def _probes(
    game: AnyGame, session: AnySession, seat: Seat, tally: Tally, chance: Chance
) -> Iterator[tuple[str, object]]:
    """What a seat could try: every choice, a sample, and what anybody ever tried."""
    tried = [command for kept in tally.tried.values() for command in kept]
    for ask in session.asks:
        if ask.seat == seat:
            for command in (*(ask.choices or ()), sample_answer(game, session.state, ask, chance), *tried):
                yield ask.key, command


def _verdict(game: AnyGame, session: AnySession, seat: Seat, key: str, command: object) -> str:
    """What the seat is told at once."""
    try:
        check_asked(game, session, seat, key, command)
        game.decide(session.state, seat, command)
    except Refused as refused:
        return f"{refused.code} {sorted(refused.facts.items())}"
    return "yes"
