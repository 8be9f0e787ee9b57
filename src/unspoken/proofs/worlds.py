"""Paired worlds: a viewer must not be able to tell the real session from a resampled one.

Frames are a function of the settled session. So a session that differs only in what a viewer may not know
must send that viewer the same bytes (ALL-01). `check_exact` is the first of six checks, which work for all
games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from msgspec import Struct, structs

from unspoken.kernel.chance import Chance
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import AnySession, check_asked, sample_answer, tag_of
from unspoken.kernel.types import Millis, Refused, Seat, Viewer
from unspoken.proofs.playthrough import AnyStep

Broadcast: TypeAlias = Callable[[AnyGame, AnySession, Iterable[Viewer]], Mapping[Viewer, bytes]]
"""Returns the bytes that viewers are sent for a session: `frames`, or a whole server."""

_OUTSIDE = 255  # number of a spectator in seeds; no table has so many seats
_PROBES_PER_KIND = 3  # commands of each kind that are stored as probes


class Leak(AssertionError):
    """A viewer was sent a secret. The message names the check, the viewer, the step and the bytes."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(check, message)  # both as args, so that it can be pickled
        self.check = check

    def __str__(self) -> str:
        return ": ".join(self.args)


@dataclass
class ProofTally:
    """Counts of the comparisons, so that a proof that compared nothing does not pass."""

    exact: int = 0
    order: int = 0
    course: int = 0
    drawn: int = 0
    quiet: int = 0
    fields: frozenset[str] = frozenset()
    """All fields of the game's state."""
    changed: dict[str, set[str]] = field(default_factory=dict)
    """By situation: the fields that differ in a resampled world of a spectator."""
    tried: dict[str, list[object]] = field(default_factory=dict)
    """By tag: the latest commands, used as probes."""

    def record_command(self, command: object) -> None:
        """Store a command as a probe."""
        if command is not None:
            commands = self.tried.setdefault(tag_of(command), [])
            commands.append(command)
            del commands[:-_PROBES_PER_KIND]

    def add(self, other: ProofTally) -> None:
        """Add the counts of another tally."""
        self.exact += other.exact
        self.order += other.order
        self.course += other.course
        self.drawn += other.drawn
        self.quiet += other.quiet
        self.fields |= other.fields
        for asked, changed in other.changed.items():
            self.changed.setdefault(asked, set()).update(changed)

    def record_differences(self, session: AnySession, other: AnySession) -> None:
        """Record the fields that differ in a spectator's resampled world."""
        self.fields |= set(session.state.__struct_fields__)
        self.changed.setdefault(situation(session), set()).update(differing(session.state, other.state))


def viewers(session: AnySession) -> tuple[Viewer, ...]:
    """Return all seats, and None for a spectator."""
    return (*every_seat(session.header.seats), None)


def situation(session: AnySession) -> str:
    """Return the tags of the commands that are asked for."""
    return " or ".join(sorted({tag for ask in session.asks for tag in ask.answers})) or "nothing"


def differing(first: object, second: object) -> list[str]:
    """Return the fields in which two states differ."""
    assert isinstance(first, Struct)
    return [
        name
        for name in first.__struct_fields__
        if (here := getattr(first, name)) is not (there := getattr(second, name)) and here != there
    ]


def proof_chance(check: str, session: AnySession, viewer: Viewer) -> Chance:
    """Return a Chance that is independent of the game's, for each check, step and viewer."""
    return Chance(
        check.encode() + session.header.seed, session.step * 256 + (_OUTSIDE if viewer is None else viewer)
    )


def session_at(game: AnyGame, session: AnySession, state: object) -> AnySession:
    """Return the session with another state."""
    asks = game.asks(state)
    since = {ask.key: session.since.get(ask.key, Millis(0)) for ask in asks}
    return structs.replace(session, state=state, asks=asks, since=since)


def assert_same_bytes(
    check: str, game: AnyGame, session: AnySession, viewer: Viewer, here: bytes, there: bytes
) -> None:
    """Raise Leak if a viewer's bytes differ."""
    if here != there:
        who = "a spectator" if viewer is None else f"seat {viewer}"
        raise Leak(
            check,
            f"{game.name}, {session.header.seats} seats, step {session.step}: {who} can tell two worlds apart"
            f"\n  {here.decode()}\n  {there.decode()}",
        )


def check_exact(game: AnyGame, step: AnyStep, tally: ProofTally, broadcast: Broadcast = frames) -> None:
    """Check that each viewer gets the same bytes and the same refusals in a resampled world."""
    session = step.session
    true = broadcast(game, session, viewers(session))
    for viewer in viewers(session):
        chance = proof_chance("exact", session, viewer)
        other = _elsewhere(game, session, game.proofs.resample(session.state, viewer, chance), chance)
        if viewer is None:
            tally.record_differences(session, other)
        tally.exact += 1
        assert_same_bytes(
            "exact", game, session, viewer, true[viewer], broadcast(game, other, (viewer,))[viewer]
        )
        if viewer is not None:
            _same_refusals(game, session, other, viewer, tally, chance)


def _elsewhere(game: AnyGame, session: AnySession, state: object, chance: Chance) -> AnySession:
    """Return the session with another state, seed and log length. These changes must not change a frame."""
    header = structs.replace(session.header, seed=b"elsewhere" + session.header.seed)
    return structs.replace(
        session_at(game, session, state), header=header, step=session.step + 1 + chance.below(9)
    )


def _same_refusals(
    game: AnyGame, true: AnySession, other: AnySession, seat: Seat, tally: ProofTally, chance: Chance
) -> None:
    for key, command in _probes(game, true, seat, tally, chance):
        here, there = (_verdict(game, table, seat, key, command) for table in (true, other))
        if here != there:
            raise Leak(
                "exact",
                f"{game.name}, step {true.step}: the reply to {command} of seat {seat} is {here}, "
                f"but {there} in another world",
            )


def _probes(
    game: AnyGame, session: AnySession, seat: Seat, tally: ProofTally, chance: Chance
) -> Iterator[tuple[str, object]]:
    """Yield commands that a seat could try: every choice, a sample, and recorded commands."""
    tried = [command for commands in tally.tried.values() for command in commands]
    for ask in session.asks:
        if ask.seat == seat:
            for command in (*(ask.choices or ()), sample_answer(game, session.state, ask, chance), *tried):
                yield ask.key, command


def _verdict(game: AnyGame, session: AnySession, seat: Seat, key: str, command: object) -> str:
    """Return the immediate reply to a command."""
    try:
        check_asked(game, session, seat, key, command)
        game.decide(session.state, seat, command)
    except Refused as refused:
        return f"{refused.code} {sorted(refused.facts.items())}"
    return "yes"
