"""Who is who in a round, and how many rounds there are."""

from __future__ import annotations

from unspoken.games.pareidolia.types import MOST_TIMES, State
from unspoken.kernel.game import Seat
from unspoken.kernel.seats import every_seat

DROPLETS = 45
"""All that there are (PAR-21)."""
_DROPLETS_A_ROUND = 3  # for both artists and whoever found the word


def main_artist(state: State) -> Seat:
    """The dispenser passes one seat to the left each round (PAR-18)."""
    assert state.first is not None
    return Seat((state.first + state.round - 1) % state.seats)


def second_artist(state: State) -> Seat:
    """Who sits opposite the main artist (PAR-02)."""
    return Seat((main_artist(state) + state.seats // 2) % state.seats)


def timekeeper(state: State) -> Seat:
    """Who sits to the right of the main artist (PAR-04)."""
    return Seat((main_artist(state) - 1) % state.seats)


def artists(state: State) -> tuple[Seat, Seat]:
    """The main artist and the second."""
    return main_artist(state), second_artist(state)


def watchers(state: State) -> tuple[Seat, ...]:
    """All but the artists, in seat order."""
    return tuple(seat for seat in every_seat(state.seats) if seat not in artists(state))


def acting_artist(state: State) -> Seat:
    """Whose action it is: the artists take turns, after the toss the second one first (PAR-09)."""
    assert state.last_action is not None
    return main_artist(state) if state.last_action.number % 2 else second_artist(state)


def next_artist(state: State) -> Seat:
    """Whose action comes after that (PAR-09)."""
    return fellow_artist(state, acting_artist(state))


def fellow_artist(state: State, artist: Seat) -> Seat:
    """The other of the two artists."""
    main, second = artists(state)
    return second if artist == main else main


def rewarded(state: State) -> tuple[Seat, ...]:
    """Who gets a droplet: the artists and whoever found the word; nobody where nobody did (PAR-17)."""
    return () if state.found is None else (*artists(state), state.guesses[state.found - 1].seat)


def rounds(seats: int, times: int) -> int:
    """How many rounds a game has: everyone is main artist as often as everyone else (PAR-19, PAR-21)."""
    return seats * min(times or MOST_TIMES, most_times(seats))


def most_times(seats: int) -> int:
    """How often everyone can be main artist: as often as the rule book says, for the droplets last no longer.

    With four or five that is three times, with six or seven twice, with more once (PAR-19, PAR-21).
    """
    return DROPLETS // (_DROPLETS_A_ROUND * seats)
