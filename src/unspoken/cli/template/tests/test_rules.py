"""The rules of Pattern, one situation each."""

from __future__ import annotations

import pytest

from unspoken.cli.template.game import GAME
from unspoken.cli.template.game.rules import gains_of
from unspoken.cli.template.game.types import GoOn, Materials, Options, Pick, State
from unspoken.kernel.game import Millis, Outcome, Refused, Seat
from unspoken.kernel.session import Session, open_session, submit, tick

Table = Session[Options, Materials, State, Pick | GoOn]


def opened(target: int = 5) -> Table:
    """Three players who are asked for their first number."""
    table = open_session(GAME, Options(target=target), Materials(), 3, b"a seed")
    return tick(GAME, table, Millis(0))[0]


def picked(table: Table, *numbers: int) -> Table:
    """The same table when these numbers have been picked, from the first seat on."""
    for seat, number in enumerate(numbers):
        key = f"pick-{table.state.round}"
        table, _ = submit(GAME, table, Seat(seat), key, Pick(number), Millis(0))
    return table


def looked_at(table: Table) -> Table:
    """The same table when everybody has seen enough of the numbers."""
    key = f"go-on-{table.state.round}"
    for seat in range(table.header.seats):
        table, _ = submit(GAME, table, Seat(seat), key, GoOn(), Millis(0))
    return table


def test_the_first_seat_is_the_last_ones_left_neighbour() -> None:
    """PAT-01: the table is a circle."""
    assert gains_of((2, 1, 2)) == (0, 0, 1)


def test_a_number_may_be_changed_until_the_last_has_picked() -> None:
    """PAT-02: the second thought counts."""
    table, _ = submit(GAME, picked(opened(), 1), Seat(0), "pick-1", Pick(3), Millis(0))
    assert table.state.picks == (3, None, None)


def test_there_is_no_fourth_number() -> None:
    """PAT-02: 1, 2 or 3."""
    with pytest.raises(Refused, match="no-such-number"):
        picked(opened(), 4)


def test_nobody_speaks_while_numbers_are_picked() -> None:
    """PAT-02: silence is a rule."""
    assert [channel.speakers for channel in GAME.channels(opened().state)] == [frozenset()]


def test_a_picked_number_is_shown_to_nobody() -> None:
    """PAT-02: everybody sees as much as before."""
    table = opened()
    assert GAME.public(picked(table, 2).state) == GAME.public(table.state)


def test_numbers_are_shown_when_all_have_picked() -> None:
    """PAT-03: all at once."""
    assert GAME.public(picked(opened(), 1, 2, 3).state).picks == (1, 2, 3)


def test_thinking_like_the_left_neighbour_brings_a_point() -> None:
    """PAT-03: the first seat's left neighbour is the second."""
    assert picked(opened(), 2, 2, 3).state.scores == (1, 0, 0)


def test_equals_win_together() -> None:
    """PAT-04: all three have their points in the same round."""
    table = looked_at(picked(opened(target=3), 1, 1, 1))
    table = looked_at(picked(table, 2, 2, 2))
    table = looked_at(picked(table, 3, 3, 3))
    assert GAME.outcome(table.state) == Outcome(frozenset({Seat(0), Seat(1), Seat(2)}), (3, 3, 3))
