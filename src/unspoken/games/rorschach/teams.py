"""The two teams: their members, and which team decides (ROR-01)."""

from __future__ import annotations

from typing import assert_never

from unspoken.games.rorschach.types import Options, Phase, Role, State, Team
from unspoken.kernel.seats import BySeat, every_seat
from unspoken.kernel.types import Seat


def halves(order: tuple[Seat, ...]) -> BySeat[Team]:
    """Split an order of the seats: the first half, rounded up, against the rest (ROR-01)."""
    first = frozenset(order[: (len(order) + 1) // 2])
    return tuple(0 if seat in first else 1 for seat in every_seat(len(order)))


def teams_before_start(options: Options, seats: int) -> BySeat[Team] | None:
    """Return the teams as people are seated now; None if the seed will draw them (ROR-01)."""
    return halves(every_seat(seats)) if options.teams == "seated" else None


def members(state: State, team: Team) -> tuple[Seat, ...]:
    """Return the members of a team, in seat order."""
    return tuple(seat for seat in every_seat(state.seats) if state.teams[seat] == team)


def deciding_team(state: State) -> Team | None:
    """Return the team that has to decide now, or None."""
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
    """Return the seats whose wishes count; the subject has no say in the guesses (ROR-08)."""
    team = deciding_team(state)
    return () if team is None else tuple(seat for seat in members(state, team) if seat != state.subject)


def role_of(state: State, seat: Seat) -> Role:
    """Return the role of a seat in this round."""
    if seat == state.subject:
        return Role.SUBJECT
    return Role.TESTER if state.teams[seat] == state.testers else Role.CONTROL


def least_often_subject(state: State) -> Seat:
    """Return the member of the test team who was subject least often, the first of several (ROR-05)."""
    been = [past.subject for past in state.past]
    return min(members(state, state.testers), key=lambda seat: (been.count(seat), seat))
