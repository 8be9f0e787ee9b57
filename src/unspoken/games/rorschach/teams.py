"""The two teams: their members, and which team decides (ROR-01)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import assert_never

from unspoken.games.rorschach.types import Options, Phase, Role, State, Team
from unspoken.kernel.seats import BySeat, every_seat
from unspoken.kernel.types import Seat

_SUBJECT, _TESTER, _CONTROL = Role.SUBJECT, Role.TESTER, Role.CONTROL  # reading a member of an enum is slow


def halves(order: tuple[Seat, ...]) -> BySeat[Team]:
    """Split an order of the seats: the first half, rounded up, against the rest (ROR-01)."""
    first = frozenset(order[: (len(order) + 1) // 2])
    return tuple(0 if seat in first else 1 for seat in every_seat(len(order)))


def teams_before_start(options: Options, seats: int) -> BySeat[Team] | None:
    """Return the teams as people are seated now; None if the seed will draw them (ROR-01)."""
    return halves(every_seat(seats)) if options.teams == "seated" else None


@lru_cache(maxsize=1024)  # needed several times a move; there are about 500 ways to split up to ten seats
def members(teams: BySeat[Team], team: Team) -> tuple[Seat, ...]:
    """Return the members of a team, in seat order."""
    return tuple(seat for seat in every_seat(len(teams)) if teams[seat] == team)


def deciding_team(state: State) -> Team | None:
    """Return the team that has to decide now, or None."""
    return _deciding_team(state.phase, state.testers)


@cache  # needed several times a move, for every seat; there are eleven phases and two teams
def _deciding_team(phase: Phase, testers: Team) -> Team | None:
    match phase:
        case Phase.CHOOSING | Phase.GUESSING | Phase.SECOND:
            return testers
        case Phase.REMOVING | Phase.COUNTERING:
            return 1 - testers
        case Phase.SEATING | Phase.DEALING | Phase.MATCHING | Phase.REVEALED | Phase.SCORED | Phase.OVER:
            return None
        case _:
            assert_never(phase)


def deciders(state: State) -> tuple[Seat, ...]:
    """Return the seats whose wishes count; the subject has no say in the guesses (ROR-08)."""
    return _deciders(state.teams, state.phase, state.testers, state.subject)


@lru_cache(maxsize=4096)  # like `members`
def _deciders(teams: BySeat[Team], phase: Phase, testers: Team, subject: Seat | None) -> tuple[Seat, ...]:
    team = _deciding_team(phase, testers)
    return () if team is None else tuple(seat for seat in members(teams, team) if seat != subject)


def role_of(state: State, seat: Seat) -> Role:
    """Return the role of a seat in this round."""
    if seat == state.subject:
        return _SUBJECT
    return _TESTER if state.teams[seat] == state.testers else _CONTROL


def least_often_subject(state: State) -> Seat:
    """Return the member of the test team who was subject least often, the first of several (ROR-05)."""
    been = [past.subject for past in state.past]
    return min(members(state.teams, state.testers), key=been.count)
