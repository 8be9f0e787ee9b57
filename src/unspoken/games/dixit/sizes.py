"""How many cards there are of each kind, by the number of players (DIX-01, DIX-04)."""

SEAT_COUNTS = range(3, 9)
"""Three to eight play."""


def hand_size(seats: int) -> int:
    """Six cards each; three players hold seven."""
    return 7 if seats == 3 else 6


def lays(seats: int) -> int:
    """How many cards each of the others lays beside the teller's: one, or two with three players."""
    return 2 if seats == 3 else 1


def deck_needed(seats: int) -> int:
    """The smallest deck: all hands, and one round's cards on the table."""
    return seats * hand_size(seats) + 1 + (seats - 1) * lays(seats)


LARGEST_NEED = max(deck_needed(seats) for seats in SEAT_COUNTS)
"""A deck of so many is enough for any table."""
