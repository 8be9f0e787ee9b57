"""Dixit encoded as numbers: cards by their position in the deck, and clues from a small vocabulary."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.games.dixit.types import Command, GoOn, Materials, Phase, Private, Public, Tell, Written
from unspoken.kernel.parts.research import from_seat, number_in, padded, relative_seat
from unspoken.kernel.types import Ask, Seat

VOCABULARY = (
    "alone", "beginning", "below", "childhood", "dream", "ending", "far", "fire",
    "flight", "home", "journey", "light", "secret", "time", "together", "water",
)  # fmt: skip
"""The words that a teller may give as a clue; no meaning is assigned to them."""
_PHASES = tuple(Phase)
_HAND, _BOARD = 7, 12


class DixitCoding:
    """The coding of Dixit at one table size."""

    most_choices = 21
    free_actions = 1 + _HAND * len(VOCABULARY)
    needs_trial = True

    def __init__(self, materials: Materials, seats: int) -> None:
        self._cards = tuple(sorted({*materials.cards, *materials.spare}))
        self._seats = seats
        self.size = 4 + _HAND + 2 * _BOARD + 2 * seats

    def observe(self, public: Public, private: Private, seat: Seat) -> Sequence[int]:
        """Return phase, round, teller, clue; hand; board; owners; scores; votes once shown."""
        clue = public.clue
        clue_number = number_in(clue.text, VOCABULARY) if isinstance(clue, Written) else 0
        owners = [relative_seat(owner, seat, self._seats) for owner in public.owners]
        own_cards = [1 if number in private.own else 0 for number in range(1, len(public.board) + 1)]
        votes = [vote or 0 for vote in public.votes] or [0] * self._seats
        return (
            _PHASES.index(public.phase),
            public.round,
            relative_seat(public.teller, seat, self._seats),
            clue_number,
            *padded((number_in(card, self._cards) for card in private.hand), _HAND),
            *padded((number_in(card, self._cards) for card in public.board), _BOARD),
            *padded(owners or own_cards, _BOARD),
            *from_seat(public.scores, seat),
            *from_seat(votes, seat),
        )

    def free_commands(self, public: Public, private: Private, ask: Ask[Command]) -> Sequence[Command | None]:
        """Return `GoOn` if it is an answer, then each card of the hand with each word."""
        clues = [Tell(card, Written(word)) for card in private.hand for word in VOCABULARY]
        missing = [None] * (_HAND * len(VOCABULARY) - len(clues))
        return [GoOn() if "go-on" in ask.answers else None, *clues, *missing]


def coding(materials: Materials, seats: int) -> DixitCoding:
    """Return the coding for these materials and seats."""
    return DixitCoding(materials, seats)
