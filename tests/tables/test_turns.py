"""Turns that wait are passed on one after the other, however many there are."""

from __future__ import annotations

from collections.abc import Callable

from unspoken.tables.turns import Turns

_MANY = 5_000
"""More than a stack is deep."""


def test_thousands_who_waited_for_one_have_their_turn() -> None:
    """Each is over at once, as a reaction is; the first waited for the disk."""
    turns = Turns("TABLE2")
    over: list[object] = []

    def ending(name: object) -> Callable[[], None]:
        return lambda: turns.end(lambda value, _trouble: over.append(value), name, None)

    end_first = ending("first")
    turns.take(lambda: None)
    for number in range(_MANY):
        turns.take(ending(number))
    end_first()
    assert (over, turns.taken) == (["first", *range(_MANY)], False)


def test_a_turn_that_takes_its_time_holds_the_others_up() -> None:
    """Also where it was passed on in a row of short ones."""
    turns = Turns("TABLE2")
    begun: list[str] = []

    def short() -> None:
        begun.append("short")
        turns.end(lambda _value, _trouble: None, None, None)

    turns.take(lambda: None)
    for begin in (short, lambda: begun.append("long"), short):
        turns.take(begin)
    turns.end(lambda _value, _trouble: None, None, None)
    assert (begun, turns.taken) == (["short", "long"], True)
    turns.end(lambda _value, _trouble: None, None, None)
    assert (begun, turns.taken) == (["short", "long", "short"], False)
