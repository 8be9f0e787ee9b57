"""The rules of Pattern, in the order of RULES.md."""

from __future__ import annotations

from typing import assert_never

from unspoken.cli.template.game.events import Event, Picked, WentOn
from unspoken.cli.template.game.types import HIGHEST, Command, GoOn, Phase, Pick, Private, Public, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import BySeat, every_seat, left_of
from unspoken.kernel.types import Ask, Channel, Millis, Outcome, Refused, Seat


def due(state: State) -> Millis | None:
    """Return when the reveal ends by itself; None without a clock."""
    return state.due


def channels(state: State) -> tuple[Channel, ...]:
    """Nobody speaks while numbers are picked (PAT-02)."""
    everybody = frozenset(every_seat(state.seats))
    speakers = frozenset[Seat]() if state.phase is Phase.PICKING else everybody
    return (Channel("table", speakers, everybody | {None}),)


def decide(_state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Return the events of a player's move. Raises Refused."""
    match command:
        case Pick(number):
            if not 1 <= number <= HIGHEST:
                raise Refused("no-such-number", most=HIGHEST)
            return (Picked(seat, number),)
        case GoOn():
            return (WentOn(seat),)
        case _:
            assert_never(command)


def gains_of(picks: BySeat[int | None]) -> BySeat[int]:
    """Return a point for each player who picked the left neighbour's number (PAT-03)."""
    n = len(picks)
    return tuple(int(picks[seat] == picks[left_of(seat, n)]) for seat in every_seat(n))


def outcome(state: State) -> Outcome | None:
    """Return the result; the players with the most points win together (PAT-04)."""
    if state.phase is not Phase.OVER:
        return None
    best = max(state.scores)
    winners = (seat for seat in every_seat(state.seats) if state.scores[seat] == best)
    return Outcome(frozenset(winners), state.scores)


def sample(_public: Public, _private: Private, ask: Ask[Command], chance: Chance) -> Command:
    """Return a random choice."""
    return chance.pick(ask.choices or ())
