"""The rules of Echo, in the order of RULES.md."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import BySeat, every_seat
from unspoken.kernel.types import Ask, Channel, Millis, Outcome, Refused, Seat

from .events import Event, Picked, WentOn
from .types import HIGHEST, Command, GoOn, Phase, Pick, Private, Public, State


def due(state: State) -> Millis | None:
    """Return the end of a reveal at a table with a timer."""
    return state.due


def channels(state: State) -> tuple[Channel, ...]:
    """Nobody speaks while numbers are picked (ECHO-02)."""
    everybody = frozenset(every_seat(state.seats))
    speakers = frozenset[Seat]() if state.phase is Phase.PICKING else everybody
    return (Channel("table", speakers, everybody | {None}),)


def decide(_state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Return the events of a player's command; raises Refused."""
    match command:
        case Pick(number):
            if not 1 <= number <= HIGHEST:
                raise Refused("no-such-number", most=HIGHEST)
            return (Picked(seat, number),)
        case GoOn():
            return (WentOn(seat),)
        case _:
            assert_never(command)


def alone(picks: BySeat[int | None]) -> Seat | None:
    """Return the seat with the highest number that nobody else picked (ECHO-03)."""
    times = Counter(picks)
    lone = [(number, seat) for seat, number in enumerate(picks) if number and times[number] == 1]
    return Seat(max(lone)[1]) if lone else None


def outcome(state: State) -> Outcome | None:
    """Return the winners of a finished game (ECHO-04)."""
    if state.phase is not Phase.OVER:
        return None
    best = max(state.scores)
    winners = (seat for seat in every_seat(state.seats) if state.scores[seat] == best)
    return Outcome(frozenset(winners), state.scores)


def sample(_public: Public, _private: Private, ask: Ask[Command], chance: Chance) -> Command:
    """Return a random choice."""
    return chance.pick(ask.choices or ())
