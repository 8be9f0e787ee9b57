"""Random playthroughs of any game, for proofs, benchmarks and golden files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Game
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import Entry, Session, Submission, due, open_session, sample_answer, submit, tick
from unspoken.kernel.types import C, E, M, Millis, O, P, Q, Refused, S, Seat

LONGEST = 5_000
"""Steps after which a game counts as endless."""
_BREATH = 700  # milliseconds between two answers
_PATIENCE = 50  # successive refusals after which no legal answer seems left


@dataclass(frozen=True, slots=True)
class PlayedStep(Generic[O, M, S, C, E]):
    """A step of a playthrough: the entry, and the session after it."""

    session: Session[O, M, S, C]
    entry: Entry[C, E]
    people: frozenset[Seat]
    """Seats of people at that step; the others are bots."""


AnyStep: TypeAlias = PlayedStep[Any, Any, Any, Any, Any]  # in a game of any type


def play_randomly(
    game: Game[O, M, S, C, E, P, Q], seats: int, options: O, materials: M, seed: bytes
) -> Iterator[PlayedStep[O, M, S, C, E]]:
    """Play a game between random players, and yield its steps.

    The players mostly answer owed questions; sometimes they change an answer, or let the time run out.
    """
    session = open_session(game, options, materials, seats, seed)
    people = _people(seats, Chance(b"people" + seed, 0))
    now = Millis(0)
    session, opening = tick(game, session, now, people)
    assert opening is not None, f"{game.name}: the first tick has no events, so there will be no question"
    yield PlayedStep(session, opening, people)
    while game.outcome(session.state) is None:
        chance = Chance(b"players" + seed, session.step)
        now = Millis(now + _BREATH)
        ends = due(game, session)
        if ends is not None and (now >= ends or _lets_it_run_out(session, chance)):
            now = max(now, ends)
            session, ticked = tick(game, session, now, people)
            assert ticked is not None, f"{game.name} is due at {ends}, but the tick has no events"
            yield PlayedStep(session, ticked, people)
        else:
            assert session.asks, f"{game.name} has no open question and no timer"
            session, entry = _answered(game, session, now, people, chance)
            yield PlayedStep(session, entry, people)
        assert session.step < LONGEST, f"{game.name} with {seats} seats and {options} does not end"


def _people(seats: int, chance: Chance) -> frozenset[Seat]:
    """Choose the seats of people: none in every second game, else some."""
    if chance.below(2):
        return frozenset()
    return frozenset(seat for seat in every_seat(seats) if chance.below(2))


def _lets_it_run_out(session: Session[O, M, S, C], chance: Chance) -> bool:
    """True if the next step is a tick of the clock: at random, and always if no question is open."""
    return not session.asks or chance.below(40) == 0


def _answered(
    game: Game[O, M, S, C, E, P, Q],
    session: Session[O, M, S, C],
    at: Millis,
    people: frozenset[Seat],
    chance: Chance,
) -> tuple[Session[O, M, S, C], Entry[C, E]]:
    """Submit a random answer; try another one if it is refused."""
    owed = [ask for ask in session.asks if ask.owed]
    heard: list[str] = []
    while len(heard) < _PATIENCE:
        ask = chance.pick(owed if owed and chance.below(6) else session.asks)
        answer = sample_answer(game, session.state, ask, chance)
        try:
            return submit(game, session, Submission(ask.seat, ask.key, answer), at, people)
        except Refused as refused:
            heard.append(refused.code)
    raise AssertionError(
        f"{game.name} refuses all answers of its own `sample`: {', '.join(sorted(set(heard)))}"
    )
