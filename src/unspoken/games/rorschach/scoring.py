"""Who gets an image, and when a game is won: the table of ROR-10, as data."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, assert_never

from unspoken.games.rorschach.types import Images, State, Team

POINTS_TO_WIN, LEAD_TO_WIN = 4, 2
"""A game is won with so many points, and so many more than the other team (ROR-14)."""


class Winner(Enum):
    """Where an image goes."""

    TESTERS = "testers"
    CONTROL = "control"
    NOBODY = "nobody"


class Row(NamedTuple):
    """A row of the table: what follows when each team was right, or wrong, about the first image."""

    testers_right: bool
    control_right: bool
    first: Winner
    again: bool
    """Whether the test team guesses at a second image."""
    second_right: Winner = Winner.NOBODY
    second_wrong: Winner = Winner.NOBODY


TABLE = (
    Row(True, True, Winner.NOBODY, True, Winner.TESTERS, Winner.CONTROL),
    Row(True, False, Winner.TESTERS, True, Winner.TESTERS, Winner.NOBODY),
    Row(False, False, Winner.NOBODY, False),
    Row(False, True, Winner.CONTROL, False),
)


def row_for(testers_right: bool, control_right: bool) -> Row:
    """What the table says of a first image."""
    return next(one for one in TABLE if one[:2] == (testers_right, control_right))


def row_of_round(state: State) -> Row:
    """The row of a round whose first image was revealed."""
    first = state.reveals[0]
    return row_for(first.testers is first.symbol, first.control is first.symbol)


def team_of(winner: Winner, testers: Team) -> Team | None:
    """Which team an image goes to; None for the box."""
    match winner:
        case Winner.TESTERS:
            return testers
        case Winner.CONTROL:
            return 1 - testers
        case Winner.NOBODY:
            return None
        case _:
            assert_never(winner)


def leading_team(won: tuple[Images, Images]) -> Team | None:
    """The team with more points; None where they have as many."""
    first, second = map(len, won)
    return None if first == second else int(second > first)


def winning_team(won: tuple[Images, Images]) -> Team | None:
    """The team that has won the game, if one has (ROR-14)."""
    leader = leading_team(won)
    if leader is None:
        return None
    best, other = len(won[leader]), len(won[1 - leader])
    return leader if best >= POINTS_TO_WIN and best - other >= LEAD_TO_WIN else None
