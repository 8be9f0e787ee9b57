"""Random playthroughs of any game, for whoever wants to see it played: proofs, benches, goldens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import C, E, Game, M, Millis, O, P, Q, Refused, S, Seat
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import Entry, Session, due, open_session, sample_answer, submit, tick

LONGEST = 5_000
"""Steps after which a game is held to have no end."""
_BREATH = 700  # milliseconds between two answers
_PATIENCE = 50  # refusals in a row after which nothing legal is held to be left


@dataclass(frozen=True, slots=True)
class Step(Generic[O, M, S, C, E]):
    """A moment of a playthrough: the table as it is now, and the entry that led to it."""

    session: Session[O, M, S, C]
    entry: Entry[C, E]
    people: frozenset[Seat]
    """Seats that were people's when it happened; the others were bots'."""


AnyStep: TypeAlias = Step[Any, Any, Any, Any, Any]  # of a game off the shelf


def play_randomly(
    game: Game[O, M, S, C, E, P, Q], seats: int, options: O, materials: M, seed: bytes
) -> Iterator[Step[O, M, S, C, E]]:
    """One game between random players, step by step.

    Mostly they answer what is owed; now and then they change an answer, or let the clock run out.
    """
    session = open_session(game, options, materials, seats, seed)
    people = _people(seats, Chance(b"people" + seed, 0))
    now = Millis(0)
    session, opening = tick(game, session, now, people)
    assert opening is not None, f"{game.name}: nothing happens when a game is opened, so nobody is ever asked"
    yield Step(session, opening, people)
    while game.outcome(session.state) is None:
        chance = Chance(b"players" + seed, session.step)
        now = Millis(now + _BREATH)
        ends = due(game, session)
        if ends is not None and (now >= ends or _lets_it_run_out(session, chance)):
            now = max(now, ends)
            session, ticked = tick(game, session, now, people)
            assert ticked is not None, f"{game.name} is due at {ends}, and nothing happens"
            yield Step(session, ticked, people)
        else:
            assert session.asks, f"{game.name} waits for nobody, and for no clock"
            session, entry = _answered(game, session, now, people, chance)
            yield Step(session, entry, people)
        assert session.step < LONGEST, f"{game.name} with {seats} seats and {options} has no end"


def _people(seats: int, chance: Chance) -> frozenset[Seat]:
    """In every second game all seats are bots'; else some are people's."""
    if chance.below(2):
        return frozenset()
    return frozenset(seat for seat in every_seat(seats) if chance.below(2))


def _lets_it_run_out(session: Session[O, M, S, C], chance: Chance) -> bool:
    """Now and then, and where nobody can do anything else."""
    return not session.asks or chance.below(40) == 0


def _answered(
    game: Game[O, M, S, C, E, P, Q],
    session: Session[O, M, S, C],
    at: Millis,
    people: frozenset[Seat],
    chance: Chance,
) -> tuple[Session[O, M, S, C], Entry[C, E]]:
    """Somebody's answer; who is refused tries something else."""
    owed = [ask for ask in session.asks if ask.owed]
    heard: list[str] = []
    while len(heard) < _PATIENCE:
        ask = chance.pick(owed if owed and chance.below(6) else session.asks)
        answer = sample_answer(game, session.state, ask, chance)
        try:
            return submit(game, session, ask.seat, ask.key, answer, at, people)
        except Refused as refused:
            heard.append(refused.code)
    raise AssertionError(
        f"{game.name} refuses whatever its own sample tries: {', '.join(sorted(set(heard)))}"
    )
