"""Two teams: who sits in which, and which of them has to decide (ROR-01)."""

from __future__ import annotations

from typing import assert_never

from unspoken.games.rorschach.events import Seated
from unspoken.games.rorschach.types import Options, Phase, State, Team
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat
from unspoken.kernel.seats import BySeat, every_seat


def halves(order: tuple[Seat, ...]) -> BySeat[Team]:
    """The first half of an order of the seats, rounded up, against the rest (ROR-01)."""
    first = frozenset(order[: (len(order) + 1) // 2])
    return tuple(0 if seat in first else 1 for seat in every_seat(len(order)))


def seated(options: Options, seats: int, chance: Chance) -> Seated:
    """The teams as people sit, or as the seed deals them, and which is tested first (ROR-01, ROR-03)."""
    order = every_seat(seats)
    teams = halves(order if options.teams == "seated" else chance.shuffled(order))
    match options.first:
        case "seed":
            return Seated(teams, chance.below(2))
        case "first":
            return Seated(teams, 0)
        case "second":
            return Seated(teams, 1)
        case _:
            assert_never(options.first)


def members(state: State, team: Team) -> tuple[Seat, ...]:
    """A team, in seat order."""
    return tuple(seat for seat in every_seat(state.seats) if state.teams[seat] == team)


def decides(state: State) -> Team | None:
    """Which team has to decide something together just now."""
    match state.phase:
        case Phase.CHOOSING | Phase.GUESSING | Phase.SECOND:
            return state.testers
        case Phase.REMOVING | Phase.COUNTERING:
            return 1 - state.testers
        case Phase.SEATING | Phase.DEALING | Phase.MATCHING | Phase.REVEALED | Phase.SCORED | Phase.OVER:
            return None
        case _:
            assert_never(state.phase)


def deciders(state: State) -> tuple[Seat, ...]:
    """Whose wishes count; the subject has no say in the guesses (ROR-08)."""
    team = decides(state)
    return () if team is None else tuple(seat for seat in members(state, team) if seat != state.subject)


def next_subject(state: State) -> Seat:
    """Who has been subject least often, the first seat of several: a proposal that is nobody's (ROR-05)."""
    been = [one.subject for one in state.past]
    return min(members(state, state.testers), key=lambda seat: (been.count(seat), seat))
