"""The roles of a round, and the number of rounds."""

from __future__ import annotations

from functools import cache

from unspoken.games.pareidolia.types import MOST_TIMES, State
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Seat

DROPLETS = 45
"""All droplets of the game (PAR-21)."""
_DROPLETS_A_ROUND = 3  # for both artists and the finder


def main_artist(state: State) -> Seat:
    """Return the main artist; the role passes one seat to the left each round (PAR-18)."""
    return artists(state)[0]


def second_artist(state: State) -> Seat:
    """Return the second artist, who sits opposite the main artist (PAR-02)."""
    return artists(state)[1]


def timekeeper(state: State) -> Seat:
    """Return the timekeeper, who sits to the right of the main artist (PAR-04)."""
    return Seat((main_artist(state) - 1) % state.seats)


def artists(state: State) -> tuple[Seat, Seat]:
    """Return the main artist and the second."""
    assert state.first is not None
    return _artists(state.first, state.round, state.seats)


@cache  # few seats and rounds; every view asks for the artists several times
def _artists(first: Seat, round_number: int, seats: int) -> tuple[Seat, Seat]:
    main = (first + round_number - 1) % seats
    return Seat(main), Seat((main + seats // 2) % seats)


def watchers(state: State) -> tuple[Seat, ...]:
    """Return all seats but the artists', in seat order."""
    return _watchers(artists(state), state.seats)


@cache  # few seats; every step asks for the watchers
def _watchers(pair: tuple[Seat, Seat], seats: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in every_seat(seats) if seat not in pair)


def acting_artist(state: State) -> Seat:
    """Return whose action it is: the artists take turns; after the toss the second artist begins (PAR-09)."""
    assert state.last_action is not None
    main, second = artists(state)
    return main if state.last_action.number % 2 else second


def fellow_artist(state: State, artist: Seat) -> Seat:
    """Return the other artist."""
    main, second = artists(state)
    return second if artist == main else main


def rewarded(state: State) -> tuple[Seat, ...]:
    """Return who gets a droplet: the artists and the finder; nobody if the word was not found (PAR-17)."""
    return () if state.found is None else (*artists(state), state.guesses[state.found - 1].seat)


@cache  # few seats and times; every view shows the number
def rounds(seats: int, times: int) -> int:
    """Return the number of rounds: everyone is main artist equally often (PAR-19, PAR-21)."""
    return seats * min(times or MOST_TIMES, most_times(seats))


def most_times(seats: int) -> int:
    """Return how often everyone can be main artist before the droplets run out.

    Three times with four or five players, twice with six or seven, once with more (PAR-19, PAR-21).
    """
    return DROPLETS // (_DROPLETS_A_ROUND * seats)
