"""Numbers of cards by number of players (DIX-01, DIX-04)."""

SEAT_COUNTS = range(3, 9)
"""Three to eight players."""


def hand_size(seats: int) -> int:
    """Return the hand size: six cards, or seven with three players."""
    return 7 if seats == 3 else 6


def lays(seats: int) -> int:
    """Return how many cards each player but the teller lays: one, or two with three players."""
    return 2 if seats == 3 else 1


def deck_needed(seats: int) -> int:
    """Return the size of the smallest usable deck: all hands, and the board of one round."""
    return seats * hand_size(seats) + 1 + (seats - 1) * lays(seats)


LARGEST_NEED = max(deck_needed(seats) for seats in SEAT_COUNTS)
"""A deck of this size is enough for any number of players."""
