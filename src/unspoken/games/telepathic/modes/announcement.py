"""Announcements: which conditions were named for which seats, and whether they are right (TEL-12)."""

from __future__ import annotations

from functools import cache

from unspoken.games.telepathic.conditions import is_met
from unspoken.games.telepathic.tiles import kind_of
from unspoken.games.telepathic.types import Guess, State
from unspoken.kernel.seats import BySeat, every_seat
from unspoken.kernel.types import Seat


def guesses_of_both(state: State) -> tuple[Guess, ...]:
    """Return the guesses of one announcement of a colour and a shape, for the seats with win conditions."""
    return tuple(
        Guess(naming.seat, Seat(seat), name, name is win)
        for naming in state.named
        for seat, win in enumerate(state.wins)
        for name in naming.names
        if win is not None and kind_of(name) is kind_of(win)
    )


def guesses_of_partners(state: State) -> tuple[Guess, ...]:
    """Return the partners' guesses about each other, ordered by the seat that a guess is about."""
    said = {naming.seat: naming.names[0] for naming in state.named}
    return tuple(
        Guess(by, seat, said[by], said[by] is state.wins[seat])
        for seat in every_seat(state.seats)
        if (by := opposite(seat, state.seats)) in said
    )


def fulfilled(state: State, guesses: tuple[Guess, ...]) -> bool:
    """True if all names are right, and the grid meets them all (TEL-12)."""
    return all(guess.right and is_met(state.grid, guess.name) for guess in guesses)


def winners_by_naming_both(state: State) -> frozenset[Seat] | None:
    """Return all seats or no seats once both conditions are named; None before that."""
    if not state.named:
        return None
    return frozenset(every_seat(state.seats)) if fulfilled(state, guesses_of_both(state)) else frozenset()


def opposite(seat: Seat, seats: int) -> Seat:
    """Return the opposite seat at a table of two or of four seats."""
    return Seat((seat + seats // 2) % seats)


@cache  # of two or four seats; every view needs the partners
def opposites(seats: int) -> BySeat[Seat | None]:
    """Return the partner of each seat: the seat opposite."""
    return tuple(opposite(seat, seats) for seat in every_seat(seats))
