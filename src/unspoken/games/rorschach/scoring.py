"""Who gets an image, and when a game is won: the table of ROR-10 as data."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, assert_never

from unspoken.games.rorschach.cards import Images
from unspoken.games.rorschach.types import State, Team

POINTS_TO_WIN, LEAD_TO_WIN = 4, 2
"""The points that win a game, and the required lead (ROR-14)."""


class Winner(Enum):
    """The receiver of an image."""

    TESTERS = "testers"
    CONTROL = "control"
    NOBODY = "nobody"


class Row(NamedTuple):
    """A row of the table, selected by which teams were right about the first image."""

    testers_right: bool
    control_right: bool
    first: Winner
    again: bool
    """Whether the test team makes a second guess."""
    second_right: Winner = Winner.NOBODY
    second_wrong: Winner = Winner.NOBODY


TABLE = (
    Row(True, True, Winner.NOBODY, True, Winner.TESTERS, Winner.CONTROL),
    Row(True, False, Winner.TESTERS, True, Winner.TESTERS, Winner.NOBODY),
    Row(False, False, Winner.NOBODY, False),
    Row(False, True, Winner.CONTROL, False),
)


def row_for(testers_right: bool, control_right: bool) -> Row:
    """Return the row for a first image."""
    return next(row for row in TABLE if row[:2] == (testers_right, control_right))


def row_of_round(state: State) -> Row:
    """Return the row of a round whose first image was revealed."""
    first = state.reveals[0]
    return row_for(first.testers is first.symbol, first.control is first.symbol)


def team_of(winner: Winner, testers: Team) -> Team | None:
    """Return the team that gets an image; None for the box."""
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
    """Return the team with more points; None if they are equal."""
    first, second = map(len, won)
    return None if first == second else int(second > first)


def winning_team(won: tuple[Images, Images]) -> Team | None:
    """Return the team that has won the game, or None (ROR-14)."""
    leader = leading_team(won)
    if leader is None:
        return None
    best, other = len(won[leader]), len(won[1 - leader])
    return leader if best >= POINTS_TO_WIN and best - other >= LEAD_TO_WIN else None
