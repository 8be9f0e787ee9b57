"""The rules of Pattern, one situation per test."""

from __future__ import annotations

import pytest

from unspoken.cli.template.game import GAME
from unspoken.cli.template.game.rules import gains_of
from unspoken.cli.template.game.types import GoOn, Materials, Options, Pick, State
from unspoken.kernel.session import Session, Submission, open_session, submit, tick
from unspoken.kernel.types import Millis, Outcome, Refused, Seat

Table = Session[Options, Materials, State, Pick | GoOn]


def opened(target: int = 5) -> Table:
    """Return a table of three players in the first round."""
    table = open_session(GAME, Options(target=target), Materials(), 3, b"a seed")
    return tick(GAME, table, Millis(0))[0]


def picked(table: Table, *numbers: int) -> Table:
    """Return the table after these numbers were picked, from the first seat on."""
    for seat, number in enumerate(numbers):
        key = f"pick-{table.state.round}"
        table, _ = submit(GAME, table, Submission(Seat(seat), key, Pick(number)), Millis(0))
    return table


def gone_on(table: Table) -> Table:
    """Return the table after everybody went on."""
    key = f"go-on-{table.state.round}"
    for seat in range(table.header.seats):
        table, _ = submit(GAME, table, Submission(Seat(seat), key, GoOn()), Millis(0))
    return table


def test_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    """PAT-01: the table is a circle."""
    assert gains_of((2, 1, 2)) == (0, 0, 1)


def test_a_number_may_be_changed_until_the_last_has_picked() -> None:
    """PAT-02: the last number counts."""
    table, _ = submit(GAME, picked(opened(), 1), Submission(Seat(0), "pick-1", Pick(3)), Millis(0))
    assert table.state.picks == (3, None, None)


def test_a_number_above_three_is_refused() -> None:
    """PAT-02: players pick 1, 2 or 3."""
    with pytest.raises(Refused, match="no-such-number"):
        picked(opened(), 4)


def test_nobody_speaks_while_numbers_are_picked() -> None:
    """PAT-02: no channel has speakers."""
    assert [channel.speakers for channel in GAME.channels(opened().state)] == [frozenset()]


def test_a_picked_number_is_hidden() -> None:
    """PAT-02: the public view does not change."""
    table = opened()
    assert GAME.public(picked(table, 2).state) == GAME.public(table.state)


def test_numbers_are_shown_when_all_have_picked() -> None:
    """PAT-03: all numbers are shown at once."""
    assert GAME.public(picked(opened(), 1, 2, 3).state).picks == (1, 2, 3)


def test_picking_the_left_neighbours_number_scores_a_point() -> None:
    """PAT-03: the first seat's left neighbour is the second."""
    assert picked(opened(), 2, 2, 3).state.scores == (1, 0, 0)


def test_players_with_equal_points_win_together() -> None:
    """PAT-04: all three reach the target in the same round."""
    table = gone_on(picked(opened(target=3), 1, 1, 1))
    table = gone_on(picked(table, 2, 2, 2))
    table = gone_on(picked(table, 3, 3, 3))
    assert GAME.outcome(table.state) == Outcome(frozenset({Seat(0), Seat(1), Seat(2)}), (3, 3, 3))
